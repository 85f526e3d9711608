// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/families.h"

namespace crawlright::edits {

Drafts fileDrafts(const Site& site, const checks::Finding& finding)
{
    if (finding.code != checks::Code::EmptyFile)
        return {};
    return {{.code = FixCode::AddOpenGroup,
             .edits = {atEnd(site, {"User-agent: *", "Disallow:"}, true)}}};
}

} // namespace crawlright::edits
