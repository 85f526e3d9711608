// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"
#include "core/syntax/field.h"

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

/// Who of the readers of today obeys a field and who ignores it: "Bing obeys it; Google and Yandex
/// ignore it". Where none of today obeys it, those of another time who did. Empty for a field that
/// no source speaks of.
[[nodiscard]] QString fieldReadersText(syntax::Field field);

/// "Googlebot ignores Crawl-delay; Bing obeys it." "None of the chosen crawlers is concerned:
/// Googlebot and GPTBot. It matters to Bing." "They differ here: Googlebot on the one side, bingbot
/// on the other." Empty where nobody is chosen, and where it matters to all who are.
[[nodiscard]] QString consumersSentence(const checks::Finding& finding,
                                        std::span<const Consumer> chosen);

/// Who obeys a field: "Googlebot ignores Crawl-delay; bingbot obeys it." Of the chosen ones, or
/// where nobody is chosen of the readers of today; empty for a field that nobody reads.
[[nodiscard]] QString fieldConsumersSentence(syntax::Field field, std::span<const Consumer> chosen);

} // namespace crawlright::words
