// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/find/search.h"

#include <string>

namespace crawlright::find {

/// The hits of a text that is no expression. The needle is bytes. Linear, but for
/// whole words that overlap themselves.
[[nodiscard]] std::expected<std::vector<text::Span>, Fault> searchPlain(std::string_view bytes,
                                                                        std::string_view needle,
                                                                        const Query& query,
                                                                        const Bounds& bounds);

/// The bytes that the text of a query or of a replacement stands for.
[[nodiscard]] std::string bytesOf(const QString& text);

} // namespace crawlright::find
