// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/quickfix/offer.h"

#include <QString>

#include <optional>
#include <vector>

class QPalette;

namespace crawlright::quickfix {

class FixDesk;

/// Findings of the desk's analysis as rich text: what is wrong, who cares, what to do, and links to
/// do it.
[[nodiscard]] QString hoverText(const FixDesk& desk,
                                const std::vector<const checks::Finding*>& findings,
                                const std::vector<dialects::Id>& readers, const QPalette& palette);

/// Whether a link is one of `hoverText`, whatever the revision.
[[nodiscard]] bool isOffer(const QString& link);

/// What a link of `hoverText` stands for; nullopt, if it is of another revision than the desk's
/// analysis.
[[nodiscard]] std::optional<Offer> offerOf(const FixDesk& desk, const QString& link);

} // namespace crawlright::quickfix
