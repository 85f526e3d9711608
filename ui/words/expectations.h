// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/expect/expectations.h"
#include "core/syntax/document.h"

#include <QString>

namespace crawlright::words {

/// Why a line of an expectation file is none, in one sentence.
[[nodiscard]] QString complaintSentence(const expect::Complaint& complaint,
                                        const expect::Expectations& expectations);

/// What a verdict rests on, as one sentence: "GPTBot may not fetch “/a”: line 3, “Disallow: /”,
/// forbids it." `line` is the deciding line of `document`, or 0.
[[nodiscard]] QString verdictSentence(std::string_view crawler, std::string_view address,
                                      rules::Verdict verdict, text::LineNumber line,
                                      const syntax::Document& document);

} // namespace crawlright::words
