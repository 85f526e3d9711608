// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/core/conformance/rows.h"

#include "core/crawlers/catalogue.h"

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

std::string nameOf(const nlohmann::json& row)
{
    return row.value("id", row.value("name", "")) + " (" + row.value("source", "run") + ")";
}

dialects::Id dialectOf(const nlohmann::json& row)
{
    const auto id = dialects::find(row.at("dialect").get<std::string>());
    if (!id)
        throw std::runtime_error("no dialect: " + row.at("dialect").get<std::string>());
    return *id;
}

rules::Agent agentOf(const nlohmann::json& row, dialects::Id dialect)
{
    if (row.contains("agents"))
        return {.names = row.at("agents").get<std::vector<std::string>>()};
    return crawlers::builtIn().resolve(bytesOf(row, "agent"), dialect).agent;
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
