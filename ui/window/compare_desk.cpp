// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/compare_desk.h"

#include "ui/compare/compare_view.h"
#include "ui/tester/tester_pane.h"
#include "ui/window/actions.h"
#include "ui/window/compare_flow.h"
#include "ui/window/fetch_flow.h"
#include "ui/window/file_flow.h"
#include "ui/window/pages.h"
#include "ui/window/url_flow.h"

#include <QAction>

#include <utility>

namespace crawlright::window {

using compare::CompareView;

namespace {

/// What was fetched of a text that was not saved since; empty: that is not known, as where the text
/// was recovered and its file is gone.
std::string asItCame(const Page& page)
{
    const session::DocumentSession& session = page.session();
    const bool isFile = !page.files().file().path().isEmpty();
    return isFile || session.origin().address.empty() ? std::string() : session.savedBytes();
}

} // namespace

CompareDesk::CompareDesk(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    const Actions& a = m_parts.actions;
    connect(a.compareSaved, &QAction::triggered, this,
            [this] { m_parts.pages.current().comparison().withSaved(); });
    connect(a.compareFile, &QAction::triggered, this,
            [this] { m_parts.pages.current().comparison().withFile(); });
    connect(a.goToComparison, &QAction::triggered, this, [this] {
        Page& page = m_parts.pages.current();
        if (page.compareView().isComparing())
            page.compareView().setFocus();
        else
            page.comparison().withSaved();
    });
    connect(a.compareFetched, &QAction::triggered, this, &CompareDesk::compareWithFetched);
    connect(a.nextChange, &QAction::triggered, this,
            [this] { m_parts.pages.current().compareView().goToNextChange(); });
    connect(a.previousChange, &QAction::triggered, this,
            [this] { m_parts.pages.current().compareView().goToPreviousChange(); });
    for (Page* page : m_parts.pages.all())
        adopt(page);
    connect(&m_parts.pages, &Pages::pageAdded, this, &CompareDesk::adopt);
    connect(&m_parts.pages, &Pages::currentPageChanged, this, &CompareDesk::updateActions);
    updateActions();
}

void CompareDesk::adopt(Page* page)
{
    CompareView* view = &page->compareView();
    view->setLists(m_parts.urls.lists());
    view->setActions(*m_parts.actions.previousChange, *m_parts.actions.nextChange);
    connect(view, &CompareView::changesShown, this, &CompareDesk::updateActions);
    connect(view, &CompareView::urlRequested, this,
            [this](const QString& url, const QString& crawler) {
                m_parts.tester.setAddress(url);
                m_parts.tester.addCrawler(crawler);
            });
    connect(view, &CompareView::changedUrlsRequested, page,
            [this, page](const session::AnalysisPtr& other) {
                page->setBaseline(other);
                m_parts.urls.showChanged();
            });
}

void CompareDesk::updateActions()
{
    const bool hasChanges = m_parts.pages.current().compareView().hasChanges();
    for (QAction* action : {m_parts.actions.nextChange, m_parts.actions.previousChange})
        action->setEnabled(hasChanges);
}

void CompareDesk::compareWithFetched()
{
    Page& page = m_parts.pages.current();
    const QString address = QString::fromStdString(page.session().origin().address);
    if (const FetchFlow::Fetched* fetched = m_parts.fetching.fetchedFrom(address))
        page.comparison().withText(fetched->body.toStdString(), fetched->name);
    else if (std::string came = asItCame(page); !came.empty())
        page.comparison().withText(std::move(came), tr("%1, as fetched").arg(page.files().name()));
    else
        page.comparison().sayNothingFetched(address);
}

} // namespace crawlright::window
