// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"

namespace crawlright::editor {

/// Of a finding `dead-rule`: for which of these dialects the rule never decides, since the one that
/// covers it wins wherever both match. For others it may be only needless: it decides what the
/// other one would decide alike. `document` is the text of the finding. Some microseconds a
/// dialect.
[[nodiscard]] checks::Readers beatenFor(checks::Readers readers, const checks::Finding& finding,
                                        const syntax::Document& document);

} // namespace crawlright::editor
