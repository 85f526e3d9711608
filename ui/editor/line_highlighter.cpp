// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/line_highlighter.h"

#include "core/text/ascii.h"

#include <KSyntaxHighlighting/State>

#include <algorithm>
#include <utility>

namespace crawlright::editor {

namespace {

// A field name of more is unknown anyway.
constexpr std::size_t longestFieldName = 64;

// Regular expressions do not take lone surrogates.
QString withoutLoneSurrogates(QStringView text)
{
    QString result = text.toString();
    for (qsizetype i = 0; i < result.size(); ++i) {
        if (!result[i].isSurrogate())
            continue;
        const bool isPair =
            result[i].isHighSurrogate() && i + 1 < result.size() && result[i + 1].isLowSurrogate();
        if (isPair) {
            ++i;
        } else {
            result[i] = QChar::ReplacementCharacter;
        }
    }
    return result;
}

} // namespace

QString highlightingBefore(std::string_view before)
{
    if (before.empty())
        return {};
    if (before.contains('#'))
        return QStringLiteral("#");
    const std::string_view key = text::trimmed(before.substr(0, before.find(':')));
    if (key.size() == text::trimmed(before).size())
        return QStringLiteral("x");
    if (key.empty() || key.size() > longestFieldName)
        return QStringLiteral("x:");
    return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size())) % u':';
}

LineHighlighter::LineHighlighter(const KSyntaxHighlighting::Definition& definition)
{
    setDefinition(definition);
}

std::vector<LineHighlighter::Span> LineHighlighter::highlight(QStringView line, QStringView before)
{
    m_before = static_cast<int>(before.size());
    m_spans.clear();
    const QString text = before % withoutLoneSurrogates(line);
    highlightLine(text, {});
    return std::exchange(m_spans, {});
}

void LineHighlighter::applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format)
{
    const int begin = std::max(offset - m_before, 0);
    const int end = offset + length - m_before;
    if (begin < end)
        m_spans.push_back({begin, end - begin, format});
}

} // namespace crawlright::editor
