// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/folds.h"

#include <QPlainTextDocumentLayout>
#include <QTextDocument>

#include <algorithm>
#include <utility>

namespace crawlright::editor {

namespace {

// How a head looks; kept with the first block behind it, which tells whether it still is the head.
int lookOf(const QTextBlock& head)
{
    return static_cast<int>(qHash(head.text()) & 0x7FFFFFFF);
}

void setVisible(QTextBlock& block, bool isVisible)
{
    block.setVisible(isVisible);
    block.setLineCount(isVisible ? 1 : 0); // as QPlainTextDocumentLayout has it before a layout
    block.clearLayout();
}

} // namespace

Folds::Folds(QTextDocument* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_seenRevision(document->revision())
    , m_blockCount(document->blockCount())
{
    connect(document, &QTextDocument::contentsChange, this,
            [this](int position, int, int added) { onContentsChange(position, added); });
    connect(document, &QTextDocument::contentsChanged, this, [this] {
        if (m_hasNews)
            tell();
    });
}

void Folds::hide(const QTextBlock& head, const QTextBlock& last)
{
    if (!head.isValid() || !last.isValid() || last.blockNumber() <= head.blockNumber())
        return;
    m_isUsed = true;
    QTextBlock block = head.next();
    block.setUserState(lookOf(head));
    for (int left = last.blockNumber() - head.blockNumber(); left > 0; --left) {
        setVisible(block, false);
        block = block.next();
    }
    m_hasNews = true;
}

bool Folds::show(const QTextBlock& block)
{
    if (block.isVisible() && !isHead(block))
        return false;
    QTextBlock hidden = block.isVisible() ? block.next() : headOf(block).next();
    if (!hidden.isValid()) // hidden ones at the start of the text
        hidden = m_document->firstBlock();
    for (; hidden.isValid() && !hidden.isVisible(); hidden = hidden.next())
        setVisible(hidden, true);
    m_hasNews = true;
    return true;
}

void Folds::showAll()
{
    for (QTextBlock block = m_document->firstBlock(); block.isValid(); block = block.next()) {
        if (!block.isVisible())
            setVisible(block, true);
    }
    m_hasNews = true;
}

void Folds::tell()
{
    m_hasNews = false;
    auto* layout = static_cast<QPlainTextDocumentLayout*>(m_document->documentLayout());
    Q_EMIT layout->documentSizeChanged(layout->documentSize());
    layout->requestUpdate();
    Q_EMIT changed();
}

bool Folds::isHead(const QTextBlock& block) const
{
    const QTextBlock next = block.next();
    return block.isVisible() && next.isValid() && !next.isVisible();
}

QTextBlock Folds::headOf(const QTextBlock& hidden) const
{
    // The number of a hidden block's first line is that of the next visible one.
    const int line = hidden.firstLineNumber() - 1;
    return line < 0 ? QTextBlock() : m_document->findBlockByLineNumber(line);
}

QTextBlock Folds::nextVisible(const QTextBlock& block) const
{
    const QTextBlock next = block.next();
    if (!next.isValid() || next.isVisible())
        return next;
    const int line = next.firstLineNumber();
    return line < m_document->lineCount() ? m_document->findBlockByLineNumber(line) : QTextBlock();
}

QTextBlock Folds::lastHidden(const QTextBlock& head) const
{
    const QTextBlock next = nextVisible(head);
    return next.isValid() ? next.previous() : m_document->lastBlock();
}

// An edit in several places is told as one that spans them all, so each block is asked whether it
// was edited.
void Folds::onContentsChange(int position, int added)
{
    const int revision = std::exchange(m_seenRevision, m_document->revision());
    const int count = std::exchange(m_blockCount, m_document->blockCount());
    if (!m_isUsed)
        return;
    const int end = m_document->characterCount() - 1;
    QTextBlock last = m_document->findBlock(std::min(position + added, end));
    if (last.next().isValid())
        last = last.next();
    QTextBlock block = m_document->findBlock(std::min(position, end));
    while (block.isValid()) {
        const bool isBehindHead = !block.isVisible() && block.previous().isVisible();
        const bool isEdited = !block.isVisible() && block.revision() > revision;
        const bool isParted = isBehindHead && block.userState() != lookOf(block.previous());
        if (isEdited || (isParted && count != m_blockCount) ||
            (!block.isVisible() && !block.previous().isValid())) {
            show(block);
        } else if (isParted) {
            block.setUserState(lookOf(block.previous())); // its head was edited
        }
        if (block == last)
            break;
        block = block.next();
    }
}

} // namespace crawlright::editor
