// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

class QString;

namespace crawlright::files {

/// A new name in a folder is safe from a power cut when the disk has the folder. Blocking: call it
/// from a worker. What the system refuses is left, for the file itself is written.
void syncFolder(const QString& folder);

} // namespace crawlright::files
