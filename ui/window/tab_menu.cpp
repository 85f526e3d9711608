// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/tab_menu.h"

#include "ui/window/actions.h"
#include "ui/window/file_flow.h"
#include "ui/window/pages.h"

#include <QAction>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QTabBar>

namespace crawlright::window {

using namespace Qt::StringLiterals;

void connectTabs(const Actions& actions, Pages& pages)
{
    const auto path = [&pages] { return pages.current().files().file().path(); };
    QObject::connect(actions.closeTab, &QAction::triggered, &pages,
                     [&pages] { pages.close(pages.current()); });
    QObject::connect(actions.closeOtherTabs, &QAction::triggered, &pages,
                     [&pages] { pages.closeOthers(pages.current()); });
    QObject::connect(actions.copyPath, &QAction::triggered, &pages, [path] {
        QGuiApplication::clipboard()->setText(QDir::toNativeSeparators(path()));
    });
    QObject::connect(actions.openFolder, &QAction::triggered, &pages, [path] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path()).absolutePath()));
    });
    const auto update = [&actions, &pages, path] {
        actions.closeOtherTabs->setEnabled(pages.count() > 1);
        actions.copyPath->setEnabled(!path().isEmpty());
        actions.openFolder->setEnabled(!path().isEmpty());
    };
    QObject::connect(&pages, &Pages::pageChanged, &actions, update);
    QObject::connect(&pages, &Pages::currentPageChanged, &actions, update);
    update();
    auto* separator = new QAction(&pages);
    separator->setSeparator(true);
    pages.tabBar()->addActions({actions.closeTab, actions.closeOtherTabs, separator,
                                actions.copyPath, actions.openFolder});
}

void showTabMenu(Pages& pages, const QPoint& position)
{
    auto* menu = new QMenu(&pages);
    menu->setObjectName("tabMenu"_L1);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(pages.tabBar()->actions());
    menu->popup(position);
}

} // namespace crawlright::window
