// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"
#include "core/checks/readers.h"
#include "core/syntax/document.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

/// What the checks share, gathered in one pass over the lines.
namespace crawlright::checks {

/// What a file is that should hold rules.
enum class Content : std::uint8_t {
    Rules,       ///< text; also an empty file
    MarkedRules, ///< begins as markup or JSON, yet has user-agent lines
    Html,
    Xml,
    Json,
    Binary, ///< control characters that no text has
    Utf16,
};

/// A user-agent line as the most lenient reader sees it.
struct AgentPlace {
    text::LineNumber line = 0;
    text::Span value;
    text::Span name;           ///< the value up to its first blank, `/` or `,`
    std::uint32_t stretch = 0; ///< index into `Context::stretches`
};

/// User-agent lines without anything but comments between them, and what stands between them and
/// the next user-agent line.
struct Stretch {
    std::uint32_t agentsBegin = 0; ///< indices into `Context::agents`
    std::uint32_t agentsEnd = 0;
    std::uint32_t group = 0; ///< ordinal of the group where blank lines end nothing (RFC 9309)
    bool hasRules = false;
    bool hasSitemaps = false;
    bool hasOthers = false;    ///< anything else but comments and blank lines
    bool hasBlankLine = false; ///< after its user-agent lines
};

/// An Allow or Disallow line that belongs to a group.
struct RulePlace {
    text::LineNumber line = 0;
    std::uint32_t stretch = 0; ///< index into `Context::stretches`
};

/// An Allow or Disallow line before the first user-agent line.
using OrphanLine = text::LineNumber;

class Context {
public:
    explicit Context(const syntax::Document& document, Origin origin = {});

    const syntax::Document& document;
    Origin origin;
    std::string_view bytes;
    Content content = Content::Rules;
    std::vector<AgentPlace> agents;
    std::vector<Stretch> stretches;
    std::vector<RulePlace> rules;
    std::vector<OrphanLine> orphans;

    /// Whether the file is something else than robots.txt text, so that its lines mean nothing.
    [[nodiscard]] bool isForeign() const
    {
        return content != Content::Rules && content != Content::MarkedRules;
    }

    /// The dialects that take this line for its field and its value for the whole value. Nobody for
    /// a line that is no field, and where the first colon is the value's own.
    [[nodiscard]] Readers readersOf(const syntax::Line& line) const;

    /// Whether the colon that ends the key belongs to the value: `Disallow /a:b`,
    /// `Sitemap https://…`. Google reads those as a longer key.
    [[nodiscard]] bool lacksColonBeforeValue(const syntax::Line& line) const;

private:
    void gather();
    static void addToStretch(Stretch& stretch, const syntax::Line& line);
    void addAgent(text::LineNumber number, const syntax::Line& line, bool continues);

    std::array<Readers, 12> m_readers{}; // by spelling, colon and Allow
};

} // namespace crawlright::checks
