// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/tester/copy_button.h"
#include "ui/tester/path_drawing.h"
#include "ui/tester/proof_view.h"
#include "ui/words/explained.h"

#include <QAction>
#include <QClipboard>
#include <QColor>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QFile>
#include <QFont>
#include <QGuiApplication>
#include <QIODevice>
#include <QImage>
#include <QLabel>
#include <QLatin1StringView>
#include <QList>
#include <QMenu>
#include <QPalette>
#include <QPoint>
#include <QPushButton>
#include <QSignalSpy>
#include <QString>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTextCursor>
#include <QToolButton>
#include <QUrl>

#include <cmath>

using namespace crawlright;
using namespace Qt::StringLiterals;
using rules::Verdict;
using tester::CopyButton;
using tester::PathDrawing;
using tester::ProofView;

/// Takes the addresses that would be opened in a browser.
class Browser final : public QObject {
    Q_OBJECT

public:
    QList<QUrl> opened;

public Q_SLOTS:
    void open(const QUrl& url) { opened.append(url); }
};

class ProofViewTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_view.reset(); }
    void tellsTheSteps();
    void linesAreLinks();
    void sourcesAreLinks();
    void winnerIsDrawn();
    void loserIsDrawnWhenClicked();
    void chosenRuleStaysDrawn();
    void drawingIsAsWideAsTheView();
    void drawingCanBeCopied();
    void copiesWhatTheTerminalPrints();
    void reproFilesAreWritten();
    void waysAreFoundAndApplied();
    void waysSayWhatElseTheyChange();
    void loadedUrlsAreCounted();
    void olderWaysCannotBeApplied();
    void undefinedGoesBothWays();
    void clearsItself();
    void followsThePalette();

private:
    void ask(const std::string& bytes, const std::string& url, std::string_view name = "Googlebot",
             std::optional<dialects::Id> dialect = std::nullopt)
    {
        const auto analysis = session::analyse(bytes, ++m_revision);
        m_question = {analysis, crawlers::builtIn().resolve(name, dialect), url};
        m_view->show(m_question, proof());
    }
    [[nodiscard]] rules::Proof proof() const
    {
        return rules::explain(m_question.analysis->document,
                              dialects::get(m_question.crawler.dialect), m_question.crawler.agent,
                              m_question.url);
    }
    [[nodiscard]] PathDrawing* drawing() const { return m_view->findChild<PathDrawing*>(); }
    [[nodiscard]] QTextBrowser* text(QLatin1StringView name) const
    {
        return m_view->findChild<QTextBrowser*>(name);
    }
    [[nodiscard]] tester::ChangesView* changes() const
    {
        return m_view->findChild<tester::ChangesView*>();
    }
    [[nodiscard]] QList<QPushButton*> applyButtons() const
    {
        QList<QPushButton*> buttons;
        for (QPushButton* button : m_view->findChildren<QPushButton*>("applyChange"_L1))
            if (!button->isHidden() && !button->parentWidget()->isHidden())
                buttons.append(button);
        return buttons;
    }
    /// The pieces of the path and of the rule that are drawn, run together.
    [[nodiscard]] QString drawn() const
    {
        QString path;
        QString pattern;
        for (const tester::PathPiece& piece : drawing()->pieces()) {
            path += piece.path.text;
            pattern += piece.pattern.text;
        }
        return path + u" by "_s + pattern;
    }
    /// Clicks on a link as a user would.
    void click(QTextBrowser* browser, const QString& href);

    std::unique_ptr<ProofView> m_view;
    tester::Question m_question;
    quint64 m_revision = 0;
};

void ProofViewTest::init()
{
    test::failOnWarnings();
    m_view = std::make_unique<ProofView>();
    m_view->resize(420, 700);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void ProofViewTest::click(QTextBrowser* browser, const QString& href)
{
    QTextCursor cursor(browser->document());
    while (!cursor.atEnd() && cursor.charFormat().anchorHref() != href)
        cursor.movePosition(QTextCursor::NextCharacter);
    QVERIFY2(cursor.charFormat().anchorHref() == href, qPrintable(href));
    QTRY_COMPARE(browser->height(),
                 static_cast<int>(std::ceil(browser->document()->size().height())));
    QTRY_COMPARE(browser->viewport()->width(), browser->width());
    // The cursor stands behind the first character of the link, or before it at a line's start.
    QPoint at = browser->cursorRect(cursor).center() - QPoint(3, 0);
    if (browser->anchorAt(at) != href)
        at += QPoint(6, 0);
    QCOMPARE(browser->anchorAt(at), href);
    QTest::mouseClick(browser->viewport(), Qt::LeftButton, {}, at);
}

void ProofViewTest::tellsTheSteps()
{
    ask("User-agent: *\nCrawl-delay: 5\nDisallow: /shop/\nAllow: /shop\nDisallow: /shopping\n"
        "Sitemap: https://example.com/s.xml\n",
        "/shop/cart", "bingbot");
    const QString told = m_view->text();
    for (const QString& sentence :
         {u"one byte shorter"_s, u"the path differs after 5 bytes"_s, u"the longest wins"_s,
          u"drawn above"_s, u"It waits 5 s"_s, u"Sitemap"_s, u"noindex"_s})
        QVERIFY2(told.contains(sentence), qPrintable(sentence + u'\n' + told));
    ask("User-agent: *\nDisallow: /shop\nAllow: /shop\n", "/shop/cart");
    QVERIFY(m_view->text().contains(u"a Disallow loses a tie to an Allow"_s));
    QVERIFY(!m_view->text().contains(u"noindex"_s));
}

void ProofViewTest::linesAreLinks()
{
    ask("User-agent: Googlebot\nDisallow: /shop/\n\nUser-agent: Googlebot\nAllow: /a\n", "/shop/x");
    const QSignalSpy requested(m_view.get(), &ProofView::lineRequested);
    click(text("rules"_L1), u"line:2"_s);
    QCOMPARE(requested.last().first().value<text::LineNumber>(), 2U);
    QVERIFY(text("rest"_L1)->toHtml().contains(u"href=\"line:1\""_s));
    QVERIFY(text("rest"_L1)->toHtml().contains(u"href=\"line:4\""_s));
}

void ProofViewTest::sourcesAreLinks()
{
    Browser browser;
    QDesktopServices::setUrlHandler(u"https"_s, &browser, "open");
    ask("User-agent: *\nDisallow: /shop/\n", "/shop/x", "foo", dialects::Id::Rfc9309);
    const QString address = u"https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2"_s;
    click(text("rules"_L1), address);
    QDesktopServices::unsetUrlHandler(u"https"_s);
    QCOMPARE(browser.opened, QList{QUrl(address)});
    const QSignalSpy requested(m_view.get(), &ProofView::lineRequested);
    Q_EMIT text("rules"_L1)->anchorClicked(QUrl(u"file:///etc/passwd"_s));
    QVERIFY(requested.isEmpty());
}

void ProofViewTest::winnerIsDrawn()
{
    ask("User-agent: *\nDisallow: /\nAllow: /*/b\n", "/a/b?c");
    QVERIFY(drawing()->isVisible());
    QCOMPARE(drawn(), u"/a/b?c by /*/b"_s);
    QVERIFY2(drawing()->accessibleDescription().contains(u"Wildcard 1 stands for “a”"_s),
             qPrintable(drawing()->accessibleDescription()));
    ask("User-agent: *\n", "/a");
    QVERIFY(!drawing()->isVisible());
}

void ProofViewTest::loserIsDrawnWhenClicked()
{
    ask("User-agent: *\nDisallow: /\nAllow: /*/b\nDisallow: /x\n", "/a/b?c");
    click(text("rules"_L1), u"rule:1"_s);
    QCOMPARE(drawn(), u"/a/b?c by /"_s);
    click(text("rules"_L1), u"rule:2"_s);
    QCOMPARE(drawn(), u"/a/b?c by /x"_s);
    QVERIFY(drawing()->pieces().back().kind == tester::PathPiece::Kind::Differs);
    Q_EMIT text("rules"_L1)->anchorClicked(QUrl(u"rule:99"_s));
    QCOMPARE(drawn(), u"/a/b?c by /x"_s);
}

void ProofViewTest::chosenRuleStaysDrawn()
{
    ask("User-agent: *\nDisallow: /\nAllow: /*/b\n", "/a/b?c");
    click(text("rules"_L1), u"rule:1"_s);
    ask("User-agent: *\nDisallow: /\nAllow: /*/b\n# more\n", "/a/b?c");
    QCOMPARE(drawn(), u"/a/b?c by /"_s);
    ask("User-agent: *\nDisallow: /\nAllow: /*/b\n", "/a/bc");
    QCOMPARE(drawn(), u"/a/bc by /*/b"_s);
}

void ProofViewTest::drawingIsAsWideAsTheView()
{
    ask("User-agent: *\nDisallow: /*/z\n", "/" + std::string(400, 'a') + "/z");
    QTRY_VERIFY(drawing()->height() >= drawing()->heightForWidth(drawing()->width()));
    const int narrow = drawing()->heightForWidth(300);
    QVERIFY(narrow > drawing()->heightForWidth(900));
    QVERIFY(drawing()->width() <= m_view->width());
    QVERIFY(!drawing()->grab().isNull());
    const int before = drawing()->heightForWidth(300);
    QFont large = m_view->font();
    large.setPointSizeF(large.pointSizeF() * 2);
    m_view->setFont(large);
    QVERIFY(drawing()->heightForWidth(300) > before);
}

void ProofViewTest::drawingCanBeCopied()
{
    ask("User-agent: *\nDisallow: /*/b\n", "/a/b?c");
    drawing()->setFocus();
    QTest::keyClick(drawing(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u" *1\n/a /b?c\n/* /b\n"_s);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(10, 10),
                            drawing()->mapToGlobal(QPoint(10, 10)));
    QCoreApplication::sendEvent(drawing(), &event);
    auto* menu = drawing()->findChild<QMenu*>("drawingMenu"_L1);
    QVERIFY(menu);
    menu->actions().at(1)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"/a/b?c"_s);
    menu->actions().at(2)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"/*/b"_s);
    menu->actions().at(3)->trigger();
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"Wildcard 1"_s));
    menu->close();
}

void ProofViewTest::copiesWhatTheTerminalPrints()
{
    ask("User-agent: *\nDisallow: /*/b\n", "/a/b?c");
    auto* button = m_view->findChild<QToolButton*>("copyProof"_L1);
    QVERIFY(button->isVisible());
    const QList<QAction*> actions = button->menu()->actions();
    actions.at(0)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(),
             words::explainedText(proof(), m_question.crawler).join(u'\n') + u'\n');
    actions.at(1)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text().toStdString(),
             words::explainedMarkdown(proof(), m_question.crawler));
}

void ProofViewTest::reproFilesAreWritten()
{
    ask("User-agent: *\nDisallow: /*/b \xff\n", "/a/b", "Googlebot", dialects::Id::Draft1997);
    auto* button = m_view->findChild<CopyButton*>();
    button->menu()->actions().at(2)->trigger();
    const auto copied = repro::read(QGuiApplication::clipboard()->text().toStdString());
    QVERIFY(copied.has_value());
    QCOMPARE(*copied, tester::reproOf(m_question, proof().decision));
    QCOMPARE(copied->robots, m_question.analysis->document.bytes());
    QCOMPARE(copied->dialect, dialects::Id::Draft1997);
    const QTemporaryDir folder;
    button->saveRepro(folder.filePath(u"repro.json"_s));
    auto* message = m_view->findChild<QLabel*>("copyMessage"_L1);
    QTRY_VERIFY2(message->isVisible(), "saved");
    QVERIFY(message->text().contains(u"repro.json"_s));
    QFile file(folder.filePath(u"repro.json"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(repro::read(file.readAll().toStdString()), copied);
    // What cannot be written is told.
    button->saveRepro(folder.filePath(u"no/such/folder/repro.json"_s));
    QTRY_VERIFY2(!message->text().contains(u"Saved as"_s), qPrintable(message->text()));
    ask("User-agent: *\nDisallow: /a\n", "/a");
    QVERIFY(!message->isVisible());
    QVERIFY(!tester::reproOf(m_question, proof().decision).dialect);
}

void ProofViewTest::waysAreFoundAndApplied()
{
    const std::string bytes = "User-agent: *\nDisallow: /shop/\nAllow: /x\n";
    ask(bytes, "/shop/cart");
    QTRY_VERIFY(changes()->isFinished());
    QVERIFY(changes()->changes().size() >= 3);
    QTRY_COMPARE(applyButtons().size(), static_cast<qsizetype>(changes()->changes().size()));
    QVERIFY2(changes()->text().contains(u"+ Allow: /shop/cart$"_s), qPrintable(changes()->text()));
    const QSignalSpy requested(m_view.get(), &ProofView::editsRequested);
    QTest::mouseClick(applyButtons().front(), Qt::LeftButton);
    QCOMPARE(requested.size(), 1);
    const auto edits = requested.first().at(0).value<edits::Edits>();
    QCOMPARE(edits::applied(bytes, edits),
             "User-agent: *\nDisallow: /shop/\nAllow: /shop/cart$\nAllow: /x\n");
    QCOMPARE(requested.first().at(1).toString(), u"Add “Allow: /shop/cart$”"_s);
    QCOMPARE(requested.first().at(2).value<quint64>(), m_revision);
    // By the keyboard alone.
    applyButtons().at(1)->setFocus();
    QTest::keyClick(applyButtons().at(1), Qt::Key_Space);
    QCOMPARE(requested.size(), 2);
}

void ProofViewTest::waysSayWhatElseTheyChange()
{
    ask("User-agent: *\nDisallow: /shop/\nAllow: /x\n", "/shop/cart");
    QTRY_VERIFY(!changes()->changes().empty());
    QTRY_VERIFY(std::ranges::none_of(changes()->changes(), [](const tester::Change& change) {
        return change.asides.isEmpty();
    }));
    QVERIFY2(changes()->text().contains(u"No other URL was found"_s),
             qPrintable(changes()->text()));
    QVERIFY2(changes()->text().contains(u"Besides, "_s), qPrintable(changes()->text()));
}

void ProofViewTest::loadedUrlsAreCounted()
{
    std::vector<std::function<void(const tester::FlipCount&)>> asked;
    m_view->setFlipCounter([&](const session::AnalysisPtr& analysis, const edits::Edits& edits,
                               std::function<void(const tester::FlipCount&)> tell) {
        QCOMPARE(analysis, m_question.analysis);
        QVERIFY(!edits.empty());
        asked.push_back(std::move(tell));
    });
    ask("User-agent: *\nDisallow: /shop/\nAllow: /x\n", "/shop/cart");
    QTRY_VERIFY(changes()->isFinished());
    QCOMPARE(asked.size(), changes()->changes().size());
    asked.front()({.toAllowed = 12, .toBlocked = 3, .urls = 100});
    QVERIFY2(changes()->text().contains(u"12 become allowed and 3 become blocked"_s),
             qPrintable(changes()->text()));
    // The same question again, as when an analysis is completed.
    m_view->show(m_question, proof());
    QVERIFY(changes()->isFinished());
    // What comes for ways that are gone is not shown.
    const auto late = asked.back();
    ask("User-agent: *\nDisallow: /shop/\n", "/shop/cart");
    QTRY_VERIFY(changes()->isFinished());
    late({.toAllowed = 77, .toBlocked = 0, .urls = 100});
    QVERIFY(!changes()->text().contains(u"77"_s));
    m_view.reset();
    asked.back()({.toAllowed = 1, .toBlocked = 0, .urls = 1}); // too late, too
}

void ProofViewTest::olderWaysCannotBeApplied()
{
    ask("User-agent: *\nDisallow: /shop/\nAllow: /x\n", "/shop/cart");
    QTRY_VERIFY(changes()->isFinished() && !applyButtons().isEmpty());
    const QSignalSpy requested(m_view.get(), &ProofView::editsRequested);
    ask("User-agent: *\nDisallow: /sho\nAllow: /x\n", "/shop/cart");
    QVERIFY(!applyButtons().front()->isEnabled());
    QTest::mouseClick(applyButtons().front(), Qt::LeftButton);
    QVERIFY(requested.isEmpty());
    QTRY_VERIFY(applyButtons().front()->isEnabled());
}

void ProofViewTest::undefinedGoesBothWays()
{
    ask("User-agent: *\nDisallow: /*.htm\nAllow: /page\n", "/page.htm", "Googlebot",
        dialects::Id::Google2019);
    QCOMPARE(proof().decision.verdict, Verdict::Undefined);
    QTRY_VERIFY(changes()->isFinished());
    QVERIFY2(changes()->text().contains(u"to allow it"_s), qPrintable(changes()->text()));
    QVERIFY(changes()->text().contains(u"to block it"_s));
}

void ProofViewTest::clearsItself()
{
    ask("User-agent: *\nDisallow: /shop/\n", "/shop/cart");
    m_view->clear();
    QVERIFY(m_view->text().isEmpty());
    QVERIFY(!drawing()->isVisible());
    QVERIFY(!changes()->isVisible());
    QVERIFY(!m_view->findChild<QToolButton*>("copyProof"_L1)->isVisible());
    ask("User-agent: *\nDisallow: /shop/\n", "/shop/cart");
    QTRY_VERIFY(changes()->isFinished());
}

void ProofViewTest::followsThePalette()
{
    ask("User-agent: *\nDisallow: /*/z\n", "/a/z");
    const QImage light = drawing()->grab().toImage();
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(30, 30, 30));
    dark.setColor(QPalette::Text, QColor(230, 230, 230));
    m_view->setPalette(dark);
    const QImage image = drawing()->grab().toImage();
    QVERIFY(light.pixelColor(image.width() - 8, 4) != image.pixelColor(image.width() - 8, 4));
}

QTEST_MAIN(ProofViewTest)
#include "tst_proof_view.moc"
