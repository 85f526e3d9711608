// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

class QEvent;
class QPoint;

namespace crawlright::window {

class Actions;
class Pages;

/// What one can do with the tab that is shown, and with the place of its file. The tab bar has
/// these actions, too, for its own menu.
void connectTabs(const Actions& actions, Pages& pages);

/// What the tab bar offers, at a place in global coordinates.
void showTabMenu(Pages& pages, const QPoint& position);

/// The same at the tab that is shown, if an event of the tab bar asks for it by a key, at whatever
/// place. Returns whether it does.
bool showTabMenuByKey(Pages& pages, const QEvent& event);

} // namespace crawlright::window
