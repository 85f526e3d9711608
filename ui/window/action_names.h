// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

namespace crawlright::window {

class Actions;

/// Gives each action the name under which a key of one's own is kept. A name never changes.
void nameActions(const Actions& actions);

} // namespace crawlright::window
