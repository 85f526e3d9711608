// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/hover/place.h"

namespace crawlright::hover {

/// About the path of a rule, as the first reader takes it, and how the others part from that.
[[nodiscard]] words::About aboutRuleLine(const session::Analysis& analysis, text::LineNumber line,
                                         const Audience& audience);

} // namespace crawlright::hover
