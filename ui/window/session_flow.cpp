// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/session_flow.h"

#include "ui/editor/code_editor.h"
#include "ui/window/file_flow.h"
#include "ui/window/message_bar.h"
#include "ui/window/page.h"
#include "ui/window/pages.h"

#include <QDir>
#include <QScrollBar>
#include <QTabBar>
#include <QTextBlock>

#include <algorithm>
#include <chrono>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Topic = MessageArea::Topic;

namespace {

files::OpenDocument documentOf(const Page& page)
{
    const editor::CodeEditor& editor = page.editor();
    const session::DocumentSession& session = page.session();
    const QTextCursor cursor = editor.textCursor();
    return {.path = page.files().file().path(),
            .anchor = session.offsetAt(cursor.anchor()),
            .cursor = session.offsetAt(cursor.position()),
            .topLine = session.lineAt(editor.cursorForPosition({0, 0}).position())};
}

void goTo(Page& page, const files::OpenDocument& document)
{
    editor::CodeEditor& editor = page.editor();
    const session::DocumentSession& session = page.session();
    QTextCursor cursor = editor.textCursor();
    cursor.setPosition(session.positionAt(document.anchor));
    cursor.setPosition(session.positionAt(document.cursor), QTextCursor::KeepAnchor);
    editor.setTextCursor(cursor);
    const QTextBlock top = editor.document()->findBlock(session.positionOfLine(document.topLine));
    editor.verticalScrollBar()->setValue(top.firstLineNumber());
}

} // namespace

SessionFlow::SessionFlow(const Services& services, Pages& pages, MessageArea& messages,
                         QObject* parent)
    : QObject(parent)
    , m_pages(pages)
    , m_messages(messages)
    , m_store(services.settings)
    , m_recovery(services.journals, pages, messages)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(1s);
    connect(&m_settle, &QTimer::timeout, this, &SessionFlow::keep);
}

void SessionFlow::start(bool opensOthers)
{
    if (m_store.isWanted()) {
        if (opensOthers)
            m_unopened = m_store.load().documents;
        else
            m_restoring = m_store.load();
    }
    if (m_restoring.current)
        m_current = m_restoring.documents.at(*m_restoring.current).path;
    openNext();
}

/// One after the other, so that their tabs are in the old order.
void SessionFlow::openNext()
{
    if (m_next == m_restoring.documents.size()) {
        endRestoring();
        return;
    }
    const files::OpenDocument document = m_restoring.documents.at(m_next++);
    const QPointer<SessionFlow> self(this);
    m_pages.open(document.path, files::Accept::Anything, [self, document](Page* page) {
        if (!self)
            return;
        if (page)
            self->place(*page, document);
        else
            self->m_missing.append(QDir::toNativeSeparators(document.path));
        self->openNext();
    });
}

void SessionFlow::endRestoring()
{
    for (Page* page : m_pages.all()) {
        if (!m_current.isEmpty() && page->files().file().path() == m_current)
            m_pages.setCurrentWidget(page);
    }
    m_pages.current().editor().setFocus();
    if (m_missing.size() > 1) // of one the message of opening tells
        m_messages.show(Topic::Opening,
                        {.kind = MessageKind::Error,
                         .text = tr("These files were open the last time and cannot "
                                    "be opened now: %1")
                                     .arg(m_missing.join(u", "_s)),
                         .actions = {}});
    m_restoring = {};
    m_recovery.start();
    m_isKeeping = true;
    const auto settle = [this] { m_settle.start(); };
    connect(&m_pages, &Pages::pageChanged, this, settle);
    connect(&m_pages, &Pages::currentPageChanged, this, settle);
    connect(&m_pages, &Pages::closedChanged, this, settle);
    connect(m_pages.tabBar(), &QTabBar::tabMoved, this, settle);
}

void SessionFlow::place(Page& page, const files::OpenDocument& document)
{
    if (!page.session().isLoading()) {
        goTo(page, document);
        return;
    }
    auto* once = new QObject(&page);
    connect(&page.session(), &session::DocumentSession::loadingFinished, once,
            [&page, document, once] {
                once->deleteLater();
                goTo(page, document);
            });
}

void SessionFlow::keep()
{
    if (!m_isKeeping)
        return;
    files::OpenDocuments open;
    for (const Page* page : m_pages.all()) {
        if (page->files().file().path().isEmpty())
            continue;
        if (page == &m_pages.current())
            open.current = open.documents.size();
        open.documents.push_back(documentOf(*page));
    }
    const auto isOpen = [&open](const files::OpenDocument& document) {
        return std::ranges::contains(open.documents, document.path, &files::OpenDocument::path);
    };
    std::erase_if(m_unopened, isOpen);
    open.documents.insert(open.documents.end(), m_unopened.begin(), m_unopened.end());
    m_store.store(open);
}

} // namespace crawlright::window
