// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/alignment.h"
#include "core/rules/explain.h"
#include "core/rules/pattern.h"
#include "tests/core/reference/random_robots.h"

#include <QTest>

using namespace crawlright;

namespace {

/// The part of the path that a pattern took, put together from its literals and the alignment's
/// stars; what is past them for a pattern that does not match counts for nothing.
std::string reassembled(std::string_view pattern, const rules::Alignment& alignment,
                        std::string_view path, bool wildcards)
{
    std::string out;
    std::size_t star = 0;
    for (std::size_t i = 0; i < alignment.patternBytes; ++i) {
        if (wildcards && pattern[i] == '*')
            out += alignment.stars.at(star++).of(path);
        else
            out += pattern[i];
    }
    return out;
}

/// Whether a pattern matches, tried byte by byte: the set of places in the path that are reached.
bool matchesSlowly(std::string_view pattern, std::string_view path)
{
    std::vector<bool> reached(path.size() + 1);
    reached[0] = true;
    for (std::size_t p = 0; p < pattern.size(); ++p) {
        if (pattern[p] == '$' && p + 1 == pattern.size())
            return reached.back();
        std::vector<bool> next(path.size() + 1);
        bool any = false;
        for (std::size_t i = 0; i <= path.size(); ++i) {
            if (pattern[p] == '*') {
                any = any || reached[i];
                next[i] = any;
            } else if (i > 0) {
                next[i] = reached[i - 1] && path[i - 1] == pattern[p];
            }
        }
        reached = std::move(next);
    }
    return std::ranges::contains(reached, true);
}

} // namespace

class TestExplainRandom final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void proofsEqualMatches();
    void alignmentsMakeUpThePath();
    void longRepetitionsAreQuick();
};

void TestExplainRandom::proofsEqualMatches()
{
    reference::RandomRobots random(3);
    int deciding = 0;
    for (int round = 0; round < 10'000; ++round) {
        const std::string group = random.below(2) == 0 ? "User-agent: *\n" : "";
        const syntax::Document document = syntax::parse(group + random.file());
        const rules::Agent agent{.names = {random.agent(), "foo"},
                                 .obeysStar = random.below(8) != 0};
        const std::string url = random.below(2) == 0 ? random.url() : random.pathLikePattern();
        for (const dialects::Dialect& dialect : dialects::all()) {
            const rules::RuleSet set = rules::compile(document, dialect, agent);
            const rules::Decision decision = set.match(access::prepare(url, dialect));
            const rules::Proof proof = rules::explain(document, dialect, agent, url);
            const std::string where = reference::printable(document.bytes()) + " for " +
                                      agent.names[0] + " at " + reference::printable(url);
            QVERIFY2(proof.decision == decision, where.c_str());
            const bool hasWinner = decision.rule != rules::noRule;
            deciding += hasWinner;
            QCOMPARE(std::ranges::count(proof.rules, true, &rules::RuleTried::wins), hasWinner);
            if (hasWinner) {
                QVERIFY2(proof.rules.front().wins && proof.rules.front().matched, where.c_str());
                QCOMPARE(proof.rules.front().line, decision.line);
            }
            QVERIFY(proof.rules.size() - proof.matchCount <= rules::nearMissLimit);
            QVERIFY2((proof.wonBy == rules::WonBy::Nothing) ==
                         (!hasWinner && decision.verdict != rules::Verdict::Undefined),
                     where.c_str());
        }
    }
    QVERIFY2(deciding > 8000, qPrintable(QString::number(deciding)));
}

void TestExplainRandom::alignmentsMakeUpThePath()
{
    reference::RandomRobots random(5);
    int matched = 0;
    for (int round = 0; round < 200'000; ++round) {
        const std::string pattern = random.pattern();
        const std::string path = random.below(2) == 0 ? random.path() : random.pathLikePattern();
        const bool wildcards = random.below(8) != 0;
        const std::string where =
            reference::printable(pattern) + " along " + reference::printable(path);
        rules::Aligner aligner(path, wildcards);
        const rules::Alignment alignment = aligner.align(pattern);
        const rules::Reach reach = aligner.reach(pattern);
        const bool wanted = wildcards ? matchesSlowly(pattern, path) : path.starts_with(pattern);
        QVERIFY2(alignment.matched == wanted, where.c_str());
        QVERIFY2(rules::matches(pattern, path, wildcards) == wanted, where.c_str());
        QCOMPARE(reach.matched, alignment.matched);
        QCOMPARE(reach.pathBytes, alignment.pathBytes);
        QVERIFY2(reassembled(pattern, alignment, path, wildcards) ==
                     path.substr(0, alignment.pathBytes),
                 where.c_str());
        if (wanted) {
            const bool isAnchored = wildcards && pattern.ends_with('$');
            QCOMPARE(alignment.patternBytes, pattern.size() - (isAnchored ? 1 : 0));
            ++matched;
        }
    }
    QVERIFY(matched > 20'000);
}

/// Searched without borders, these take hundreds of millions of comparisons.
void TestExplainRandom::longRepetitionsAreQuick()
{
    const std::string path = '/' + std::string(200'000, 'a');
    const std::string pattern = "/*" + std::string(100'000, 'a') + 'b';
    rules::Aligner aligner(path, true);
    const rules::Alignment alignment = aligner.align(pattern);
    QVERIFY(!alignment.matched);
    QCOMPARE(alignment.patternBytes, 100'002u);
    QCOMPARE(alignment.pathBytes, 100'001u);
    QVERIFY(alignment.stars == std::vector<text::Span>(1, text::Span{1, 1}));
}

#include "tst_explain_random.moc"

QTEST_APPLESS_MAIN(TestExplainRandom)
