// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/rewrite.h"
#include "ui/rewrite/preview.h"
#include "ui/session/analysis.h"

#include <QObject>

namespace crawlright::editor {
class CodeEditor;
}
namespace crawlright::rewrite {
class RewritePanel;
}
namespace crawlright::session {
class DocumentSession;
}

namespace crawlright::window {

class MessageArea;

/// Formatting and simplifying as a user goes through them: worked out on a worker, shown with what
/// it does to verdicts, made as one step of undo.
class RewriteFlow final : public QObject {
    Q_OBJECT

public:
    /// All of these must outlive this.
    RewriteFlow(session::DocumentSession& session, editor::CodeEditor& editor,
                rewrite::RewritePanel& panel, MessageArea& messages, QObject* parent);

    /// `name`: what the readers are called together.
    void setReaders(const std::vector<dialects::Id>& readers, const QString& name);

    /// Formats at once where that keeps every verdict of the chosen crawlers; else it is shown
    /// first.
    void format();
    void simplify();

private:
    struct Result {
        edits::Rewrite rewrite;
        rewrite::Preview preview;
    };
    void showFormat(const Result& result);
    void showSimplify(const Result& result);
    void propose(const QString& title, const QString& what, const Result& result);
    void apply();
    void withdraw();
    [[nodiscard]] bool isKept(checks::Readers keeps) const;

    session::DocumentSession& m_session;
    editor::CodeEditor& m_editor;
    rewrite::RewritePanel& m_panel;
    MessageArea& m_messages;
    std::vector<dialects::Id> m_readers;
    QString m_readersName;
    edits::Edits m_proposed;
    quint64 m_revision = 0; // of the bytes that m_proposed is for
    int m_asked = 0;        // counts, so that late answers are not taken for new ones
};

} // namespace crawlright::window
