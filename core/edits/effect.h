// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <optional>
#include <string>

/// What a rewrite of a file does to verdicts. This does **not** know how the rewrite was made.
namespace crawlright::edits {

/// A witness: a crawler and a URL that are judged otherwise. The crawler is a name for
/// `crawlers::Catalogue::resolve` in the dialect asked for.
struct Flip {
    std::string crawler;
    std::string url;
    rules::Verdict before = rules::Verdict::Allow;
    rules::Verdict after = rules::Verdict::Allow;
    friend bool operator==(const Flip&, const Flip&) = default;
};

struct Effect {
    enum class Kind : std::uint8_t {
        Keeps,     ///< proved: every crawler name and every URL has the verdict it had
        Changes,   ///< shown by `flip`
        Undecided, ///< neither proof nor witness was found within the bound on work
    };
    Kind kind = Kind::Undecided;
    std::optional<Flip> flip; ///< exactly where it changes
    friend bool operator==(const Effect&, const Effect&) = default;
};

/// Whether a rewrite keeps every verdict in a dialect, for every crawler name and every URL.
/// A crawler is a product token as the dialect compares it; its fallback chain and whether `*`
/// binds it are the built-in catalogue's. Total; exact where it decides; the work is bounded.
[[nodiscard]] Effect effectOf(const syntax::Document& before, const syntax::Document& after,
                              dialects::Id dialect);

/// A witness among the crawlers that go by another name than `except`, also where that one is
/// judged otherwise too; nullopt where none was found within the bound on work.
[[nodiscard]] std::optional<Flip> flipOfOthers(const syntax::Document& before,
                                               const syntax::Document& after, dialects::Id dialect,
                                               std::string_view except);

} // namespace crawlright::edits
