// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/urls/load.h"

#include <QString>

/// Lists of URLs, in words.
namespace crawlright::words {

/// A format for a choice: "Web server’s access log".
[[nodiscard]] QString formatName(urls::Format format);

/// Why a line gave no URL, in one sentence.
[[nodiscard]] QString faultSentence(urls::Fault fault);

/// What became of a file, in one or more sentences: "12,480 URLs. 3 lines could not be read."
[[nodiscard]] QString reportText(const urls::Report& report);

} // namespace crawlright::words
