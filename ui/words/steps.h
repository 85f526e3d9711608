// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/proof.h"

#include <QString>

namespace crawlright::words {

/// What happened at a step of a proof, as a sentence.
[[nodiscard]] QString stepSentence(const rules::Step& step, const rules::Proof& proof);

/// On what a step rests: "RFC 9309 §2.2.2", or that the dialect's source says nothing about it.
[[nodiscard]] QString authorityText(const rules::Step& step, const rules::Proof& proof);

} // namespace crawlright::words
