// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/outline_flow.h"

#include "ui/editor/code_editor.h"
#include "ui/outline/group_at.h"
#include "ui/outline/outline_pane.h"
#include "ui/window/actions.h"
#include "ui/window/docks.h"
#include "ui/window/page.h"
#include "ui/window/status_line.h"

#include <QAction>
#include <QDockWidget>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using editor::CodeEditor;
using session::DocumentSession;

OutlineFlow::OutlineFlow(const crawlers::Catalogue& catalogue, const Actions& actions,
                         StatusLine& status, QObject* parent)
    : QObject(parent)
    , m_status(status)
    , m_pane(new outline::OutlinePane(catalogue))
{
    connect(m_pane, &outline::OutlinePane::lineRequested, this, &OutlineFlow::goToLine);
    connect(actions.goToOutline, &QAction::triggered, this, &OutlineFlow::raise);
    connect(&m_status, &StatusLine::groupClicked, this, &OutlineFlow::raise);
}

QDockWidget* OutlineFlow::addDock(Docks& docks)
{
    m_dock = docks.add(u"outlineDock"_s, tr("Outline"), m_pane, Qt::LeftDockWidgetArea);
    return m_dock;
}

void OutlineFlow::raise()
{
    Docks::raise(m_dock, m_pane);
}

void OutlineFlow::follow(Page& page)
{
    m_shown = std::make_unique<QObject>();
    m_page = &page;
    connect(&page.editor(), &CodeEditor::cursorLineChanged, m_shown.get(),
            [this] { updateGroup(); });
    connect(&page.session(), &DocumentSession::analysisChanged, m_shown.get(),
            [this](const session::AnalysisPtr& analysis) { takeAnalysis(analysis); });
    takeAnalysis(page.session().analysis());
}

void OutlineFlow::setReaders(const std::vector<dialects::Id>& readers)
{
    m_dialect = readers.empty() ? dialects::Id::Rfc9309 : readers.front();
    m_pane->setReaders(readers);
    updateGroup();
}

void OutlineFlow::takeAnalysis(const session::AnalysisPtr& analysis)
{
    m_pane->setAnalysis(analysis);
    updateGroup();
}

// Lines are those of the analysis; where the text is already another one, the next tells.
void OutlineFlow::updateGroup()
{
    if (!m_page || !m_page->session().isCurrent())
        return;
    const session::AnalysisPtr analysis = m_page->session().analysis();
    const rules::GroupSet& groups = analysis->groupsFor(m_dialect);
    const text::LineNumber line = m_page->editor().cursorLine();
    m_pane->setCursorLine(line);
    const auto group = outline::groupAt(analysis->document, groups, line);
    m_status.setGroup(group ? outline::namesOf(analysis->document, groups, groups.groups[*group])
                            : QString());
}

void OutlineFlow::goToLine(text::LineNumber line)
{
    if (!m_page)
        return;
    m_page->editor().goToLine(line);
    m_page->editor().setFocus();
}

} // namespace crawlright::window
