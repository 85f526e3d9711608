// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

namespace crawlright::window {

class Actions;
class Pages;

/// Finding and replacing are for the document that is shown.
void connectFind(const Actions& actions, Pages& pages);

} // namespace crawlright::window
