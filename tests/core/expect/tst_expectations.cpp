// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/expect/expectations.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>
#include <QTest>

#include <random>

using namespace crawlright;
using namespace Qt::StringLiterals;
using expect::Expectation;
using expect::Expectations;
using expect::Fault;

namespace {

QString text(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), qsizetype(bytes.size()));
}

/// "4 allow Googlebot,bingbot /x".
QString told(const Expectations& file, const Expectation& line)
{
    QStringList crawlers;
    for (const text::Span name : file.crawlersOf(line))
        crawlers += text(file.textOf(name));
    const bool allows = line.verdict == rules::Verdict::Allow;
    return QString::number(line.line) + (allows ? u" allow "_s : u" disallow "_s) +
           crawlers.join(u',') + u' ' + text(file.textOf(line.address));
}

class ExpectationsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lines_data();
    void lines();
    void complaints_data();
    void complaints();
    void oneBadLineLosesNoOther();
    void setsTogetherAreBounded();
    void anyBytesHaveAResult();
};

void ExpectationsTest::lines_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* name, const QByteArray& bytes, const QStringList& expected) {
        QTest::newRow(name) << bytes << expected;
    };
    row("empty", "", {});
    row("comments and blank lines", "# one\n\n  # two\n\t\n", {});
    row("both verdicts", "allow Googlebot /products/\ndisallow GPTBot /\n",
        {u"1 allow Googlebot /products/"_s, u"2 disallow GPTBot /"_s});
    row("words in any case", "ALLOW a /\nDisallow b /", {u"1 allow a /"_s, u"2 disallow b /"_s});
    row("blanks around", " \tallow\t a   /x \t", {u"1 allow a /x"_s});
    row("a comment behind", "allow a /x # why", {u"1 allow a /x"_s});
    row("a fragment is no comment", "allow a /x#y", {u"1 allow a /x#y"_s});
    row("a URL", "allow a https://shop.example:8080/x?y",
        {u"1 allow a https://shop.example:8080/x?y"_s});
    row("a name in quotes", "allow \"Some Bot/1.0\" /", {u"1 allow Some Bot/1.0 /"_s});
    row("commas in quotes", "allow \"Bot (like, x)\" /", {u"1 allow Bot (like, x) /"_s});
    row("an address in quotes", "allow a \"/a b\"", {u"1 allow a /a b"_s});
    row("CRLF and CR", "allow a /\r\nallow b /\rallow c /",
        {u"1 allow a /"_s, u"2 allow b /"_s, u"3 allow c /"_s});
    row("a byte order mark",
        "\xEF\xBB\xBF"
        "allow a /",
        {u"1 allow a /"_s});
    row("a set", "set s = a, b,\"c d\"\nallow s /", {u"2 allow a,b,c d /"_s});
    row("blanks in a set", "set s=a ,b\nallow S /", {u"2 allow a,b /"_s});
    row("a set of sets", "set s = a, b\nset t = s, c, A\nallow t /", {u"3 allow a,b,c /"_s});
    row("a name in quotes may be a set", "set \"s t\" = a\nallow \"s t\" /", {u"2 allow a /"_s});
    row("a set is known from its line on", "allow s /\nset s = a, b\nallow s /",
        {u"1 allow s /"_s, u"3 allow a,b /"_s});
    row("a crawler called allow", "allow allow /", {u"1 allow allow /"_s});
}

void ExpectationsTest::lines()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QStringList, expected);
    const Expectations file = expect::parse(bytes.toStdString());
    QStringList found;
    for (const Expectation& line : file.lines)
        found += told(file, line);
    QCOMPARE(found, expected);
    QVERIFY(file.complaints.empty());
}

void ExpectationsTest::complaints_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("fault");
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("end");
    const auto row = [](const char* bytes, Fault fault, int begin, int end) {
        QTest::newRow(bytes) << QByteArray(bytes) << int(fault) << begin << end;
    };
    row("permit a /", Fault::UnknownWord, 0, 6);
    row("\"allow\" a /", Fault::UnknownWord, 1, 6);
    row("Disallow: /x", Fault::UnknownWord, 0, 9);
    row("allow", Fault::NoCrawler, 5, 5);
    row("allow # a /", Fault::NoCrawler, 6, 6);
    row("allow a", Fault::NoAddress, 7, 7);
    row("allow a # /", Fault::NoAddress, 8, 8);
    row("allow /x", Fault::NoAddress, 8, 8);
    row("allow a x/", Fault::NotAnAddress, 8, 10);
    row("allow a shop.example/x", Fault::NotAnAddress, 8, 22);
    row("allow a https://", Fault::NotAnAddress, 8, 16);
    row("allow a 1ttp://x", Fault::NotAnAddress, 8, 16);
    row("allow a / /b", Fault::TextAfterwards, 10, 12);
    row("allow a / \"b", Fault::TextAfterwards, 10, 12);
    row("allow \"a\"b /", Fault::TextAfterwards, 9, 10);
    row("allow \"a /", Fault::OpenQuote, 6, 10);
    row("# no\n allow \"a / \r\n", Fault::OpenQuote, 12, 16);
    row("allow \"\" /", Fault::EmptyName, 6, 8);
    row("allow a,b /", Fault::CommaInName, 6, 9);
    row("set", Fault::NoSetName, 3, 3);
    row("set = a", Fault::NoSetName, 6, 6);
    row("set s a", Fault::NoEqualsSign, 6, 6);
    row("set s", Fault::NoEqualsSign, 5, 5);
    row("set s =", Fault::EmptySet, 7, 7);
    row("set s = # a", Fault::EmptySet, 8, 8);
    row("set s = a,,b", Fault::EmptyName, 10, 10);
    row("set s = a,", Fault::EmptyName, 10, 10);
    row("set s = a b", Fault::TextAfterwards, 10, 11);
    row("set s = \"a", Fault::OpenQuote, 8, 10);
    row("set s = a\nset S = b", Fault::SetTwice, 14, 15);
}

void ExpectationsTest::complaints()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, fault);
    QFETCH(const int, begin);
    QFETCH(const int, end);
    const Expectations file = expect::parse(bytes.toStdString());
    QCOMPARE(file.complaints.size(), 1U);
    const expect::Complaint& complaint = file.complaints.front();
    QCOMPARE(int(complaint.fault), fault);
    QCOMPARE(complaint.line, text::LineNumber(bytes.trimmed().count('\n') + 1));
    QCOMPARE(int(complaint.span.begin), begin);
    QCOMPARE(int(complaint.span.end), end);
    QVERIFY(file.lines.empty());
}

void ExpectationsTest::oneBadLineLosesNoOther()
{
    const Expectations file = expect::parse("allow a /\npermit b /\nset s = a,\nallow s /x\n");
    QCOMPARE(file.complaints.size(), 2U);
    QCOMPARE(file.lines.size(), 2U);
    QCOMPARE(told(file, file.lines.at(1)), u"4 allow s /x"_s); // the set has a fault: a name
}

void ExpectationsTest::setsTogetherAreBounded()
{
    std::string bytes = "set s0 = a0";
    for (int i = 1; i < 1000; ++i)
        bytes += ", a" + std::to_string(i);
    for (int i = 1; i < 200; ++i)
        bytes += "\nset s" + std::to_string(i) + " = s0";
    const Expectations file = expect::parse(bytes + "\nallow s1 /\n");
    QCOMPARE(file.complaints.size(), 100U);
    QCOMPARE(file.complaints.front().fault, Fault::TooManyNames);
    QCOMPARE(file.complaints.front().line, 101U);
    QCOMPARE(file.crawlersOf(file.lines.front()).size(), 1000U);
}

void ExpectationsTest::anyBytesHaveAResult()
{
    std::mt19937 random(20261120); // NOLINT(cert-msc51-cpp): the same files every time
    const QList<std::string> pieces{
        "allow ", "disallow", "set ", "s",       "\"",           "=",    ",", "/", " ", "\n", "\r",
        "#",      "a",        "://",  {"\0", 1}, "\xEF\xBB\xBF", "\xFF", "x"};
    for (int i = 0; i < 20'000; ++i) {
        std::string bytes;
        for (unsigned n = random() % 24; n > 0; --n)
            bytes += pieces.at(qsizetype(random() % std::size_t(pieces.size())));
        const Expectations file = expect::parse(bytes);
        QCOMPARE(file.bytes, bytes);
        text::LineNumber last = 0;
        for (const Expectation& line : file.lines) {
            QVERIFY(line.line > last);
            last = line.line;
            QVERIFY(!file.crawlersOf(line).empty());
            QVERIFY(line.text.end <= bytes.size() && line.text.begin <= line.name.begin &&
                    line.address.end <= line.text.end);
            for (const text::Span name : file.crawlersOf(line))
                QVERIFY(!name.isEmpty() && name.end <= bytes.size());
        }
        for (const expect::Complaint& complaint : file.complaints)
            QVERIFY(complaint.span.begin <= complaint.span.end &&
                    complaint.span.end <= bytes.size());
    }
}

} // namespace

QTEST_GUILESS_MAIN(ExpectationsTest)
#include "tst_expectations.moc"
