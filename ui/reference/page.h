// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"

#include <QString>

#include <optional>

class QPalette;
class QTextDocument;
class QUrl;

/// A page of the built-in reference for a browser. Does **not** write its words: `ui/words` has
/// them.
namespace crawlright::reference {

/// The address of a page within the reference, and back; nullopt: it is none of ours.
[[nodiscard]] QUrl addressOf(checks::Code code);
[[nodiscard]] std::optional<checks::Code> codeAt(const QUrl& address);

/// The page as Markdown, every id in its text a link to the id's page, related ones below.
[[nodiscard]] QString markdownOf(checks::Code code);

/// Gives a document that was made from Markdown the sizes, spaces and colours of a page.
void dress(QTextDocument& page, const QPalette& palette);

} // namespace crawlright::reference
