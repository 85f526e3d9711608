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

#include <string_view>

namespace crawlright::window {

namespace {

/// Where the longest text that edits insert is once they are made, without the line ends around it.
text::Span longestInserted(const edits::Edits& edits)
{
    text::Span longest;
    std::size_t most = 0;
    text::Offset shift = 0; // unsigned: below zero it wraps and comes back
    for (const edits::Edit& edit : edits) {
        const std::string_view text = edit.with;
        const text::Offset at = edit.span.begin + shift;
        shift += static_cast<text::Offset>(text.size()) - edit.span.size();
        const std::size_t first = text.find_first_not_of("\r\n");
        if (first == std::string_view::npos || text.size() <= most)
            continue;
        most = text.size();
        longest = {at + static_cast<text::Offset>(first),
                   at + static_cast<text::Offset>(text.find_last_not_of("\r\n") + 1)};
    }
    if (most == 0 && !edits.empty()) // they only take away
        longest = {edits.front().span.begin, edits.front().span.begin};
    return longest;
}

} // namespace

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
                if (shown && shown->fixes().applyEdits(dialog->edits(), revision))
                    shown->editor().goToSpan(longestInserted(dialog->edits()));
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
