// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/groups.h"

#include <QString>

#include <optional>

namespace crawlright::outline {

/// The group that a line of the file stands in, as an index; nullopt for a line before all groups,
/// for one that is tied to no group (Sitemap, Host, Clean-param), and where the dialect ends groups
/// at blank lines for what comes after one. Comments belong to the group before them. `groups` must
/// be of `document`.
[[nodiscard]] std::optional<std::uint32_t>
groupAt(const syntax::Document& document, const rules::GroupSet& groups, text::LineNumber line);

/// "Googlebot, bingbot": the names of a group as they are written, some of them if they are many.
[[nodiscard]] QString namesOf(const syntax::Document& document, const rules::GroupSet& groups,
                              const rules::Group& group);

} // namespace crawlright::outline
