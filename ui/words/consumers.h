// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"

#include <QString>

#include <span>

/// To whom of the chosen crawlers a finding matters, by name. Without chosen crawlers there is
/// nothing to say: the finding's own sentence is for everybody.
namespace crawlright::words {

/// A crawler that somebody has chosen.
struct Consumer {
    QString name; ///< by which they know it, as it may be shown
    dialects::Id dialect = dialects::Id::Rfc9309;
};

/// Who reads a file where nobody has chosen a crawler: the dialects of today.
[[nodiscard]] std::span<const dialects::Id> readersOfToday();

/// "Googlebot ignores Crawl-delay; Bing obeys it." "None of the chosen crawlers is concerned:
/// Googlebot and GPTBot. It matters to Bing." "They differ here: Googlebot on the one side, bingbot
/// on the other." Empty where nobody is chosen, and where it matters to all who are.
[[nodiscard]] QString consumersSentence(const checks::Finding& finding,
                                        std::span<const Consumer> chosen);

} // namespace crawlright::words
