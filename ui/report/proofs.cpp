// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/explain.h"
#include "core/syntax/statement.h"
#include "ui/report/sections.h"
#include "ui/words/lists.h"
#include "ui/words/proof.h"

#include <algorithm>
#include <initializer_list>

namespace crawlright::report {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostProofs = 60;
constexpr std::size_t longestExample = 8'192;

using Kind = words::ProofStep::Kind;

/// What is true of a crawler whatever the URL is.
constexpr std::initializer_list<Kind> ofTheCrawler = {Kind::Reader, Kind::Chain, Kind::Group,
                                                      Kind::Other};
/// What is true of the example; near misses are left to `explain`.
constexpr std::initializer_list<Kind> ofTheUrl = {Kind::Path, Kind::Rules, Kind::Match, Kind::WonBy,
                                                  Kind::Silent};

void writeSteps(Page& page, const std::vector<words::ProofStep>& steps,
                std::initializer_list<Kind> kinds)
{
    page.open("ul");
    for (const words::ProofStep& step : steps) {
        if (std::ranges::find(kinds, step.kind) == kinds.end())
            continue;
        if (step.decides)
            page.open("li", {{"class", u"decides"_s}});
        else
            page.open("li");
        page.text(step.text);
        if (!step.source.isEmpty())
            page.text(u" "_s).element("small", step.source, {{"class", u"quiet"_s}});
        page.close();
    }
    page.close();
    page.newLine();
}

void writeTitle(Page& page, const Content& content, const Decided& decided)
{
    page.open("h4").element("span", markOf(decided.verdict),
                            {{"class", u"mark "_s + classOf(decided.verdict)}});
    page.text(u" · "_s);
    if (decided.line == 0) {
        page.text(Report::tr("no rule decides"));
    } else {
        page.lineLink(decided.line, Report::tr("line %1").arg(decided.line)).text(u" "_s);
        page.bytes(syntax::statementOn(*content.document, decided.line));
    }
    page.close();
    page.open("p", {{"class", u"quiet"_s}});
    page.text(decided.urls == 1 ? Report::tr("It is so for one URL of the list:")
                                : Report::tr("It is so for %1 URLs of the list, for example:")
                                      .arg(words::number(decided.urls)));
    page.text(u" "_s).bytes(decided.example).close();
}

/// One crawler: what holds for it, then a proof for each line that decides.
class CrawlerProofs {
public:
    CrawlerProofs(Page& page, const Content& content, const AskedCrawler& asked)
        : m_page(page)
        , m_content(content)
        , m_asked(asked)
    {
        m_page.open("section").open("h3").bytes(asked.crawler.text).close();
        if (!asked.instead.isEmpty())
            m_page.element("p", asked.instead);
    }
    ~CrawlerProofs() { m_page.close(); }
    CrawlerProofs(const CrawlerProofs&) = delete;
    CrawlerProofs& operator=(const CrawlerProofs&) = delete;

    void write(const Decided& decided)
    {
        if (!m_asked.instead.isEmpty())
            return;
        if (decided.example.size() > longestExample) {
            open(decided);
            m_page.element("p", Report::tr("The URL is too long for a proof here; "
                                           "“crawlright-cli explain” has it."));
            m_page.close();
            return;
        }
        const rules::Proof proof =
            rules::explain(*m_content.document, dialects::get(m_asked.crawler.dialect),
                           m_asked.crawler.agent, decided.example);
        const std::vector<words::ProofStep> steps = words::proofSteps(proof);
        if (!m_hasIntroduction)
            writeSteps(m_page, steps, ofTheCrawler);
        m_hasIntroduction = true;
        open(decided);
        writeSteps(m_page, steps, ofTheUrl);
        if (const QString unseen = words::unseenSentence(proof); !unseen.isEmpty())
            m_page.element("p", unseen);
        m_page.close();
    }

private:
    void open(const Decided& decided)
    {
        m_page.open("div", {{"class", u"proof "_s + classOf(decided.verdict)}});
        writeTitle(m_page, m_content, decided);
    }

    Page& m_page;
    const Content& m_content;
    const AskedCrawler& m_asked;
    bool m_hasIntroduction = false;
};

} // namespace

void writeProofs(Page& page, const Content& content)
{
    page.newLine();
    page.element("h2", Report::tr("Why: the proofs"), {{"id", u"proofs"_s}});
    page.element("p", Report::tr("For each crawler and each line that decides for it, by an "
                                 "example from the list."));
    std::size_t count = 0;
    for (std::size_t i = 0; i < content.crawlers.size(); ++i) {
        CrawlerProofs proofs(page, content, content.crawlers[i]);
        for (const auto& [line, decided] : content.verdicts->decidedFor(i)) {
            if (++count <= mostProofs)
                proofs.write(decided);
        }
    }
    if (count > mostProofs)
        page.element("p",
                     Report::tr("The first %1 of %2 proofs are shown; “crawlright-cli explain” "
                                "has any other.")
                         .arg(words::number(mostProofs), words::number(count)));
}

} // namespace crawlright::report
