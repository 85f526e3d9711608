// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/simplify.h"

#include <QElapsedTimer>
#include <QTest>

using namespace crawlright;
using checks::Readers;
using dialects::Id;

Q_DECLARE_METATYPE(std::string)

namespace {

constexpr Readers google = checks::only(Id::Google);
constexpr Readers rfc = checks::only(Id::Rfc9309);
constexpr Readers first = checks::only(Id::Draft1997);
constexpr Readers oldest = checks::only(Id::Original1994);
constexpr Readers open = checks::only(Id::Google2019);

std::string simplified(const std::string& file, Readers readers)
{
    return edits::applied(file, edits::simplify(syntax::parse(file), readers).edits);
}

} // namespace

class TestSimplify final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void simplifies_data()
    {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<Readers>("readers");
        QTest::addColumn<std::string>("after");
        const auto row = [](const char* name, const char* before, Readers readers,
                            const char* after) {
            QTest::newRow(name) << std::string(before) << readers << std::string(after);
        };
        const auto same = [&](const char* name, const char* file, Readers readers) {
            row(name, file, readers, file);
        };
        const char* const one = "User-agent: *\nDisallow: /a\n";
        same("nothing", "", checks::everybody);
        same("nobody asks", "User-agent: *\nDisallow: /a\nDisallow: /a\n", checks::nobody);
        row("a rule twice", "User-agent: *\nDisallow: /a\nDisallow: /a\n", checks::everybody, one);
        row("a rule within another", "User-agent: *\nDisallow: /a/b\nDisallow: /a\n",
            checks::everybody, one);
        row("the last line without a newline", "User-agent: *\nDisallow: /a\nDisallow: /a/b",
            checks::everybody, one);
        row("an empty rule beside others", "User-agent: *\nDisallow:\nDisallow: /a\n", google, one);
        row("an empty rule comes first", "User-agent: *\nDisallow:\nDisallow: /a\n",
            checks::only(Id::Yandex2012), "User-agent: *\nDisallow:\n");
        same("an empty rule alone", "User-agent: *\nDisallow:\n", checks::everybody);
        row("an allow of what is allowed", "User-agent: *\nAllow: /\nDisallow: /a\n", google, one);
        row("an allow that comes first", "User-agent: *\nAllow: /\nDisallow: /a\n", first,
            "User-agent: *\nAllow: /\n");
        same("dead for the first that matches, needed for the longest",
             "User-agent: *\nAllow: /a\nDisallow: /a/b\n", static_cast<Readers>(first | google));
        row("what no path can match", "User-agent: *\nDisallow: a\nDisallow: /a\n", google, one);
        row("rules before any group", "Disallow: /b\n\nUser-agent: *\nDisallow: /a\n", google, one);
        same("a needed exception", "User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /a/b/c\n",
             google);
        row("a star at the end", "User-agent: *\nDisallow: /a\nDisallow: /a*\n", google, one);
        same("no star at the end in 1994", "User-agent: *\nDisallow: /*/a\nDisallow: /b/a\n",
             oldest);
        row("wildcards within wildcards",
            "User-agent: *\nDisallow: /*.pdf\nDisallow: /a/*.pdf$\nDisallow: /b*/c.pdf\n", rfc,
            "User-agent: *\nDisallow: /*.pdf\n");
        same("a star makes verdicts undefined",
             "User-agent: *\nAllow: /*x\nDisallow: /a\nDisallow: /a*b\n", open);
        row("undefined verdicts, one step after another",
            "User-agent: *\nDisallow: /a/\nDisallow: /a\nDisallow: /b\nAllow: /\n", open,
            "User-agent: *\nDisallow: /a\nDisallow: /b\n");
        row("a letter written as an escape", "User-agent: *\nDisallow: /a\nDisallow: /%61\n", rfc,
            one);
        same("a letter written as an escape, Google",
             "User-agent: *\nDisallow: /a\nDisallow: /%61\n", google);
        row("all readers must agree", "User-agent: *\nDisallow: /a\nDisallow: /a*\n",
            static_cast<Readers>(google | oldest), "User-agent: *\nDisallow: /a\n");
        row("a user-agent line twice", "User-agent: b\nUser-agent: B\nDisallow: /a\n", google,
            "User-agent: b\nDisallow: /a\n");
        row("a group that says what * says",
            "User-agent: b\nDisallow: /a\n\nUser-agent: *\nDisallow: /a\n", google, one);
        row("the last group", "User-agent: *\nDisallow: /a\n\nUser-agent: b\nDisallow: /a\n",
            google, one);
        same("a group that frees a crawler",
             "User-agent: b\nDisallow:\n\nUser-agent: *\nDisallow: /a\n", google);
        same("a group for a crawler that ignores *",
             "User-agent: AdsBot-Google\nDisallow: /a\n\nUser-agent: *\nDisallow: /a\n", google);
        same("a group with another field",
             "User-agent: b\nCrawl-delay: 5\nDisallow: /a\n\nUser-agent: *\nDisallow: /a\n",
             google);
        row("a group twice",
            "User-agent: b\nDisallow: /\n\nUser-agent: *\nDisallow: /a\n\nUser-agent: b\n"
            "Disallow: /\n",
            google, "User-agent: b\nDisallow: /\n\nUser-agent: *\nDisallow: /a\n");
        same("one group for * stays", "User-agent: b\nDisallow: /\n\nUser-agent: *\nDisallow:\n",
             google);
        row("two groups for *", "User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /a/b\n",
            google, one);
        row("comments of what goes",
            "# head\n\n# b too\nUser-agent: b # x\nDisallow: /a\n\n# all\nUser-agent: *\n"
            "# dead\nDisallow: /a/b\n# alive\nDisallow: /a\n",
            google, "# head\n\n# all\nUser-agent: *\n# alive\nDisallow: /a\n");
        same("comments between others", "# head\nUser-agent: *\n# two\nDisallow: /a\n# end\n",
             google);
    }

    void simplifies()
    {
        QFETCH(const std::string, before);
        QFETCH(const Readers, readers);
        QFETCH(const std::string, after);
        QCOMPARE(QByteArray::fromStdString(simplified(before, readers)),
                 QByteArray::fromStdString(after));
        QCOMPARE(QByteArray::fromStdString(simplified(after, readers)),
                 QByteArray::fromStdString(after));
        const edits::Rewrite rewrite = edits::simplify(syntax::parse(before), readers);
        QCOMPARE(rewrite.keeps & readers, readers);
    }

    void promisesNoMoreThanItKeeps()
    {
        // Of the two equal rules the first stays; an Allow between them decides for those who take
        // the first rule that matches, and then the third line is dead for them alone.
        const std::string file = "User-agent: *\nAllow: /a/b\nDisallow: /a/b\nDisallow: /a\n";
        const edits::Rewrite rewrite = edits::simplify(syntax::parse(file), first);
        QCOMPARE(edits::applied(file, rewrite.edits),
                 std::string("User-agent: *\nAllow: /a/b\nDisallow: /a\n"));
        QVERIFY((rewrite.keeps & first) != 0);
        // 1994 knows no Allow, and its Disallow: /a covers what went.
        QVERIFY((rewrite.keeps & oldest) != 0);
        const std::string allowing = "User-agent: *\nAllow: /\nDisallow: /a\n";
        const edits::Rewrite forGoogle = edits::simplify(syntax::parse(allowing), google);
        QVERIFY((forGoogle.keeps & google) != 0);
        QVERIFY((forGoogle.keeps & first) == 0);
    }

    void manyGroupsAreSeenThrough()
    {
        std::string file = "User-agent: *\nDisallow: /z\n\n";
        for (int i = 0; i < 1'000; ++i)
            file += "User-agent: bot-" + std::string(1, char('a' + i % 26)) +
                    std::string(std::size_t(i) / 26, 'x') + "\nDisallow: /" +
                    (i == 500 ? "z" : "y") + "\n\n";
        const syntax::Document before = syntax::parse(file);
        const edits::Rewrite rewrite = edits::simplify(before, google);
        // One group says what holds without it.
        const std::size_t size = edits::applied(file, rewrite.edits).size();
        QCOMPARE(file.size() - size,
                 std::string("User-agent: bot-g\nDisallow: /z\n\n").size() + 19);
        QVERIFY((rewrite.keeps & google) != 0);
    }

    /// Each named group is held against those for all; past the bound the rest stay.
    void groupsAreLookedAtWithinABound()
    {
        const auto left = [](int groups) {
            std::string file = "User-agent: same\nDisallow: /r\n\n";
            for (int i = 0; i < groups; ++i)
                file += "User-agent: bot-" + std::string(1, char('a' + i % 26)) +
                        std::string(1, char('a' + i / 26)) + "\nDisallow: /y\n\n";
            file += "User-agent: *\n# " + std::string(100'000, '-') + "\nDisallow: /r\n";
            const auto rewrite = edits::simplify(syntax::parse(file), google);
            return !edits::applied(file, rewrite.edits).contains("same");
        };
        QVERIFY(left(10));
        QVERIFY(!left(600));
    }

    void workIsBounded()
    {
        std::string file = "User-agent: *\n";
        for (int i = 0; i < 6'000; ++i)
            file += (i % 3 == 0 ? "Allow: /" : "Disallow: /") + std::to_string(i % 4'000) + "/*a" +
                    std::to_string(i) + "*b\n";
        QElapsedTimer timer;
        timer.start();
        const edits::Rewrite rewrite = edits::simplify(syntax::parse(file), google);
        qInfo("6,000 rules with wildcards: %lld ms, %zu edits", timer.elapsed(),
              rewrite.edits.size());
        QVERIFY((rewrite.keeps & google) != 0);
    }
};

QTEST_APPLESS_MAIN(TestSimplify)
#include "tst_simplify.moc"
