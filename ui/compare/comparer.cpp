// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/compare/comparer.h"

#include <utility>

namespace crawlright::compare {

namespace {

ComparedPtr comparedBy(const Comparer::Task& task, const work::CancelFlag& cancel)
{
    Compared result{.left = task.other,
                    .right = task.edited,
                    .edited = task.side,
                    .options = task.options,
                    .comparison = {}};
    if (task.side == Side::Left)
        std::swap(result.left, result.right);
    auto comparison =
        compareTexts(result.bytes(Side::Left), result.bytes(Side::Right), task.options, cancel);
    if (!comparison)
        return nullptr;
    result.comparison = std::move(*comparison);
    return std::make_shared<const Compared>(std::move(result));
}

bool endsLine(std::string_view bytes)
{
    return bytes.ends_with('\n') || bytes.ends_with('\r');
}

/// These lines with ends of one kind.
std::string withLineEnds(std::string_view bytes, std::string_view lineEnd)
{
    std::string text;
    for (const Line& line : linesOf(bytes)) {
        text += line.text().of(bytes);
        text += lineEnd;
    }
    return text;
}

} // namespace

edits::Edit takenFromOther(const Compared& compared, const Change& change, std::string_view lineEnd)
{
    const bool isLeft = compared.edited == Side::Left;
    const text::Span here = isLeft ? change.left : change.right;
    const text::Span there = isLeft ? change.right : change.left;
    const std::string_view own = compared.bytes(isLeft ? Side::Left : Side::Right);
    const std::string_view other = compared.bytes(isLeft ? Side::Right : Side::Left);
    if (!compared.options.ignoreLineEnds)
        return {here, std::string(there.of(other))};
    std::string lines = withLineEnds(there.of(other), lineEnd);
    const bool wasOpen = !own.empty() && here.end == own.size() && !endsLine(own);
    const bool hasText = !lines.empty() && !linesOf(lines).back().text().isEmpty();
    if (wasOpen && hasText)
        lines.resize(lines.size() - lineEnd.size()); // the file ended so before
    if (!lines.empty() && here.begin > 0 && !endsLine(own.substr(0, here.begin)))
        lines.insert(0, lineEnd); // no line was to come after the one before
    // A CR and the LF of the next line would be one line end.
    const bool isAfterCr = here.begin > 0 && own[here.begin - 1] == '\r';
    const bool isBeforeLf = here.end < own.size() && own[here.end] == '\n';
    if (isAfterCr && lines.starts_with('\n'))
        lines.insert(0, "\r");
    if (isBeforeLf && (lines.empty() ? isAfterCr : lines.ends_with('\r')))
        lines += '\n';
    return {here, std::move(lines)};
}

Comparer::Comparer(QObject* parent)
    : QObject(parent)
{
}

Comparer::~Comparer()
{
    m_cancel.raise();
}

void Comparer::compare(const Task& task)
{
    m_next = task;
    begin();
}

void Comparer::stop()
{
    m_next.reset();
    m_cancel.raise();
}

// What runs goes on to its end even if the text has changed: one who types without a pause sees a
// comparison that is some keys old, and not none.
void Comparer::begin()
{
    if (m_isRunning || !m_next)
        return;
    m_isRunning = true;
    m_cancel = {};
    work::inBackground(
        this,
        [task = *std::exchange(m_next, std::nullopt), cancel = m_cancel] {
            return comparedBy(task, cancel);
        },
        [this, cancel = m_cancel](const ComparedPtr& result) {
            m_isRunning = false;
            if (result && !cancel.isRaised())
                Q_EMIT compared(result);
            begin();
        });
}

} // namespace crawlright::compare
