// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/completion/marked_text.h"
#include "ui/completion/proposal_model.h"
#include "ui/completion/proposals.h"

#include <QAbstractItemModelTester>
#include <QByteArray>
#include <QElapsedTimer>
#include <QString>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <ranges>

using namespace crawlright;
using namespace Qt::StringLiterals;
using completion::Match;
using completion::Proposal;
using completion::Proposals;
using completion::UrlShapes;

namespace {

/// What is known besides the text.
struct Known {
    std::vector<std::string> chosen;
    std::string host;
    std::optional<UrlShapes> urls;
    std::vector<checks::Code> findings;
};

const std::vector<const crawlers::Entry*>& allCrawlers()
{
    static const auto known = completion::inOrderOfRenown(crawlers::builtIn());
    return known;
}

Proposals proposalsAt(std::string_view marked, const Known& known = {})
{
    const test::MarkedText text(marked);
    const syntax::Document document = syntax::parse(text.bytes);
    const completion::Facts facts = completion::factsOf(
        document, rules::groupsOf(document, dialects::get(dialects::Id::Rfc9309)));
    std::vector<crawlers::Crawler> chosen;
    for (const std::string& name : known.chosen)
        chosen.push_back(crawlers::builtIn().resolve(name));
    const auto end = text.lineBegin + static_cast<text::Offset>(text.line.size());
    return completion::proposalsFor(
        {.line = text.line,
         .lineBegin = text.lineBegin,
         .place = completion::placeIn(text.line, text.cursor - text.lineBegin),
         .above = completion::aboveOf(std::string_view(text.bytes).substr(0, text.lineBegin)),
         .facts = facts,
         .ownSpan = {text.lineBegin, end},
         .crawlers = allCrawlers(),
         .chosen = chosen,
         .host = known.host,
         .urls = known.urls ? &*known.urls : nullptr,
         .findings = known.findings});
}

QString labels(const Proposals& proposals, std::size_t most = 100)
{
    QStringList names;
    for (const Proposal& proposal : proposals | std::views::take(most))
        names += proposal.label;
    return names.join(u' ');
}

const Proposal* find(const Proposals& proposals, const QString& label)
{
    const auto found = std::ranges::find(proposals, label, &Proposal::label);
    return found == proposals.end() ? nullptr : &*found;
}

/// The text when a proposal is taken.
std::string taken(std::string_view marked, const QString& label, const Known& known = {})
{
    const test::MarkedText text(marked);
    const Proposals proposals = proposalsAt(marked, known);
    const Proposal* proposal = find(proposals, label);
    if (!proposal)
        return "not proposed";
    std::string bytes = text.bytes;
    return bytes.replace(proposal->replace.begin, proposal->replace.size(), proposal->insert);
}

} // namespace

class ProposalsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void fieldsThatFit_data();
    void fieldsThatFit();
    void aFieldIsWritten_data();
    void aFieldIsWritten();
    void fieldsSayWhoObeys();
    void crawlersFirst();
    void crawlersByWhatIsTyped();
    void crawlersThatAreNamed();
    void doubtfulCrawlersAreMarked();
    void values_data();
    void values();
    void preferencesSayWhatFor();
    void parametersOfUrls();
    void usualParameters();
    void pathsOfTheFile_data();
    void pathsOfTheFile();
    void aPathOfTheFileIsWritten_data();
    void aPathOfTheFileIsWritten();
    void ids();
    void nothingElsewhere_data();
    void nothingElsewhere();
    void theModel();
    void costsLittle();
};

void ProposalsTest::fieldsThatFit_data()
{
    QTest::addColumn<QByteArray>("marked");
    QTest::addColumn<QString>("first");

    const auto row = [](const char* name, const char* marked, const char16_t* first) {
        QTest::newRow(name) << QByteArray(marked) << QString::fromUtf16(first);
    };
    row("empty file", "|", u"User-agent Sitemap");
    row("below a comment", "# shop\n|", u"User-agent Sitemap");
    row("below a sitemap", "Sitemap: x\n|", u"User-agent Sitemap");
    row("below a user-agent line", "User-agent: *\n|",
        u"Disallow Allow Crawl-delay Content-Signal User-agent Sitemap");
    row("a group that waits", "User-agent: *\n\n|", u"Disallow Allow Crawl-delay");
    row("below a rule", "User-agent: *\nAllow: /\n|", u"Allow Disallow Crawl-delay");
    row("behind a blank line", "User-agent: *\nAllow: /\n\n|",
        u"User-agent Sitemap Disallow Allow Crawl-delay");
    row("d", "User-agent: *\nd|", u"Disallow Crawl-delay");
    row("a letter of a word", "User-agent: *\nag|", u"User-agent");
    row("letters in their order", "User-agent: *\ncd|", u"Crawl-delay");
}

void ProposalsTest::fieldsThatFit()
{
    QFETCH(const QByteArray, marked);
    QFETCH(const QString, first);
    const QString all = labels(proposalsAt(std::string_view(marked)));
    QVERIFY2(QString(all + u' ').startsWith(QString(first + u' ')), qPrintable(all));
}

void ProposalsTest::aFieldIsWritten_data()
{
    QTest::addColumn<QByteArray>("marked");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QByteArray>("becomes");

    const auto row = [](const char* name, const char* marked, const char* label,
                        const char* becomes) {
        QTest::newRow(name) << QByteArray(marked) << QString::fromLatin1(label)
                            << QByteArray(becomes);
    };
    row("with colon and blank", "User-agent: *\nDis|", "Disallow", "User-agent: *\nDisallow: ");
    row("in the file's case", "user-agent: *\nD|", "disallow", "user-agent: *\ndisallow: ");
    row("without a blank", "User-agent:*\nAllow:/a\nd|", "Disallow",
        "User-agent:*\nAllow:/a\nDisallow:");
    row("the colon is there", "User-agent: *\nDis|: /a", "Disallow", "User-agent: *\nDisallow: /a");
    row("the rest of the word goes", "User-agent: *\nDis|alow", "Disallow",
        "User-agent: *\nDisallow: ");
    row("indented", "User-agent: *\n  dis|", "Disallow", "User-agent: *\n  Disallow: ");
}

void ProposalsTest::aFieldIsWritten()
{
    QFETCH(const QByteArray, marked);
    QFETCH(const QString, label);
    QFETCH(const QByteArray, becomes);
    QCOMPARE(taken(std::string_view(marked), label), std::string_view(becomes));
}

void ProposalsTest::fieldsSayWhoObeys()
{
    const Proposals proposals = proposalsAt("User-agent: *\n|");
    QCOMPARE(find(proposals, u"Crawl-delay"_s)->detail,
             u"seconds between two requests · Bing obeys it; Google and Yandex ignore it"_s);
    QCOMPARE(find(proposals, u"Clean-param"_s)->detail,
             u"parameters that do not change a page · Yandex obeys it; Google ignores it"_s);
    QCOMPARE(find(proposals, u"Content-Signal"_s)->detail,
             u"what content may be used for · Google ignores it"_s);
    QVERIFY(find(proposals, u"Host"_s)->detail.contains(u"Yandex"_s));
    QVERIFY(find(proposals, u"Host"_s)->isSecondary);
    const Proposals orphans = proposalsAt("|");
    QCOMPARE(find(orphans, u"Disallow"_s)->detail,
             u"paths that it may not crawl · binds nobody here, above all groups"_s);
    QVERIFY(find(orphans, u"Disallow"_s)->isSecondary);
    QVERIFY(find(orphans, u"User-agent"_s)->goesOn);
}

void ProposalsTest::crawlersFirst()
{
    const Proposals all = proposalsAt("User-agent: |");
    QCOMPARE(labels(all, 4), u"* Googlebot Googlebot-Image Google-Extended"_s);
    QCOMPARE(all.size(), crawlers::builtIn().entries().size() + 1);
    QCOMPARE(all[0].detail, u"every crawler that no other group names"_s);
    QCOMPARE(find(all, u"GPTBot"_s)->detail, u"OpenAI · AI training"_s);
    QCOMPARE(labels(proposalsAt("User-agent: |", {.chosen = {"CCBot", "Bingbot"}}), 4),
             u"* CCBot bingbot Googlebot"_s);
}

void ProposalsTest::crawlersByWhatIsTyped()
{
    QCOMPARE(labels(proposalsAt("User-agent: googlebot-i|"), 1), u"Googlebot-Image"_s);
    QCOMPARE(taken("User-agent: gpt|x # why", u"GPTBot"_s), "User-agent: GPTBot # why");
    QCOMPARE(proposalsAt("User-agent: gptbot|")[0].match, Match::Exact);
    const Proposals ofOperator = proposalsAt("User-agent: openai|");
    QVERIFY(find(ofOperator, u"GPTBot"_s));
    QVERIFY(find(ofOperator, u"OAI-SearchBot"_s));
    QVERIFY(!find(ofOperator, u"Googlebot"_s));
    QVERIFY(find(proposalsAt("User-agent: training|"), u"CCBot"_s));
    QVERIFY(proposalsAt("User-agent: Qzxq|").empty());
}

void ProposalsTest::crawlersThatAreNamed()
{
    const Proposals proposals =
        proposalsAt("User-agent: Googlebot\nUser-agent: *\nAllow: /\n\nUser-agent: |");
    QCOMPARE(labels(proposals, 1), u"Googlebot-Image"_s);
    QVERIFY(find(proposals, u"Googlebot"_s)->isSecondary);
    QVERIFY(find(proposals, u"Googlebot"_s)->detail.endsWith(u" · named already"_s));
    QVERIFY(find(proposals, u"*"_s)->detail.endsWith(u" · named already"_s));
    // Its own line does not count.
    const Proposals own = proposalsAt("User-agent: Googlebot|\nAllow: /\n");
    QVERIFY(!find(own, u"Googlebot"_s)->isSecondary);
}

void ProposalsTest::doubtfulCrawlersAreMarked()
{
    const Proposals all = proposalsAt("User-agent: |");
    int marked = 0;
    for (const crawlers::Entry& entry : crawlers::builtIn().entries()) {
        const Proposal* proposal = find(
            all, QString::fromUtf8(entry.token.data(), static_cast<qsizetype>(entry.token.size())));
        QVERIFY(proposal);
        const bool isRetired = entry.status == crawlers::Status::Retired;
        if (!entry.doubtful && !isRetired)
            continue;
        ++marked;
        QVERIFY(proposal->isSecondary);
        QVERIFY(proposal->detail.contains(entry.doubtful ? u"doubtful"_s : u"retired"_s));
    }
    QVERIFY(marked > 10);
    const auto firstSecondary = std::ranges::find(all, true, &Proposal::isSecondary);
    QVERIFY(
        std::all_of(firstSecondary, all.end(), [](const Proposal& p) { return p.isSecondary; }));
}

void ProposalsTest::values_data()
{
    QTest::addColumn<QByteArray>("marked");
    QTest::addColumn<QString>("all");

    const auto row = [](const char* marked, const char16_t* all) {
        QTest::newRow(marked) << QByteArray(marked) << QString::fromUtf16(all);
    };
    row("Content-Signal: |",
        u"search=yes search=no ai-input=yes ai-input=no ai-train=yes ai-train=no");
    row("Content-Signal: search=yes, |", u"ai-input=yes ai-input=no ai-train=yes ai-train=no");
    row("Content-Signal: search=yes, ai-train=|", u"ai-train=yes ai-train=no");
    row("Content-Signal: tr|", u"ai-train=yes ai-train=no");
    row("Content-Usage: |", u"search=y search=n train-ai=y train-ai=n");
    row("Crawl-delay: |", u"1 2 5 10 30");
    row("Crawl-delay: 7\nCrawl-delay: 2\nCrawl-delay: |", u"7 2 1 5 10 30");
    row("Crawl-delay: 1|", u"1 10");
    row("Sitemap: |", u"https://shop.example/sitemap.xml https://shop.example/sitemap_index.xml "
                      u"https://shop.example/sitemap.xml.gz");
    row("Sitemap: https://shop.example/sitemap.xml\nSitemap: |",
        u"https://shop.example/sitemap_index.xml https://shop.example/sitemap.xml.gz");
    row("Host: |", u"shop.example");
    row("# craw|", u"crawlright: ignore crawlright: ignore-file");
    row("# crawlright: |", u"ignore ignore-file");
}

void ProposalsTest::values()
{
    QFETCH(const QByteArray, marked);
    QFETCH(const QString, all);
    QCOMPARE(labels(proposalsAt(std::string_view(marked), {.host = "shop.example"})), all);
}

void ProposalsTest::preferencesSayWhatFor()
{
    const Proposals signals = proposalsAt("Content-Signal: |");
    QCOMPARE(find(signals, u"ai-train=no"_s)->detail, u"not allowed: training of AI models"_s);
    const Proposals usages = proposalsAt("Content-Usage: |");
    QCOMPARE(find(usages, u"train-ai=y"_s)->detail, u"allowed: training of AI models"_s);
    QCOMPARE(taken("Content-Signal: search=yes, tr|", u"ai-train=no"_s),
             "Content-Signal: search=yes, ai-train=no");
    QCOMPARE(find(proposalsAt("Crawl-delay: |"), u"10"_s)->detail,
             u"at most 8,640 requests a day"_s);
}

void ProposalsTest::parametersOfUrls()
{
    UrlShapes shapes;
    shapes.queryKeys = {{"sid", 1204}, {"ref", 3}, {"sort", 1}};
    const Known known{.urls = shapes};
    QCOMPARE(labels(proposalsAt("Clean-param: |", known), 4), u"sid ref sort gclid"_s);
    QCOMPARE(labels(proposalsAt("Clean-param: sid&|", known), 2), u"ref sort"_s);
    QCOMPARE(labels(proposalsAt("Clean-param: sid&s|", known), 2), u"sort sessionid"_s);
    QVERIFY(!find(proposalsAt("Clean-param: sid&s|", known), u"sid"_s));
    QCOMPARE(taken("Clean-param: sid&s| /shop", u"sort"_s, known), "Clean-param: sid&sort /shop");
    QCOMPARE(proposalsAt("Clean-param: |", known)[0].detail, u"1,204 URLs"_s);
    QCOMPARE(proposalsAt("Clean-param: so|", known)[0].detail, u"1 URL"_s);
}

// Though no URLs are loaded.
void ProposalsTest::usualParameters()
{
    const Proposals all = proposalsAt("Clean-param: utm_source&|");
    for (const char16_t* name :
         {u"utm_medium", u"utm_campaign", u"utm_term", u"utm_content", u"gclid", u"fbclid",
          u"yclid", u"msclkid", u"ref", u"sid", u"sort"})
        QVERIFY2(find(all, QString::fromUtf16(name)), qPrintable(labels(all)));
    QVERIFY(!find(all, u"utm_source"_s));
    for (const Proposal& proposal : all) {
        QVERIFY(!proposal.detail.isEmpty());
        QCOMPARE(std::ranges::count(all, proposal.label, &Proposal::label), 1);
    }
    QCOMPARE(taken("Clean-param: ref&utm_c| /shop", u"utm_campaign"_s),
             "Clean-param: ref&utm_campaign /shop");
}

void ProposalsTest::pathsOfTheFile_data()
{
    QTest::addColumn<QByteArray>("value"); // of the last rule
    QTest::addColumn<QString>("all");

    const auto row = [](const char* value, const char16_t* all) {
        QTest::newRow(value) << QByteArray(value) << QString::fromUtf16(all);
    };
    row("|", u"/shop/ /Shop/ /shop/a.html /shop/*.pdf$");
    row("/s|", u"/shop/ /shop/a.html /shop/*.pdf$");
    row("/shop/a|", u"/shop/a.html");
    row("/x|", u"");
}

void ProposalsTest::pathsOfTheFile()
{
    QFETCH(const QByteArray, value);
    QFETCH(const QString, all);
    const QByteArray file = "User-agent: *\nAllow: /shop/a.html\nDisallow: /shop/*.pdf$\n"
                            "Disallow: /shop/\nDisallow: /Shop/\nAllow: /shop/\nDisallow: ";
    const QByteArray marked = file + value;
    QCOMPARE(labels(proposalsAt(std::string_view(marked))), all);
}

void ProposalsTest::aPathOfTheFileIsWritten_data()
{
    QTest::addColumn<QByteArray>("value"); // of the last rule
    QTest::addColumn<QString>("label");
    QTest::addColumn<QByteArray>("becomes");

    const auto row = [](const char* value, const char* label, const char* becomes) {
        QTest::newRow(value) << QByteArray(value) << QString::fromLatin1(label)
                             << QByteArray(becomes);
    };
    row("|", "/shop/", "/shop/");
    row("/shop/a|x/new", "/shop/a.html", "/shop/a.html/new");
    row("/s|x/new", "/shop/", "/shop/new");
    row("/shop/a.ht|$", "/shop/a.html", "/shop/a.html$");
    row("/shop/|x$", "/shop/*.pdf$", "/shop/*.pdf$");
}

void ProposalsTest::aPathOfTheFileIsWritten()
{
    QFETCH(const QByteArray, value);
    QFETCH(const QString, label);
    QFETCH(const QByteArray, becomes);
    const QByteArray file = "User-agent: *\nAllow: /shop/a.html\nDisallow: /shop/*.pdf$\n"
                            "Disallow: /shop/\nDisallow: ";
    const QByteArray marked = file + value;
    QCOMPARE(taken(std::string_view(marked), label), std::string_view(QByteArray(file + becomes)));
}

void ProposalsTest::ids()
{
    const Known known{.findings = {checks::Code::DeadRule, checks::Code::CaseMismatch}};
    const Proposals all = proposalsAt("# crawlright: ignore |", known);
    QCOMPARE(labels(all, 2), u"dead-rule case-mismatch"_s);
    QVERIFY(!all[0].isSecondary);
    QVERIFY(all[2].isSecondary);
    for (const Proposal& proposal : all)
        QVERIFY(!proposal.detail.isEmpty());
    QVERIFY(!find(all, u"expectation-failed"_s)); // not for comments of the file
    QCOMPARE(labels(proposalsAt("# crawlright: ignore dead-rule, |", known), 1),
             u"case-mismatch"_s);
    QCOMPARE(taken("Allow: / # crawlright: ignore de|", u"dead-rule"_s),
             "Allow: / # crawlright: ignore dead-rule");
    QCOMPARE(taken("# cra|", u"crawlright: ignore"_s), "# crawlright: ignore ");
}

void ProposalsTest::nothingElsewhere_data()
{
    QTest::addColumn<QByteArray>("marked");
    for (const char* marked : {"two wo|rds", "Whatever: |", "# plain words|", "Disallow: /a|",
                               "User-agent: Googlebot |", "Visit-time: 0|"})
        QTest::newRow(marked) << QByteArray(marked);
}

void ProposalsTest::nothingElsewhere()
{
    QFETCH(const QByteArray, marked);
    QVERIFY(proposalsAt(std::string_view(marked), {.host = "a.example"}).empty());
}

void ProposalsTest::theModel()
{
    completion::ProposalModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setProposals(proposalsAt("User-agent: goo|"));
    QVERIFY(model.rowCount() > 3);
    QCOMPARE(model.index(0, 0).data().toString(), u"Googlebot"_s);
    QCOMPARE(model.index(0, 1).data().toString(), u"Google · search"_s);
    QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole).toString(),
             u"Googlebot, Google · search"_s);
    QVERIFY(!model.index(0, 0).data(completion::ProposalModel::SecondaryRole).toBool());
    model.setProposals({});
    QCOMPARE(model.rowCount(), 0);
}

void ProposalsTest::costsLittle()
{
    constexpr int rounds = 50;
    QElapsedTimer timer;
    timer.start();
    std::size_t made = 0;
    for (int i = 0; i < rounds; ++i)
        made += proposalsAt("User-agent: *\nDisallow: /\n\nUser-agent: |").size();
    const double each = static_cast<double>(timer.nsecsElapsed()) / 1e6 / rounds;
    qInfo("%zu crawlers in %.2f ms", made / rounds, each);
    QVERIFY(made > 0);
}

QTEST_GUILESS_MAIN(ProposalsTest)
#include "tst_proposals.moc"
