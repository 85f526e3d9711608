// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/checks/semantic/semantics.h"
#include "core/edits/effect.h"
#include "core/edits/fix.h"
#include "core/rules/rule_set.h"
#include "tests/core/edits/faulty_robots.h"
#include "tests/core/properties/property.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

/// What quick fixes promise, tried on files made by chance, on the fixtures of the checks and on
/// the corpus: where a fix says that it keeps every verdict, none changes; and where it does not
/// say so, the test has seen one change, or is told why there is none.

using namespace crawlright;
using checks::Finding;
using dialects::Dialect;
using edits::Fix;
using edits::FixCode;
using properties::Property;
using rules::Verdict;

namespace {

/// Some crawlers and some URLs in every dialect.
class Verdicts {
public:
    Verdicts(const std::string& bytes, const std::vector<std::string>& crawlers,
             const std::vector<std::string>& urls, checks::Readers dialects)
    {
        const syntax::Document document = syntax::parse(bytes);
        for (const Dialect& dialect : dialects::all()) {
            if ((dialects & checks::only(dialect.id)) == 0)
                continue;
            const rules::GroupSet groups = rules::groupsOf(document, dialect);
            std::string& all = m_verdicts[static_cast<std::size_t>(dialect.id)];
            for (const std::string& crawler : crawlers) {
                const rules::Agent agent{{crawler, "foo"}, crawler.size() % 5 != 0};
                const auto set =
                    rules::compile(document, groups, rules::select(document, groups, agent));
                for (const std::string& url : urls)
                    all += static_cast<char>(
                        '0' + static_cast<int>(set.match(access::prepare(url, dialect)).verdict));
            }
        }
    }

    [[nodiscard]] const std::string& in(dialects::Id dialect) const
    {
        return m_verdicts[static_cast<std::size_t>(dialect)];
    }

private:
    std::array<std::string, dialects::dialectCount> m_verdicts;
};

std::vector<Finding> findingsOf(const syntax::Document& document)
{
    auto findings = checks::check(document);
    for (Finding& finding : checks::checkSemantics(document).findings)
        findings.push_back(std::move(finding));
    return findings;
}

/// The lines that a fix touches, as they are after it.
std::string writtenBy(const std::string& bytes, const Fix& fix)
{
    std::string lines;
    const std::string changed = edits::applied(bytes, fix.edits);
    std::size_t shift = 0;
    for (const edits::Edit& edit : fix.edits) {
        const std::size_t at = edit.span.begin + shift;
        const std::size_t begin = at == 0 ? 0 : changed.find_last_of("\r\n", at - 1) + 1;
        const std::size_t end = changed.find_first_of("\r\n", at + edit.with.size());
        lines += changed.substr(begin, end - begin) + '\n';
        shift += edit.with.size() - edit.span.size();
    }
    return lines;
}

/// For each fix and dialect: how often it claims to keep, how often it does not, and whether a
/// verdict was ever seen to change where it does not.
struct Tally {
    std::size_t claimed = 0;
    std::size_t unclaimed = 0;
    std::size_t changed = 0;
    std::string example; ///< a file where none changed
};

class FixProperties {
public:
    void tryOn(const std::string& bytes, reference::RandomRobots& random, std::size_t size)
    {
        tryOn(bytes, random, size, {}, {});
    }

    /// With crawlers and URLs that are asked for beside those made by chance.
    void tryOn(const std::string& bytes, reference::RandomRobots& random, std::size_t size,
               const std::vector<std::string>& moreCrawlers,
               const std::vector<std::string>& moreUrls)
    {
        const syntax::Document document = syntax::parse(bytes);
        const auto findings = findingsOf(document);
        const edits::Fixer fixer(document);
        // What a fix writes is asked for as well as what was there.
        std::string texts = bytes;
        std::vector<std::pair<checks::Code, Fix>> fixes;
        for (const Finding& finding : findings)
            for (Fix& fix : fixer.fixesFor(finding)) {
                texts += '\n' + writtenBy(bytes, fix);
                fixes.emplace_back(finding.code, std::move(fix));
            }
        auto crawlers = tests::crawlersFor(texts, random, size);
        auto urls = tests::urlsFor(texts, random, size * 5);
        std::ranges::copy(moreCrawlers, std::back_inserter(crawlers));
        std::ranges::copy(moreUrls, std::back_inserter(urls));
        const Verdicts before(bytes, crawlers, urls, checks::everybody);
        std::set<std::pair<checks::Code, FixCode>> kinds;
        for (const auto& [code, fix] : fixes) {
            kinds.emplace(code, fix.code);
            tryFix(bytes, fix, before, crawlers, urls, idOf(code));
        }
        for (const auto& [code, fix] : kinds) {
            const auto all = fixer.fixAll(findings, code, fix);
            m_isThere.tryOn(all.has_value(), bytes);
            if (all && all->places > 1)
                tryFix(bytes, *all, before, crawlers, urls, idOf(code));
        }
    }

    /// Asks `effectOf`, which compares the two files in another way.
    void compareOn(const std::string& bytes)
    {
        const syntax::Document document = syntax::parse(bytes);
        const edits::Fixer fixer(document);
        for (const Finding& finding : findingsOf(document)) {
            for (const Fix& fix : fixer.fixesFor(finding)) {
                const syntax::Document after = syntax::parse(edits::applied(bytes, fix.edits));
                for (const Dialect& dialect : dialects::all()) {
                    const bool keeps = (fix.keeps & checks::only(dialect.id)) != 0;
                    const auto kind = edits::effectOf(document, after, dialect.id).kind;
                    m_agrees.tryOn(!keeps || kind != edits::Effect::Kind::Changes,
                                   std::string(nameOf(fix.code)) + " " + std::string(dialect.name) +
                                       " | " + bytes + " | " + std::string(after.bytes()));
                }
            }
        }
    }

    [[nodiscard]] bool report() const
    {
        bool all = true;
        for (const Property* property : {&m_keeps, &m_edits, &m_isThere, &m_agrees})
            all = property->report() && all;
        return all;
    }

    [[nodiscard]] const std::map<FixCode, std::array<Tally, dialects::dialectCount>>&
    tallies() const
    {
        return m_tallies;
    }

private:
    void tryFix(const std::string& bytes, const Fix& fix, const Verdicts& before,
                const std::vector<std::string>& crawlers, const std::vector<std::string>& urls,
                std::string_view id)
    {
        text::Offset at = 0;
        bool sound = !fix.edits.empty();
        for (const edits::Edit& edit : fix.edits) {
            sound = sound && at <= edit.span.begin && edit.span.begin <= edit.span.end &&
                    edit.span.end <= bytes.size();
            at = edit.span.end;
        }
        const std::string name = std::string(id) + " " + std::string(nameOf(fix.code));
        m_edits.tryOn(sound, name + " | " + bytes);
        if (!sound)
            return;
        const std::string changed = edits::applied(bytes, fix.edits);
        const Verdicts after(changed, crawlers, urls, checks::everybody);
        auto& tallies = m_tallies[fix.code];
        for (const Dialect& dialect : dialects::all()) {
            Tally& tally = tallies[static_cast<std::size_t>(dialect.id)];
            const bool same = before.in(dialect.id) == after.in(dialect.id);
            if ((fix.keeps & checks::only(dialect.id)) == 0) {
                ++tally.unclaimed;
                tally.changed += same ? 0 : 1;
                if (same && (tally.example.empty() || bytes.size() + 60 < tally.example.size()))
                    tally.example = name + " | " + bytes + " | " + changed;
                continue;
            }
            ++tally.claimed;
            m_keeps.tryOn(same, name + " " + std::string(dialect.name) + " x" +
                                    std::to_string(fix.places) + " | " + bytes + " | " + changed);
        }
    }

    Property m_keeps{"a fix keeps every verdict where it says so"};
    Property m_edits{"edits stand in order, within the file"};
    Property m_agrees{"effectOf finds no change where a fix says that there is none"};
    Property m_isThere{"a fix of a finding is one for all of its kind"};
    std::map<FixCode, std::array<Tally, dialects::dialectCount>> m_tallies;
};

std::vector<std::string> filesOf(const std::filesystem::path& folder, const char* ending)
{
    std::vector<std::filesystem::path> paths;
    std::error_code error;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, error))
        if (entry.is_regular_file() && entry.path().string().ends_with(ending))
            paths.push_back(entry.path());
    std::ranges::sort(paths);
    std::vector<std::string> files;
    for (const auto& path : paths) {
        std::ifstream in(path, std::ios::binary);
        std::ostringstream bytes;
        bytes << in.rdbuf();
        files.push_back(bytes.str());
    }
    return files;
}

void tryOnRandomFiles(FixProperties& properties)
{
    tests::FaultyRobots faulty(7);
    for (int i = 0; i < 2'500; ++i)
        properties.tryOn(faulty.file(), faulty.random(), 6);
    for (int i = 0; i < 300; ++i)
        properties.compareOn(faulty.file());
    reference::RandomRobots random(8);
    for (int i = 0; i < 500; ++i)
        properties.tryOn(random.file(), random, 4);
}

bool tryOnFixtures(FixProperties& properties)
{
    const auto files = filesOf(CRAWLRIGHT_SOURCE_DIR "/tests/data/checks", ".txt");
    reference::RandomRobots random(9);
    for (const std::string& bytes : files)
        for (int again = 0; again < 4; ++again)
            properties.tryOn(bytes, random, 8);
    for (const std::string& bytes : files)
        properties.compareOn(bytes);
    return !files.empty();
}

/// Files of the corpus that are small; true where it is absent, with a message.
bool tryOnCorpus()
{
    const char* given = std::getenv("CRAWLRIGHT_CORPUS");
    const std::filesystem::path folder =
        given ? given : CRAWLRIGHT_SOURCE_DIR "/../shared/corpus/real";
    if (!std::filesystem::is_directory(folder)) {
        std::printf("no corpus: its files are not tried\n");
        return true;
    }
    FixProperties properties;
    reference::RandomRobots random(10);
    for (const std::string& bytes : filesOf(folder, ""))
        if (bytes.size() < 3'000)
            properties.tryOn(bytes, random, 4);
    std::printf("the corpus:\n");
    for (const std::string& bytes : filesOf(folder, ""))
        if (bytes.size() < 1'000)
            properties.compareOn(bytes);
    return properties.report();
}

/// A file, a crawler and a URL for which a fix changes a verdict that files made by chance rarely
/// have.
struct Witness {
    const char* why;
    std::string bytes;
    std::string crawler;
    std::string url;
};

std::vector<Witness> witnesses()
{
    using namespace std::string_literals;
    const std::string longRule = "Disallow: /" + std::string(16'650, 'a');
    const std::string longPath = "/" + std::string(16'650, 'a');
    const std::string filler = "#" + std::string(32'730, ' ') + "\n";
    return {
        {"a second byte order mark becomes the first",
         "\xEF\xBB\xBF\xEF\xBB\xBFUser-agent: *\nDisallow: /a\n", "foo", "/a"},
        {"a name in Latin-1", "User-agent: caf\xE9\nDisallow: /a\n", "caf\xE9", "/a"},
        {"a line grows past what is read of it", "User-agent: *\n" + longRule + "\xE9\xE8\n", "foo",
         longPath + "%E9%E0"},
        {"a file grows past what is read of it",
         filler + "User-agent: *\nDisallow: /a\xE9\xE9\xE9\xE9\xE9\n", "foo", "/a%E9%E9%E9%E9%E9"},
        {"a name that is cut by a NUL, two groups",
         "User-agent: foo\nDisallow: /x\nUser-agent: bar\nDisallow: /y\nUser-agent\0: foo\n"
         "Disallow: /z\n"s,
         "bar", "/z"},
        {"a name that is cut by a NUL, the same rules",
         "User-agent: foo\nDisallow: /x\nUser-agent: bar\nAllow: /y\nUser-agent\0: baz\n"
         "Disallow: /x\n"s,
         "bar", "/x"},
        {"a longer name without a colon, which Google takes by its beginning",
         "User-agent: *\nDisallow: /\nallow-from /a\n", "foo", "/a"},
        {"the other rule leaves a verdict open",
         "User-agent: *\nDisallow: /a\nAllow: /a\nAllow: /a*b\n", "foo", "/axb"},
        {"an Allow that only Google takes for one", "User-agent: *\nDisallow: /a\nallow-from: /a\n",
         "foo", "/a"},
        {"a line end that becomes one with the next",
         "User-agent: foo\nDisallow: /a\rAllow: /a\n\nDisallow: /b\n", "foo", "/b"},
        {"an Allow that gets a path", "User-agent: *\nDisallow: /\nAllow:\n", "foo", "/a"},
        {"a dollar is ordinary", "User-agent: *\nAllow: /a/index.html\nDisallow: /\n", "foo",
         "/a/$"},
        {"an index page past what is read of its line",
         "User-agent: *\nDisallow: /\nAllow:" + std::string(16'657, ' ') + "/a/index.html\n", "foo",
         "/a/"},
        {"two stars count two", "User-agent: *\nAllow: /a**b\nDisallow: /axxb\n", "foo", "/axxb"},
        {"a rule without a colon gets a neighbour with one", "User-agent: *\nDisallow /%7Ea\n",
         "foo", "/~a"},
        {"a rule that passes an equally long one, where a star in it leaves a tie open",
         "User-agent: *\nDisallow: /a*\nAllow: /ab*c\nAllow: /abxc\n", "foo", "/abxc"},
        {"a directory that an index page opens for Google alone",
         "User-agent: *\nAllow: /a/index.html\nDisallow: /\n", "foo", "/a/"},
    };
}

/// Where a fix does not say that it keeps every verdict although none can change, and why.
struct Reason {
    FixCode code;
    dialects::Id dialect;
    const char* why;
};
constexpr std::array reasons = {
    Reason{FixCode::AddOpenGroup, dialects::Id::GoogleParser,
           "a group for all is there behind a cut mark, and forbids nothing either"},
    Reason{FixCode::AddOpenGroup, dialects::Id::Google, "the same"},
    Reason{FixCode::AddOpenGroup, dialects::Id::Google2019, "the same"},
    Reason{FixCode::MoveUp, dialects::Id::Original1994,
           "the Allow above which the rule goes is no line of a group, so that its place is not "
           "compared"},
};

constexpr std::size_t leastTried = 8;

/// Every claim that was not made has been seen to be wrong, or has a reason.
bool claimsWhatItCan(const FixProperties& properties)
{
    Property open("a fix that does not say so was seen to change a verdict");
    for (const auto& [code, tallies] : properties.tallies())
        for (const Dialect& dialect : dialects::all()) {
            const Tally& tally = tallies[static_cast<std::size_t>(dialect.id)];
            const bool hasReason = std::ranges::any_of(reasons, [&](const Reason& reason) {
                return reason.code == code && reason.dialect == dialect.id;
            });
            // What was made a few times only need not have been made where it matters.
            if (tally.unclaimed != 0 && (tally.changed != 0 || tally.unclaimed >= leastTried))
                open.tryOn((tally.changed != 0) != hasReason,
                           std::string(nameOf(code)) + " " + std::string(dialect.name) + " | " +
                               tally.example.substr(0, 500));
        }
    return open.report();
}

/// Prints for each fix and dialect: `=` it always claims, `!` a change was seen where it does not,
/// `?` none was seen, `.` never made.
void print(const FixProperties& properties)
{
    std::printf("\n%-22s", "");
    for (const Dialect& dialect : dialects::all())
        std::printf(" %13s", std::string(dialect.name).c_str());
    std::printf("\n");
    for (const auto& [code, tallies] : properties.tallies()) {
        std::printf("%-22s", std::string(nameOf(code)).c_str());
        for (const Tally& tally : tallies)
            std::printf(" %5zu/%-5zu %c", tally.claimed, tally.unclaimed,
                        tally.unclaimed == 0 ? '='
                        : tally.changed != 0 ? '!'
                                             : '?');
        std::printf("\n");
    }
}

} // namespace

int main()
{
    FixProperties properties;
    reference::RandomRobots random(11);
    for (const Witness& witness : witnesses())
        properties.tryOn(witness.bytes, random, 4, {witness.crawler}, {witness.url});
    bool holds = tryOnFixtures(properties);
    tryOnRandomFiles(properties);
    holds = tryOnCorpus() && holds;
    holds = properties.report() && holds;
    print(properties);
    holds = claimsWhatItCan(properties) && holds;
    return holds ? 0 : 1;
}
