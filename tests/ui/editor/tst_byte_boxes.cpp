// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/codec.h"
#include "ui/editor/byte_boxes.h"

#include <QChar>
#include <QString>
#include <QStringLiteral>
#include <QTest>

using namespace crawlright;
using editor::ByteBox;

class ByteBoxesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boxes_data();
    void boxes();
    void endMarks();
};

void ByteBoxesTest::boxes_data()
{
    QTest::addColumn<QString>("block");
    QTest::addColumn<int>("position");
    QTest::addColumn<QString>("label");
    const auto row = [](const char* name, const QString& block, int position,
                        const QString& label) {
        QTest::newRow(name) << block << position << label;
    };
    const QString none;
    row("text has none", QStringLiteral("Disallow: /é\t😀"), -1, none);
    row("bad byte", u'a' + QString(QChar(0xDCFF)), 1, QStringLiteral("FF"));
    row("CR", u'a' + QString(QChar(0xDC0D)), 1, QStringLiteral("CR"));
    row("LF", QString(QChar(0xDC0A)), 0, QStringLiteral("LF"));
    row("goes on", u'a' + QString(QChar(text::continuationMark)), 1, none);
    row("NUL", u'a' + QString(QChar(0)), 1, QStringLiteral("NUL"));
    row("BOM", QChar(0xFEFF) + QStringLiteral("a"), 0, QStringLiteral("BOM"));
    row("control", QString(QChar(0x1B)), 0, QStringLiteral("1B"));
    row("turns direction around", QString(QChar(0x202E)), 0, QStringLiteral("202E"));
    row("zero-width space", QString(QChar(0x200B)), 0, QStringLiteral("200B"));
}

void ByteBoxesTest::boxes()
{
    QFETCH(QString, block);
    QFETCH(int, position);
    QFETCH(QString, label);
    const std::vector<ByteBox> boxes = editor::boxesOf(block);
    QCOMPARE(boxes.size(), std::size_t(position < 0 ? 0 : 1));
    if (position >= 0)
        QCOMPARE(boxes[0], (ByteBox{position, label}));
}

void ByteBoxesTest::endMarks()
{
    QCOMPARE(editor::endMarksOf(u"a"), 0);
    QCOMPARE(editor::endMarksOf(u"a\xDC0D"), 1);
    QCOMPARE(editor::endMarksOf(u"a\xDC0D\xDC0A"), 2);
    QCOMPARE(editor::endMarksOf(u"a\xDD00"), 1);
    QCOMPARE(editor::endMarksOf(u"a\xD83D\xDD00"), 0); // a character
}

QTEST_GUILESS_MAIN(ByteBoxesTest)
#include "tst_byte_boxes.moc"
