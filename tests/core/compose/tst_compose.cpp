// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/compose/fragment.h"
#include "core/compose/policy.h"

#include <QTest>

using namespace crawlright;
using compose::Answer;
using compose::Policy;
using compose::Stand;

namespace {

std::string composed(const std::string& file, const Policy& policy)
{
    const auto made = compose::compose(syntax::parse(file), policy,
                                       {std::string("No AI"), std::string("Some"), "AI"});
    return made.unsettled.empty() ? edits::applied(file, made.edits)
                                  : "unsettled: " + made.unsettled.front();
}

std::string inserted(const std::string& file, const std::string& fragment, text::LineNumber cursor)
{
    return edits::applied(file, compose::insertFragment(syntax::parse(file), fragment, cursor));
}

} // namespace

/// What is put into files, and where.
class ComposeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void policy_data();
    void policy();
    void readsWhatItWrote();
    void fragment_data();
    void fragment();
};

Q_DECLARE_METATYPE(crawlright::compose::Policy)

void ComposeTest::policy_data()
{
    using Wishes = std::vector<compose::Wish>;
    QTest::addColumn<std::string>("file");
    QTest::addColumn<Policy>("policy");
    QTest::addColumn<std::string>("expected");
    const Policy noTraining{.wishes =
                                Wishes{{"ClaudeBot", Stand::Block}, {"GPTBot", Stand::Block}}};
    const std::string star = "User-agent: *\nDisallow: /x\n";
    const std::string blocked = "# No AI\nUser-agent: ClaudeBot\nUser-agent: GPTBot\nDisallow: /\n";
    QTest::newRow("an empty file") << std::string() << noTraining << blocked;
    QTest::newRow("one group, behind a blank line") << star << noTraining << star + "\n" + blocked;
    QTest::newRow("line ends are the file's")
        << std::string("User-agent: *\r\nAllow: /\r\n")
        << Policy{.wishes = {{"GPTBot", Stand::Block}}}
        << std::string("User-agent: *\r\nAllow: /\r\n\r\n# No AI\r\nUser-agent: GPTBot\r\n"
                       "Disallow: /\r\n");
    QTest::newRow("it is so already")
        << star + "\n" + blocked << noTraining << star + "\n" + blocked;
    QTest::newRow("a name joins, in order")
        << "User-agent: GPTBot\nDisallow: /\n\n" + star << noTraining
        << "User-agent: ClaudeBot\nUser-agent: GPTBot\nDisallow: /\n\n" + star;
    QTest::newRow("a group gets other rules, and its comment")
        << blocked
        << Policy{.wishes = Wishes{{"ClaudeBot", Stand::Allow}, {"GPTBot", Stand::Allow}}}
        << std::string("# AI\nUser-agent: ClaudeBot\nUser-agent: GPTBot\nAllow: /\n");
    QTest::newRow("a name leaves a group that it shares")
        << std::string("User-agent: Bingbot\nUser-agent: GPTBot\nDisallow: /x\n")
        << Policy{.wishes = {{"GPTBot", Stand::Block}}}
        << std::string("User-agent: Bingbot\nDisallow: /x\n\n# No AI\nUser-agent: GPTBot\n"
                       "Disallow: /\n");
    QTest::newRow("never behind a group without rules")
        << std::string("User-agent: Bingbot\n") << Policy{.wishes = {{"GPTBot", Stand::Block}}}
        << std::string("# No AI\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: Bingbot\n");
    QTest::newRow("paths, and the rules for *")
        << star
        << Policy{.wishes = {{"GPTBot", Stand::Block}}, .paths = {"/a/"}, .repeatsStar = true}
        << star + "\n# Some\nUser-agent: GPTBot\nDisallow: /x\nDisallow: /a/\n";
    QTest::newRow("preferences go to *")
        << star << Policy{.signals = {Answer::Yes, Answer::Unsaid, Answer::No}}
        << std::string("User-agent: *\nContent-Signal: search=yes, ai-train=no\nDisallow: /x\n");
    QTest::newRow("preferences are changed where they stand")
        << std::string("User-agent: *\nDisallow: /x\ncontent-signal: ai-train=yes, own=1 # why\n")
        << Policy{.signals = {Answer::Unsaid, Answer::No, Answer::No}}
        << std::string("User-agent: *\nDisallow: /x\n"
                       "Content-Signal: ai-input=no, ai-train=no, own=1 # why\n");
    QTest::newRow("preferences without a group for *")
        << std::string() << Policy{.usages = {Answer::Unsaid, Answer::No}}
        << std::string("User-agent: *\nContent-Usage: train-ai=n\nAllow: /\n");
}

void ComposeTest::policy()
{
    QFETCH(std::string, file);
    QFETCH(Policy, policy);
    QFETCH(std::string, expected);
    const std::string after = composed(file, policy);
    QCOMPARE(after, expected);
    QCOMPARE(composed(after, policy), after);
}

void ComposeTest::readsWhatItWrote()
{
    Policy policy{.wishes = {{"ClaudeBot", Stand::Allow},
                             {"GPTBot", Stand::Block},
                             {"OAI-SearchBot", Stand::Leave}},
                  .paths = {"/members/", "/drafts/"},
                  .repeatsStar = true,
                  .signals = {Answer::Yes, Answer::Unsaid, Answer::No},
                  .usages = {Answer::Unsaid, Answer::No}};
    const std::vector<std::string> tokens = {"ClaudeBot", "GPTBot", "OAI-SearchBot"};
    const std::string file = "User-agent: *\nDisallow: /x\nAllow: /x/y\n";
    const auto read = compose::readPolicy(syntax::parse(composed(file, policy)), tokens);
    QCOMPARE(read.policy, policy);
    QVERIFY(read.others.empty());
    const auto own =
        compose::readPolicy(syntax::parse("User-agent: GPTBot\nAllow: /a\nDisallow: /\n"), tokens);
    QCOMPARE(own.policy.wishes[1].stand, Stand::Leave);
    QCOMPARE(own.others, std::vector<std::string>{"GPTBot"});
}

void ComposeTest::fragment_data()
{
    QTest::addColumn<std::string>("file");
    QTest::addColumn<std::string>("fragment");
    QTest::addColumn<int>("cursor");
    QTest::addColumn<std::string>("expected");
    const std::string two = "User-agent: *\nDisallow: /x\n\nUser-agent: Bingbot\nDisallow: /y\n";
    QTest::newRow("rules go into the cursor's group")
        << two << std::string("Disallow: /z\n") << 5 << two + "Disallow: /z\n";
    QTest::newRow("else into the one for *")
        << two << std::string("Disallow: /z\n") << 0
        << std::string("User-agent: *\nDisallow: /x\nDisallow: /z\n\nUser-agent: Bingbot\n"
                       "Disallow: /y\n");
    QTest::newRow("else into a new one")
        << std::string("# Hello") << std::string("Disallow: /z\n") << 0
        << std::string("# Hello\n\nUser-agent: *\nDisallow: /z");
    QTest::newRow("a group into the one for the same crawlers, without doubles")
        << two << std::string("User-agent: BingBot\nDisallow: /y\nDisallow: /z\n") << 1
        << two + "Disallow: /z\n";
    QTest::newRow("a group of its own at the end")
        << two << std::string("# Why\nUser-agent: Googlebot\nAllow: /\n") << 1
        << two + "\n# Why\nUser-agent: Googlebot\nAllow: /\n";
    QTest::newRow("above a group without rules")
        << std::string("User-agent: a\nAllow: /\n\nUser-agent: b\n")
        << std::string("User-agent: c\nDisallow: /\n") << 1
        << std::string("User-agent: a\nAllow: /\n\nUser-agent: c\nDisallow: /\n\nUser-agent: b\n");
    QTest::newRow("a sitemap once")
        << std::string("Sitemap: https://a.example/s.xml\n")
        << std::string("sitemap: https://a.example/s.xml\nSitemap: https://a.example/t.xml\n") << 1
        << std::string("Sitemap: https://a.example/s.xml\n\nSitemap: https://a.example/t.xml\n");
}

void ComposeTest::fragment()
{
    QFETCH(std::string, file);
    QFETCH(std::string, fragment);
    QFETCH(int, cursor);
    QFETCH(std::string, expected);
    const auto line = static_cast<text::LineNumber>(cursor);
    QCOMPARE(inserted(file, fragment, line), expected);
    QCOMPARE(inserted(expected, fragment, line), expected);
}

QTEST_APPLESS_MAIN(ComposeTest)
#include "tst_compose.moc"
