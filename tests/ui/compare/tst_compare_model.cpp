// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/compare/compare_model.h"

#include <QAbstractItemModelTester>
#include <QByteArray>
#include <QSignalSpy>
#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QTest>

#include <random>

using namespace crawlright;
using namespace Qt::StringLiterals;
using compare::CompareModel;
using compare::Side;

namespace {

compare::ComparedPtr compared(const std::string& left, const std::string& right,
                              Side edited = Side::Right, compare::Options options = {})
{
    auto result = std::make_shared<compare::Compared>();
    result->left = session::analyse(left, 1);
    result->right = session::analyse(right, 2);
    result->edited = edited;
    result->options = options;
    result->comparison = compare::compareTexts(left, right, options).value();
    return result;
}

std::string numbered(int first, int last)
{
    std::string text;
    for (int i = first; i <= last; ++i)
        text += "Disallow: /" + std::to_string(i) + "\n";
    return text;
}

} // namespace

class CompareModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_model = std::make_unique<CompareModel>();
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
    }
    void cutsLongLinesIntoPieces();
    void showsWhatIsMarked_data();
    void showsWhatIsMarked();
    void showsBothSides();
    void foldsEqualLines();
    void unfolds();
    void keepsUnfoldedWhatTheTextBesideHasEdited();
    void offersToTakeAChangeAtItsFirstRow();
    void tellsLineEnds();
    void isReadAloud();
    void givesTheBytesOfRows();
    void showsLongLinesInPieces();
    void takesChangesByteForByte();

private:
    [[nodiscard]] QString text(int row, int column) const
    {
        return m_model->index(row, column).data().toString();
    }
    [[nodiscard]] QString all() const
    {
        QStringList rows;
        for (int row = 0; row < m_model->rowCount(); ++row) {
            const auto left = m_model->cellAt(m_model->index(row, CompareModel::Left));
            const auto right = m_model->cellAt(m_model->index(row, CompareModel::Right));
            const auto signOf = [](const CompareModel::Cell& cell) {
                return cell.sign.isNull() ? u" "_s : QString(cell.sign);
            };
            rows += QStringLiteral("%1%2|%3%4")
                        .arg(signOf(left), text(row, CompareModel::Left), signOf(right),
                             text(row, CompareModel::Right));
        }
        return rows.join(u'\n');
    }

    std::unique_ptr<CompareModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void CompareModelTest::cutsLongLinesIntoPieces()
{
    std::string line;
    for (int i = 0; i < 1000; ++i)
        line += "a\xE2\x82\xAC"; // four bytes, so that pieces would end amid the second character
    line.insert(0, "x");
    const text::Span whole{0, static_cast<text::Offset>(line.size())};
    QCOMPARE(compare::pieceCount(whole), 8U);
    QCOMPARE(compare::pieceCount({5, 5}), 1U);
    QString together;
    text::Offset at = 0;
    for (std::uint32_t piece = 0; piece < compare::pieceCount(whole); ++piece) {
        const text::Span span = compare::pieceOf(line, whole, piece);
        QCOMPARE(span.begin, at);
        at = span.end;
        together += compare::shownText(line, span, {}).text;
    }
    QCOMPARE(at, whole.end);
    QCOMPARE(together, QString::fromStdString(line)); // no character was cut
    QVERIFY(compare::pieceOf(line, whole, 8).isEmpty());
    const std::string bad(2000, '\x80'); // continuation bytes only
    QCOMPARE(compare::pieceOf(bad, {0, 2000}, 1), (text::Span{512, 1024}));
}

void CompareModelTest::showsWhatIsMarked_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<text::Span>("mark");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("marked");
    QTest::newRow("ASCII") << QByteArray("Allow: /a") << text::Span{8, 9} << u"Allow: /a"_s
                           << u"a"_s;
    QTest::newRow("after a long character")
        << QByteArray("/\xE2\x82\xAC/x") << text::Span{5, 6} << u"/€/x"_s << u"x"_s;
    QTest::newRow("a byte that is none")
        << QByteArray("/\xFF\xFE") << text::Span{2, 3} << u"/\\xFF\\xFE"_s << u"\\xFE"_s;
    QTest::newRow("NUL") << QByteArray("a\0b", 3) << text::Span{1, 2} << u"a\\x00b"_s << u"\\x00"_s;
    QTest::newRow("what turns text round")
        << QByteArray("a\xE2\x80\xAE") << text::Span{1, 4} << u"a\\u{202E}"_s << u"\\u{202E}"_s;
}

void CompareModelTest::showsWhatIsMarked()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const text::Span, mark);
    const std::string line = bytes.toStdString();
    const std::vector<text::Span> marks{mark};
    const compare::ShownText shown =
        compare::shownText(line, {0, static_cast<text::Offset>(line.size())}, marks);
    QTEST(shown.text, "text");
    QCOMPARE(shown.marks.size(), 1U);
    QTEST(shown.text.mid(shown.marks[0].begin, shown.marks[0].end - shown.marks[0].begin),
          "marked");
}

void CompareModelTest::showsBothSides()
{
    m_model->setCompared(compared("a\nDisallow: /b\nc\nd\n", "a\nDisallow: /x\nd\nSitemap: e\n"));
    QCOMPARE(all(), u" a| a\n"
                    "~Disallow: /b|~Disallow: /x\n"
                    "−c| \n"
                    " d| d\n"
                    " |+Sitemap: e"_s);
    m_model->setCompared(compared("User-agent: *\n", "# nothing alike\n"));
    QCOMPARE(all(), u"−User-agent: *|+# nothing alike"_s);
    m_model->setCompared(nullptr);
    QCOMPARE(m_model->rowCount(), 0);
}

void CompareModelTest::foldsEqualLines()
{
    m_model->setCompared(
        compared(numbered(1, 40), numbered(1, 19) + "Disallow: /new\n" + numbered(20, 40)));
    QCOMPARE(all(), u" … 16 equal lines| … 16 equal lines\n"
                    " Disallow: /17| Disallow: /17\n"
                    " Disallow: /18| Disallow: /18\n"
                    " Disallow: /19| Disallow: /19\n"
                    " |+Disallow: /new\n"
                    " Disallow: /20| Disallow: /20\n"
                    " Disallow: /21| Disallow: /21\n"
                    " Disallow: /22| Disallow: /22\n"
                    " … 18 equal lines| … 18 equal lines"_s);
    // One line takes no more room than its fold.
    m_model->setCompared(compared(numbered(1, 4) + "x\n", numbered(1, 4) + "y\n"));
    QCOMPARE(m_model->foldedAt(0), 0U);
    m_model->setCompared(compared(numbered(1, 5) + "x\n", numbered(1, 5) + "y\n"));
    QCOMPARE(m_model->foldedAt(0), 2U);
    m_model->setCompared(compared(numbered(1, 5), numbered(1, 5)));
    QCOMPARE(all(), u" … 5 equal lines| … 5 equal lines"_s);
}

void CompareModelTest::unfolds()
{
    m_model->setCompared(compared(numbered(1, 40), numbered(1, 20) + numbered(22, 40)));
    const int rows = m_model->rowCount();
    QCOMPARE(m_model->foldedAt(rows - 1), 16U);
    m_model->unfold(rows - 1);
    QCOMPARE(m_model->rowCount(), rows + 15);
    QCOMPARE(text(m_model->rowCount() - 1, CompareModel::Right), u"Disallow: /40"_s);
    QCOMPARE(m_model->foldedAt(0), 17U); // that one is another
    m_model->unfold(1);                  // no fold
    QCOMPARE(m_model->rowCount(), rows + 15);
}

void CompareModelTest::keepsUnfoldedWhatTheTextBesideHasEdited()
{
    const auto first = compared(numbered(1, 40), numbered(1, 20) + numbered(22, 40));
    m_model->setCompared(first);
    m_model->unfold(0);
    const int rows = m_model->rowCount();
    auto second = std::make_shared<compare::Compared>(*first);
    const std::string edited = numbered(1, 9) + "new\n" + numbered(10, 20) + numbered(22, 40);
    second->right = session::analyse(edited, 3);
    second->comparison = compare::compareTexts(second->bytes(Side::Left), edited, {}).value();
    m_model->setCompared(second);
    QCOMPARE(m_model->rowCount(), rows + 1);
    m_model->setCompared(compared(numbered(1, 40), numbered(1, 20) + numbered(22, 40)));
    QVERIFY(m_model->foldedAt(0) > 0); // another text on the left
}

void CompareModelTest::offersToTakeAChangeAtItsFirstRow()
{
    const std::string left = "keep\nwords of one\nwords of two\nkeep\n";
    const std::string right = "keep\nwords of 1\nwords of 2\nkeep\nand more\n";
    m_model->setCompared(compared(left, right));
    const auto offer = [this](int row) {
        return m_model->index(row, CompareModel::Take).data(Qt::AccessibleTextRole).toString();
    };
    QCOMPARE(offer(0), QString());
    QCOMPARE(offer(1), u"Take this change from the left into the editor"_s);
    QCOMPARE(offer(2), QString());
    QCOMPARE(offer(3), QString());
    QCOMPARE(offer(4), u"Take this change from the left into the editor"_s);
    QCOMPARE(m_model->changeAt(2), std::optional<std::size_t>(0));
    QCOMPARE(m_model->changeAt(3), std::nullopt);
    QCOMPARE(m_model->rowOfChange(1), 4);
    m_model->setCompared(compared(left, right, Side::Left));
    QCOMPARE(offer(1), u"Take this change from the right into the editor"_s);
}

void CompareModelTest::tellsLineEnds()
{
    m_model->setCompared(compared("a\r\nDisallow: /b\nc", "a\nDisallow: /x\r\nc\n"));
    const auto endAt = [this](int row, int column) {
        return m_model->cellAt(m_model->index(row, column)).lineEnd;
    };
    QCOMPARE(endAt(0, CompareModel::Left), u"CR LF"_s);
    QCOMPARE(endAt(0, CompareModel::Right), u"LF"_s);
    QCOMPARE(m_model->index(0, CompareModel::Left).data(Qt::ToolTipRole).toString(),
             u"Only the line end differs: this line ends with CR LF."_s);
    QCOMPARE(endAt(1, CompareModel::Left), u"LF"_s);
    QCOMPARE(endAt(2, CompareModel::Left), u"no line end"_s);
    QCOMPARE(endAt(2, CompareModel::Right), u"LF"_s);
    m_model->setCompared(compared("a\nb\n", "a\nc\n"));
    QCOMPARE(endAt(1, CompareModel::Left), QString()); // alike on both sides
}

void CompareModelTest::isReadAloud()
{
    m_model->setNames(u"Saved"_s, u"Editor"_s);
    m_model->setCompared(compared("a\nDisallow: /b\nc\n", "a\r\nDisallow: /x\nc\nd\n"));
    const auto spoken = [this](int row, int column) {
        return m_model->index(row, column).data(Qt::AccessibleTextRole).toString();
    };
    QCOMPARE(spoken(0, CompareModel::Right), u"Line 1, only the line end differs: a ⟨CR LF⟩"_s);
    QCOMPARE(spoken(1, CompareModel::Left), u"Line 2, changed: Disallow: /b"_s);
    QCOMPARE(spoken(2, CompareModel::Left), u"Line 3, equal: c"_s);
    QCOMPARE(spoken(3, CompareModel::Left), u"No line"_s);
    QCOMPARE(spoken(3, CompareModel::Right), u"Line 4, added: d"_s);
    QCOMPARE(m_model->headerData(CompareModel::Left, Qt::Horizontal, Qt::DisplayRole).toString(),
             u"Saved"_s);
    QCOMPARE(m_model->headerData(CompareModel::Right, Qt::Horizontal, Qt::DisplayRole).toString(),
             u"Editor"_s);
}

void CompareModelTest::givesTheBytesOfRows()
{
    const std::string left = numbered(1, 20) + "x\xFF\r\n" + std::string(2000, 'y') + "\nend";
    m_model->setCompared(compared(left, numbered(1, 20) + "z\n"));
    const int last = m_model->rowCount() - 1;
    QCOMPARE(m_model->bytesOf(0, last, Side::Left), left); // folded lines, long lines, bad bytes
    QCOMPARE(m_model->bytesOf(0, last, Side::Right), numbered(1, 20) + "z\n");
    QCOMPARE(m_model->bytesOf(1, 1, Side::Left), "Disallow: /18\n");
}

void CompareModelTest::showsLongLinesInPieces()
{
    const std::string left = std::string(1200, 'a') + "\nb\n";
    const std::string right = std::string(600, 'a') + "\nb\n";
    m_model->setCompared(compared(left, right));
    QCOMPARE(m_model->rowCount(), 4);
    QCOMPARE(text(0, CompareModel::Left).size(), 512);
    QCOMPARE(text(2, CompareModel::Left).size(), 1200 - 1024);
    QCOMPARE(text(1, CompareModel::Right).size(), 600 - 512);
    QCOMPARE(m_model->cellAt(m_model->index(1, CompareModel::Left)).isContinued, true);
    QCOMPARE(m_model->cellAt(m_model->index(2, CompareModel::Right)).line, 0U);
    QCOMPARE(m_model->longestPiece(), 512);
}

void CompareModelTest::takesChangesByteForByte()
{
    std::mt19937 random(2012); // NOLINT: the same texts every time
    const std::vector<std::string> parts{"User-agent: *", "Disallow: /", "Allow: /a", "", "x\xFF"};
    const std::vector<std::string> ends{"\n", "\r\n", "\r"};
    const auto anyText = [&] {
        std::string text;
        for (unsigned i = random() % 8; i > 0; --i)
            text += parts[random() % parts.size()] + ends[random() % ends.size()];
        if (random() % 2 == 0)
            text += "end";
        return text;
    };
    for (int round = 0; round < 2000; ++round) {
        const std::string left = anyText();
        const std::string right = anyText();
        const Side edited = round % 2 == 0 ? Side::Left : Side::Right;
        const bool ignores = round % 4 < 2;
        const auto result = compared(left, right, edited, {.ignoreLineEnds = ignores});
        edits::Edits edits;
        for (const compare::Change& change : result->comparison.changes)
            edits.push_back(compare::takenFromOther(*result, change, ends[round % 3]));
        const std::string& own = edited == Side::Left ? left : right;
        const std::string& other = edited == Side::Left ? right : left;
        const std::string taken = edits::applied(own, edits);
        if (!ignores) {
            QCOMPARE(taken, other);
            continue;
        }
        const auto again = compare::compareTexts(taken, other, {.ignoreLineEnds = true});
        QVERIFY2(
            again->changes.empty(),
            qPrintable(QString::fromLatin1(
                QByteArray::fromStdString(own + "|" + other + "|" + taken).toPercentEncoding())));
    }
}

QTEST_GUILESS_MAIN(CompareModelTest)
#include "tst_compare_model.moc"
