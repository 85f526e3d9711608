// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/completion_flow.h"

#include "ui/completion/completer.h"
#include "ui/editor/code_editor.h"
#include "ui/tester/crawler_set.h"
#include "ui/urllist/url_lists.h"
#include "ui/window/actions.h"
#include "ui/window/crawler_flow.h"
#include "ui/window/pages.h"
#include "ui/window/url_flow.h"

#include <QAction>
#include <QSettings>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using completion::Completer;

namespace {

constexpr auto automaticKey = "completion/automatic"_L1;

// An editor's own, so that it goes with it.
Completer* completerOf(const Page& page)
{
    return page.editor().findChild<Completer*>(Qt::FindDirectChildrenOnly);
}

} // namespace

CompletionFlow::CompletionFlow(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_catalogue(parts.services.catalogue)
    , m_settings(parts.services.settings)
    , m_pages(parts.pages)
    , m_isAutomatic(m_settings.value(automaticKey, true).toBool())
{
    for (Page* page : m_pages.all())
        adopt(page);
    connect(&m_pages, &Pages::pageAdded, this, &CompletionFlow::adopt);
    connect(parts.actions.complete, &QAction::triggered, this,
            [this] { complete(m_pages.current()); });
    QAction* automatic = parts.actions.completeAutomatically;
    automatic->setChecked(m_isAutomatic);
    connect(automatic, &QAction::toggled, this, &CompletionFlow::setAutomatic);
    connect(&parts.crawlers, &CrawlerFlow::setChosen, this, &CompletionFlow::takeCrawlers);
    takeCrawlers(parts.crawlers.chosen());
    urllist::UrlLists& lists = parts.urls.lists();
    connect(&lists, &urllist::UrlLists::tableChanged, this,
            [this, &lists] { m_paths.setTable(lists.table()); });
    m_paths.setTable(lists.table());
}

CompletionFlow::~CompletionFlow() = default;

void CompletionFlow::adopt(Page* page)
{
    editor::CodeEditor& editor = page->editor();
    auto* completer = new Completer(page->session(), editor, m_catalogue, m_paths, &editor);
    completer->setAutomatic(m_isAutomatic);
    completer->setCrawlers(m_crawlers);
}

void CompletionFlow::complete(const Page& page)
{
    page.editor().setFocus();
    completerOf(page)->complete();
}

std::vector<Completer*> CompletionFlow::completers() const
{
    std::vector<Completer*> all;
    for (const Page* page : m_pages.all())
        all.push_back(completerOf(*page));
    return all;
}

void CompletionFlow::setAutomatic(bool automatic)
{
    m_isAutomatic = automatic;
    m_settings.setValue(automaticKey, automatic);
    for (Completer* completer : completers())
        completer->setAutomatic(automatic);
}

void CompletionFlow::takeCrawlers(const tester::CrawlerSet& set)
{
    m_crawlers = tester::crawlersOf(set, m_catalogue);
    for (Completer* completer : completers())
        completer->setCrawlers(m_crawlers);
}

} // namespace crawlright::window
