// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/encoding.h"

#include <QByteArray>
#include <QString>
#include <QStringEncoder>
#include <QTest>

#include <random>

using namespace crawlright;
using namespace std::string_literals;
using edits::Encoding;

namespace {

std::string converted(const std::string& bytes, Encoding from)
{
    return edits::applied(bytes, edits::convertedToUtf8(bytes, from).edits);
}

} // namespace

class EncodingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void converts_data();
    void converts();
    void utf16ComesFromQt();
    void byteOrderMark();
    void lineEnds_data();
    void lineEnds();
    void lineEndsOfRandomText();
};

void EncodingTest::converts_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<Encoding>("from");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("unreadable");
    QTest::addColumn<text::Offset>("first");
    const auto row = [](const char* name, const std::string& bytes, Encoding from,
                        const std::string& text, std::size_t unreadable = 0,
                        text::Offset first = 0) {
        QTest::newRow(name) << bytes << from << text << unreadable << first;
    };
    using enum Encoding;
    row("nothing", "", Utf16Le, "");
    row("UTF-16LE with mark", "\xff\xfe"s + "a\0\n\0"s, Utf16Le, "a\n");
    row("UTF-16BE without", "\0a\0\n"s, Utf16Be, "a\n");
    row("a pair", "\x3d\xd8\x00\xde"s, Utf16Le, "\xf0\x9f\x98\x80");
    row("an odd last byte stays", "a\0b"s, Utf16Le, "ab", 1, 2);
    row("nothing but one byte", "\xff", Utf16Le, "\xff", 1, 0);
    row("a lone high surrogate", "a\0\x3d\xd8z\0"s, Utf16Le, "a\xed\xa0\xbdz", 1, 2);
    row("a lone low surrogate", "\x00\xde"s, Utf16Le, "\xed\xb8\x80", 1, 0);
    row("a high surrogate at the end", "\x3d\xd8"s, Utf16Le, "\xed\xa0\xbd", 1, 0);
    row("Windows-1252", "caf\xe9 \x80\n", Windows1252, "caf\xc3\xa9 \xe2\x82\xac\n");
    row("five bytes have no character",
        "\x81"
        "a\x8d",
        Windows1252,
        "\x81"
        "a\x8d",
        2, 0);
    row("the rest is converted", "a\xe9\x81\xe9", Windows1252, "a\xc3\xa9\x81\xc3\xa9", 1, 2);
    row("Latin-1 has them", "\x81\xe9", Latin1, "\xc2\x81\xc3\xa9");
    row("what is UTF-8 stays", "\xc3\xa9 \xe9\n", Latin1, "\xc3\xa9 \xc3\xa9\n");
    row("all UTF-8", "\xef\xbb\xbf\xc3\xa9", Windows1252, "\xef\xbb\xbf\xc3\xa9");
}

void EncodingTest::converts()
{
    QFETCH(const std::string, bytes);
    QFETCH(const Encoding, from);
    const edits::Conversion conversion = edits::convertedToUtf8(bytes, from);
    QTEST(edits::applied(bytes, conversion.edits), "text");
    QTEST(conversion.unreadable, "unreadable");
    QTEST(conversion.firstUnreadable, "first");
}

// Every text that Qt writes as UTF-16 comes back as the UTF-8 that Qt writes.
void EncodingTest::utf16ComesFromQt()
{
    std::mt19937 random(20261120);
    std::uniform_int_distribution<char32_t> points(1, 0x10FFFF);
    for (int round = 0; round < 500; ++round) {
        QString text;
        for (int i = 0; i < 20; ++i) {
            const char32_t point = points(random);
            if (point < 0xD800 || point > 0xDFFF)
                text += QString::fromUcs4(&point, 1);
        }
        text.prepend(u'#'); // a mark in front would be taken for one
        const std::string wanted = text.toStdString();
        QStringEncoder little(QStringEncoder::Utf16LE);
        QStringEncoder big(QStringEncoder::Utf16BE, QStringEncoder::Flag::WriteBom);
        QCOMPARE(converted(QByteArray(little(text)).toStdString(), Encoding::Utf16Le), wanted);
        QCOMPARE(converted(QByteArray(big(text)).toStdString(), Encoding::Utf16Be), wanted);
    }
}

void EncodingTest::byteOrderMark()
{
    const std::string plain = "a\n";
    const std::string marked = edits::applied(plain, edits::withByteOrderMark(plain));
    QCOMPARE(marked, "\xef\xbb\xbf"
                     "a\n");
    QVERIFY(edits::withByteOrderMark(marked).empty());
    QVERIFY(edits::withoutByteOrderMark(plain).empty());
    QCOMPARE(edits::applied(marked, edits::withoutByteOrderMark(marked)), plain);
}

void EncodingTest::lineEnds_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<text::LineEnding>("wanted");
    QTest::addColumn<std::string>("text");
    using enum text::LineEnding;
    QTest::newRow("none") << "a"s << CrLf << "a"s;
    QTest::newRow("to CRLF") << "a\nb\r\nc\rd"s << CrLf << "a\r\nb\r\nc\r\nd"s;
    QTest::newRow("to LF") << "a\nb\r\nc\r"s << Lf << "a\nb\nc\n"s;
    QTest::newRow("to CR") << "\n\r\n\r"s << Cr << "\r\r\r"s;
    QTest::newRow("LF and CR are two") << "a\n\rb"s << CrLf << "a\r\n\r\nb"s;
}

void EncodingTest::lineEnds()
{
    QFETCH(const std::string, bytes);
    QFETCH(const text::LineEnding, wanted);
    const edits::Edits edits = edits::withLineEnds(bytes, wanted);
    const std::string after = edits::applied(bytes, edits);
    QTEST(after, "text");
    QVERIFY(edits::withLineEnds(after, wanted).empty());
}

// There and back: a text with one kind of line end is the same again.
void EncodingTest::lineEndsOfRandomText()
{
    using enum text::LineEnding;
    std::mt19937 random(20261120);
    for (int round = 0; round < 500; ++round) {
        std::string bytes;
        for (int i = 0; i < 60; ++i)
            bytes += "ab\n\n\xe9\0"[random() % 6];
        for (const auto ending : {CrLf, Cr}) {
            const std::string there = edits::applied(bytes, edits::withLineEnds(bytes, ending));
            QCOMPARE(edits::applied(there, edits::withLineEnds(there, Lf)), bytes);
        }
    }
}

QTEST_APPLESS_MAIN(EncodingTest)
#include "tst_encoding.moc"
