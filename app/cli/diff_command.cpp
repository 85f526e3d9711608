// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/diff_rows.h"
#include "app/cli/tested_urls.h"
#include "app/cli/text.h"
#include "app/cli/url_list.h"
#include "core/edits/rules_effect.h"
#include "core/verdicts/named_paths.h"
#include "ui/words/lists.h"

#include <set>

namespace crawlright::cli {

namespace {

/// What proving takes at most for one crawler; a second or so.
constexpr std::size_t proofWork = 30'000'000;

/// Judges URLs by both files and makes a row for each verdict that changes. One for each thread.
class alignas(64) Differ {
public:
    Differ(const Panel& before, const Panel& after, const FlipFormat& format)
        : m_before(&before)
        , m_after(&after)
        , m_format(&format)
        , m_counts(before.judges().size())
    {
    }

    template <typename Output>
    void judge(std::string_view url, Output& output)
    {
        ++m_urls;
        m_oddUrls.look(url, true, *m_after);
        m_before->prepare(m_scratchBefore, url);
        m_after->prepare(m_scratchAfter, url);
        for (std::size_t i = 0; i < m_counts.size(); ++i) {
            const Judge& old = m_before->judges()[i];
            const Flip flip{m_before->judge(old, url, m_scratchBefore),
                            m_after->judge(m_after->judges()[i], url, m_scratchAfter)};
            if (flip.before.verdict == flip.after.verdict)
                continue;
            m_counts[i].add(flip.kind());
            m_format->row(output.out(), old.crawler, flip);
            output.commit();
        }
    }

    [[nodiscard]] Differ sibling() const { return {*m_before, *m_after, *m_format}; }
    void addCounts(const Differ& other)
    {
        for (std::size_t i = 0; i < m_counts.size(); ++i)
            m_counts[i].add(other.m_counts[i]);
        m_urls += other.m_urls;
        m_oddUrls.addCounts(other.m_oddUrls);
    }
    [[nodiscard]] std::size_t rowsPerUrl() const { return m_counts.size(); }

    [[nodiscard]] const FlipCounts& counts(std::size_t crawler) const { return m_counts[crawler]; }
    [[nodiscard]] qulonglong urls() const { return m_urls; }
    void sayOddUrls(Console& console) const { m_oddUrls.say(console); }

private:
    const Panel* m_before;
    const Panel* m_after;
    const FlipFormat* m_format;
    std::vector<FlipCounts> m_counts;
    qulonglong m_urls = 0;
    Panel::Scratch m_scratchBefore;
    Panel::Scratch m_scratchAfter;
    OddUrls m_oddUrls;
};

QString countsText(const FlipCounts& counts)
{
    const QString both = Cli::tr("newly blocked %1, newly allowed %2")
                             .arg(words::number(counts.blocked), words::number(counts.allowed));
    return counts.undefined == 0
               ? both
               : Cli::tr("%1, undefined now %2").arg(both, words::number(counts.undefined));
}

/// The sums: at the end of the text, and beside rows for programs.
class Summary {
public:
    Summary(const DiffOptions& options, Console& console)
        : m_console(console)
        , m_isForPeople(options.format == "text")
    {
    }

    void say(const QString& sentence, Tint tint)
    {
        if (!m_isForPeople) {
            m_console.flush();
            m_console.note(sentence);
            return;
        }
        appendTinted(m_console.out(), m_console, tint, utf8(sentence));
        m_console.write("\n");
    }

private:
    Console& m_console;
    bool m_isForPeople;
};

Tint tintOf(const FlipCounts& counts)
{
    return counts.isEmpty() ? Tint::Green : counts.blocked > 0 ? Tint::Red : Tint::Yellow;
}

void diffUrls(const DiffOptions& options, const Panel& before, Differ& differ, Console& console)
{
    judgeUrls(*options.urlFile, differ, console);
    Summary summary(options, console);
    for (std::size_t i = 0; i < before.judges().size(); ++i) {
        const FlipCounts& counts = differ.counts(i);
        summary.say(Cli::tr("%1: %2, of %3 URLs.")
                        .arg(shown(before.judges()[i].crawler.text), countsText(counts),
                             words::number(differ.urls())),
                    tintOf(counts));
    }
    differ.sayOddUrls(console);
}

/// The rules by which a crawler goes after an answer: of no file none, and none are needed where
/// everything is shut.
std::optional<rules::RuleSet> rulesOf(const Judge& judge)
{
    switch (judge.meaning.outcome) {
    case access::Outcome::Parse:
        return judge.rules;
    case access::Outcome::AllowAll:
        return rules::compile(syntax::parse({}), dialects::get(judge.crawler.dialect),
                              judge.crawler.agent);
    case access::Outcome::DisallowAll:
    case access::Outcome::UseCache:
    case access::Outcome::Defer:
        break;
    }
    return std::nullopt;
}

edits::Effect effectFor(const Judge& before, const Judge& after)
{
    const std::optional<rules::RuleSet> old = rulesOf(before);
    const std::optional<rules::RuleSet> now = rulesOf(after);
    if (!old && !now)
        return {edits::Effect::Kind::Keeps, {}};
    if (!old || !now)
        return {};
    edits::Budget budget{.left = proofWork};
    return edits::effectOfRules(*old, *now, budget);
}

/// Compares the rules: a proof that all stays, or the URLs that the rules name, and at least one
/// whose verdict changes.
void diffRules(const DiffOptions& options, const Panel& before, const Panel& after, Differ& differ,
               Console& console)
{
    std::set<std::string> urls = {"/"};
    std::vector<edits::Effect> effects;
    for (std::size_t i = 0; i < before.judges().size(); ++i) {
        effects.push_back(effectFor(before.judges()[i], after.judges()[i]));
        if (effects.back().kind == edits::Effect::Kind::Keeps)
            continue;
        verdicts::addNamedPaths(before.judges()[i].rules, urls);
        verdicts::addNamedPaths(after.judges()[i].rules, urls);
        if (effects.back().flip)
            urls.insert(effects.back().flip->url);
    }
    for (const std::string& url : urls)
        differ.judge(url, console);
    Summary summary(options, console);
    for (std::size_t i = 0; i < effects.size(); ++i) {
        const QString name = shown(before.judges()[i].crawler.text);
        const FlipCounts& counts = differ.counts(i);
        if (effects[i].kind == edits::Effect::Kind::Keeps)
            summary.say(Cli::tr("%1: every verdict stays, for every URL.").arg(name), Tint::Green);
        else if (counts.isEmpty())
            summary.say(Cli::tr("%1: no URL was found whose verdict changes, and it is not proved "
                                "that there is none. --urls FILE looks at yours.")
                            .arg(name),
                        Tint::Yellow);
        else
            summary.say(Cli::tr("%1: %2, of the %3 paths that stand in the rules. Others may "
                                "change too; --urls FILE looks at yours.")
                            .arg(name, countsText(counts), words::number(differ.urls())),
                        tintOf(counts));
    }
}

/// Two versions of one file, wherever they lie: a host makes no difference.
std::optional<Robots> readVersion(const std::string& argument, Console& console)
{
    std::expected<Robots, QString> robots = readRobots(argument);
    if (!robots) {
        console.fault(robots.error());
        return std::nullopt;
    }
    if (!robots->remark.isEmpty())
        console.note(robots->remark);
    robots->address.clear();
    return std::move(*robots);
}

} // namespace

void run(const DiffOptions& options, Console& console)
{
    const std::optional<Robots> oldRobots = readVersion(options.before, console);
    const std::optional<Robots> newRobots = readVersion(options.after, console);
    if (!oldRobots || !newRobots)
        return;
    const std::vector<crawlers::Crawler> crawlers = crawlersOf(options.crawlers, std::nullopt);
    const Panel before(*oldRobots, crawlers);
    const Panel after(*newRobots, crawlers);
    const auto format = flipFormat(options.format, before, after, console);
    Differ differ(before, after, *format);
    if (options.urlFile)
        diffUrls(options, before, differ, console);
    else
        diffRules(options, before, after, differ, console);
    for (std::size_t i = 0; i < crawlers.size(); ++i)
        if (differ.counts(i).blocked > 0)
            console.setFound();
}

} // namespace crawlright::cli
