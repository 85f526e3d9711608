// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/urllist/treemap_canvas.h"
#include "ui/urllist/treemap_view.h"
#include "ui/urllist/url_lists.h"

#include <QChar>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QIODevice>
#include <QImage>
#include <QLabel>
#include <QList>
#include <QMenu>
#include <QPointF>
#include <QRectF>
#include <QRgb>
#include <QSet>
#include <QSignalSpy>
#include <QSize>
#include <QString>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QXmlStreamReader>

#include <cmath>

using namespace crawlright;
using namespace Qt::StringLiterals;
using namespace std::string_literals;
using urllist::TreemapCanvas;
using urllist::TreemapTile;
using urllist::TreemapView;
using urllist::UrlLists;

class TreemapViewTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void saysWhatIsMissing();
    void tilesHaveAllRows();
    void smallOnesAreGathered();
    void blockedIsHatched();
    void followsTheText();
    void clicksGoIntoFolders();
    void aPageIsTold();
    void keysAlone();
    void aLongWayHasAMenu();
    void tellsWhatIsPointedAt();
    void savesPng();
    void savesSvg();
    void saysWhyItWasNotSaved();
    void copiesThePicture();
    void rightToLeft();
    void anySize();

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
        QTRY_VERIFY(canvas()->treemap() && canvas()->treemap()->table == m_lists->table());
        QTRY_VERIFY(canvas()->treemap()->isJudged);
    }
    [[nodiscard]] TreemapCanvas* canvas() const { return m_view->findChild<TreemapCanvas*>(); }
    [[nodiscard]] const std::vector<TreemapTile>& tiles() const
    {
        return canvas()->treemap()->tiles;
    }
    [[nodiscard]] std::size_t tileOf(const QString& name) const
    {
        for (std::size_t i = 0; i < tiles().size(); ++i)
            if (tiles()[i].name == name)
                return i;
        qFatal("no tile %s", qPrintable(name));
    }
    /// A point of a tile where nothing is inside it: its first line.
    void click(const QString& name)
    {
        const QRectF place = canvas()->picture().placeOf(tileOf(name));
        QTest::mouseClick(canvas(), Qt::LeftButton, {},
                          QPointF(place.left() + 6, place.top() + 4).toPoint());
    }
    [[nodiscard]] QString shownPath() const { return canvas()->treemap()->path; }

    std::unique_ptr<UrlLists> m_lists;
    std::unique_ptr<TreemapView> m_view;
    quint64 m_revision = 0;
};

namespace {

const std::string someUrls = "/shop/a/1\n/shop/a/2\n/shop/a/3\n/shop/b/1\n/shop/b/2\n/news/1\n"
                             "/news/2\n/about\n";

} // namespace

void TreemapViewTest::init()
{
    test::failOnWarnings();
    m_revision = 0;
    m_lists = std::make_unique<UrlLists>();
    m_lists->setCrawlers(
        {crawlers::builtIn().resolve("Googlebot"), crawlers::builtIn().resolve("GPTBot")});
    edit("User-agent: *\nDisallow: /shop/a\n");
    m_view = std::make_unique<TreemapView>(m_lists->worker());
    connect(m_lists.get(), &UrlLists::summaryChanged, m_view.get(), &TreemapView::setSummary);
    m_view->resize(800, 600);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TreemapViewTest::cleanup()
{
    m_view.reset();
    m_lists.reset();
}

void TreemapViewTest::saysWhatIsMissing()
{
    auto* reason = m_view->findChild<QLabel*>("emptyText"_L1);
    QVERIFY(reason->isVisible());
    QVERIFY(reason->text().contains("Load a list"_L1));
    QVERIFY(m_view->image().isNull());
    QVERIFY(m_view->svg().isEmpty());
    load(someUrls);
    QVERIFY(canvas()->isVisible());
    m_lists->clear();
    QTRY_VERIFY(reason->isVisible());
    QVERIFY(!canvas()->treemap());
}

void TreemapViewTest::tilesHaveAllRows()
{
    load(someUrls);
    QCOMPARE(tiles().front().rows, 8U);
    for (const TreemapTile& tile : tiles()) {
        QCOMPARE(tile.tally.allowed + tile.tally.blocked + tile.tally.undefined, tile.rows);
        if (tile.children == 0)
            continue;
        urls::Row rows = 0;
        for (std::size_t i = 0; i < tile.children; ++i)
            rows += tiles()[tile.firstChild + i].rows;
        QCOMPARE(rows, tile.rows);
    }
    QCOMPARE(tiles()[tileOf(u"a/"_s)].tally.blocked, 3U);
    QCOMPARE(tiles()[tileOf(u"shop/"_s)].tally.blocked, 3U);
}

void TreemapViewTest::smallOnesAreGathered()
{
    std::string text;
    for (int i = 0; i < 5000; ++i)
        text += "/p" + std::to_string(i) + "\n/big/" + std::to_string(i % 3) + "/" +
                std::to_string(i) + "\n";
    load(text);
    QVERIFY(tiles().size() < 700);
    urls::Row leaves = 0;
    bool hasOthers = false;
    for (const TreemapTile& tile : tiles()) {
        leaves += tile.children == 0 ? tile.rows : 0;
        hasOthers = hasOthers || (tile.kind == TreemapTile::Kind::Others && tile.gathered > 4000);
    }
    QCOMPARE(leaves, 10'000U); // none is lost
    QVERIFY(hasOthers);
}

void TreemapViewTest::blockedIsHatched()
{
    load("/a/1\n/b/1\n");
    edit("User-agent: *\nDisallow: /a\n");
    QTRY_COMPARE(tiles()[tileOf(u"a/"_s)].tally.blocked, 1U);
    const QImage image = canvas()->grab().toImage();
    const double ratio = image.devicePixelRatio();
    const auto coloursOf = [&](const QString& name) {
        // Below the label.
        const QRectF place = canvas()->picture().placeOf(tileOf(name));
        QSet<QRgb> seen;
        for (int y = static_cast<int>(place.center().y()); y < place.bottom() - 8; ++y)
            for (int x = static_cast<int>(place.left()) + 8; x < place.right() - 8; ++x)
                seen.insert(image.pixel(static_cast<int>(x * ratio), static_cast<int>(y * ratio)));
        return seen.size();
    };
    QCOMPARE(coloursOf(u"b/"_s), 1);
    QVERIFY(coloursOf(u"a/"_s) > 1);
}

void TreemapViewTest::followsTheText()
{
    load(someUrls);
    click(u"shop/"_s);
    QTRY_COMPARE(shownPath(), u"/shop/"_s);
    edit("User-agent: *\nDisallow: /shop/b\n");
    QTRY_COMPARE(tiles()[tileOf(u"b/"_s)].tally.blocked, 2U);
    QCOMPARE(shownPath(), u"/shop/"_s); // one stays where one is
    m_view->setCrawler(u"GPTBot"_s);
    QTRY_COMPARE(canvas()->treemap()->crawler, "GPTBot"s);
}

void TreemapViewTest::clicksGoIntoFolders()
{
    load(someUrls);
    click(u"a/"_s);
    QTRY_COMPARE(shownPath(), u"/shop/a/"_s);
    const auto steps = m_view->findChildren<QToolButton*>("trailStep"_L1);
    QList<QToolButton*> shown;
    for (QToolButton* step : steps)
        if (!step->isHidden())
            shown += step;
    QCOMPARE(shown.size(), 3);
    QCOMPARE(shown[1]->text(), u"shop/"_s);
    QVERIFY(!shown[2]->isEnabled());
    QSignalSpy asked(m_view.get(), &TreemapView::folderActivated);
    QTest::mouseClick(m_view->findChild<QToolButton*>("showInTable"_L1), Qt::LeftButton);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.first().first().toByteArray(), "/shop/a/"_ba);
    QTest::mouseClick(shown[1], Qt::LeftButton);
    QTRY_COMPARE(shownPath(), u"/shop/"_s);
}

void TreemapViewTest::aPageIsTold()
{
    load(someUrls);
    QSignalSpy pages(m_view.get(), &TreemapView::urlActivated);
    click(u"about"_s);
    QCOMPARE(pages.count(), 1);
    QCOMPARE(pages.first().first().toByteArray(), "/about"_ba);
}

void TreemapViewTest::keysAlone()
{
    load("/a/1\n/a/2\n/a/3\n/b\n");
    canvas()->setFocus();
    QTRY_VERIFY(canvas()->hasFocus());
    QTest::keyClick(canvas(), Qt::Key_Home);
    QVERIFY(canvas()->current());
    // From any tile the keys lead to others.
    QSet<std::size_t> seen;
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up, Qt::Key_Right,
                              Qt::Key_Right, Qt::Key_Down, Qt::Key_Down}) {
        seen.insert(*canvas()->current());
        QTest::keyClick(canvas(), key);
    }
    QVERIFY(seen.size() >= 3);
    QVERIFY(canvas()->accessibleDescription().contains("Googlebot"_L1));
    click(u"a/"_s);
    QTRY_COMPARE(shownPath(), u"/a/"_s);
    QSignalSpy pages(m_view.get(), &TreemapView::urlActivated);
    QTest::keyClick(canvas(), Qt::Key_End);
    QTest::keyClick(canvas(), Qt::Key_Return);
    QCOMPARE(pages.count(), 1);
    QTest::keyClick(canvas(), Qt::Key_Backspace);
    QTRY_COMPARE(shownPath(), u"/"_s);
    QTest::keyClick(canvas(), Qt::Key_Backspace); // at the top: nothing
    QCOMPARE(shownPath(), u"/"_s);
}

void TreemapViewTest::aLongWayHasAMenu()
{
    load("/a/b/c/d/e/f/1\n/a/b/c/d/e/f/2\n");
    for (const QChar name : u"abcdef"_s) {
        const QString path = shownPath() + name + u'/';
        Q_EMIT canvas()->chosen(tileOf(QString(name + u'/')));
        QTRY_COMPARE(shownPath(), path);
    }
    QToolButton* between = nullptr;
    for (QToolButton* button : m_view->findChildren<QToolButton*>("trailMenu"_L1))
        if (!button->isHidden())
            between = button;
    QVERIFY(between);
    QCOMPARE(between->menu()->actions().size(), 3);
    between->menu()->actions().first()->trigger();
    QTRY_COMPARE(shownPath(), u"/a/"_s);
}

void TreemapViewTest::tellsWhatIsPointedAt()
{
    load(someUrls);
    const QString text = urllist::treemapText(*canvas()->treemap(), tileOf(u"a/"_s));
    QCOMPARE(text, u"/shop/a/\n3 URLs\nGooglebot: 3 blocked"_s);
    edit("User-agent: *\nDisallow:\n");
    QTRY_COMPARE(urllist::treemapText(*canvas()->treemap(), tileOf(u"a/"_s)),
                 u"/shop/a/\n3 URLs\nGooglebot: 3 allowed\n3 newly allowed"_s);
}

void TreemapViewTest::savesPng()
{
    load(someUrls);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"map.png"_s);
    QSignalSpy saved(m_view.get(), &TreemapView::pictureSaved);
    m_view->savePicture(path);
    QVERIFY(saved.wait());
    const QImage image(path);
    QCOMPARE(image.size(), QSize(1200, 800) * m_view->devicePixelRatioF());
    QSet<QRgb> colours;
    for (int x = 0; x < image.width(); x += 3)
        for (int y = 0; y < image.height(); y += 3)
            colours.insert(image.pixel(x, y));
    QVERIFY(colours.size() > 10);
}

void TreemapViewTest::savesSvg()
{
    load(someUrls);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"map.SVG"_s);
    QSignalSpy saved(m_view.get(), &TreemapView::pictureSaved);
    m_view->savePicture(path);
    QVERIFY(saved.wait());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QString text;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isCharacters())
            text += xml.text() + u'\n';
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    for (const QString& word : {u"for Googlebot"_s, u"shop/"_s, u"all blocked"_s, u"undefined"_s})
        QVERIFY2(text.contains(word), qPrintable(word));
}

void TreemapViewTest::saysWhyItWasNotSaved()
{
    load(someUrls);
    QSignalSpy failed(m_view.get(), &TreemapView::savingFailed);
    m_view->savePicture(u"/nowhere/at/all/map.png"_s);
    QVERIFY(failed.wait());
    QVERIFY(failed.first().first().toString().contains("folder does not exist"_L1));
}

void TreemapViewTest::copiesThePicture()
{
    load(someUrls);
    const auto actions = m_view->findChild<QToolButton*>("savePicture"_L1)->menu()->actions();
    actions.last()->trigger();
    QVERIFY(!QGuiApplication::clipboard()->image().isNull());
}

void TreemapViewTest::rightToLeft()
{
    load(someUrls);
    const QRectF left = canvas()->picture().placeOf(tileOf(u"shop/"_s));
    m_view->setLayoutDirection(Qt::RightToLeft);
    QTRY_VERIFY(canvas()->picture().placeOf(tileOf(u"shop/"_s)).left() > left.left());
    // The mirror of what it was, but for rounding to pixels.
    const QRectF right = canvas()->picture().placeOf(tileOf(u"shop/"_s));
    QVERIFY(std::abs(right.width() - left.width()) <= 1);
    QVERIFY(std::abs(right.left() - (canvas()->width() - left.right())) <= 1);
    click(u"shop/"_s);
    QTRY_COMPARE(shownPath(), u"/shop/"_s);
}

void TreemapViewTest::anySize()
{
    load(someUrls);
    for (const QSize size : {QSize(60, 40), QSize(200, 120), QSize(1600, 200), QSize(150, 1200)}) {
        m_view->resize(size);
        QVERIFY(!m_view->grab().isNull());
        const auto& leaves = canvas()->picture().leaves();
        QVERIFY(!leaves.empty());
    }
}

QTEST_MAIN(TreemapViewTest)
#include "tst_treemap_view.moc"
