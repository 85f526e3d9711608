// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/crawlers/tool/write.h"

#include <algorithm>
#include <format>

namespace crawlright::catalogue_tool {

namespace {

/// A string literal; bytes outside printable ASCII as three octal digits.
std::string literal(std::string_view s)
{
    std::string out = "\"";
    for (const char c : s) {
        if (c == '"' || c == '\\') {
            out += {'\\', c};
        } else if (c >= ' ' && c <= '~') {
            out += c;
        } else {
            out += std::format("\\{:03o}", static_cast<unsigned char>(c));
        }
    }
    return out + '"';
}

/// The lists of all entries in one array, of which each entry names a part. Two entries with the
/// same list share it.
class Lists {
public:
    std::string add(const std::vector<std::string>& list)
    {
        if (list.empty())
            return "{}";
        const auto found = std::ranges::search(m_items, list);
        const auto at = found.begin() - m_items.begin();
        if (found.empty())
            m_items.insert(m_items.end(), list.begin(), list.end());
        return std::format("{{lists + {}, {}}}", at, list.size());
    }

    [[nodiscard]] std::string text() const
    {
        std::string out = "constexpr std::string_view lists[] = {\n";
        for (const std::string& item : m_items)
            out += "    " + literal(item) + ",\n";
        return out + "};\n";
    }

private:
    std::vector<std::string> m_items;
};

std::string entryText(const Entry& e, Lists& lists)
{
    const auto word = [](std::string_view type, const auto& table, std::string_view name) {
        return std::format("{}::{}", type, enumeratorOf(table, name));
    };
    const std::string fields[] = {
        literal(e.token),
        literal(e.operatedBy),
        word("Purpose", purposes, e.purpose),
        literal(e.userAgent),
        word("dialects::Id", dialectIds, e.dialect),
        word("Basis", bases, e.basis),
        literal(e.reader),
        e.approximate ? "true" : "false",
        lists.add(e.fallsBackTo),
        word("Answer", answers, e.obeysStar),
        word("Answer", answers, e.honoursRobotsTxt),
        word("Status", statuses, e.status),
        literal(e.renamedTo),
        word("Confidence", confidences, e.confidence),
        e.doubtful.empty() ? "false" : "true",
        literal(e.doubtful),
        literal(e.documentation),
        literal(e.notes),
        lists.add(e.sources),
        literal(e.checked),
    };
    std::string out = "    {";
    for (const std::string& field : fields)
        out += field + ", ";
    return out + "},\n";
}

} // namespace

std::string write(const std::vector<Entry>& entries)
{
    Lists lists;
    std::string array;
    for (const Entry& entry : entries)
        array += entryText(entry, lists);
    return "// Made from resources/crawlers.json; do not edit.\n"
           "#include \"core/crawlers/catalogue.h\"\n\n"
           "namespace crawlright::crawlers {\n\nnamespace {\n\n" +
           lists.text() + "\nconstexpr Entry entries[] = {\n" + array +
           "};\n\n} // namespace\n\n"
           "const Catalogue& builtIn()\n{\n"
           "    static const Catalogue catalogue{entries};\n    return catalogue;\n}\n\n"
           "} // namespace crawlright::crawlers\n";
}

} // namespace crawlright::catalogue_tool
