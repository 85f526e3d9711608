// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/urllist/folder_view.h"
#include "ui/urllist/url_lists.h"
#include "ui/urllist/verdict_shapes.h"

#include <QAbstractItemModel>
#include <QAbstractItemModelTester>
#include <QColor>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QModelIndex>
#include <QPainter>
#include <QPersistentModelIndex>
#include <QPoint>
#include <QRectF>
#include <QRgb>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QString>
#include <QTest>
#include <QTreeView>

using namespace crawlright;
using namespace Qt::StringLiterals;
using urllist::FolderModel;
using urllist::FolderView;
using urllist::UrlLists;

class FolderViewTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void saysWhatIsMissing();
    void aTreeWithNumbers();
    void aModelAsQtWantsIt();
    void numbersFollowTheText();
    void whatIsOpenStaysOpen();
    void manyChildrenComeInPortions();
    void sortsByCount();
    void sortingKeepsWhatIsOpen();
    void anotherCrawler();
    void choosesByKeys();
    void hostileNames();
    void columnsShareTheRoom();
    void barsShowAllThree();

private:
    void edit(const std::string& robots)
    {
        m_lists->setAnalysis(session::analyse(robots, ++m_revision));
    }
    void load(const std::string& text)
    {
        m_lists->load(
            {.path = {}, .text = std::make_shared<const std::string>(text), .options = {}});
        QTRY_VERIFY(!m_lists->isLoading());
    }
    [[nodiscard]] QTreeView* tree() const { return m_view->findChild<QTreeView*>("folders"_L1); }
    [[nodiscard]] QAbstractItemModel* model() const { return tree()->model(); }
    [[nodiscard]] QModelIndex root() const { return model()->index(0, 0); }
    [[nodiscard]] QModelIndex child(const QModelIndex& folder, const QString& name) const
    {
        for (int row = 0; row < model()->rowCount(folder); ++row) {
            const QModelIndex index = model()->index(row, 0, folder);
            if (index.data().toString() == name)
                return index;
        }
        return {};
    }
    [[nodiscard]] static QString cell(const QModelIndex& index, int column)
    {
        return index.siblingAtColumn(column).data().toString();
    }
    [[nodiscard]] static QString verdicts(const QModelIndex& index)
    {
        return cell(index, FolderModel::VerdictColumn);
    }

    std::unique_ptr<UrlLists> m_lists;
    std::unique_ptr<FolderView> m_view;
    quint64 m_revision = 0;
};

void FolderViewTest::init()
{
    test::failOnWarnings();
    m_revision = 0;
    m_lists = std::make_unique<UrlLists>();
    m_lists->setCrawlers(
        {crawlers::builtIn().resolve("Googlebot"), crawlers::builtIn().resolve("GPTBot")});
    edit("User-agent: *\nDisallow: /shop/\n");
    m_view = std::make_unique<FolderView>(m_lists->worker());
    connect(m_lists.get(), &UrlLists::summaryChanged, m_view.get(), &FolderView::setSummary);
    m_view->resize(700, 400);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void FolderViewTest::cleanup()
{
    m_view.reset();
    m_lists.reset();
}

void FolderViewTest::saysWhatIsMissing()
{
    auto* reason = m_view->findChild<QLabel*>("emptyText"_L1);
    QVERIFY(reason->isVisible());
    QVERIFY(reason->text().contains("Load a list"_L1));
    load("/a\n");
    QTRY_VERIFY(tree()->isVisible());
    m_lists->setCrawlers({});
    QTRY_VERIFY(reason->isVisible());
    QVERIFY(reason->text().contains("crawler"_L1));
    m_lists->clear();
    QTRY_COMPARE(model()->rowCount(), 0);
}

void FolderViewTest::aTreeWithNumbers()
{
    load("/shop/1\n/shop/2\n/shop/\n/news?x=/shop/\n/\n");
    QTRY_COMPARE(model()->rowCount(root()), 3);
    QVERIFY(tree()->isExpanded(root()));
    QCOMPARE(cell(root(), FolderModel::NameColumn), u"/"_s);
    QCOMPARE(cell(root(), FolderModel::CountColumn), u"5"_s);
    QTRY_COMPARE(verdicts(root()), u"3 blocked (60 %)"_s);
    QVERIFY(child(root(), u"/ (the folder’s own page)"_s).isValid());
    QCOMPARE(verdicts(child(root(), u"news?x=/shop/"_s)), u"all allowed"_s);
    const QModelIndex shop = child(root(), u"shop/"_s);
    QCOMPARE(verdicts(shop), u"all blocked"_s);
    QVERIFY(model()->hasChildren(shop));
    tree()->expand(shop);
    QTRY_COMPARE(model()->rowCount(shop), 3);
    QCOMPARE(verdicts(child(shop, u"2"_s)), u"all blocked"_s);
    const QModelIndex bar = root().siblingAtColumn(FolderModel::VerdictColumn);
    QCOMPARE(bar.data(Qt::AccessibleTextRole).toString(), u"2 allowed, 3 blocked"_s);
    QVERIFY(bar.data(Qt::ToolTipRole).toString().contains("Googlebot: 2 allowed, 3 blocked"_L1));
}

void FolderViewTest::aModelAsQtWantsIt()
{
    FolderModel tested(m_lists->worker());
    const QAbstractItemModelTester tester(&tested,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    tested.setCrawler("Googlebot");
    connect(m_lists.get(), &UrlLists::summaryChanged, &tested, &FolderModel::setSummary);
    m_view->hide();
    std::string text;
    for (int i = 0; i < 2500; ++i)
        text += "/deep/er/" + std::to_string(i) + "\n/b" + std::to_string(i % 7) + "/x\n";
    load(text);
    QTRY_COMPARE(tested.rowCount(tested.index(0, 0)), 8);
    const QModelIndex top = tested.index(0, 0);
    tested.sort(FolderModel::CountColumn);
    QTRY_COMPARE(tested.index(0, 0, top).data().toString(), u"deep/"_s);
    const QModelIndex deep = tested.index(0, 0, top);
    tested.fetchMore(deep);
    QTRY_COMPARE(tested.rowCount(deep), 1);
    const QPersistentModelIndex deeper(tested.index(0, 0, deep));
    tested.fetchMore(deeper);
    QTRY_COMPARE(tested.rowCount(deeper), 1001);
    tested.loadMore(tested.index(1000, 0, deeper));
    QTRY_COMPARE(tested.rowCount(deeper), 2001);
    tested.sort(FolderModel::NameColumn);
    QTRY_COMPARE(tested.index(0, 0, tested.index(0, 0)).data().toString(), u"b0/"_s);
    QVERIFY(deeper.isValid());
    QCOMPARE(tested.rowCount(deeper), 2001);
    edit("User-agent: *\nDisallow: /deep/er/1$\n");
    QTRY_COMPARE(verdicts(deeper), u"1 blocked (under 1 %)"_s);
    m_lists->clear();
    QTRY_COMPARE(tested.rowCount(), 0);
}

void FolderViewTest::numbersFollowTheText()
{
    load("/shop/1\n/shop/2\n/news\n");
    QTRY_COMPARE(verdicts(root()), u"2 blocked (67 %)"_s);
    QCOMPARE(cell(root(), FolderModel::ChangedColumn), QString());
    edit("User-agent: *\nDisallow: /news\n");
    QTRY_COMPARE(verdicts(root()), u"1 blocked (33 %)"_s);
    QCOMPARE(cell(root(), FolderModel::ChangedColumn), u"1 newly blocked, 2 newly allowed"_s);
    QTRY_COMPARE(cell(child(root(), u"shop/"_s), FolderModel::ChangedColumn), u"2 newly allowed"_s);
}

void FolderViewTest::whatIsOpenStaysOpen()
{
    std::string text;
    for (int i = 0; i < 300; ++i)
        text += "/shop/sub/" + std::to_string(i) + "\n/z" + std::to_string(i) + "\n";
    load(text);
    QTRY_VERIFY(child(root(), u"shop/"_s).isValid());
    const QPersistentModelIndex shop(child(root(), u"shop/"_s));
    tree()->expand(shop);
    QTRY_COMPARE(model()->rowCount(shop), 1);
    const QPersistentModelIndex sub(model()->index(0, 0, shop));
    tree()->expand(sub);
    QTRY_COMPARE(model()->rowCount(sub), 300);
    const QModelIndex page = model()->index(150, 0, sub);
    tree()->setCurrentIndex(page);
    tree()->verticalScrollBar()->setValue(120);
    const int scrolled = tree()->verticalScrollBar()->value();
    QVERIFY(scrolled > 0);
    edit("User-agent: *\nDisallow: /z\n");
    QTRY_COMPARE(verdicts(sub), u"all allowed"_s);
    QVERIFY(tree()->isExpanded(shop) && tree()->isExpanded(sub));
    QCOMPARE(tree()->currentIndex(), page);
    QCOMPARE(tree()->verticalScrollBar()->value(), scrolled);
}

void FolderViewTest::manyChildrenComeInPortions()
{
    std::string text;
    for (int i = 0; i < 2345; ++i)
        text += "/p" + std::to_string(10'000 + i) + "\n";
    load(text);
    QTRY_COMPARE(model()->rowCount(root()), 1001);
    const QPersistentModelIndex more(model()->index(1000, 0, root()));
    QCOMPARE(more.data().toString(), u"… and 1,345 more"_s);
    tree()->setCurrentIndex(more);
    QTest::keyClick(tree(), Qt::Key_Return);
    QTRY_COMPARE(model()->rowCount(root()), 2001);
    QCOMPARE(more.data().toString(), u"… and 345 more"_s);
    QCOMPARE(tree()->currentIndex(), more); // once more is another Enter
    QTest::keyClick(tree(), Qt::Key_Return);
    QTRY_COMPARE(model()->rowCount(root()), 2345);
    QCOMPARE(model()->index(2344, 0, root()).data().toString(), u"p12344"_s);
}

void FolderViewTest::sortsByCount()
{
    load("/a/1\n/b/1\n/b/2\n/b/3\n/c/1\n/c/2\n");
    QTRY_COMPARE(model()->rowCount(root()), 3);
    QHeaderView* header = tree()->header();
    const auto click = [&](int column) {
        const QPoint at(header->sectionViewportPosition(column) + 10, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
    };
    click(FolderModel::CountColumn);
    QTRY_COMPARE(model()->index(0, 0, root()).data().toString(), u"b/"_s);
    QCOMPARE(model()->index(2, 0, root()).data().toString(), u"a/"_s);
    QCOMPARE(header->sortIndicatorOrder(), Qt::DescendingOrder);
    click(FolderModel::VerdictColumn); // not sorted by this: nothing changes
    QCOMPARE(header->sortIndicatorSection(), static_cast<int>(FolderModel::CountColumn));
    click(FolderModel::NameColumn);
    QTRY_COMPARE(model()->index(0, 0, root()).data().toString(), u"a/"_s);
}

void FolderViewTest::sortingKeepsWhatIsOpen()
{
    load("/a/1\n/b/1\n/b/2\n/b/3\n");
    QTRY_COMPARE(model()->rowCount(root()), 2);
    const QPersistentModelIndex b(child(root(), u"b/"_s));
    tree()->expand(b);
    QTRY_COMPARE(model()->rowCount(b), 3);
    tree()->setCurrentIndex(model()->index(2, 0, b));
    model()->sort(FolderModel::CountColumn);
    QTRY_COMPARE(b.row(), 0);
    QVERIFY(tree()->isExpanded(b));
    QCOMPARE(tree()->currentIndex().data().toString(), u"3"_s);
}

void FolderViewTest::anotherCrawler()
{
    edit("User-agent: GPTBot\nDisallow: /\n");
    load("/a\n/b\n");
    QTRY_COMPARE(verdicts(root()), u"all allowed"_s);
    QSignalSpy changed(m_view.get(), &FolderView::crawlerChanged);
    m_view->setCrawler(u"GPTBot"_s);
    QTRY_COMPARE(verdicts(root()), u"all blocked"_s);
    QCOMPARE(changed.count(), 1);
    // It goes, and comes back.
    m_lists->setCrawlers({crawlers::builtIn().resolve("Bingbot")});
    QTRY_COMPARE(verdicts(root()), u"all allowed"_s);
    QCOMPARE(m_view->crawler(), u"Bingbot"_s);
    m_lists->setCrawlers(
        {crawlers::builtIn().resolve("Bingbot"), crawlers::builtIn().resolve("GPTBot")});
    QTRY_COMPARE(m_view->crawler(), u"GPTBot"_s);
    QTRY_COMPARE(verdicts(root()), u"all blocked"_s);
}

void FolderViewTest::choosesByKeys()
{
    load("https://a.example/shop/1\n");
    QTRY_COMPARE(model()->rowCount(root()), 1);
    QSignalSpy folders(m_view.get(), &FolderView::folderActivated);
    QSignalSpy pages(m_view.get(), &FolderView::urlActivated);
    tree()->setCurrentIndex(root());
    QTest::keyClick(tree(), Qt::Key_Down);
    QTest::keyClick(tree(), Qt::Key_Return);
    QCOMPARE(folders.count(), 1);
    QCOMPARE(folders.first().first().toByteArray(), "/shop/"_ba);
    QTest::keyClick(tree(), Qt::Key_Right);
    QTRY_COMPARE(model()->rowCount(model()->index(0, 0, root())), 1);
    QTest::keyClick(tree(), Qt::Key_Down);
    QTest::keyClick(tree(), Qt::Key_Return);
    QCOMPARE(pages.count(), 1);
    QCOMPARE(pages.first().first().toByteArray(), "https://a.example/shop/1"_ba);
}

void FolderViewTest::hostileNames()
{
    load("/%3Cb%3Ebold%3C/b%3E/1\n/%FF%FE/\n/" + std::string(100'000, 'x') + "\n");
    QTRY_COMPARE(model()->rowCount(root()), 3);
    QVERIFY(child(root(), u"<b>bold</b>"_s).isValid() || child(root(), u"<b>bold</"_s).isValid());
    for (int row = 0; row < 3; ++row)
        QVERIFY(model()->index(row, 0, root()).data().toString().size() < 300);
    QVERIFY(!m_view->grab().isNull());
}

void FolderViewTest::columnsShareTheRoom()
{
    load("/a\n/b\n");
    QHeaderView* header = tree()->header();
    m_view->resize(1300, 400);
    QTRY_COMPARE(header->length(), tree()->viewport()->width());
    m_view->resize(250, 400); // too narrow for all: names can still be read
    QTRY_VERIFY(header->length() > tree()->viewport()->width());
    QVERIFY(header->sectionSize(FolderModel::NameColumn) >=
            tree()->fontMetrics().averageCharWidth() * 20);
}

void FolderViewTest::barsShowAllThree()
{
    QImage image(100, 20, QImage::Format_RGB32);
    image.fill(Qt::white);
    {
        QPainter painter(&image);
        urllist::paintBar(painter, QRectF(0, 0, 100, 20),
                          {.allowed = 999'998, .blocked = 1, .undefined = 1}, false,
                          Qt::LeftToRight);
    }
    const urllist::VerdictColors colors = urllist::verdictColors(false);
    QSet<QRgb> seen;
    for (int x = 0; x < 100; ++x)
        for (int y = 0; y < 20; ++y)
            seen.insert(image.pixel(x, y));
    QVERIFY(seen.contains(colors.allowed.rgb()));
    QVERIFY(seen.contains(colors.blocked.rgb()));
    QVERIFY(seen.contains(colors.undefined.rgb()));
    QVERIFY(!seen.contains(QColor(Qt::white).rgb()));
    QVERIFY(image.pixel(1, 10) == colors.allowed.rgb());
}

QTEST_MAIN(FolderViewTest)
#include "tst_folder_view.moc"
