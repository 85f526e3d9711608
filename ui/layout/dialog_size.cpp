// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/layout/dialog_size.h"

#include <QDialog>
#include <QScreen>

namespace crawlright::layout {

void resizeToScreen(QDialog& dialog, QSize wished)
{
    constexpr QSize frame{20, 50}; // with the title; what it is, nobody knows before it is shown
    dialog.resize(wished.boundedTo(dialog.screen()->availableGeometry().size() - frame));
}

} // namespace crawlright::layout
