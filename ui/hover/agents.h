// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/hover/place.h"

namespace crawlright::hover {

/// About the crawler that a user-agent line names, and what the file holds for it; for `*`, whom of
/// the chosen crawlers it binds.
[[nodiscard]] words::About aboutAgentLine(const session::Analysis& analysis, text::LineNumber line,
                                          const Audience& audience);

} // namespace crawlright::hover
