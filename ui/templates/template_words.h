// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <span>

namespace crawlright::templates {

/// Whatever templates.json says to people, once more for lupdate, which reads no JSON; a test holds
/// the two together.
[[nodiscard]] std::span<const char* const> allWords();

/// One of them in the user's language.
[[nodiscard]] QString translated(const QString& words);

} // namespace crawlright::templates
