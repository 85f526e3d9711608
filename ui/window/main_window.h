// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/problems/problem_list.h"
#include "ui/session/analysis.h"
#include "ui/window/appearance.h"
#include "ui/window/page.h"

#include <QMainWindow>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>

class QDockWidget;
class QStackedWidget;

namespace crawlright::fetch {
class FetchPanel;
}
namespace crawlright::problems {
class ProblemsPane;
}
namespace crawlright::reference {
class ReferencePane;
}
namespace crawlright::tester {
class TesterPane;
}

namespace crawlright::window {

class Actions;
class AddressBar;
class CrawlerFlow;
class Docks;
class DropTarget;
class ExpectFlow;
class FetchFlow;
class FetchTools;
class MessageArea;
class OutlineFlow;
class Pages;
class PreferencesFlow;
class ReportFlow;
class SessionFlow;
class StatusLine;
class TextFlow;
class UrlFlow;

/// The window: documents in tabs, and around them the panes that say what crawlers make of the one
/// that is shown. It connects them and decides nothing about robots.txt itself.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const Services& services, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// A text that is no file, under a name for the title, until something is opened.
    void showText(std::string bytes, const QString& name);
    void openFile(const QString& path);
    /// Fetches the robots.txt that governs an address.
    void fetch(const QString& address);

    /// What was open the last time.
    [[nodiscard]] SessionFlow& sessions() const { return *m_sessions; }
    [[nodiscard]] Pages& pages() const { return *m_pages; }
    /// The document that is shown.
    [[nodiscard]] Page& page() const;
    [[nodiscard]] session::DocumentSession& session() const;

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void makeCentre();
    void makeDocks();
    void shareRoom(QDockWidget* outline);
    /// Of the window, until somebody changes it.
    [[nodiscard]] QSize firstSize() const;
    void connectFiles();
    void connectEditor();
    void connectPanes();
    void connectStatus();
    void connectExpectations();
    void connectFetching();
    void connectUrls();
    void adopt(Page* page);
    void showPage();
    void connectShownEditor(Page& page, QObject* shown);
    void connectShownExpectations(ExpectFlow& expectations, QObject* shown);
    void saveReport();
    void expectPresent();
    void restore();
    void keepLater();
    void keep();
    void keepLook();

    void updateTitle();
    void updatePlace();
    void updateExpectations();
    void updateAnalysis(const session::AnalysisPtr& analysis);
    void updateFacts(const session::AnalysisPtr& analysis);
    void updateCounts(const problems::Counts& counts);
    void goToLine(text::LineNumber line);
    void goToFinding(const checks::Finding& finding);
    void showContents();
    void goToDecidingLine();
    void showUrlsOfLine(text::LineNumber line);
    void takeCrawlers(const tester::CrawlerSet& set);
    [[nodiscard]] text::Offset cursorOffset() const;

    Services m_services;
    Appearance m_appearance;
    Actions* m_actions;
    AddressBar* m_addressBar;
    MessageArea* m_messages;
    Pages* m_pages;
    tester::TesterPane* m_tester;
    problems::ProblemsPane* m_problems;
    fetch::FetchPanel* m_fetchPanel;
    reference::ReferencePane* m_reference;
    QStackedWidget* m_expectations; // of all documents
    StatusLine* m_status;
    CrawlerFlow* m_crawlers;
    FetchFlow* m_fetching;
    FetchTools* m_fetchTools = nullptr;
    OutlineFlow* m_outline;
    UrlFlow* m_urls;
    ReportFlow* m_reports;
    PreferencesFlow* m_preferences;
    SessionFlow* m_sessions;
    TextFlow* m_texts;
    Docks* m_docks;
    DropTarget* m_drops;
    QDockWidget* m_testerDock{nullptr};
    QDockWidget* m_problemsDock{nullptr};
    QDockWidget* m_fetchDock{nullptr};
    QDockWidget* m_expectDock{nullptr};
    QDockWidget* m_urlsDock{nullptr};
    QDockWidget* m_referenceDock{nullptr};
    std::unique_ptr<QObject> m_shown;       // what is connected to the shown document
    QPointer<Page> m_working;               // whose progress is shown
    std::optional<quint64> m_shownRevision; // of the text
    text::LineNumber m_decidingLine = 0;
    QTimer m_rest; // after the window changed its look
    bool m_mayClose = false;
};

} // namespace crawlright::window
