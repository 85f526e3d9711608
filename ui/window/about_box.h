// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace crawlright::window {

/// Name, version and licence, in a box that one need not close.
void showAbout(QWidget* parent);

} // namespace crawlright::window
