// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

class QPoint;

namespace crawlright::window {

class Actions;
class Pages;

/// What one can do with the tab that is shown, and with the place of its file. The tab bar has
/// these actions, too, for its own menu.
void connectTabs(const Actions& actions, Pages& pages);

/// What the tab bar offers, at a place in global coordinates.
void showTabMenu(Pages& pages, const QPoint& position);

} // namespace crawlright::window
