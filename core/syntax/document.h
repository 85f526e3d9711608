// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/syntax/field.h"
#include "core/text/span.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What a robots.txt file says, line by line, before anyone reads it as a crawler. This layer does
/// **not** know dialects, groups or crawlers.
namespace crawlright::syntax {

enum class LineKind : std::uint8_t {
    Blank,       ///< nothing but white space
    Comment,     ///< nothing before a `#`
    Field,       ///< a key, a colon or (see `colonless`) a blank, a value
    EmptyKey,    ///< `: value`
    NoSeparator, ///< text without a colon that is not two words
};

enum class LineEnd : std::uint8_t { None, Lf, Cr, CrLf };

/// One line; every offset is in bytes from the start of the file.
///
///     \tDisallow : /a b  # why\r\n
///     | |       |  |  |  |     | |
///     | |       |  |  |  |     | next line's begin
///     | |       |  |  |  comment contentEnd
///     | |       |  |  valueEnd
///     | |       |  valueBegin
///     | keyBegin keyEnd
///     begin
///
/// Where the kind has no key or value, the two offsets of each are equal. `comment` is the place of
/// the `#`, or `contentEnd` where there is none. The keys and values are read as google/robotstxt
/// reads them (first `#` ends, blanks stripped, first `:` separates), but for its limits (a NUL,
/// 16,663 bytes), which are a dialect's affair (`relex`).
struct Line {
    text::Offset begin = 0;
    text::Offset keyBegin = 0;
    text::Offset keyEnd = 0;
    text::Offset valueBegin = 0;
    text::Offset valueEnd = 0;
    text::Offset comment = 0;
    text::Offset contentEnd = 0;
    LineKind kind = LineKind::Blank;
    FieldSpelling name;       ///< {None, Exact} unless kind is Field
    bool colonless : 1 = false; ///< key and value are two words without a colon
    bool hasNul : 1 = false;    ///< a NUL before contentEnd
    LineEnd lineEnd : 2 = LineEnd::None;

    [[nodiscard]] text::Span key() const { return {keyBegin, keyEnd}; }
    [[nodiscard]] text::Span value() const { return {valueBegin, valueEnd}; }
    [[nodiscard]] text::Span content() const { return {begin, contentEnd}; }
    [[nodiscard]] bool hasComment() const { return comment != contentEnd; }
    [[nodiscard]] text::Offset end() const
    {
        return contentEnd + (lineEnd == LineEnd::None ? 0 : lineEnd == LineEnd::CrLf ? 2 : 1);
    }
    friend bool operator==(const Line&, const Line&) = default;
};
static_assert(sizeof(Line) == 32);

/// A parsed file: owned bytes and one Line for every line, which together tile the bytes. Cheap to
/// copy and safe to share between threads.
class Document {
public:
    Document();

    [[nodiscard]] std::string_view bytes() const { return m_data->bytes; }
    [[nodiscard]] std::span<const Line> lines() const { return m_data->lines; }
    /// A 1-based line; the number must be at most `lines().size()`.
    [[nodiscard]] const Line& line(text::LineNumber number) const
    {
        return m_data->lines[number - 1];
    }
    [[nodiscard]] text::LineNumber lineAt(text::Offset at) const;
    [[nodiscard]] std::string_view textOf(text::Span span) const { return span.of(bytes()); }
    /// Bytes of a UTF-8 byte order mark at the start: 3, or 0. It belongs to line 1's bytes but to
    /// none of its fields.
    [[nodiscard]] text::Offset bomSize() const { return m_data->bomSize; }

private:
    struct Data {
        std::string bytes;
        std::vector<Line> lines;
        text::Offset bomSize = 0;
    };
    explicit Document(std::shared_ptr<const Data> data);
    std::shared_ptr<const Data> m_data;

    friend Document parse(std::string bytes);
};

/// Total: every byte sequence has a Document. Linear in its size. Authority: RFC 9309 §2.2 and
/// google/robotstxt for what the grammar leaves open.
[[nodiscard]] Document parse(std::string bytes);

/// A reader's limits within a line.
struct LineLimits {
    text::Offset maxBytes = ~text::Offset{0}; ///< bytes of a line that count; the rest is dropped
    bool nulEnds = false;                     ///< the line ends at its first NUL
    text::Offset skip = 0;                    ///< leading bytes that do not count
};

/// The same line as a reader with these limits sees it: `contentEnd` and all within moved, so that
/// spans stay true to the file. Google: 16,663 bytes, NUL.
[[nodiscard]] Line relex(std::string_view bytes, const Line& line, LineLimits limits);

} // namespace crawlright::syntax
