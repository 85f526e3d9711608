// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>

#include <functional>

class QAction;
class QMenu;
class QMenuBar;
class QString;

namespace crawlright::files {
class RecentFiles;
}

namespace crawlright::window {

class Actions;
class Appearance;

/// What stands in the menus besides the actions.
struct MenuParts {
    const Actions& actions;
    QList<QAction*> panes; ///< which show and hide the panes
    QAction* addressBar;   ///< which shows and hides it
    Appearance& appearance;
    std::function<void(QMenu& menu)> fillColors; ///< of the editor
    files::RecentFiles& recent;
    std::function<void(const QString& path)> openFile;
};

/// Fills the menu bar; all parts must outlive it.
void fillMenus(QMenuBar& bar, const MenuParts& parts);

} // namespace crawlright::window
