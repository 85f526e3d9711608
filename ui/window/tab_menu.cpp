// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/tab_menu.h"

#include "ui/icons/icons.h"
#include "ui/window/file_flow.h"
#include "ui/window/pages.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>

namespace crawlright::window {

using namespace Qt::StringLiterals;

namespace {

class TabWords {
    Q_DECLARE_TR_FUNCTIONS(crawlright::window::TabMenu)
};

} // namespace

void openMenuOfTab(Pages& pages, Page& page, const QPoint& position)
{
    const QString path = page.files().file().path();
    auto* menu = new QMenu(&pages);
    menu->setObjectName("tabMenu"_L1);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* close = menu->addAction(icons::themed("window-close"_L1), TabWords::tr("&Close"));
    QObject::connect(close, &QAction::triggered, &page, [&pages, &page] { pages.close(page); });
    QAction* others = menu->addAction(TabWords::tr("Close &Others"));
    others->setEnabled(pages.count() > 1);
    QObject::connect(others, &QAction::triggered, &page,
                     [&pages, &page] { pages.closeOthers(page); });
    menu->addSeparator();
    QAction* copy = menu->addAction(icons::themed("edit-copy"_L1), TabWords::tr("Copy &Path"));
    copy->setEnabled(!path.isEmpty());
    QObject::connect(copy, &QAction::triggered, &page, [path] {
        QGuiApplication::clipboard()->setText(QDir::toNativeSeparators(path));
    });
    QAction* folder =
        menu->addAction(icons::themed("document-open"_L1), TabWords::tr("Open &Folder"));
    folder->setEnabled(!path.isEmpty());
    QObject::connect(folder, &QAction::triggered, &page, [path] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
    });
    menu->popup(position);
}

} // namespace crawlright::window
