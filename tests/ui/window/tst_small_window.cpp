// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/compare/compare_view.h"
#include "ui/find/find_bar.h"
#include "ui/window/compare_flow.h"
#include "ui/window/page.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QList>
#include <QPlainTextEdit>
#include <QPoint>
#include <QRect>
#include <QScreen>
#include <QSize>
#include <QString>
#include <QTest>
#include <QWidget>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::WindowFixture;

/// A window of 800 × 600 has room for everything.
class SmallWindowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void firstStart();
    void everyPane_data();
    void everyPane();
    void findBar();
    void comparison();

private:
    static constexpr QSize size{800, 600};

    void verifyFits();

    std::unique_ptr<WindowFixture> m_fixture;
};

void SmallWindowTest::init()
{
    test::failOnWarnings();
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open(m_fixture->file(u"robots.txt"_s, "User-agent: *\nDisallow: /a\nAllow: /a/b\n"));
}

/// As it comes up on a small screen: the panes leave the text the greatest part.
void SmallWindowTest::firstStart()
{
    const QWidget& window = m_fixture->window();
    if (window.screen()->availableGeometry().width() > 1200)
        QSKIP("the screen is not small");
    const auto* tester = window.findChild<QDockWidget*>(u"testerDock"_s);
    const auto* outline = window.findChild<QDockWidget*>(u"outlineDock"_s);
    QVERIFY(tester->isVisible() && outline->isVisible());
    const int text = m_fixture->editor()->width();
    const QString widths =
        u"outline %1, text %2, tester %3"_s.arg(outline->width()).arg(text).arg(tester->width());
    QVERIFY2(text > tester->width() && text > outline->width(), qPrintable(widths));
    QVERIFY2(text * 5 >= window.width() * 2, qPrintable(widths));
}

/// The window has its size, and no pane lies outside of it or over another.
void SmallWindowTest::verifyFits()
{
    QCoreApplication::processEvents();
    QWidget& window = m_fixture->window();
    const QSize least = window.minimumSizeHint();
    QVERIFY2(least.width() <= size.width() && least.height() <= size.height(),
             qPrintable(u"at least %1 × %2"_s.arg(least.width()).arg(least.height())));
    QCOMPARE(window.size(), size);
    QList<const QWidget*> shown;
    const auto docks = window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
    for (const QDockWidget* dock : docks) {
        const bool isOnTop = dock->isVisible() && !dock->visibleRegion().isEmpty();
        if (!isOnTop)
            continue;
        const QString name = dock->objectName();
        QVERIFY2(window.rect().contains(dock->geometry()), qPrintable(name));
        QVERIFY2(dock->widget()->width() >= dock->widget()->minimumSizeHint().width(),
                 qPrintable(name));
        for (const QWidget* other : std::as_const(shown))
            QVERIFY2(!dock->geometry().intersects(other->geometry()), qPrintable(name));
        shown.append(dock);
    }
    QVERIFY(shown.size() >= 2);
}

void SmallWindowTest::everyPane_data()
{
    QTest::addColumn<QString>("dock");
    for (const QString& name : {u"testerDock"_s, u"referenceDock"_s, u"problemsDock"_s,
                                u"urlsDock"_s, u"fetchDock"_s, u"expectDock"_s, u"outlineDock"_s})
        QTest::addRow("%s", qPrintable(name)) << name;
}

void SmallWindowTest::everyPane()
{
    QFETCH(QString, dock);
    m_fixture->window().resize(size);
    auto* pane = m_fixture->window().findChild<QDockWidget*>(dock);
    QVERIFY(pane);
    pane->show();
    pane->raise();
    qInfo("%s: %d × %d", qPrintable(dock), pane->minimumSizeHint().width(),
          pane->minimumSizeHint().height());
    verifyFits();
}

void SmallWindowTest::findBar()
{
    m_fixture->window().resize(size);
    m_fixture->window().page().findBar().replace();
    verifyFits();
}

void SmallWindowTest::comparison()
{
    m_fixture->window().resize(size);
    const QString other = m_fixture->file(u"other.txt"_s, "User-agent: *\nDisallow: /x\n");
    m_fixture->window().page().comparison().withFileAt(other);
    const QWidget& view = m_fixture->window().page().compareView();
    QTRY_VERIFY(view.isVisible());
    verifyFits();
    m_fixture->window().page().findBar().replace();
    verifyFits();
    const auto placeOf = [&view](const QString& name) {
        const auto* part = view.findChild<QWidget*>(name);
        return QRect(part->mapTo(&view, QPoint()), part->size());
    };
    for (const QString& tool : {u"compareTake"_s, u"compareSwap"_s, u"compareIgnoreEnds"_s}) {
        QTRY_VERIFY2(!placeOf(tool).intersects(placeOf(u"compareVerdicts"_s)), qPrintable(tool));
        QVERIFY2(!placeOf(tool).intersects(placeOf(u"compareTable"_s)), qPrintable(tool));
    }
}

QTEST_MAIN(SmallWindowTest)
#include "tst_small_window.moc"
