// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

class QLineEdit;

namespace crawlright::icons {

/// Qt's button that clears a field, with a name for those who do not see it.
void addClearButton(QLineEdit& field);
/// The sign of a field that one searches with.
void addSearchSign(QLineEdit& field);

} // namespace crawlright::icons
