// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

class QPoint;

namespace crawlright::window {

class Page;
class Pages;

/// What one can do with a tab, at a place in global coordinates.
void openMenuOfTab(Pages& pages, Page& page, const QPoint& position);

} // namespace crawlright::window
