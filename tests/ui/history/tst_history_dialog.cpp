// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/history/history_dialog.h"
#include "ui/history/history_models.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDir>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>
#include <QTreeView>

#include <memory>

using namespace Qt::StringLiterals;
using namespace crawlright;
using namespace crawlright::history;

namespace {

net::FetchResult fetchOf(const QString& host, int hour, const QByteArray& body, int status = 200)
{
    net::FetchResult result;
    result.asked = host;
    result.url = QUrl(u"https://"_s + host + u"/robots.txt"_s);
    result.when = QDateTime(QDate(2026, 3, 1), QTime(0, 0), QTimeZone::UTC).addSecs(hour * 3600);
    result.body = body;
    net::Hop hop;
    hop.url = result.url;
    hop.status = status;
    hop.headers = {{"content-type", "text/plain"}};
    result.hops = {hop};
    return result;
}

} // namespace

/// What a person sees of former fetches, and does with them.
class HistoryDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void emptyAtFirst();
    void sitesAndVersions();
    void aSiteAskedInAnotherWay();
    void opensAVersion();
    void comparesTwo();
    void comparesWithTheEditor();
    void sinceWhen();
    void questionsThatAreNone_data();
    void questionsThatAreNone();
    void newFetchesAppear();
    void aDamagedTextIsSaid();
    void switchedOff();
    void clearing();

private:
    void add(const net::FetchResult& result) const
    {
        QSignalSpy changed(m_desk.get(), &HistoryDesk::changed);
        m_desk->add(result);
        QTRY_COMPARE(changed.size(), 1);
    }
    void show(const QString& site = {}) const
    {
        QSignalSpy read(m_desk.get(), &HistoryDesk::stateRead);
        m_dialog->show();
        m_dialog->setPlace(site, {});
        QTRY_VERIFY(!read.isEmpty());
    }
    /// Three versions of a.example, the second one closed, and one of b.example.
    void fill() const
    {
        add(fetchOf(u"b.example"_s, 0, "User-agent: *\n"));
        add(fetchOf(u"a.example"_s, 1, "User-agent: *\nAllow: /\n"));
        add(fetchOf(u"a.example"_s, 2, "User-agent: *\nDisallow: /shop/\n"));
        add(fetchOf(u"a.example"_s, 3, "gone", 404));
        show();
        QTRY_COMPARE(versions()->model()->rowCount(), 3);
    }
    [[nodiscard]] QTreeView* view(const QString& name) const
    {
        return m_dialog->findChild<QTreeView*>(name);
    }
    [[nodiscard]] QTreeView* hosts() const { return view(u"historyHosts"_s); }
    [[nodiscard]] QTreeView* versions() const { return view(u"historyVersions"_s); }
    [[nodiscard]] QTreeView* periods() const { return view(u"historyPeriods"_s); }
    [[nodiscard]] static QString cell(const QTreeView* view, int row, int column)
    {
        return view->model()->index(row, column).data().toString();
    }
    [[nodiscard]] QString shown(const QString& name) const
    {
        return m_dialog->findChild<QLabel*>(name)->text();
    }
    [[nodiscard]] QPushButton* button(const QString& name) const
    {
        return m_dialog->findChild<QPushButton*>(name);
    }
    void select(std::initializer_list<int> rows) const
    {
        versions()->clearSelection();
        for (const int row : rows)
            versions()->selectionModel()->select(versions()->model()->index(row, 0),
                                                 QItemSelectionModel::Select |
                                                     QItemSelectionModel::Rows);
    }
    void ask(const QString& url) const
    {
        m_dialog->findChild<QLineEdit*>(u"historyUrl"_s)->setText(url);
        QTest::mouseClick(button(u"historyAsk"_s), Qt::LeftButton);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<HistoryDesk> m_desk;
    std::unique_ptr<HistoryDialog> m_dialog;
};

void HistoryDialogTest::init()
{
    test::failOnWarnings();
    m_folder = std::make_unique<QTemporaryDir>();
    m_desk = std::make_unique<HistoryDesk>(m_folder->filePath(u"history"_s));
    m_dialog = std::make_unique<HistoryDialog>(*m_desk);
    for (QTreeView* each : {hosts(), versions(), periods()})
        new QAbstractItemModelTester(each->model(),
                                     QAbstractItemModelTester::FailureReportingMode::QtTest, each);
    m_dialog->setCrawlers({crawlers::builtIn().resolve("Googlebot")});
}

void HistoryDialogTest::cleanup()
{
    m_dialog.reset();
    m_desk.reset();
}

void HistoryDialogTest::emptyAtFirst()
{
    show();
    QCOMPARE(hosts()->model()->rowCount(), 0);
    QVERIFY(!button(u"historyOpen"_s)->isEnabled());
    QVERIFY(!button(u"historyAsk"_s)->isEnabled());
}

void HistoryDialogTest::sitesAndVersions()
{
    fill();
    QCOMPARE(cell(hosts(), 0, HostModel::Site), u"https://a.example"_s); // the latest fetched
    QCOMPARE(cell(hosts(), 0, HostModel::Versions), u"3"_s);
    QCOMPARE(cell(hosts(), 1, HostModel::Site), u"https://b.example"_s);
    QCOMPARE(cell(versions(), 0, VersionModel::Answer), u"404 Not Found"_s);
    QCOMPARE(cell(versions(), 1, VersionModel::Answer), u"200 OK"_s);
    hosts()->setCurrentIndex(hosts()->model()->index(1, 0));
    QTRY_COMPARE(versions()->model()->rowCount(), 1);
}

void HistoryDialogTest::aSiteAskedInAnotherWay()
{
    add(fetchOf(u"a.example"_s, 1, "User-agent: *\n"));
    net::FetchResult other = fetchOf(u"a.example"_s, 2, "no", 403);
    other.userAgent = "Googlebot/2.1";
    other.hops.first().isFixed = true;
    other.hops.first().addresses = {QHostAddress(u"192.0.2.1"_s)};
    add(other);
    show(u"https://a.example"_s);
    QTRY_COMPARE(hosts()->model()->rowCount(), 2);
    QCOMPARE(cell(hosts(), 0, HostModel::Site),
             u"https://a.example at 192.0.2.1, asked as “Googlebot/2.1”"_s);
    QTRY_COMPARE(versions()->model()->rowCount(), 1);
    QCOMPARE(hosts()->currentIndex().row(), 1); // the site that was asked for is the public one
    QCOMPARE(cell(versions(), 0, VersionModel::Answer), u"200 OK"_s);
    hosts()->setCurrentIndex(hosts()->model()->index(0, 0));
    QTRY_COMPARE(cell(versions(), 0, VersionModel::Answer), u"403 Forbidden"_s);
}

void HistoryDialogTest::opensAVersion()
{
    fill();
    HistoryDialog::Version opened;
    connect(m_dialog.get(), &HistoryDialog::openRequested, m_dialog.get(),
            [&opened](const HistoryDialog::Version& version) { opened = version; });
    select({1});
    QTest::mouseClick(button(u"historyOpen"_s), Qt::LeftButton);
    QTRY_COMPARE(opened.bytes, "User-agent: *\nDisallow: /shop/\n");
    QVERIFY(opened.name.startsWith(u"robots.txt of a.example, "_s));
    QCOMPARE(opened.url, QUrl(u"https://a.example/robots.txt"_s));
}

void HistoryDialogTest::comparesTwo()
{
    fill();
    std::pair<std::string, std::string> compared;
    connect(m_dialog.get(), &HistoryDialog::compareRequested, m_dialog.get(),
            [&compared](const HistoryDialog::Version& older, const HistoryDialog::Version& newer) {
                compared = {older.bytes, newer.bytes};
            });
    select({1, 2});
    QCOMPARE(button(u"historyCompare"_s)->text(), u"&Compare These Two"_s);
    QVERIFY(!button(u"historyOpen"_s)->isEnabled());
    QTest::mouseClick(button(u"historyCompare"_s), Qt::LeftButton);
    QTRY_COMPARE(compared.first, "User-agent: *\nAllow: /\n");
    QCOMPARE(compared.second, "User-agent: *\nDisallow: /shop/\n");
    select({0, 1, 2});
    QVERIFY(!button(u"historyCompare"_s)->isEnabled());
}

void HistoryDialogTest::comparesWithTheEditor()
{
    fill();
    std::string compared;
    connect(m_dialog.get(), &HistoryDialog::compareWithEditorRequested, m_dialog.get(),
            [&compared](const HistoryDialog::Version& version) { compared = version.bytes; });
    select({2});
    QTest::mouseClick(button(u"historyCompare"_s), Qt::LeftButton);
    QTRY_COMPARE(compared, "User-agent: *\nAllow: /\n");
}

void HistoryDialogTest::sinceWhen()
{
    fill();
    ask(u"https://a.example/shop/1"_s);
    QTRY_COMPARE(periods()->model()->rowCount(), 3);
    QCOMPARE(cell(periods(), 0, PeriodModel::Verdict), u"allowed"_s);
    QCOMPARE(cell(periods(), 0, PeriodModel::Why), u"404 Not Found: as if there were no file"_s);
    QCOMPARE(cell(periods(), 1, PeriodModel::Verdict), u"blocked"_s);
    QCOMPARE(cell(periods(), 1, PeriodModel::Why), u"2: Disallow: /shop/"_s);
    QCOMPARE(cell(periods(), 2, PeriodModel::Verdict), u"allowed"_s);
    QVERIFY(shown(u"historyAnswer"_s).startsWith(u"For Googlebot: allowed since "_s));
    ask(u"/news"_s);
    QTRY_COMPARE(periods()->model()->rowCount(), 1);
}

void HistoryDialogTest::questionsThatAreNone_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("answer");
    QTest::newRow("nothing") << u""_s
                             << u"Type a URL of this site, or a path that begins with a slash."_s;
    QTest::newRow("another scheme")
        << u"mailto:a@a.example"_s
        << u"Type a URL of this site, or a path that begins with a slash."_s;
    QTest::newRow("RFC 9309 2.3 another host")
        << u"https://b.example/"_s << u"https://a.example/robots.txt does not govern this URL."_s;
}

void HistoryDialogTest::questionsThatAreNone()
{
    QFETCH(const QString, url);
    fill();
    ask(url);
    QTEST(shown(u"historyAnswer"_s), "answer");
    QCOMPARE(periods()->model()->rowCount(), 0);
}

void HistoryDialogTest::newFetchesAppear()
{
    fill();
    m_desk->add(fetchOf(u"a.example"_s, 9, "User-agent: *\n"));
    QTRY_COMPARE(versions()->model()->rowCount(), 4);
}

void HistoryDialogTest::aDamagedTextIsSaid()
{
    fill();
    QVERIFY(QDir(m_folder->filePath(u"history/bodies"_s)).removeRecursively());
    select({1});
    QTest::mouseClick(button(u"historyOpen"_s), Qt::LeftButton);
    QTRY_COMPARE(shown(u"historyAbout"_s),
                 u"The text of this version is not in the history any more."_s);
    ask(u"/shop/1"_s);
    QTRY_COMPARE(periods()->model()->rowCount(), 1);
    QCOMPARE(cell(periods(), 0, PeriodModel::Verdict), u"not known"_s);
}

void HistoryDialogTest::switchedOff()
{
    m_desk->setKeeping(false, net::History::usualLimit);
    m_desk->add(fetchOf(u"a.example"_s, 1, "x"));
    show();
    QCOMPARE(hosts()->model()->rowCount(), 0);
    QVERIFY(
        shown(u"historyAbout"_s).endsWith(u"New fetches are not kept: the preferences say so."_s));
}

void HistoryDialogTest::clearing()
{
    fill();
    m_desk->clear();
    QTRY_COMPARE(hosts()->model()->rowCount(), 0);
    QTRY_COMPARE(versions()->model()->rowCount(), 0);
}

QTEST_MAIN(HistoryDialogTest)
#include "tst_history_dialog.moc"
