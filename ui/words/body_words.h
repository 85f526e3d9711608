// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/body.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace crawlright::words {

/// What the body of an answer is; a sentence each, what matters least last. `body` is what the
/// facts are of.
[[nodiscard]] QStringList bodyFacts(const access::BodyFacts& facts, std::string_view body);

/// "UTF-8"; empty where there is no mark.
[[nodiscard]] QString nameOf(access::Bom bom);

} // namespace crawlright::words
