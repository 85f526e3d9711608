// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/tester/crawler_set.h"
#include "ui/tester/matrix_view.h"
#include "ui/tester/proof_view.h"
#include "ui/tester/tester_pane.h"

#include <QAction>
#include <QApplication>
#include <QChar>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLatin1StringView>
#include <QLineEdit>
#include <QMenu>
#include <QPoint>
#include <QRect>
#include <QSignalSpy>
#include <QString>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>
#include <QWheelEvent>

using namespace crawlright;
using namespace Qt::StringLiterals;
using rules::Verdict;
using tester::TesterPane;

class TesterPaneTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_pane.reset(); }
    void explainsWhatToDo();
    void saysWhatIsNoAddress_data();
    void saysWhatIsNoAddress();
    void answersWhileOneTypes();
    void followsTheFile();
    void crawlersOfTheCatalogueAndOthers();
    void dialectCanBeChosen();
    void theWheelChoosesNoDialect();
    void saysWhenItIsApproximate();
    void theLineIsALink();
    void hostileBytesStayInert();
    void everyCrawlerAtOnce();
    void rowsAreChosenByKeys();
    void aCrawlerForTheMoment();
    void goesWhileItsMenuIsOpen();
    void theChosenOneStaysChosen();
    void saysWhereTheyPart();
    void saysWhichFileGoverns();
    void emptySet();
    void narrowPanesLeaveColumnsOut();

private:
    void setCrawlers(const std::vector<std::string>& names)
    {
        std::vector<crawlers::Crawler> crawlers;
        for (const std::string& name : names)
            crawlers.push_back(crawlers::builtIn().resolve(name));
        m_pane->setCrawlers(std::move(crawlers));
    }
    [[nodiscard]] tester::MatrixView* matrix() const
    {
        return m_pane->findChild<tester::MatrixView*>();
    }
    [[nodiscard]] QString cell(const QString& crawler, int column) const
    {
        const auto* model = qobject_cast<const tester::MatrixModel*>(matrix()->model());
        for (std::size_t i = 0; i < model->crawlers()->size(); ++i) {
            if (model->indexOf(i).data().toString() == crawler)
                return model->indexOf(i, column).data().toString();
        }
        return u"(not there)"_s;
    }
    [[nodiscard]] QString verdictOf(const QString& crawler) const
    {
        return cell(crawler, tester::MatrixModel::VerdictColumn);
    }
    void analyse(const std::string& bytes)
    {
        m_pane->setAnalysis(session::analyse(bytes, ++m_revision));
    }
    [[nodiscard]] QString word() const { return text("verdictWord"_L1); }
    /// Without the marks that keep a path left to right.
    [[nodiscard]] QString sentence() const
    {
        return text("verdictSentence"_L1).remove(QChar(0x2066)).remove(QChar(0x2069));
    }
    [[nodiscard]] QString proof() const { return m_pane->findChild<tester::ProofView*>()->text(); }
    [[nodiscard]] QToolButton* line() const
    {
        return m_pane->findChild<QToolButton*>("decidingLine"_L1);
    }
    [[nodiscard]] QLineEdit* field() const
    {
        return m_pane->findChild<QLineEdit*>("testAddress"_L1);
    }
    [[nodiscard]] QString text(QLatin1StringView name) const
    {
        return m_pane->findChild<QLabel*>(name)->text();
    }

    std::unique_ptr<TesterPane> m_pane;
    quint64 m_revision = 0;
};

void TesterPaneTest::init()
{
    test::failOnWarnings();
    m_pane = std::make_unique<TesterPane>(crawlers::builtIn());
    setCrawlers({"Googlebot", "bingbot", "GPTBot"});
    m_pane->resize(420, 800);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
    analyse(
        "User-agent: *\nDisallow: /shop\nAllow: /shop/help\n\nUser-agent: GPTBot\nDisallow: /\n");
}

void TesterPaneTest::explainsWhatToDo()
{
    QCOMPARE(word(), u"No verdict"_s);
    QVERIFY(sentence().contains("Type a URL"_L1));
    QVERIFY(!line()->isVisible());
    QVERIFY(proof().isEmpty());
}

void TesterPaneTest::saysWhatIsNoAddress_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("says");
    QTest::newRow("words") << u"two words"_s << u"neither a URL nor a path"_s;
    QTest::newRow("other scheme") << u"mailto:a@example.com"_s << u"robots.txt says nothing"_s;
}

void TesterPaneTest::saysWhatIsNoAddress()
{
    QFETCH(const QString, address);
    QFETCH(const QString, says);
    field()->setText(u"/shop"_s);
    QTRY_COMPARE(word(), u"Blocked"_s);
    const QSignalSpy deciding(m_pane.get(), &TesterPane::decidingLineChanged);
    field()->setText(address);
    QCOMPARE(word(), u"No verdict"_s);
    QVERIFY2(sentence().contains(says), qPrintable(sentence()));
    QVERIFY(proof().isEmpty());
    QCOMPARE(deciding.last().first().value<text::LineNumber>(), 0U);
}

void TesterPaneTest::answersWhileOneTypes()
{
    const QSignalSpy deciding(m_pane.get(), &TesterPane::decidingLineChanged);
    QTest::keyClicks(field(), u"/sho"_s);
    QTRY_COMPARE(word(), u"Allowed"_s);
    QVERIFY2(sentence().contains("Googlebot may fetch"_L1), qPrintable(sentence()));
    QVERIFY(!line()->isVisible());
    QTest::keyClicks(field(), u"p"_s);
    QTRY_COMPARE(word(), u"Blocked"_s);
    QVERIFY2(sentence().contains("Googlebot may not fetch"_L1), qPrintable(sentence()));
    QVERIFY(line()->isVisible());
    QVERIFY2(line()->accessibleName().startsWith("Line 2: "_L1),
             qPrintable(line()->accessibleName()));
    QTest::keyClicks(field(), u"/help"_s);
    QTRY_COMPARE(word(), u"Allowed"_s);
    QTRY_VERIFY(line()->accessibleName().startsWith("Line 3: "_L1));
    QCOMPARE(deciding.last().at(0).value<text::LineNumber>(), 3U);
    QCOMPARE(deciding.last().at(1).value<Verdict>(), Verdict::Allow);
    QTRY_VERIFY(proof().contains("Allow: "_L1));
}

void TesterPaneTest::followsTheFile()
{
    field()->setText(u"/shop"_s);
    QTRY_COMPARE(word(), u"Blocked"_s);
    analyse("User-agent: *\nDisallow: /shops\n");
    QTRY_COMPARE(word(), u"Allowed"_s);
    analyse("");
    QTRY_VERIFY(sentence().contains("no rules"_L1, Qt::CaseInsensitive));
    analyse("User-agent: *\nAllow: /\n\nDisallow: /shop\n");
    QTRY_COMPARE(word(), u"Blocked"_s);
    QTRY_VERIFY(line()->accessibleName().startsWith("Line 4: "_L1));
}

void TesterPaneTest::crawlersOfTheCatalogueAndOthers()
{
    field()->setText(u"/a"_s);
    QTRY_COMPARE(word(), u"Allowed"_s);
    m_pane->addCrawler(u"gptbot"_s);
    QTRY_COMPARE(word(), u"Blocked"_s);
    QVERIFY(text("aboutCrawler"_L1).contains("OpenAI"_L1));
    setCrawlers({"Googlebot"});
    m_pane->addCrawler(u"Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)"_s);
    QTRY_COMPARE(word(), u"Blocked"_s);
    QVERIFY(text("aboutCrawler"_L1).startsWith("GPTBot"_L1));
    m_pane->addCrawler(u"MyOwnBot"_s);
    QTRY_COMPARE(word(), u"Allowed"_s);
    QVERIFY(text("aboutCrawler"_L1).contains("Not in the catalogue"_L1));
    QCOMPARE(m_pane->crawlerName(), u"MyOwnBot"_s);
    m_pane->addCrawler({});
    QCOMPARE(m_pane->crawlerName(), u"MyOwnBot"_s);
}

void TesterPaneTest::dialectCanBeChosen()
{
    analyse("User-agent: *\nAllow: /\nDisallow: /shop\n");
    field()->setText(u"/shop"_s);
    QTRY_COMPARE(word(), u"Blocked"_s);
    m_pane->setDialect(dialects::Id::Draft1997); // the first rule that matches wins
    QTRY_COMPARE(word(), u"Allowed"_s);
    QTRY_VERIFY2(proof().contains("1997"_L1), qPrintable(proof()));
    m_pane->setDialect(std::nullopt);
    QTRY_COMPARE(word(), u"Blocked"_s);
}

// One scrolls with the pointer above it; a verdict must not change by that.
void TesterPaneTest::theWheelChoosesNoDialect()
{
    auto* dialect = m_pane->findChild<QComboBox*>("testDialect"_L1);
    const int before = dialect->currentIndex();
    const auto turn = [&] {
        const QPoint at = dialect->rect().center();
        QWheelEvent event(at, dialect->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(dialect, &event);
    };
    turn();
    QCOMPARE(dialect->currentIndex(), before);
    dialect->setFocus();
    QTRY_VERIFY(dialect->hasFocus());
    turn();
    QVERIFY(dialect->currentIndex() != before);
}

void TesterPaneTest::saysWhenItIsApproximate()
{
    const auto entries = crawlers::builtIn().entries();
    const auto found = std::ranges::find_if(entries, [](const crawlers::Entry& entry) {
        return entry.approximate && entry.reader != dialects::get(entry.dialect).name;
    });
    QVERIFY(found != entries.end());
    field()->setText(u"/a"_s);
    m_pane->addCrawler(
        QString::fromLatin1(found->token.data(), static_cast<qsizetype>(found->token.size())));
    QTRY_VERIFY2(sentence().contains("Approximate"_L1), qPrintable(sentence()));
    QTRY_VERIFY2(proof().contains("approximate"_L1), qPrintable(proof()));
}

void TesterPaneTest::theLineIsALink()
{
    field()->setText(u"/shop"_s);
    QTRY_VERIFY(line()->isVisible());
    const QSignalSpy requested(m_pane.get(), &TesterPane::lineRequested);
    QTest::mouseClick(line(), Qt::LeftButton);
    QCOMPARE(requested.last().first().value<text::LineNumber>(), 2U);
    QTRY_VERIFY(!proof().isEmpty());
    auto* browser = m_pane->findChild<QTextBrowser*>("rules"_L1);
    QVERIFY(browser->toHtml().contains("href=\"line:2\""_L1));
    Q_EMIT browser->anchorClicked(QUrl(u"line:3"_s));
    QCOMPARE(requested.last().first().value<text::LineNumber>(), 3U);
    Q_EMIT browser->anchorClicked(QUrl(u"https://example.com/"_s));
    QCOMPARE(requested.size(), 2);
}

void TesterPaneTest::hostileBytesStayInert()
{
    analyse("User-agent: *\nDisallow: /<img src=x><b>bold</b>&amp;\xff\n");
    field()->setText(u"/<img src=x><b>bold</b>&amp;"_s);
    QTRY_VERIFY(proof().contains("/<img src=x><b>bold</b>&amp;"_L1));
    QVERIFY(sentence().contains("<img src=x>"_L1));
    analyse("User-agent: *\nDisallow: /?a&b\n");
    field()->setText(u"/?a&b"_s);
    QTRY_VERIFY2(line()->text().contains("?a&&b"_L1), qPrintable(line()->text()));
}

void TesterPaneTest::everyCrawlerAtOnce()
{
    QTest::keyClicks(field(), u"/shop/help"_s);
    QTRY_COMPARE(verdictOf(u"Googlebot"_s), u"allowed"_s);
    QCOMPARE(verdictOf(u"bingbot"_s), u"allowed"_s);
    QCOMPARE(verdictOf(u"GPTBot"_s), u"blocked"_s);
    QCOMPARE(cell(u"GPTBot"_s, tester::MatrixModel::LineColumn), u"6"_s);
    QCOMPARE(cell(u"GPTBot"_s, tester::MatrixModel::RuleColumn), u"Disallow: /"_s);
    QTest::keyClick(field(), Qt::Key_Backspace);
    QTRY_COMPARE(cell(u"Googlebot"_s, tester::MatrixModel::LineColumn), u"2"_s);
    analyse("User-agent: *\nAllow: /\n");
    QTRY_COMPARE(verdictOf(u"GPTBot"_s), u"allowed"_s);
    field()->clear();
    QCOMPARE(verdictOf(u"GPTBot"_s), QString());
}

void TesterPaneTest::rowsAreChosenByKeys()
{
    QSignalSpy deciding(m_pane.get(), &TesterPane::decidingLineChanged);
    const QSignalSpy crawler(m_pane.get(), &TesterPane::crawlerChanged);
    const QSignalSpy requested(m_pane.get(), &TesterPane::lineRequested);
    field()->setText(u"/shop"_s);
    QTRY_COMPARE(word(), u"Blocked"_s);
    QCOMPARE(m_pane->crawlerName(), u"Googlebot"_s);
    matrix()->setFocus();
    QTest::keyClick(matrix(), Qt::Key_Down);
    QCOMPARE(m_pane->crawlerName(), u"bingbot"_s);
    QTest::keyClick(matrix(), Qt::Key_Down);
    QCOMPARE(m_pane->crawlerName(), u"GPTBot"_s);
    QCOMPARE(crawler.last().first().value<crawlers::Crawler>().token, "GPTBot");
    QCOMPARE(deciding.last().at(0).value<text::LineNumber>(), 6U); // at once
    QTRY_VERIFY2(proof().contains("GPTBot"_L1), qPrintable(proof()));
    QTest::keyClick(matrix(), Qt::Key_Return);
    QCOMPARE(requested.last().first().value<text::LineNumber>(), 6U);
    const QRect first =
        matrix()->visualRect(qobject_cast<tester::MatrixModel*>(matrix()->model())->indexOf(0));
    QTest::mouseClick(matrix()->viewport(), Qt::LeftButton, {}, first.center());
    QCOMPARE(requested.size(), 1); // it is chosen and no more
    QCOMPARE(m_pane->crawlerName(), u"Googlebot"_s);
    QTest::mouseDClick(matrix()->viewport(), Qt::LeftButton, {}, first.center());
    QCOMPARE(requested.size(), 2);
    QCOMPARE(requested.last().first().value<text::LineNumber>(), 2U);
}

void TesterPaneTest::aCrawlerForTheMoment()
{
    field()->setText(u"/a"_s);
    auto* name = m_pane->findChild<QComboBox*>("testCrawler"_L1);
    QTest::keyClicks(name->lineEdit(), u"MyOwnBot"_s);
    QTest::keyClick(name->lineEdit(), Qt::Key_Return);
    QTRY_COMPARE(m_pane->crawlerName(), u"MyOwnBot"_s);
    QVERIFY(name->currentText().isEmpty());
    QTRY_COMPARE(verdictOf(u"MyOwnBot"_s), u"allowed"_s);
    setCrawlers({"GPTBot", "bingbot"}); // another set: it stays
    QTRY_COMPARE(verdictOf(u"MyOwnBot"_s), u"allowed"_s);
    QCOMPARE(m_pane->crawlerName(), u"MyOwnBot"_s);
    m_pane->activateWindow();
    matrix()->setFocus();
    QTRY_VERIFY(matrix()->hasFocus());
    QTest::keyClick(matrix(), Qt::Key_Delete);
    QCOMPARE(verdictOf(u"MyOwnBot"_s), u"(not there)"_s);
    QCOMPARE(m_pane->crawlerName(), u"GPTBot"_s);
    QTest::keyClick(matrix(), Qt::Key_Delete); // one of the set stays
    QTRY_COMPARE(verdictOf(u"GPTBot"_s), u"blocked"_s);
}

void TesterPaneTest::goesWhileItsMenuIsOpen()
{
    field()->setText(u"/a"_s);
    auto* name = m_pane->findChild<QComboBox*>("testCrawler"_L1);
    QTest::keyClicks(name->lineEdit(), u"MyOwnBot"_s);
    QTest::keyClick(name->lineEdit(), Qt::Key_Return);
    QTRY_COMPARE(m_pane->crawlerName(), u"MyOwnBot"_s);
    const auto askForMenu = [this] {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(5, 5),
                                matrix()->viewport()->mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(matrix()->viewport(), &event);
    };
    askForMenu();
    auto* menu = matrix()->findChild<QMenu*>("matrixMenu"_L1);
    QVERIFY(menu && menu->isVisible());
    QCOMPARE(menu->actions().at(3)->text(), u"&Remove"_s);
    menu->close();
    menu->actions().at(3)->trigger();
    QCOMPARE(verdictOf(u"MyOwnBot"_s), u"(not there)"_s);
    askForMenu();
    QVERIFY(QApplication::activePopupWidget());
    m_pane.reset();
    QVERIFY(!QApplication::activePopupWidget());
}

void TesterPaneTest::theChosenOneStaysChosen()
{
    field()->setText(u"/shop/help"_s);
    QVERIFY(m_pane->chooseCrawler(u"bingbot"_s));
    QVERIFY(!m_pane->chooseCrawler(u"nobody"_s));
    using Grouping = tester::MatrixModel::Grouping;
    for (const Grouping grouping : {Grouping::Purpose, Grouping::Verdict, Grouping::None}) {
        m_pane->setGrouping(grouping);
        QCOMPARE(m_pane->grouping(), grouping);
        QCOMPARE(m_pane->crawlerName(), u"bingbot"_s);
        QVERIFY(matrix()->selectionModel()->hasSelection());
    }
    setCrawlers({"GPTBot", "bingbot", "YandexBot"});
    QCOMPARE(m_pane->crawlerName(), u"bingbot"_s);
    setCrawlers({"GPTBot", "YandexBot"});
    QCOMPARE(m_pane->crawlerName(), u"GPTBot"_s);
    m_pane->setGrouping(Grouping::Verdict);
    QVERIFY(m_pane->chooseCrawler(u"YandexBot"_s));
    analyse("User-agent: *\nDisallow: /\n"); // it moves into another group
    QTRY_COMPARE(word(), u"Blocked"_s);
    QCOMPARE(m_pane->crawlerName(), u"YandexBot"_s);
    QTRY_COMPARE(matrix()->chosen(), std::optional<std::size_t>(1));
}

void TesterPaneTest::saysWhereTheyPart()
{
    field()->setText(u"/shop/help"_s);
    QTRY_VERIFY(!text("splitReason"_L1).isEmpty());
    QCOMPARE(text("splitReason"_L1),
             u"A group of its own makes the difference: GPTBot (line 5) is blocked."_s);
    setCrawlers({"Googlebot", "bingbot", "Baiduspider"});
    QTRY_VERIFY2(text("splitReason"_L1).contains("the first rule that matches counts"_L1),
                 qPrintable(text("splitReason"_L1)));
    field()->setText(u"/shop"_s);
    QTRY_COMPARE(text("splitSummary"_L1), u"None of the 3 crawlers may fetch this."_s);
    QVERIFY(text("splitReason"_L1).isEmpty());
    field()->clear();
    QVERIFY(!m_pane->findChild<QLabel*>("splitSummary"_L1)->isVisible());
}

void TesterPaneTest::saysWhichFileGoverns()
{
    auto* governing = m_pane->findChild<QLabel*>("governing"_L1);
    auto* fetch = m_pane->findChild<QToolButton*>("fetchGoverning"_L1);
    field()->setText(u"/shop"_s);
    QVERIFY(!governing->isVisible());
    field()->setText(u"https://shop.example.com/a"_s);
    QVERIFY(governing->isVisible());
    QVERIFY(!fetch->isVisible());
    m_pane->setAnalysis(session::analyse("User-agent: *\n", ++m_revision,
                                         {.fileName = {},
                                          .host = {},
                                          .address = "https://www.example.com/robots.txt",
                                          .policy = {}}));
    QVERIFY(governing->text().startsWith("This file is of www.example.com"_L1));
    QVERIFY(fetch->isVisible());
    const QSignalSpy asked(m_pane.get(), &TesterPane::fetchRequested);
    QTest::mouseClick(fetch, Qt::LeftButton);
    QCOMPARE(asked.last().first().toString(), u"https://shop.example.com/robots.txt"_s);
    field()->setText(u"https://www.example.com/a"_s);
    QVERIFY(!fetch->isVisible());
}

void TesterPaneTest::emptySet()
{
    field()->setText(u"/shop"_s);
    QTRY_COMPARE(word(), u"Blocked"_s);
    setCrawlers({});
    QCOMPARE(word(), u"No verdict"_s);
    QVERIFY(sentence().contains("No crawlers are chosen"_L1));
    QVERIFY(!m_pane->crawler());
    QVERIFY(!m_pane->findChild<QComboBox*>("testDialect"_L1)->isEnabled());
    m_pane->addCrawler(u"GPTBot"_s);
    QTRY_COMPARE(word(), u"Blocked"_s);
}

void TesterPaneTest::narrowPanesLeaveColumnsOut()
{
    const auto hidden = [&](int column) { return matrix()->isColumnHidden(column); };
    m_pane->resize(1100, 800);
    QTRY_VERIFY(!hidden(tester::MatrixModel::ReaderColumn));
    m_pane->resize(m_pane->minimumSizeHint().width(), 800);
    QTRY_VERIFY(hidden(tester::MatrixModel::ReaderColumn));
    QVERIFY(!hidden(tester::MatrixModel::CrawlerColumn));
    QVERIFY(!hidden(tester::MatrixModel::VerdictColumn));
    QVERIFY(matrix()->header()->length() <= matrix()->viewport()->width());
}

QTEST_MAIN(TesterPaneTest)
#include "tst_tester_pane.moc"
