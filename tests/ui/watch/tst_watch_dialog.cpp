// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/watch/watch_dialog.h"
#include "ui/watch/watch_model.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <memory>

using namespace Qt::StringLiterals;
using namespace crawlright;
using namespace crawlright::watch;

namespace {

// Nobody is asked: it was fetched a moment ago.
Site known(const QString& address)
{
    Site site{.address = address, .minutes = 30, .expectations = u"/x/robots.txt.expect"_s};
    site.last = {.when = QDateTime::currentDateTimeUtc(),
                 .status = 200,
                 .outcome = u"200 OK"_s,
                 .sha256 = "ab",
                 .expectations = 2,
                 .failing = {u"allow FooBot /"_s},
                 .isExpecting = true};
    return site;
}

} // namespace

/// Which sites are watched, as a person chooses them.
class WatchDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void showsWhatIsKnown();
    void addsASite();
    void whatIsNoAddressIsNotTaken_data();
    void whatIsNoAddressIsNotTaken();
    void anIntervalIsNotTooShort();
    void changesASite();
    void removesASite();
    void proposesWhatIsOpen();
    void tellsChanges();

private:
    [[nodiscard]] QTreeView* table() const
    {
        return m_dialog->findChild<QTreeView*>(u"watchTable"_s);
    }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return table()->model()->index(row, column).data().toString();
    }
    [[nodiscard]] QPushButton* button(const QString& name) const
    {
        return m_dialog->findChild<QPushButton*>(name);
    }
    [[nodiscard]] QLineEdit* address() const
    {
        return m_dialog->findChild<QLineEdit*>(u"watchAddress"_s);
    }
    [[nodiscard]] QSpinBox* minutes() const
    {
        return m_dialog->findChild<QSpinBox*>(u"watchMinutes"_s);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Observer> m_observer;
    std::unique_ptr<WatchDialog> m_dialog;
};

void WatchDialogTest::init()
{
    test::failOnWarnings();
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath(u"s.ini"_s), QSettings::IniFormat);
    store(*m_settings, {known(u"a.example"_s), known(u"b.example"_s)});
    m_observer = std::make_unique<Observer>(*m_settings, crawlers::builtIn());
    m_dialog = std::make_unique<WatchDialog>(*m_observer);
    new QAbstractItemModelTester(
        table()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest, m_dialog.get());
    m_dialog->show();
}

void WatchDialogTest::cleanup()
{
    m_dialog.reset();
    m_observer.reset();
}

void WatchDialogTest::showsWhatIsKnown()
{
    QCOMPARE(table()->model()->rowCount(), 2);
    QCOMPARE(cell(0, WatchModel::Address), u"a.example"_s);
    QCOMPARE(cell(0, WatchModel::Result), u"200 OK"_s);
    QCOMPARE(cell(0, WatchModel::Expectations), u"fail: 1"_s);
    QVERIFY(!button(u"watchRemove"_s)->isEnabled());
    QVERIFY(!button(u"watchSave"_s)->isEnabled());
}

// Nobody listens at that port.
void WatchDialogTest::addsASite()
{
    QTest::keyClicks(address(), u"http://127.0.0.1:1"_s);
    minutes()->setValue(15);
    QCOMPARE(button(u"watchSave"_s)->text(), u"&Watch This Site"_s);
    QTest::mouseClick(button(u"watchSave"_s), Qt::LeftButton);
    QCOMPARE(table()->model()->rowCount(), 3);
    QCOMPARE(table()->currentIndex().row(), 2);
    QCOMPARE(m_observer->sites().last().minutes, 15);
    QCOMPARE(load(*m_settings).size(), 3);
    QCOMPARE(cell(2, WatchModel::Result), u"not fetched yet"_s);
}

void WatchDialogTest::whatIsNoAddressIsNotTaken_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("gopher") << u"gopher://a.example"_s;
    QTest::newRow("blanks") << u"no address"_s;
    QTest::newRow("a port that is none") << u"a.example:99999"_s;
}

void WatchDialogTest::whatIsNoAddressIsNotTaken()
{
    QFETCH(const QString, text);
    QTest::keyClicks(address(), text);
    QVERIFY(!button(u"watchSave"_s)->isEnabled());
    QVERIFY(m_dialog->findChild<QLabel*>(u"watchFault"_s)->isVisible());
    QTest::keyClick(address(), Qt::Key_Return);
    QCOMPARE(table()->model()->rowCount(), 2);
}

void WatchDialogTest::anIntervalIsNotTooShort()
{
    minutes()->setValue(1);
    QCOMPARE(minutes()->value(), 5);
}

void WatchDialogTest::changesASite()
{
    table()->setCurrentIndex(table()->model()->index(1, 0));
    QCOMPARE(address()->text(), u"b.example"_s);
    QCOMPARE(minutes()->value(), 30);
    QCOMPARE(button(u"watchSave"_s)->text(), u"&Change This Site"_s);
    minutes()->setValue(120);
    QTest::mouseClick(button(u"watchSave"_s), Qt::LeftButton);
    QCOMPARE(table()->model()->rowCount(), 2);
    QCOMPARE(m_observer->sites().at(1).minutes, 120);
    QCOMPARE(m_observer->sites().at(1).last.status, 200); // what is known stays
}

void WatchDialogTest::removesASite()
{
    table()->setCurrentIndex(table()->model()->index(0, 0));
    QTest::mouseClick(button(u"watchRemove"_s), Qt::LeftButton);
    QCOMPARE(table()->model()->rowCount(), 1);
    QCOMPARE(cell(0, WatchModel::Address), u"b.example"_s);
    QCOMPARE(load(*m_settings).size(), 1);
}

void WatchDialogTest::proposesWhatIsOpen()
{
    m_dialog->setProposal(u"c.example"_s, u"/y"_s);
    QCOMPARE(address()->text(), u"c.example"_s);
    m_dialog->setProposal(u"d.example"_s, {});
    QCOMPARE(address()->text(), u"c.example"_s); // the user may be at it
}

void WatchDialogTest::tellsChanges()
{
    const Site site = known(u"a.example"_s);
    QCOMPARE(changesText(site, {{ChangeKind::TextChanged, {}},
                                {ChangeKind::NowFails, u"allow FooBot /"_s}}),
             u"a.example: The text of its robots.txt has changed. An expectation fails now: allow "
             "FooBot /."_s);
    const std::vector<Change> many(8, {ChangeKind::NowFails, u"x"_s});
    QVERIFY(changesText(site, many).endsWith(u"Further changes: 3."_s));
}

QTEST_MAIN(WatchDialogTest)
#include "tst_watch_dialog.moc"
