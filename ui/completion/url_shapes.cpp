// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/completion/url_shapes.h"

#include "core/access/url.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <unordered_map>

namespace crawlright::completion {

namespace {

using urls::Row;

/// How many URLs have a name. Views into the list: the names are not copied.
class NameCount {
public:
    void add(std::string_view name, Row row)
    {
        constexpr std::size_t mostNames = 65'536;
        auto known = m_names.find(name);
        if (known == m_names.end()) {
            if (m_names.size() >= mostNames)
                return;
            known = m_names.emplace(name, Entry{}).first;
        } else if (known->second.last == row) {
            return; // twice in one URL
        }
        ++known->second.urls;
        known->second.last = row;
    }

    [[nodiscard]] std::vector<UrlShapes::Count> take(std::size_t most) const
    {
        std::vector<UrlShapes::Count> counts;
        counts.reserve(m_names.size());
        for (const auto& [name, entry] : m_names)
            counts.push_back({std::string(name), entry.urls});
        const std::size_t kept = std::min(most, counts.size());
        std::ranges::partial_sort(
            counts, counts.begin() + static_cast<std::ptrdiff_t>(kept),
            [](auto& a, auto& b) { return a.urls != b.urls ? a.urls > b.urls : a.name < b.name; });
        counts.resize(kept);
        return counts;
    }

private:
    struct Entry {
        Row urls = 0;
        Row last = 0;
    };
    std::unordered_map<std::string_view, Entry> m_names;
};

/// Behind the last dot of the last segment, if it looks like an extension; else empty.
std::string_view extensionOf(std::string_view path)
{
    constexpr std::size_t longest = 8;
    path.remove_prefix(std::min(path.rfind('/') + 1, path.size()));
    const std::size_t dot = path.rfind('.');
    if (dot == std::string_view::npos || dot == 0)
        return {};
    const std::string_view extension = path.substr(dot + 1);
    const bool isPlain =
        std::ranges::all_of(extension, [](char c) { return text::isAlpha(c) || text::isDigit(c); });
    const bool isNumber = std::ranges::all_of(extension, text::isDigit);
    return isPlain && !isNumber && extension.size() <= longest ? extension : std::string_view();
}

} // namespace

std::optional<UrlShapes> shapesOf(const urls::UrlList& list, std::span<const Row> rows,
                                  std::size_t most, const urls::Stop& stop)
{
    UrlShapes shapes;
    NameCount extensions;
    NameCount keys;
    urls::Pauses pauses(stop);
    for (const Row row : rows) {
        bool needsSlash = false;
        const std::string_view url = access::pathIn(list[row], needsSlash);
        if (pauses.isStoppedAfter(url.size() + 1))
            return std::nullopt;
        const std::size_t question = std::min(url.find('?'), url.size());
        if (const std::string_view extension = extensionOf(url.substr(0, question));
            !extension.empty())
            extensions.add(extension, row);
        if (question == url.size())
            continue;
        ++shapes.withQuery;
        for (std::string_view query = url.substr(question + 1); !query.empty();) {
            const std::string_view part = query.substr(0, query.find('&'));
            query.remove_prefix(std::min(part.size() + 1, query.size()));
            const std::string_view key = part.substr(0, part.find('='));
            if (!key.empty())
                keys.add(key, row);
        }
    }
    shapes.extensions = extensions.take(most);
    shapes.queryKeys = keys.take(most);
    return shapes;
}

} // namespace crawlright::completion
