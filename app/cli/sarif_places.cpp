// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/sarif_places.h"

#include "app/cli/text.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <format>

namespace crawlright::cli {

namespace {

constexpr text::Offset stepBytes = 1024;

} // namespace

std::string uriOf(const std::string& name)
{
    if (text::startsWithIgnoringCase(name, "http://") ||
        text::startsWithIgnoringCase(name, "https://"))
        return name;
    std::string uri = name.starts_with('/') ? "file://" : "";
    for (const char c : name) {
        if (text::isUnreserved(c) || c == '/')
            uri += c;
        else
            uri += std::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return uri;
}

SarifPlaces::SarifPlaces(const syntax::Document& document)
    : m_document(document)
    , m_index(document.bytes())
{
}

void SarifPlaces::writeRegion(JsonWriter& json, text::Span span)
{
    const text::LineNumber line = m_index.lineAt(span.begin);
    const text::LineNumber endLine = m_index.lineAt(span.end);
    json.member("startLine", line).member("startColumn", columnOf(line, span.begin));
    json.member("endLine", endLine).member("endColumn", columnOf(endLine, span.end));
    json.member("byteOffset", span.begin).member("byteLength", span.size());
}

std::uint32_t SarifPlaces::charactersIn(text::Offset from, text::Offset to) const
{
    const std::string_view bytes = m_document.bytes().substr(0, to);
    std::uint32_t count = 0;
    for (text::Offset at = from; at < to; ++count)
        at += static_cast<text::Offset>(characterAt(bytes, at).bytes);
    return count;
}

std::uint32_t SarifPlaces::columnOf(text::LineNumber line, text::Offset at)
{
    const text::Span span = m_index.line(line);
    const text::Offset begin =
        line == 1 ? std::min(m_document.bomSize(), at) : std::min(span.begin, at);
    if (at - begin < 2 * stepBytes)
        return 1 + charactersIn(begin, at);
    std::vector<Step>& steps = m_steps[line];
    if (steps.empty())
        steps = stepsOf({begin, span.end});
    const auto after = std::ranges::upper_bound(steps, at, {}, &Step::at);
    const Step& before = *std::prev(after);
    return 1 + before.characters + charactersIn(before.at, at);
}

std::vector<SarifPlaces::Step> SarifPlaces::stepsOf(text::Span line) const
{
    std::vector<Step> steps;
    std::uint32_t count = 0;
    for (text::Offset at = line.begin; at < line.end; ++count) {
        if (steps.empty() || at - steps.back().at >= stepBytes)
            steps.push_back({at, count});
        at += static_cast<text::Offset>(characterAt(m_document.bytes(), at).bytes);
    }
    return steps;
}

} // namespace crawlright::cli
