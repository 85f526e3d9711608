// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/session_flow.h"

#include "core/net/address.h"
#include "core/net/folder_sync.h"
#include "ui/editor/code_editor.h"
#include "ui/files/journal.h"
#include "ui/tester/tester_pane.h"
#include "ui/window/file_flow.h"
#include "ui/window/message_bar.h"
#include "ui/window/page.h"
#include "ui/window/pages.h"
#include "ui/window/url_flow.h"
#include "ui/work/background.h"

#include <QAbstractTextDocumentLayout>
#include <QDir>
#include <QLocale>
#include <QSaveFile>
#include <QScrollBar>
#include <QTabBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QThreadPool>

#include <algorithm>
#include <chrono>
#include <utility>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Topic = MessageArea::Topic;

namespace {

std::vector<text::LineNumber> foldsOf(const Page& page)
{
    std::vector<text::LineNumber> lines;
    const QTextDocument& text = *page.session().textDocument();
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        if (block.isVisible() && block.next().isValid() && !block.next().isVisible())
            lines.push_back(page.session().lineAt(block.position()));
    }
    return lines;
}

files::OpenDocument documentOf(const Page& page)
{
    const editor::CodeEditor& editor = page.editor();
    const session::DocumentSession& session = page.session();
    const QTextCursor cursor = editor.textCursor();
    const QString path = page.files().file().path();
    const bool isKept = path.isEmpty() && page.journal();
    return {.path = path,
            .address = isKept ? QString::fromStdString(session.origin().address) : QString(),
            .anchor = session.offsetAt(cursor.anchor()),
            .cursor = session.offsetAt(cursor.position()),
            .topLine = session.lineAt(editor.cursorForPosition({0, 0}).position()),
            .folds = foldsOf(page)};
}

/// Only where a group begins now, too, for a file may be another one since.
void fold(Page& page, const std::vector<text::LineNumber>& lines)
{
    for (const text::LineNumber line : lines) {
        if (line < page.session().lineCount() && !page.editor().isFolded(line + 1))
            page.editor().toggleFold(line);
    }
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

/// For the user alone, as the journals are. False: it is not there, and neither is one before it.
bool writeUrls(const QString& path, const std::string& text)
{
    QSaveFile file(path);
    const auto size = static_cast<qint64>(text.size());
    if (!QDir().mkpath(QFileInfo(path).absolutePath()) || !file.open(QIODevice::WriteOnly) ||
        !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) ||
        file.write(text.data(), size) != size || !file.commit()) {
        QFile::remove(path); // others than those of now
        return false;
    }
    net::syncFolderOf(path);
    return true;
}

} // namespace

SessionFlow::SessionFlow(const Services& services, const Around& around, QObject* parent)
    : QObject(parent)
    , m_pages(around.pages)
    , m_messages(around.messages)
    , m_tester(around.tester)
    , m_urls(around.urls)
    , m_journals(services.journals)
    , m_store(services.settings)
    , m_recovery(services.journals, around.pages, around.messages)
    , m_urlsFile(services.journals ? services.journals->root() + u"/urls.txt"_s : QString())
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(1s);
    connect(&m_settle, &QTimer::timeout, this, &SessionFlow::keep);
    m_rest.setSingleShot(true);
    m_rest.setInterval(3s);
    connect(&m_rest, &QTimer::timeout, this, &SessionFlow::keep);
    m_patience.setSingleShot(true);
    m_patience.setInterval(5s);
    connect(&m_patience, &QTimer::timeout, this, &SessionFlow::goOnWithout);
}

void SessionFlow::setWanted(bool wanted)
{
    m_store.setWanted(wanted);
    keep();
}

void SessionFlow::start(bool opensOthers)
{
    m_isKeeper = !m_journals || m_journals->takeSession();
    if (m_isKeeper)
        restore(opensOthers);
    else
        offerUnsaved();
}

void SessionFlow::offerUnsaved()
{
    if (m_isKeeper && !m_isKeeping)
        return; // it is done when all is open
    const auto which = m_isKeeper ? files::Adopt::Everything : files::Adopt::NotOfSession;
    m_recovery.lookAgain(which, waitingAddresses());
}

void SessionFlow::restore(bool opensOthers)
{
    for (Page* page : m_pages.all())
        follow(*page);
    connect(&m_pages, &Pages::pageAdded, this, [this](Page* page) { follow(*page); });
    files::OpenDocuments last = m_store.load();
    m_keptUrls = last.urls;
    m_keptOptions = last.urlOptions;
    if (m_store.isWanted())
        (opensOthers ? m_unopened : m_restoring) = std::move(last);
    if (m_tester.address().isEmpty())
        m_tester.setAddress(m_restoring.tested);
    if (!m_restoring.urls.isEmpty() && !m_urls.lists().table() && !m_urls.lists().isLoading())
        m_urls.lists().load(
            {.path = m_restoring.urls, .text = {}, .options = m_restoring.urlOptions});
    const bool hasFetched = std::ranges::any_of(
        m_restoring.documents, [](const auto& document) { return document.path.isEmpty(); });
    if (hasFetched)
        m_recovery.find([this] { openNext(); });
    else
        openNext();
}

/// One after the other, so that their tabs are in the old order. But the others, and what was not
/// saved, do not wait long for a file that does not come, as from a network that is gone.
void SessionFlow::openNext()
{
    if (m_next == m_restoring.documents.size()) {
        endRestoring();
        return;
    }
    const files::OpenDocument document = m_restoring.documents.at(m_next++);
    if (document.path.isEmpty()) {
        take(document, m_recovery.reopen(document.address));
        return;
    }
    m_awaited = m_next;
    m_patience.start();
    m_pages.open(document.path, files::Accept::Anything,
                 [self = QPointer(this), document, own = m_next](Page* page) {
                     if (!self)
                         return;
                     if (self->m_awaited == own)
                         self->take(document, page);
                     else
                         self->takeLate(document, page);
                 });
}

void SessionFlow::take(const files::OpenDocument& document, Page* page)
{
    m_patience.stop();
    m_awaited = 0;
    if (page)
        place(*page, document);
    else if (document.path.isEmpty())
        m_missing.append(document.address);
    else
        m_missing.append(QDir::toNativeSeparators(document.path));
    m_lacksText = m_lacksText || (!page && document.path.isEmpty());
    if (m_next - 1 == m_restoring.current)
        m_current = page;
    openNext();
}

/// Until it comes it is one that is not open; a message of opening tells if it cannot be read.
void SessionFlow::goOnWithout()
{
    m_patience.setInterval(1s); // others lie beside it, perhaps
    const files::OpenDocument& late = m_restoring.documents.at(std::exchange(m_awaited, 0) - 1);
    m_pages.leaveBehind(late.path);
    m_unopened.documents.push_back(late);
    openNext();
}

void SessionFlow::takeLate(const files::OpenDocument& document, Page* page)
{
    std::erase(m_unopened.documents, document);
    if (page)
        place(*page, document);
    keep();
}

void SessionFlow::endRestoring()
{
    if (m_current)
        m_pages.setCurrentWidget(m_current);
    m_pages.current().editor().setFocus();
    tellMissing();
    m_restoring = {};
    m_isKeeping = true;
    const auto settle = [this] { m_settle.start(); };
    connect(&m_pages, &Pages::pageChanged, this, settle);
    connect(&m_pages, &Pages::currentPageChanged, this, settle);
    connect(&m_pages, &Pages::closedChanged, this, settle);
    connect(m_pages.tabBar(), &QTabBar::tabMoved, this, settle);
    connect(&m_tester, &tester::TesterPane::addressChanged, this, settle);
    connect(&m_urls.lists(), &urllist::UrlLists::tableChanged, this, settle);
    m_recovery.start(waitingAddresses());
}

void SessionFlow::tellMissing()
{
    if (m_missing.size() > 1 || m_lacksText) { // of one file the message of opening tells
        const QString text = m_missing.size() == 1
                                 ? tr("This text was open the last time, and was not kept: %1")
                                 : tr("These files were open the last time and cannot "
                                      "be opened now: %1");
        m_messages.show(
            Topic::Opening,
            {.kind = MessageKind::Error, .text = text.arg(m_missing.join(u", "_s)), .actions = {}});
    }
}

/// Of fetched texts that are kept for the next start.
QStringList SessionFlow::waitingAddresses() const
{
    QStringList addresses;
    for (const files::OpenDocument& document : m_unopened.documents) {
        if (document.path.isEmpty())
            addresses.append(document.address);
    }
    return addresses;
}

/// When the text is there; where groups were folded, when it is known where they are. Not under the
/// hands of who types already.
void SessionFlow::place(Page& page, const files::OpenDocument& document)
{
    using session::DocumentSession;
    auto* once = new QObject(&page);
    const auto end = [&page, once] {
        disconnect(&page.session(), nullptr, once, nullptr);
        once->deleteLater();
    };
    const auto go = [&page, document, end] {
        const DocumentSession& session = page.session();
        if (session.isLoading() || (!document.folds.empty() && !session.isCurrent()))
            return;
        end();
        fold(page, document.folds);
        goTo(page, document);
    };
    connect(&page.session(), &DocumentSession::loadingFinished, once, go);
    connect(&page.session(), &DocumentSession::analysisChanged, once, go);
    connect(&page.session(), &DocumentSession::bytesChanged, once, end);
    go();
}

/// Where the cursor is, what is seen and what is folded is kept when it has rested: what is kept is
/// written to the disk.
void SessionFlow::follow(Page& page)
{
    const auto rest = [this] { m_rest.start(); };
    const editor::CodeEditor& editor = page.editor();
    connect(&editor, &QPlainTextEdit::cursorPositionChanged, this, rest);
    connect(editor.verticalScrollBar(), &QScrollBar::valueChanged, this, rest);
    connect(editor.document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged,
            this, rest);
}

void SessionFlow::keep()
{
    if (!m_isKeeping)
        return;
    for (const Page* page : m_pages.all()) {
        if (page->journal())
            page->journal()->keepFetched(isWanted());
    }
    files::OpenDocuments open = openDocuments();
    addUnopened(open);
    open.tested = net::withoutUserInfo(m_tester.address());
    if (open.tested.isEmpty())
        open.tested = m_unopened.tested;
    open.urls = keepUrls();
    open.urlOptions = m_keptOptions = optionsOf(open.urls);
    if (m_kept == open)
        return;
    m_store.store(open);
    m_kept = std::move(open);
}

files::OpenDocuments SessionFlow::openDocuments() const
{
    files::OpenDocuments open;
    for (const Page* page : m_pages.all()) {
        files::OpenDocument document = documentOf(*page);
        if (document.path.isEmpty() && document.address.isEmpty())
            continue;
        if (page == &m_pages.current())
            open.current = open.documents.size();
        open.documents.push_back(std::move(document));
    }
    return open;
}

/// Those that are open now do not wait any more.
void SessionFlow::addUnopened(files::OpenDocuments& open)
{
    const auto isOpen = [&open](const files::OpenDocument& document) {
        return std::ranges::any_of(open.documents, [&document](const files::OpenDocument& other) {
            return other.path == document.path && other.address == document.address;
        });
    };
    std::erase_if(m_unopened.documents, isOpen);
    open.documents.insert(open.documents.end(), m_unopened.documents.begin(),
                          m_unopened.documents.end());
}

/// The file that has the loaded URLs. Those that were pasted get one, unless they are very many.
QString SessionFlow::keepUrls()
{
    const urllist::UrlLists& lists = m_urls.lists();
    if (lists.isLoading())
        return m_keptUrls; // perhaps those of the last time
    const urllist::Source& source = lists.loaded().source;
    if (lists.table())
        m_unopened.urls.clear();
    const bool hasText = canKeep(source.text);
    QString path = hasText ? m_urlsFile : source.path;
    if (path.isEmpty())
        path = m_unopened.urls;
    if (!hasText && m_keptUrls == m_urlsFile && path != m_urlsFile && !m_urlsFile.isEmpty())
        files::Journal::writer().start([file = m_urlsFile] { QFile::remove(file); });
    const TextPtr before = std::exchange(m_urlsText, hasText ? source.text : nullptr);
    m_keptUrls = path;
    if (m_urlsText && m_urlsText != before)
        writeUrlsText();
    return path;
}

/// How the loaded URLs are read, if somebody chose that.
std::optional<urls::LoadOptions> SessionFlow::optionsOf(const QString& path) const
{
    const urllist::UrlLists& lists = m_urls.lists();
    const urllist::LoadResult& loaded = lists.loaded();
    if (path.isEmpty())
        return std::nullopt;
    if (lists.isLoading())
        return m_keptOptions;
    if (!lists.table() && path == m_unopened.urls)
        return m_unopened.urlOptions;
    return loaded.isReadAsAsked ? loaded.source.options : std::nullopt;
}

/// A text that cannot be kept is told of once.
bool SessionFlow::canKeep(const TextPtr& text)
{
    const TextPtr wanted = isWanted() && !m_urlsFile.isEmpty() ? text : nullptr;
    if (m_unkeptUrls && m_unkeptUrls != wanted) {
        m_unkeptUrls.reset();
        m_messages.clear(Topic::Journal);
    }
    if (!wanted || wanted == m_unkeptUrls)
        return false;
    if (wanted->size() <= static_cast<std::size_t>(files::maxFileSize))
        return true;
    m_unkeptUrls = wanted;
    m_messages.show(Topic::Journal,
                    {.kind = MessageKind::Warning,
                     .text = tr("The next start does not bring back the loaded URLs: they are in "
                                "no file, and have more than %1.")
                                 .arg(QLocale().formattedDataSize(files::maxFileSize, 1)),
                     .actions = {}});
    return false;
}

void SessionFlow::writeUrlsText()
{
    work::inBackground(
        files::Journal::writer(), this,
        [file = m_urlsFile, text = m_urlsText] { return writeUrls(file, *text); },
        [this, text = m_urlsText](bool isWritten) {
            if (!isWritten && text == m_urlsText)
                tellUrlsUnkept();
        });
}

void SessionFlow::tellUrlsUnkept()
{
    m_unkeptUrls = m_urlsText;
    m_messages.show(Topic::Journal,
                    {.kind = MessageKind::Warning,
                     .text = tr("The next start does not bring back the loaded URLs: they are in "
                                "no file, and could not be kept in “%1”.")
                                 .arg(QDir::toNativeSeparators(m_urlsFile)),
                     .actions = {{tr("Tr&y Again"), [this] {
                                      m_unkeptUrls.reset();
                                      keep();
                                  }}}});
    keep(); // nobody shall look for the file
}

void SessionFlow::leave()
{
    keep();
    for (const Page* page : m_pages.all()) {
        if (page->journal())
            page->journal()->leaveFetched();
    }
}

} // namespace crawlright::window
