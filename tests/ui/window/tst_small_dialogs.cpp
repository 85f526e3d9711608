// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"

#include <QCoreApplication>
#include <QDialog>
#include <QLabel>
#include <QList>
#include <QPoint>
#include <QPushButton>
#include <QRect>
#include <QRegion>
#include <QScreen>
#include <QSize>
#include <QString>
#include <QTest>
#include <QWindow>

#include <algorithm>
#include <memory>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::WindowFixture;

/// A screen of 800 × 600 has room for every dialog, and for its buttons.
class SmallDialogsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void opensOnTheScreen_data() { addDialogs(); }
    void opensOnTheScreen();
    void buttonsAreInSight_data() { addDialogs(); }
    void buttonsAreInSight();
    void notesOfAPolicyAreWhole();

private:
    static constexpr QSize size{760, 540}; // what a frame and a panel leave

    static void addDialogs();
    /// The dialog of this row of the table; null: none has opened.
    [[nodiscard]] QDialog* open() const;

    std::unique_ptr<WindowFixture> m_fixture;
};

void SmallDialogsTest::init()
{
    test::failOnWarnings();
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open(m_fixture->file(u"robots.txt"_s, "User-agent: *\nDisallow: /a\nAllow: /a/b\n"));
}

void SmallDialogsTest::addDialogs()
{
    QTest::addColumn<QString>("menu");
    QTest::addColumn<QString>("action");
    const auto add = [](const QString& menu, const QString& action) {
        QTest::addRow("%s", qPrintable(action)) << menu << action;
    };
    add(u"Edit"_s, u"Insert Template…"_s);
    add(u"Tools"_s, u"AI Policy…"_s);
    add(u"Tools"_s, u"Fetch Grid…"_s);
    add(u"Tools"_s, u"Fetch Options…"_s);
    add(u"Tools"_s, u"Sitemaps…"_s);
    add(u"Tools"_s, u"History of Fetches…"_s);
    add(u"Tools"_s, u"Watched Sites…"_s);
    add(u"Settings"_s, u"Crawler Sets…"_s);
    add(u"Settings"_s, u"Preferences…"_s);
}

QDialog* SmallDialogsTest::open() const
{
    QFETCH(QString, menu);
    QFETCH(QString, action);
    m_fixture->trigger(menu, action);
    const QList<QDialog*> dialogs = m_fixture->window().findChildren<QDialog*>();
    const auto shown = std::ranges::find_if(dialogs, &QDialog::isVisible);
    return shown == dialogs.end() ? nullptr : *shown;
}

void SmallDialogsTest::opensOnTheScreen()
{
    const QDialog* dialog = open();
    QVERIFY(dialog);
    QVERIFY(QTest::qWaitForWindowExposed(dialog->windowHandle()));
    const QSize room = dialog->screen()->availableSize();
    QVERIFY2(dialog->width() < room.width() && dialog->height() < room.height(),
             qPrintable(u"%1 × %2"_s.arg(dialog->width()).arg(dialog->height())));
}

void SmallDialogsTest::buttonsAreInSight()
{
    QDialog* dialog = open();
    QVERIFY(dialog);
    const QSize least = dialog->minimumSizeHint();
    QVERIFY2(least.width() <= size.width() && least.height() <= size.height(),
             qPrintable(u"at least %1 × %2"_s.arg(least.width()).arg(least.height())));
    dialog->resize(size);
    QCoreApplication::processEvents();
    QCOMPARE(dialog->size(), size);
    int seen = 0;
    const auto buttons = dialog->findChildren<QPushButton*>();
    for (const QPushButton* button : buttons) {
        if (!button->isVisible())
            continue;
        ++seen;
        const QRect place(button->mapTo(dialog, QPoint()), button->size());
        QVERIFY2(dialog->rect().contains(place), qPrintable(button->text()));
    }
    QVERIFY(seen > 0);
}

// In the smallest dialog they are scrolled, not cut.
void SmallDialogsTest::notesOfAPolicyAreWhole()
{
    m_fixture->trigger(u"Tools"_s, u"AI Policy…"_s);
    auto* dialog = m_fixture->window().findChild<QDialog*>(u"policyDialog"_s);
    QVERIFY(dialog);
    dialog->resize(dialog->minimumSizeHint());
    dialog->findChild<QPushButton*>(u"presetNothing"_s)->click();
    QTRY_VERIFY(dialog->findChild<QPushButton*>(u"policyInsert"_s)->isEnabled());
    const auto* notes = dialog->findChild<QLabel*>(u"policyNotes"_s);
    QVERIFY(notes->text().size() > 200);
    QTRY_VERIFY(notes->height() >= notes->heightForWidth(notes->width()));
    QVERIFY(!notes->visibleRegion().isEmpty());
    QTRY_COMPARE(notes->visibleRegion().boundingRect().width(), notes->width());
}

QTEST_MAIN(SmallDialogsTest)
#include "tst_small_dialogs.moc"
