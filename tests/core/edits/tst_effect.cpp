// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/crawlers/catalogue.h"
#include "core/edits/common_path.h"
#include "core/edits/effect.h"
#include "core/rules/pattern.h"

#include <QElapsedTimer>
#include <QTest>

using namespace crawlright;
using dialects::Id;
using edits::Effect;
using Kind = edits::Effect::Kind;
using rules::Verdict;

Q_DECLARE_METATYPE(std::string)
Q_DECLARE_METATYPE(dialects::Id)
Q_DECLARE_METATYPE(edits::Effect::Kind)

namespace {

Effect effect(const std::string& before, const std::string& after, Id id)
{
    return edits::effectOf(syntax::parse(before), syntax::parse(after), id);
}

/// What the flip tells is what the two files say.
void verifyFlip(const edits::Flip& flip, const std::string& before, const std::string& after, Id id)
{
    const dialects::Dialect& dialect = dialects::get(id);
    const rules::Agent agent = crawlers::builtIn().resolve(flip.crawler, id).agent;
    const std::string path = access::prepare(flip.url, dialect);
    const auto verdict = [&](const std::string& file) {
        return rules::compile(syntax::parse(file), dialect, agent).match(path).verdict;
    };
    QVERIFY(flip.before != flip.after);
    QCOMPARE(verdict(before), flip.before);
    QCOMPARE(verdict(after), flip.after);
}

/// All strings of at most so many of these letters.
std::vector<std::string> words(std::string_view letters, std::size_t most)
{
    std::vector<std::string> all{""};
    for (std::size_t i = 0; i < all.size() && all[i].size() < most; ++i)
        for (const char c : letters)
            all.push_back(all[i] + c);
    return all;
}

std::string numberedRules(int count)
{
    std::string file = "User-agent: *\n";
    for (int i = 0; i < count; ++i)
        file += "Disallow: /section-" + std::to_string(i) + "/page/\n";
    return file;
}

} // namespace

class TestEffect final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isDecided_data()
    {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<std::string>("after");
        QTest::addColumn<Id>("id");
        QTest::addColumn<Kind>("kind");
        const auto row = [](const char* name, const char* before, const char* after, Id id,
                            Kind kind) {
            QTest::newRow(name) << std::string(before) << std::string(after) << id << kind;
        };
        const char* const one = "User-agent: *\nDisallow: /a\n";
        row("the same", one, one, Id::Google, Kind::Keeps);
        row("comments and sitemaps", one, "# x\nUser-agent: *\nDisallow: /a # y\nSitemap: z\n",
            Id::Google, Kind::Keeps);
        row("a rule goes", one, "User-agent: *\n", Id::Rfc9309, Kind::Changes);
        row("a dead rule goes", "User-agent: *\nDisallow: /a\nDisallow: /a/b*c$\n", one,
            Id::Rfc9309, Kind::Keeps);
        row("dead but for an allow", "User-agent: *\nDisallow: /a\nDisallow: /a/b\nAllow: /a/\n",
            "User-agent: *\nDisallow: /a\nAllow: /a/\n", Id::Rfc9309, Kind::Changes);
        row("a longer allow elsewhere",
            "User-agent: *\nDisallow: /a\nDisallow: /a/b\nAllow: /a/c/\n",
            "User-agent: *\nDisallow: /a\nAllow: /a/c/\n", Id::Rfc9309, Kind::Keeps);
        row("a longer allow across a wildcard",
            "User-agent: *\nDisallow: /a\nDisallow: /a/bb\nAllow: /*.c\n",
            "User-agent: *\nDisallow: /a\nAllow: /*.c\n", Id::Rfc9309, Kind::Changes);
        row("an allow of what is allowed", "User-agent: *\nAllow: /\nDisallow: /a\n", one,
            Id::Google, Kind::Keeps);
        row("order, longest wins", "User-agent: *\nAllow: /a\nDisallow: /\n",
            "User-agent: *\nDisallow: /\nAllow: /a\n", Id::Google, Kind::Keeps);
        row("order, first wins", "User-agent: *\nAllow: /a\nDisallow: /\n",
            "User-agent: *\nDisallow: /\nAllow: /a\n", Id::Draft1997, Kind::Changes);
        row("order of rules apart, first wins", "User-agent: *\nAllow: /a\nDisallow: /b\n",
            "User-agent: *\nDisallow: /b\nAllow: /a\n", Id::Draft1997, Kind::Keeps);
        row("order, no allow in 1994", "User-agent: *\nDisallow: /a\nDisallow: /\n",
            "User-agent: *\nDisallow: /\nDisallow: /a\n", Id::Original1994, Kind::Keeps);
        row("percent case", "User-agent: *\nDisallow: /%c3\n", "User-agent: *\nDisallow: /%C3\n",
            Id::Google, Kind::Keeps);
        row("an unreserved escape, RFC", "User-agent: *\nDisallow: /%61\n", one, Id::Rfc9309,
            Kind::Keeps);
        row("an unreserved escape, Google", "User-agent: *\nDisallow: /%61\n", one, Id::Google,
            Kind::Changes);
        row("a pattern that no path matches", "User-agent: *\nDisallow: /a\nDisallow: b\n", one,
            Id::Google, Kind::Keeps);
        row("a typo mended, Google", "User-agent: *\nDisalow: /a\n", one, Id::Google, Kind::Keeps);
        row("a typo mended, RFC", "User-agent: *\nDisalow: /a\n", one, Id::Rfc9309, Kind::Changes);
        row("a star at the end", "User-agent: *\nDisallow: /a*\n", one, Id::Bing, Kind::Keeps);
        row("a star at the end, no wildcards", "User-agent: *\nDisallow: /a*\n", one,
            Id::Original1994, Kind::Changes);
        row("undefined ties", "User-agent: *\nAllow: /a\nDisallow: /*b\n",
            "User-agent: *\nAllow: /a\nDisallow: /*b\nDisallow: /a/b\n", Id::Google2019,
            Kind::Changes);
        row("undefined ties, a dead rule",
            "User-agent: *\nAllow: /*.c\nDisallow: /a\nDisallow: /a/b\n",
            "User-agent: *\nAllow: /*.c\nDisallow: /a\n", Id::Google2019, Kind::Keeps);
        row("undefined ties, an allow that never wins", "User-agent: *\nAllow: /\nDisallow: /a\n",
            one, Id::Google2019, Kind::Keeps);
        row("undefined ties, a disallow that never wins", "User-agent: *\nAllow: /\nDisallow: /\n",
            "User-agent: *\nAllow: /\n", Id::Google2019, Kind::Keeps);
        row("undefined ties, the first of equally long rules",
            "User-agent: *\nDisallow: /**$\nAllow: /*/$\nDisallow: /%2F\n",
            "User-agent: *\nDisallow: /%2F\nAllow: /*/$\nDisallow: /**$\n", Id::Google2019,
            Kind::Changes);
        row("a path that begins with two slashes", "User-agent: *\nDisallow: /\nAllow: //a\n",
            "User-agent: *\nDisallow: /\n", Id::Google, Kind::Changes);
        row("index.html", "User-agent: *\nDisallow: /\nAllow: /a/index.html\n",
            "User-agent: *\nDisallow: /\nAllow: /a/index.html\nAllow: /a/$\n", Id::Google,
            Kind::Keeps);
        row("index.html, RFC", "User-agent: *\nDisallow: /\nAllow: /a/index.html\n",
            "User-agent: *\nDisallow: /\nAllow: /a/index.html\nAllow: /a/$\n", Id::Rfc9309,
            Kind::Changes);
    }

    void isDecided()
    {
        QFETCH(const std::string, before);
        QFETCH(const std::string, after);
        QFETCH(const Id, id);
        QFETCH(const Kind, kind);
        const Effect got = effect(before, after, id);
        QCOMPARE(got.kind, kind);
        QCOMPARE(got.flip.has_value(), kind == Kind::Changes);
        if (got.flip)
            verifyFlip(*got.flip, before, after, id);
        // What keeps verdicts one way keeps them the other way.
        QCOMPARE(effect(after, before, id).kind, kind);
    }

    void crawlersMatter_data()
    {
        isDecided_columns();
        const auto row = [](const char* name, const char* before, const char* after, Id id,
                            const char* crawler) {
            QTest::newRow(name) << std::string(before) << std::string(after) << id
                                << std::string(crawler);
        };
        const char* const star = "User-agent: *\nDisallow: /a\n";
        row("a group that says what * says",
            "User-agent: foo\nDisallow: /a\n\nUser-agent: *\n"
            "Disallow: /a\n",
            star, Id::Google, "");
        row("* does not bind AdsBot",
            "User-agent: AdsBot-Google\nDisallow: /a\n\nUser-agent: *\nDisallow: /a\n", star,
            Id::Google, "AdsBot-Google");
        row("AdsBot asked as the parser does",
            "User-agent: AdsBot-Google\nDisallow: /a\n\nUser-agent: *\nDisallow: /a\n", star,
            Id::GoogleParser, "");
        row("a chain goes on to Googlebot",
            "User-agent: Googlebot\nDisallow: /b\n\nUser-agent: Googlebot-Image\nDisallow: /b\n\n"
            "User-agent: *\nDisallow: /a\n",
            "User-agent: Googlebot\nDisallow: /b\n\nUser-agent: *\nDisallow: /a\n", Id::Google, "");
        row("a chain goes on, and not to *",
            "User-agent: Googlebot\nDisallow: /b\n\nUser-agent: Googlebot-Image\nDisallow: /a\n\n"
            "User-agent: *\nDisallow: /a\n",
            "User-agent: Googlebot\nDisallow: /b\n\nUser-agent: *\nDisallow: /a\n", Id::Google,
            "Googlebot-Image");
        row("a crawler that nobody names", star, "User-agent: *\nDisallow: /b\n", Id::Google,
            "Googlebot");
        row("named as a part of the value, 1994",
            "User-agent: foobar\nDisallow: /a\n\nUser-agent: foo\nDisallow: /b\n",
            "User-agent: foobar\nDisallow: /a\n\nUser-agent: foo\nDisallow: /a\n", Id::Original1994,
            "foo");
        row("groups for one name merged, RFC",
            "User-agent: foo\nDisallow: /a\n\nUser-agent: foo\nDisallow: /b\n",
            "User-agent: foo\nDisallow: /a\nDisallow: /b\n", Id::Rfc9309, "");
        row("groups for one name merged, 1997",
            "User-agent: foo\nDisallow: /a\n\nUser-agent: foo\nDisallow: /b\n",
            "User-agent: foo\nDisallow: /a\nDisallow: /b\n", Id::Draft1997, "foo");
        row("the longest token that begins a name, 2019",
            "User-agent: foo\nDisallow: /a\n\nUser-agent: foobar\nDisallow: /b\n",
            "User-agent: foo\nDisallow: /a\n", Id::Google2019, "foobar");
    }

    void crawlersMatter()
    {
        QFETCH(const std::string, before);
        QFETCH(const std::string, after);
        QFETCH(const Id, id);
        QFETCH(const std::string, crawler);
        const Effect got = effect(before, after, id);
        QCOMPARE(got.kind, crawler.empty() ? Kind::Keeps : Kind::Changes);
        if (got.flip) {
            QCOMPARE(got.flip->crawler, crawler);
            verifyFlip(*got.flip, before, after, id);
        }
    }

    void blankLinesMatterToSome_data()
    {
        QTest::addColumn<Id>("id");
        QTest::addColumn<Kind>("kind");
        for (const dialects::Dialect& dialect : dialects::all())
            QTest::newRow(dialect.name.data())
                << dialect.id << (dialect.blankLineEndsRecord ? Kind::Changes : Kind::Keeps);
    }

    void blankLinesMatterToSome()
    {
        QFETCH(const Id, id);
        QFETCH(const Kind, kind);
        const std::string before = "User-agent: *\nDisallow: /a\n\nDisallow: /b\n";
        const std::string after = "User-agent: *\nDisallow: /a\nDisallow: /b\n";
        const Effect got = effect(before, after, id);
        QCOMPARE(got.kind, kind);
        if (got.flip) {
            QCOMPARE(got.flip->url, std::string("/b"));
            QCOMPARE(got.flip->before, Verdict::Allow);
            QCOMPARE(got.flip->after, Verdict::Disallow);
        }
    }

    void sizeMatters()
    {
        const std::string file = "User-agent: *\nDisallow: /a\n#";
        const std::string padding(512'000, '#');
        for (const dialects::Dialect& dialect : dialects::all()) {
            const bool isOpen = dialect.overLimitAllowsAll;
            QCOMPARE(effect(file, file + padding, dialect.id).kind,
                     isOpen ? Kind::Changes : Kind::Keeps);
            QCOMPARE(effect(file + padding, "#" + padding, dialect.id).kind,
                     isOpen ? Kind::Keeps : Kind::Changes);
        }
    }

    void meetingsAreExact()
    {
        const std::vector<std::string> paths = words("ab", 6);
        std::vector<std::string> patterns = words("ab*$", 3);
        for (std::string& pattern : patterns)
            pattern.insert(0, "/");
        int tried = 0;
        for (const std::string& a : patterns) {
            for (const std::string& b : patterns) {
                edits::Budget budget{.left = 1'000'000};
                std::vector<std::string> shared;
                const auto meeting = edits::meetingOf(a, b, true, budget, &shared, 'x');
                for (const std::string& path : shared)
                    QVERIFY2(rules::matches(a, path, true) && rules::matches(b, path, true),
                             qPrintable(QString::fromStdString(a + ' ' + b + ' ' + path)));
                const bool meets = std::ranges::any_of(paths, [&](const std::string& path) {
                    return rules::matches(a, '/' + path, true) &&
                           rules::matches(b, '/' + path, true);
                });
                QCOMPARE(shared.empty(), meeting == edits::Meeting::Apart);
                QVERIFY(!meets || meeting == edits::Meeting::Meet);
                ++tried;
            }
        }
        QCOMPARE_GE(tried, 7'000);
    }

    void workIsBounded()
    {
        // One line of very many; and a change everywhere, which may stay undecided.
        const std::string before = numberedRules(31'000);
        std::string after = before;
        after.replace(after.find("/section-15000/"), 15, "/section-xxxxx/");
        std::string wild = before;
        for (std::size_t at = 0; (at = wild.find("/page/", at)) != std::string::npos; at += 7)
            wild.replace(at, 6, "/*/pg*e");
        QElapsedTimer timer;
        timer.start();
        const Effect one = effect(before, after, Id::Rfc9309);
        const qint64 oneTime = timer.restart();
        const Effect many = effect(wild, before, Id::Rfc9309);
        const qint64 manyTime = timer.elapsed();
        qInfo("one line of 31,000: %lld ms; all of them: %lld ms", oneTime, manyTime);
        QCOMPARE(one.kind, Kind::Changes);
        verifyFlip(*one.flip, before, after, Id::Rfc9309);
        QVERIFY(many.kind == Kind::Undecided || many.flip);
    }

private:
    static void isDecided_columns()
    {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<std::string>("after");
        QTest::addColumn<Id>("id");
        QTest::addColumn<std::string>("crawler"); // empty: no verdict changes
    }
};

QTEST_APPLESS_MAIN(TestEffect)
#include "tst_effect.moc"
