// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/window/message_bar.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QtTest>

using namespace crawlright;
using namespace Qt::StringLiterals;
using window::MessageArea;
using window::MessageKind;
using Topic = MessageArea::Topic;

class MessageAreaTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void takesNoRoomWhileEmpty();
    void oneForEachTopic();
    void theButtonRunsAndCloses();
    void anActionMayBringTheNextMessage();
    void closesByMouseAndKeyboard();
    void showsTextAsItIs();
};

void MessageAreaTest::takesNoRoomWhileEmpty()
{
    MessageArea area;
    QVERIFY(area.isEmpty());
    QVERIFY(area.isHidden());
    area.show(Topic::Opening, {.text = u"a"_s});
    QVERIFY(!area.isHidden());
    area.clear(Topic::Opening);
    QVERIFY(area.isHidden());
}

void MessageAreaTest::oneForEachTopic()
{
    MessageArea area;
    area.show(Topic::Opening, {.text = u"first"_s});
    area.show(Topic::Opening, {.text = u"second"_s});
    area.show(Topic::Disk, {.text = u"third"_s});
    QCOMPARE(area.message(Topic::Opening)->text, u"second"_s);
    QCOMPARE(area.message(Topic::Disk)->text, u"third"_s);
    QVERIFY(!area.message(Topic::Saving));
    area.clearAll();
    QVERIFY(area.isEmpty());
}

void MessageAreaTest::theButtonRunsAndCloses()
{
    MessageArea area;
    int runs = 0;
    area.show(Topic::Disk, {.text = u"changed"_s, .actions = {{u"&Reload"_s, [&] { ++runs; }}}});
    QTest::mouseClick(area.findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(runs, 1);
    QVERIFY(area.isEmpty());
}

void MessageAreaTest::anActionMayBringTheNextMessage()
{
    MessageArea area;
    area.show(Topic::Saving, {.text = u"failed"_s, .actions = {{u"Again"_s, [&] {
                                  area.show(Topic::Saving, {.text = u"failed again"_s});
                              }}}});
    QTest::mouseClick(area.findChild<QPushButton*>(), Qt::LeftButton);
    QVERIFY(area.message(Topic::Saving));
    QCOMPARE(area.message(Topic::Saving)->text, u"failed again"_s);
}

void MessageAreaTest::closesByMouseAndKeyboard()
{
    MessageArea area;
    area.show(Topic::Disk, {.text = u"a"_s});
    QTest::mouseClick(area.findChild<QToolButton*>(), Qt::LeftButton);
    QVERIFY(area.isEmpty());
    area.show(Topic::Disk, {.text = u"b"_s, .actions = {{u"Keep"_s, [] {}}}});
    QTest::keyClick(area.findChildren<window::MessageBar*>().last(), Qt::Key_Escape);
    QVERIFY(area.isEmpty());
}

void MessageAreaTest::showsTextAsItIs()
{
    MessageArea area;
    area.show(Topic::Disk, {.text = u"“<b>x</b>&amp;” is gone."_s});
    const auto* label = area.findChild<QLabel*>("messageText"_L1);
    QCOMPARE(label->textFormat(), Qt::PlainText);
    QCOMPARE(label->text(), u"“<b>x</b>&amp;” is gone."_s);
}

QTEST_MAIN(MessageAreaTest)
#include "tst_message_area.moc"
