// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/find/search.h"
#include "ui/work/background.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace crawlright::editor {
class CodeEditor;
}
namespace crawlright::session {
class DocumentSession;
}

namespace crawlright::find {

/// Searches the text of a session, marks the hits in its editor, goes from one to the next and
/// replaces them. Big files and expressions are searched on a worker; while the text is edited the
/// hits move with it, and are searched anew soon after.
class FindDesk final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    FindDesk(session::DocumentSession& session, editor::CodeEditor& editor,
             QObject* parent = nullptr);
    ~FindDesk() override;

    /// Marks the hits; an empty text has none.
    void look(const Query& query);
    /// The same, and goes to the first one from where the user put the cursor.
    void lookAndGo(const Query& query);
    /// Searches only in what is selected now; or, once more, everywhere. Whether it does.
    bool setInSelection(bool inSelection);
    /// No marks any more, until `look`.
    void stop();

    /// Selects the hit behind the cursor, or the one before; at the end goes on from the other.
    void next();
    void previous();
    /// Replaces the hit that is selected, and goes to the next; if none is, only goes.
    void replace(const QString& with);
    /// As one step of undo.
    void replaceAll(const QString& with);

    enum class Wrap : std::uint8_t { None, FromStart, FromEnd };
    struct State {
        Query query;
        bool isSearching = false; ///< the rest is of before
        bool isInSelection = false;
        std::size_t hits = 0;
        std::size_t current = 0;             ///< the hit that is selected, from 1; 0: none is
        Wrap wrap = Wrap::None;              ///< of the last step
        std::optional<std::size_t> replaced; ///< by `replaceAll`, since the last step
        bool isRefused = false;              ///< the last one: the text was changing
        std::optional<Fault> fault;
    };
    [[nodiscard]] State state() const;

Q_SIGNALS:
    void stateChanged();

private:
    enum class Move : std::uint8_t { None, FromAnchor, Next, Previous };

    template <typename Work, typename Take>
    void ask(Work work, Take take);
    void take(const Query& query, Move move);
    void search();
    void takeHits(quint64 revision, std::expected<std::vector<text::Span>, Fault> found);
    void takeEdits(quint64 revision, std::expected<edits::Edits, Fault> edits);
    void move(Move move);
    void step(bool forward);
    void goTo(std::size_t hit, Wrap wrap);
    void goBack();
    void onBytesChanged();
    void onCursorMoved();
    void forgetLastStep();
    [[nodiscard]] Bounds bounds() const;
    [[nodiscard]] text::Span selection() const;
    [[nodiscard]] Replacement replacementOf(const QString& with) const;

    session::DocumentSession& m_session;
    editor::CodeEditor& m_editor;
    Query m_query;
    QTimer m_again; // the text has changed
    work::CancelFlag m_stop;
    int m_asked = 0; // counts, so that late answers are not taken for new ones
    bool m_isAsking = false;
    bool m_isReplacing = false;
    bool m_isAnswered = false; // the editor's hits are of m_query
    bool m_isGoing = false;    // the cursor is moved from here
    bool m_isOurs = false;     // what is selected was
    Move m_move = Move::None;  // as soon as there are hits
    text::Offset m_anchor = 0;
    std::optional<text::Span> m_scope;
    std::optional<text::Span> m_scopeAfter; // when the text has been replaced
    quint64 m_revision = 0;                 // of m_anchor and m_scope
    Wrap m_wrap = Wrap::None;
    std::optional<std::size_t> m_replaced;
    bool m_isRefused = false;
    std::optional<Fault> m_fault;
};

} // namespace crawlright::find
