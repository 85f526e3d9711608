// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/completion/path_desk.h"
#include "ui/completion/proposals.h"
#include "ui/session/analysis.h"

#include <QObject>

#include <memory>
#include <optional>

class QKeyEvent;

namespace crawlright::editor {
class CodeEditor;
}
namespace crawlright::session {
class DocumentSession;
}

namespace crawlright::completion {

class Popup;

/// Completion as one types: it watches an editor's keys from outside, proposes what could be
/// written at the cursor, and writes what was chosen as one step that can be undone.
///
/// It opens by itself where a word is being typed, and takes no key that one might mean for the
/// text. Enter takes a proposal only if one is marked, and marks itself only what begins as was
/// typed where all there is can be proposed: not a path, which may be one that nobody has loaded,
/// and not a word that is complete. Tab takes the first. Escape closes until another word.
class Completer final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    Completer(session::DocumentSession& session, editor::CodeEditor& editor,
              const crawlers::Catalogue& catalogue, PathDesk& paths, QObject* parent = nullptr);
    ~Completer() override;

    /// Whether it opens by itself; true until told otherwise.
    void setAutomatic(bool automatic);
    /// Whom the user has chosen: they are proposed first.
    void setCrawlers(const std::vector<crawlers::Crawler>& crawlers);

    /// Opens at the cursor, whatever is there.
    void complete();
    [[nodiscard]] bool isOpen() const;
    void close();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The word of a line that is being completed.
    struct Here {
        std::string line;
        text::Offset lineBegin = 0;
        Place place; ///< its views are into `line`: it is made once and never moved

        [[nodiscard]] text::Offset wordBegin() const { return lineBegin + place.word.begin; }
        [[nodiscard]] text::Span inFile(text::Span span) const
        {
            return {lineBegin + span.begin, lineBegin + span.end};
        }
    };
    using HerePtr = std::unique_ptr<const Here>;

    [[nodiscard]] HerePtr here() const;
    [[nodiscard]] static bool isForPopup(const QKeyEvent& event);
    [[nodiscard]] bool handleKey(const QKeyEvent& event);
    [[nodiscard]] bool handleEnter();
    void noteTyped(const QString& text);
    void expectSettling();
    void settle();
    [[nodiscard]] bool opensItself(const Here& here, char typed) const;
    void propose(const Here& here);
    void askPaths(const Here& here);
    void show(const Here& here, Proposals proposals, quint64 more);
    void hidePopup();
    void accept(int row);
    void readFacts(bool isOpening);
    [[nodiscard]] std::string host() const;
    [[nodiscard]] std::vector<checks::Code> findingsFor(const Here& here) const;
    [[nodiscard]] QRect rectOf(const Here& here) const;

    session::DocumentSession& m_session;
    editor::CodeEditor& m_editor;
    PathDesk& m_paths;
    Popup* m_popup; // the editor's
    std::vector<const crawlers::Entry*> m_known;
    std::vector<crawlers::Crawler> m_chosen;
    std::shared_ptr<const Facts> m_facts = std::make_shared<Facts>();
    std::optional<quint64> m_factsRevision; // none: nothing was read yet
    bool m_isReadingFacts = false;
    bool m_isAutomatic = true;

    std::optional<text::Offset> m_openAt;   // where the word begins that is being completed
    std::optional<text::Offset> m_closedAt; // the same, of one for which the user does not want it
    bool m_wasAsked = false;                // by the user: it did not open by itself
    bool m_isMarked = false;                // the current row, by the user
    char m_typed = '\0';                    // the last byte that a key wrote since; 0: none did
    quint64 m_typedRevision = 0;            // of the text before that
    bool m_isSettling = false;              // a key's event is not done yet
};

} // namespace crawlright::completion
