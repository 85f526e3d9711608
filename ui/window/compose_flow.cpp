// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/compose_flow.h"

#include "ui/composer/policy_dialog.h"
#include "ui/editor/code_editor.h"
#include "ui/templates/template_dialog.h"
#include "ui/tester/crawler_set.h"
#include "ui/urllist/url_lists.h"
#include "ui/window/actions.h"
#include "ui/window/crawler_flow.h"
#include "ui/window/fix_flow.h"
#include "ui/window/pages.h"

#include <QAction>
#include <QDialog>

namespace crawlright::window {

ComposeFlow::ComposeFlow(const Sources& sources, const Actions& actions, QWidget& window)
    : QObject(&window)
    , m_sources(sources)
    , m_window(window)
{
    connect(actions.insertTemplate, &QAction::triggered, this, &ComposeFlow::insertTemplate);
    connect(actions.aiPolicy, &QAction::triggered, this, &ComposeFlow::composePolicy);
}

template <typename Dialog>
void ComposeFlow::open(Page& page, Dialog* dialog)
{
    delete m_dialog;
    m_dialog = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &page,
            [shown = QPointer(&page), dialog, revision = page.session().revision()] {
                if (shown)
                    shown->fixes().applyEdits(dialog->edits(), revision);
            });
    dialog->open();
}

void ComposeFlow::insertTemplate()
{
    Page& page = m_sources.pages.current();
    page.session().finishLoading();
    open(page, new templates::TemplateDialog({.bytes = page.session().bytes(),
                                              .host = page.session().origin().host,
                                              .cursor = page.editor().cursorLine(),
                                              .crawlers = tester::crawlersOf(
                                                  m_sources.crawlers.chosen(), m_sources.catalogue),
                                              .table = m_sources.lists.table()},
                                             &m_window));
}

void ComposeFlow::composePolicy()
{
    Page& page = m_sources.pages.current();
    page.session().finishLoading();
    open(page, new composer::PolicyDialog(m_sources.catalogue, page.session().bytes(),
                                          m_sources.lists.table(), &m_window));
}

} // namespace crawlright::window
