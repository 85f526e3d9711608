// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "core/rules/explain.h"

#include <QString>

#include <optional>

class QPalette;
class QUrl;

namespace crawlright::tester {

/// A proof as rich text, each line of the file a link. The bytes of the file are shown inert, and
/// left to right whatever the language of the window.
[[nodiscard]] QString proofHtml(const rules::Proof& proof, const crawlers::Crawler& crawler,
                                const QPalette& palette);

/// The line that a link of `proofHtml` stands for.
[[nodiscard]] std::optional<text::LineNumber> lineOf(const QUrl& link);

} // namespace crawlright::tester
