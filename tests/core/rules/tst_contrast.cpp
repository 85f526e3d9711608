// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/rules/contrast.h"

#include <QTest>

using namespace crawlright;
using dialects::Id;
using rules::Contrast;

namespace {

const rules::Agent agent{.names = {"ExampleBot"}, .obeysStar = true};

rules::Verdict verdictOf(const syntax::Document& document, Id dialect, std::string_view url)
{
    const dialects::Dialect& table = dialects::get(dialect);
    return rules::compile(document, table, agent).match(access::prepare(url, table)).verdict;
}

} // namespace

class ContrastTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tells_data();
    void tells();
};

void ContrastTest::tells_data()
{
    QTest::addColumn<QByteArray>("robots");
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<Id>("odd");
    QTest::addColumn<Id>("other");
    QTest::addColumn<Contrast>("contrast");
    const auto row = [](const char* name, const char* robots, const char* url, Id odd, Id other,
                        Contrast contrast) {
        QTest::newRow(name) << QByteArray(robots) << QByteArray(url) << odd << other << contrast;
    };
    const char* const help = "User-agent: *\nDisallow: /shop\nAllow: /shop/help\n";
    row("the first rule, or the longest", help, "/shop/help", Id::Yandex2012, Id::Yandex,
        Contrast::Precedence);
    row("the longest rule, or the first", help, "/shop/help", Id::Rfc9309, Id::Draft1997,
        Contrast::Precedence);
    row("no Allow in 1994", help, "/shop/help", Id::Original1994, Id::Rfc9309, Contrast::Allow);
    row("no wildcards in 1994", "User-agent: *\nDisallow: /*.pdf\n", "/a.pdf", Id::Original1994,
        Id::Rfc9309, Contrast::Wildcards);
    row("undefined in 2019", "User-agent: *\nAllow: /page\nDisallow: /*.htm\n", "/page.htm",
        Id::Google2019, Id::Google, Contrast::WildcardTie);
    row("an empty Allow of 2012", "User-agent: *\nAllow:\n", "/a", Id::Yandex2012, Id::Yandex,
        Contrast::EmptyRule);
    row("an index page", "User-agent: *\nDisallow: /a/\nAllow: /a/index.html\n", "/a/", Id::Rfc9309,
        Id::Google, Contrast::IndexPage);
    row("an escape of a letter", "User-agent: *\nDisallow: /%61\n", "/a", Id::Google, Id::Rfc9309,
        Contrast::Encoding);
    row("robots.txt itself", "User-agent: *\nDisallow: /\n", "/robots.txt", Id::GoogleParser,
        Id::Google, Contrast::RobotsTxtItself);
    row("a blank line", "User-agent: *\n\nDisallow: /a\n", "/a", Id::Yandex, Id::Rfc9309,
        Contrast::BlankLines);
    row("the second group", "User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n", "/b",
        Id::Draft1997, Id::Rfc9309, Contrast::Merging);
    row("part of a name", "User-agent: ExampleBot-Images\nDisallow: /\n", "/a", Id::Original1994,
        Id::Rfc9309, Contrast::Agents);
    row("a misspelling", "User-agent: *\nDisalow: /a\n", "/a", Id::Rfc9309, Id::Google,
        Contrast::Spelling);
    row("no colon", "User-agent: *\nDisallow /a\n", "/a", Id::Rfc9309, Id::Google,
        Contrast::MissingColon);
    row("several at once", "User-agent: *\nDisalow /a\n", "/a", Id::Rfc9309, Id::Google,
        Contrast::Several);
    const QByteArray comments = QByteArray(600 * 1024, '#') + "\n";
    QTest::newRow("too long a file")
        << QByteArray("User-agent: *\nDisallow: /a\n" + comments) << QByteArray("/a") << Id::Yandex
        << Id::Rfc9309 << Contrast::SizeLimit;
}

void ContrastTest::tells()
{
    QFETCH(const QByteArray, robots);
    QFETCH(const QByteArray, url);
    QFETCH(const Id, odd);
    QFETCH(const Id, other);
    QFETCH(const Contrast, contrast);
    const syntax::Document document = syntax::parse(robots.toStdString());
    const std::string asked = url.toStdString();
    const rules::Verdict wanted = verdictOf(document, other, asked);
    QVERIFY(verdictOf(document, odd, asked) != wanted);
    QCOMPARE(
        rules::contrastOf(document, dialects::get(odd), dialects::get(other), agent, asked, wanted),
        contrast);
}

QTEST_GUILESS_MAIN(ContrastTest)
#include "tst_contrast.moc"
