// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/highlighting.h"
#include "ui/export/listing.h"

#include <KSyntaxHighlighting/Repository>
#include <QChar>
#include <QString>
#include <QStringList>
#include <QTest>

using namespace crawlright;
using namespace crawlright::exports;
using namespace Qt::StringLiterals;
using checks::Severity;

namespace {

const std::vector readers{dialects::Id::Google};

} // namespace

class ListingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void piecesAreTheText_data();
    void piecesAreTheText();
    void coloursAreThoseOfTheEditor();
    void findingsAreMarkedAndTold();
    void bytesAreShown();
    void aLongLineIsWhole();
    void theLastLine();

private:
    [[nodiscard]] Listing listingOf(const std::string& bytes)
    {
        return {session::completed(session::analyse(bytes, 1)), readers,
                editor::definitionIn(m_highlighting), m_highlighting.theme(u"Breeze Light"_s)};
    }

    KSyntaxHighlighting::Repository m_highlighting;
};

void ListingTest::piecesAreTheText_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("rule") << u"Disallow: /a*b$ # c"_s;
    QTest::newRow("nothing") << QString();
    QTest::newRow("other scripts") << u"# Äpfel, 日本, 👩‍🚀 end"_s.remove(QChar(0x200D));
    QTest::newRow("tab") << u"Allow:\t/x"_s;
}

void ListingTest::piecesAreTheText()
{
    QFETCH(QString, text);
    Listing listing =
        listingOf("User-agent: *\n" + text.toStdString() + "\nSitemap: https://e.com/s.xml\n");
    QCOMPARE(listing.lineCount(), 3U);
    QString joined;
    for (const Piece& piece : listing.line(2).pieces)
        joined += piece.text;
    QCOMPARE(joined, text);
}

void ListingTest::coloursAreThoseOfTheEditor()
{
    Listing listing = listingOf("User-agent: *\nDisallow: /a*b\n");
    const ListedLine line = listing.line(2);
    QCOMPARE(line.pieces.size(), std::size_t{5});
    QCOMPARE(line.pieces[0].text, u"Disallow"_s);
    QCOMPARE(line.pieces[3].text, u"*"_s);
    const KSyntaxHighlighting::Theme theme = m_highlighting.theme(u"Breeze Light"_s);
    const Style& field = listing.styles()[line.pieces[0].style];
    QCOMPARE(field.color.rgb(), theme.textColor(KSyntaxHighlighting::Theme::Variable));
    QVERIFY(field.isBold);
    QCOMPARE(line.pieces[2].style, std::size_t{0}); // a path is ordinary text
}

void ListingTest::findingsAreMarkedAndTold()
{
    Listing listing = listingOf("User-agent: *\nDisalow: /x\nDisallow: /y\n");
    const ListedLine line = listing.line(2);
    QCOMPARE(line.notes.size(), std::size_t{1});
    QVERIFY(line.notes[0].sentence.contains(u"Disalow"_s));
    QCOMPARE(line.pieces[0].text, u"Disalow"_s);
    QCOMPARE(line.pieces[0].mark, line.notes[0].severity);
    QVERIFY(line.notes[0].severity != Severity::None);
    QCOMPARE(line.pieces[1].mark, Severity::None);
    QVERIFY(listing.count(line.notes[0].severity) >= 1);
    QVERIFY(listing.line(3).notes.empty());
}

void ListingTest::bytesAreShown()
{
    Listing listing = listingOf("\xEF\xBB\xBFUser-agent: *\nAllow: /\xFFx\r\nAllow: /y\n");
    const ListedLine first = listing.line(1);
    QCOMPARE(first.pieces[0].text, u"BOM"_s);
    QVERIFY(first.pieces[0].isByte);
    QCOMPARE(first.pieces[1].text, u"User-agent"_s);
    QVERIFY(!first.pieces[1].isByte);
    QStringList boxes;
    for (const Piece& piece : listing.line(2).pieces) {
        if (piece.isByte)
            boxes.append(piece.text);
    }
    QCOMPARE(boxes, (QStringList{u"FF"_s, u"CR"_s, u"LF"_s})); // its end is not the others'
}

// Of many blocks in the editor.
void ListingTest::aLongLineIsWhole()
{
    const std::string path = "/" + std::string(3'000, 'a') + "*" + std::string(2'000, 'b');
    Listing listing = listingOf("User-agent: *\nDisallow: " + path + "\n");
    const ListedLine line = listing.line(2);
    QString joined;
    for (const Piece& piece : line.pieces)
        joined += piece.text;
    QCOMPARE(joined, u"Disallow: "_s + QString::fromStdString(path));
    const auto star = std::ranges::find(line.pieces, u"*"_s, &Piece::text);
    QVERIFY(star != line.pieces.end() && star->style != 0); // the value goes on
}

void ListingTest::theLastLine()
{
    const std::string rest = "Sitemap: https://e.com/s.xml";
    QCOMPARE(listingOf("").lineCount(), 1U);
    QCOMPARE(listingOf("User-agent: *\n" + rest).lineCount(), 2U);
    QCOMPARE(listingOf("User-agent: *\n" + rest + "\n").lineCount(), 2U);
    QCOMPARE(listingOf("User-agent: *\n" + rest + "\n\n").lineCount(), 3U);
    // That there is no Sitemap is found at the end of the file.
    Listing without = listingOf("User-agent: *\nAllow: /\n");
    QCOMPARE(without.lineCount(), 3U);
    QCOMPARE(without.line(3).notes.size(), std::size_t{1});
}

QTEST_GUILESS_MAIN(ListingTest)
#include "tst_listing.moc"
