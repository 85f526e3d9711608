// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/expect/writing.h"
#include "tests/core/properties/property.h"

#include <algorithm>

/// An expectation file that is written to, read again.
namespace {

using namespace crawlright;
using expect::Addition;
using expect::Expectations;
using expect::NewExpectation;
using properties::Property;
using rules::Verdict;

constexpr std::size_t rounds = 20'000;

class Random {
public:
    explicit Random(std::uint64_t seed)
        : m_random(seed)
    {
    }

    std::size_t below(std::size_t bound) { return m_random.below(bound); }
    bool oneIn(std::size_t n) { return below(n) == 0; }

    template <std::size_t Size>
    std::string_view pick(const std::array<std::string_view, Size>& from)
    {
        return from.at(below(Size));
    }

    std::string file()
    {
        static constexpr std::array<std::string_view, 12> pieces{
            "allow Googlebot /a", "disallow GPTBot /a",
            "allow search /b",    "set search = Googlebot, b",
            "set s = GPTBot",     "disallow s https://h/",
            "# a comment",        "allow",
            "allow \"Bot",        "",
            "  allow  b /a # x",  "set",
        };
        static constexpr std::array<std::string_view, 4> ends{"\n", "\r\n", "\r", "\n\n"};
        std::string bytes = oneIn(8) ? "\xEF\xBB\xBF" : "";
        for (std::size_t lines = below(6); lines > 0; --lines) {
            bytes += oneIn(12) ? m_random.anyBytes(20) : std::string(pick(pieces));
            if (lines > 1 || !oneIn(3))
                bytes += pick(ends);
        }
        return bytes;
    }

    NewExpectation wanted()
    {
        static constexpr std::array<std::string_view, 14> names{
            "Googlebot", "googlebot", "GPTBot", "Some Bot/1.0", "a,b", "#x",   "\"",
            "search",    "S",         "",       "a\"b",         " x ", "x\ny", "\"q r\"",
        };
        static constexpr std::array<std::string_view, 14> addresses{
            "/a", "/b",   "https://h/", "/a b", "/#x", "/\"",           "example.com/x",
            "",   "/a\r", "/\t/",       "/,",   "x:",  "http://[::1]/", "/\"a b\"",
        };
        static constexpr std::array verdicts{Verdict::Allow, Verdict::Disallow, Verdict::Disallow,
                                             Verdict::Undefined};
        return {.verdict = verdicts.at(below(verdicts.size())),
                .crawler = oneIn(6) ? m_random.anyBytes(6) : std::string(pick(names)),
                .address = oneIn(6) ? '/' + m_random.anyBytes(6) : std::string(pick(addresses))};
    }

private:
    reference::RandomRobots m_random;
};

std::vector<NewExpectation> added(const expect::Appended& appended,
                                  const std::vector<NewExpectation>& wanted)
{
    std::vector<NewExpectation> result;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (appended.additions.at(i) == Addition::Added)
            result.push_back(wanted[i]);
    return result;
}

NewExpectation told(const Expectations& file, const expect::Expectation& line)
{
    return {.verdict = line.verdict,
            .crawler = std::string(file.textOf(file.crawlersOf(line).front())),
            .address = std::string(file.textOf(line.address))};
}

/// The lines and complaints of `before`, then exactly `more`, each for one crawler.
bool holdsAndThen(const Expectations& after, const Expectations& before,
                  const std::vector<NewExpectation>& more)
{
    if (!after.bytes.starts_with(before.bytes) || after.complaints != before.complaints ||
        after.lines.size() != before.lines.size() + more.size() ||
        !std::ranges::equal(before.lines, std::span(after.lines).first(before.lines.size())))
        return false;
    for (std::size_t i = 0; i < more.size(); ++i) {
        const expect::Expectation& line = after.lines[before.lines.size() + i];
        if (after.crawlersOf(line).size() != 1 || told(after, line) != more[i])
            return false;
    }
    return true;
}

bool appendsExactlyWhatIsAsked()
{
    Property exact("what is appended is read back, and nothing else changes");
    Property again("what was appended is known");
    Random random(5);
    std::size_t additions = 0;
    for (std::size_t round = 0; round < rounds; ++round) {
        const Expectations before = expect::parse(random.file());
        std::vector<NewExpectation> wanted;
        for (std::size_t count = random.below(5); count > 0; --count)
            wanted.push_back(random.wanted());
        const expect::Appended appended = expect::appended(before, wanted);
        const Expectations after = expect::parse(appended.bytes);
        const std::vector<NewExpectation> more = added(appended, wanted);
        additions += more.size();
        exact.tryOn(holdsAndThen(after, before, more), before.bytes + " | " + appended.bytes);
        const expect::Appended twice = expect::appended(after, more);
        again.tryOn(twice.bytes == after.bytes && twice.count(Addition::Known) == more.size(),
                    after.bytes);
    }
    std::printf("lines appended: %zu\n", additions);
    return exact.report() && again.report() && additions > rounds / 4;
}

bool changesOneLine()
{
    Property deleted("a deleted expectation is gone, and no other line is");
    Property turned("another verdict is expected, and nothing else changes");
    Random random(6);
    for (std::size_t round = 0; round < rounds; ++round) {
        const Expectations before = expect::parse(random.file());
        if (before.lines.empty())
            continue;
        const auto index = static_cast<std::uint32_t>(random.below(before.lines.size()));
        const Expectations without = expect::parse(expect::withoutLines(before, std::array{index}));
        std::vector<std::string_view> kept;
        for (const expect::Expectation& line : before.lines)
            if (&line != &before.lines[index])
                kept.push_back(before.textOf(line.text));
        std::vector<std::string_view> left;
        for (const expect::Expectation& line : without.lines)
            left.push_back(without.textOf(line.text));
        deleted.tryOn(left == kept && without.complaints.size() == before.complaints.size() &&
                          without.sets.size() == before.sets.size(),
                      before.bytes);
        for (const Verdict verdict : {Verdict::Allow, Verdict::Disallow}) {
            const Expectations other = expect::parse(
                expect::withVerdicts(before, std::array{expect::Turn{index, verdict}}));
            std::vector<NewExpectation> expected;
            for (const expect::Expectation& line : before.lines)
                expected.push_back(told(before, line));
            expected.at(index).verdict = verdict;
            std::vector<NewExpectation> present;
            for (const expect::Expectation& line : other.lines)
                present.push_back(told(other, line));
            turned.tryOn(present == expected && other.complaints.size() == before.complaints.size(),
                         before.bytes);
        }
    }
    const bool isDeleted = deleted.report();
    return turned.report() && isDeleted;
}

} // namespace

int main()
{
    const bool appends = appendsExactlyWhatIsAsked();
    return changesOneLine() && appends ? 0 : 1;
}
