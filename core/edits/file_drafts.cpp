// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/families.h"

namespace crawlright::edits {

Drafts fileDrafts(const Site& site, const checks::Finding& finding)
{
    return finding.code == checks::Code::EmptyFile ? openGroupDrafts(site) : Drafts();
}

} // namespace crawlright::edits
