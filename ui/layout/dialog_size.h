// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>

class QDialog;

namespace crawlright::layout {

/// Gives a dialog that is not shown yet the size wished for it, or what its screen has room for
/// with a frame around.
void resizeToScreen(QDialog& dialog, QSize wished);

} // namespace crawlright::layout
