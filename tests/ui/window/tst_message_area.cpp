// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/window/message_bar.h"

#include <QApplication>
#include <QBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

#include <chrono>

using namespace crawlright;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using window::Message;
using window::MessageArea;
using window::MessageKind;
using Topic = MessageArea::Topic;

namespace {

/// Messages above a text, in a window that has the keyboard.
struct Desk {
    QWidget window;
    MessageArea* area = new MessageArea;
    QPlainTextEdit* text = new QPlainTextEdit;

    Desk()
    {
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(area);
        layout->addWidget(text, 1);
        window.resize(600, 400);
        window.show();
        window.activateWindow();
        text->setFocus();
    }
    [[nodiscard]] bool isReady() { return QTest::qWaitForWindowActive(&window); }
};

const Message confirmation{.kind = MessageKind::Success,
                           .text = QStringLiteral("Saved."),
                           .actions = {},
                           .isPassing = true};

} // namespace

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
    void takesTheHeightOfItsText();
    void aClickLeavesTheKeyboardWithTheText();
    void whatOnlyConfirmsGoesByItself();
    void whatHasTheKeyboardStays();
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
    area.show(Topic::Saving,
              {.text = u"failed"_s,
               .actions = {
                   {u"Again"_s, [&] { area.show(Topic::Saving, {.text = u"failed again"_s}); }}}});
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

void MessageAreaTest::takesTheHeightOfItsText()
{
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto* area = new MessageArea;
    layout->addWidget(area);
    layout->addWidget(new QPlainTextEdit, 1);
    window.resize(600, 400);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    area->show(Topic::Disk, {.text = u"The host example.invalid could not be found."_s});
    const auto heightOf = [&] { return area->findChild<QLabel*>("messageText"_L1)->height(); };
    const int line = area->fontMetrics().lineSpacing();
    QTRY_VERIFY(area->isVisible() && heightOf() > 0);
    QTRY_VERIFY2(heightOf() < 2 * line && area->height() < 3 * line,
                 qPrintable(u"%1 of %2, line %3"_s.arg(heightOf()).arg(area->height()).arg(line)));
    area->show(Topic::Disk, {.text = u"many words "_s.repeated(40)});
    QTRY_VERIFY(heightOf() > 4 * line);
}

void MessageAreaTest::aClickLeavesTheKeyboardWithTheText()
{
    Desk desk;
    QVERIFY(desk.isReady());
    desk.area->show(Topic::Disk, {.text = u"changed"_s, .actions = {{u"Compare"_s, [] {}, true}}});
    QTest::mouseClick(desk.area->findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(QApplication::focusWidget(), desk.text);
}

void MessageAreaTest::whatOnlyConfirmsGoesByItself()
{
    Desk desk;
    QVERIFY(desk.isReady());
    desk.area->setPassingTime(1ms);
    desk.area->show(Topic::Saving, {.kind = MessageKind::Error, .text = u"failed"_s});
    desk.area->show(Topic::Fixing, {.kind = MessageKind::Success, .text = u"equal"_s});
    desk.area->show(Topic::Export, confirmation);
    QTRY_VERIFY(!desk.area->message(Topic::Export));
    QVERIFY(desk.area->message(Topic::Saving));
    QVERIFY(desk.area->message(Topic::Fixing));
    QCOMPARE(QApplication::focusWidget(), desk.text);
}

void MessageAreaTest::whatHasTheKeyboardStays()
{
    Desk desk;
    QVERIFY(desk.isReady());
    desk.area->setPassingTime(1ms);
    desk.area->show(Topic::Report, confirmation);
    auto* close = desk.area->findChild<QToolButton*>();
    close->setFocus();
    QCOMPARE(QApplication::focusWidget(), close);
    desk.area->show(Topic::Export, confirmation);
    QTRY_VERIFY(!desk.area->message(Topic::Export)); // whose time was over after that of the other
    QVERIFY(desk.area->message(Topic::Report));
    desk.text->setFocus();
    QTRY_VERIFY(desk.area->isEmpty());
}

QTEST_MAIN(MessageAreaTest)
#include "tst_message_area.moc"
