// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "ui/session/document_session.h"

#include <QWidget>

#include <memory>

class QSettings;

namespace KSyntaxHighlighting {
class Repository;
}

namespace crawlright::compare {
class CompareView;
}
namespace crawlright::editor {
class CodeEditor;
}
namespace crawlright::files {
class Journal;
class JournalFolder;
class RecentFiles;
} // namespace crawlright::files
namespace crawlright::find {
class FindBar;
}
namespace crawlright::rewrite {
class RewritePanel;
}
namespace crawlright::tester {
struct CrawlerSet;
}

namespace crawlright::window {

class CompareFlow;
class ExpectFlow;
class FileFlow;
class FixFlow;
class GoToLineBar;
class HoverFlow;
class MessageArea;
class ProjectFlow;
class RewriteFlow;

/// What the window needs and does not make itself; all must outlive it.
struct Services {
    QSettings& settings;
    const crawlers::Catalogue& catalogue;
    KSyntaxHighlighting::Repository& highlighting;
    /// Where unsaved texts are kept while they are edited; null: nowhere.
    std::shared_ptr<files::JournalFolder> journals = nullptr;
    /// Where fetches are kept; empty: nowhere.
    QString historyFolder{};
};

/// One open document: its text in an editor, its file, what stands beside it on disk, and the
/// messages about it. Knows no other document and none of the panes around.
class Page final : public QWidget {
    Q_OBJECT

public:
    /// All must outlive this.
    Page(const Services& services, files::RecentFiles& recent, QWidget* parent = nullptr);
    ~Page() override;

    [[nodiscard]] session::DocumentSession& session() { return m_session; }
    [[nodiscard]] const session::DocumentSession& session() const { return m_session; }
    [[nodiscard]] editor::CodeEditor& editor() const { return *m_editor; }
    [[nodiscard]] MessageArea& messages() const { return *m_messages; }
    [[nodiscard]] FileFlow& files() const { return *m_files; }
    /// Null where nothing is kept.
    [[nodiscard]] files::Journal* journal() const { return m_journal; }
    [[nodiscard]] FixFlow& fixes() const { return *m_fixes; }
    [[nodiscard]] RewriteFlow& rewrites() const { return *m_rewrites; }
    [[nodiscard]] find::FindBar& findBar() const { return *m_find; }
    [[nodiscard]] ProjectFlow& project() const { return *m_project; }
    [[nodiscard]] ExpectFlow& expectations() const { return *m_expect; }
    [[nodiscard]] CompareFlow& comparison() const { return *m_comparison; }
    [[nodiscard]] compare::CompareView& compareView() const { return *m_compareView; }

    /// Nothing would be missed: it holds no file, nothing that was fetched, and nothing typed.
    [[nodiscard]] bool isSpare() const;
    /// A text that stands here only until there is another one.
    void showSpare(std::string bytes, const QString& name);

    void setCrawlers(const tester::CrawlerSet& set);
    /// Asks for a line to go to.
    void askForLine();
    /// Where the system does not tell of changes.
    void lookAtDisk();

    /// The text that changes are counted against: as it was opened or fetched, or as last chosen.
    /// Null: it was not read yet.
    [[nodiscard]] const session::AnalysisPtr& baseline() const { return m_baseline; }
    void setBaseline(const session::AnalysisPtr& baseline);

Q_SIGNALS:
    void baselineChanged(const crawlright::session::AnalysisPtr& baseline);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectFile();
    void keepUnsaved();
    void awaitBaseline();
    void takeBaseline();

    const Services m_services;
    session::DocumentSession m_session;
    MessageArea* m_messages;
    editor::CodeEditor* m_editor;
    compare::CompareView* m_compareView;
    rewrite::RewritePanel* m_rewritePanel;
    find::FindBar* m_find;
    GoToLineBar* m_goToLine;
    FileFlow* m_files;
    files::Journal* m_journal = nullptr;
    FixFlow* m_fixes;
    HoverFlow* m_hover;
    RewriteFlow* m_rewrites;
    ProjectFlow* m_project;
    ExpectFlow* m_expect;
    CompareFlow* m_comparison;
    session::AnalysisPtr m_baseline;
    bool m_awaitsBaseline = true; // the next analysis of the text is what was opened
    bool m_isSpare = true;
};

} // namespace crawlright::window
