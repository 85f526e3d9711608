// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/syntax/document.h"
#include "core/syntax/statement.h"

#include <QByteArray>
#include <QTest>

using namespace crawlright::syntax;
using crawlright::text::LineNumber;
using crawlright::text::Offset;
using crawlright::text::Span;

namespace {

constexpr auto noField = Field::None;

class tst_Document : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void line_data();
    void line();
    void diagram();
    void byteOrderMark();
    void lineEnds();
    void fields_data();
    void fields();
    void namesOfFieldsAreTheirOwnSpelling();
    void limits_data();
    void limits();
    void statements_data();
    void statements();
};

void tst_Document::line_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<LineKind>("kind");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("colonless");
    QTest::addColumn<bool>("hasComment");

    const auto row = [](const char* name, const QByteArray& bytes, LineKind kind,
                        const QByteArray& key, const QByteArray& value, bool colonless = false,
                        bool hasComment = false) {
        QTest::newRow(name) << bytes << kind << key << value << colonless << hasComment;
    };
    row("empty", "", LineKind::Blank, "", "");
    row("six kinds of white space", " \t\v\f", LineKind::Blank, "", "");
    row("comment", " # a: b", LineKind::Comment, "", "", false, true);
    row("field", "Allow:/a", LineKind::Field, "Allow", "/a");
    row("blanks are stripped", "\v Allow \t:\f /a b ", LineKind::Field, "Allow", "/a b");
    row("the first colon separates", "a:b:c", LineKind::Field, "a", "b:c");
    row("no value", "Disallow:", LineKind::Field, "Disallow", "");
    row("a comment ends the value", "a: b # c", LineKind::Field, "a", "b", false, true);
    row("a comment before the colon", "Allow # : /", LineKind::NoSeparator, "", "", false, true);
    row("empty key", " : /a", LineKind::EmptyKey, "", "/a");
    row("one word", "Disallow", LineKind::NoSeparator, "", "");
    row("two words", "Disallow  /a", LineKind::Field, "Disallow", "/a", true);
    row("two words and a tab", "Disallow\t/a ", LineKind::Field, "Disallow", "/a", true);
    row("three words", "Disallow /a b", LineKind::NoSeparator, "", "");
    row("VT does not part words", "Disallow\v/a", LineKind::NoSeparator, "", "");
    row("VT beside the blank is stripped", "Disallow\v /a", LineKind::Field, "Disallow", "/a",
        true);
}

void tst_Document::line()
{
    QFETCH(QByteArray, bytes);
    const Document document = parse(bytes.toStdString());
    QCOMPARE(document.lines().size(), std::size_t(1));
    const Line& line = document.line(1);
    QTEST(line.kind, "kind");
    QTEST(QByteArray::fromStdString(std::string(document.textOf(line.key()))), "key");
    QTEST(QByteArray::fromStdString(std::string(document.textOf(line.value()))), "value");
    QTEST(bool(line.colonless), "colonless");
    QTEST(line.hasComment(), "hasComment");
}

// The example of the header.
void tst_Document::diagram()
{
    const Document document = parse("\tDisallow : /a b  # why\r\n");
    const Line& line = document.line(1);
    QCOMPARE(line.key(), (Span{1, 9}));
    QCOMPARE(line.value(), (Span{12, 16}));
    QCOMPARE(line.comment, Offset(18));
    QCOMPARE(line.contentEnd, Offset(23));
    QCOMPARE(line.lineEnd, LineEnd::CrLf);
    QCOMPARE(line.end(), Offset(25));
    QCOMPARE(document.line(2).begin, Offset(25));
}

void tst_Document::byteOrderMark()
{
    const Document document = parse("\xEF\xBB\xBF"
                                    "Allow:/");
    QCOMPARE(document.bomSize(), Offset(3));
    QCOMPARE(document.line(1).begin, Offset(0));
    QCOMPARE(document.line(1).key(), (Span{3, 8}));
    QCOMPARE(parse("\xEF\xBB"
                   "Allow:/")
                 .bomSize(),
             Offset(0));
    QCOMPARE(parse("\xEF\xBB"
                   "Allow:/")
                 .line(1)
                 .key(),
             (Span{0, 7}));
    QCOMPARE(parse("\n\xEF\xBB\xBF").bomSize(), Offset(0));
}

void tst_Document::lineEnds()
{
    const Document document = parse("a\rb\nc\r\nd");
    QCOMPARE(document.line(1).lineEnd, LineEnd::Cr);
    QCOMPARE(document.line(2).lineEnd, LineEnd::Lf);
    QCOMPARE(document.line(3).lineEnd, LineEnd::CrLf);
    QCOMPARE(document.line(4).lineEnd, LineEnd::None);
    QCOMPARE(document.lineAt(0), 1U);
    QCOMPARE(document.lineAt(2), 2U);
    QCOMPARE(document.lineAt(7), 4U);
    QCOMPARE(document.lineAt(8), 4U);
}

void tst_Document::fields_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<Field>("field");
    QTest::addColumn<Spelling>("spelling");

    const auto row = [](const char* key, Field field, Spelling spelling = Spelling::Exact) {
        QTest::newRow(key) << QByteArray(key) << field << spelling;
    };
    row("User-agent", Field::UserAgent);
    row("uSER-AGENT", Field::UserAgent);
    row("useragent", Field::UserAgent, Spelling::Typo);
    row("user agent", Field::UserAgent, Spelling::Typo);
    row("user-agents", Field::UserAgent, Spelling::Prefix);
    row("user_agent", Field::Unknown);
    row("Allow", Field::Allow);
    row("allowed", Field::Allow, Spelling::Prefix);
    row("allo", Field::Unknown);
    row("Disallow", Field::Disallow);
    row("dissallow", Field::Disallow, Spelling::Typo);
    row("dissalow", Field::Disallow, Spelling::Typo);
    row("disalow", Field::Disallow, Spelling::Typo);
    row("diasllow", Field::Disallow, Spelling::Typo);
    row("disallaw", Field::Disallow, Spelling::Typo);
    row("disalllow", Field::Unknown);
    row("Disallow*", Field::Disallow, Spelling::Prefix);
    row("disallawed", Field::Disallow, Spelling::Prefix);
    row("Sitemap", Field::Sitemap);
    row("site-map", Field::Sitemap, Spelling::Typo);
    row("sitemaps", Field::Sitemap, Spelling::Prefix);
    row("Crawl-delay", Field::CrawlDelay);
    row("Crawl-delays", Field::Unknown);
    row("host", Field::Host);
    row("hostname", Field::Unknown);
    row("ACAP-allow-crawl", Field::Acap);
    row("xyz", Field::Unknown);
}

void tst_Document::fields()
{
    QFETCH(QByteArray, key);
    const FieldSpelling got = fieldOf(key.toStdString());
    QTEST(got.field, "field");
    QTEST(got.spelling, "spelling");
}

void tst_Document::namesOfFieldsAreTheirOwnSpelling()
{
    for (int i = 0; i <= int(Field::Unknown); ++i) {
        const auto field = static_cast<Field>(i);
        const std::string_view name = nameOf(field);
        if (field == noField || field == Field::Unknown)
            QVERIFY(name.empty());
        else
            QCOMPARE(fieldOf(name), (FieldSpelling{field, Spelling::Exact}));
    }
}

void tst_Document::limits_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Offset>("maxBytes");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<Offset>("contentEnd");

    const Offset all = ~Offset{0};
    QTest::newRow("a NUL ends the line")
        << QByteArray("a:b\0c", 5) << all << QByteArray("a") << QByteArray("b") << Offset(3);
    QTest::newRow("a NUL before the colon")
        << QByteArray("a\0:b", 4) << all << QByteArray() << QByteArray() << Offset(1);
    QTest::newRow("a NUL within a comment")
        << QByteArray("a:b#\0", 5) << all << QByteArray("a") << QByteArray("b") << Offset(4);
    QTest::newRow("cut within the value")
        << QByteArray("a:bcd") << Offset(4) << QByteArray("a") << QByteArray("bc") << Offset(4);
    QTest::newRow("cut before the colon")
        << QByteArray("abc:d") << Offset(3) << QByteArray() << QByteArray() << Offset(3);
    QTest::newRow("cut at a blank")
        << QByteArray("a:b  c") << Offset(5) << QByteArray("a") << QByteArray("b") << Offset(5);
}

void tst_Document::limits()
{
    QFETCH(QByteArray, bytes);
    QFETCH(Offset, maxBytes);
    const Document document = parse(bytes.toStdString());
    const Line line =
        relex(document.bytes(), document.line(1), {.maxBytes = maxBytes, .nulEnds = true});
    QTEST(QByteArray::fromStdString(std::string(document.textOf(line.key()))), "key");
    QTEST(QByteArray::fromStdString(std::string(document.textOf(line.value()))), "value");
    QTEST(line.contentEnd, "contentEnd");
}

void tst_Document::statements_data()
{
    QTest::addColumn<LineNumber>("number");
    QTest::addColumn<QByteArray>("statement");
    QTest::newRow("no line") << LineNumber(0) << QByteArray();
    QTest::newRow("without blanks and comment") << LineNumber(1) << QByteArray("Allow : /a b");
    QTest::newRow("no value") << LineNumber(2) << QByteArray("Disallow:");
    QTest::newRow("a comment alone") << LineNumber(3) << QByteArray();
    QTest::newRow("nothing") << LineNumber(4) << QByteArray();
    QTest::newRow("past the end") << LineNumber(5) << QByteArray();
}

void tst_Document::statements()
{
    QFETCH(const LineNumber, number);
    const Document document = parse("\tAllow : /a b  # why\r\nDisallow:\n# alone\n \t");
    QCOMPARE(document.lines().size(), std::size_t(4));
    QTEST(QByteArray::fromStdString(std::string(statementOn(document, number))), "statement");
}

} // namespace

QTEST_APPLESS_MAIN(tst_Document)
#include "tst_document.moc"
