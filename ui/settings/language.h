// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/settings/choice.h"

class QCoreApplication;

namespace crawlright::settings {

/// Where the program's translations are built in: `crawlright_<language>.qm`.
inline constexpr auto translations = QLatin1StringView(":/translations");

/// English, and what a folder holds translations for; by their own names.
[[nodiscard]] Choices languagesIn(const QString& folder);

/// Words, numbers and dates from now on: in this language ("en"), or in the desktop's where it is
/// empty. Words stay English where there is no translation. Call it before there is a window.
void speak(const QString& language, const QString& folder, QCoreApplication& application);

} // namespace crawlright::settings
