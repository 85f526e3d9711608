// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/core/conformance/rows.h"

#include <nlohmann/json.hpp>

#include <stdexcept>

namespace crawlright::conformance {

namespace {

std::string fromBase64(const std::string& in)
{
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    unsigned bits = 0;
    int count = 0;
    for (const char c : in) {
        if (c == '=')
            break;
        const std::size_t digit = digits.find(c);
        if (digit == std::string_view::npos)
            throw std::runtime_error("bad base64: " + in);
        bits = bits << 6U | static_cast<unsigned>(digit);
        count += 6;
        if (count >= 8) {
            count -= 8;
            out += static_cast<char>(bits >> static_cast<unsigned>(count) & 255U);
        }
    }
    return out;
}

} // namespace

std::string bytesOf(const nlohmann::json& row, const std::string& key)
{
    if (row.contains(key + "_b64"))
        return fromBase64(row.at(key + "_b64"));
    if (!row.contains(key + "_parts"))
        return row.at(key);
    std::string body;
    for (const auto& part : row.at(key + "_parts")) {
        const std::string piece = part.at(0);
        for (int i = part.at(1); i > 0; --i)
            body += piece;
    }
    return body;
}

rules::Verdict verdictOf(const std::string& word)
{
    if (word == "allow" || word == "ALLOW")
        return rules::Verdict::Allow;
    if (word == "disallow" || word == "DENY")
        return rules::Verdict::Disallow;
    if (word == "undefined")
        return rules::Verdict::Undefined;
    throw std::runtime_error("no verdict: " + word);
}

std::string wordOf(rules::Verdict verdict)
{
    switch (verdict) {
    case rules::Verdict::Allow:
        return "allow";
    case rules::Verdict::Disallow:
        return "disallow";
    case rules::Verdict::Undefined:
        return "undefined";
    }
    return {};
}

} // namespace crawlright::conformance
