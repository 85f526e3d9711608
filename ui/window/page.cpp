// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/page.h"

#include "ui/compare/compare_view.h"
#include "ui/editor/code_editor.h"
#include "ui/files/file_words.h"
#include "ui/files/journal.h"
#include "ui/find/find_bar.h"
#include "ui/rewrite/rewrite_panel.h"
#include "ui/tester/crawler_set.h"
#include "ui/window/compare_flow.h"
#include "ui/window/expect_flow.h"
#include "ui/window/file_flow.h"
#include "ui/window/fix_flow.h"
#include "ui/window/go_to_line_bar.h"
#include "ui/window/hover_flow.h"
#include "ui/window/message_bar.h"
#include "ui/window/project_flow.h"
#include "ui/window/rewrite_flow.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QSplitter>
#include <QTextDocument>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using editor::CodeEditor;
using session::DocumentSession;

Page::Page(const Services& services, files::RecentFiles& recent, QWidget* parent)
    : QWidget(parent)
    , m_services(services)
    , m_messages(new MessageArea)
    , m_editor(new CodeEditor(m_session, services.highlighting))
    , m_compareView(new compare::CompareView(m_session, services.highlighting))
    , m_rewritePanel(new rewrite::RewritePanel)
    , m_find(new find::FindBar(m_session, *m_editor, services.settings))
    , m_goToLine(new GoToLineBar)
    , m_files(new FileFlow(m_session, *m_messages, recent, services.settings, *this))
    , m_fixes(new FixFlow(m_session, *m_editor, *m_messages, this))
    , m_hover(new HoverFlow(m_session, *m_editor, services.catalogue, this))
    , m_rewrites(new RewriteFlow(m_session, *m_editor, *m_rewritePanel, *m_messages, this))
    , m_project(new ProjectFlow(m_session, *m_messages, this))
    , m_expect(new ExpectFlow(
          {m_session, m_files->file(), services.catalogue, services.settings, *m_messages}, this))
    , m_comparison(new CompareFlow(
          {m_session, *m_editor, *m_files, *m_messages, services.settings, *m_compareView}, this))
{
    m_editor->setObjectName("editor"_L1);
    m_editor->setFrameShape(QFrame::NoFrame);
    m_editor->setMinimumHeight(3 * m_editor->fontMetrics().lineSpacing());
    m_editor->setAccessibleName(tr("Text of the robots.txt"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    auto* texts = new QSplitter(Qt::Vertical);
    texts->setChildrenCollapsible(false);
    texts->addWidget(m_editor);
    texts->addWidget(m_compareView);
    texts->setStretchFactor(0, 1);
    texts->setStretchFactor(1, 1);
    texts->setSizes({1000, 3000}); // when it is shown; the editor can be made higher
    layout->addWidget(texts, 1);
    layout->addWidget(m_rewritePanel);
    layout->addWidget(m_find);
    layout->addWidget(m_goToLine);
    setFocusProxy(m_editor);
    connect(m_messages, &MessageArea::keyboardFreed, m_editor, [this] { m_editor->setFocus(); });
    connectFile();
    keepUnsaved();
    connect(m_goToLine, &GoToLineBar::lineChosen, this, [this](int line) {
        m_editor->goToLine(static_cast<text::LineNumber>(line));
        m_editor->setFocus();
    });
    connect(m_hover, &HoverFlow::explanationAsked, m_fixes, &FixFlow::explanationAsked);
    connect(m_goToLine, &GoToLineBar::closed, m_editor, [this] { m_editor->setFocus(); });
    connect(&m_session, &DocumentSession::analysisChanged, this, &Page::takeBaseline);
    takeBaseline();
}

Page::~Page()
{
    // These show or follow the session's text, so they go before it.
    delete m_journal;
    delete m_comparison;
    delete m_compareView;
    delete m_expect;
    delete m_hover;
    delete m_fixes;
    delete m_rewrites;
    delete m_find;
    delete m_editor;
}

void Page::connectFile()
{
    connect(&m_files->file(), &files::DocumentFile::saved, m_project, &ProjectFlow::follow);
    connect(m_files, &FileFlow::textReplaced, this, [this] {
        m_isSpare = false;
        m_project->follow(m_files->file().path());
        awaitBaseline();
        m_editor->moveCursor(QTextCursor::Start);
    });
    connect(m_files, &FileFlow::undoAsked, m_editor, &CodeEditor::undo);
}

void Page::keepUnsaved()
{
    using files::Journal;
    if (!m_services.journals)
        return;
    m_journal = new Journal(m_session, m_files->file(), m_services.journals, this);
    connect(m_files, &FileFlow::changed, m_journal,
            [this] { m_journal->setName(m_files->name()); });
    connect(m_journal, &Journal::failed, this, [this](const files::FileError& error) {
        if (m_files->hasUnsavedChanges() &&                    // else it can be fetched again
            !m_messages->message(MessageArea::Topic::Journal)) // it is tried after every edit
            m_messages->show(MessageArea::Topic::Journal,
                             {.kind = MessageKind::Warning,
                              .text = files::FileWords::notKept(m_files->name(), error),
                              .actions = {{tr("Save"), [this] { m_files->save(); }}}});
    });
    const auto clear = [this] { m_messages->clear(MessageArea::Topic::Journal); };
    connect(m_journal, &Journal::kept, this, clear);
    connect(m_journal, &Journal::dropped, this, clear);
}

bool Page::isSpare() const
{
    return m_isSpare && !m_files->hasUnsavedChanges() && !m_files->file().isBusy() &&
           !m_session.textDocument()->isUndoAvailable() &&
           !m_session.textDocument()->isRedoAvailable();
}

void Page::showSpare(std::string bytes, const QString& name)
{
    m_files->take(std::move(bytes), name);
    m_isSpare = true;
}

void Page::setCrawlers(const tester::CrawlerSet& set)
{
    const std::vector<dialects::Id> readers = tester::readersOf(set, m_services.catalogue);
    m_editor->setReaders(readers);
    m_fixes->setReaders(readers);
    const auto crawlers =
        std::make_shared<const tester::Crawlers>(tester::crawlersOf(set, m_services.catalogue));
    m_hover->setAudience(*crawlers, readers);
    m_rewrites->setReaders(readers, set.name);
    m_compareView->setCrawlers(crawlers);
}

void Page::askForLine()
{
    m_goToLine->ask(static_cast<int>(m_editor->cursorLine()),
                    static_cast<int>(m_session.lineCount()));
}

// Escape that the editor, and what is shown above it, had no use for.
void Page::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_editor->hasFocus() && m_find->isVisible())
        m_find->dismiss();
    else
        QWidget::keyPressEvent(event);
}

void Page::lookAtDisk()
{
    m_files->file().lookAtDisk();
    m_project->follow(m_files->file().path());
    m_expect->lookAtDisk();
}

void Page::setBaseline(const session::AnalysisPtr& baseline)
{
    m_awaitsBaseline = false;
    m_baseline = baseline;
    Q_EMIT baselineChanged(m_baseline);
}

void Page::awaitBaseline()
{
    m_awaitsBaseline = true;
    takeBaseline();
}

void Page::takeBaseline()
{
    if (m_awaitsBaseline && m_session.isCurrent())
        setBaseline(m_session.analysis());
}

} // namespace crawlright::window
