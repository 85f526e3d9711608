// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/urllist/url_pane.h"
#include "ui/urllist/url_table_model.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QHeaderView>
#include <QIODevice>
#include <QKeySequence>
#include <QLabel>
#include <QLatin1StringView>
#include <QLineEdit>
#include <QMimeData>
#include <QPoint>
#include <QPointF>
#include <QPushButton>
#include <QRect>
#include <QScrollBar>
#include <QSignalSpy>
#include <QString>
#include <QStringList>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUrl>
#include <QVariantList>

using namespace crawlright;
using namespace Qt::StringLiterals;
using urllist::UrlLists;
using urllist::UrlPane;
using urllist::UrlTableModel;

class UrlPaneTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void saysWhatCanBeLoaded();
    void pastes();
    void anEmptyClipboardLosesNothing();
    void sortsByTheColumnThatIsThere();
    void drops();
    void showsVerdictsLinesAndRules();
    void followsTheText();
    void filters();
    void filtersByLine();
    void sorts();
    void saysWhatTheEditChanged();
    void chooses();
    void keepsItsPlaceWhileOneTypes();
    void copies();
    void manyRows();
    void otherColumnOfATable();
    void otherCrawlers();
    void saysWhatWasNotRead();
    void cancelIsThere();

private:
    template <class Widget>
    [[nodiscard]] Widget* find(QLatin1StringView name) const
    {
        auto* widget = m_pane->findChild<Widget*>(name);
        if (!widget)
            qFatal("no %s", name.data());
        return widget;
    }
    [[nodiscard]] QTableView* table() const { return find<QTableView>("urlTable"_L1); }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return table()->model()->index(row, column).data().toString();
    }
    [[nodiscard]] QStringList shownUrls() const
    {
        QStringList urls;
        for (int row = 0; row < table()->model()->rowCount(); ++row)
            urls += cell(row, 0);
        return urls;
    }
    void edit(const std::string& robots)
    {
        m_lists->setAnalysis(session::analyse(robots, ++m_revision));
    }
    void paste(const QString& text)
    {
        QGuiApplication::clipboard()->setText(text);
        m_pane->loadFromClipboard();
        QTRY_VERIFY(!m_lists->isLoading());
        QTRY_VERIFY(m_lists->summary() && m_lists->summary()->waiting == 0);
    }
    void click(int row, int column)
    {
        const QRect place = table()->visualRect(table()->model()->index(row, column));
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, place.center());
    }

    std::unique_ptr<UrlLists> m_lists;
    std::unique_ptr<UrlPane> m_pane;
    quint64 m_revision = 0;
};

void UrlPaneTest::init()
{
    test::failOnWarnings();
    m_lists = std::make_unique<UrlLists>();
    m_lists->setCrawlers(
        {crawlers::builtIn().resolve("Googlebot"), crawlers::builtIn().resolve("GPTBot")});
    m_pane = std::make_unique<UrlPane>(*m_lists);
    new QAbstractItemModelTester(table()->model(), table()->model());
    m_pane->resize(1000, 300);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
    edit("User-agent: *\nDisallow: /shop/\n\nUser-agent: GPTBot\nDisallow: /\n");
}

void UrlPaneTest::cleanup()
{
    m_pane.reset();
    m_lists.reset();
}

void UrlPaneTest::saysWhatCanBeLoaded()
{
    QVERIFY(find<QLabel>("urlsNothing"_L1)->isVisible());
    QVERIFY(find<QLabel>("urlsNothing"_L1)->text().contains(u"sitemap"_s));
    QVERIFY(!table()->isVisible());
}

void UrlPaneTest::pastes()
{
    paste(u"/shop/1\n/news\n"_s);
    QVERIFY(table()->isVisible());
    QCOMPARE(shownUrls(), (QStringList{u"/shop/1"_s, u"/news"_s}));
    QCOMPARE(find<QLabel>("urlsAbout"_L1)->text(), u"2 URLs."_s);
    QTest::mouseClick(find<QToolButton>("clearUrls"_L1), Qt::LeftButton);
    QVERIFY(find<QLabel>("urlsNothing"_L1)->isVisible());
}

void UrlPaneTest::anEmptyClipboardLosesNothing()
{
    paste(u"/shop/1\n"_s);
    QSignalSpy failed(m_pane.get(), &UrlPane::failed);
    QGuiApplication::clipboard()->clear();
    m_pane->loadFromClipboard();
    QCOMPARE(failed.size(), 1);
    QVERIFY(!m_lists->isLoading());
    QCOMPARE(shownUrls(), QStringList{u"/shop/1"_s});
}

// The arrow above a column and the order of the rows are of the same crawlers.
void UrlPaneTest::sortsByTheColumnThatIsThere()
{
    paste(u"/news\n/shop/1\n"_s);
    QTRY_COMPARE(table()->model()->columnCount(), 3);
    table()->sortByColumn(2, Qt::DescendingOrder); // GPTBot: both are blocked
    m_lists->setCrawlers(
        {crawlers::builtIn().resolve("GPTBot"), crawlers::builtIn().resolve("Googlebot")});
    QTRY_COMPARE(table()->model()->headerData(2, Qt::Horizontal).toString(),
                 u"Googlebot\n1 blocked"_s);
    QTRY_COMPARE(shownUrls(), (QStringList{u"/shop/1"_s, u"/news"_s}));
}

void UrlPaneTest::drops()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"urls.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Address,Status\n/a,200\n");
    file.close();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file.fileName())});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
    QVERIFY(QCoreApplication::sendEvent(m_pane.get(), &enter));
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_pane.get(), &drop);
    QTRY_COMPARE(shownUrls(), QStringList{u"/a"_s});
}

void UrlPaneTest::showsVerdictsLinesAndRules()
{
    paste(u"/shop/1\n/news\n"_s);
    QTRY_COMPARE(cell(0, 1), u"blocked · 2: Disallow: /shop/"_s);
    QCOMPARE(cell(1, 1), u"allowed"_s);
    QCOMPARE(cell(0, 2), u"blocked · 5: Disallow: /"_s);
    QCOMPARE(cell(1, 2), u"blocked · 5: Disallow: /"_s);
    const auto* model = table()->model();
    QTRY_COMPARE(model->headerData(1, Qt::Horizontal).toString(), u"Googlebot\n1 blocked"_s);
    QCOMPARE(model->headerData(2, Qt::Horizontal).toString(), u"GPTBot\n2 blocked"_s);
}

void UrlPaneTest::followsTheText()
{
    paste(u"/shop/1\n"_s);
    QTRY_COMPARE(cell(0, 1), u"blocked · 2: Disallow: /shop/"_s);
    edit("\n\nUser-agent: *\nDisallow: /s\n");
    QTRY_COMPARE(cell(0, 1), u"blocked · 4: Disallow: /s"_s);
    QCOMPARE(cell(0, 2), u"blocked · 4: Disallow: /s"_s);
    edit("");
    QTRY_COMPARE(cell(0, 1), u"allowed"_s);
}

void UrlPaneTest::filters()
{
    paste(u"/shop/1\n/news\n/Shop/2\n"_s);
    QTest::keyClicks(find<QLineEdit>("urlFilter"_L1), u"SHOP"_s);
    QTRY_COMPARE(shownUrls(), (QStringList{u"/shop/1"_s, u"/Shop/2"_s}));
    QCOMPARE(find<QLabel>("urlsShown"_L1)->text(), u"2 of 3"_s);
    find<QComboBox>("urlCrawler"_L1)->setCurrentIndex(1);
    find<QComboBox>("urlVerdict"_L1)->setCurrentIndex(1);
    QTRY_COMPARE(shownUrls(), QStringList{u"/shop/1"_s});
    find<QLineEdit>("urlFilter"_L1)->clear();
    find<QComboBox>("urlVerdict"_L1)->setCurrentIndex(2);
    QTRY_COMPARE(shownUrls(), (QStringList{u"/news"_s, u"/Shop/2"_s}));
    edit("User-agent: *\nDisallow: /news\n"); // what is found follows the text
    QTRY_COMPARE(shownUrls(), (QStringList{u"/shop/1"_s, u"/Shop/2"_s}));
}

void UrlPaneTest::filtersByLine()
{
    paste(u"/shop/1\n/news\n"_s);
    m_pane->showLine(2);
    QTRY_COMPARE(shownUrls(), QStringList{u"/shop/1"_s});
    auto* chip = find<QToolButton>("urlLine"_L1);
    QVERIFY(chip->isVisible());
    QCOMPARE(chip->text(), u"Line 2"_s);
    QTest::mouseClick(chip, Qt::LeftButton);
    QTRY_COMPARE(shownUrls().size(), 2);
}

void UrlPaneTest::sorts()
{
    paste(u"/shop/b\n/news\n/shop/a\n"_s);
    table()->sortByColumn(0, Qt::AscendingOrder);
    QTRY_COMPARE(shownUrls(), (QStringList{u"/news"_s, u"/shop/a"_s, u"/shop/b"_s}));
    table()->sortByColumn(1, Qt::DescendingOrder);
    QTRY_COMPARE(shownUrls(), (QStringList{u"/shop/b"_s, u"/shop/a"_s, u"/news"_s}));
    table()->sortByColumn(-1, Qt::AscendingOrder);
    QTRY_COMPARE(shownUrls(), (QStringList{u"/shop/b"_s, u"/news"_s, u"/shop/a"_s}));
}

void UrlPaneTest::saysWhatTheEditChanged()
{
    paste(u"/shop/1\n/news\n"_s);
    const auto* changes = find<QLabel>("urlChanges"_L1);
    QTRY_COMPARE(changes->text(), u"No verdict changed"_s);
    edit("User-agent: *\nDisallow: /news\n");
    QTRY_COMPARE(changes->text(), u"1 newly blocked and 1 newly allowed"_s);
    QVERIFY(changes->toolTip().contains(u"GPTBot: 0 newly blocked, 1 newly allowed"_s));
    QTest::mouseClick(find<QToolButton>("urlChanged"_L1), Qt::LeftButton);
    find<QComboBox>("urlCrawler"_L1)->setCurrentIndex(2);
    QTRY_COMPARE(shownUrls(), QStringList{u"/shop/1"_s});
    QSignalSpy wanted(m_pane.get(), &UrlPane::baselineWanted);
    QTest::mouseClick(find<QPushButton>("urlBaseline"_L1), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    m_lists->setBaseline(m_lists->summary()->setting.now);
    QTRY_COMPARE(changes->text(), u"No verdict changed"_s);
    QTRY_COMPARE(shownUrls(), QStringList());
}

void UrlPaneTest::chooses()
{
    paste(u"/shop/1\n/news\n"_s);
    QTRY_COMPARE(cell(0, 2), u"blocked · 5: Disallow: /"_s);
    QSignalSpy chosen(m_pane.get(), &UrlPane::urlChosen);
    QSignalSpy line(m_pane.get(), &UrlPane::lineRequested);
    m_pane->activateWindow();
    table()->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(table()->currentIndex().isValid());
    QVERIFY(chosen.isEmpty()); // nobody chose anything
    click(1, 2);
    QCOMPARE(chosen.last(), (QVariantList{u"/news"_s, u"GPTBot"_s}));
    QTest::keyClick(table(), Qt::Key_Up);
    QCOMPARE(chosen.last(), (QVariantList{u"/shop/1"_s, u"GPTBot"_s}));
    QTest::keyClick(table(), Qt::Key_Return);
    QCOMPARE(line.size(), 1);
    QCOMPARE(line.first().first().value<text::LineNumber>(), 5U);
}

// With a filter on verdicts every edit may show other rows.
void UrlPaneTest::keepsItsPlaceWhileOneTypes()
{
    QString text;
    for (int i = 0; i < 500; ++i)
        text += u"/shop/%1\n/news/%1\n"_s.arg(i);
    paste(text);
    find<QComboBox>("urlCrawler"_L1)->setCurrentIndex(1);
    find<QComboBox>("urlVerdict"_L1)->setCurrentIndex(1);
    QTRY_COMPARE(shownUrls().size(), 500);
    table()->scrollTo(table()->model()->index(300, 0), QAbstractItemView::PositionAtTop);
    click(302, 1);
    const QString current = cell(302, 0);
    QCOMPARE(current, u"/shop/302"_s);
    const int scrolled = table()->verticalScrollBar()->value();
    QSignalSpy chosen(m_pane.get(), &UrlPane::urlChosen);
    edit("User-agent: *\nDisallow: /shop/\nDisallow: /news/499\n");
    QTRY_COMPARE(shownUrls().size(), 501);
    QCOMPARE(table()->verticalScrollBar()->value(), scrolled);
    QCOMPARE(table()->currentIndex().data().toString(), cell(302, 1));
    QCOMPARE(cell(table()->currentIndex().row(), 0), current);
    QCOMPARE(chosen.size(), 0);
}

void UrlPaneTest::copies()
{
    paste(u"/shop/1\n/news\n/x\n"_s);
    click(0, 0);
    QTest::keyClick(table(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keySequence(table(), QKeySequence::Copy);
    QTRY_COMPARE(QGuiApplication::clipboard()->text(), u"/shop/1\n/news\n"_s);
}

void UrlPaneTest::manyRows()
{
    QString text;
    for (int i = 0; i < 100'000; ++i)
        text += u"/%1/%2\n"_s.arg(i % 2 == 0 ? u"shop"_s : u"news"_s).arg(i);
    paste(text);
    QCOMPARE(table()->model()->rowCount(), 100'000);
    table()->scrollToBottom();
    QTRY_COMPARE(cell(99'998, 1), u"blocked · 2: Disallow: /shop/"_s);
    QCOMPARE(cell(99'999, 1), u"allowed"_s);
    table()->scrollToTop();
    QTRY_COMPARE(cell(0, 1), u"blocked · 2: Disallow: /shop/"_s);
}

void UrlPaneTest::otherColumnOfATable()
{
    paste(u"Address,Canonical\n/a,/b\n"_s);
    QCOMPARE(shownUrls(), QStringList{u"/a"_s});
    auto* column = find<QComboBox>("urlsColumn"_L1);
    QVERIFY(column->isVisible());
    QCOMPARE(column->currentText(), u"Address"_s);
    column->setFocus();
    QTest::keyClick(column, Qt::Key_Down);
    QTRY_COMPARE(shownUrls(), QStringList{u"/b"_s});
    QCOMPARE(column->currentText(), u"Canonical"_s);
}

void UrlPaneTest::otherCrawlers()
{
    paste(u"/news\n"_s);
    QTRY_COMPARE(cell(0, 2), u"blocked · 5: Disallow: /"_s);
    m_lists->setCrawlers({crawlers::builtIn().resolve("GPTBot")});
    QTRY_COMPARE(table()->model()->columnCount(), 2);
    QTRY_COMPARE(cell(0, 1), u"blocked · 5: Disallow: /"_s);
    m_lists->setCrawlers({});
    QTRY_COMPARE(table()->model()->columnCount(), 1);
}

void UrlPaneTest::saysWhatWasNotRead()
{
    QSignalSpy warned(m_pane.get(), &UrlPane::warned);
    QSignalSpy failed(m_pane.get(), &UrlPane::failed);
    paste(u"/a\nmailto:x@y.example\n"_s);
    const auto* about = find<QLabel>("urlsAbout"_L1);
    QCOMPARE(about->text(), u"1 URL. 1 line could not be read."_s);
    QCOMPARE(warned.size(), 1);
    QCOMPARE(warned.first().first().toString(), about->text());
    QVERIFY(about->toolTip().contains(u"\nLine 2: "_s));
    m_lists->load({.path = u"/no/such/file"_s, .text = {}, .options = {}});
    QTRY_VERIFY(about->text().contains(u"There is no file"_s));
    QCOMPARE(failed.size(), 1);
    QCOMPARE(shownUrls(), QStringList{u"/a"_s}); // nothing is lost
}

void UrlPaneTest::cancelIsThere()
{
    auto* cancel = find<QPushButton>("cancelLoading"_L1);
    QVERIFY(!cancel->isVisible());
    std::string text;
    for (int i = 0; i < 500'000; ++i)
        text += "/page/" + std::to_string(i) + "\n";
    m_lists->load({.path = {}, .text = std::make_shared<const std::string>(text), .options = {}});
    QVERIFY(cancel->isVisible());
    QTest::mouseClick(cancel, Qt::LeftButton);
    QTRY_VERIFY(!m_lists->isLoading());
    QVERIFY(!cancel->isVisible());
    QVERIFY(!m_lists->table());
    QVERIFY(find<QLabel>("urlsAbout"_L1)->text().contains(u"cancelled"_s));
}

QTEST_MAIN(UrlPaneTest)
#include "tst_url_pane.moc"
