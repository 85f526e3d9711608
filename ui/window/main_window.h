// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "ui/problems/problem_list.h"
#include "ui/session/document_session.h"
#include "ui/window/appearance.h"

#include <QMainWindow>

#include <memory>
#include <optional>

class QDockWidget;
class QSettings;

namespace KSyntaxHighlighting {
class Repository;
}

namespace crawlright::editor {
class CodeEditor;
}
namespace crawlright::fetch {
class FetchPanel;
}
namespace crawlright::problems {
class ProblemsPane;
}
namespace crawlright::reference {
class ReferencePane;
}
namespace crawlright::rewrite {
class RewritePanel;
}
namespace crawlright::tester {
struct CrawlerSet;
class TesterPane;
} // namespace crawlright::tester

namespace crawlright::window {

class Actions;
class AddressBar;
class CrawlerFlow;
class Docks;
class DropTarget;
class ExpectFlow;
class FetchFlow;
class FileFlow;
class FixFlow;
class GoToLineBar;
class MessageArea;
class ProjectFlow;
class ReportFlow;
class RewriteFlow;
class StatusLine;
class UrlFlow;

/// What the window needs and does not make itself; all must outlive it.
struct Services {
    QSettings& settings;
    const crawlers::Catalogue& catalogue;
    KSyntaxHighlighting::Repository& highlighting;
};

/// The window: an editor, and around it the panes that say what crawlers make of its text. It
/// connects them and decides nothing about robots.txt itself.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const Services& services, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// A text that is no file, under a name for the title.
    void showText(std::string bytes, const QString& name);
    void openFile(const QString& path);
    /// Fetches the robots.txt that governs an address.
    void fetch(const QString& address);

    [[nodiscard]] session::DocumentSession& session() { return m_session; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeCentre();
    void makeDocks();
    void makeMenus();
    void makeRecentMenu(QMenu* menu);
    void connectFile();
    void connectEditor();
    void connectPanes();
    void connectStatus();
    void connectExpectations();
    void connectFetching();
    void connectUrls();
    void saveReport();
    void restore();
    void keep();

    void updateTitle();
    void updatePlace();
    void updateAnalysis(const session::AnalysisPtr& analysis);
    void updateCounts(const problems::Counts& counts);
    void goToLine(text::LineNumber line);
    void goToFinding(const checks::Finding& finding);
    void showContents();
    void goToDecidingLine();
    void showUrlsOfLine(text::LineNumber line);
    void askForLine();
    void takeCrawlers(const tester::CrawlerSet& set);
    [[nodiscard]] text::Offset cursorOffset() const;

    Services m_services;
    session::DocumentSession m_session;
    Appearance m_appearance;
    Actions* m_actions;
    AddressBar* m_addressBar;
    MessageArea* m_messages;
    editor::CodeEditor* m_editor;
    rewrite::RewritePanel* m_rewritePanel;
    GoToLineBar* m_goToLine;
    tester::TesterPane* m_tester;
    problems::ProblemsPane* m_problems;
    fetch::FetchPanel* m_fetchPanel;
    reference::ReferencePane* m_reference;
    StatusLine* m_status;
    FileFlow* m_files;
    CrawlerFlow* m_crawlers;
    FetchFlow* m_fetching;
    FixFlow* m_fixes;
    RewriteFlow* m_rewrites;
    ProjectFlow* m_project;
    ExpectFlow* m_expect;
    UrlFlow* m_urls;
    ReportFlow* m_reports;
    Docks* m_docks;
    DropTarget* m_drops;
    QDockWidget* m_testerDock{nullptr};
    QDockWidget* m_problemsDock{nullptr};
    QDockWidget* m_fetchDock{nullptr};
    QDockWidget* m_expectDock{nullptr};
    QDockWidget* m_urlsDock{nullptr};
    QDockWidget* m_referenceDock{nullptr};
    std::optional<quint64> m_shownRevision; // of the text
    text::LineNumber m_decidingLine = 0;
    bool m_mayClose = false;
};

} // namespace crawlright::window
