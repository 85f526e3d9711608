// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/window/status_line.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QEvent>
#include <QFont>
#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>
#include <QString>
#include <QTest>
#include <QToolButton>

#include <utility>

using namespace crawlright;
using namespace Qt::StringLiterals;

namespace {

// How often a widget was asked to lay out what is in it.
struct LayoutWatch final : QObject {
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            ++requests;
        return QObject::eventFilter(watched, event);
    }
    int requests = 0;
};

window::TextFacts factsOfSize(std::size_t bytes)
{
    return {.bytes = bytes,
            .kind = window::TextFacts::Kind::Utf8,
            .encoding = u"UTF-8"_s,
            .lineEnding = text::LineEnding::Lf,
            .lineEnds = u"LF"_s};
}

} // namespace

class StatusLineTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void facts_data();
    void facts();
    void expectations_data();
    void expectations();
    void progressHasAName();
    void aKeyLaysNothingOut();
    void fieldsTakeAnotherFont();
};

void StatusLineTest::facts_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QString>("lineEnds");
    QTest::newRow("empty") << QByteArray() << u"UTF-8"_s << u"LF"_s;
    QTest::newRow("LF") << QByteArray("a\nb\n") << u"UTF-8"_s << u"LF"_s;
    QTest::newRow("CRLF") << QByteArray("a\r\nb") << u"UTF-8"_s << u"CRLF"_s;
    QTest::newRow("CR") << QByteArray("a\rb") << u"UTF-8"_s << u"CR"_s;
    QTest::newRow("mixed") << QByteArray("a\rb\n") << u"UTF-8"_s << u"Mixed line ends"_s;
    QTest::newRow("BOM") << QByteArray("\xef\xbb\xbf"
                                       "a\n")
                         << u"UTF-8 with BOM"_s << u"LF"_s;
    QTest::newRow("Latin-1") << QByteArray("caf\xe9\n") << u"Not all UTF-8"_s << u"LF"_s;
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe"
                                          "a\0\n\0",
                                          6)
                            << u"UTF-16"_s << u"LF"_s;
}

void StatusLineTest::facts()
{
    QFETCH(const QByteArray, bytes);
    const window::TextFacts facts = window::factsOf(syntax::parse(bytes.toStdString()));
    QCOMPARE(facts.bytes, static_cast<std::size_t>(bytes.size()));
    QTEST(facts.encoding, "encoding");
    QTEST(facts.lineEnds, "lineEnds");
}

void StatusLineTest::expectations_data()
{
    QTest::addColumn<int>("holding");
    QTest::addColumn<int>("total");
    QTest::addColumn<int>("badLines");
    QTest::addColumn<QString>("text"); // empty: not shown
    QTest::newRow("none") << 0 << 0 << 0 << QString();
    QTest::newRow("all hold") << 14 << 14 << 0 << u"Expectations: 14 of 14"_s;
    QTest::newRow("one fails") << 13 << 14 << 0 << u"Expectations: 1 of 14 fail"_s;
    QTest::newRow("failing goes before unreadable")
        << 13 << 14 << 2 << u"Expectations: 1 of 14 fail"_s;
    QTest::newRow("unreadable") << 14 << 14 << 2 << u"Expectations: unreadable lines: 2"_s;
    QTest::newRow("nothing but unreadable")
        << 0 << 0 << 2 << u"Expectations: unreadable lines: 2"_s;
}

void StatusLineTest::expectations()
{
    QFETCH(const int, holding);
    QFETCH(const int, total);
    QFETCH(const int, badLines);
    QFETCH(const QString, text);
    window::StatusLine line;
    auto* button = line.findChild<QToolButton*>(u"statusExpectations"_s);
    QVERIFY(!button->isVisibleTo(&line));
    line.setExpectationsUnchecked();
    QCOMPARE(button->text(), u"Expectations: not checked"_s);
    line.setExpectations(holding, total, badLines);
    QCOMPARE(button->isVisibleTo(&line), !text.isEmpty());
    if (text.isEmpty())
        return;
    QCOMPARE(button->text(), text);
    QVERIFY(!button->icon().isNull() && !button->accessibleName().isEmpty());
    const QSignalSpy clicked(&line, &window::StatusLine::expectationsClicked);
    button->click();
    QCOMPARE(clicked.size(), 1);
}

void StatusLineTest::progressHasAName()
{
    window::StatusLine line;
    const auto* progress = line.findChild<QProgressBar*>();
    QVERIFY(!progress->isVisibleTo(&line));
    line.showProgress(u"Opening “robots.txt”…"_s, 1, 2);
    QVERIFY(progress->isVisibleTo(&line));
    QCOMPARE(progress->accessibleName(), u"Opening “robots.txt”…"_s);
}

// Only a text that is wider than all before.
void StatusLineTest::aKeyLaysNothingOut()
{
    window::StatusLine line;
    line.resize(900, line.sizeHint().height());
    line.show();
    QVERIFY(QTest::qWaitForWindowExposed(&line));
    LayoutWatch watch;
    line.installEventFilter(&watch);
    const auto requests = [&watch] {
        QCoreApplication::processEvents();
        return std::exchange(watch.requests, 0);
    };
    const auto tell = [&line](int row, int column, std::size_t kib) {
        line.setPlace(row, column);
        line.setGroup(u"Googlebot"_s);
        line.setFacts(factsOfSize(kib * 1024));
        line.setCounts({});
        line.setExpectations(3, 3, 0);
    };
    tell(88'888, 888, 888);
    QVERIFY(requests() > 0);
    QTRY_COMPARE(requests(), 0);
    tell(11'111, 111, 111);
    QCOMPARE(requests(), 0);
    tell(1, 1, 1);
    QCOMPARE(requests(), 0);
    QCOMPARE(line.findChild<QToolButton*>(u"statusPlace"_s)->text(), u"Line 1, column 1"_s);
    QCOMPARE(line.findChild<QLabel*>(u"statusSize"_s)->text(), u"1.0 of 500 KiB"_s);
    tell(8'888'888, 8'888, 888);
    QVERIFY(requests() > 0);
    const auto* place = line.findChild<QToolButton*>(u"statusPlace"_s);
    QTRY_VERIFY(place->width() >= place->sizeHint().width());
}

void StatusLineTest::fieldsTakeAnotherFont()
{
    window::StatusLine line;
    line.setPlace(88'888, 888);
    const auto* place = line.findChild<QToolButton*>(u"statusPlace"_s);
    const int wide = place->minimumWidth();
    QCOMPARE(wide, place->sizeHint().width());
    QFont font = line.font();
    font.setPixelSize(8);
    line.setFont(font);
    line.setPlace(88'888, 887);
    QVERIFY(place->minimumWidth() < wide);
    QVERIFY(place->minimumWidth() >= place->sizeHint().width());
}

QTEST_MAIN(StatusLineTest)
#include "tst_status_line.moc"
