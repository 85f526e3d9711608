// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

class QAbstractItemView;

namespace crawlright::fetch {

/// Gives a view an action, its context menu and the usual key, which copies the selected rows as
/// text: cells apart by tabs.
void offerCopying(QAbstractItemView& view);

} // namespace crawlright::fetch
