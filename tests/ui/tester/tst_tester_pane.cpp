// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/tester/proof_view.h"
#include "ui/tester/tester_pane.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTextBrowser>
#include <QToolButton>
#include <QtTest>

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
    void saysWhenItIsApproximate();
    void theLineIsALink();
    void hostileBytesStayInert();

private:
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
    [[nodiscard]] QString proof() const
    {
        return m_pane->findChild<tester::ProofView*>()->text();
    }
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
    m_pane->resize(380, 600);
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
    m_pane->setCrawlerName(u"gptbot"_s);
    QTRY_COMPARE(word(), u"Blocked"_s);
    QVERIFY(text("aboutCrawler"_L1).contains("OpenAI"_L1));
    m_pane->setCrawlerName(u"Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)"_s);
    QTRY_COMPARE(word(), u"Blocked"_s);
    QVERIFY(text("aboutCrawler"_L1).startsWith("GPTBot"_L1));
    m_pane->setCrawlerName(u"MyOwnBot"_s);
    QTRY_COMPARE(word(), u"Allowed"_s);
    QVERIFY(text("aboutCrawler"_L1).contains("Not in the catalogue"_L1));
    m_pane->setCrawlerName({});
    QCOMPARE(word(), u"No verdict"_s);
    QVERIFY(sentence().contains("Choose a crawler"_L1));
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

void TesterPaneTest::saysWhenItIsApproximate()
{
    const auto entries = crawlers::builtIn().entries();
    const auto found = std::ranges::find_if(entries, [](const crawlers::Entry& entry) {
        return entry.approximate && entry.reader != dialects::get(entry.dialect).name;
    });
    QVERIFY(found != entries.end());
    field()->setText(u"/a"_s);
    m_pane->setCrawlerName(
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
}

QTEST_MAIN(TesterPaneTest)
#include "tst_tester_pane.moc"
