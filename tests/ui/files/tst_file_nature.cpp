// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/files/file_nature.h"

#include <QByteArray>
#include <QTest>

using crawlright::files::FileNature;
using crawlright::files::natureOf;

class FileNatureTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void tells_data();
    void tells();
};

void FileNatureTest::tells_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("nature");
    const auto row = [](const char* name, const QByteArray& bytes, FileNature nature) {
        QTest::newRow(name) << bytes << static_cast<int>(nature);
    };
    row("nothing", {}, FileNature::Empty);
    row("rules", "User-agent: *\nDisallow: /\n", FileNature::Text);
    row("UTF-8", "# \xc3\xa4\xe2\x82\xac\n", FileNature::Text);
    row("UTF-8 with BOM", "\xef\xbb\xbfUser-agent: *\n", FileNature::Text);
    row("only line ends", "\r\n\r\n", FileNature::Text);
    row("Latin-1", "# caf\xe9\nDisallow: /\n", FileNature::NotUtf8);
    row("UTF-16LE with mark", QByteArray("\xff\xfeU\0s\0e\0r\0", 10), FileNature::Utf16);
    row("UTF-16BE with mark", QByteArray("\xfe\xff\0U\0s\0e\0r", 10), FileNature::Utf16);
    row("UTF-16LE without mark", QByteArray("U\0s\0e\0r\0-\0a\0g\0e\0n\0t\0", 20),
        FileNature::Utf16);
    row("a NUL in a rule", QByteArray("Disallow: /a\0b\nAllow: /c\n", 25), FileNature::HasNul);
    row("HTML", "\n <!DOCTYPE html>\n<html>", FileNature::Html);
    row("HTML after BOM", "\xef\xbb\xbf<html lang=\"en\">", FileNature::Html);
    row("PNG", "\x89PNG\r\n\x1a\n....", FileNature::Picture);
    row("JPEG", "\xff\xd8\xff\xe0....", FileNature::Picture);
    row("WebP", "RIFF\x10\x20\x30\x40WEBPVP8 ", FileNature::Picture);
    row("PDF", "%PDF-1.7\n", FileNature::Pdf);
    row("gzip", "\x1f\x8b\x08....", FileNature::Archive);
    row("zip", "PK\x03\x04....", FileNature::Archive);
    row("ELF",
        "\x7f"
        "ELF\x02\x01\x01",
        FileNature::Program);
    row("control bytes", QByteArray(100, '\x02'), FileNature::OtherBinary);
    row("a word that begins like a signature", "PKI: yes\n", FileNature::Text);
}

void FileNatureTest::tells()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, nature);
    QCOMPARE(
        static_cast<int>(natureOf({bytes.constData(), static_cast<std::size_t>(bytes.size())})),
        nature);
}

QTEST_GUILESS_MAIN(FileNatureTest)
#include "tst_file_nature.moc"
