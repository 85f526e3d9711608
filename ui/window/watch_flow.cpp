// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/watch_flow.h"

#include "ui/files/document_file.h"
#include "ui/watch/watch_dialog.h"
#include "ui/watch/watch_model.h"
#include "ui/window/actions.h"
#include "ui/window/file_flow.h"
#include "ui/window/message_bar.h"
#include "ui/window/pages.h"

#include <QAction>
#include <QFileInfo>
#include <QSystemTrayIcon>

#include <memory>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using Topic = MessageArea::Topic;

namespace {

constexpr qsizetype mostShown = 5; // of what was told and not yet closed

} // namespace

WatchFlow::WatchFlow(const Around& around)
    : QObject(&around.window)
    , m_around(around)
    , m_observer(around.settings, around.catalogue)
{
    applySettings();
    connect(around.actions.watchedSites, &QAction::triggered, this, &WatchFlow::open);
    connect(&m_observer, &watch::Observer::fetched, this, &WatchFlow::fetched);
    connect(&m_observer, &watch::Observer::noticed, this, &WatchFlow::tell);
    connect(&m_observer, &watch::Observer::changed, this, &WatchFlow::updateTray);
    updateTray();
}

/// The dialog looks at what is watched here.
WatchFlow::~WatchFlow()
{
    delete m_dialog;
}

void WatchFlow::applySettings()
{
    net::FetchOptions options = m_around.fetchOptions();
    options.extraHeaders.clear(); // they are for one site, and many are watched
    m_observer.setOptions(options);
}

void WatchFlow::open()
{
    if (!m_dialog)
        m_dialog = new watch::WatchDialog(m_observer, &m_around.window);
    Page& page = m_around.pages.current();
    const QString file = page.files().file().path();
    const QString beside = file.isEmpty() ? QString() : QString(file + ".expect"_L1);
    m_dialog->setProposal(QString::fromStdString(page.session().origin().address),
                          QFileInfo::exists(beside) ? beside : QString());
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

/// What was told before and not closed stays, the newest first.
void WatchFlow::tell(const watch::Site& site, const std::vector<watch::Change>& changes)
{
    const QString text = watch::changesText(site, changes);
    QStringList lines{text};
    if (const Message* before = m_around.messages.message(Topic::Watching))
        lines += before->text.split(u'\n');
    m_around.messages.show(Topic::Watching,
                           {.kind = MessageKind::Warning,
                            .text = lines.first(std::min(mostShown, lines.size())).join(u'\n'),
                            .actions = {{tr("Wat&ched Sites…"), [this] { open(); }}}});
    if (m_tray && QSystemTrayIcon::supportsMessages())
        // Many desktops read markup in it.
        m_tray->showMessage(tr("Watched Sites"), text.toHtmlEscaped(), QSystemTrayIcon::Warning);
}

void WatchFlow::updateTray()
{
    const bool isWanted = !m_observer.sites().isEmpty() && QSystemTrayIcon::isSystemTrayAvailable();
    if (isWanted == (m_tray != nullptr))
        return;
    if (!isWanted) {
        std::unique_ptr<QSystemTrayIcon>(std::exchange(m_tray, nullptr))->hide();
        return;
    }
    m_tray = new QSystemTrayIcon(m_around.window.windowIcon(), this);
    m_tray->setToolTip(tr("Crawlright watches sites"));
    const auto show = [this] {
        m_around.window.show();
        m_around.window.raise();
        m_around.window.activateWindow();
    };
    connect(m_tray, &QSystemTrayIcon::activated, this, show);
    connect(m_tray, &QSystemTrayIcon::messageClicked, this, show);
    m_tray->show();
}

} // namespace crawlright::window
