// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/groups.h"

#include "core/text/ascii.h"

namespace crawlright::rules {

namespace {

using dialects::AgentRule;
using dialects::Dialect;
using syntax::Field;
using syntax::Line;
using syntax::LineKind;
using syntax::Spelling;

/// Google: leading bytes go as long as they agree, in order, with EF BB BF.
text::Offset partialBom(std::string_view bytes)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    text::Offset n = 0;
    while (n < mark.size() && n < bytes.size() && bytes[n] == mark[n])
        ++n;
    return n;
}

/// The line within this dialect's limits; most lines are far from them and come back as they are.
Line limited(const syntax::Document& document, text::LineNumber number, const Dialect& dialect)
{
    const Line& line = document.line(number);
    text::Offset skip = 0;
    if (number == 1)
        skip = dialect.skipsPartialBom ? partialBom(document.bytes()) : document.bomSize();
    const bool tooLong =
        dialect.lineLimit != 0 && line.content().size() - skip > dialect.lineLimit;
    const bool cutByNul = dialect.nulEndsLine && line.hasNul;
    if (!tooLong && !cutByNul && skip == (number == 1 ? document.bomSize() : 0))
        return line;
    syntax::LineLimits limits;
    limits.skip = skip;
    limits.nulEnds = dialect.nulEndsLine;
    if (dialect.lineLimit != 0)
        limits.maxBytes = dialect.lineLimit;
    return syntax::relex(document.bytes(), line, limits);
}

Field fieldIn(const Line& line, const Dialect& dialect)
{
    if (line.kind != LineKind::Field || (line.colonless && !dialect.acceptsMissingColon))
        return Field::None;
    if ((line.name.spelling == Spelling::Typo && !dialect.acceptsTypos) ||
        (line.name.spelling == Spelling::Prefix && !dialect.acceptsPrefixes) ||
        (line.name.field == Field::Allow && !dialect.knowsAllow))
        return Field::Unknown;
    return line.name.field;
}

text::Offset tokenLength(std::string_view value, const Dialect& dialect)
{
    switch (dialect.agentRule) {
    case AgentRule::TokenEqualsAgent:
    case AgentRule::TokenBeginsAgent:
        return static_cast<text::Offset>(text::leadingToken(value).size());
    case AgentRule::WordEquals:
        return static_cast<text::Offset>(std::min(value.find_first_of(" \t/"), value.size()));
    case AgentRule::ValueContains:
        break;
    }
    return static_cast<text::Offset>(value.size());
}

AgentLine agentLine(const syntax::Document& document, text::LineNumber number, text::Span value,
                    const Dialect& dialect)
{
    const std::string_view textOfValue = document.textOf(value);
    AgentLine agent;
    agent.line = number;
    agent.value = value;
    agent.isStar = textOfValue == "*" || (dialect.starWithText && textOfValue.size() > 1 &&
                                          textOfValue[0] == '*' && text::isSpace(textOfValue[1]));
    const text::Offset length = agent.isStar ? 1 : tokenLength(textOfValue, dialect);
    agent.token = {value.begin, value.begin + length};
    return agent;
}

class Builder {
public:
    Builder(const syntax::Document& document, const Dialect& dialect)
        : m_document(document), m_dialect(dialect)
    {
        m_set.dialect = dialect;
    }

    void add(text::LineNumber number)
    {
        const Line line = limited(m_document, number, m_dialect);
        if (line.kind == LineKind::Blank && m_dialect.blankLineEndsRecord)
            m_open = false;
        const Field field = fieldIn(line, m_dialect);
        if (field == Field::UserAgent)
            addAgent(number, line.value());
        else if (syntax::isRule(field))
            addRule({number, field, line.value()});
    }

    GroupSet take() { return std::move(m_set); }

private:
    void addAgent(text::LineNumber number, text::Span value)
    {
        if (!m_open || hasRules()) {
            const auto agents = static_cast<std::uint32_t>(m_set.agents.size());
            const auto rules = static_cast<std::uint32_t>(m_set.rules.size());
            m_set.groups.push_back({agents, agents, rules, rules});
            m_open = true;
        }
        m_set.agents.push_back(agentLine(m_document, number, value, m_dialect));
        ++m_set.groups.back().agentsEnd;
    }

    void addRule(const RuleLine& rule)
    {
        if (!m_open) {
            m_set.orphans.push_back(rule);
            return;
        }
        m_set.rules.push_back(rule);
        ++m_set.groups.back().rulesEnd;
    }

    [[nodiscard]] bool hasRules() const
    {
        return m_set.groups.back().rulesBegin != m_set.groups.back().rulesEnd;
    }

    const syntax::Document& m_document;
    const Dialect& m_dialect;
    GroupSet m_set;
    bool m_open = false;
};

} // namespace

ReadLine read(const syntax::Document& document, text::LineNumber line, const Dialect& dialect)
{
    const Line cut = limited(document, line, dialect);
    return {fieldIn(cut, dialect), cut.value()};
}

GroupSet groupsOf(const syntax::Document& document, const Dialect& dialect)
{
    const auto size = static_cast<text::Offset>(document.bytes().size());
    const bool tooBig = dialect.bodyLimit != 0 && size > dialect.bodyLimit;
    const text::Offset bytesRead = tooBig ? dialect.bodyLimit : size;
    Builder builder(document, dialect);
    text::LineNumber number = 0;
    for (const Line& line : document.lines()) {
        if (line.contentEnd > bytesRead)
            break; // the line across the cut is dropped
        builder.add(++number);
    }
    GroupSet set = builder.take();
    set.bytesRead = bytesRead;
    set.tooBigAllowsAll = tooBig && dialect.overLimitAllowsAll;
    return set;
}

} // namespace crawlright::rules
