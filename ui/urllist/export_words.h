// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/files/file_error.h"

namespace crawlright::urllist {

/// Why a picture or a list was not written, for the user. What was there before is as it was.
[[nodiscard]] QString notWritten(const files::FileError& error);

} // namespace crawlright::urllist
