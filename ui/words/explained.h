// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "core/rules/explain.h"
#include "ui/words/byte_text.h"

#include <QString>
#include <QStringList>

#include <string>

/// A whole proof to print or to copy: the same in the terminal and in the window.
namespace crawlright::words {

/// What makes a crawler's verdicts approximate, in a sentence; empty where nothing does.
[[nodiscard]] QString approximationSentence(const crawlers::Crawler& crawler);

/// Lines of plain text, the verdict first.
[[nodiscard]] QStringList explainedText(const rules::Proof& proof,
                                        const crawlers::Crawler& crawler);

/// UTF-8: the verdict, a list of the steps and a table of the rules, each line ended.
[[nodiscard]] std::string explainedMarkdown(const rules::Proof& proof,
                                            const crawlers::Crawler& crawler);

} // namespace crawlright::words
