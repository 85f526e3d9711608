// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/checks/semantic/semantics.h"
#include "core/rules/pattern.h"
#include "core/rules/pattern_algebra.h"
#include "core/rules/pattern_overlap.h"
#include "core/rules/rule_set.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace crawlright;
using checks::Code;
using checks::Finding;
using checks::Severity;

namespace {

std::string joinedLines(const std::vector<std::string>& lines)
{
    std::string bytes;
    for (const std::string& line : lines)
        bytes += line + '\n';
    return bytes;
}

/// Paths that tell patterns of `ab/*$` apart.
const std::vector<std::string> shortPaths = {
    "/",  "/a",   "/b",    "/ab",    "/ba",   "/aa", "/a/b", "/b/a", "/a/",  "/b/",
    "//", "/aab", "/abab", "/a/a/b", "/bb/a", "/zz", "/az",  "/bza", "/a/z", "//a/b"};

/// Checks each finding that a rule can go; returns how many there were.
int keptWord(const std::vector<std::string>& lines)
{
    const std::string bytes = joinedLines(lines);
    const syntax::Document document = syntax::parse(bytes);
    int count = 0;
    for (const Finding& finding : checks::checkSemantics(document).findings) {
        if (finding.code != Code::DeadRule && finding.code != Code::ShadowedByOrder)
            continue;
        ++count;
        // As a comment it decides nothing, and no other line moves or ends a group.
        std::string without = bytes;
        without[document.line(finding.line).begin] = '#';
        const syntax::Document shorter = syntax::parse(without);
        for (const dialects::Dialect& dialect : dialects::all()) {
            if (finding.severityFor(dialect.id) == Severity::None)
                continue;
            for (const std::string name : {"b", "other"}) {
                const auto all = rules::compile(document, dialect, {{name}, true});
                const auto rest = rules::compile(shorter, dialect, {{name}, true});
                for (const std::string& path : shortPaths) {
                    const std::string prepared = access::prepare(path, dialect);
                    if (all.match(prepared).verdict != rest.match(prepared).verdict)
                        QTest::qFail(qPrintable(QString::fromStdString(
                                         bytes + path + " as " + name + " line " +
                                         std::to_string(finding.line))),
                                     __FILE__, __LINE__);
                }
            }
        }
    }
    return count;
}

/// Checks that all dead rules of a dialect can go together; returns how many there were.
int keptWordTogether(const std::vector<std::string>& lines)
{
    const std::string bytes = joinedLines(lines);
    const syntax::Document document = syntax::parse(bytes);
    const auto findings = checks::checkSemantics(document).findings;
    int count = 0;
    for (const dialects::Dialect& dialect : dialects::all()) {
        std::string without = bytes;
        for (const Finding& finding : findings)
            if (finding.code == Code::DeadRule &&
                finding.severityFor(dialect.id) != Severity::None) {
                without[document.line(finding.line).begin] = '#';
                ++count;
            }
        const syntax::Document shorter = syntax::parse(without);
        for (const std::string name : {"b", "other"}) {
            const auto all = rules::compile(document, dialect, {{name}, true});
            const auto rest = rules::compile(shorter, dialect, {{name}, true});
            for (const std::string& path : shortPaths) {
                const std::string prepared = access::prepare(path, dialect);
                if (all.match(prepared).verdict != rest.match(prepared).verdict)
                    QTest::qFail(qPrintable(QString::fromStdString(bytes + path + " as " + name +
                                                                   " without all")),
                                 __FILE__, __LINE__);
            }
        }
    }
    return count;
}

/// Checks that the camps of each dispute judge its URL as it says; returns how many there were.
int keptCamps(const std::vector<std::string>& lines)
{
    const std::string bytes = joinedLines(lines);
    const syntax::Document document = syntax::parse(bytes);
    int count = 0;
    for (const Finding& finding : checks::checkSemantics(document).findings) {
        if (finding.code != Code::DialectsDisagree)
            continue;
        ++count;
        // It speaks of the first crawler that the group names.
        bool isForAll = true;
        for (text::LineNumber n = 1; n < finding.line; ++n)
            if (document.line(n).name.field == syntax::Field::UserAgent &&
                (n == 1 || document.line(n - 1).name.field != syntax::Field::UserAgent))
                isForAll = document.textOf(document.line(n).value()) == "*";
        const std::string name = isForAll ? "other" : "b";
        for (const dialects::Dialect& dialect : dialects::all()) {
            const auto rules = rules::compile(document, dialect, {{name}, true});
            const auto verdict =
                rules.match(access::prepare(finding.arguments[1], dialect)).verdict;
            const bool isOne = (finding.camps.one & checks::only(dialect.id)) != 0;
            const bool isOther = (finding.camps.other & checks::only(dialect.id)) != 0;
            const bool isOpen = finding.arguments[2] == "undefined";
            if ((isOne &&
                 verdict != (isOpen ? rules::Verdict::Undefined : rules::Verdict::Disallow)) ||
                (isOther && !isOpen && verdict != rules::Verdict::Allow) ||
                (isOther && isOpen && verdict == rules::Verdict::Undefined))
                QTest::qFail(
                    qPrintable(QString::fromStdString(bytes + finding.arguments[1] + " as " + name +
                                                      " for " + std::string(dialect.name))),
                    __FILE__, __LINE__);
        }
    }
    return count;
}

} // namespace

/// What the computed findings claim, tried on random files.
class TestSemantics final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Containment says yes exactly where no path of the inner pattern escapes the outer: tried on
    /// all paths of a small alphabet.
    void containmentIsExact()
    {
        constexpr std::string_view letters = "/ab";
        std::vector<std::string> paths{""};
        for (std::size_t i = 0; i < paths.size() && paths[i].size() < 6; ++i)
            for (const char c : letters)
                paths.push_back(paths[i] + c);
        std::mt19937 random(4);
        const auto pattern = [&] {
            std::string text = "/";
            for (std::size_t n = random() % 4; n > 0; --n)
                text.push_back("ab/*"[random() % 4]);
            if (random() % 3 == 0)
                text.push_back('$');
            return text;
        };
        int contained = 0;
        for (int round = 0; round < 3000; ++round) {
            const std::string outer = pattern();
            const std::string inner = pattern();
            const bool wildcards = round % 4 != 0;
            const bool escapes = std::ranges::any_of(paths, [&](const std::string& path) {
                return rules::matches(inner, path, wildcards) &&
                       !rules::matches(outer, path, wildcards);
            });
            const bool says = rules::contains(outer, inner, wildcards) == rules::Relation::Yes;
            QVERIFY2(!says || !escapes, (outer + " and " + inner).c_str());
            // A byte of neither pattern is needed to escape in the other direction.
            const std::string fresh = std::string(inner) + "z";
            if (!says && wildcards && !inner.contains('*') && !inner.ends_with('$'))
                QVERIFY2(escapes || !rules::matches(outer, fresh, wildcards),
                         (outer + " and " + inner).c_str());
            contained += says ? 1 : 0;
        }
        QVERIFY(contained > 200);
    }

    /// Without a rule said to be dead or shadowed, every path keeps its verdict in the dialects
    /// that the finding names.
    void semanticFindingsKeepTheirWord()
    {
        std::mt19937 random(5);
        const std::vector<std::string> agents = {"*", "b", "*\nUser-agent: b"};
        int tried = 0;
        int triedTogether = 0;
        int disputes = 0;
        for (int round = 0; round < 400; ++round) {
            std::vector<std::string> lines;
            for (std::size_t group = 0; group < 1 + random() % 2; ++group) {
                lines.push_back("User-agent: " + agents[random() % agents.size()]);
                for (std::size_t n = 2 + random() % 5; n > 0; --n) {
                    std::string rule = random() % 2 == 0 ? "Allow: /" : "Disallow: /";
                    for (std::size_t m = random() % 4; m > 0; --m)
                        rule.push_back("ab/*"[random() % 4]);
                    lines.push_back(rule + (random() % 6 == 0 ? "$" : ""));
                }
                lines.emplace_back();
            }
            tried += keptWord(lines);
            triedTogether += keptWordTogether(lines);
            disputes += keptCamps(lines);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(tried > 100);
        QVERIFY(triedTogether > 500);
        QVERIFY(disputes > 200);
    }

    /// A common path is found exactly where one exists, and none is shorter.
    void commonPathIsShortest()
    {
        std::vector<std::string> paths{"/"};
        for (std::size_t i = 0; i < paths.size() && paths[i].size() < 6; ++i)
            for (const char c : {'/', 'a', 'b'})
                paths.push_back(paths[i] + c);
        std::mt19937 random(6);
        const auto pattern = [&] {
            std::string text = random() % 4 == 0 ? "" : "/";
            for (std::size_t n = 1 + random() % 4; n > 0; --n)
                text.push_back("ab/**"[random() % 5]);
            return text + (random() % 3 == 0 ? "$" : "");
        };
        int met = 0;
        for (int round = 0; round < 3000; ++round) {
            const std::string a = pattern();
            const std::string b = pattern();
            const auto meets = [&](const std::string& path) {
                return rules::matches(a, path, true) && rules::matches(b, path, true);
            };
            const auto shortest = std::ranges::find_if(paths, meets);
            const auto found = rules::shortestCommonPath(a, b, true);
            const std::string both = a + " and " + b;
            if (found) {
                ++met;
                QVERIFY2(meets(*found) && found->starts_with('/'), (both + ": " + *found).c_str());
                QVERIFY2(shortest == paths.end() || shortest->size() == found->size(),
                         (both + ": " + *found).c_str());
            } else {
                QVERIFY2(shortest == paths.end(), both.c_str());
            }
        }
        QVERIFY(met > 300);
        QVERIFY(!rules::shortestCommonPath("/*", "/a$", false));
        QCOMPARE(rules::shortestCommonPath("/*", "/*b", false), std::optional<std::string>("/*b"));
    }
};

QTEST_GUILESS_MAIN(TestSemantics)
#include "tst_semantics.moc"
