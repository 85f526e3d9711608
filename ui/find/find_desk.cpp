// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/find/find_desk.h"

#include "ui/editor/code_editor.h"
#include "ui/session/byte_edits.h"
#include "ui/session/document_session.h"

#include <array>
#include <utility>

namespace crawlright::find {

namespace {

constexpr std::size_t searchedAtOnce = 65536; // bytes; a fraction of a millisecond
constexpr int patience = 30;                  // milliseconds from an edit to a new search

} // namespace

FindDesk::FindDesk(session::DocumentSession& session, editor::CodeEditor& editor, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_editor(editor)
    , m_revision(session.revision())
{
    m_again.setSingleShot(true);
    m_again.setInterval(patience);
    connect(&m_again, &QTimer::timeout, this, &FindDesk::search);
    connect(&session, &session::DocumentSession::bytesSpliced, this,
            [this](text::Span was, text::Offset size) {
                ++m_revision;
                if (m_scope)
                    m_scope = editor::grown(*m_scope, was, size);
            });
    connect(&session, &session::DocumentSession::bytesChanged, this, &FindDesk::onBytesChanged);
    connect(&editor, &QPlainTextEdit::cursorPositionChanged, this, &FindDesk::onCursorMoved);
    connect(&editor, &QPlainTextEdit::selectionChanged, this, &FindDesk::onCursorMoved);
}

FindDesk::~FindDesk()
{
    m_stop.raise();
}

FindDesk::State FindDesk::state() const
{
    const editor::KeptHits& hits = m_editor.hits();
    const auto current = hits.find(selection());
    return {.query = m_query,
            .isSearching = m_isAsking || m_isReplacing,
            .isInSelection = m_scope.has_value(),
            .hits = hits.size(),
            .current = current ? *current + 1 : 0,
            .wrap = m_wrap,
            .replaced = m_replaced,
            .isRefused = m_isRefused,
            .fault = m_fault};
}

text::Span FindDesk::selection() const
{
    const QTextCursor cursor = m_editor.textCursor();
    return {m_session.offsetAt(cursor.selectionStart()), m_session.offsetAt(cursor.selectionEnd())};
}

Bounds FindDesk::bounds() const
{
    Bounds all = boundsFor(m_session.bytes());
    if (m_scope)
        all.scope = *m_scope;
    return all;
}

Replacement FindDesk::replacementOf(const QString& with) const
{
    return {.text = with, .lineEnding = m_session.lineEnding()};
}

// Searching

void FindDesk::look(const Query& query)
{
    take(query, Move::None);
}

void FindDesk::lookAndGo(const Query& query)
{
    take(query, Move::FromAnchor);
}

void FindDesk::take(const Query& query, Move move)
{
    if (query == m_query && m_isAnswered)
        return;
    m_query = query;
    m_isAnswered = false;
    m_move = move;
    forgetLastStep();
    search();
}

bool FindDesk::setInSelection(bool inSelection)
{
    const text::Span selected = selection();
    m_scope = inSelection && !selected.isEmpty() ? std::optional(selected) : std::nullopt;
    m_anchor = selected.begin;
    m_isAnswered = false;
    m_move = m_scope ? Move::FromAnchor : Move::None;
    forgetLastStep();
    search();
    return m_scope.has_value();
}

void FindDesk::stop()
{
    m_query = {};
    m_scope.reset();
    m_move = Move::None;
    forgetLastStep();
    search();
}

void FindDesk::forgetLastStep()
{
    m_wrap = Wrap::None;
    m_replaced.reset();
    m_isRefused = false;
}

// `take(revision, result)`, unless something else was asked meanwhile.
template <typename Work, typename Take>
void FindDesk::ask(Work work, Take take)
{
    m_stop.raise();
    m_stop = {};
    const quint64 revision = m_session.revision();
    const int asked = ++m_asked;
    Bounds within = bounds();
    if (!m_query.isExpression && m_session.bytes().size() <= searchedAtOnce) {
        take(revision, work(m_session.bytes(), m_query, within));
        return;
    }
    within.isStopped = [flag = m_stop] { return flag.isRaised(); };
    work::inBackground(
        this,
        [work, within, bytes = m_session.bytes(), query = m_query] {
            return work(bytes, query, within);
        },
        [this, asked, revision, take](auto result) {
            if (asked == m_asked)
                take(revision, std::move(result));
        });
    Q_EMIT stateChanged();
}

void FindDesk::search()
{
    m_again.stop();
    m_isReplacing = false; // it was asked for another text
    if (m_query.text.isEmpty()) {
        m_stop.raise();
        ++m_asked;
        takeHits(m_session.revision(), {});
        return;
    }
    m_isAsking = true;
    ask([](std::string_view bytes, const Query& query,
           const Bounds& within) { return find::search(bytes, query, within); },
        [this](quint64 revision, auto found) { takeHits(revision, std::move(found)); });
}

void FindDesk::takeHits(quint64 revision, std::expected<std::vector<text::Span>, Fault> found)
{
    m_isAsking = false;
    if (revision != m_session.revision())
        return; // searched anew soon
    m_fault = found ? std::nullopt : std::optional(found.error());
    m_isAnswered = true;
    if (m_query.text.isEmpty() && !m_scope) {
        m_editor.setHits(nullptr);
    } else {
        if (!found)
            found.emplace();
        m_editor.setHits(std::make_shared<const editor::Hits>(
            editor::Hits{.revision = revision, .spans = std::move(*found), .scope = m_scope}));
    }
    move(std::exchange(m_move, Move::None));
    Q_EMIT stateChanged();
}

void FindDesk::onBytesChanged()
{
    if (std::exchange(m_revision, m_session.revision()) != m_session.revision()) {
        m_scope.reset(); // it is another file
        m_anchor = 0;
        m_isAnswered = false;
    }
    if (m_scopeAfter)
        m_scope = std::exchange(m_scopeAfter, std::nullopt);
    m_isRefused = m_isRefused || m_isReplacing;
    if (m_query.text.isEmpty())
        return;
    if (!m_again.isActive())
        m_again.start();
    Q_EMIT stateChanged();
}

// Going

void FindDesk::onCursorMoved()
{
    if (m_isGoing)
        return;
    if (!m_session.isLoading())
        m_anchor = selection().begin;
    m_isOurs = false;
    if (m_query.text.isEmpty())
        return;
    m_wrap = Wrap::None;
    Q_EMIT stateChanged();
}

void FindDesk::next()
{
    move(Move::Next);
}

void FindDesk::previous()
{
    move(Move::Previous);
}

void FindDesk::move(Move move)
{
    if (!m_isAnswered) {
        m_move = move;
        return;
    }
    const editor::KeptHits& hits = m_editor.hits();
    if (move == Move::FromAnchor && hits.isEmpty() && m_isOurs)
        goBack();
    if (move == Move::None || hits.isEmpty())
        return;
    m_replaced.reset();
    if (move != Move::FromAnchor) {
        step(move == Move::Next);
        return;
    }
    std::size_t hit = hits.firstFrom(m_anchor);
    if (hit < hits.size() && hits[hit].begin < m_anchor)
        ++hit;
    const bool isBehindAll = hit == hits.size();
    const text::Offset anchor = m_anchor; // stays while one types
    goTo(isBehindAll ? 0 : hit, isBehindAll ? Wrap::FromStart : Wrap::None);
    m_anchor = anchor;
}

void FindDesk::step(bool forward)
{
    const editor::KeptHits& hits = m_editor.hits();
    const text::Span selected = selection();
    const auto current = hits.find(selected);
    const text::Offset from = forward ? selected.end : selected.begin;
    std::size_t hit = hits.firstFrom(from);
    if (hit < hits.size() && hits[hit].begin < from)
        ++hit;
    if (forward) {
        hit = current ? *current + 1 : hit;
        const bool isLast = hit == hits.size();
        goTo(isLast ? 0 : hit, isLast ? Wrap::FromStart : Wrap::None);
    } else {
        hit = current ? *current : hit;
        goTo(hit == 0 ? hits.size() - 1 : hit - 1, hit == 0 ? Wrap::FromEnd : Wrap::None);
    }
}

void FindDesk::goTo(std::size_t hit, Wrap wrap)
{
    const text::Span place = m_editor.hits()[hit];
    m_isGoing = true;
    m_editor.goToSpan(place);
    m_isGoing = false;
    m_isOurs = true;
    m_anchor = place.begin;
    m_wrap = wrap;
    Q_EMIT stateChanged();
}

// What was selected for the first letters is none of the text that is looked for now.
void FindDesk::goBack()
{
    m_isGoing = true;
    m_editor.goToSpan({m_anchor, m_anchor});
    m_isGoing = false;
    m_isOurs = false;
}

// Replacing

void FindDesk::replace(const QString& with)
{
    forgetLastStep();
    m_isRefused = m_session.isLoading() || m_editor.isReadOnly();
    const text::Span selected = selection();
    if (m_isRefused || !m_isAnswered || !m_editor.hits().find(selected)) {
        Q_EMIT stateChanged();
        if (!m_isRefused)
            next();
        return;
    }
    const auto edit =
        replacementAt(m_session.bytes(), selected, m_query, replacementOf(with), bounds());
    if (!edit) { // the text beside it was changed
        m_isAnswered = false;
        m_move = Move::Next;
        search();
        return;
    }
    const auto behind = selected.begin + static_cast<text::Offset>(edit->with.size());
    m_isGoing = true;
    m_editor.applyEdits(std::array{*edit});
    m_editor.goToSpan({behind, behind});
    m_isGoing = false;
    m_anchor = behind;
    if (!m_editor.hits().isEmpty())
        step(true);
    Q_EMIT stateChanged();
}

void FindDesk::replaceAll(const QString& with)
{
    forgetLastStep();
    m_isRefused = m_session.isLoading() || m_editor.isReadOnly();
    if (m_isRefused || m_query.text.isEmpty()) {
        Q_EMIT stateChanged();
        return;
    }
    m_isReplacing = true;
    ask([replacement = replacementOf(with)](
            std::string_view bytes, const Query& query,
            const Bounds& within) { return replacements(bytes, query, replacement, within); },
        [this](quint64 revision, auto edits) { takeEdits(revision, std::move(edits)); });
}

void FindDesk::takeEdits(quint64 revision, std::expected<edits::Edits, Fault> edits)
{
    m_isReplacing = false;
    const bool gaveWay = std::exchange(m_isAsking, false); // the search
    m_fault = edits ? std::nullopt : std::optional(edits.error());
    m_isRefused = edits && (revision != m_session.revision() || m_session.isLoading());
    if (edits && !m_isRefused) {
        m_replaced = edits->size();
        if (m_scope) {
            m_scopeAfter = text::Span{session::offsetAfter(*edits, m_scope->begin),
                                      session::offsetAfter(*edits, m_scope->end)};
        }
        m_isGoing = true;
        m_editor.applyEdits(*edits);
        m_isGoing = false;
        if (revision == m_session.revision() && !m_session.isLoading())
            m_scopeAfter.reset(); // all became what they were
    }
    if (gaveWay || !m_isAnswered)
        search();
    Q_EMIT stateChanged();
}

} // namespace crawlright::find
