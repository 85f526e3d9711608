// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/fix.h"
#include "ui/session/analysis.h"

#include <QString>

#include <optional>
#include <vector>

/// What can be done about a finding, as it is offered to people. Does **not** know the widgets that
/// offer it, nor who makes the edits.
namespace crawlright::quickfix {

struct Offer {
    enum class Kind : std::uint8_t {
        Fix,    ///< here
        FixAll, ///< the same fix wherever there is a finding of the same kind
        Ignore, ///< a comment that asks to ignore the finding
        Explain,
    };
    Kind kind = Kind::Explain;
    checks::Code code = checks::Code::FileTooBig; ///< of the finding
    QString title;
    edits::FixCode fix = edits::FixCode::AddColon;
    edits::Edits edits;                     ///< of the bytes of the analysis; FixAll: not made yet
    checks::Readers keeps = checks::nobody; ///< dialects in which every verdict is kept
    quint64 revision = 0;
};

/// A finding and what can be done about it, best first, the explanation last.
struct Offers {
    const checks::Finding* finding = nullptr; ///< of `analysis`
    std::vector<Offer> offers;
};

/// Whether the finding can only be ignored in all of the file.
[[nodiscard]] bool isIgnoredInFile(const checks::Finding& finding,
                                   const syntax::Document& document);
/// A comment that asks to ignore the findings of this kind: on a line of its own before the
/// finding's, or, where that cannot be, at the start of the file for all of it.
[[nodiscard]] edits::Edit ignoring(const checks::Finding& finding,
                                   const syntax::Document& document);

} // namespace crawlright::quickfix
