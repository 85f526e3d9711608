// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/kept_lines.h"

#include <QByteArray>
#include <QList>
#include <QRandomGenerator>
#include <QTest>

using namespace crawlright;
using editor::KeptLines;
using text::LineNumber;

namespace {

std::vector<std::string_view> linesOf(const syntax::Document& document)
{
    std::vector<std::string_view> lines;
    for (const syntax::Line& line : document.lines())
        lines.push_back(document.textOf(line.content()));
    return lines;
}

KeptLines keptOf(const syntax::Document& then, const syntax::Document& now)
{
    return {then, now.bytes(), static_cast<LineNumber>(now.lines().size())};
}

std::string randomText(QRandomGenerator& random, std::string_view letters, int size)
{
    std::string text;
    for (int i = 0; i < size; ++i)
        text += letters[static_cast<std::size_t>(random.bounded(int(letters.size())))];
    return text;
}

} // namespace

class KeptLinesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void examples_data();
    void examples();
    void keepsWhatIsTheSame_data();
    void keepsWhatIsTheSame();
};

void KeptLinesTest::examples_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QList<uint>>("then"); // of each line of now
    using Lines = QList<uint>;
    QTest::newRow("nothing edited") << QByteArray("a\nb") << QByteArray("a\nb") << Lines{1, 2};
    QTest::newRow("empty") << QByteArray() << QByteArray() << Lines{1};
    QTest::newRow("typed in a line")
        << QByteArray("a\nb\nc") << QByteArray("a\nbx\nc") << Lines{1, 0, 3};
    QTest::newRow("typed before a line")
        << QByteArray("a\nb\nc") << QByteArray("a\nxb\nc") << Lines{1, 0, 3};
    QTest::newRow("typed in the last") << QByteArray("a\nb") << QByteArray("a\nbx") << Lines{1, 0};
    QTest::newRow("a line put in")
        << QByteArray("A/a\nA/b\nA/c") << QByteArray("A/a\nA/\nA/b\nA/c") << Lines{1, 0, 2, 3};
    QTest::newRow("a line taken out")
        << QByteArray("A/a\nA/b\nA/c") << QByteArray("A/a\nA/c") << Lines{1, 3};
    QTest::newRow("the first put in")
        << QByteArray("a\nb") << QByteArray("x\na\nb") << Lines{0, 1, 2};
    QTest::newRow("Return at the end")
        << QByteArray("a\nb") << QByteArray("a\nb\n") << Lines{1, 2, 0};
    QTest::newRow("Return in a line")
        << QByteArray("a\nbc\nd") << QByteArray("a\nb\nc\nd") << Lines{1, 0, 0, 3};
    QTest::newRow("joined") << QByteArray("a\nb\nc") << QByteArray("ab\nc") << Lines{0, 3};
    QTest::newRow("CRLF becomes LF")
        << QByteArray("a\r\nb\r\n") << QByteArray("a\nb\n") << Lines{0, 0, 3};
}

void KeptLinesTest::examples()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QList<uint>, then);
    const syntax::Document one = syntax::parse(before.toStdString());
    const syntax::Document other = syntax::parse(after.toStdString());
    const KeptLines kept = keptOf(one, other);
    QList<uint> actual;
    for (LineNumber line = 1; line <= other.lines().size(); ++line)
        actual.append(kept.then(line));
    QCOMPARE(actual, then);
    QCOMPARE(kept.then(static_cast<LineNumber>(other.lines().size()) + 1), 0U);
    QCOMPARE(KeptLines().then(1), 0U);
}

void KeptLinesTest::keepsWhatIsTheSame_data()
{
    QTest::addColumn<QByteArray>("letters");
    QTest::addColumn<int>("size");
    QTest::newRow("LF") << QByteArray("ab\n") << 24;
    QTest::newRow("few letters") << QByteArray("a\n") << 12;
    QTest::newRow("all line ends") << QByteArray("ab\n\r") << 24;
    QTest::newRow("long") << QByteArray("abcdefghijklmnopqrstuvwxyz\n") << 20'000;
}

// A kept line says what it said, and its lines are those at both ends; and where all line ends are
// alike none of them that are alike is missing.
void KeptLinesTest::keepsWhatIsTheSame()
{
    QFETCH(QByteArray, letters);
    QFETCH(int, size);
    const bool hasOneLineEnd = !letters.contains('\r');
    QRandomGenerator random(20261120);
    for (int round = 0; round < (size > 100 ? 50 : 20'000); ++round) {
        const std::string before = randomText(random, letters.toStdString(), random.bounded(size));
        std::string after = before;
        const auto at = static_cast<std::size_t>(random.bounded(int(before.size()) + 1));
        after.replace(at, static_cast<std::size_t>(random.bounded(4)),
                      randomText(random, letters.toStdString(), random.bounded(4)));
        const syntax::Document one = syntax::parse(before);
        const syntax::Document other = syntax::parse(after);
        const KeptLines kept = keptOf(one, other);
        const auto linesThen = linesOf(one);
        const auto linesNow = linesOf(other);
        LineNumber last = 0;
        for (LineNumber line = 1; line <= linesNow.size(); ++line) {
            const LineNumber then = kept.then(line);
            if (then == 0)
                continue;
            QVERIFY(then > last && then <= linesThen.size());
            QCOMPARE(linesThen[then - 1], linesNow[line - 1]);
            last = then;
        }
        if (!hasOneLineEnd)
            continue;
        std::size_t head = 0; // but the last line, which has no end
        while (head + 1 < std::min(linesThen.size(), linesNow.size()) &&
               linesThen[head] == linesNow[head])
            ++head;
        for (std::size_t i = 0; i < head; ++i)
            QCOMPARE(kept.then(static_cast<LineNumber>(i + 1)), i + 1);
        for (std::size_t i = 1; head + i < std::min(linesThen.size(), linesNow.size()) &&
                                linesThen[linesThen.size() - i] == linesNow[linesNow.size() - i];
             ++i)
            QCOMPARE(kept.then(static_cast<LineNumber>(linesNow.size() + 1 - i)),
                     linesThen.size() + 1 - i);
    }
}

QTEST_APPLESS_MAIN(KeptLinesTest)
#include "tst_kept_lines.moc"
