// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/files/file_error.h"
#include "ui/files/file_io.h"
#include "ui/files/recent_files.h"
#include "ui/tester/crawler_set.h"
#include "ui/window/page.h"

#include <QPointer>
#include <QTabWidget>
#include <QUrl>

#include <functional>

namespace crawlright::window {

class MessageArea;

/// The open documents, a tab each; there is always one. Opens and closes them, and names them so
/// that they can be told apart.
class Pages final : public QTabWidget {
    Q_OBJECT

public:
    /// All must outlive this; `messages`: what is told of files that are not open.
    Pages(const Services& services, MessageArea& messages, QWidget* parent = nullptr);
    ~Pages() override;

    [[nodiscard]] Page& current() const { return *m_current; }
    /// In the order of their tabs.
    [[nodiscard]] std::vector<Page*> all() const;
    [[nodiscard]] files::RecentFiles& recent() { return m_recent; }

    /// An empty document. Where the shown one is spare, it is used.
    Page& addEmpty();
    void openWithDialog();
    /// Shows the file in a tab of its own, or the tab that has it already. Where it cannot be read,
    /// a message tells, and the tabs are as before.
    /// `then` is told the page that has it, or null.
    void open(const QString& path, files::Accept accept = files::Accept::TextOnly,
              const std::function<void(Page*)>& then = {});
    /// A file that is still being read does not come to the front when it is there.
    void leaveBehind(const QString& path);
    /// Shows a text that is no file, under a name for its tab; `from`: the address of the
    /// robots.txt that it is. One that was fetched from there before gives its place to the new
    /// one, unless it was edited.
    void take(std::string bytes, const QString& name, const QUrl& from = {});

    /// After the user has saved or given up unsaved changes, or at once.
    void close(Page& page);
    void closeOthers(Page& page);
    /// The file that was closed last.
    void reopen();
    [[nodiscard]] bool canReopen() const { return !m_closed.isEmpty(); }
    /// No document has unsaved changes or is being read or written.
    [[nodiscard]] bool isSafe() const;
    /// Goes on with `then` when no document has unsaved changes that are not given up; never, if
    /// the user chooses Cancel for one of them.
    void whenSafe(const std::function<void()>& then);

    void showNext(int step);
    void setCrawlers(const tester::CrawlerSet& set);
    void setZoom(int percent);

Q_SIGNALS:
    void pageAdded(crawlright::window::Page* page);
    /// Another document is shown; what belongs to the former one may be gone.
    void currentPageChanged(crawlright::window::Page* page);
    /// Its name or state is another.
    void pageChanged(crawlright::window::Page* page);
    /// Which files can be opened again.
    void closedChanged();
    /// Something takes long; `total` 0: how long is not known. `workEnded` follows.
    void workGoesOn(crawlright::window::Page* page, const QString& what, qint64 done, qint64 total);
    void workEnded(crawlright::window::Page* page);

protected:
    void tabInserted(int index) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Page* makePage();
    void insert(Page* page, int index);
    void show(Page* page);
    void remove(Page& page);
    void followTab();
    void updateTabs();
    void openTabMenu(const QPoint& position);
    [[nodiscard]] Page* pageOf(const QString& path) const;
    [[nodiscard]] Page* pageAt(int index) const;
    void showOpenFailed(const files::FileError& error);
    void closeNext(std::vector<QPointer<Page>> pages, const std::function<void()>& then);

    struct Opening {
        QString path;
        Page* page = nullptr;
        std::vector<std::function<void(Page*)>> then;
        bool isBehind = false;
    };

    const Services m_services;
    MessageArea& m_messages;
    files::RecentFiles m_recent;
    QPointer<Page> m_current;
    std::vector<Opening> m_opening; // asked for, not yet read; the latest last
    QStringList m_closed;           // paths, the last one closed last
    tester::CrawlerSet m_crawlers;
    int m_zoom = 100;
};

} // namespace crawlright::window
