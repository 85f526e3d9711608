// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/reference/reference_pane.h"
#include "ui/words/findings.h"
#include "ui/words/reference.h"

#include <QColor>
#include <QLabel>
#include <QLatin1StringView>
#include <QLineEdit>
#include <QModelIndex>
#include <QModelIndexList>
#include <QPalette>
#include <QRegularExpression>
#include <QScrollBar>
#include <QString>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCharFormat>
#include <QToolButton>
#include <QTreeView>

using namespace crawlright;
using namespace Qt::StringLiterals;
using checks::Code;
using reference::ReferencePane;

class ReferencePaneTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_pane.reset(); }
    void readsAPage();
    void searchesAndOpens();
    void searchesThePagesThemselves();
    void followsALinkAndComesBack();
    void saysThatNothingWasFound();
    void followsThePalette();
    void linksFollowThePalette();

private:
    template <typename Widget>
    [[nodiscard]] Widget* find(QLatin1StringView name) const
    {
        return m_pane->findChild<Widget*>(name);
    }
    [[nodiscard]] QTextBrowser* page() const { return find<QTextBrowser>("referencePage"_L1); }
    [[nodiscard]] QTreeView* contents() const { return find<QTreeView>("referenceContents"_L1); }
    [[nodiscard]] QLineEdit* search() const { return find<QLineEdit>("referenceSearch"_L1); }
    void press(QLatin1StringView name) const
    {
        QTest::mouseClick(find<QToolButton>(name), Qt::LeftButton);
    }
    [[nodiscard]] QString heading() const
    {
        return page()->isVisible() ? page()->document()->firstBlock().text() : QString();
    }

    std::unique_ptr<ReferencePane> m_pane;
};

void ReferencePaneTest::init()
{
    test::failOnWarnings();
    m_pane = std::make_unique<ReferencePane>();
    m_pane->resize(420, 600);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
}

void ReferencePaneTest::readsAPage()
{
    QVERIFY(contents()->isVisible());
    m_pane->showPage(Code::MissingColon);
    QCOMPARE(heading(), u"missing-colon"_s);
    QCOMPARE(m_pane->shownPage(), Code::MissingColon);
    QVERIFY(page()->toPlainText().contains("Who cares"_L1));
    press("referenceAll"_L1);
    QVERIFY(contents()->isVisible());
    QVERIFY(!m_pane->shownPage());
    press("referenceBack"_L1);
    QCOMPARE(heading(), u"missing-colon"_s);
}

void ReferencePaneTest::searchesAndOpens()
{
    m_pane->setFocus();
    QTRY_VERIFY(search()->hasFocus());
    QTest::keyClicks(search(), u"dead-rule"_s);
    QVERIFY(contents()->isVisible());
    QTest::keyClick(search(), Qt::Key_Return);
    QVERIFY(!heading().isEmpty());
    m_pane->showContents();
    search()->setText(u"crawl-delay-high"_s);
    const QModelIndex family = contents()->model()->index(0, 0);
    const QModelIndex first = contents()->model()->index(0, 0, family);
    QTest::mouseClick(contents()->viewport(), Qt::LeftButton, {},
                      contents()->visualRect(first).center());
    QCOMPARE(heading(), first.data().toString());
}

// Words that stand in the page alone, not in its title or the short explanation.
void ReferencePaneTest::searchesThePagesThemselves()
{
    const QString known = words::explanation(Code::DeadRule).toLower();
    QString word;
    for (const QString& candidate :
         words::referencePage(Code::DeadRule).split(QRegularExpression(u"[^A-Za-z]+"_s))) {
        if (candidate.size() > 6 && !known.contains(candidate.toLower()))
            word = candidate;
    }
    QVERIFY(!word.isEmpty());
    search()->setText(word.toUpper());
    const QModelIndexList found =
        contents()->model()->match(contents()->model()->index(0, 0), Qt::DisplayRole,
                                   u"dead-rule"_s, 1, Qt::MatchExactly | Qt::MatchRecursive);
    QVERIFY2(!found.isEmpty(), qPrintable(word));
}

void ReferencePaneTest::followsALinkAndComesBack()
{
    m_pane->showPage(Code::DeadRule);
    // As with the keyboard: to the first link, and into it.
    page()->setFocus();
    QTRY_VERIFY(page()->hasFocus());
    QTest::keyClick(page(), Qt::Key_Tab);
    QTest::keyClick(page(), Qt::Key_Return);
    const auto reached = m_pane->shownPage();
    QVERIFY(reached);
    QVERIFY(*reached != Code::DeadRule);
    press("referenceBack"_L1);
    QCOMPARE(m_pane->shownPage(), Code::DeadRule);
    QCOMPARE(heading(), u"dead-rule"_s);
    QVERIFY(!find<QToolButton>("referenceBack"_L1)->isEnabled());
    press("referenceForward"_L1);
    QCOMPARE(m_pane->shownPage(), reached);
}

void ReferencePaneTest::saysThatNothingWasFound()
{
    search()->setText(u"no such words at all, ever"_s);
    auto* nothing = find<QLabel>("referenceNothing"_L1);
    QVERIFY(nothing->isVisible());
    QVERIFY(!nothing->text().isEmpty());
    search()->clear();
    QVERIFY(contents()->isVisible());
}

void ReferencePaneTest::followsThePalette()
{
    m_pane->showPage(Code::DeadRule);
    QPalette palette = m_pane->palette();
    palette.setColor(QPalette::AlternateBase, Qt::darkGreen);
    m_pane->setPalette(palette);
    bool isFollowed = false;
    for (QTextBlock block = page()->document()->begin(); block.isValid(); block = block.next())
        isFollowed |= block.blockFormat().background().color() == QColor(Qt::darkGreen);
    QVERIFY(isFollowed);
}

// Of the page that is open when the desktop becomes dark; one goes on reading where one was.
void ReferencePaneTest::linksFollowThePalette()
{
    m_pane->resize(420, 300);
    m_pane->showPage(Code::DeadRule);
    QScrollBar* bar = page()->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 40);
    bar->setValue(40);
    const QColor light(0x9ecbff);
    QPalette palette = m_pane->palette();
    palette.setColor(QPalette::Link, light);
    m_pane->setPalette(palette);
    int links = 0;
    for (QTextBlock block = page()->document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextCharFormat letters = part.fragment().charFormat();
            if (!letters.isAnchor())
                continue;
            ++links;
            QCOMPARE(letters.foreground().color(), light);
            QVERIFY(!letters.anchorHref().isEmpty());
        }
    }
    QVERIFY(links > 1);
    QCOMPARE(bar->value(), 40);
}

QTEST_MAIN(ReferencePaneTest)
#include "tst_reference_pane.moc"
