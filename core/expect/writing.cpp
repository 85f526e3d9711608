// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/expect/writing.h"

#include "core/edits/edit.h"
#include "core/rules/verdict_name.h"
#include "core/text/ascii.h"
#include "core/text/line_index.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace crawlright::expect {

namespace {

using rules::Verdict;

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), text::toLower);
    return lower;
}

/// As the last line of the file ends that does.
std::string_view lineEndOf(std::string_view bytes)
{
    const std::size_t at = bytes.find_last_of("\r\n");
    if (at == std::string_view::npos || (bytes[at] == '\n' && (at == 0 || bytes[at - 1] != '\r')))
        return "\n";
    return bytes[at] == '\n' ? "\r\n" : "\r";
}

std::string asWord(std::string_view text)
{
    const bool isBare = !text.empty() && text.front() != '"' && text.front() != '#' &&
                        std::ranges::none_of(text, [](char c) { return text::isSpace(c); }) &&
                        !text.contains(',');
    return isBare ? std::string(text) : '"' + std::string(text) + '"';
}

std::string lineOf(const NewExpectation& wanted)
{
    std::string line(rules::nameOf(wanted.verdict));
    line += ' ';
    line += asWord(wanted.crawler);
    line += ' ';
    line += asWord(wanted.address);
    return line;
}

/// Whether the line says this and nothing else. Asked of the parser, so that it cannot differ.
bool says(const std::string& line, const NewExpectation& wanted)
{
    const Expectations read = parse(line);
    return read.complaints.empty() && read.lines.size() == 1 &&
           read.lines.front().verdict == wanted.verdict &&
           read.textOf(read.lines.front().name) == wanted.crawler &&
           read.textOf(read.lines.front().address) == wanted.address;
}

class Appender {
public:
    Appender(const Expectations& file, std::span<const NewExpectation> wanted)
        : m_lineEnd(lineEndOf(file.bytes))
    {
        for (const text::Span set : file.sets)
            m_sets.insert(lowerCase(file.textOf(set)));
        std::unordered_set<std::string_view> addresses;
        for (const NewExpectation& one : wanted)
            addresses.insert(one.address);
        for (const Expectation& line : file.lines) {
            const std::string_view address = file.textOf(line.address);
            if (!addresses.contains(address))
                continue;
            for (const text::Span name : file.crawlersOf(line))
                m_expected.try_emplace(keyOf(file.textOf(name), address), line.verdict);
        }
        m_result.bytes = file.bytes;
    }

    Appended run(std::span<const NewExpectation> wanted)
    {
        m_result.additions.reserve(wanted.size());
        for (const NewExpectation& one : wanted)
            m_result.additions.push_back(add(one));
        return std::move(m_result);
    }

private:
    static std::string keyOf(std::string_view crawler, std::string_view address)
    {
        std::string key = lowerCase(crawler);
        key += '\n'; // in no name
        key += address;
        return key;
    }

    Addition add(const NewExpectation& wanted)
    {
        if (wanted.verdict == Verdict::Undefined)
            return Addition::NoVerdict;
        const std::string line = lineOf(wanted);
        if (!says(line, wanted))
            return Addition::NotExpressible;
        if (m_sets.contains(lowerCase(wanted.crawler)))
            return Addition::SetOfThisName;
        const auto [known, isNew] =
            m_expected.try_emplace(keyOf(wanted.crawler, wanted.address), wanted.verdict);
        if (!isNew)
            return known->second == wanted.verdict ? Addition::Known : Addition::Contradicted;
        std::string& bytes = m_result.bytes;
        if (!bytes.empty() && bytes.back() != '\n' && bytes.back() != '\r')
            bytes += m_lineEnd;
        bytes += line;
        bytes += m_lineEnd;
        return Addition::Added;
    }

    std::string_view m_lineEnd;
    std::unordered_set<std::string> m_sets;              // in lower case
    std::unordered_map<std::string, Verdict> m_expected; // of the wanted addresses
    Appended m_result;
};

} // namespace

std::size_t Appended::count(Addition addition) const
{
    return static_cast<std::size_t>(std::ranges::count(additions, addition));
}

Appended appended(const Expectations& file, std::span<const NewExpectation> wanted)
{
    return Appender(file, wanted).run(wanted);
}

std::string withoutLines(const Expectations& file, std::span<const std::uint32_t> expectations)
{
    std::vector<text::LineNumber> gone;
    for (const std::uint32_t index : expectations)
        gone.push_back(file.lines[index].line);
    std::ranges::sort(gone);
    const auto [first, last] = std::ranges::unique(gone);
    gone.erase(first, last);
    const text::LineIndex index(file.bytes);
    std::string bytes;
    text::Offset kept = 0;
    for (const text::LineNumber number : gone) {
        text::Span line = index.line(number);
        if (number == 1 && file.bytes.starts_with("\xEF\xBB\xBF"))
            line.begin += 3;
        bytes.append(file.bytes, kept, line.begin - kept);
        kept = line.end;
    }
    return bytes.append(file.bytes, kept);
}

std::string withVerdicts(const Expectations& file, std::span<const Turn> turns)
{
    edits::Edits edits;
    for (const Turn& turn : turns) {
        const Expectation& line = file.lines[turn.expectation];
        const text::Offset begin = line.text.begin;
        const auto size = static_cast<text::Offset>(rules::nameOf(line.verdict).size());
        edits.push_back({{begin, begin + size}, std::string(rules::nameOf(turn.verdict))});
    }
    std::ranges::sort(edits, {}, [](const edits::Edit& edit) { return edit.span.begin; });
    return edits::applied(file.bytes, edits);
}

} // namespace crawlright::expect
