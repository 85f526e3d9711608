// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/rules/pattern_examples.h"
#include "core/rules/rule_set.h"

#include <QTest>

#include <random>

using namespace crawlright;
using dialects::Id;
using rules::PatternExamples;

namespace {

/// What a file with this one rule says, as the rest of core reads it.
bool isDecided(const std::string& value, const std::string& path, const dialects::Dialect& dialect)
{
    const syntax::Document document = syntax::parse("User-agent: *\nDisallow: " + value + "\n");
    const rules::RuleSet set = rules::compile(document, dialect, {.names = {"x"}});
    return set.match(access::prepare(path, dialect)).line == 2;
}

QString textOf(const PatternExamples& examples)
{
    QStringList paths;
    for (const std::string& path : examples.matching)
        paths += QString::fromStdString(path);
    return paths.join(u' ') + QStringLiteral(" | ") +
           QString::fromStdString(examples.other.value_or("-"));
}

} // namespace

class TestPatternExamples final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void examples_data();
    void examples();
    void differences_data();
    void differences();
    void randomOnesAreTrue();
};

void TestPatternExamples::examples_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* value, const char* expected) {
        QTest::newRow(*value == '\0' ? "empty" : value)
            << QString::fromUtf8(value) << QString::fromUtf8(expected);
    };
    row("", " | -");
    row("/", "/ /page.html /new/page?id=7 | -");
    row("*", "/ /page.html /new/page?id=7 | -");
    row("/shop", "/shop /shop/page.html /shop-2?id=7 | /Shop");
    row("/shop/", "/shop/ /shop/page.html /shop/new/page?id=7 | /shop");
    row("/shop/$", "/shop/ | /shop/page.html");
    row("/*.pdf$", "/page.pdf /2026/summer.pdf /a.pdf | /page.pdf?id=7");
    row("*.pdf$", "/page.pdf /2026/summer.pdf /a.pdf | /page.pdf?id=7");
    row("/*?", "/page?id=7 /2026/summer?q=a&lang=en /a? | /page.html");
    row("shop", " | -");
    row("https://a.example/", " | -");
}

void TestPatternExamples::examples()
{
    QFETCH(const QString, value);
    QFETCH(const QString, expected);
    QCOMPARE(textOf(rules::examplesOf(value.toStdString(), dialects::get(Id::Google))), expected);
}

void TestPatternExamples::differences_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("one");
    QTest::addColumn<int>("other");
    QTest::addColumn<QString>("gained");
    QTest::addColumn<QString>("lost");
    const auto row = [](const char* value, Id one, Id other, const char* gained, const char* lost) {
        QTest::newRow(value) << QString::fromUtf8(value) << static_cast<int>(one)
                             << static_cast<int>(other) << QString::fromUtf8(gained)
                             << QString::fromUtf8(lost);
    };
    row("/shop/", Id::Google, Id::Rfc9309, "", "");
    row("/*.pdf$", Id::Google, Id::Rfc9309, "", "");
    row("/*.pdf$", Id::Google, Id::Original1994, "/*.pdf$", "/page.pdf");
    row("/a%7Eb", Id::Google, Id::Rfc9309, "/a~b", "");
}

void TestPatternExamples::differences()
{
    QFETCH(const QString, value);
    QFETCH(const int, one);
    QFETCH(const int, other);
    QFETCH(const QString, gained);
    QFETCH(const QString, lost);
    QString more;
    QString less;
    for (const rules::ReadingDifference& difference :
         rules::differencesOf(value.toStdString(), dialects::get(static_cast<Id>(one)),
                              dialects::get(static_cast<Id>(other))))
        (difference.matches ? more : less) = QString::fromStdString(difference.path);
    QCOMPARE(more, gained);
    QCOMPARE(less, lost);
}

void TestPatternExamples::randomOnesAreTrue()
{
    std::mt19937 random(6);
    const std::string letters = "/a*$?%7Ee9=&.b-\xC3\xA9";
    std::size_t count = 0;
    for (int i = 0; i < 4000; ++i) {
        std::string value = "/";
        const std::size_t size = random() % 9;
        for (std::size_t k = 0; k < size; ++k)
            value.push_back(letters[random() % letters.size()]);
        if (random() % 5 == 0)
            value.erase(0, 1);
        if (value.empty())
            continue;
        const dialects::Dialect& dialect = dialects::all()[random() % dialects::dialectCount];
        const PatternExamples examples = rules::examplesOf(value, dialect);
        for (const std::string& path : examples.matching)
            QVERIFY2(isDecided(value, path, dialect), (value + ' ' + path).c_str());
        QVERIFY2(!examples.other || !isDecided(value, *examples.other, dialect), value.c_str());
        for (const rules::ReadingDifference& difference :
             rules::differencesOf(value, dialects::get(Id::Rfc9309), dialect)) {
            QCOMPARE(isDecided(value, difference.path, dialect), difference.matches);
            QCOMPARE(isDecided(value, difference.path, dialects::get(Id::Rfc9309)),
                     !difference.matches);
            ++count;
        }
        count += examples.matching.size();
    }
    QVERIFY(count > 5000);
}

QTEST_APPLESS_MAIN(TestPatternExamples)
#include "tst_pattern_examples.moc"
