// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/main_window.h"

#include "ui/editor/code_editor.h"
#include "ui/expect/expectations_pane.h"
#include "ui/fetch/fetch_panel.h"
#include "ui/icons/icons.h"
#include "ui/problems/problems_pane.h"
#include "ui/reference/reference_pane.h"
#include "ui/rewrite/rewrite_panel.h"
#include "ui/tester/tester_pane.h"
#include "ui/urllist/url_pane.h"
#include "ui/window/about_box.h"
#include "ui/window/actions.h"
#include "ui/window/address_bar.h"
#include "ui/window/crawler_flow.h"
#include "ui/window/docks.h"
#include "ui/window/drop_target.h"
#include "ui/window/expect_flow.h"
#include "ui/window/fetch_flow.h"
#include "ui/window/file_flow.h"
#include "ui/window/fix_flow.h"
#include "ui/window/go_to_line_bar.h"
#include "ui/window/message_bar.h"
#include "ui/window/project_flow.h"
#include "ui/window/report_flow.h"
#include "ui/window/rewrite_flow.h"
#include "ui/window/status_line.h"
#include "ui/window/url_flow.h"
#include "ui/words/fetch_words.h"

#include <QBoxLayout>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QSettings>
#include <QStringBuilder>

#include <algorithm>

namespace crawlright::window {

using namespace Qt::StringLiterals;

namespace {

constexpr auto geometryKey = "window/geometry"_L1;
constexpr auto layoutKey = "window/layout"_L1;
constexpr auto zoomKey = "window/zoom"_L1;
constexpr auto groupingKey = "problems/grouping"_L1;
constexpr auto crawlerKey = "tester/crawler"_L1;
constexpr auto matrixKey = "tester/grouping"_L1;

} // namespace

MainWindow::MainWindow(const Services& services, QWidget* parent)
    : QMainWindow(parent)
    , m_services(services)
    , m_appearance(services.settings)
    , m_actions(new Actions(this))
    , m_addressBar(new AddressBar(services.settings))
    , m_messages(new MessageArea)
    , m_editor(new editor::CodeEditor(m_session, services.highlighting))
    , m_rewritePanel(new rewrite::RewritePanel)
    , m_goToLine(new GoToLineBar)
    , m_tester(new tester::TesterPane(services.catalogue))
    , m_problems(new problems::ProblemsPane)
    , m_fetchPanel(new fetch::FetchPanel)
    , m_reference(new reference::ReferencePane)
    , m_status(new StatusLine)
    , m_files(new FileFlow(m_session, *m_messages, services.settings, *this))
    , m_crawlers(new CrawlerFlow(services.catalogue, services.settings, *m_addressBar, *this))
    , m_fetching(new FetchFlow(*m_fetchPanel, *m_addressBar, *m_files, *m_messages, this))
    , m_fixes(new FixFlow(m_session, *m_editor, *m_messages, this))
    , m_rewrites(new RewriteFlow(m_session, *m_editor, *m_rewritePanel, *m_messages, this))
    , m_project(new ProjectFlow(m_session, *m_messages, this))
    , m_expect(new ExpectFlow({m_session, m_files->file(), services.catalogue, services.settings,
                               *m_messages, *m_status},
                              this))
    , m_urls(new UrlFlow(m_session, *m_messages, services.settings, this))
    , m_reports(new ReportFlow(*m_messages, *this))
    , m_docks(new Docks(*this))
    , m_drops(new DropTarget(this))
{
    setObjectName("mainWindow"_L1);
    addToolBar(Qt::TopToolBarArea, m_addressBar);
    m_addressBar->setWindowTitle(tr("Address Bar"));
    setStatusBar(m_status);
    makeCentre();
    makeDocks();
    makeMenus();
    connectFile();
    connectEditor();
    connectPanes();
    connectStatus();
    connectExpectations();
    connectFetching();
    connectUrls();
    restore();
    updateTitle();
    updatePlace();
    updateAnalysis(m_session.analysis());
    m_editor->setFocus();
}

MainWindow::~MainWindow()
{
    // The editor shows the session's text, so it goes first.
    const std::unique_ptr<QWidget> centre(takeCentralWidget());
}

void MainWindow::makeCentre()
{
    m_editor->setObjectName("editor"_L1);
    m_editor->setFrameShape(QFrame::NoFrame);
    m_editor->setAccessibleName(tr("Text of the robots.txt"));
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(m_editor, 1);
    layout->addWidget(m_rewritePanel);
    layout->addWidget(m_goToLine);
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
    m_expectDock = m_docks->add(u"expectDock"_s, tr("Expectations"), m_expect->pane(),
                                Qt::BottomDockWidgetArea);
    m_expect->setDock(m_expectDock);
    tabifyDockWidget(m_fetchDock, m_expectDock);
    m_problemsDock->raise();
    if (screen()->availableGeometry().width() > 1200) { // the tester needs height and width
        setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
        resizeDocks({m_testerDock}, {m_tester->sizeHint().width()}, Qt::Horizontal);
    }
    resizeDocks({m_problemsDock}, {190}, Qt::Vertical);
    m_docks->keepAsDesigned();
}

void MainWindow::makeMenus()
{
    const Actions& a = *m_actions;
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addActions({a.newText, a.open});
    makeRecentMenu(file->addMenu(icons::themed("document-open-recent"_L1), tr("Open &Recent")));
    file->addSeparator();
    file->addActions({a.save, a.saveAs, a.reload});
    file->addSeparator();
    file->addAction(a.report);
    file->addSeparator();
    file->addAction(a.quit);

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    edit->addActions({a.undo, a.redo});
    edit->addSeparator();
    edit->addActions({a.cut, a.copy, a.paste});
    edit->addSeparator();
    edit->addAction(a.selectAll);
    edit->addSeparator();
    edit->addActions({a.fixes, a.format, a.simplify});

    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addActions({m_testerDock->toggleViewAction(), m_problemsDock->toggleViewAction(),
                      m_urlsDock->toggleViewAction(), m_fetchDock->toggleViewAction(),
                      m_expectDock->toggleViewAction(), m_referenceDock->toggleViewAction()});
    view->addSeparator();
    view->addAction(m_addressBar->toggleViewAction());
    view->addSeparator();
    view->addActions({a.zoomIn, a.zoomOut, a.zoomReset});

    QMenu* go = menuBar()->addMenu(tr("&Go"));
    go->addActions({a.goToLine, a.goToDecidingLine, a.goToUrlsOfLine});
    go->addSeparator();
    go->addActions({a.nextProblem, a.previousProblem});
    go->addSeparator();
    go->addActions({a.goToEditor, a.goToTester, a.goToProblems, a.goToUrls, a.goToFetch,
                    a.goToExpectations, a.goToAddress});

    QMenu* tools = menuBar()->addMenu(tr("&Tools"));
    tools->addActions({a.expect});
    tools->addSeparator();
    tools->addActions({a.fetch, a.cancelFetch});

    QMenu* settings = menuBar()->addMenu(tr("&Settings"));
    m_appearance.fill(
        *settings->addMenu(icons::themed("preferences-desktop-theme"_L1), tr("&Appearance")));
    settings->addActions({a.crawlerSets, a.resetLayout});

    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addActions({a.explain, a.reference});
    help->addSeparator();
    help->addAction(a.about);
}

void MainWindow::makeRecentMenu(QMenu* menu)
{
    const auto fill = [this, menu] {
        menu->clear();
        const QStringList paths = m_files->recent().paths();
        int number = 1;
        for (const QString& path : paths) {
            QString shownPath = path;
            shownPath.replace(u'&', "&&"_L1);
            const QString mnemonic =
                number < 10 ? u'&' % QString::number(number) % u"  "_s : QString();
            QAction* action = menu->addAction(mnemonic % shownPath);
            connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
            ++number;
        }
        menu->addSeparator();
        QAction* clear = menu->addAction(icons::themed("edit-clear-history"_L1), tr("&Clear List"));
        clear->setEnabled(!paths.isEmpty());
        connect(clear, &QAction::triggered, &m_files->recent(), &files::RecentFiles::clear);
    };
    connect(&m_files->recent(), &files::RecentFiles::changed, menu, fill);
    fill();
}

void MainWindow::connectFile()
{
    const Actions& a = *m_actions;
    connect(a.newText, &QAction::triggered, m_files, &FileFlow::newText);
    connect(a.open, &QAction::triggered, m_files, &FileFlow::openWithDialog);
    connect(a.save, &QAction::triggered, m_files, &FileFlow::save);
    connect(a.saveAs, &QAction::triggered, m_files, &FileFlow::saveAs);
    connect(a.reload, &QAction::triggered, m_files, &FileFlow::reload);
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
    m_drops->watch(this);
    m_drops->watchForFiles(m_editor->viewport());
    connect(m_drops, &DropTarget::fileDropped, this, &MainWindow::openFile);
    connect(m_drops, &DropTarget::siteDropped, this, &MainWindow::fetch);
    connect(m_files, &FileFlow::changed, this, &MainWindow::updateTitle);
    connect(&m_files->file(), &files::DocumentFile::saved, m_project, &ProjectFlow::follow);
    connect(m_project, &ProjectFlow::crawlersChanged, m_crawlers, &CrawlerFlow::offerProject);
    connect(m_files, &FileFlow::textReplaced, this, [this] {
        m_project->follow(m_files->file().path());
        m_urls->startAnew();
        m_editor->moveCursor(QTextCursor::Start);
        m_editor->setFocus();
    });
    connect(m_files, &FileFlow::undoAsked, m_editor, &editor::CodeEditor::undo);
    connect(m_files, &FileFlow::workGoesOn, m_status, &StatusLine::showProgress);
    connect(m_files, &FileFlow::workEnded, m_status, &StatusLine::hideProgress);
    connect(m_status, &StatusLine::cancelClicked, &m_files->file(), &files::DocumentFile::cancel);
}

void MainWindow::connectEditor()
{
    const Actions& a = *m_actions;
    using editor::CodeEditor;
    connect(a.undo, &QAction::triggered, m_editor, &CodeEditor::undo);
    connect(a.redo, &QAction::triggered, m_editor, &CodeEditor::redo);
    connect(a.cut, &QAction::triggered, m_editor, &CodeEditor::cut);
    connect(a.copy, &QAction::triggered, m_editor, &CodeEditor::copy);
    connect(a.paste, &QAction::triggered, m_editor, &CodeEditor::paste);
    connect(a.selectAll, &QAction::triggered, m_editor, &CodeEditor::selectAll);
    connect(m_editor, &CodeEditor::undoAvailable, a.undo, &QAction::setEnabled);
    connect(m_editor, &CodeEditor::redoAvailable, a.redo, &QAction::setEnabled);
    connect(m_editor, &CodeEditor::copyAvailable, a.cut, &QAction::setEnabled);
    connect(m_editor, &CodeEditor::copyAvailable, a.copy, &QAction::setEnabled);
    for (QAction* action : {a.undo, a.redo, a.cut, a.copy})
        action->setEnabled(false);
    connect(a.zoomIn, &QAction::triggered, m_editor, &CodeEditor::zoomIn);
    connect(a.zoomOut, &QAction::triggered, m_editor, &CodeEditor::zoomOut);
    connect(a.zoomReset, &QAction::triggered, m_editor, &CodeEditor::resetZoom);
    connect(a.goToLine, &QAction::triggered, this, &MainWindow::askForLine);
    connect(m_goToLine, &GoToLineBar::lineChosen, this,
            [this](int line) { goToLine(static_cast<text::LineNumber>(line)); });
    connect(m_goToLine, &GoToLineBar::closed, m_editor, [this] { m_editor->setFocus(); });
    connect(m_editor, &CodeEditor::cursorPositionChanged, this, &MainWindow::updatePlace);
    connect(&m_session, &session::DocumentSession::analysisChanged, this,
            &MainWindow::updateAnalysis);
}

void MainWindow::connectPanes()
{
    const Actions& a = *m_actions;
    connect(m_tester, &tester::TesterPane::lineRequested, this, &MainWindow::goToLine);
    connect(m_tester, &tester::TesterPane::decidingLineChanged, this,
            [this](text::LineNumber line, rules::Verdict verdict) {
                m_decidingLine = line;
                m_actions->goToDecidingLine->setEnabled(line > 0);
                m_editor->setDecidingLine(line, verdict);
            });
    a.goToDecidingLine->setEnabled(false);
    connect(a.goToDecidingLine, &QAction::triggered, this, &MainWindow::goToDecidingLine);
    connect(m_problems, &problems::ProblemsPane::findingActivated, this, &MainWindow::goToFinding);
    connect(m_problems, &problems::ProblemsPane::countsChanged, this, &MainWindow::updateCounts);
    connect(m_problems, &problems::ProblemsPane::menuMade, this,
            [this](QMenu* menu, const session::AnalysisPtr& analysis, std::uint32_t finding) {
                if (analysis == m_session.analysis())
                    m_fixes->fill(*menu, analysis->findings.at(finding));
            });
    connect(a.nextProblem, &QAction::triggered, this,
            [this] { m_problems->activateNext(cursorOffset()); });
    connect(a.previousProblem, &QAction::triggered, this,
            [this] { m_problems->activatePrevious(cursorOffset()); });
    connect(a.goToEditor, &QAction::triggered, m_editor, [this] { m_editor->setFocus(); });
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
    connect(a.resetLayout, &QAction::triggered, m_docks, &Docks::reset);
    connect(a.fixes, &QAction::triggered, m_fixes, &FixFlow::openMenu);
    connect(a.format, &QAction::triggered, m_rewrites, &RewriteFlow::format);
    connect(a.simplify, &QAction::triggered, m_rewrites, &RewriteFlow::simplify);
    connect(a.explain, &QAction::triggered, m_fixes, &FixFlow::explainAtCursor);
    connect(a.reference, &QAction::triggered, this, &MainWindow::showContents);
    connect(m_fixes, &FixFlow::contentsAsked, this, &MainWindow::showContents);
    connect(m_fixes, &FixFlow::explanationAsked, this, [this](checks::Code code) {
        m_reference->showPage(code);
        Docks::raise(m_referenceDock, nullptr);
    });
    connect(a.about, &QAction::triggered, this, [this] { showAbout(this); });
}

void MainWindow::connectStatus()
{
    connect(m_status, &StatusLine::placeClicked, this, &MainWindow::askForLine);
    connect(m_status, &StatusLine::problemsClicked, this,
            [this] { Docks::raise(m_problemsDock, m_problems); });
}

void MainWindow::connectExpectations()
{
    connect(m_actions->goToExpectations, &QAction::triggered, this,
            [this] { Docks::raise(m_expectDock, m_expect->pane()); });
    connect(m_expect, &ExpectFlow::proofAsked, this,
            [this](const QString& address, const QString& crawler) {
                m_tester->setAddress(address);
                m_tester->addCrawler(crawler);
                Docks::raise(m_testerDock, nullptr);
            });
    connect(m_expect, &ExpectFlow::testedAsked, this, [this] {
        std::vector<std::string> names;
        for (const crawlers::Crawler& crawler : m_tester->crawlers())
            names.push_back(crawler.text);
        m_expect->expectPresent(m_tester->address(), names);
    });
    connect(m_actions->expect, &QAction::triggered, m_expect, &ExpectFlow::testedAsked);
    connect(m_urls->pane(), &urllist::UrlPane::expectationsWanted, m_expect,
            &ExpectFlow::addExpectations);
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
    const auto setReader = [this](const crawlers::Crawler& crawler) {
        m_fetchPanel->setReader(crawler.dialect, QString::fromStdString(crawler.token));
    };
    connect(m_tester, &tester::TesterPane::crawlerChanged, this, setReader);
    connect(m_tester, &tester::TesterPane::fetchRequested, this, &MainWindow::fetch);
    connect(m_tester, &tester::TesterPane::editsRequested, m_fixes,
            [this](const edits::Edits& edits, const QString&, quint64 revision) {
                m_fixes->applyEdits(edits, revision);
            });
}

void MainWindow::connectUrls()
{
    using editor::CodeEditor;
    connect(m_actions->goToUrls, &QAction::triggered, this,
            [this] { Docks::raise(m_urlsDock, m_urls->pane()); });
    connect(m_urls->pane(), &urllist::UrlPane::lineRequested, this, &MainWindow::goToLine);
    connect(&m_urls->lineCounts(), &urllist::LineCountDesk::countsChanged, m_editor,
            &CodeEditor::setLineCounts);
    connect(m_editor, &CodeEditor::lineCountClicked, this, &MainWindow::showUrlsOfLine);
    connect(m_editor, &CodeEditor::ruleLineEntered, m_urls->pane(), &urllist::UrlPane::lightUp);
    QAction* urlsOfLine = m_actions->goToUrlsOfLine;
    connect(m_editor, &CodeEditor::ruleLineEntered, urlsOfLine,
            [urlsOfLine](text::LineNumber line) { urlsOfLine->setEnabled(line > 0); });
    connect(urlsOfLine, &QAction::triggered, this,
            [this] { showUrlsOfLine(m_editor->cursorLine()); });
    connect(m_urls->pane(), &urllist::UrlPane::urlChosen, this,
            [this](const QString& url, const QString& crawler) {
                m_tester->setAddress(url);
                if (!crawler.isEmpty())
                    m_tester->addCrawler(crawler);
            });
    m_urls->countFor(*m_tester);
    connect(m_actions->report, &QAction::triggered, this, &MainWindow::saveReport);
}

void MainWindow::saveReport()
{
    const tester::CrawlerSet& set = m_crawlers->chosen();
    m_reports->ask({.analysis = m_session.analysis(),
                    .name = m_files->name().toStdString(),
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
    m_files->take(std::move(bytes), name);
}

void MainWindow::openFile(const QString& path)
{
    m_files->open(path);
}

void MainWindow::fetch(const QString& address)
{
    m_fetching->fetch(address);
}

void MainWindow::updateTitle()
{
    setWindowTitle(tr("%1[*] — Crawlright").arg(m_files->name()));
    setWindowFilePath(m_files->file().path());
    setWindowModified(m_files->hasUnsavedChanges());
    m_actions->reload->setEnabled(!m_files->file().path().isEmpty());
}

text::Offset MainWindow::cursorOffset() const
{
    return m_session.offsetAt(m_editor->textCursor().selectionStart());
}

void MainWindow::updatePlace()
{
    const int position = m_editor->textCursor().position();
    const text::LineNumber line = m_session.lineAt(position);
    const text::Offset begin = m_session.offsetAt(m_session.positionOfLine(line));
    m_status->setPlace(static_cast<int>(line),
                       static_cast<int>(m_session.offsetAt(position) - begin) + 1);
}

void MainWindow::updateAnalysis(const session::AnalysisPtr& analysis)
{
    m_problems->setAnalysis(analysis);
    if (std::exchange(m_shownRevision, analysis->revision) == analysis->revision)
        return; // only findings are new
    m_tester->setAnalysis(analysis);
    m_status->setFacts(factsOf(analysis->document));
    updatePlace();
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
    m_editor->goToLine(line);
    m_editor->setFocus();
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
    if (const auto span = m_session.currentSpan(finding.span))
        m_editor->goToSpan(*span);
    m_editor->setFocus();
}

void MainWindow::askForLine()
{
    m_goToLine->ask(static_cast<int>(m_session.lineAt(m_editor->textCursor().position())),
                    static_cast<int>(m_session.lineCount()));
}

void MainWindow::takeCrawlers(const tester::CrawlerSet& set)
{
    const tester::Crawlers crawlers = tester::crawlersOf(set, m_services.catalogue);
    m_tester->setCrawlers(crawlers);
    m_urls->setCrawlers(crawlers);
    const std::vector<dialects::Id> readers = tester::readersOf(set, m_services.catalogue);
    m_problems->setReaders(readers);
    m_editor->setReaders(readers);
    m_fixes->setReaders(readers);
    m_rewrites->setReaders(readers, set.name);
}

void MainWindow::restore()
{
    const QSettings& settings = m_services.settings;
    const QByteArray geometry = settings.value(geometryKey).toByteArray();
    if (geometry.isEmpty() || !restoreGeometry(geometry)) {
        const QSize room = screen()->availableGeometry().size();
        resize(std::min(1280, room.width() * 9 / 10), std::min(800, room.height() * 9 / 10));
    }
    m_docks->restore(settings.value(layoutKey).toByteArray());
    m_editor->setZoom(settings.value(zoomKey, 100).toInt());
    m_problems->setGrouping(static_cast<problems::Grouping>(settings.value(groupingKey).toInt()));
    m_tester->restoreGrouping(settings.value(matrixKey));
    takeCrawlers(m_crawlers->chosen());
    m_tester->chooseCrawler(settings.value(crawlerKey).toString());
}

void MainWindow::keep()
{
    QSettings& settings = m_services.settings;
    settings.setValue(geometryKey, saveGeometry());
    settings.setValue(layoutKey, m_docks->state());
    settings.setValue(zoomKey, m_editor->zoom());
    settings.setValue(groupingKey, static_cast<int>(m_problems->grouping()));
    settings.setValue(crawlerKey, m_tester->crawlerName());
    m_urls->keep();
    settings.setValue(matrixKey, static_cast<int>(m_tester->grouping()));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_mayClose && (m_files->hasUnsavedChanges() || m_files->file().isBusy())) {
        event->ignore();
        m_files->whenSafe([this] {
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
        m_files->file().lookAtDisk(); // where the system does not tell of changes
        m_project->follow(m_files->file().path());
        m_expect->lookAtDisk();
    }
}

} // namespace crawlright::window
