// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/ascii.h"
#include "core/text/utf8.h"
#include "core/urls/row_sink.h"

#include <algorithm>
#include <charconv>

namespace crawlright::urls {

namespace {

constexpr std::size_t npos = std::string_view::npos;

/// `sm` of `sm:loc`.
std::string_view prefixOf(std::string_view name)
{
    const std::size_t colon = name.find(':');
    return colon == npos ? std::string_view() : name.substr(0, colon);
}

std::string_view localOf(std::string_view name)
{
    return name.substr(name.find(':') + 1); // npos + 1 is 0
}

/// A character by its number (`#38`, `#x26`); nullopt where it is none.
std::optional<char32_t> numbered(std::string_view digits)
{
    const bool isHex = digits.starts_with("#x") || digits.starts_with("#X");
    if (!digits.starts_with('#'))
        return std::nullopt;
    digits.remove_prefix(isHex ? 2 : 1);
    std::uint32_t number = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), number, isHex ? 16 : 10);
    if (error != std::errc() || end != digits.data() + digits.size())
        return std::nullopt;
    return static_cast<char32_t>(number);
}

/// Text with the five entities of XML and numbered characters in place; false where it has another
/// one, which would be the file's own: none is ever expanded.
bool appendExpanded(std::string& out, std::string_view text)
{
    constexpr std::array<std::pair<std::string_view, char>, 5> known{
        {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}}};
    bool allKnown = true;
    for (;;) {
        const std::size_t begin = text.find('&');
        out += text.substr(0, begin);
        if (begin == npos)
            return allKnown;
        text.remove_prefix(begin + 1);
        const std::size_t end = text.find(';');
        const std::string_view name = text.substr(0, end);
        const auto* const entity =
            std::ranges::find(known, name, &std::pair<std::string_view, char>::first);
        if (end == npos || (entity == known.end() && !numbered(name))) {
            // A bare `&`, as many write it, stays; a name of its own is a fault.
            const bool isBare =
                end == npos || end > 32 || name.empty() || name.find_first_of(" =&/?") != npos;
            allKnown = allKnown && isBare;
            out += '&';
            continue;
        }
        if (entity != known.end())
            out += entity->second;
        else
            text::appendUtf8(out, *numbered(name));
        text.remove_prefix(end + 1);
    }
}

/// Reads tags and text as they come; no document is built, nothing is nested in memory but names.
class SitemapReader final : public FormatReader {
public:
    void feed(std::string_view chunk, RowSink& sink) override
    {
        m_bytes += chunk;
        read(sink);
    }

    void finish(RowSink& sink) override
    {
        read(sink);
        if (!m_isSitemap)
            sink.addBad(Fault::NoSitemap, m_line);
        else if (!m_path.empty() || m_bytes.find_first_not_of(" \t\r\n", m_at) != npos ||
                 !m_skipTo.empty())
            sink.addBad(Fault::Truncated, m_line);
    }

private:
    // Deeper elements have no place in a sitemap; they are counted only.
    static constexpr std::size_t deepest = 32;

    void read(RowSink& sink)
    {
        while (m_at < m_bytes.size() && (m_skipTo.empty() ? step(sink) : skip())) {
        }
        m_bytes.erase(0, m_at);
        m_at = 0;
    }

    [[nodiscard]] std::string_view rest() const { return std::string_view(m_bytes).substr(m_at); }

    void advance(std::size_t count)
    {
        m_line += static_cast<std::uint64_t>(std::ranges::count(rest().substr(0, count), '\n'));
        m_at += count;
    }

    /// Goes on after `m_skipTo`; false where more bytes are needed.
    bool skip()
    {
        const std::size_t end = rest().find(m_skipTo);
        const std::size_t kept = std::min(rest().size(), m_skipTo.size() - 1);
        const std::size_t inside = end == npos ? rest().size() - kept : end;
        if (m_isCdata)
            addPlain(rest().substr(0, inside));
        advance(inside);
        if (end == npos)
            return false;
        advance(m_skipTo.size());
        m_skipTo = {};
        m_isCdata = false;
        return true;
    }

    /// Text up to the next tag, or a tag; false where more bytes are needed.
    bool step(RowSink& sink)
    {
        if (rest().front() != '<') {
            const std::size_t text = std::min(rest().find('<'), rest().size());
            addText(rest().substr(0, text));
            advance(text);
            return true;
        }
        constexpr std::string_view cdata = "<![CDATA[";
        if (cdata.starts_with(rest()) || std::string_view("<!--").starts_with(rest()))
            return false;
        if (rest().starts_with("<!--"))
            return skipFrom(4, "-->");
        if (rest().starts_with(cdata)) {
            m_isCdata = true;
            return skipFrom(cdata.size(), "]]>");
        }
        if (rest().starts_with("<?"))
            return skipFrom(2, "?>");
        const std::size_t end = tagEnd();
        if (end == npos) {
            if (rest().size() > longestLine) {
                sink.addBad(Fault::TooLong, m_line);
                return skipFrom(1, ">");
            }
            return false;
        }
        tag(rest().substr(1, end - 1), sink);
        advance(end + 1);
        return true;
    }

    bool skipFrom(std::size_t size, std::string_view to)
    {
        advance(size);
        m_skipTo = to;
        return true;
    }

    /// The `>` of the tag at hand: outside quotation marks, and of a declaration's brackets.
    [[nodiscard]] std::size_t tagEnd() const
    {
        const std::string_view text = rest();
        const bool isDeclaration = text.starts_with("<!");
        char quote = 0;
        int brackets = 0;
        for (std::size_t i = 1; i < text.size(); ++i) {
            const char c = text[i];
            if (quote != 0)
                quote = c == quote ? '\0' : quote;
            else if (c == '"' || c == '\'')
                quote = c;
            else if (isDeclaration && (c == '[' || c == ']'))
                brackets += c == '[' ? 1 : -1;
            else if (c == '>' && brackets <= 0)
                return i;
        }
        return npos;
    }

    void tag(std::string_view inside, RowSink& sink)
    {
        if (inside.starts_with('!'))
            return;
        if (inside.starts_with('/')) {
            close(sink);
            return;
        }
        const std::string_view name = inside.substr(0, inside.find_first_of(" \t\r\n/"));
        const bool isEmpty = inside.ends_with('/');
        if (m_path.empty()) {
            const std::string_view root = localOf(name);
            m_isSitemap = m_isSitemap || root == "urlset" || root == "sitemapindex";
            if (root == "sitemapindex")
                sink.setIndex();
        }
        if (isEmpty)
            return;
        const bool isLocation = isLocationName(name);
        if (m_path.size() < deepest)
            m_path.emplace_back(name);
        else
            ++m_tooDeep;
        if (isLocation) {
            m_isInLocation = true;
            m_isKnown = true;
            m_isTooLong = false;
            m_location.clear();
            m_pending.clear();
            m_locationLine = m_line;
        }
    }

    /// `loc` right within `url` or `sitemap`, not that of an image or a video.
    [[nodiscard]] bool isLocationName(std::string_view name) const
    {
        if (m_tooDeep > 0 || m_path.size() < 2 || localOf(name) != "loc")
            return false;
        const std::string_view parent = m_path.back();
        return prefixOf(name) == prefixOf(parent) &&
               (localOf(parent) == "url" || localOf(parent) == "sitemap");
    }

    void close(RowSink& sink)
    {
        if (m_tooDeep > 0) {
            --m_tooDeep;
            return;
        }
        if (m_isInLocation)
            addLocation(sink);
        m_isInLocation = false;
        if (!m_path.empty())
            m_path.pop_back();
    }

    /// Text whose entities may be cut by a chunk's end.
    void addText(std::string_view text)
    {
        if (!m_isInLocation || m_isTooLong)
            return;
        m_pending += text;
        m_isTooLong = m_pending.size() + m_location.size() > longestLine;
    }

    void addPlain(std::string_view text)
    {
        if (!m_isInLocation || m_isTooLong)
            return;
        expandPending();
        m_location += text;
        m_isTooLong = m_location.size() > longestLine;
    }

    void expandPending()
    {
        m_isKnown = appendExpanded(m_location, m_pending) && m_isKnown;
        m_pending.clear();
    }

    void addLocation(RowSink& sink)
    {
        expandPending();
        const std::string_view url = text::trimmed(m_location);
        if (m_isTooLong)
            sink.addBad(Fault::TooLong, m_locationLine);
        else if (!m_isKnown)
            sink.addBad(Fault::UnknownEntity, m_locationLine);
        else
            sink.add(url, m_locationLine);
    }

    std::string m_bytes; ///< what is not read yet
    std::size_t m_at = 0;
    std::uint64_t m_line = 1;
    std::string_view m_skipTo; ///< the end of what is being passed over
    bool m_isCdata = false;
    std::vector<std::string> m_path; ///< names of the open elements
    std::size_t m_tooDeep = 0;
    bool m_isSitemap = false;
    bool m_isInLocation = false;
    bool m_isKnown = true;
    bool m_isTooLong = false;
    std::string m_location;
    std::string m_pending; ///< text whose entities are not expanded yet
    std::uint64_t m_locationLine = 0;
};

} // namespace

std::unique_ptr<FormatReader> makeSitemapReader()
{
    return std::make_unique<SitemapReader>();
}

} // namespace crawlright::urls
