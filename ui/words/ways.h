// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/ways.h"

#include <QString>
#include <QStringList>

/// What would change a verdict, in words.
namespace crawlright::words {

/// What is to be done, without a full stop: "Add “Allow: /shop/cart$”".
[[nodiscard]] QString title(const edits::Way& way);

/// What else it changes, a sentence each; where no example was found that is said.
[[nodiscard]] QStringList asideSentences(const edits::Aside& aside, const QString& crawler);

} // namespace crawlright::words
