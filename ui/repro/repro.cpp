// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/repro/repro.h"

#include "core/rules/verdict_name.h"
#include "core/text/utf8.h"
#include "ui/project/json_tree.h"

#include <QByteArray>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>

namespace crawlright::repro {

namespace {

using Code = Fault::Code;
using project::JsonFault;
using project::JsonNode;
using Kind = JsonNode::Kind;

constexpr std::string_view formatWord = "crawlright-repro";
constexpr std::string_view versionText = "1";
constexpr std::string_view base64Suffix = "Base64";
constexpr std::array bytesKeys = {"robots", "url", "crawler"};
constexpr std::array verdicts = {rules::Verdict::Allow, rules::Verdict::Disallow,
                                 rules::Verdict::Undefined};

void addBytes(nlohmann::ordered_json& object, const std::string& key, const std::string& bytes)
{
    if (text::nextNotUtf8(bytes, 0).isEmpty())
        object[key] = bytes;
    else
        object[key + std::string(base64Suffix)] =
            QByteArray::fromStdString(bytes).toBase64().toStdString();
}

/// The key without what says that its value is Base64.
std::string_view plainKey(std::string_view key)
{
    if (key.ends_with(base64Suffix))
        key.remove_suffix(base64Suffix.size());
    return key;
}

bool holdsBytes(std::string_view key)
{
    return std::ranges::contains(bytesKeys, plainKey(key));
}

bool isKnown(std::string_view key)
{
    static constexpr std::array others = {"format", "version", "dialect", "verdict", "line"};
    return holdsBytes(key) || std::ranges::contains(others, key);
}

/// Reads a tree up to its first fault.
class Reader {
public:
    Reader(std::string_view json, const JsonNode& root)
        : m_json(json)
        , m_index(json)
        , m_root(root)
    {
    }

    [[nodiscard]] std::expected<Case, Fault> read()
    {
        Case result;
        const bool isRead = isRepro() && keysAreRight() && readBytes("robots", result.robots) &&
                            readBytes("url", result.url) && readBytes("crawler", result.crawler) &&
                            readDialect(result.dialect) && readVerdict(result.verdict) &&
                            readLine(result.line);
        if (!isRead)
            return std::unexpected(m_fault);
        return result;
    }

private:
    bool tell(Code code, text::Span span, std::string_view detail = {})
    {
        m_fault = {code, m_index.positionAt(span.begin), std::string(detail)};
        return false;
    }

    [[nodiscard]] const JsonNode* valueOf(std::string_view key) const
    {
        const auto found = std::ranges::find(m_root.members, key, &JsonNode::Member::name);
        return found == m_root.members.end() ? nullptr : &found->value;
    }

    [[nodiscard]] std::string_view writtenIn(const JsonNode& node) const
    {
        return node.span.of(m_json);
    }

    /// The format's word and version come first: what another version holds is not known here.
    bool isRepro()
    {
        if (m_root.kind != Kind::Object)
            return tell(Code::NotAnObject, m_root.span);
        const JsonNode* format = valueOf("format");
        if (!format || format->kind != Kind::String || format->text != formatWord)
            return tell(Code::NoRepro, format ? format->span : m_root.span);
        const JsonNode* version = valueOf("version");
        if (!version)
            return tell(Code::Missing, m_root.span, "version");
        return writtenIn(*version) == versionText ||
               tell(Code::OtherVersion, version->span, writtenIn(*version));
    }

    bool keysAreRight()
    {
        std::vector<std::string_view> seen;
        for (const JsonNode::Member& member : m_root.members) {
            if (!isKnown(member.name))
                return tell(Code::UnknownKey, member.span, member.name);
            if (std::ranges::contains(seen, member.name))
                return tell(Code::NamedTwice, member.span, member.name);
            const auto sameBytes = [&](std::string_view key) {
                return holdsBytes(key) && plainKey(key) == plainKey(member.name);
            };
            if (std::ranges::any_of(seen, sameBytes))
                return tell(Code::BothForms, member.span, plainKey(member.name));
            seen.push_back(member.name);
        }
        return true;
    }

    /// The text of a key that has to be there; null after a fault.
    const JsonNode* textOf(std::string_view key)
    {
        const JsonNode* value = valueOf(key);
        if (value && value->kind == Kind::String)
            return value;
        if (value)
            tell(Code::NotAText, value->span, key);
        else
            tell(Code::Missing, m_root.span, plainKey(key));
        return nullptr;
    }

    bool readBytes(const std::string& key, std::string& to)
    {
        const std::string base64Key = key + std::string(base64Suffix);
        const bool isBase64 = valueOf(base64Key) != nullptr;
        const JsonNode* value = textOf(isBase64 ? base64Key : key);
        if (!value)
            return false;
        to = value->text;
        if (!isBase64)
            return true;
        const auto decoded = QByteArray::fromBase64Encoding(
            QByteArray::fromStdString(to), QByteArray::AbortOnBase64DecodingErrors);
        if (!decoded)
            return tell(Code::NotBase64, value->span, base64Key);
        to = decoded.decoded.toStdString();
        return true;
    }

    bool readDialect(std::optional<dialects::Id>& to)
    {
        if (!valueOf("dialect"))
            return true;
        const JsonNode* value = textOf("dialect");
        if (!value)
            return false;
        to = dialects::find(value->text);
        return to.has_value() || tell(Code::UnknownDialect, value->span, value->text);
    }

    bool readVerdict(rules::Verdict& to)
    {
        const JsonNode* value = textOf("verdict");
        if (!value)
            return false;
        const auto* found = std::ranges::find(verdicts, value->text, rules::nameOf);
        if (found == verdicts.end())
            return tell(Code::UnknownVerdict, value->span, value->text);
        to = *found;
        return true;
    }

    bool readLine(text::LineNumber& to)
    {
        const JsonNode* value = valueOf("line");
        if (!value)
            return tell(Code::Missing, m_root.span, "line");
        const std::string_view digits = writtenIn(*value);
        const char* end = digits.data() + digits.size();
        const auto [stopped, error] = std::from_chars(digits.data(), end, to);
        return (error == std::errc() && stopped == end) ||
               tell(Code::NotALine, value->span, "line");
    }

    std::string_view m_json;
    text::LineIndex m_index;
    const JsonNode& m_root;
    Fault m_fault;
};

Code codeOf(JsonFault::Kind kind)
{
    switch (kind) {
    case JsonFault::Kind::Broken:
        return Code::Broken;
    case JsonFault::Kind::Unfinished:
        return Code::Unfinished;
    case JsonFault::Kind::TooDeep:
        break;
    }
    return Code::TooDeep;
}

Fault faultAt(Code code, std::string_view json, text::Offset at)
{
    return {code, text::LineIndex(json).positionAt(at), {}};
}

} // namespace

std::string write(const Case& shown)
{
    nlohmann::ordered_json object;
    object["format"] = formatWord;
    object["version"] = 1;
    addBytes(object, "robots", shown.robots);
    addBytes(object, "url", shown.url);
    addBytes(object, "crawler", shown.crawler);
    if (shown.dialect)
        object["dialect"] = dialects::get(*shown.dialect).name;
    object["verdict"] = rules::nameOf(shown.verdict);
    object["line"] = shown.line;
    return object.dump(2) + '\n';
}

std::expected<Case, Fault> read(std::string_view json)
{
    const text::Span bad = text::nextNotUtf8(json, 0);
    if (!bad.isEmpty())
        return std::unexpected(faultAt(Code::NotUtf8, json, bad.begin));
    const std::expected<JsonNode, JsonFault> root = project::parseJson(json);
    if (!root)
        return std::unexpected(faultAt(codeOf(root.error().kind), json, root.error().at));
    return Reader(json, *root).read();
}

} // namespace crawlright::repro
