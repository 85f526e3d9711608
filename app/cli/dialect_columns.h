// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/dialects/dialect.h"

#include <string_view>
#include <variant>
#include <vector>

namespace crawlright::cli {

/// A cell of a dialect's table with the word that `dialects --format json` has for its column.
struct DialectColumn {
    std::string_view name;
    std::variant<bool, std::uint32_t, std::string_view> value;
};
[[nodiscard]] std::vector<DialectColumn> columnsOf(const dialects::Dialect& dialect);

/// What the dialect's source is silent on.
[[nodiscard]] std::vector<std::string_view> silentTopicsOf(const dialects::Dialect& dialect);

/// Where the dialect's source speaks of something.
struct TopicSource {
    std::string_view topic;
    std::string_view source;
};
[[nodiscard]] std::vector<TopicSource> sourcesOf(const dialects::Dialect& dialect);

} // namespace crawlright::cli
