// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/json_writer.h"
#include "core/syntax/document.h"
#include "core/text/line_index.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace crawlright::cli {

/// A file's name as a URI reference (RFC 3986): every byte but the unreserved ones and `/` encoded.
/// An address stays.
[[nodiscard]] std::string uriOf(const std::string& name);

/// Places of one file as SARIF 2.1.0 counts them: columns in characters from 1, a byte that is not
/// UTF-8 counts as one, a byte order mark not at all.
class SarifPlaces {
public:
    /// Keeps a reference to the document.
    explicit SarifPlaces(const syntax::Document& document);

    /// The members of a region (§3.30): lines, columns and bytes.
    void writeRegion(JsonWriter& json, text::Span span);

private:
    [[nodiscard]] std::uint32_t columnOf(text::LineNumber line, text::Offset at);
    [[nodiscard]] std::uint32_t charactersIn(text::Offset from, text::Offset to) const;

    struct Step {
        text::Offset at = 0;          ///< where a character begins
        std::uint32_t characters = 0; ///< of the line, before it
    };
    [[nodiscard]] std::vector<Step> stepsOf(text::Span line) const;

    const syntax::Document& m_document;
    text::LineIndex m_index;
    /// Of long lines: a line of a megabyte may have 100,000 findings.
    std::map<text::LineNumber, std::vector<Step>> m_steps;
};

} // namespace crawlright::cli
