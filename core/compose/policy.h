// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "core/edits/edit.h"
#include "core/syntax/document.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// Groups and lines that are made for somebody and put into a file, where they fit what stands
/// there. Like `edits` it makes edits and knows neither undo nor words: comments are given to it.
namespace crawlright::compose {

/// What is wanted for a crawler.
enum class Stand : std::uint8_t {
    Leave, ///< as the file has it
    Allow, ///< a group of its own that lets it in
    Block, ///< a group of its own that forbids everything, or the paths of the policy
};

struct Wish {
    std::string token; ///< of the catalogue
    Stand stand = Stand::Leave;
    friend bool operator==(const Wish&, const Wish&) = default;
};

/// A preference for content. Cloudflare's Content Signals; draft-ietf-aipref-vocab.
enum class Answer : std::uint8_t { Unsaid, Yes, No };

struct Policy {
    std::vector<Wish> wishes;       ///< in the order in which names are written
    std::vector<std::string> paths; ///< what Block forbids; empty: everything
    /// A group that does not forbid everything begins with the rules for `*`, which no longer bind
    /// a crawler that has a group of its own (RFC 9309 §2.2.1); but for one that forbids all.
    bool repeatsStar = false;
    std::array<Answer, 3> signals{}; ///< by `checks::preferenceKeys`; in the group for `*`
    std::array<Answer, 2> usages{};  ///< by `checks::preferenceKeys`; in the group for `*`
    friend bool operator==(const Policy&, const Policy&) = default;
};

/// What stands above new groups, without the `#`.
struct Comments {
    std::string blocked; ///< everything is forbidden
    std::string limited; ///< the paths of the policy are
    std::string allowed;
};

struct Composition {
    edits::Edits edits;
    /// Crawlers that would not be judged as wished with the edits: those with a wish, and others
    /// that would no longer be judged as they are. Empty wherever the file is read alike by all.
    std::vector<std::string> unsettled;
};

/// Edits with which each crawler is judged as wished, in its own dialect, and every other crawler
/// as before; none where that is so already. Groups that are there are gone on with: a name joins
/// the group that has its rules, a group of such names alone gets other rules, a name leaves a
/// group that it shares with others. Total; every edit is tried by reading the file anew, what does
/// not hold is told.
[[nodiscard]] Composition compose(const syntax::Document& document, const Policy& policy,
                                  const Comments& comments);

struct Reading {
    Policy policy;
    /// Crawlers with a group of their own that says neither; their stand is Leave.
    std::vector<std::string> others;
};

/// The policy that a file has already, for these crawlers. What `compose` wrote is read as it was
/// wished, unless a crawler that was left has rules which contradict it.
[[nodiscard]] Reading readPolicy(const syntax::Document& document,
                                 std::span<const std::string> tokens);

} // namespace crawlright::compose
