// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/urllist/url_pane.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPointer>
#include <QString>
#include <QTest>
#include <QTextCursor>
#include <QTreeView>
#include <QVariant>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::WindowFixture;

/// Completion as a user of the window meets it.
class CompletionFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_fixture = std::make_unique<WindowFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void opensInEveryDocument();
    void knowsTheLoadedUrls();
    void knowsTheChosenCrawlers();
    void canBeSwitchedOff();
    void closesWithItsDocument();

private:
    [[nodiscard]] QTreeView* list() const
    {
        return m_fixture->editor()->findChild<QTreeView*>(u"completionList"_s);
    }
    [[nodiscard]] QString labelAt(int row) const
    {
        return list()->isVisible() ? list()->model()->index(row, 0).data().toString() : QString();
    }
    void press(Qt::Key key) const { QTest::keyClick(m_fixture->editor(), key); }
    void typeText(const QString& text) const
    {
        m_fixture->editor()->setFocus();
        QTest::keyClicks(m_fixture->editor(), text);
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void CompletionFlowTest::opensInEveryDocument()
{
    typeText(u"u"_s);
    QTRY_COMPARE(labelAt(0), u"User-agent"_s);
    press(Qt::Key_Tab);
    QTRY_COMPARE(labelAt(0), u"*"_s);
    press(Qt::Key_Escape);
    QVERIFY(!list()->isVisible());
    m_fixture->trigger(u"File"_s, u"New"_s);
    QCOMPARE(m_fixture->session().bytes(), "");
    typeText(u"s"_s);
    QTRY_COMPARE(labelAt(0), u"Sitemap"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_fixture->session().bytes(), "Sitemap: ");
}

void CompletionFlowTest::knowsTheLoadedUrls()
{
    m_fixture->open(m_fixture->file(u"robots.txt"_s, "User-agent: *\nDisallow: "));
    QGuiApplication::clipboard()->setText(u"/shop/1\n/shop/2\n/news/a.pdf\n"_s);
    m_fixture->window().findChild<urllist::UrlPane*>()->loadFromClipboard();
    m_fixture->editor()->moveCursor(QTextCursor::End);
    QTRY_VERIFY((m_fixture->trigger(u"Edit"_s, u"Complete"_s), list()->isVisible()));
    QTRY_COMPARE(labelAt(0), u"/shop/"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_fixture->session().bytes(), "User-agent: *\nDisallow: /shop/");
}

void CompletionFlowTest::knowsTheChosenCrawlers()
{
    m_fixture->open(m_fixture->file(u"robots.txt"_s, "User-agent: "));
    m_fixture->file(u"crawlright.json"_s, R"({"crawlers": ["CCBot", "GPTBot"]})");
    m_fixture->open(m_fixture->file(u"other.txt"_s, "User-agent: "));
    m_fixture->editor()->moveCursor(QTextCursor::End);
    m_fixture->trigger(u"Edit"_s, u"Complete"_s);
    QTRY_COMPARE(labelAt(0), u"*"_s);
    QTRY_VERIFY((m_fixture->trigger(u"Edit"_s, u"Complete"_s), labelAt(1) == u"CCBot"_s));
    QCOMPARE(labelAt(2), u"GPTBot"_s);
}

void CompletionFlowTest::canBeSwitchedOff()
{
    QAction* automatic = m_fixture->action(u"Settings"_s, u"Complete as You Type"_s);
    QVERIFY(automatic->isChecked());
    automatic->trigger();
    typeText(u"us"_s);
    QCoreApplication::processEvents();
    QVERIFY(!list()->isVisible());
    m_fixture->trigger(u"Edit"_s, u"Complete"_s);
    QCOMPARE(labelAt(0), u"User-agent"_s);
    QCOMPARE(m_fixture->settings().value(u"completion/automatic"_s), QVariant(false));
    press(Qt::Key_Escape);
    m_fixture->restart();
    QVERIFY(!m_fixture->action(u"Settings"_s, u"Complete as You Type"_s)->isChecked());
}

void CompletionFlowTest::closesWithItsDocument()
{
    m_fixture->trigger(u"File"_s, u"New"_s);
    m_fixture->open(m_fixture->file(u"robots.txt"_s, "User-agent: "));
    m_fixture->editor()->moveCursor(QTextCursor::End);
    m_fixture->trigger(u"Edit"_s, u"Complete"_s);
    QVERIFY(list()->isVisible());
    const QPointer<QTreeView> former = list();
    m_fixture->trigger(u"File"_s, u"Close Tab"_s);
    QTRY_VERIFY(!former);
    typeText(u"u"_s);
    QTRY_COMPARE(labelAt(0), u"User-agent"_s);
}

QTEST_MAIN(CompletionFlowTest)
#include "tst_completion_flow.moc"
