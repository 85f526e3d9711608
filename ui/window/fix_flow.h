// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/quickfix/fix_desk.h"

#include <QObject>

class QMenu;
class QRect;

namespace crawlright::editor {
class CodeEditor;
}
namespace crawlright::quickfix {
class FixPopup;
}
namespace crawlright::session {
class DocumentSession;
}

namespace crawlright::window {

class MessageArea;

/// Quick fixes as a user goes through them: the light bulb, the card below the pointer, the menus;
/// and the edits that are made of what was chosen.
class FixFlow final : public QObject {
    Q_OBJECT

public:
    /// All of these must outlive this.
    FixFlow(session::DocumentSession& session, editor::CodeEditor& editor, MessageArea& messages,
            QObject* parent);

    void setReaders(const std::vector<dialects::Id>& readers);

    /// Opens the menu for the cursor's line.
    void openMenu();
    /// Adds what can be done about a finding of the newest analysis.
    void fill(QMenu& menu, const checks::Finding& finding);
    /// Makes edits of the analysed bytes of this revision, as one step that can be undone; says so
    /// where the text is another by now. Whether they were made.
    bool applyEdits(const edits::Edits& edits, quint64 revision);
    /// Shows the page about the finding at the cursor, or the table of contents.
    void explainAtCursor();

Q_SIGNALS:
    void explanationAsked(crawlright::checks::Code code);
    void contentsAsked();

private:
    void run(const quickfix::Offer& offer);
    void makeAndApply(const quickfix::Offer& offer);
    void apply(const quickfix::Offer& offer);
    void sayStale();

    session::DocumentSession& m_session;
    editor::CodeEditor& m_editor;
    MessageArea& m_messages;
    quickfix::FixDesk m_desk;
    quickfix::FixPopup* m_popup;
    std::vector<dialects::Id> m_readers;
};

} // namespace crawlright::window
