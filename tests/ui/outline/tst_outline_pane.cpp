// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/outline/outline_pane.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QModelIndex>
#include <QSignalSpy>
#include <QString>
#include <QTest>
#include <QTreeView>
#include <QWidget>

using namespace crawlright;
using namespace Qt::StringLiterals;
using outline::OutlinePane;

namespace {

const std::string three = "User-agent: Googlebot\nUser-agent: bingbot\nDisallow: /a\n\n"
                          "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n"
                          "Sitemap: https://a.example/s.xml\n";

} // namespace

class OutlinePaneTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_pane.reset(); }
    void leadsToALine();
    void followsTheCursor();
    void keepsWhatIsOpen();
    void emptyState();
    void filtersManyGroups();
    void copies();
    void waitsWhileHidden();
    void hasNames();

private:
    void show(const std::string& bytes)
    {
        m_pane->setAnalysis(session::analyse(bytes, ++m_revision));
    }
    [[nodiscard]] QTreeView* view() const { return m_pane->findChild<QTreeView*>(); }
    [[nodiscard]] QLineEdit* filter() const { return m_pane->findChild<QLineEdit*>(); }
    [[nodiscard]] QModelIndex row(int i) const { return view()->model()->index(i, 0); }
    [[nodiscard]] int count() const { return view()->model()->rowCount(); }
    [[nodiscard]] QString current() const { return view()->currentIndex().data().toString(); }

    std::unique_ptr<OutlinePane> m_pane;
    quint64 m_revision = 0;
};

void OutlinePaneTest::init()
{
    test::failOnWarnings();
    m_pane = std::make_unique<OutlinePane>(crawlers::builtIn());
    m_pane->resize(240, 400);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
}

void OutlinePaneTest::leadsToALine()
{
    show(three);
    QTRY_COMPARE(count(), 4);
    QSignalSpy asked(m_pane.get(), &OutlinePane::lineRequested);
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, view()->visualRect(row(1)).center());
    QVERIFY(asked.count() > 0);
    QCOMPARE(asked.last().first().value<text::LineNumber>(), 5U);
    asked.clear();
    view()->setFocus();
    QTest::keyClick(view(), Qt::Key_Down);
    QCOMPARE(asked.count(), 0);
    QTest::keyClick(view(), Qt::Key_Return);
    QVERIFY(asked.count() > 0);
    QCOMPARE(asked.last().first().value<text::LineNumber>(), 8U);
    asked.clear();
    view()->expand(row(0));
    view()->setCurrentIndex(view()->model()->index(1, 0, row(0)));
    m_pane->findChild<QAction*>(u"outlineGo"_s)->trigger();
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.last().first().value<text::LineNumber>(), 2U);
}

void OutlinePaneTest::followsTheCursor()
{
    show(three);
    QTRY_COMPARE(count(), 4);
    QSignalSpy asked(m_pane.get(), &OutlinePane::lineRequested);
    QWidget other;
    other.setFocusPolicy(Qt::StrongFocus);
    m_pane->setCursorLine(3);
    QCOMPARE(current(), u"Googlebot, bingbot"_s);
    m_pane->setCursorLine(2);
    QCOMPARE(current(), u"Googlebot, bingbot"_s); // closed: the group stands for its lines
    view()->expand(row(0));
    m_pane->setCursorLine(1);
    QCOMPARE(current(), u"Googlebot"_s);
    m_pane->setCursorLine(9);
    QCOMPARE(current(), u"*"_s);
    m_pane->setCursorLine(10);
    QCOMPARE(current(), u"Sitemaps"_s);
    show("# nothing\n" + three);
    QTRY_COMPARE(view()->model()->index(0, 0).data(Qt::UserRole).toInt(), 2);
    m_pane->setCursorLine(1);
    QVERIFY(!view()->currentIndex().isValid());
    QCOMPARE(asked.count(), 0);
}

void OutlinePaneTest::keepsWhatIsOpen()
{
    show(three);
    QTRY_COMPARE(count(), 4);
    view()->expand(row(0));
    view()->expand(row(3));
    view()->setCurrentIndex(row(1));
    view()->setFocus();
    show("User-agent: first\nDisallow: /\n\n" + three);
    QTRY_COMPARE(count(), 5);
    QVERIFY(!view()->isExpanded(row(0)));
    QVERIFY(view()->isExpanded(row(1)));
    QVERIFY(view()->isExpanded(row(4)));
    QCOMPARE(current(), u"GPTBot"_s);
}

void OutlinePaneTest::emptyState()
{
    const auto* empty = m_pane->findChild<QLabel*>(u"outlineEmpty"_s);
    QVERIFY(empty->isVisible());
    QVERIFY(empty->text().contains("User-agent"_L1));
    show(three);
    QTRY_VERIFY(view()->isVisible());
    QVERIFY(!empty->isVisible());
    show("");
    QTRY_VERIFY(empty->isVisible());
}

void OutlinePaneTest::filtersManyGroups()
{
    show(three);
    QTRY_COMPARE(count(), 4);
    QVERIFY(!filter()->isVisible());
    std::string many;
    for (int i = 0; i < 40; ++i)
        many += "User-agent: bot" + std::to_string(i) + "\nDisallow: /\n\n";
    show(many);
    QTRY_COMPARE(count(), 40);
    QVERIFY(filter()->isVisible());
    QTest::keyClicks(filter(), u"bot17"_s);
    QCOMPARE(count(), 1);
    const QSignalSpy asked(m_pane.get(), &OutlinePane::lineRequested);
    QTest::keyClick(filter(), Qt::Key_Return);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.first().first().value<text::LineNumber>(), 17U * 3 + 1);
    QTest::keyClicks(filter(), u"x"_s);
    const auto* empty = m_pane->findChild<QLabel*>(u"outlineEmpty"_s);
    QVERIFY(empty->isVisible());
    QVERIFY(empty->text().contains("Nothing here"_L1));
}

void OutlinePaneTest::copies()
{
    show(three);
    QTRY_COMPARE(count(), 4);
    view()->setCurrentIndex(row(0));
    m_pane->findChild<QAction*>(u"outlineCopy"_s)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"Googlebot, bingbot"_s);
}

void OutlinePaneTest::waitsWhileHidden()
{
    m_pane->hide();
    show(three);
    QCoreApplication::processEvents();
    QCOMPARE(count(), 0);
    m_pane->show();
    QTRY_COMPARE(count(), 4);
}

void OutlinePaneTest::hasNames()
{
    show(three);
    QTRY_COMPARE(count(), 4);
    QVERIFY(!view()->accessibleName().isEmpty());
    QVERIFY(!filter()->accessibleName().isEmpty());
    QCOMPARE(row(0).data(Qt::AccessibleTextRole), u"Googlebot, bingbot, 1 rule"_s);
}

QTEST_MAIN(OutlinePaneTest)
#include "tst_outline_pane.moc"
