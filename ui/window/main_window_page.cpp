// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
//
// What the window around the tabs shows is about one document.
#include "ui/editor/code_editor.h"
#include "ui/expect/expectations_pane.h"
#include "ui/files/file_io.h"
#include "ui/problems/problems_pane.h"
#include "ui/reference/reference_pane.h"
#include "ui/tester/tester_pane.h"
#include "ui/urllist/url_pane.h"
#include "ui/window/actions.h"
#include "ui/window/crawler_flow.h"
#include "ui/window/docks.h"
#include "ui/window/drop_target.h"
#include "ui/window/expect_flow.h"
#include "ui/window/file_flow.h"
#include "ui/window/fix_flow.h"
#include "ui/window/main_window.h"
#include "ui/window/outline_flow.h"
#include "ui/window/pages.h"
#include "ui/window/project_flow.h"
#include "ui/window/status_line.h"
#include "ui/window/url_flow.h"
#include "ui/work/background.h"

#include <QAction>
#include <QDockWidget>
#include <QStackedWidget>
#include <QTextDocument>

#include <utility>

namespace crawlright::window {

/// What a document has for the window whether it is shown or not.
void MainWindow::adopt(Page* page)
{
    m_drops->watchForFiles(page->editor().viewport());
    m_expectations->addWidget(page->expectations().pane());
}

/// Everything around the tabs is about the document that is shown.
void MainWindow::showPage()
{
    m_shown = std::make_unique<QObject>();
    QObject* const shown = m_shown.get();
    Page& now = page();
    connectShownEditor(now, shown);
    m_outline->follow(now);
    connect(&now.session(), &session::DocumentSession::analysisChanged, shown,
            [this](const session::AnalysisPtr& analysis) { updateAnalysis(analysis); });
    connect(&now.project(), &ProjectFlow::crawlersChanged, shown,
            [this](const auto& crawlers) { m_crawlers->offerProject(crawlers); });
    connect(&now, &Page::baselineChanged, shown,
            [this](const session::AnalysisPtr& baseline) { m_urls->setBaseline(baseline); });
    m_crawlers->offerProject(now.project().crawlers());
    m_urls->follow(now.session(), now.baseline());
    m_shownRevision.reset();
    updateAnalysis(now.session().analysis());
    now.editor().setLineCounts(m_urls->lineCounts().counts());
    connectShownExpectations(now.expectations(), shown);
    updateTitle();
    updatePlace();
}

void MainWindow::connectShownEditor(Page& page, QObject* shown)
{
    using editor::CodeEditor;
    const Actions& a = *m_actions;
    CodeEditor* editor = &page.editor();
    connect(editor, &CodeEditor::undoAvailable, shown, [&a](bool on) { a.undo->setEnabled(on); });
    connect(editor, &CodeEditor::redoAvailable, shown, [&a](bool on) { a.redo->setEnabled(on); });
    const auto setCopy = [&a](bool on) {
        a.cut->setEnabled(on);
        a.copy->setEnabled(on);
    };
    connect(editor, &CodeEditor::copyAvailable, shown, setCopy);
    a.undo->setEnabled(editor->document()->isUndoAvailable());
    a.redo->setEnabled(editor->document()->isRedoAvailable());
    setCopy(editor->textCursor().hasSelection());
    connect(editor, &CodeEditor::cursorPositionChanged, shown, [this] { updatePlace(); });
    connect(editor, &CodeEditor::zoomChanged, shown, [this](int percent) {
        m_pages->setZoom(percent);
        m_rest.start();
    });
    connect(editor, &CodeEditor::lineCountClicked, shown,
            [this](text::LineNumber line) { showUrlsOfLine(line); });
    connect(editor, &CodeEditor::ruleLineEntered, shown, [this](text::LineNumber line) {
        m_urls->pane()->lightUp(line);
        m_actions->goToUrlsOfLine->setEnabled(line > 0);
    });
    a.goToUrlsOfLine->setEnabled(false);
    connect(&page.fixes(), &FixFlow::contentsAsked, shown, [this] { showContents(); });
    connect(&page.fixes(), &FixFlow::explanationAsked, shown, [this](checks::Code code) {
        m_reference->showPage(code);
        Docks::raise(m_referenceDock, nullptr);
    });
    editor->setDecidingLine(0, rules::Verdict::Allow); // until the tester has judged its text
}

void MainWindow::connectShownExpectations(ExpectFlow& expectations, QObject* shown)
{
    connect(&expectations, &ExpectFlow::changed, shown, [this] { updateExpectations(); });
    connect(&expectations, &ExpectFlow::testedAsked, shown, [this] { expectPresent(); });
    connect(&expectations, &ExpectFlow::proofAsked, shown,
            [this](const QString& address, const QString& crawler) {
                m_tester->setAddress(address);
                m_tester->addCrawler(crawler);
                Docks::raise(m_testerDock, nullptr);
            });
    m_expectations->setCurrentWidget(expectations.pane());
    updateExpectations();
}

void MainWindow::expectPresent()
{
    std::vector<std::string> names;
    for (const crawlers::Crawler& crawler : m_tester->crawlers())
        names.push_back(crawler.text);
    page().expectations().expectPresent(m_tester->address(), names);
}

void MainWindow::updateExpectations()
{
    page().expectations().tellIn(*m_status);
    m_expectDock->setWindowTitle(page().expectations().title());
}

void MainWindow::updateTitle()
{
    setWindowTitle(tr("%1[*] — Crawlright").arg(page().files().name()));
    setWindowFilePath(page().files().file().path());
    setWindowModified(page().files().hasUnsavedChanges());
    m_actions->reload->setEnabled(!page().files().file().path().isEmpty());
    m_status->setReadOnly(files::isWriteProtected(page().files().file().path()));
}

void MainWindow::updatePlace()
{
    const session::DocumentSession& text = session();
    const int position = page().editor().textCursor().position();
    const text::LineNumber line = text.lineAt(position);
    const text::Offset begin = text.offsetAt(text.positionOfLine(line));
    m_status->setPlace(static_cast<int>(line),
                       static_cast<int>(text.offsetAt(position) - begin) + 1);
}

void MainWindow::updateAnalysis(const session::AnalysisPtr& analysis)
{
    m_problems->setAnalysis(analysis);
    if (std::exchange(m_shownRevision, analysis->revision) == analysis->revision)
        return; // only findings are new
    m_tester->setAnalysis(analysis);
    updateFacts(analysis);
    updatePlace();
}

/// Of a big text in the background, for each of its bytes is looked at.
void MainWindow::updateFacts(const session::AnalysisPtr& analysis)
{
    constexpr std::size_t mostAtOnce = 100'000; // bytes
    const text::LineEnding ending = session().lineEnding();
    if (analysis->document.bytes().size() <= mostAtOnce) {
        m_status->setFacts(factsOf(analysis->document, ending));
        return;
    }
    work::inBackground(
        m_shown.get(), [analysis, ending] { return factsOf(analysis->document, ending); },
        [this, ending, revision = m_shownRevision](const TextFacts& facts) {
            if (m_shownRevision == revision && session().lineEnding() == ending)
                m_status->setFacts(facts);
        });
}

} // namespace crawlright::window
