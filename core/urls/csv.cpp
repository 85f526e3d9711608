// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/ascii.h"
#include "core/urls/row_sink.h"

#include <algorithm>

namespace crawlright::urls {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// One record of a table and where the next begins.
struct Record {
    enum class State : std::uint8_t {
        Whole,
        Broken,     ///< a closing quote with text after it
        Unfinished, ///< the bytes end within it
    };
    State state = State::Whole;
    std::vector<std::string> cells;
    std::size_t end = 0;  ///< after its line ending
    bool isBlank = false; ///< an empty line
};

/// Reads records one after another, RFC 4180; quotation marks count at the start of a cell only.
class RecordParser {
public:
    RecordParser(std::string_view bytes, char delimiter, bool isLast)
        : m_bytes(bytes)
        , m_delimiter(delimiter)
        , m_isLast(isLast)
    {
    }

    Record parse(std::size_t at)
    {
        Record record;
        const std::size_t begin = at;
        for (;;) {
            record.cells.emplace_back();
            std::size_t end = cell(at, record);
            if (record.state == Record::State::Unfinished)
                return record;
            if (end < m_bytes.size() && m_bytes[end] == m_delimiter) {
                at = end + 1;
                continue;
            }
            record.isBlank = end == begin;
            if (end < m_bytes.size()) {
                // A CR that ends the bytes may have its LF still to come.
                const bool isCr = m_bytes[end] == '\r';
                if (isCr && end + 1 == m_bytes.size() && !m_isLast)
                    record.state = Record::State::Unfinished;
                end += isCr && m_bytes.substr(end + 1).starts_with('\n') ? 2 : 1;
            }
            record.end = end;
            return record;
        }
    }

private:
    /// Fills the last cell; returns where it ends: at a delimiter, a line ending or the end.
    std::size_t cell(std::size_t at, Record& record)
    {
        const bool isQuoted = at < m_bytes.size() && m_bytes[at] == '"';
        if (isQuoted)
            at = quoted(at + 1, record);
        const std::array<char, 3> stops{m_delimiter, '\r', '\n'};
        const std::size_t end =
            std::min(m_bytes.find_first_of(std::string_view(stops.data(), stops.size()), at),
                     m_bytes.size());
        const std::string_view rest = m_bytes.substr(at, end - at);
        if (!isQuoted)
            record.cells.back() = rest;
        else if (rest.find_first_not_of(" \t") != npos)
            record.state = Record::State::Broken;
        if (end == m_bytes.size() && !m_isLast)
            record.state = Record::State::Unfinished;
        return end;
    }

    /// The inside of quotation marks, from after the first; returns the place after the last.
    std::size_t quoted(std::size_t at, Record& record)
    {
        for (;;) {
            const std::size_t quote = m_bytes.find('"', at);
            if (quote == npos || (quote + 1 == m_bytes.size() && !m_isLast)) {
                record.state = Record::State::Unfinished;
                return m_bytes.size();
            }
            record.cells.back() += m_bytes.substr(at, quote - at);
            at = quote + 1;
            if (at == m_bytes.size() || m_bytes[at] != '"')
                return at;
            record.cells.back() += '"';
            ++at;
        }
    }

    static constexpr std::size_t npos = std::string_view::npos;

    std::string_view m_bytes;
    char m_delimiter;
    bool m_isLast;
};

class CsvReader final : public FormatReader {
public:
    explicit CsvReader(const CsvLayout& layout)
        : m_layout(layout)
    {
    }

    void feed(std::string_view chunk, RowSink& sink) override
    {
        m_bytes += chunk;
        read(sink, false);
    }

    void finish(RowSink& sink) override { read(sink, true); }

private:
    void read(RowSink& sink, bool isLast)
    {
        if (!m_sawStart) {
            if (m_bytes.size() < byteOrderMark.size() && !isLast)
                return;
            m_sawStart = true;
            m_at = m_bytes.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
        }
        while (m_at < m_bytes.size()) {
            if (m_isWithinLongLine && !skipLine(sink, isLast))
                break;
            // A quotation mark that is not closed within so many bytes is taken for a stray one,
            // however the chunks are cut.
            const std::size_t shown = std::min(m_bytes.size(), m_at + longestLine);
            const bool seesEnd = isLast && shown == m_bytes.size();
            const Record record = RecordParser(std::string_view(m_bytes).substr(0, shown),
                                               m_layout.delimiter, seesEnd)
                                      .parse(m_at);
            if (record.state != Record::State::Unfinished) {
                take(record, sink);
                advance(record.end);
                continue;
            }
            if (!isLast && shown == m_bytes.size())
                break;
            if (!skipLine(sink, isLast))
                break;
        }
        m_bytes.erase(0, m_at);
        m_at = 0;
    }

    void take(const Record& record, RowSink& sink)
    {
        const bool isHeader = m_layout.hasHeader && !m_sawFirst;
        m_sawFirst = m_sawFirst || !record.isBlank;
        if (record.isBlank)
            sink.addBlank();
        else if (record.state == Record::State::Broken)
            sink.addBad(Fault::BrokenQuotes, m_line);
        else if (isHeader)
            return;
        else if (m_layout.column >= record.cells.size())
            sink.addBad(Fault::NoSuchColumn, m_line);
        else
            sink.add(record.cells[m_layout.column], m_line);
    }

    /// Gives up the first line of a record whose quotation marks do not pair, so that the lines
    /// after it are read.
    bool skipLine(RowSink& sink, bool isLast)
    {
        const std::size_t end = std::min(m_bytes.find_first_of("\r\n", m_at), m_bytes.size());
        const bool isWhole = end < m_bytes.size() || isLast;
        if (!m_isWithinLongLine)
            sink.addBad(end - m_at < longestLine ? Fault::BrokenQuotes : Fault::TooLong, m_line);
        // A CR that ends the bytes may have its LF still to come.
        const bool mayGoOn = !isLast && end + 1 == m_bytes.size() && m_bytes[end] == '\r';
        m_isWithinLongLine = !isWhole || mayGoOn;
        if (mayGoOn) {
            advance(end);
            return false;
        }
        const bool isCrLf = std::string_view(m_bytes).substr(end).starts_with("\r\n");
        advance(std::min(end + (isCrLf ? 2 : 1), m_bytes.size()));
        return isWhole && m_at < m_bytes.size();
    }

    /// Goes on at a later place; counts the lines that are left behind.
    void advance(std::size_t to)
    {
        for (std::size_t i = m_at; i < to; ++i)
            if (m_bytes[i] == '\n' ||
                (m_bytes[i] == '\r' && (i + 1 == to || m_bytes[i + 1] != '\n')))
                ++m_line;
        m_at = to;
    }

    CsvLayout m_layout;
    std::string m_bytes; ///< what is not read yet
    std::size_t m_at = 0;
    std::uint64_t m_line = 1;
    bool m_sawStart = false;
    bool m_sawFirst = false; ///< a record
    bool m_isWithinLongLine = false;
};

bool looksLikeUrl(std::string_view cell)
{
    return text::startsWithIgnoringCase(cell, "http://") ||
           text::startsWithIgnoringCase(cell, "https://") || cell.starts_with('/');
}

bool namesUrls(std::string_view cell)
{
    constexpr std::array<std::string_view, 12> names{
        "address",      "url", "urls", "top pages", "page",     "pages",
        "landing page", "loc", "link", "location",  "full url", "page url"};
    return std::ranges::any_of(
        names, [&](std::string_view name) { return text::equalsIgnoringCase(cell, name); });
}

} // namespace

std::unique_ptr<FormatReader> makeCsvReader(const CsvLayout& layout)
{
    return std::make_unique<CsvReader>(layout);
}

CsvLayout csvLayoutOf(std::string_view beginning)
{
    if (beginning.starts_with(byteOrderMark))
        beginning.remove_prefix(byteOrderMark.size());
    CsvLayout best;
    std::size_t bestWidth = 0;
    for (const char delimiter : {',', ';', '\t', '|'}) {
        RecordParser parser(beginning, delimiter, true);
        const Record first = parser.parse(0);
        const Record second =
            first.end < beginning.size() ? parser.parse(first.end) : Record{.cells = first.cells};
        // As wide as both rows are: a comma within cells makes them differ.
        const std::size_t width =
            first.cells.size() == second.cells.size() ? first.cells.size() : 1;
        if (width <= bestWidth)
            continue;
        bestWidth = width;
        best.delimiter = delimiter;
        best.columns = first.cells;
        best.hasHeader = std::ranges::none_of(first.cells, looksLikeUrl);
        const auto& content = best.hasHeader ? second.cells : first.cells;
        const auto named = std::ranges::find_if(first.cells, namesUrls);
        const auto url = std::ranges::find_if(content, looksLikeUrl);
        best.isNamed = best.hasHeader && named != first.cells.end();
        best.column = 0;
        if (best.isNamed)
            best.column = static_cast<std::size_t>(named - first.cells.begin());
        else if (url != content.end())
            best.column = static_cast<std::size_t>(url - content.begin());
    }
    return best;
}

} // namespace crawlright::urls
