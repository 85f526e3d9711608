// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/readers.h"
#include "core/dialects/dialect.h"

#include <QString>
#include <QStringList>

namespace crawlright::words {

/// The name of a dialect for a list or a title: "Google", "1994 standard".
[[nodiscard]] QString dialectName(dialects::Id id);

/// What a dialect is, in one sentence.
[[nodiscard]] QString dialectDescription(dialects::Id id);

/// The same for within a sentence, one for each of several dialects: "the standard of 1994". Where
/// a company's reading of today is among them, its older ones are not named.
[[nodiscard]] QStringList readerNames(checks::Readers readers);

/// Several dialects within a sentence: "Google, Bing and the standard of 1994"; "all crawlers" for
/// all of them.
[[nodiscard]] QString readersText(checks::Readers readers);

/// What a column of the dialect tables is about: "the size of the file".
[[nodiscard]] QString columnText(dialects::Column column);

} // namespace crawlright::words
