// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/line_index.h"

#include <QByteArray>
#include <QList>
#include <QTest>

using namespace crawlright::text;

namespace {

class tst_LineIndex : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lines_data();
    void lines();
    void positions();
};

void tst_LineIndex::lines_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QList<int>>("starts");

    QTest::newRow("empty file: one line") << QByteArray() << QList<int>{0};
    QTest::newRow("no line end") << QByteArray("ab") << QList<int>{0};
    QTest::newRow("after the last line end is a line") << QByteArray("a\n") << QList<int>{0, 2};
    QTest::newRow("RFC 9309 NL: LF") << QByteArray("a\nb") << QList<int>{0, 2};
    QTest::newRow("RFC 9309 NL: CR") << QByteArray("a\rb") << QList<int>{0, 2};
    QTest::newRow("RFC 9309 NL: CRLF is one") << QByteArray("a\r\nb") << QList<int>{0, 3};
    QTest::newRow("LF CR are two") << QByteArray("\n\r") << QList<int>{0, 1, 2};
    QTest::newRow("CR CR LF are two") << QByteArray("\r\r\n") << QList<int>{0, 1, 3};
    QTest::newRow("CR LF LF are two") << QByteArray("\r\n\n") << QList<int>{0, 2, 3};
    QTest::newRow("NUL and VT end no line") << QByteArray("a\0\v\fb\n", 6) << QList<int>{0, 6};
    QTest::newRow("U+2028 ends no line") << QByteArray("a\xE2\x80\xA8"
                                                       "b")
                                         << QList<int>{0};
}

void tst_LineIndex::lines()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QList<int>, starts);
    const LineIndex index(bytes.toStdString());
    QCOMPARE(index.lineCount(), LineNumber(starts.size()));
    for (int i = 0; i < starts.size(); ++i) {
        const qsizetype end = i + 1 < starts.size() ? starts[i + 1] : bytes.size();
        QCOMPARE(index.line(LineNumber(i + 1)), (Span{Offset(starts[i]), Offset(end)}));
    }
}

void tst_LineIndex::positions()
{
    const LineIndex index("ab\r\n\nc");
    QCOMPARE(index.positionAt(0), (Position{1, 1}));
    QCOMPARE(index.positionAt(2), (Position{1, 3})); // the line end belongs to its line
    QCOMPARE(index.positionAt(3), (Position{1, 4}));
    QCOMPARE(index.positionAt(4), (Position{2, 1}));
    QCOMPARE(index.positionAt(5), (Position{3, 1}));
    QCOMPARE(index.positionAt(6), (Position{3, 2})); // the end of the file
    QCOMPARE(LineIndex("a\n").positionAt(2), (Position{2, 1}));
}

} // namespace

QTEST_APPLESS_MAIN(tst_LineIndex)
#include "tst_line_index.moc"
