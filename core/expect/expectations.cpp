// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/expect/expectations.h"

#include "core/text/ascii.h"
#include "core/text/line_index.h"

#include <expected>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace crawlright::expect {

namespace {

using text::Offset;
using text::Span;

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

struct Word {
    Span span; ///< without its quotes
    bool quoted = false;
};

using MaybeWord = std::expected<std::optional<Word>, std::pair<Fault, Span>>;

/// Words of one line. A word ends at a blank and at each of `separators`.
class Words {
public:
    Words(std::string_view bytes, Span line)
        : m_bytes(bytes)
        , m_at(line.begin)
        , m_end(line.end)
    {
        skipBlanks();
    }

    /// nullopt at the end of the line and at a comment.
    MaybeWord next(std::string_view separators)
    {
        if (isAtEnd())
            return std::nullopt;
        const MaybeWord word = peek() == '"' ? quoted(separators) : bare(separators);
        skipBlanks();
        return word;
    }

    /// Whether this separator comes next; then it is taken.
    bool take(char separator)
    {
        if (isAtEnd() || peek() != separator)
            return false;
        ++m_at;
        skipBlanks();
        return true;
    }

    /// Where the next word would begin.
    [[nodiscard]] Span place() const { return {m_at, m_at}; }
    [[nodiscard]] bool isAtEnd() const { return m_at == m_end || peek() == '#'; }

private:
    [[nodiscard]] char peek() const { return m_bytes[m_at]; }

    void skipBlanks()
    {
        while (m_at < m_end && text::isSpace(peek()))
            ++m_at;
    }

    [[nodiscard]] bool isWordEnd(std::string_view separators) const
    {
        return m_at == m_end || text::isSpace(peek()) ||
               separators.find(peek()) != std::string_view::npos;
    }

    MaybeWord bare(std::string_view separators)
    {
        const Offset begin = m_at;
        while (!isWordEnd(separators))
            ++m_at;
        return Word{{begin, m_at}, false};
    }

    MaybeWord quoted(std::string_view separators)
    {
        const Offset begin = ++m_at;
        while (m_at < m_end && peek() != '"')
            ++m_at;
        if (m_at == m_end)
            return std::unexpected(std::pair(Fault::OpenQuote, Span{begin - 1, m_end}));
        const Span span{begin, m_at++};
        if (span.isEmpty())
            return std::unexpected(std::pair(Fault::EmptyName, Span{begin - 1, m_at}));
        if (isWordEnd(separators))
            return Word{span, true};
        const Offset after = m_at;
        while (!isWordEnd(separators))
            ++m_at;
        return std::unexpected(std::pair(Fault::TextAfterwards, Span{after, m_at}));
    }

    std::string_view m_bytes;
    Offset m_at;
    Offset m_end;
};

std::string lowered(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower)
        c = text::toLower(c);
    return lower;
}

/// A path, or a URL with its scheme.
bool isAddress(std::string_view text)
{
    if (text.starts_with('/'))
        return true;
    const std::size_t schemeEnd = text.find("://");
    if (schemeEnd == std::string_view::npos || schemeEnd == 0 || !text::isAlpha(text.front()))
        return false;
    for (const char c : text.substr(0, schemeEnd))
        if (!text::isAlpha(c) && !text::isDigit(c) && c != '+' && c != '-' && c != '.')
            return false;
    return text.size() > schemeEnd + 3;
}

class Parser {
public:
    explicit Parser(std::string bytes) { m_file.bytes = std::move(bytes); }

    Expectations run()
    {
        const text::LineIndex index(m_file.bytes);
        for (text::LineNumber number = 1; number <= index.lineCount(); ++number) {
            m_line = number;
            Span line = index.line(number);
            if (number == 1 && m_file.bytes.starts_with(byteOrderMark))
                line.begin += static_cast<Offset>(byteOrderMark.size());
            while (line.end > line.begin && text::isSpace(m_file.bytes[line.end - 1]))
                --line.end;
            if (const auto wrong = readLine(line))
                m_file.complaints.push_back({wrong->first, number, wrong->second});
        }
        return std::move(m_file);
    }

private:
    using Wrong = std::optional<std::pair<Fault, Span>>;
    struct Names {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
    };

    [[nodiscard]] std::string_view textOf(Span span) const { return span.of(m_file.bytes); }

    Wrong readLine(Span line)
    {
        Words words(m_file.bytes, line);
        const Offset begin = words.place().begin;
        const MaybeWord first = words.next({});
        if (!first)
            return first.error();
        if (!*first)
            return std::nullopt;
        const Span word = (*first)->span;
        if (!(*first)->quoted) {
            if (text::equalsIgnoringCase(textOf(word), "allow"))
                return readExpectation(words, rules::Verdict::Allow, begin);
            if (text::equalsIgnoringCase(textOf(word), "disallow"))
                return readExpectation(words, rules::Verdict::Disallow, begin);
            if (text::equalsIgnoringCase(textOf(word), "set"))
                return readSet(words);
        }
        return std::pair(Fault::UnknownWord, word);
    }

    Wrong readExpectation(Words& words, rules::Verdict verdict, Offset begin)
    {
        const MaybeWord name = words.next({});
        if (!name)
            return name.error();
        if (!*name)
            return std::pair(Fault::NoCrawler, words.place());
        const Word crawler = **name;
        if (!crawler.quoted && textOf(crawler.span).contains(','))
            return std::pair(Fault::CommaInName, crawler.span);
        const MaybeWord address = words.next({});
        if (!address)
            return address.error();
        if (!*address)
            return std::pair(Fault::NoAddress, words.place());
        const Word url = **address;
        if (!isAddress(textOf(url.span)))
            return std::pair(Fault::NotAnAddress, url.span);
        if (!words.isAtEnd()) {
            const MaybeWord more = words.next({});
            return std::pair(Fault::TextAfterwards, more ? (*more)->span : more.error().second);
        }
        const Names names = namesFor(crawler.span);
        const Offset end = url.span.end + (url.quoted ? 1U : 0U);
        m_file.lines.push_back({.line = m_line,
                                .verdict = verdict,
                                .text = {begin, end},
                                .name = crawler.span,
                                .crawlersBegin = names.begin,
                                .crawlersEnd = names.end,
                                .address = url.span});
        return std::nullopt;
    }

    /// Those of a set, or the name itself.
    Names namesFor(Span name)
    {
        if (const auto set = m_sets.find(lowered(textOf(name))); set != m_sets.end())
            return set->second;
        const auto begin = static_cast<std::uint32_t>(m_file.names.size());
        m_file.names.push_back(name);
        return {begin, begin + 1};
    }

    Wrong readSet(Words& words)
    {
        if (words.take('='))
            return std::pair(Fault::NoSetName, words.place());
        const MaybeWord name = words.next("=");
        if (!name)
            return name.error();
        if (!*name)
            return std::pair(Fault::NoSetName, words.place());
        const Span setName = (*name)->span;
        if (!words.take('='))
            return std::pair(Fault::NoEqualsSign, words.place());
        if (words.isAtEnd())
            return std::pair(Fault::EmptySet, words.place());
        if (m_sets.contains(lowered(textOf(setName))))
            return std::pair(Fault::SetTwice, setName);
        return readMembers(words, setName);
    }

    /// Nothing of a set that has a fault is kept.
    Wrong readMembers(Words& words, Span setName)
    {
        const auto begin = static_cast<std::uint32_t>(m_file.names.size());
        std::set<std::string> known;
        Wrong wrong;
        do {
            wrong = readMember(words, known);
        } while (!wrong && words.take(','));
        if (!wrong && !words.isAtEnd()) {
            const MaybeWord more = words.next(",");
            wrong = std::pair(Fault::TextAfterwards, more ? (*more)->span : more.error().second);
        }
        if (wrong) {
            m_file.names.resize(begin);
            return wrong;
        }
        m_file.sets.push_back(setName);
        m_sets.emplace(lowered(textOf(setName)),
                       Names{begin, static_cast<std::uint32_t>(m_file.names.size())});
        return std::nullopt;
    }

    Wrong readMember(Words& words, std::set<std::string>& known)
    {
        const Span place = words.place();
        const MaybeWord word = words.next(",");
        if (!word)
            return word.error();
        if (!*word || (*word)->span.isEmpty())
            return std::pair(Fault::EmptyName, place);
        const Span name = (*word)->span;
        const auto set = m_sets.find(lowered(textOf(name)));
        if (set == m_sets.end())
            return add(name, name, known);
        for (std::uint32_t i = set->second.begin; i < set->second.end; ++i)
            if (Wrong wrong = add(m_file.names[i], name, known))
                return wrong;
        return std::nullopt;
    }

    Wrong add(Span name, Span written, std::set<std::string>& known)
    {
        if (!known.insert(lowered(textOf(name))).second)
            return std::nullopt;
        if (m_namesInSets == mostNames)
            return std::pair(Fault::TooManyNames, written);
        ++m_namesInSets;
        m_file.names.push_back(name);
        return std::nullopt;
    }

    Expectations m_file;
    text::LineNumber m_line = 0;
    std::size_t m_namesInSets = 0;
    std::map<std::string, Names, std::less<>> m_sets; // by name in lower case
};

} // namespace

Expectations parse(std::string bytes)
{
    return Parser(std::move(bytes)).run();
}

} // namespace crawlright::expect
