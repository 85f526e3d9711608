// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/tidy.h"

#include "ui/session/utf16.h"

#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>
#include <ranges>

namespace crawlright::session {

namespace {

// What splits a long block.
QString split()
{
    return QString(QChar(text::continuationMark)) % QChar(text::blockSeparator);
}

// Turns `from`, which begins at `position`, into `to` by the smallest steps, so that cursors in it
// stay where they are: where a long block is only split, nothing but the splits is inserted.
void change(std::vector<TextEdit>& edits, int position, const QString& from, const QString& to)
{
    std::vector<int> splits; // in `from`
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < from.size() && j < to.size()) {
        if (from[i] == to[j]) {
            ++i;
            ++j;
        } else if (QStringView(to).sliced(j).startsWith(split())) {
            splits.push_back(static_cast<int>(i));
            j += split().size();
        } else {
            break;
        }
    }
    qsizetype tail = 0;
    while (from.size() - tail > i && to.size() - tail > j &&
           from[from.size() - tail - 1] == to[to.size() - tail - 1])
        ++tail;
    const int begin = position + static_cast<int>(i);
    const int end = position + static_cast<int>(from.size() - tail);
    if (begin != end || j != to.size() - tail)
        edits.push_back({begin, end, to.sliced(j, to.size() - tail - j)});
    for (const int at : std::views::reverse(splits))
        edits.push_back({position + at, position + at, split()});
}

// The blocks that are tidied together: those on both sides of a line end that they share.
struct Run {
    QTextBlock first;
    QTextBlock last;
};

Run runEndingAt(const QTextBlock& last, const Untidy& untidy)
{
    const auto isSplit = [&](const QTextBlock& block) {
        return std::ranges::binary_search(untidy.splitLineEnds, block.blockNumber());
    };
    Run run{last, last};
    while (run.first.previous().isValid() && isSplit(run.first.previous()))
        run.first = run.first.previous();
    return run;
}

void tidyRun(std::vector<TextEdit>& edits, const Run& run, bool isOrphan, text::LineEnding main)
{
    const bool isLast = !run.last.next().isValid();
    QString text = run.first.text();
    for (QTextBlock block = run.first; block != run.last;) {
        block = block.next();
        text += QChar(text::blockSeparator) % block.text();
    }
    QString wanted = text;
    if (isOrphan) {
        // A lone surrogate must not make a pair with the mark.
        if (!wanted.isEmpty() && wanted.back().isHighSurrogate())
            wanted.back() = QChar::ReplacementCharacter;
        wanted += QChar(text::continuationMark);
    }
    if (wanted == QChar(text::continuationMark) && !isLast) {
        // Nothing is left of this piece of a long line.
        edits.push_back({run.first.position(), run.first.position() + run.first.length(), {}});
        return;
    }
    if (run.first != run.last || !text::isTidy(viewOf(wanted), main, isLast))
        wanted = toQString(text::tidied(viewOf(wanted), main, isLast));
    change(edits, run.first.position(), text, wanted);
}

} // namespace

std::vector<TextEdit> tidyingEdits(const QTextDocument& document, const Untidy& untidy,
                                   text::LineEnding main)
{
    std::vector<TextEdit> edits;
    if (untidy.last < untidy.first)
        return edits;
    int last = untidy.last;
    if (std::ranges::binary_search(untidy.splitLineEnds, last))
        ++last;
    for (QTextBlock block = document.findBlockByNumber(last);
         block.isValid() && block.blockNumber() >= untidy.first;) {
        const Run run = runEndingAt(block, untidy);
        tidyRun(edits, run, untidy.orphan == block.blockNumber(), main);
        block = run.first.previous();
    }
    return edits;
}

} // namespace crawlright::session
