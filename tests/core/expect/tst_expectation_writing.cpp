// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/expect/writing.h"

#include <QByteArray>
#include <QTest>

#include <array>

using namespace crawlright;
using expect::Addition;
using expect::NewExpectation;
using rules::Verdict;

Q_DECLARE_METATYPE(crawlright::expect::Addition)
Q_DECLARE_METATYPE(crawlright::expect::NewExpectation)

/// What must hold for every file is tried by expectation_properties; these are the cases by name.
class ExpectationWritingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void appends_data();
    void appends();
    void addsOnceWhatIsAskedTwice();
    void deletesLines();
    void turnsAVerdict();
};

void ExpectationWritingTest::appends_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<NewExpectation>("wanted");
    QTest::addColumn<Addition>("addition");
    QTest::addColumn<QByteArray>("appendix");
    const auto row = [](const char* name, const QByteArray& file, const NewExpectation& wanted,
                        Addition addition, const QByteArray& appendix = {}) {
        QTest::newRow(name) << file << wanted << addition << appendix;
    };
    const auto wanted = [](std::string crawler, std::string address,
                           Verdict verdict = Verdict::Allow) {
        return NewExpectation{verdict, std::move(crawler), std::move(address)};
    };
    const NewExpectation plain = wanted("Googlebot", "/x");
    row("to nothing", "", plain, Addition::Added, "allow Googlebot /x\n");
    row("a disallow", "", wanted("GPTBot", "/", Verdict::Disallow), Addition::Added,
        "disallow GPTBot /\n");
    row("as the lines end: CRLF", "# a\r\n", plain, Addition::Added, "allow Googlebot /x\r\n");
    row("as the lines end: CR", "# a\r", plain, Addition::Added, "allow Googlebot /x\r");
    row("as the last line end does", "# a\r\n\n", plain, Addition::Added, "allow Googlebot /x\n");
    row("after a line that does not end", "# a\r\n# b", plain, Addition::Added,
        "\r\nallow Googlebot /x\r\n");
    row("a name with a blank", "", wanted("Some Bot/1.0", "/"), Addition::Added,
        "allow \"Some Bot/1.0\" /\n");
    row("a name with a comma", "", wanted("a,b", "/"), Addition::Added, "allow \"a,b\" /\n");
    row("a name like a comment", "", wanted("#a", "/"), Addition::Added, "allow \"#a\" /\n");
    row("a quote within a word", "", wanted("a\"b", "/\""), Addition::Added, "allow a\"b /\"\n");
    row("an address with a blank", "", wanted("a", "/b c"), Addition::Added, "allow a \"/b c\"\n");
    row("a URL with a fragment", "", wanted("a", "https://h/#x"), Addition::Added,
        "allow a https://h/#x\n");

    row("known", "allow googlebot /x\n", plain, Addition::Known);
    row("known by a set", "set s = a, Googlebot\nallow s /x", plain, Addition::Known);
    row("contradicted", "disallow Googlebot /x\n", plain, Addition::Contradicted);
    row("another address is another", "disallow Googlebot /x/\n", plain, Addition::Added,
        "allow Googlebot /x\n");
    row("a set of its name", "set GoogleBot = a\n", plain, Addition::SetOfThisName);
    row("undefined", "", wanted("a", "/", Verdict::Undefined), Addition::NoVerdict);
    row("a line end in the name", "", wanted("a\nb", "/"), Addition::NotExpressible);
    row("a quote at the start", "", wanted("\"a", "/"), Addition::NotExpressible);
    row("a quote and a blank", "", wanted("a \"b", "/"), Addition::NotExpressible);
    row("no name", "", wanted("", "/"), Addition::NotExpressible);
    row("no address", "", wanted("a", "example.com/x"), Addition::NotExpressible);
}

void ExpectationWritingTest::appends()
{
    QFETCH(const QByteArray, file);
    QFETCH(const NewExpectation, wanted);
    QFETCH(const QByteArray, appendix);
    const expect::Appended appended =
        expect::appended(expect::parse(file.toStdString()), std::array{wanted});
    QTEST(appended.additions.front(), "addition");
    QCOMPARE(QByteArray::fromStdString(appended.bytes), file + appendix);
}

void ExpectationWritingTest::addsOnceWhatIsAskedTwice()
{
    const std::array wanted{NewExpectation{Verdict::Allow, "a", "/"},
                            NewExpectation{Verdict::Allow, "A", "/"},
                            NewExpectation{Verdict::Disallow, "a", "/"}};
    const expect::Appended appended = expect::appended(expect::parse({}), wanted);
    QCOMPARE(appended.bytes, std::string("allow a /\n"));
    QCOMPARE(appended.count(Addition::Added), 1U);
    QCOMPARE(appended.count(Addition::Known), 1U);
    QCOMPARE(appended.count(Addition::Contradicted), 1U);
}

void ExpectationWritingTest::deletesLines()
{
    const expect::Expectations file =
        expect::parse("\xEF\xBB\xBF"
                      "allow a /1\r\n# why\r\nallow b /2 # two\r\nallow c /3");
    QCOMPARE(expect::withoutLines(file, {}), file.bytes);
    QCOMPARE(expect::withoutLines(file, std::array{0U}),
             std::string("\xEF\xBB\xBF# why\r\nallow b /2 # two\r\nallow c /3"));
    QCOMPARE(expect::withoutLines(file, std::array{2U, 1U, 2U}),
             std::string("\xEF\xBB\xBF"
                         "allow a /1\r\n# why\r\n"));
}

void ExpectationWritingTest::turnsAVerdict()
{
    const expect::Expectations file = expect::parse(" ALLOW a /1 # x\ndisallow b /2\n");
    const expect::Turn first{0, Verdict::Disallow};
    const expect::Turn second{1, Verdict::Allow};
    QCOMPARE(expect::withVerdicts(file, std::array{first}),
             std::string(" disallow a /1 # x\ndisallow b /2\n"));
    QCOMPARE(expect::withVerdicts(file, std::array{second, first}),
             std::string(" disallow a /1 # x\nallow b /2\n"));
    QCOMPARE(expect::withVerdicts(file, {}), file.bytes);
}

QTEST_GUILESS_MAIN(ExpectationWritingTest)
#include "tst_expectation_writing.moc"
