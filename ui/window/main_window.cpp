// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/main_window.h"

#include "ui/editor/code_editor.h"
#include "ui/expect/expectations_pane.h"
#include "ui/fetch/fetch_panel.h"
#include "ui/icons/icons.h"
#include "ui/problems/problems_pane.h"
#include "ui/reference/reference_pane.h"
#include "ui/tester/tester_pane.h"
#include "ui/urllist/url_pane.h"
#include "ui/window/about_box.h"
#include "ui/window/actions.h"
#include "ui/window/address_bar.h"
#include "ui/window/compare_desk.h"
#include "ui/window/completion_flow.h"
#include "ui/window/compose_flow.h"
#include "ui/window/crawler_flow.h"
#include "ui/window/docks.h"
#include "ui/window/drop_target.h"
#include "ui/window/encoding_flow.h"
#include "ui/window/expect_flow.h"
#include "ui/window/fetch_flow.h"
#include "ui/window/fetch_tools.h"
#include "ui/window/file_flow.h"
#include "ui/window/find_actions.h"
#include "ui/window/fix_flow.h"
#include "ui/window/hand_out_flow.h"
#include "ui/window/live_desk.h"
#include "ui/window/menus.h"
#include "ui/window/message_bar.h"
#include "ui/window/outline_flow.h"
#include "ui/window/pages.h"
#include "ui/window/preferences_flow.h"
#include "ui/window/project_flow.h"
#include "ui/window/publish_flow.h"
#include "ui/window/report_flow.h"
#include "ui/window/rewrite_flow.h"
#include "ui/window/session_flow.h"
#include "ui/window/status_line.h"
#include "ui/window/tab_menu.h"
#include "ui/window/text_flow.h"
#include "ui/window/url_flow.h"
#include "ui/words/fetch_words.h"
#include "ui/words/findings.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QStackedWidget>
#include <QStringBuilder>
#include <QTextDocument>

#include <algorithm>

namespace crawlright::window {

using namespace Qt::StringLiterals;

namespace {

/// For whoever does not see the list: of the word that is selected a screen reader says no more
/// than what is written there.
void announce(const checks::Finding& finding, editor::CodeEditor& editor)
{
    const checks::Severity severity = checks::severityFor(finding, editor.readers());
    const QString unconcerned = words::unconcernedSentence(finding, editor.readers());
    const QString said =
        problems::severityTitle(severity) % u": " % words::sentence(finding) % u' ' % unconcerned;
    QAccessibleAnnouncementEvent event(&editor, said.trimmed());
    QAccessible::updateAccessibility(&event);
}

// A QScrollArea does it only for a keyboard that is in it already.
void scrollTo(QWidget* widget)
{
    for (QWidget* around = widget; around; around = around->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(around))
            area->ensureWidgetVisible(widget);
    }
}

} // namespace

MainWindow::MainWindow(const Services& services, QWidget* parent)
    : QMainWindow(parent)
    , m_services(services)
    , m_appearance(services.settings)
    , m_actions(new Actions(this))
    , m_addressBar(new AddressBar(services.settings))
    , m_messages(new MessageArea)
    , m_pages(new Pages(services, *m_messages))
    , m_tester(new tester::TesterPane(services.catalogue))
    , m_problems(new problems::ProblemsPane)
    , m_fetchPanel(new fetch::FetchPanel)
    , m_reference(new reference::ReferencePane)
    , m_expectations(new QStackedWidget)
    , m_status(new StatusLine)
    , m_crawlers(new CrawlerFlow(services.catalogue, services.settings, *m_addressBar, *this))
    , m_fetching(new FetchFlow(*m_fetchPanel, *m_addressBar, *m_pages, *m_messages, this))
    , m_outline(new OutlineFlow(services.catalogue, *m_actions, *m_status, this))
    , m_urls(new UrlFlow(*m_messages, services.settings, this))
    , m_reports(new ReportFlow(*m_messages, *this))
    , m_preferences(
          new PreferencesFlow({services.settings, services.highlighting, *m_pages, *m_crawlers,
                               *m_fetching, services.catalogue, *m_addressBar, *this}))
    , m_sessions(new SessionFlow(services, {*m_pages, *m_messages, *m_tester, *m_urls}, this))
    , m_texts(new TextFlow(*m_actions, *m_pages, services.settings, this))
    , m_docks(new Docks(*this))
    , m_drops(new DropTarget(this))
{
    setObjectName("mainWindow"_L1);
    addToolBar(Qt::TopToolBarArea, m_addressBar);
    m_addressBar->setWindowTitle(tr("Address Bar"));
    m_addressBar->toggleViewAction()->setObjectName("addressBarShown"_L1);
    setStatusBar(m_status);
    makeCentre();
    makeDocks();
    fillMenus(*menuBar(), {.actions = *m_actions,
                           .panes = m_docks->toggleActions(),
                           .addressBar = m_addressBar->toggleViewAction(),
                           .appearance = m_appearance,
                           .fillColors = [this](QMenu& menu) { m_preferences->fillColors(menu); },
                           .recent = m_pages->recent(),
                           .openFile = [this](const QString& path) { openFile(path); }});
    m_preferences->takeMenus(*menuBar());
    new HandOutFlow({*m_actions, *m_pages, *m_crawlers, services.catalogue, services.highlighting,
                     services.settings, *m_messages, *this});
    connectFiles();
    connectEditor();
    connectPanes();
    connectStatus();
    connectExpectations();
    connectFetching();
    connectUrls();
    new LiveDesk({*m_actions, *m_pages, *m_crawlers, *m_urls, *m_messages, *m_fetchPanel,
                  *m_fetchTools, m_fetching->settings(), *m_preferences, services, *this});
    new CompletionFlow({m_services, *m_actions, *m_pages, *m_crawlers, *m_urls}, this);
    restore();
    showPage();
    page().editor().setFocus();
}

MainWindow::~MainWindow()
{
    m_shown.reset();
    // The pages show their sessions, which panes may still point to.
    const std::unique_ptr<QWidget> centre(takeCentralWidget());
}

Page& MainWindow::page() const
{
    return m_pages->current();
}

session::DocumentSession& MainWindow::session() const
{
    return page().session();
}

void MainWindow::makeCentre()
{
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(m_pages, 1);
    connect(m_messages, &MessageArea::keyboardFreed, this, [this] { page().editor().setFocus(); });
    setCentralWidget(centre);
}

void MainWindow::makeDocks()
{
    m_testerDock = m_docks->add(u"testerDock"_s, tr("Tester"), m_tester, Qt::RightDockWidgetArea);
    m_referenceDock =
        m_docks->add(u"referenceDock"_s, tr("Reference"), m_reference, Qt::RightDockWidgetArea);
    m_problemsDock =
        m_docks->add(u"problemsDock"_s, tr("Problems"), m_problems, Qt::BottomDockWidgetArea);
    //: Title of the pane that tells what a server answered
    m_fetchDock = m_docks->add(u"fetchDock"_s, tr("Fetch"), m_fetchPanel, Qt::BottomDockWidgetArea);
    tabifyDockWidget(m_testerDock, m_referenceDock);
    m_referenceDock->hide(); // until somebody wants to read
    m_urlsDock = m_docks->add(u"urlsDock"_s, tr("URLs"), m_urls->pane(), Qt::BottomDockWidgetArea);
    m_urls->setDock(m_urlsDock);
    tabifyDockWidget(m_problemsDock, m_urlsDock);
    tabifyDockWidget(m_urlsDock, m_fetchDock);
    m_expectDock =
        m_docks->add(u"expectDock"_s, tr("Expectations"), m_expectations, Qt::BottomDockWidgetArea);
    tabifyDockWidget(m_fetchDock, m_expectDock);
    m_problemsDock->raise();
    QDockWidget* outline = m_outline->addDock(*m_docks);
    if (screen()->availableGeometry().width() > 1200) // the tester needs height and width
        setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    shareRoom(outline);
    m_docks->keepAsDesigned();
}

/// Until somebody moves a border: the panes have what they wish, and the text the greater part.
void MainWindow::shareRoom(QDockWidget* outline)
{
    constexpr int wishedHeight = 190;
    const QSize room = firstSize();
    const auto wished = [](const QDockWidget* dock) { return dock->widget()->sizeHint().width(); };
    resizeDocks({m_problemsDock}, {std::min(wishedHeight, room.height() / 4)}, Qt::Vertical);
    resizeDocks({outline, m_testerDock},
                {std::min(wished(outline), room.width() / 7),
                 std::min(wished(m_testerDock), room.width() / 3)},
                Qt::Horizontal);
}

QSize MainWindow::firstSize() const
{
    const QSize all = screen()->availableGeometry().size();
    return {std::min(1280, all.width() * 9 / 10), std::min(800, all.height() * 9 / 10)};
}

void MainWindow::connectFiles()
{
    const Actions& a = *m_actions;
    connect(a.newText, &QAction::triggered, m_pages, [this] { m_pages->addEmpty(); });
    connect(a.open, &QAction::triggered, m_pages, &Pages::openWithDialog);
    connect(a.save, &QAction::triggered, this, [this] { page().files().save(); });
    connect(a.saveAs, &QAction::triggered, this, [this] { page().files().saveAs(); });
    connect(a.reload, &QAction::triggered, this, [this] { page().files().reload(); });
    connectTabs(a, *m_pages);
    connect(a.reopenTab, &QAction::triggered, m_pages, &Pages::reopen);
    connect(a.nextTab, &QAction::triggered, this, [this] { m_pages->showNext(1); });
    connect(a.previousTab, &QAction::triggered, this, [this] { m_pages->showNext(-1); });
    a.restoreSession->setChecked(m_sessions->isWanted());
    connect(a.restoreSession, &QAction::toggled, m_sessions, &SessionFlow::setWanted);
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
    connect(m_drops, &DropTarget::fileDropped, this, &MainWindow::openFile);
    connect(m_drops, &DropTarget::siteDropped, this, &MainWindow::fetch);
    m_drops->watch(this);
    for (Page* page : m_pages->all())
        adopt(page);
    connect(m_pages, &Pages::pageAdded, this, &MainWindow::adopt);
    connect(m_pages, &Pages::currentPageChanged, this, &MainWindow::showPage);
    connect(m_pages, &Pages::pageChanged, this, [this](const Page* changed) {
        if (changed == &page())
            updateTitle();
    });
    connect(m_pages, &Pages::closedChanged, this,
            [this] { m_actions->reopenTab->setEnabled(m_pages->canReopen()); });
    connect(m_pages, &Pages::workGoesOn, this,
            [this](Page* working, const QString& what, qint64 done, qint64 total) {
                m_working = working;
                m_status->showProgress(what, done, total);
            });
    connect(m_pages, &Pages::workEnded, this, [this](const Page* working) {
        if (working == m_working)
            m_status->hideProgress();
    });
    connect(m_status, &StatusLine::cancelClicked, this, [this] {
        if (m_working)
            m_working->files().file().cancel();
    });
}

void MainWindow::connectEditor()
{
    const Actions& a = *m_actions;
    using editor::CodeEditor;
    const auto toEditor = [this](QAction* action, auto method) {
        connect(action, &QAction::triggered, this,
                [this, method] { std::invoke(method, page().editor()); });
    };
    toEditor(a.undo, &CodeEditor::undo);
    toEditor(a.redo, &CodeEditor::redo);
    toEditor(a.cut, &CodeEditor::cut);
    toEditor(a.copy, &CodeEditor::copy);
    toEditor(a.paste, &CodeEditor::paste);
    toEditor(a.selectAll, &CodeEditor::selectAll);
    toEditor(a.tellAbout, &CodeEditor::tellAboutCursor);
    toEditor(a.zoomIn, &CodeEditor::zoomIn);
    toEditor(a.zoomOut, &CodeEditor::zoomOut);
    toEditor(a.zoomReset, &CodeEditor::resetZoom);
    connect(a.goToLine, &QAction::triggered, this, [this] { page().askForLine(); });
    connectFind(a, *m_pages);
}

void MainWindow::connectPanes()
{
    const Actions& a = *m_actions;
    new ComposeFlow({m_services.catalogue, *m_pages, *m_crawlers, m_urls->lists()}, a, *this);
    connect(m_tester, &tester::TesterPane::lineRequested, this, &MainWindow::goToLine);
    connect(m_tester, &tester::TesterPane::decidingLineChanged, this,
            [this](text::LineNumber line, rules::Verdict verdict) {
                m_decidingLine = line;
                m_actions->goToDecidingLine->setEnabled(line > 0);
                page().editor().setDecidingLine(line, verdict);
            });
    a.goToDecidingLine->setEnabled(false);
    connect(a.goToDecidingLine, &QAction::triggered, this, &MainWindow::goToDecidingLine);
    connect(m_problems, &problems::ProblemsPane::findingActivated, this, &MainWindow::goToFinding);
    connect(m_problems, &problems::ProblemsPane::countsChanged, this, &MainWindow::updateCounts);
    connect(m_problems, &problems::ProblemsPane::menuMade, this,
            [this](QMenu* menu, const session::AnalysisPtr& analysis, std::uint32_t finding) {
                if (analysis == session().analysis())
                    page().fixes().fill(*menu, analysis->findings.at(finding));
            });
    connect(a.nextProblem, &QAction::triggered, this,
            [this] { m_problems->activateNext(cursorOffset()); });
    connect(a.previousProblem, &QAction::triggered, this,
            [this] { m_problems->activatePrevious(cursorOffset()); });
    connect(a.goToEditor, &QAction::triggered, this, [this] { page().editor().setFocus(); });
    connect(a.goToTester, &QAction::triggered, this, [this] {
        Docks::raise(m_testerDock, nullptr);
        m_tester->editAddress();
    });
    connect(a.goToProblems, &QAction::triggered, this,
            [this] { Docks::raise(m_problemsDock, m_problems); });
    connect(a.goToFetch, &QAction::triggered, this,
            [this] { Docks::raise(m_fetchDock, m_fetchPanel); });
    connect(m_crawlers, &CrawlerFlow::setChosen, this, &MainWindow::takeCrawlers);
    connect(a.crawlerSets, &QAction::triggered, m_crawlers, &CrawlerFlow::edit);
    connect(a.preferences, &QAction::triggered, m_preferences, &PreferencesFlow::open);
    connect(a.resetLayout, &QAction::triggered, m_docks, &Docks::reset);
    connect(a.fixes, &QAction::triggered, this, [this] { page().fixes().openMenu(); });
    connect(a.format, &QAction::triggered, this, [this] { page().rewrites().format(); });
    connect(a.simplify, &QAction::triggered, this, [this] { page().rewrites().simplify(); });
    connect(a.explain, &QAction::triggered, this, [this] { page().fixes().explainAtCursor(); });
    connect(a.reference, &QAction::triggered, this, &MainWindow::showContents);
    connect(a.about, &QAction::triggered, this, [this] { showAbout(this); });
}

void MainWindow::connectStatus()
{
    new EncodingFlow(*m_status, *m_pages, this);
    connect(m_status, &StatusLine::placeClicked, this, [this] { page().askForLine(); });
    connect(m_status, &StatusLine::readOnlyClicked, m_actions->saveAs, &QAction::trigger);
    connect(m_status, &StatusLine::problemsClicked, this,
            [this] { Docks::raise(m_problemsDock, m_problems); });
}

void MainWindow::connectExpectations()
{
    const auto raise = [this] { Docks::raise(m_expectDock, page().expectations().pane()); };
    connect(m_actions->goToExpectations, &QAction::triggered, this, raise);
    connect(m_status, &StatusLine::expectationsClicked, this, raise);
    connect(m_actions->expect, &QAction::triggered, this, &MainWindow::expectPresent);
    connect(m_urls->pane(), &urllist::UrlPane::expectationsWanted, this,
            [this](const auto& wanted) { page().expectations().addExpectations(wanted); });
}

void MainWindow::connectFetching()
{
    const Actions& a = *m_actions;
    connect(a.goToAddress, &QAction::triggered, this, [this] {
        m_addressBar->show();
        m_addressBar->edit();
    });
    connect(a.fetch, &QAction::triggered, this, [this] { fetch(m_addressBar->address()); });
    connect(a.cancelFetch, &QAction::triggered, m_fetching, &FetchFlow::cancel);
    connect(m_fetching, &FetchFlow::runningChanged, this, [this](bool running) {
        m_actions->cancelFetch->setEnabled(running);
        if (!running)
            return;
        m_fetchDock->setWindowTitle(tr("Fetch"));
        Docks::raise(m_fetchDock, nullptr);
    });
    connect(m_fetching, &FetchFlow::pageAsked, m_tester, &tester::TesterPane::setAddress);
    connect(m_fetchPanel, &fetch::FetchPanel::fetchFinished, this,
            [this](const net::FetchResult& result) {
                m_fetchDock->setWindowTitle(tr("Fetch: %1").arg(words::summary(result)));
            });
    new PublishFlow({a, *m_fetchPanel, *m_fetching, *m_addressBar, *m_pages}, this);
    m_fetchTools = new FetchTools(
        {a, m_services.catalogue, *m_fetchPanel, *m_fetching, *m_addressBar, *m_pages, *m_tester},
        *this);
    const auto setReader = [this](const crawlers::Crawler& crawler) {
        m_fetchPanel->setReader(crawler.dialect, QString::fromStdString(crawler.token));
    };
    connect(m_tester, &tester::TesterPane::crawlerChanged, this, setReader);
    connect(m_fetchPanel, &fetch::FetchPanel::explanationRequested, this,
            [this](checks::Code code) {
                m_reference->showPage(code);
                Docks::raise(m_referenceDock, nullptr);
            });
    connect(m_tester, &tester::TesterPane::fetchRequested, this, &MainWindow::fetch);
    connect(m_tester, &tester::TesterPane::editsRequested, this,
            [this](const edits::Edits& edits, const QString&, quint64 revision) {
                page().fixes().applyEdits(edits, revision);
            });
}

void MainWindow::connectUrls()
{
    connect(m_actions->goToUrls, &QAction::triggered, this,
            [this] { Docks::raise(m_urlsDock, m_urls->pane()); });
    connect(m_urls->pane(), &urllist::UrlPane::lineRequested, this, &MainWindow::goToLine);
    connect(&m_urls->lineCounts(), &urllist::LineCountDesk::countsChanged, this,
            [this](const editor::LineCountsPtr& counts) { page().editor().setLineCounts(counts); });
    connect(m_urls, &UrlFlow::baselineWanted, this,
            [this] { page().setBaseline(session().analysis()); });
    connect(m_actions->goToUrlsOfLine, &QAction::triggered, this,
            [this] { showUrlsOfLine(page().editor().cursorLine()); });
    connect(m_urls->pane(), &urllist::UrlPane::urlChosen, this,
            [this](const QString& url, const QString& crawler) {
                m_tester->setAddress(url);
                if (!crawler.isEmpty())
                    m_tester->addCrawler(crawler);
            });
    m_urls->countFor(*m_tester);
    new CompareDesk({*m_actions, *m_pages, *m_fetching, *m_urls, *m_tester}, this);
    connect(m_actions->report, &QAction::triggered, this, &MainWindow::saveReport);
}

void MainWindow::saveReport()
{
    const tester::CrawlerSet& set = m_crawlers->chosen();
    m_reports->ask({.analysis = session().analysis(),
                    .name = page().files().name().toStdString(),
                    .crawlers = tester::crawlersOf(set, m_services.catalogue),
                    .readers = tester::readersOf(set, m_services.catalogue),
                    .table = m_urls->lists().table(),
                    .rows = m_urls->pane()->shownRows(),
                    .url = m_tester->address().trimmed().toStdString()});
}

void MainWindow::showUrlsOfLine(text::LineNumber line)
{
    Docks::raise(m_urlsDock, m_urls->pane());
    m_urls->pane()->showLine(line);
}

void MainWindow::showText(std::string bytes, const QString& name)
{
    page().showSpare(std::move(bytes), name);
}

void MainWindow::openFile(const QString& path)
{
    m_pages->open(path);
}

void MainWindow::fetch(const QString& address)
{
    m_fetching->fetch(address);
}

text::Offset MainWindow::cursorOffset() const
{
    return session().offsetAt(page().editor().textCursor().selectionStart());
}

void MainWindow::updateCounts(const problems::Counts& counts)
{
    const std::uint32_t all = problems::total(counts);
    m_problemsDock->setWindowTitle(all == 0 ? tr("Problems")
                                            : tr("Problems (%1)").arg(locale().toString(all)));
    m_status->setCounts(counts);
    m_actions->nextProblem->setEnabled(all > 0);
    m_actions->previousProblem->setEnabled(all > 0);
}

void MainWindow::goToLine(text::LineNumber line)
{
    page().editor().goToLine(line);
    page().editor().setFocus();
}

void MainWindow::showContents()
{
    m_reference->showContents();
    Docks::raise(m_referenceDock, m_reference);
}

void MainWindow::goToDecidingLine()
{
    if (m_decidingLine > 0)
        goToLine(m_decidingLine);
}

void MainWindow::goToFinding(const checks::Finding& finding)
{
    if (const auto span = session().currentSpan(finding.span))
        page().editor().goToSpan(*span);
    page().editor().setFocus();
    announce(finding, page().editor());
}

void MainWindow::takeCrawlers(const tester::CrawlerSet& set)
{
    const tester::Crawlers crawlers = tester::crawlersOf(set, m_services.catalogue);
    m_tester->setCrawlers(crawlers);
    m_urls->setCrawlers(crawlers);
    const std::vector<dialects::Id> readers = tester::readersOf(set, m_services.catalogue);
    m_problems->setReaders(readers);
    m_fetchPanel->setReaders(readers);
    m_outline->setReaders(readers);
    m_pages->setCrawlers(set);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_mayClose && !m_pages->isSafe()) {
        event->ignore();
        m_pages->whenSafe([this] {
            m_mayClose = true;
            close();
        });
        return;
    }
    keep();
    event->accept();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) {
        for (Page* open : m_pages->all())
            open->lookAtDisk(); // where the system does not tell of changes
    }
}

// QMainWindow keeps what lies behind the tab of another pane beside the window, where the keyboard
// would come to it and be lost.
bool MainWindow::focusNextPrevChild(bool next)
{
    const auto isSeen = [this](const QWidget* widget) {
        while (widget && widget->parentWidget() != this)
            widget = widget->parentWidget();
        return !widget || widget->isWindow() || rect().intersects(widget->geometry());
    };
    const QWidget* start = focusWidget();
    for (auto most = findChildren<QWidget*>().size(); most > 0; --most) {
        if (!QMainWindow::focusNextPrevChild(next))
            return false;
        if (focusWidget() == start || isSeen(focusWidget())) {
            scrollTo(focusWidget());
            return true;
        }
    }
    return false;
}

} // namespace crawlright::window
