// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT

// Edits of the bytes: few are made apart, many as a replacement of all that lies between them, and
// a long one of these piece by piece from the event loop.
#include "core/edits/encoding.h"
#include "ui/session/document_session_private.h"

#include <QTextCursor>

#include <utility>

namespace crawlright::session {

namespace {

// More are cheaper as one edit of all that lies between them.
constexpr std::size_t mostEditsApart = 500;

} // namespace

ShownFile DocumentSession::Private::shown() const
{
    return {.document = m_document, .map = m_map, .bytes = m_bytes, .lineEnding = m_lineEnding};
}

// Edits that leave the text as the codec makes it, from its end to its start.
void DocumentSession::Private::makeTidily(const std::vector<TextEdit>& edits)
{
    QTextCursor cursor(&m_document);
    m_isTidying = true;
    cursor.beginEditBlock();
    for (const TextEdit& edit : edits)
        apply(edit, cursor);
    cursor.endEditBlock();
    m_isTidying = false;
    noteHistory();
    m_hasNews = false;
    announce();
}

// As part of the edit that the pieces before made, so that one undo takes all back.
void DocumentSession::Private::makePiece()
{
    if (std::exchange(m_isDisturbed, false)) {
        m_replacement =
            PiecewiseEdit(shown(), m_replacement->wanted(), m_replacement->lineEnding());
        m_isFirstPiece = true;
    }
    QTextCursor cursor(&m_document);
    m_isTidying = true;
    if (std::exchange(m_isFirstPiece, false))
        cursor.beginEditBlock();
    else
        cursor.joinPreviousEditBlock();
    if (m_replacement->lineEnding() != m_lineEnding)
        storeLineEnding(m_replacement->lineEnding());
    apply(m_replacement->next(m_document, m_sliceSize), cursor);
    cursor.endEditBlock();
    m_isTidying = false;
    noteHistory();
}

void DocumentSession::Private::replaceOn()
{
    makePiece();
    if (!m_isDisturbed && m_replacement->isDone())
        endReplacement();
}

void DocumentSession::Private::endReplacement()
{
    m_sliceTimer.stop();
    m_replacement.reset();
    m_hasNews = false;
    if (m_bytes == m_savedBytes)
        m_document.setModified(false);
    announce();
    Q_EMIT q->loadingFinished();
}

void DocumentSession::finishReplacing()
{
    while (d->m_replacement)
        d->replaceOn();
}

void DocumentSession::replaceAll(std::string bytes)
{
    finishLoading();
    if (bytes == d->m_bytes)
        return;
    const text::LineEnding ending = text::mainLineEnding(bytes);
    d->m_replacement.emplace(d->shown(), std::move(bytes), ending);
    d->m_isFirstPiece = true;
    d->m_isDisturbed = false;
    d->makePiece();
    if (d->m_replacement->isDone()) {
        d->endReplacement();
        return;
    }
    d->m_sliceTimer.start();
    Q_EMIT loadingStarted();
}

void DocumentSession::applyEdits(std::span<const edits::Edit> edits)
{
    finishLoading();
    std::string now = edits::applied(d->m_bytes, edits);
    const auto few = edits.size() > mostEditsApart || text::mainLineEnding(now) != d->m_lineEnding
                         ? std::nullopt
                         : textEditsFor(d->shown(), edits);
    if (!few) {
        replaceAll(std::move(now));
    } else if (!few->empty()) {
        d->makeTidily(*few);
    }
}

void DocumentSession::setLineEnding(text::LineEnding ending)
{
    finishLoading();
    const edits::Edits edits = edits::withLineEnds(d->m_bytes, ending);
    if (!edits.empty()) {
        applyEdits(edits);
    } else if (ending != d->m_lineEnding) { // no line of the text tells it
        d->storeLineEnding(ending);
        d->m_lineEnding = ending;
    }
}

void DocumentSession::setSliceSize(std::size_t blocks)
{
    d->m_sliceSize = blocks;
}

} // namespace crawlright::session
