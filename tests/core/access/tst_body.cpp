// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/body.h"

#include <QTest>

#include <algorithm>

using namespace std::string_literals;
using namespace std::string_view_literals;
using namespace crawlright;
using namespace crawlright::access;

class TestBody final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contentTypes_data();
    void contentTypes();
    void marks_data();
    void marks();
    void utf8IsChecked();
    void managedBlocks_data();
    void managedBlocks();
    void manyBeginningsEndInTime();
    void cuts_data();
    void cuts();
    void whoCuts();
};

void TestBody::contentTypes_data()
{
    QTest::addColumn<std::string>("header");
    QTest::addColumn<std::string>("media");
    QTest::addColumn<std::string>("charset");
    QTest::newRow("none") << ""s
                          << ""s
                          << ""s;
    QTest::newRow("RFC 9110 §8.3.1") << "text/html;charset=utf-8"s
                                     << "text/html"s
                                     << "utf-8"s;
    QTest::newRow("upper case") << "Text/Plain; Charset=\"UTF-8\""s
                                << "text/plain"s
                                << "utf-8"s;
    QTest::newRow("blanks") << " text/plain ;  charset = latin1 "s
                            << "text/plain"s
                            << "latin1"s;
    QTest::newRow("other parameters") << "text/plain; format=flowed; charset=koi8-r; charset=x"s
                                      << "text/plain"s
                                      << "koi8-r"s;
    QTest::newRow("no value") << "text/plain; charset"s
                              << "text/plain"s
                              << ""s;
    QTest::newRow("one quote") << "text/plain; charset=\""s
                               << "text/plain"s
                               << "\""s;
    QTest::newRow("semicolons alone") << ";;"s
                                      << ""s
                                      << ""s;
}

void TestBody::contentTypes()
{
    QFETCH(const std::string, header);
    QFETCH(const std::string, media);
    QFETCH(const std::string, charset);
    const ContentType type = contentTypeOf(header);
    QCOMPARE(type.media, media);
    QCOMPARE(type.charset, charset);
}

void TestBody::marks_data()
{
    QTest::addColumn<std::string>("body");
    QTest::addColumn<Bom>("bom");
    QTest::newRow("none") << "User-agent: *"s << Bom::None;
    QTest::newRow("empty") << ""s << Bom::None;
    QTest::newRow("UTF-8") << "\xEF\xBB\xBFUser-agent: *"s << Bom::Utf8;
    QTest::newRow("the beginning of one") << "\xEF\xBB"s << Bom::None;
    QTest::newRow("UTF-16, little end first") << "\xFF\xFEU\0"s << Bom::Utf16Le;
    QTest::newRow("UTF-16, big end first") << "\xFE\xFF\0U"s << Bom::Utf16Be;
    QTest::newRow("UTF-32, little end first") << "\xFF\xFE\0\0U\0\0\0"s << Bom::Utf32Le;
    QTest::newRow("UTF-32, big end first") << "\0\0\xFE\xFF\0\0\0U"s << Bom::Utf32Be;
}

void TestBody::marks()
{
    QFETCH(const std::string, body);
    QFETCH(const Bom, bom);
    QCOMPARE(factsOf(body, "text/plain").bom, bom);
}

void TestBody::utf8IsChecked()
{
    QVERIFY(factsOf("Disallow: /\xC3\xA9", {}).isUtf8);
    QVERIFY(!factsOf("Disallow: /\xE9", {}).isUtf8);
    QVERIFY(factsOf({}, {}).isUtf8);
    const BodyFacts facts = factsOf("Disallow: /\xE9", "text/plain; charset=ISO-8859-1");
    QCOMPARE(facts.type.charset, "iso-8859-1"s);
    QCOMPARE(facts.bytes, 12U);
    QCOMPARE(facts.kind, BodyKind::Text);
}

void TestBody::managedBlocks_data()
{
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::string>("block");
    QTest::addColumn<std::string>("name");
    const std::string block = "# BEGIN Cloudflare Managed content\n"
                              "\nUser-agent: GPTBot\nDisallow: /\n\n"
                              "# END Cloudflare Managed Content\n";
    QTest::newRow("as Cloudflare puts it: the two names differ in case")
        << block + "\nUser-agent: *\nDisallow: /a\n"
        << block << "Cloudflare Managed content"s;
    QTest::newRow("behind a byte order mark, comments and blank lines")
        << "\xEF\xBB\xBF# As a condition of access\n#\n\n" + block << block
        << "Cloudflare Managed content"s;
    QTest::newRow("in a frame, CRLF, without a last line end")
        << "### begin: A B ###\r\nUser-agent: *\r\n### END: a b ###"s
        << "### begin: A B ###\r\nUser-agent: *\r\n### END: a b ###"s
        << "A B"s;
    QTest::newRow("the first has no end, the second has")
        << "# Begin x\n" + block << block << "Cloudflare Managed content"s;
    const std::string none;
    QTest::newRow("not in front") << "User-agent: *\n" + block << none << none;
    QTest::newRow("no end") << "# BEGIN Managed\nUser-agent: *\n"s << none << none;
    QTest::newRow("another end") << "# BEGIN a\nUser-agent: *\n# END b\n"s << none << none;
    QTest::newRow("no name") << "# BEGIN\nUser-agent: *\n# END\n"s << none << none;
    QTest::newRow("a longer word") << "# Beginning a\n# Ending a\n"s << none << none;
    QTest::newRow("no comment") << "BEGIN a\nEND a\n"s << none << none;
    QTest::newRow("empty") << none << none << none;
}

void TestBody::managedBlocks()
{
    QFETCH(const std::string, body);
    QFETCH(const std::string, block);
    QFETCH(const std::string, name);
    const std::optional<ManagedBlock> managed = managedBlockOf(body);
    QCOMPARE(managed.has_value(), !block.empty());
    if (!managed)
        return;
    QCOMPARE(std::string(managed->span.of(body)), block);
    QCOMPARE(std::string(managed->name.of(body)), name);
    const auto linesTo = [&](text::Offset end) {
        return text::LineNumber(std::count(body.begin(), body.begin() + end, '\n'));
    };
    QCOMPARE(managed->firstLine, linesTo(managed->span.begin) + 1);
    QCOMPARE(managed->lastLine, linesTo(managed->span.end - 1) + 1);
}

// A body that a fetch takes, of nothing but beginnings: each looked for to the end would be hours.
void TestBody::manyBeginningsEndInTime()
{
    std::string body;
    for (int i = 0; body.size() < std::size_t{16} * 1024 * 1024; ++i)
        body += "#BEGIN " + std::to_string(i) + '\n';
    QVERIFY(!managedBlockOf(body));
}

void TestBody::cuts_data()
{
    QTest::addColumn<std::string>("before");
    QTest::addColumn<std::string>("after");
    QTest::addColumn<int>("line"); // 0: no cut
    QTest::newRow("fits") << "a"s
                          << ""s << 0;
    QTest::newRow("within a line") << "a"s
                                   << "bc\nd"s << 2;
    QTest::newRow("at the end of a line") << "a"s
                                          << "\nd"s << 3;
    QTest::newRow("behind a line end") << "\n"s
                                       << "d\n"s << 3;
    QTest::newRow("between CR and LF") << "a\r"s
                                       << "\nd"s << 3;
    QTest::newRow("at an empty line") << "\n"s
                                      << "\nd"s << 4;
}

// Google: 500 KiB, the line across the cut is dropped.
void TestBody::cuts()
{
    QFETCH(const std::string, before);
    QFETCH(const std::string, after);
    QFETCH(const int, line);
    const dialects::Dialect& google = dialects::get(dialects::Id::Google);
    std::string body(google.bodyLimit - before.size() - 1, '#');
    body += '\n' + before + after;
    const std::optional<Cut> cut = factsOf(body, {}).cutFor(google.id);
    QCOMPARE(cut.has_value(), line != 0);
    if (cut)
        QCOMPARE(*cut, (Cut{google.bodyLimit, text::LineNumber(line), false}));
}

void TestBody::whoCuts()
{
    const BodyFacts facts = factsOf(std::string(600'000, '#'), {});
    for (const dialects::Dialect& dialect : dialects::all()) {
        const std::optional<Cut>& cut = facts.cutFor(dialect.id);
        QCOMPARE(cut.has_value(), dialect.bodyLimit != 0);
        if (cut) {
            QCOMPARE(cut->at, dialect.bodyLimit);
            QCOMPARE(cut->opensAll, dialect.overLimitAllowsAll);
        }
    }
}

QTEST_GUILESS_MAIN(TestBody)
#include "tst_body.moc"
