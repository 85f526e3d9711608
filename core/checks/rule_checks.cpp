// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/families.h"
#include "core/checks/markup.h"
#include "core/checks/semantic/common_words.h"
#include "core/text/ascii.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_set>

namespace crawlright::checks {

namespace {

using dialects::Decoding;
using dialects::Dialect;
using syntax::Field;
using syntax::Line;
using text::LineNumber;
using text::Offset;
using text::Span;

// Written without their slash they match more than the directory.
constexpr std::array<std::string_view, 20> knownDirectories = {
    "/admin",  "/administrator", "/assets",   "/backup",      "/cache",      "/cgi-bin", "/css",
    "/images", "/includes",      "/js",       "/private",     "/scripts",    "/static",  "/temp",
    "/tmp",    "/uploads",       "/wp-admin", "/wp-includes", "/wp-content", "/media"};

constexpr std::size_t longestDirectory = 14;

/// The sets of dialects that the checks below ask for, made once a file.
struct Columns {
    Readers wildcards = readersWhere([](const Dialect& d) { return d.wildcards; });
    Readers indexHtml = readersWhere([](const Dialect& d) { return d.indexHtml; });
    /// Bing: a byte from 0x80 up in a rule meets no URL, in which such bytes are encoded.
    Readers rawMeetsNone = readersWhere([](const Dialect& d) {
        return d.urlEncoding.encodesHighBytes && !d.patternEncoding.encodesHighBytes;
    });
    Readers keepsEscapes =
        readersWhere([](const Dialect& d) { return d.patternEncoding.decoding == Decoding::None; });
    /// A blank in a rule never meets the `%20` of a URL.
    Readers keepsBlanks = readersWhere(
        [](const Dialect& d) { return d.patternEncoding.decoding != Decoding::AllButSlash; });
    Readers keepsSpecials = readersWhere(
        [](const Dialect& d) { return d.wildcards && !d.patternEncoding.encodesSpecials; });
    /// Those whose rules have other hexadecimal digits than the URLs, or whose source is silent.
    Readers comparesDigits = readersWhere([](const Dialect& d) {
        return d.patternEncoding.raisesHexDigits != d.urlEncoding.raisesHexDigits ||
               d.isSilent(dialects::Topic::Escapes);
    });
};

/// `%xx` at `at`; 0 where there is none.
char escapedAt(std::string_view value, std::size_t at)
{
    if (at + 2 >= value.size() || !text::isHex(value[at + 1]) || !text::isHex(value[at + 2]))
        return '\0';
    return static_cast<char>(text::hexValue(value[at + 1]) * 16 + text::hexValue(value[at + 2]));
}

std::string percentEncoded(std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string encoded;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        encoded += '%';
        encoded += digits[byte / 16];
        encoded += digits[byte % 16];
    }
    return encoded;
}

/// What kinds of characters a value holds decides which checks look at it.
enum CharacterKind : std::uint8_t { special = 1, escape = 2, blank = 4, high = 8, query = 16 };

constexpr auto kindOf = [] {
    std::array<std::uint8_t, 256> kinds{};
    for (std::size_t i = 0x80; i < kinds.size(); ++i)
        kinds[i] = high;
    kinds['*'] = kinds['$'] = special;
    kinds['%'] = escape;
    kinds[' '] = kinds['\t'] = blank;
    kinds['&'] = query;
    return kinds;
}();

bool isAlias(char c)
{
    return c == '*' || c == '$' || text::isUnreserved(c);
}

/// The path with its characters written as themselves where `isAlias` says that they may be.
std::string withoutAliases(std::string_view value)
{
    std::string plain;
    for (std::size_t at = 0; at < value.size(); ++at) {
        const char c = value[at] == '%' ? escapedAt(value, at) : '\0';
        const bool isWritten = c == '\0' || !isAlias(c);
        plain += isWritten ? value[at] : c;
        at += isWritten ? 0 : 2;
    }
    return plain;
}

/// `/list?a=1&b=2` in its parts; the second reaches to the end.
struct TwoParameters {
    std::string_view path; ///< with its question mark
    std::string_view first;
    std::string_view second;

    [[nodiscard]] std::string_view firstName() const { return first.substr(0, first.find('=')); }
    [[nodiscard]] std::string_view secondName() const { return second.substr(0, second.find('=')); }
};

/// Empty where there are no two parameters.
TwoParameters twoParametersIn(std::string_view value)
{
    const std::size_t question = value.find('?');
    const std::size_t both = value.find('&', question);
    if (question == std::string_view::npos || both == std::string_view::npos)
        return {};
    return {value.substr(0, question + 1), value.substr(question + 1, both - question - 1),
            value.substr(both + 1)};
}

/// The rules of one group, to find another way to write one of them. Made anew where a rule of
/// another group is asked for.
class GroupRules {
public:
    explicit GroupRules(const Context& context)
        : m_context(context)
    {
    }

    /// Whether the group of this rule has a rule of the same field with the path.
    [[nodiscard]] bool has(const RulePlace& rule, std::string_view path)
    {
        gather(rule.stretch);
        return m_paths.contains(keyOf(fieldOf(rule), path));
    }

    /// Whether it has one with the two parameters in the other order.
    [[nodiscard]] bool hasOtherOrder(const RulePlace& rule, const TwoParameters& query)
    {
        gather(rule.stretch);
        return m_orders.contains(
            orderOf(fieldOf(rule), query.path, query.secondName(), query.firstName()));
    }

private:
    [[nodiscard]] Field fieldOf(const RulePlace& rule) const
    {
        return m_context.document.line(rule.line).name.field;
    }
    static std::string keyOf(Field field, std::string_view path)
    {
        std::string key(field == Field::Allow ? "+" : "-");
        key += path;
        return key;
    }
    static std::string orderOf(Field field, std::string_view path, std::string_view first,
                               std::string_view second)
    {
        std::string key = keyOf(field, path);
        key += first;
        key += '&';
        key += second;
        return key;
    }

    void gather(std::uint32_t stretch)
    {
        if (m_stretch == stretch)
            return;
        m_stretch = stretch;
        m_paths.clear();
        m_orders.clear();
        for (const RulePlace& rule :
             std::ranges::equal_range(m_context.rules, stretch, {}, &RulePlace::stretch)) {
            const std::string_view value =
                m_context.document.line(rule.line).value().of(m_context.bytes);
            m_paths.insert(keyOf(fieldOf(rule), value));
            const TwoParameters query = twoParametersIn(value);
            if (!query.path.empty())
                m_orders.insert(
                    orderOf(fieldOf(rule), query.path, query.firstName(), query.secondName()));
        }
    }

    const Context& m_context;
    std::uint32_t m_stretch = ~std::uint32_t{0};
    std::unordered_set<std::string> m_paths;
    std::unordered_set<std::string> m_orders;
};

class RuleChecks {
public:
    RuleChecks(const Context& context, Findings& findings)
        : m_context(context)
        , m_findings(findings)
        , m_group(context)
    {
    }

    void check(const RulePlace& rule)
    {
        const Line& line = m_context.document.line(rule.line);
        m_rule = rule;
        m_line = &line;
        m_value = line.value().of(m_context.bytes);
        m_readers = m_context.readersOf(line);
        if (m_readers == nobody || m_value.empty() || (m_value[0] != '/' && m_value[0] != '*'))
            return;
        unsigned kinds = 0;
        for (const char c : m_value)
            kinds |= kindOf[static_cast<unsigned char>(c)];
        if ((kinds & special) != 0)
            checkWildcards();
        if ((kinds & escape) != 0)
            checkEscapes();
        if ((kinds & blank) != 0)
            checkBlank();
        if ((kinds & high) != 0)
            checkHigh();
        if ((kinds & query) != 0)
            checkQuery();
        checkFragment();
        checkDirectory();
    }

private:
    void add(Code code, Readers readers, Severity severity, std::size_t begin, std::size_t end,
             std::vector<std::string> arguments)
    {
        const auto concerned = static_cast<Readers>(readers & m_readers);
        if (concerned == nobody)
            return;
        const Span span{m_line->valueBegin + static_cast<Offset>(begin),
                        m_line->valueBegin + static_cast<Offset>(end)};
        m_findings.push_back(
            {code, m_rule.line, span, severitiesOf(concerned, severity), std::move(arguments), {}});
    }

    void checkWildcards()
    {
        const std::size_t size = m_value.size();
        const std::size_t stars = m_value.find("**");
        if (stars != std::string_view::npos) {
            std::size_t end = stars;
            while (end < size && m_value[end] == '*')
                ++end;
            add(Code::DoubleStar, m_columns.wildcards, Severity::Hint, stars, end,
                {std::string(m_value.substr(stars, end - stars))});
        }
        const std::size_t dollar = m_value.find('$');
        if (dollar != std::string_view::npos && dollar + 1 < size)
            add(Code::DollarMid, m_columns.wildcards, Severity::Warning, dollar, dollar + 1, {});
    }

    void checkEscapes()
    {
        bool saidDigits = false;
        bool saidAlias = false;
        for (std::size_t at = m_value.find('%'); at != std::string_view::npos;
             at = m_value.find('%', at + 1)) {
            const char c = escapedAt(m_value, at);
            if (c == '\0')
                continue;
            const std::string written(m_value.substr(at, 3));
            if (!saidDigits && std::ranges::any_of(written, text::isLower)) {
                saidDigits = true;
                std::string raised = written;
                std::ranges::transform(raised, raised.begin(), text::toUpper);
                add(Code::PercentLowercase, m_columns.comparesDigits, Severity::Hint, at, at + 3,
                    {written, raised});
            }
            const bool isSpecial = c == '*' || c == '$';
            if (saidAlias || !isAlias(c))
                continue;
            saidAlias = true;
            if (hasPlainTwin())
                continue;
            add(Code::EncodingAlias, isSpecial ? m_columns.keepsSpecials : m_columns.keepsEscapes,
                Severity::Warning, at, at + 3,
                {written, std::string(1, c), isSpecial ? "special" : ""});
        }
    }

    /// Whether the group has this rule without its escapes, too: then both spellings are matched,
    /// whatever a crawler makes of the one here. A `$` at the end would be another rule.
    [[nodiscard]] bool hasPlainTwin()
    {
        const std::string plain = withoutAliases(m_value);
        return (!plain.ends_with('$') || m_value.ends_with('$')) && m_group.has(m_rule, plain);
    }

    void checkBlank()
    {
        std::size_t begin = 0;
        while (!text::isBlank(m_value[begin]))
            ++begin;
        std::size_t end = begin;
        while (end < m_value.size() && text::isBlank(m_value[end]))
            ++end;
        const bool isList = end < m_value.size() && (m_value[end] == '/' || m_value[end] == '*');
        // A second path is lost on those, too, who find `%20` by a blank.
        add(Code::SpaceInPath, isList ? everybody : m_columns.keepsBlanks, Severity::Warning, begin,
            end, {std::string(m_value.substr(0, begin)), isList ? "list" : ""});
    }

    void checkHigh()
    {
        if (!text::nextNotUtf8(m_value, 0).isEmpty())
            return; // encoding-not-utf8 speaks of it
        std::size_t begin = 0;
        while (!text::isHigh(m_value[begin]))
            ++begin;
        std::size_t end = begin;
        while (end < m_value.size() && text::isHigh(m_value[end]))
            ++end;
        const std::string_view run = m_value.substr(begin, end - begin);
        add(Code::UnencodedChar, m_columns.rawMeetsNone, Severity::Warning, begin, end,
            {std::string(run), percentEncoded(run)});
    }

    /// `?a=1&b=2`, with nothing between that could stand for another order.
    void checkQuery()
    {
        const TwoParameters query = twoParametersIn(m_value);
        const auto isParameter = [](std::string_view text) {
            return text.size() > 1 && text::isUnreserved(text.front()) && text.contains('=') &&
                   !text.contains('*');
        };
        if (isParameter(query.first) &&
            isParameter(query.second.substr(0, query.second.find('*'))) &&
            nextEntity(m_value, 0).isEmpty() && !m_group.hasOtherOrder(m_rule, query))
            add(Code::QueryOrder, everybody, Severity::Info, query.path.size(), m_value.size(),
                {std::string(query.firstName()), std::string(query.secondName())});
    }

    /// `/page#part`: a `#` right behind the path, and a word right behind it.
    void checkFragment()
    {
        const Offset hash = m_line->comment;
        if (hash != m_line->valueEnd || hash + 1 >= m_line->contentEnd)
            return;
        const char next = m_context.bytes[hash + 1];
        if (text::isSpace(next) || next == '#')
            return;
        Offset end = hash;
        while (end < m_line->contentEnd && !text::isSpace(m_context.bytes[end]))
            ++end;
        add(Code::FragmentInPath, everybody, Severity::Warning, hash - m_line->valueBegin,
            end - m_line->valueBegin,
            {std::string(m_context.bytes.substr(hash, end - hash)), std::string(m_value)});
    }

    void checkDirectory()
    {
        if (m_value.size() <= longestDirectory &&
            std::ranges::find(knownDirectories, m_value) != knownDirectories.end() &&
            wordBeginning(m_value.substr(1)).empty()) // prefix-overmatch names that word
            add(Code::DirectoryWithoutSlash, everybody, Severity::Info, 0, m_value.size(),
                {std::string(m_value)});
        const std::size_t segment = m_value.rfind('/');
        if (m_line->name.field == Field::Allow && segment != std::string_view::npos &&
            m_value.substr(segment).starts_with("/index.htm") &&
            !opens(m_value.substr(0, segment + 1)))
            add(Code::IndexHtmlAlias, m_columns.indexHtml, Severity::Info, segment, m_value.size(),
                {std::string(m_value), std::string(m_value.substr(0, segment + 1))});
    }

    /// Whether the group allows the directory itself, so that it is open to everybody.
    [[nodiscard]] bool opens(std::string_view directory)
    {
        const std::string path(directory);
        return m_group.has(m_rule, path) || m_group.has(m_rule, path + '$') ||
               m_group.has(m_rule, path + '*');
    }

    const Context& m_context;
    Findings& m_findings;
    const Columns m_columns;
    GroupRules m_group;
    RulePlace m_rule;
    const Line* m_line = nullptr;
    std::string_view m_value;
    Readers m_readers = nobody;
};

/// `/*` and `*` are common ways to say "everything"; of `**` there is another finding.
bool hasNeedlessStar(std::string_view value)
{
    return value.size() > 2 && value.ends_with('*') && !value.ends_with("**");
}

/// Said once for each group, at its first such rule: many files end every path with a star.
void checkTrailingStars(const Context& context, Findings& findings)
{
    const Readers wildcards = readersWhere([](const Dialect& d) { return d.wildcards; });
    const auto& rules = context.rules;
    for (std::size_t i = 0; i < rules.size();) {
        const std::uint32_t stretch = rules[i].stretch;
        LineNumber first = 0;
        std::size_t count = 0;
        for (; i < rules.size() && rules[i].stretch == stretch; ++i) {
            const Line& line = context.document.line(rules[i].line);
            if ((context.readersOf(line) & wildcards) == nobody ||
                !hasNeedlessStar(line.value().of(context.bytes)))
                continue;
            if (count++ == 0)
                first = rules[i].line;
        }
        if (count == 0)
            continue;
        const Line& line = context.document.line(first);
        const auto readers = static_cast<Readers>(context.readersOf(line) & wildcards);
        findings.push_back({Code::TrailingStar,
                            first,
                            {line.valueEnd - 1, line.valueEnd},
                            severitiesOf(readers, Severity::Hint),
                            {std::string(line.value().of(context.bytes)), std::to_string(count)},
                            {}});
    }
}

} // namespace

void checkRules(const Context& context, Findings& findings)
{
    RuleChecks checks(context, findings);
    for (const RulePlace& rule : context.rules)
        checks.check(rule);
    checkTrailingStars(context, findings);
}

} // namespace crawlright::checks
