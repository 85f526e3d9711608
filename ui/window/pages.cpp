// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/pages.h"

#include "ui/editor/code_editor.h"
#include "ui/files/file_words.h"
#include "ui/icons/icons.h"
#include "ui/window/file_flow.h"
#include "ui/window/message_bar.h"
#include "ui/window/tab_menu.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMouseEvent>
#include <QStringBuilder>
#include <QStyle>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using files::FileError;
using files::FileFault;
using files::FileWords;
using Topic = MessageArea::Topic;

namespace {

constexpr qsizetype maxClosed = 20;

bool isSameFile(const QString& a, const QString& b)
{
    if (a == b)
        return true;
    const QString canonical = QFileInfo(a).canonicalFilePath();
    return !canonical.isEmpty() && canonical == QFileInfo(b).canonicalFilePath();
}

/// What a tab says beside the name where another tab has the same one.
QString placeOf(const FileFlow& files)
{
    const QString path = files.file().path();
    return path.isEmpty() ? QString() : QFileInfo(path).dir().dirName();
}

/// Which text of a page was saved, or given up.
using Answers = std::vector<std::pair<QPointer<Page>, quint64>>;

/// One after the other. Questions keep the window from being used, but not what is saved in
/// between: a text that was edited since its answer is asked about again.
void askNext(Pages& pages, const Answers& answers, const std::function<void()>& then)
{
    for (Page* page : pages.all()) {
        const std::pair<QPointer<Page>, quint64> now(page, page->session().revision());
        const bool isAnswered = std::ranges::contains(answers, now);
        if (!page->files().file().isBusy() && (isAnswered || !page->files().hasUnsavedChanges()))
            continue;
        pages.setCurrentWidget(page);
        page->files().whenSafe([&pages, page = QPointer(page), answers, then] {
            Answers more = answers;
            if (page)
                more.emplace_back(page, page->session().revision());
            askNext(pages, more, then);
        });
        return;
    }
    then();
}

} // namespace

Pages::Pages(const Services& services, MessageArea& messages, QWidget* parent)
    : QTabWidget(parent)
    , m_services(services)
    , m_messages(messages)
    , m_recent(services.settings)
{
    setObjectName("pages"_L1);
    setDocumentMode(true);
    setMovable(true);
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideRight);
    tabBar()->setObjectName("documentTabs"_L1);
    tabBar()->setAccessibleName(tr("Open documents"));
    tabBar()->setContextMenuPolicy(Qt::CustomContextMenu);
    tabBar()->installEventFilter(this);
    insert(makePage(), 0);
    followTab();
    connect(this, &QTabWidget::currentChanged, this, &Pages::followTab);
    connect(tabBar(), &QWidget::customContextMenuRequested, this, &Pages::openTabMenu);
}

Pages::~Pages()
{
    // Tabs that go one by one are not documents that are chosen.
    disconnect(this, &QTabWidget::currentChanged, this, nullptr);
}

std::vector<Page*> Pages::all() const
{
    std::vector<Page*> pages;
    for (int i = 0; i < count(); ++i)
        pages.push_back(pageAt(i));
    return pages;
}

Page* Pages::pageAt(int index) const
{
    return qobject_cast<Page*>(widget(index));
}

Page* Pages::pageOf(const QString& path) const
{
    const auto pages = all();
    const auto found = std::ranges::find_if(pages, [&path](const Page* page) {
        const QString own = page->files().file().path();
        return !own.isEmpty() && isSameFile(own, path);
    });
    return found == pages.end() ? nullptr : *found;
}

Page* Pages::makePage()
{
    auto* page = new Page(m_services, m_recent, this);
    page->hide(); // until it has a tab
    page->setCrawlers(m_crawlers);
    page->editor().setZoom(m_zoom);
    FileFlow& files = page->files();
    connect(&files, &FileFlow::changed, this, [this, page] {
        updateTabs();
        Q_EMIT pageChanged(page);
    });
    connect(&files, &FileFlow::workGoesOn, this,
            [this, page](const QString& what, qint64 done, qint64 total) {
                Q_EMIT workGoesOn(page, what, done, total);
            });
    connect(&files, &FileFlow::workEnded, this, [this, page] { Q_EMIT workEnded(page); });
    Q_EMIT pageAdded(page);
    return page;
}

void Pages::insert(Page* page, int index)
{
    insertTab(index, page, QString());
    updateTabs();
}

void Pages::tabInserted(int index)
{
    QTabWidget::tabInserted(index);
    Page* page = pageAt(index);
    auto* button = new QToolButton(tabBar());
    button->setObjectName("closeTab"_L1);
    button->setAutoRaise(true);
    button->setIcon(icons::themed("window-close"_L1));
    button->setIconSize(QSize(12, 12));
    button->setFocusPolicy(Qt::NoFocus); // Ctrl+W closes
    button->setToolTip(tr("Close this tab"));
    button->setAccessibleName(button->toolTip());
    connect(button, &QToolButton::clicked, page, [this, page] { close(*page); });
    const int side = style()->styleHint(QStyle::SH_TabBar_CloseButtonPosition, nullptr, tabBar());
    tabBar()->setTabButton(index, static_cast<QTabBar::ButtonPosition>(side), button);
}

bool Pages::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == tabBar() && event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        Page* page = pageAt(tabBar()->tabAt(mouse->position().toPoint()));
        if (page && mouse->button() == Qt::MiddleButton) {
            close(*page);
            return true;
        }
    }
    if (watched == tabBar() && showTabMenuByKey(*this, *event))
        return true;
    return QTabWidget::eventFilter(watched, event);
}

void Pages::show(Page* page)
{
    if (indexOf(page) < 0) {
        Page* former = m_current;
        const bool replaces = former->isSpare();
        insert(page, replaces ? indexOf(former) : count());
        setCurrentWidget(page);
        if (replaces)
            remove(*former);
    }
    setCurrentWidget(page);
    page->editor().setFocus();
}

void Pages::followTab()
{
    Page* page = pageAt(currentIndex());
    if (!page || page == m_current)
        return;
    const bool hadKeyboard =
        (m_current && m_current->isAncestorOf(QApplication::focusWidget())) || tabBar()->hasFocus();
    m_current = page;
    if (hadKeyboard)
        page->editor().setFocus();
    Q_EMIT currentPageChanged(page);
}

Page& Pages::addEmpty()
{
    const auto isTaken = [this](const QString& name) {
        return std::ranges::any_of(all(),
                                   [&name](Page* page) { return page->files().name() == name; });
    };
    QString name = tr("Untitled");
    for (int number = 2; isTaken(name); ++number)
        name = tr("Untitled %1").arg(locale().toString(number));
    Page* page = m_current;
    if (!page->isSpare() || page->session().bytes().empty()) {
        page = makePage();
        insert(page, count());
    }
    page->showSpare({}, name);
    show(page);
    return *page;
}

void Pages::openWithDialog()
{
    auto* dialog = new QFileDialog(this, tr("Open a robots.txt"), m_current->files().startFolder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // Any: of a file that is not there our own message tells, not a box of the dialog.
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setAcceptMode(QFileDialog::AcceptOpen);
    dialog->setNameFilters({tr("All files (*)"), tr("Text files (*.txt)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) { open(path); });
    dialog->open();
}

void Pages::open(const QString& path, files::Accept accept, const std::function<void(Page*)>& then)
{
    m_messages.clear(Topic::Opening);
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (Page* page = pageOf(absolute)) {
        show(page);
        page->files().file().lookAtDisk();
        if (then)
            then(page);
        return;
    }
    const auto asked = std::ranges::find(m_opening, absolute, &Opening::path);
    if (asked != m_opening.end()) {
        if (then)
            asked->then.push_back(then);
        return;
    }
    Page* page = makePage();
    m_opening.push_back({.path = absolute, .page = page, .then = {}});
    if (then)
        m_opening.back().then.push_back(then);
    // Returns who waits for the page.
    const auto finish = [this, page] {
        const auto own = std::ranges::find(m_opening, page, &Opening::page);
        Opening done = std::move(*own);
        m_opening.erase(own);
        return done;
    };
    auto* once = new QObject(page);
    connect(&page->files(), &FileFlow::opened, once, [this, page, once, finish] {
        once->deleteLater();
        Page* shown = m_current;
        // Of files that were asked for one after the other the last one is shown.
        const bool isLatest = m_opening.back().page == page;
        const Opening done = finish();
        if (done.isBehind && !shown->isSpare()) {
            insert(page, count());
        } else {
            show(page);
            if (!isLatest && indexOf(shown) >= 0 && !shown->isSpare())
                setCurrentWidget(shown);
        }
        for (const auto& tell : done.then)
            tell(page);
    });
    connect(&page->files(), &FileFlow::openFailed, once, [this, page, finish](const FileError& e) {
        const Opening done = finish();
        showOpenFailed(e);
        page->deleteLater();
        for (const auto& tell : done.then)
            tell(nullptr);
    });
    page->files().open(absolute, accept);
}

void Pages::leaveBehind(const QString& path)
{
    const auto asked = std::ranges::find(m_opening, path, &Opening::path);
    if (asked != m_opening.end())
        asked->isBehind = true;
}

void Pages::showOpenFailed(const FileError& error)
{
    Message message{.kind = MessageKind::Error, .text = FileWords::notOpened(error), .actions = {}};
    switch (error.fault) {
    case FileFault::Cancelled:
        message.kind = MessageKind::Information;
        break;
    case FileFault::NotFound:
    case FileFault::DanglingLink:
        m_recent.remove(error.path);
        break;
    case FileFault::NotText:
        message.actions.push_back({tr("&Open Anyway"), [this, path = error.path] {
                                       open(path, files::Accept::Anything);
                                   }});
        break;
    default:
        break;
    }
    m_messages.show(Topic::Opening, std::move(message));
}

void Pages::take(std::string bytes, const QString& name, const QUrl& from)
{
    m_messages.clear(Topic::Opening);
    const auto pages = all();
    const auto former = std::ranges::find_if(pages, [&from](Page* page) {
        return !from.isEmpty() && page->files().address() == from &&
               !page->files().hasUnsavedChanges() && page->files().file().path().isEmpty();
    });
    Page* page = former != pages.end()  ? *former
                 : m_current->isSpare() ? m_current.data()
                                        : makePage();
    page->files().take(std::move(bytes), name, from);
    show(page);
}

void Pages::close(Page& page)
{
    setCurrentWidget(&page);
    page.files().whenSafe([this, closed = QPointer(&page)] {
        if (closed)
            remove(*closed);
    });
}

void Pages::closeOthers(Page& page)
{
    std::vector<QPointer<Page>> others;
    for (Page* other : all()) {
        if (other != &page)
            others.emplace_back(other);
    }
    closeNext(std::move(others), [] {});
}

/// One after the other, because each may ask.
void Pages::closeNext(std::vector<QPointer<Page>> pages, const std::function<void()>& then)
{
    std::erase_if(pages, [](const QPointer<Page>& page) { return page.isNull(); });
    if (pages.empty()) {
        then();
        return;
    }
    const QPointer<Page> page = pages.front();
    pages.erase(pages.begin());
    if (page->files().hasUnsavedChanges())
        setCurrentWidget(page);
    page->files().whenSafe([this, page, pages = std::move(pages), then] {
        if (page)
            remove(*page);
        closeNext(pages, then);
    });
}

void Pages::remove(Page& page)
{
    const QString path = page.files().file().path();
    if (!path.isEmpty()) {
        m_closed.removeAll(path);
        m_closed.append(path);
        if (m_closed.size() > maxClosed)
            m_closed.removeFirst();
        Q_EMIT closedChanged();
    }
    if (count() == 1)
        insert(makePage(), 1);
    removeTab(indexOf(&page));
    page.hide();
    page.deleteLater();
    updateTabs();
    Q_EMIT pageChanged(m_current); // it may have another name, or be the only one
}

void Pages::reopen()
{
    if (m_closed.isEmpty())
        return;
    open(m_closed.takeLast());
    Q_EMIT closedChanged();
}

bool Pages::isSafe() const
{
    return std::ranges::all_of(findChildren<Page*>(), [](const Page* page) {
        return !page->files().hasUnsavedChanges() && !page->files().file().isBusy();
    });
}

void Pages::whenSafe(const std::function<void()>& then)
{
    for (const Opening& opening : m_opening)
        opening.page->files().file().cancel();
    askNext(*this, {}, then);
}

void Pages::showNext(int step)
{
    setCurrentIndex((currentIndex() + step + count()) % count());
    m_current->editor().setFocus();
}

void Pages::setCrawlers(const tester::CrawlerSet& set)
{
    m_crawlers = set;
    for (Page* page : findChildren<Page*>())
        page->setCrawlers(set);
}

void Pages::setZoom(int percent)
{
    m_zoom = percent;
    for (Page* page : findChildren<Page*>())
        page->editor().setZoom(percent);
}

void Pages::updateTabs()
{
    const auto pages = all();
    for (int i = 0; i < count(); ++i) {
        const FileFlow& files = pages.at(static_cast<std::size_t>(i))->files();
        const QString name = files.name();
        const bool isAlone = std::ranges::count_if(pages, [&name](Page* page) {
                                 return page->files().name() == name;
                             }) == 1;
        const QString place = isAlone ? QString() : placeOf(files);
        // What tells it from the others comes first, for a narrow tab cuts the end.
        QString text = place.isEmpty() ? name : place + u'/' + name;
        text.replace(u'&', "&&"_L1);
        if (files.hasUnsavedChanges())
            text += u" *"_s;
        if (tabText(i) != text)
            setTabText(i, text);
        const QString path = files.file().path();
        const QString where = path.isEmpty() ? name : QDir::toNativeSeparators(path);
        const QString toolTip =
            files.hasUnsavedChanges() ? tr("%1, with unsaved changes").arg(where) : where;
        if (tabToolTip(i) != toolTip)
            setTabToolTip(i, toolTip);
    }
}

void Pages::openTabMenu(const QPoint& position)
{
    const int index = tabBar()->tabAt(position);
    if (!pageAt(index))
        return;
    setCurrentIndex(index); // what it offers is about the text that is shown
    showTabMenu(*this, tabBar()->mapToGlobal(position));
}

} // namespace crawlright::window
