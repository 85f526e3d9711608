// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/export/listing.h"

#include "ui/editor/byte_boxes.h"
#include "ui/session/utf16.h"
#include "ui/words/findings.h"

#include <algorithm>
#include <utility>

namespace crawlright::exports {

namespace {

// What is to be said of each unit of a block.
struct Unit {
    std::size_t style = 0;
    checks::Severity mark = checks::Severity::None;
    const editor::ByteBox* box = nullptr;
};

// Equal neighbours become one piece; a box is a piece of its own.
void append(std::vector<Piece>& pieces, const Piece& piece)
{
    if (!pieces.empty() && !piece.isByte && !pieces.back().isByte &&
        pieces.back().style == piece.style && pieces.back().mark == piece.mark)
        pieces.back().text += piece.text;
    else
        pieces.push_back(piece);
}

} // namespace

Listing::Listing(session::AnalysisPtr analysis, std::span<const dialects::Id> readers,
                 const KSyntaxHighlighting::Definition& definition,
                 const KSyntaxHighlighting::Theme& theme)
    : m_analysis(std::move(analysis))
    , m_highlighter(definition)
    , m_ending(text::mainLineEnding(m_analysis->document.bytes()))
    , m_styles(1)
{
    for (const KSyntaxHighlighting::Format& format : definition.formats())
        addStyle(format, theme);
    for (const checks::Finding& finding : m_analysis->findings) {
        const checks::Severity severity = checks::severityFor(finding, readers);
        if (severity != checks::Severity::None)
            m_findings.push_back({finding.line, severity, &finding});
    }
    std::ranges::stable_sort(m_findings, {}, [](const Weighed& weighed) {
        return std::pair(weighed.line, weighed.finding->span.begin);
    });
    const auto lines = m_analysis->document.lines();
    m_lineCount = static_cast<text::LineNumber>(lines.size());
    if (m_lineCount > 1 && lines.back().content().isEmpty() && findingsOf(m_lineCount).empty())
        --m_lineCount;
}

std::span<const Listing::Weighed> Listing::findingsOf(text::LineNumber line) const
{
    const auto found = std::ranges::equal_range(m_findings, line, {}, &Weighed::line);
    return {found.begin(), found.end()};
}

void Listing::addStyle(const KSyntaxHighlighting::Format& format,
                       const KSyntaxHighlighting::Theme& theme)
{
    const Style style{.color = format.hasTextColor(theme) ? format.textColor(theme) : QColor(),
                      .isBold = format.isBold(theme),
                      .isItalic = format.isItalic(theme)};
    if (!style.color.isValid() && !style.isBold && !style.isItalic)
        return;
    m_styleOfFormat[format.id()] = m_styles.size();
    m_styles.push_back(style);
}

std::size_t Listing::count(checks::Severity severity) const
{
    return static_cast<std::size_t>(std::ranges::count(m_findings, severity, &Weighed::severity));
}

ListedLine Listing::line(text::LineNumber number)
{
    const syntax::Document& document = m_analysis->document;
    const syntax::Line& line = document.line(number);
    const std::span<const Weighed> findings = findingsOf(number);
    ListedLine listed;
    for (const Weighed& weighed : findings)
        listed.notes.push_back({weighed.severity, words::sentence(*weighed.finding)});

    // Its line end, too: one that differs from the others is shown.
    const std::string_view bytes = text::Span{line.begin, line.end()}.of(document.bytes());
    const std::u16string blocks = text::project(bytes, m_ending);
    std::size_t done = 0; // bytes
    for (const QStringView block : QStringView(blocks).split(u'\n')) {
        addBlock(listed, block, editor::highlightingBefore(bytes.substr(0, done)),
                 line.begin + static_cast<text::Offset>(done), findings);
        done += text::byteOffsetIn(session::viewOf(block), static_cast<std::size_t>(block.size()));
    }
    return listed;
}

void Listing::addBlock(ListedLine& line, QStringView block, QStringView before, text::Offset begin,
                       std::span<const Weighed> findings)
{
    const std::u16string_view units = session::viewOf(block);
    std::vector<Unit> said(units.size());
    // A byte order mark at the start of the file belongs to no field.
    const int skipped = begin == 0 && block.startsWith(QChar::ByteOrderMark) ? 1 : 0;
    const QStringView content = block.chopped(editor::endMarksOf(block)).sliced(skipped);
    for (const editor::LineHighlighter::Span& span : m_highlighter.highlight(content, before)) {
        const auto known = m_styleOfFormat.find(span.format.id());
        const std::size_t style = known == m_styleOfFormat.end() ? 0 : known->second;
        for (int i = 0; i < span.length; ++i)
            said[static_cast<std::size_t>(span.begin + skipped + i)].style = style;
    }
    const auto end = begin + static_cast<text::Offset>(text::byteOffsetIn(units, units.size()));
    for (const Weighed& weighed : findings) {
        const text::Span span = weighed.finding->span;
        if (span.end <= begin || span.begin >= end)
            continue;
        const std::size_t from = text::positionIn(units, std::max(span.begin, begin) - begin);
        const std::size_t to = text::positionIn(units, std::min(span.end, end) - begin);
        for (std::size_t i = from; i < to; ++i)
            said[i].mark = std::max(said[i].mark, weighed.severity);
    }
    const std::vector<editor::ByteBox> boxes = editor::boxesOf(block);
    for (const editor::ByteBox& box : boxes)
        said[static_cast<std::size_t>(box.position)].box = &box;
    for (std::size_t i = 0; i < said.size(); ++i) {
        const Unit& unit = said[i];
        if (!unit.box)
            append(line.pieces, {block.sliced(static_cast<qsizetype>(i), 1).toString(), unit.style,
                                 unit.mark, false});
        else if (!unit.box->label.isEmpty()) // else the line goes on in the next block
            append(line.pieces, {unit.box->label, unit.style, unit.mark, true});
    }
}

} // namespace crawlright::exports
