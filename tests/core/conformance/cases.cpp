// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/core/conformance/cases.h"

#include "core/access/url.h"
#include "core/rules/explain.h"
#include "core/text/ascii.h"
#include "tests/core/conformance/directive_rows.h"
#include "tests/core/conformance/rows.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <functional>
#include <stdexcept>

namespace crawlright::conformance {

namespace {

using nlohmann::json;

std::string readFile(const std::string& path)
{
    std::ifstream in(path, std::ios::binary);
    if (!in)
        throw std::runtime_error("cannot read " + path);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Compile and match, and explain beside it: both must agree.
Outcome judge(const VerdictRow& row)
{
    const syntax::Document document = syntax::parse(row.robots);
    const dialects::Dialect& dialect = dialects::get(row.dialect);
    const rules::RuleSet rules = rules::compile(document, dialect, row.agent);
    const rules::Decision got = rules.match(access::prepare(row.url, dialect));
    const rules::Proof proof = rules::explain(document, dialect, row.agent, row.url);
    Outcome outcome{.name = row.name};
    outcome.holds = got.verdict == row.verdict && (!row.line || got.line == *row.line);
    if (!outcome.holds) {
        outcome.detail = std::string(dialect.name) + ": expected " + wordOf(row.verdict) +
                         (row.line ? " line " + std::to_string(*row.line) : "") + ", got " +
                         wordOf(got.verdict) + " line " + std::to_string(got.line);
    } else if (proof.decision != got) {
        outcome.holds = false;
        outcome.detail = "explain and match part";
    }
    return outcome;
}

std::optional<text::LineNumber> lineIn(const json& row, const char* key)
{
    return row.at(key).is_null() ? 0 : row.at(key).get<text::LineNumber>();
}

VerdictRow settledRow(const json& row)
{
    const json& wanted = row.contains("settled") ? row.at("settled") : row;
    VerdictRow out{.name = nameOf(row), .dialect = dialectOf(row)};
    out.robots = bytesOf(row, "robots");
    out.agent = agentOf(row, out.dialect);
    out.url = bytesOf(row, "url");
    out.verdict = verdictOf(wanted.at("expect"));
    out.line = lineIn(wanted, "winning_line");
    return out;
}

VerdictRow othersRow(const json& row)
{
    VerdictRow out{.name = nameOf(row), .dialect = dialects::Id::GoogleParser};
    out.robots = bytesOf(row, "robots");
    out.agent = agentOf(row, out.dialect);
    out.url = bytesOf(row, "url");
    out.verdict = verdictOf(row.at("google_verdict"));
    out.line = lineIn(row, "google_line");
    return out;
}

VerdictRow classicRow(const json& row)
{
    VerdictRow out{.name = nameOf(row), .dialect = dialectOf(row)};
    out.robots = bytesOf(row, "robots");
    out.agent = agentOf(row, out.dialect);
    out.url = row.at("url");
    out.verdict = verdictOf(row.at("expect"));
    return out;
}

VerdictRow vectorRow(const json& row)
{
    VerdictRow out{.name = nameOf(row), .dialect = dialects::Id::GoogleParser};
    out.robots = bytesOf(row, "robots");
    out.agent.names.push_back(row.at("ua"));
    out.url = row.at("url");
    out.verdict = verdictOf(row.at("results").at("google-parser"));
    return out;
}

/// Lines that google/robotstxt counts as one of its own directives, or as unknown ones.
struct Counts {
    int valid = 0;
    int unknown = 0;
    text::LineNumber last = 0;
    std::string sitemap;
};

Counts countDirectives(const std::string& robots)
{
    const syntax::Document document = syntax::parse(robots);
    const auto& dialect = dialects::get(dialects::Id::GoogleParser);
    Counts counts;
    for (text::LineNumber n = 1; n <= document.lines().size(); ++n) {
        const rules::ReadLine line = rules::read(document, n, dialect);
        if (line.field == syntax::Field::None)
            continue;
        const bool own = syntax::isRule(line.field) || line.field == syntax::Field::UserAgent ||
                         line.field == syntax::Field::Sitemap;
        ++(own ? counts.valid : counts.unknown);
        if (own)
            counts.last = n;
        if (line.field == syntax::Field::Sitemap)
            counts.sitemap = document.textOf(line.value);
    }
    return counts;
}

json countOf(const json& row)
{
    const Counts counts = countDirectives(bytesOf(row, "robots"));
    const std::string what = row.at("what");
    if (what == "valid_directives")
        return counts.valid;
    if (what == "unknown_directives")
        return counts.unknown;
    if (what == "last_directive_line")
        return counts.last;
    if (what == "sitemap")
        return counts.sitemap;
    throw std::runtime_error("no count: " + what);
}

/// google/robotstxt's report of a line, from what core knows of it.
json reportOf(const syntax::Document& document, text::LineNumber number)
{
    const auto& dialect = dialects::get(dialects::Id::GoogleParser);
    const syntax::Line& line = document.line(number);
    const rules::ReadLine read = rules::read(document, number, dialect);
    const bool hasKey = line.kind == syntax::LineKind::Field;
    return {{"empty", line.kind == syntax::LineKind::Blank},
            {"has_comment", line.hasComment()},
            {"comment", line.kind == syntax::LineKind::Comment},
            {"directive", hasKey},
            {"missing_colon", line.colonless},
            {"typo", hasKey && line.name.spelling == syntax::Spelling::Typo},
            {"too_long", line.content().size() > dialect.lineLimit},
            {"is_sitemap", read.field == syntax::Field::Sitemap}};
}

Outcome judgeReport(const json& row)
{
    const syntax::Document document = syntax::parse(bytesOf(row, "robots"));
    Outcome outcome{.name = nameOf(row), .holds = true};
    if (document.lines().size() != row.at("last_line").get<std::size_t>()) {
        outcome.holds = false;
        outcome.detail = "lines: " + std::to_string(document.lines().size());
    }
    for (const auto& [number, wanted] : row.at("lines").items()) {
        const json got = reportOf(document, static_cast<text::LineNumber>(std::stoul(number)));
        for (const char* key : {"empty", "has_comment", "comment", "directive", "missing_colon",
                                "typo", "too_long"}) {
            if (got.at(key) == wanted.at(key))
                continue;
            outcome.holds = false;
            outcome.detail += "line " + number + ' ' + key + ": " + got.at(key).dump() + "; ";
        }
    }
    return outcome;
}

json unitOf(const json& row)
{
    const std::string kind = row.at("kind");
    if (kind == "parse-count")
        return countOf(row);
    const std::string input = row.at("input");
    if (kind == "url-path")
        return access::pathOf(input);
    if (kind == "valid-product-token")
        return !input.empty() && text::leadingToken(input).size() == input.size();
    if (kind != "pattern-escape")
        throw std::runtime_error("no kind: " + kind);
    std::string out;
    access::encodeInto(out, input, dialects::get(dialects::Id::GoogleParser).patternEncoding, true);
    return out;
}

Outcome judgeUnit(const json& row)
{
    if (row.at("kind") == "line-report")
        return judgeReport(row);
    const json got = unitOf(row);
    return {.name = nameOf(row),
            .holds = got == row.at("expect"),
            .detail = "expected " + row.at("expect").dump() + ", got " + got.dump()};
}

using RowJudge = std::function<Outcome(const json&)>;

Set runSet(const std::string& folder, const std::string& file, const std::string& title,
           const RowJudge& judgeRow, const std::vector<std::pair<std::string, std::string>>& skips)
{
    Set set{.file = file, .title = title};
    try {
        for (const json& row : json::parse(readFile(folder + '/' + file))) {
            const auto skip = std::ranges::find(skips, row.value("id", std::string()),
                                                &std::pair<std::string, std::string>::first);
            if (skip != skips.end())
                set.leftOut.push_back(skip->first + ": " + skip->second);
            else
                set.outcomes.push_back(judgeRow(row));
        }
    } catch (const std::exception& fault) {
        set.outcomes.push_back({.name = file, .holds = false, .detail = fault.what()});
    }
    return set;
}

RowJudge verdicts(VerdictRow (*read)(const json&))
{
    return [read](const json& row) { return judge(read(row)); };
}

} // namespace

std::vector<Set> runAll(const std::string& folder)
{
    const std::string slip = "the URI as printed in the RFC is a slip: disallow.gif for "
                             "disallowed.gif (erratum 7124)";
    const std::string wholeUrl = "WWW::RobotRules resolves a whole URL in a Disallow; by the text "
                                 "it is a path's beginning, which no path has";
    const std::string direction = "the library looks for the record's name in the robot's; by the "
                                  "text the record's value holds the robot's name";
    return {
        runSet(folder, "google.json", "under google-parser", verdicts(settledRow), {}),
        runSet(folder, "google_units.json", "under google-parser", judgeUnit, {}),
        runSet(folder, "others.json", "under google-parser", verdicts(othersRow), {}),
        runSet(folder, "dialect_vectors.json", "under google-parser", verdicts(vectorRow), {}),
        runSet(folder, "rfc9309.json", "under rfc9309", verdicts(settledRow),
               {{"rfc-longest-02", slip}}),
        runSet(folder, "seeds.json", "each under its own dialect", verdicts(settledRow), {}),
        runSet(folder, "classic.json", "under original-1994 and draft-1997", verdicts(classicRow),
               {{"wwwrr-04", wholeUrl},
                {"wwwrr-27", wholeUrl},
                {"wwwrr-28", wholeUrl},
                {"wwwrr-33", direction},
                {"wwwrr-35", direction},
                {"wwwrr-37", direction},
                {"cpython-UserAgentGoogleMobileTest-01", direction},
                {"cpython27-11", direction}}),
        runSet(folder, "bing.json", "under bing", verdicts(settledRow), {}),
        runSet(folder, "yandex.json", "under yandex", verdicts(settledRow), {}),
        runSet(folder, "directives.json", "each under its own dialect", judgeDirective, {}),
        runSet(folder, "classic_directives.json", "as facts of the parser, under rfc9309",
               judgeParserFact, {}),
    };
}

} // namespace crawlright::conformance
