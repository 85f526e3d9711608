// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/finding.h"
#include "core/edits/fix.h"
#include "ui/words/quoted.h"

#include <QTest>

using namespace crawlright;
using namespace Qt::StringLiterals;
using checks::Code;
using checks::Finding;
using edits::Fix;
using edits::FixCode;

namespace {

std::vector<Finding> findingsOf(const syntax::Document& document, Code code)
{
    auto findings = checks::check(document);
    std::erase_if(findings, [&](const Finding& finding) { return finding.code != code; });
    return findings;
}

} // namespace

/// What is offered, and what not.
class TestFixesOffered final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offered_data()
    {
        QTest::addColumn<std::string>("line");
        QTest::addColumn<std::string>("id");
        QTest::addColumn<QString>("fixes");
        QTest::addColumn<std::string>("best");
        const auto row = [](const char* name, std::string line, std::string id, QString fixes,
                            std::string best = {}) {
            QTest::newRow(name) << std::move(line) << std::move(id) << std::move(fixes)
                                << std::move(best);
        };
        // To write `*` for a pattern of a name would make its rules the rules of all.
        row("a name between stars", "User-agent: *aiHitBot*", "star-not-last", u"write-agent"_s,
            "User-agent: aiHitBot");
        row("a name with digits", "User-agent: *360Spider*", "star-not-last", u"write-agent"_s,
            "User-agent: 360Spider");
        row("a name with a version", "User-agent: *GPTBot/1.0", "star-not-last", u"write-agent"_s,
            "User-agent: GPTBot");
        row("two parts of a name", "User-agent: *Foo*Bot*", "star-not-last", {});
        row("words between stars", "User-agent: *web crawler*", "star-not-last", {});
        row("an address between stars", "User-agent: *+http://h/*", "star-not-last", {});
        row("words behind a star", "User-agent: * bots", "star-not-last", u"write-star"_s,
            "User-agent: *");
        row("a name behind a star", "User-agent: * Googlebot", "star-not-last", u"write-star"_s,
            "User-agent: *");
        row("nothing but stars", "User-agent: **", "star-not-last", u"write-star"_s,
            "User-agent: *");
        row("a list", "User-agent: Foo-1.x; 2bot", "agent-list", u"split-agents"_s,
            "User-agent: Foo-1.x\nUser-agent: 2bot");
        row("a user-agent string with a comma",
            "User-agent: WebReaper vWebReaper v7.3 - www,otway.com/webreaper", "agent-list", {});
        row("a known user-agent string with a comma",
            "User-agent: GPTBot/1.2, by example.com/about", "agent-list", u"write-agent"_s,
            "User-agent: GPTBot");
        row("two crawlers with versions", "User-agent: Googlebot/2.1, bingbot/2.0", "agent-list",
            {});
        row("a star in a list", "User-agent: Googlebot, *", "agent-list", {});
        row("a Latin-1 blank at the end", "Disallow: /a\xA0", "encoding-not-utf8",
            u"remove-characters write-blank"_s, "Disallow: /a");
        row("a Latin-1 blank before the value", "Disallow:\xA0/a", "encoding-not-utf8",
            u"write-blank remove-characters"_s, "Disallow: /a");
        row("a Latin-1 blank in a comment", "# a\xA0z", "encoding-not-utf8",
            u"write-blank remove-characters"_s, "# a z");
        row("only what the check means", "# Disallow: /a\n# Disallow: none\n# Allow: /b # c\n",
            "commented-rule", u"uncomment-rules delete-comments"_s,
            "Disallow: /a\n# Disallow: none\n# Allow: /b # c\n");
        row("a rule of words, then one", "# Disallow: nothing\n# Allow:\n", "commented-rule",
            u"uncomment-rules delete-comments"_s, "# Disallow: nothing\nAllow:\n");
        row("other groups", "User-agent: a\nDisallow: /", "no-star-group", u"add-open-group"_s,
            "User-agent: a\nDisallow: /\n\nUser-agent: *\nDisallow:");
        row("no other group", "# nothing\n", "empty-file", u"add-only-group"_s,
            "# nothing\n\nUser-agent: *\nDisallow:\n");
    }

    /// All that is offered for a line, and what the best makes of it.
    void offered()
    {
        QFETCH(const std::string, line);
        QFETCH(const std::string, id);
        QFETCH(const QString, fixes);
        QFETCH(const std::string, best);
        const syntax::Document document = syntax::parse(line);
        const auto findings = findingsOf(document, *checks::codeOf(id));
        QCOMPARE(findings.size(), 1);
        const auto made = edits::Fixer(document).fixesFor(findings.front());
        QStringList codes;
        for (const Fix& fix : made)
            codes += words::ascii(nameOf(fix.code));
        QCOMPARE(codes.join(u' '), fixes);
        if (!made.empty())
            QCOMPARE(QByteArray::fromStdString(edits::applied(line, made.front().edits)),
                     QByteArray::fromStdString(best));
    }

    /// The names become names, however many others there are.
    void starsAreNotMeantForNames()
    {
        const std::string file = "User-agent: * bots\nDisallow: /a\n\nUser-agent: *fooBot*\n"
                                 "User-agent: *bar*\nDisallow: /\n";
        const syntax::Document document = syntax::parse(file);
        const auto findings = findingsOf(document, Code::StarNotLast);
        QCOMPARE(findings.size(), 3);
        const edits::Fixer fixer(document);
        const auto stars = fixer.fixAll(findings, Code::StarNotLast, FixCode::WriteStar);
        QCOMPARE(stars->places, 1);
        QCOMPARE(stars->edits.front().span.begin, 12U);
        const auto names = fixer.fixAll(findings, Code::StarNotLast, FixCode::WriteAgent);
        QCOMPARE(QByteArray::fromStdString(edits::applied(file, names->edits)),
                 "User-agent: * bots\nDisallow: /a\n\nUser-agent: fooBot\n"
                 "User-agent: bar\nDisallow: /\n");
    }

    /// What a line more does to a file at a limit on size.
    void keptByOtherEdits()
    {
        const std::string comment = "# crawlright: ignore x\n";
        const auto kept = [&](std::size_t size) {
            std::string file = "User-agent: *\nDisallow: /a\n";
            file += "#" + std::string(size - file.size() - 18, '-') + "\n";
            file += "Disallow: /later\n";
            const syntax::Document document = syntax::parse(file);
            return edits::Fixer(document).keptBy(std::array{edits::Edit{{0, 0}, comment}});
        };
        const std::size_t limit = 500 * std::size_t{1024};
        QCOMPARE(kept(1'000), checks::everybody);
        QVERIFY((kept(limit) & checks::only(dialects::Id::Google)) == 0);
        const syntax::Document document = syntax::parse("x");
        const std::array beyond{edits::Edit{{7, 7}, comment}};
        QCOMPARE(edits::Fixer(document).keptBy(beyond), checks::nobody);
    }
};

QTEST_GUILESS_MAIN(TestFixesOffered)
#include "tst_fixes_offered.moc"
