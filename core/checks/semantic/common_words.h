// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

/// Words that stand in the paths and queries of many sites, as examples of what a rule catches
/// besides what it was written for.
namespace crawlright::checks {

/// The first such word that goes on where `beginning` ends and is no mere form of it (a plural,
/// `-ing`); empty where there is none.
[[nodiscard]] std::string_view wordBeginning(std::string_view beginning);

/// The first such word that holds `part` behind its own beginning; with `atEnd`, as its end. Empty
/// where there is none.
[[nodiscard]] std::string_view wordHolding(std::string_view part, bool atEnd);

/// The parameters that advertisers and newsletters add to links.
[[nodiscard]] std::span<const std::string_view> campaignParameters();

/// The first parameter that advertisers and newsletters add to links whose name ends with `ending`;
/// empty where there is none, or where it is that very name.
[[nodiscard]] std::string_view campaignParameter(std::string_view ending);

} // namespace crawlright::checks
