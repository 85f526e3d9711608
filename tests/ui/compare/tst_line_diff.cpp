// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/compare/inline_marks.h"
#include "ui/compare/library_diff.h"
#include "ui/compare/line_pairs.h"

#include <QByteArray>
#include <QChar>
#include <QElapsedTimer>
#include <QFile>
#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QTest>

#include <random>

using namespace crawlright;
using namespace Qt::StringLiterals;
using compare::Kind;

namespace {

/// `=` equal, `~` changed, `e` only its end, `-` and `+`, `x` replaced; numbers of both lines.
QString rowsText(const compare::Comparison& comparison)
{
    QStringList rows;
    for (const compare::Row& row : comparison.rows)
        rows += QStringLiteral("%1%2:%3")
                    .arg(QChar(u"=e~-+x"[static_cast<std::size_t>(row.kind)]))
                    .arg(row.left)
                    .arg(row.right);
    return rows.join(u' ');
}

/// A line with what is marked in it between brackets.
QString marked(std::string_view bytes, const std::vector<text::Span>& spans)
{
    std::string text(bytes);
    for (auto span = spans.rbegin(); span != spans.rend(); ++span) {
        text.insert(span->end, "]");
        text.insert(span->begin, "[");
    }
    return QString::fromLatin1(QByteArray::fromStdString(text));
}

compare::Comparison compared(std::string_view left, std::string_view right,
                             const compare::Options& options = {})
{
    return compare::compareTexts(left, right, options).value();
}

/// Everything that holds for any two texts.
QString brokenPromise(std::string_view left, std::string_view right)
{
    const compare::Comparison comparison = compared(left, right);
    if (edits::applied(left, compare::editsOf(comparison, right)) != right)
        return u"the edits do not make the right text"_s;
    text::LineNumber atLeft = 0;
    text::LineNumber atRight = 0;
    for (std::uint32_t i = 0; i < comparison.rows.size(); ++i) {
        const compare::Row& row = comparison.rows[i];
        if ((row.left != 0 && row.left != ++atLeft) || (row.right != 0 && row.right != ++atRight))
            return u"a line is missing or stands twice"_s;
        if (row.kind != Kind::Equal)
            continue;
        if (comparison.left[row.left - 1].whole().of(left) !=
            comparison.right[row.right - 1].whole().of(right))
            return u"lines that differ are told to be equal"_s;
    }
    if (atLeft != comparison.left.size() || atRight != comparison.right.size())
        return u"a line is missing"_s;
    for (std::size_t i = 0; i < comparison.marks.size(); ++i) {
        const compare::Row& row = comparison.rows[comparison.markedRows[i]];
        const auto without = [](std::string_view bytes, text::Span line,
                                const std::vector<text::Span>& marks) {
            std::string rest;
            text::Offset at = line.begin;
            for (const text::Span mark : marks) {
                rest += text::Span{at, mark.begin}.of(bytes);
                at = mark.end;
            }
            return rest += text::Span{at, line.end}.of(bytes);
        };
        if (without(left, comparison.left[row.left - 1].text(), comparison.marks[i].left) !=
            without(right, comparison.right[row.right - 1].text(), comparison.marks[i].right))
            return u"what is not marked differs"_s;
    }
    return {};
}

} // namespace

class LineDiffTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void rows_data();
    void rows();
    void ignoresLineEnds();
    void takesOneChange();
    void counts();
    void cutsLinesIntoPieces();
    void marks_data();
    void marks();
    void findsTheBestPairs();
    void holdsForRandomTexts();
    void holdsForRandomBytes();
    void stopsWhenCancelled();
    void isQuick_data();
    void isQuick();
};

void LineDiffTest::rows_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QString>("rows");
    const auto row = [](const char* name, const QByteArray& left, const QByteArray& right,
                        const char* rows) {
        QTest::newRow(name) << left << right << QString::fromLatin1(rows);
    };
    row("both empty", "", "", "");
    row("equal", "a\nb\n", "a\nb\n", "=1:1 =2:2");
    row("added to nothing", "", "a\nb\n", "+0:1 +0:2");
    row("all removed", "a\nb", "", "-1:0 -2:0");
    row("added first", "b\n", "a\nb\n", "+0:1 =1:2");
    row("added last", "a\n", "a\nb\n", "=1:1 +0:2");
    row("removed in between", "a\nb\nc\n", "a\nc\n", "=1:1 -2:0 =3:2");
    row("one changed", "Disallow: /a\n", "Disallow: /b\n", "~1:1");
    row("nothing in common", "Disallow: /a\n", "Sitemap: x\n", "x1:1");
    row("no line end at the end", "a\nb\n", "a\nb", "=1:1 e2:2");
    row("CRLF", "a\nb\n", "a\r\nb\n", "e1:1 =2:2");
    row("CR", "a\rb\n", "a\nb\n", "e1:1 =2:2");
    row("CR and LF are one end", "a\r\nb", "a\r\nb", "=1:1 =2:2");
    row("LF and CR are two", "a\n\rb", "a\nb", "=1:1 -2:0 =3:2");
    row("a change and an end", "Disallow: /a\r\n", "Disallow: /b\n", "~1:1");
    row("NUL", QByteArray("a\0b\nc\n", 6), QByteArray("a\0b\nd\n", 6), "=1:1 x2:2");
    row("NUL alone differs", QByteArray("word a\0\n", 8), "word a\n", "~1:1");
    row("not UTF-8", "path \xFF\xFE\nb\n", "path \xFF\xFD\nb\n", "~1:1 =2:2");
    row("a byte order mark", "\xEF\xBB\xBFUser-agent: *\n", "User-agent: *\n", "~1:1");
    row("a blank line too many", "a\n\nb\n", "a\n\n\nb\n", "=1:1 =2:2 +0:3 =3:4");
    // The group with the blank line that ends it, not the end of one and the beginning of another.
    row("a group between two", "User-agent: a\nDisallow: /\n\nUser-agent: c\nDisallow: /\n",
        "User-agent: a\nDisallow: /\n\nUser-agent: b\nDisallow: /\n\nUser-agent: c\nDisallow: /\n",
        "=1:1 =2:2 =3:3 +0:4 +0:5 +0:6 =4:7 =5:8");
    row("a changed line before a new one", "Disallow: /shop/cart\n",
        "Allow: /\nDisallow: /shop/basket\n", "+0:1 ~1:2");
}

void LineDiffTest::rows()
{
    QFETCH(const QByteArray, left);
    QFETCH(const QByteArray, right);
    const std::string leftBytes = left.toStdString();
    const std::string rightBytes = right.toStdString();
    QTEST(rowsText(compared(leftBytes, rightBytes)), "rows");
    QCOMPARE(brokenPromise(leftBytes, rightBytes), QString());
    QCOMPARE(brokenPromise(rightBytes, leftBytes), QString());
}

void LineDiffTest::ignoresLineEnds()
{
    const compare::Options options{.ignoreLineEnds = true};
    const compare::Comparison comparison = compared("a\r\nb\nc", "a\nb\nd\nc\n", options);
    QCOMPARE(rowsText(comparison), u"=1:1 =2:2 +0:3 =3:4"_s);
    QCOMPARE(comparison.counts.ignoredEnds, 2U);
    QCOMPARE(comparison.counts.lineEnds, 0U);
}

void LineDiffTest::takesOneChange()
{
    const std::string left = "a\nb\nc\nd\n";
    const std::string right = "a\nx\nc\ny\nd\n";
    const compare::Comparison comparison = compared(left, right);
    QCOMPARE(comparison.changes.size(), 2U);
    const edits::Edits all = compare::editsOf(comparison, right);
    QCOMPARE(edits::applied(left, std::span(all).first(1)), "a\nx\nc\nd\n");
    QCOMPARE(edits::applied(left, std::span(all).last(1)), "a\nb\nc\ny\nd\n");
    QCOMPARE(comparison.changeAt(0), nullptr);
    QCOMPARE(comparison.changeAt(1), &comparison.changes[0]);
    QCOMPARE(comparison.changeAt(2), nullptr);
    QCOMPARE(comparison.changeAt(3), &comparison.changes[1]);
    QCOMPARE(comparison.changeAt(4), nullptr);
}

void LineDiffTest::counts()
{
    const compare::Comparison comparison =
        compared("Disallow: /a\nkeep\nend\nold words\nkeep 2\nfoo\n",
                 "Disallow: /b\nkeep\nend\r\nkeep 2\nSitemap: x\nbar\n");
    QCOMPARE(comparison.counts,
             (compare::Counts{.added = 2, .removed = 2, .changed = 1, .lineEnds = 1}));
}

void LineDiffTest::cutsLinesIntoPieces()
{
    const std::string line = "Disallow:  /a_1/\xC3\xBC-%20*$";
    QStringList pieces;
    for (const text::Span span : compare::piecesOf(line))
        pieces += QString::fromUtf8(QByteArray::fromStdString(std::string(span.of(line))));
    QCOMPARE(pieces, (QStringList{u"Disallow"_s, u":"_s, u"  "_s, u"/"_s, u"a_1"_s, u"/"_s, u"ü"_s,
                                  u"-"_s, u"%"_s, u"20"_s, u"*"_s, u"$"_s}));
}

void LineDiffTest::marks_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QString>("leftMarked");
    QTest::addColumn<QString>("rightMarked");
    const auto row = [](const QByteArray& left, const QByteArray& right, const char* leftMarked,
                        const char* rightMarked) {
        QTest::newRow(left) << left << right << QString::fromLatin1(leftMarked)
                            << QString::fromLatin1(rightMarked);
    };
    row("Disallow: /shop/cart", "Disallow: /shop/basket", "Disallow: /shop/[cart]",
        "Disallow: /shop/[basket]");
    row("Disallow: /a/b/c", "Disallow: /a/c", "Disallow: /a/[b/]c", "Disallow: /a/c");
    row("Allow: /", "Disallow: /", "[Allow]: /", "[Disallow]: /");
    row("Allow: /a/x/b/y", "Allow: /c/x/d/y", "Allow: /[a]/x/[b]/y", "Allow: /[c]/x/[d]/y");
    row("Allow: /x", "Allow:  /x", "Allow:[ ]/x", "Allow:[  ]/x");
    row("x", "x$", "x", "x[$]");
    row("\xFF\xFE", "\xFF\xFD", "[\xFF\xFE]", "[\xFF\xFD]");
    row("", "a", "", "[a]");
}

void LineDiffTest::marks()
{
    QFETCH(const QByteArray, left);
    QFETCH(const QByteArray, right);
    const std::string leftLine = left.toStdString();
    const std::string rightLine = right.toStdString();
    const auto marks = compare::marksBetween(leftLine, rightLine);
    QVERIFY(marks);
    QTEST(marked(leftLine, marks->left), "leftMarked");
    QTEST(marked(rightLine, marks->right), "rightMarked");
}

void LineDiffTest::findsTheBestPairs()
{
    const std::vector<std::string_view> left{"Disallow: /images/", "Disallow: /search"};
    const std::vector<std::string_view> right{"Sitemap: https://x.example/s.xml",
                                              "Disallow: /images/old/", "Disallow: /search?"};
    const auto pairs = compare::pairsOf(left, right);
    QCOMPARE(pairs, (std::vector<compare::Pair>{
                        {compare::Pair::none, 0, false}, {0, 1, true}, {1, 2, true}}));
    QVERIFY(compare::pairsOf({}, {}).empty());
}

void LineDiffTest::holdsForRandomTexts()
{
    std::mt19937 random(1994); // NOLINT: the same texts every time
    const std::vector<std::string> parts{
        "User-agent: *", "Disallow: /", "Disallow: /a/b", "Allow: /", "", " ", "# a comment", "x"};
    const std::vector<std::string> ends{"\n", "\n", "\n", "\r\n", "\r"};
    const auto anyOf = [&](const auto& from) { return from[random() % from.size()]; };
    for (int round = 0; round < 3000; ++round) {
        std::string left;
        for (unsigned i = random() % 24; i > 0; --i)
            left += anyOf(parts) + anyOf(ends);
        if (random() % 3 == 0)
            left += "no end";
        std::string right = left;
        for (unsigned i = random() % 6; i > 0; --i) {
            const std::size_t at = random() % (right.size() + 1);
            if (random() % 2 == 0)
                right.erase(at, random() % 30);
            else
                right.insert(at, anyOf(parts) + anyOf(ends));
        }
        const QString broken = brokenPromise(left, right);
        QVERIFY2(broken.isEmpty(), qPrintable(broken + u'\n' + QString::fromStdString(left) +
                                              u"\n=====\n" + QString::fromStdString(right)));
    }
}

void LineDiffTest::holdsForRandomBytes()
{
    std::mt19937 random(9309); // NOLINT: the same bytes every time
    const std::string alphabet("\0\n\r\t /a\x80\xC3\xBC\xFF", 11);
    for (int round = 0; round < 3000; ++round) {
        const auto bytes = [&] {
            std::string text;
            for (unsigned i = random() % 60; i > 0; --i)
                text += alphabet[random() % alphabet.size()];
            return text;
        };
        const std::string left = bytes();
        const std::string right = bytes();
        const QString broken = brokenPromise(left, right);
        QVERIFY2(broken.isEmpty(),
                 qPrintable(broken + u' ' +
                            QString::fromLatin1(QByteArray::fromStdString(left).toHex()) + u' ' +
                            QString::fromLatin1(QByteArray::fromStdString(right).toHex())));
    }
}

void LineDiffTest::stopsWhenCancelled()
{
    const work::CancelFlag cancel;
    work::CancelFlag(cancel).raise();
    QVERIFY(!compare::compareTexts("a\n", "b\n", {}, cancel));
}

void LineDiffTest::isQuick_data()
{
    QTest::addColumn<std::string>("left");
    QTest::addColumn<std::string>("right");
    std::string rules;
    for (int i = 0; i < 32'000; ++i)
        rules += "Disallow: /path/" + std::to_string(i * 7919 % 1'000'003) + "/x\n";
    std::string edited = rules;
    for (std::size_t at = 5000; at < edited.size(); at += 20'000)
        edited.replace(at, 3, "new");
    QTest::newRow("a few edits") << rules << edited;
    std::string every;
    std::string others;
    for (int i = 0; i < 32'000; ++i) {
        every += "Allow: /path/" + std::to_string(i) + "/*.pdf$\r\n";
        others += "Sitemap: " + std::to_string(i * 31) + "\n";
    }
    QTest::newRow("every line") << rules << every;
    QTest::newRow("nothing in common") << rules << others;
    std::string turned;
    for (int i = 32'000; i-- > 0;)
        turned += "Disallow: /path/" + std::to_string(i * 7919 % 1'000'003) + "/x\n";
    QTest::newRow("turned round") << rules << turned;
    std::string longLine(500'000, '/');
    for (std::size_t at = 0; at < longLine.size(); at += 7)
        longLine[at] = static_cast<char>('a' + at % 23);
    std::string longOther = longLine;
    for (std::size_t i = 0; i < 100; ++i)
        longOther.insert(i * 5000, "!new!");
    QTest::newRow("one line") << longLine << longOther;
    QTest::newRow("only line ends") << std::string(800'000, '\n') << std::string(800'000, '\r');
}

void LineDiffTest::isQuick()
{
    QFETCH(const std::string, left);
    QFETCH(const std::string, right);
    QElapsedTimer timer;
    timer.start();
    const compare::Comparison comparison = compared(left, right);
    const qint64 taken = timer.elapsed();
    qInfo("%lld ms, %zu changes", static_cast<long long>(taken), comparison.changes.size());
    QVERIFY(!comparison.changes.empty());
    QCOMPARE(brokenPromise(left, right), QString());
    if (comparison.left.size() == 1)
        QCOMPARE(comparison.marks.at(0).right.size(), 100U);
    QVERIFY2(taken < 10'000, "it is not bounded"); // much more than it takes on a busy machine
}

QTEST_GUILESS_MAIN(LineDiffTest)
#include "tst_line_diff.moc"
