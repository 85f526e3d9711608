// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/body.h"
#include "core/net/fetch_result.h"

#include <string_view>

/// The words of `fetch --format json`, stable and never translated.
namespace crawlright::cli {

/// Empty for `None`.
[[nodiscard]] std::string_view codeOf(net::FetchError error);
/// Empty where it is not known.
[[nodiscard]] std::string_view codeOf(net::Protocol protocol);
[[nodiscard]] std::string_view codeOf(access::BodyKind kind);
/// Empty where there is none.
[[nodiscard]] std::string_view codeOf(access::Bom bom);

} // namespace crawlright::cli
