// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/rewrite/preview.h"

#include "ui/words/quoted.h"

#include <algorithm>

namespace crawlright::rewrite {

namespace {

using Kind = PreviewLine::Kind;

constexpr std::size_t mostLines = 5000;
constexpr int mostCharacters = 160; // of a line

/// The lines of a piece of a file, without their ends.
std::vector<std::string_view> linesIn(std::string_view bytes)
{
    std::vector<std::string_view> lines;
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find_first_of("\r\n"), bytes.size());
        lines.push_back(bytes.substr(0, end));
        const bool isCrLf = bytes.substr(end).starts_with("\r\n");
        bytes.remove_prefix(std::min(end + (isCrLf ? 2 : 1), bytes.size()));
    }
    return lines;
}

/// Whole lines, and the edits within them.
struct Region {
    text::LineNumber first = 0;
    text::LineNumber last = 0;
    std::size_t firstEdit = 0;
    std::size_t editsEnd = 0;
};

std::vector<Region> regionsOf(const syntax::Document& document, std::span<const edits::Edit> edits)
{
    std::vector<Region> regions;
    for (std::size_t i = 0; i < edits.size(); ++i) {
        const text::Span span = edits[i].span;
        const text::LineNumber first = document.lineAt(span.begin);
        const text::LineNumber last =
            span.isEmpty() ? first : document.lineAt(static_cast<text::Offset>(span.end - 1));
        if (!regions.empty() && first <= regions.back().last) {
            regions.back().last = std::max(regions.back().last, last);
            regions.back().editsEnd = i + 1;
        } else {
            regions.push_back({.first = first, .last = last, .firstEdit = i, .editsEnd = i + 1});
        }
    }
    return regions;
}

class Writer {
public:
    explicit Writer(Preview& preview)
        : m_preview(preview)
    {
    }

    void add(Kind kind, text::LineNumber line, std::string_view text)
    {
        ++(kind == Kind::Removed ? m_preview.removed : m_preview.added);
        if (m_preview.lines.size() < mostLines) {
            m_preview.lines.push_back(
                {.kind = kind, .line = line, .text = words::shown(text, mostCharacters)});
        } else {
            ++m_more;
        }
    }
    void finish()
    {
        if (m_more > 0)
            m_preview.lines.push_back({.kind = Kind::More, .line = m_more, .text = {}});
    }

private:
    Preview& m_preview;
    text::LineNumber m_more = 0;
};

} // namespace

Preview previewOf(const syntax::Document& document, std::span<const edits::Edit> edits)
{
    Preview preview;
    Writer writer(preview);
    const std::string_view bytes = document.bytes();
    const auto lineCount = static_cast<text::LineNumber>(document.lines().size());
    for (const Region& region : regionsOf(document, edits)) {
        const text::Offset begin = document.line(region.first).begin;
        const text::Offset end = region.last < lineCount ? document.line(region.last + 1).begin
                                                         : static_cast<text::Offset>(bytes.size());
        edits::Edits own(edits.begin() + static_cast<std::ptrdiff_t>(region.firstEdit),
                         edits.begin() + static_cast<std::ptrdiff_t>(region.editsEnd));
        for (edits::Edit& edit : own)
            edit.span = {edit.span.begin - begin, edit.span.end - begin};
        const std::string after = edits::applied(bytes.substr(begin, end - begin), own);
        auto old = linesIn(bytes.substr(begin, end - begin));
        auto now = linesIn(after);
        // Nor is one below what comes or goes.
        while (!old.empty() && !now.empty() && old.back() == now.back()) {
            old.pop_back();
            now.pop_back();
        }
        // A line that stays in its place between those that change is not one of them.
        for (std::size_t i = 0; i < old.size(); ++i) {
            if (i >= now.size() || old[i] != now[i])
                writer.add(Kind::Removed, region.first + static_cast<text::LineNumber>(i), old[i]);
        }
        for (std::size_t i = 0; i < now.size(); ++i) {
            if (i >= old.size() || old[i] != now[i])
                writer.add(Kind::Added, region.first + static_cast<text::LineNumber>(i), now[i]);
        }
    }
    writer.finish();
    return preview;
}

} // namespace crawlright::rewrite
