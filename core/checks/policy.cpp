// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/policy.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <charconv>
#include <format>
#include <unordered_map>

namespace crawlright::checks {

namespace {

std::uint64_t hashOf(std::string_view bytes)
{
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char c : bytes)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return hash;
}

struct KeyHash {
    std::size_t operator()(const std::pair<Code, std::uint64_t>& key) const
    {
        return static_cast<std::size_t>(key.second) ^
               (static_cast<std::size_t>(key.first) * 0x9E3779B97F4A7C15U);
    }
};

template <class Number>
std::optional<Number> numberOf(std::string_view text, int base)
{
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

constexpr std::size_t hashDigits = 16;

} // namespace

std::string textOf(const Fingerprint& fingerprint)
{
    return std::format("{}:{:016x}:{}", idOf(fingerprint.code), fingerprint.text,
                       fingerprint.ordinal);
}

std::optional<Fingerprint> fingerprintOf(std::string_view text)
{
    const std::size_t first = text.find(':');
    if (first == std::string_view::npos || text.size() < first + hashDigits + 3 ||
        text[first + 1 + hashDigits] != ':')
        return std::nullopt;
    const std::optional<Code> code = codeOf(text.substr(0, first));
    const auto hash = numberOf<std::uint64_t>(text.substr(first + 1, hashDigits), 16);
    const auto ordinal = numberOf<std::uint32_t>(text.substr(first + hashDigits + 2), 10);
    if (!code || !hash || !ordinal || *ordinal == 0)
        return std::nullopt;
    return Fingerprint{*code, *hash, *ordinal};
}

std::vector<Fingerprint> fingerprintsOf(const syntax::Document& document,
                                        std::span<const Finding> findings)
{
    std::unordered_map<std::pair<Code, std::uint64_t>, std::uint32_t, KeyHash> seen;
    std::vector<Fingerprint> fingerprints;
    fingerprints.reserve(findings.size());
    text::LineNumber line = 0;
    std::uint64_t hash = 0;
    for (const Finding& finding : findings) {
        // A line of 500 KB may have 100,000 findings: it is read once.
        if (finding.line != line) {
            line = finding.line;
            hash = hashOf(text::trimmed(document.textOf(document.line(line).content())));
        }
        fingerprints.push_back({finding.code, hash, ++seen[{finding.code, hash}]});
    }
    return fingerprints;
}

Judged judged(const syntax::Document& document, std::vector<Finding> findings, const Policy& policy)
{
    const std::vector<Fingerprint> fingerprints = fingerprintsOf(document, findings);
    Judged result;
    result.findings.reserve(findings.size());
    result.fingerprints.reserve(findings.size());
    for (std::size_t i = 0; i < findings.size(); ++i) {
        Finding& finding = findings[i];
        const auto code = static_cast<std::size_t>(finding.code);
        if (policy.ignored.test(code)) {
            ++result.ignored;
            continue;
        }
        if (std::ranges::binary_search(policy.known, fingerprints[i])) {
            ++result.known;
            continue;
        }
        if (const std::optional<Severity> severity = policy.severities[code])
            for (Severity& own : finding.severities)
                own = own == Severity::None ? own : *severity;
        result.findings.push_back(std::move(finding));
        result.fingerprints.push_back(fingerprints[i]);
    }
    return result;
}

std::vector<Finding> applied(const syntax::Document& document, std::vector<Finding> findings,
                             const Policy& policy)
{
    return judged(document, std::move(findings), policy).findings;
}

} // namespace crawlright::checks
