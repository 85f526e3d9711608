// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"

#include <QByteArray>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLatin1StringView>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTextCursor>
#include <QTextDocumentFragment>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::WindowFixture;

namespace {

const QByteArray file = "User-agent: *\nDisallow: /x\nSitemap: https://example.com/s.xml\n";

} // namespace

/// Templates and the AI policy, as a user goes through them.
class ComposeFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open(m_fixture->file(u"robots.txt"_s, file));
    }
    void cleanup() { m_fixture.reset(); }

    void insertsATemplateByKeyboard();
    void aTemplateJoinsItsGroup();
    void whatIsThereIsNotInserted();
    void composesAPolicy();
    void cellsAreSetByKeyboard();
    void cancelDoesNothing();
    void aTemplateIsShown();
    void aPolicyIsShown();

private:
    template <typename Widget>
    [[nodiscard]] Widget* find(QLatin1StringView name) const
    {
        return m_fixture->window().findChild<Widget*>(name);
    }
    [[nodiscard]] QByteArray bytes() const
    {
        return QByteArray::fromStdString(m_fixture->session().bytes());
    }
    /// A file that is far higher than the editor, with the cursor in its first line.
    void openLongFile()
    {
        QByteArray lines = "User-agent: *\n";
        for (int i = 0; i < 100; ++i)
            lines += "Disallow: /page-" + QByteArray::number(i) + '\n';
        m_fixture->open(m_fixture->file(u"long.txt"_s, lines + "\nUser-agent: b\nAllow: /\n"));
        QCOMPARE(m_fixture->editor()->textCursor().position(), 0);
    }
    /// What is selected, its lines parted as in a file.
    [[nodiscard]] QString selected() const
    {
        return m_fixture->editor()->textCursor().selection().toPlainText();
    }
    [[nodiscard]] bool seesCursor() const
    {
        const QPlainTextEdit* editor = m_fixture->editor();
        return editor->viewport()->rect().contains(editor->cursorRect().center());
    }
    void press(QLatin1StringView button) const
    {
        auto* found = find<QPushButton>(button);
        QTRY_VERIFY(found->isEnabled());
        QTest::keyClick(found, Qt::Key_Space);
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void ComposeFlowTest::insertsATemplateByKeyboard()
{
    m_fixture->trigger(u"Edit"_s, u"Insert Template…"_s);
    auto* search = find<QLineEdit>("templateSearch"_L1);
    QVERIFY(search);
    QTest::keyClicks(search, u"adsense"_s);
    QTest::keyClick(search, Qt::Key_Backspace);
    QTest::keyClicks(search, u"e"_s);
    auto* list = find<QListView>("templateList"_L1);
    QCOMPARE(list->model()->rowCount(), 1);
    auto* insert = find<QPushButton>("templateInsert"_L1);
    QTRY_VERIFY(insert->isEnabled());
    QVERIFY(m_fixture->shown(u"proposalSummary"_s).startsWith(u"Crawlers whose verdicts change"));
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_COMPARE(bytes(), QByteArray("User-agent: *\nDisallow: /x\nDisallow: /\nSitemap: "
                                     "https://example.com/s.xml\n\nUser-agent: "
                                     "Mediapartners-Google\nAllow: /\n"));
    m_fixture->trigger(u"Edit"_s, u"Undo"_s);
    QCOMPARE(bytes(), file);
}

void ComposeFlowTest::aTemplateJoinsItsGroup()
{
    m_fixture->trigger(u"Edit"_s, u"Insert Template…"_s);
    QTest::keyClicks(find<QLineEdit>("templateSearch"_L1), u"block a directory"_s);
    auto* path = find<QLineEdit>("blank-path"_L1);
    QVERIFY(path);
    path->setText(u"/tmp/"_s);
    press("templateInsert"_L1);
    QTRY_COMPARE(bytes(), QByteArray("User-agent: *\nDisallow: /x\nDisallow: /tmp/\nSitemap: "
                                     "https://example.com/s.xml\n"));
}

void ComposeFlowTest::whatIsThereIsNotInserted()
{
    m_fixture->trigger(u"Edit"_s, u"Insert Template…"_s);
    QTest::keyClicks(find<QLineEdit>("templateSearch"_L1), u"block a directory"_s);
    find<QLineEdit>("blank-path"_L1)->setText(u"/x"_s);
    QTRY_COMPARE(m_fixture->shown(u"proposalSummary"_s),
                 u"The file says so already: nothing changes."_s);
    QVERIFY(!find<QPushButton>("templateInsert"_L1)->isEnabled());
}

void ComposeFlowTest::composesAPolicy()
{
    m_fixture->trigger(u"Tools"_s, u"AI Policy…"_s);
    QVERIFY(find<QTableView>("policyTable"_L1));
    press("presetNoTraining"_L1);
    find<QComboBox>("Content-Signalai-train"_L1)->setCurrentIndex(2);
    auto* insert = find<QPushButton>("policyInsert"_L1);
    QTRY_VERIFY(insert->isEnabled());
    QVERIFY(m_fixture->shown(u"policyNotes"_s).contains(u"Google-Extended"));
    QVERIFY(find<QListView>("proposalChanges"_L1)->model()->rowCount() > 5);
    QTest::keyClick(insert, Qt::Key_Space);
    QTRY_VERIFY(bytes().startsWith("User-agent: *\nContent-Signal: ai-train=no\nDisallow: /x\n"));
    QVERIFY(bytes().contains("\nUser-agent: GPTBot\n"));
    const QByteArray after = bytes();
    // What it wrote it shows, and it has nothing to do.
    QTRY_VERIFY(!find<QTableView>("policyTable"_L1));
    m_fixture->trigger(u"Tools"_s, u"AI Policy…"_s);
    QTRY_COMPARE(m_fixture->shown(u"proposalSummary"_s),
                 u"The file says so already: nothing changes."_s);
    QCOMPARE(find<QComboBox>("Content-Signalai-train"_L1)->currentIndex(), 2);
    find<QDialog>("policyDialog"_L1)->reject();
    m_fixture->trigger(u"Edit"_s, u"Undo"_s);
    QCOMPARE(bytes(), file);
}

void ComposeFlowTest::cellsAreSetByKeyboard()
{
    m_fixture->trigger(u"Tools"_s, u"AI Policy…"_s);
    auto* table = find<QTableView>("policyTable"_L1);
    const auto openAi = [table] {
        int row = 0;
        while (table->model()->headerData(row, Qt::Vertical).toString() != u"OpenAI"_s)
            ++row;
        return table->model()->index(row, 0);
    };
    table->setCurrentIndex(openAi());
    QTest::keyClick(table, Qt::Key_Space);
    QTest::keyClick(table, Qt::Key_Space);
    press("policyInsert"_L1);
    QTRY_VERIFY(bytes().endsWith("\nUser-agent: GPTBot\nDisallow: /\n"));
    QCOMPARE(bytes().count("User-agent:"), 2);
}

void ComposeFlowTest::cancelDoesNothing()
{
    m_fixture->trigger(u"Tools"_s, u"AI Policy…"_s);
    press("presetNothing"_L1);
    QTRY_VERIFY(find<QPushButton>("policyInsert"_L1)->isEnabled());
    QTest::keyClick(find<QDialog>("policyDialog"_L1), Qt::Key_Escape);
    QTRY_VERIFY(!find<QDialog>("policyDialog"_L1));
    QCOMPARE(bytes(), file);
}

// Below what is seen, in the group of the cursor.
void ComposeFlowTest::aTemplateIsShown()
{
    openLongFile();
    const QByteArray before = bytes();
    m_fixture->trigger(u"Edit"_s, u"Insert Template…"_s);
    QTest::keyClicks(find<QLineEdit>("templateSearch"_L1), u"block a directory"_s);
    find<QLineEdit>("blank-path"_L1)->setText(u"/tmp/"_s);
    press("templateInsert"_L1);
    QTRY_COMPARE(selected(), u"Disallow: /tmp/"_s);
    QVERIFY(bytes().contains("Disallow: /page-99\nDisallow: /tmp/\n"));
    QVERIFY(seesCursor());
    m_fixture->trigger(u"Edit"_s, u"Undo"_s);
    QCOMPARE(bytes(), before);
}

// Of what is inserted in two places the longer is shown.
void ComposeFlowTest::aPolicyIsShown()
{
    openLongFile();
    const QByteArray before = bytes();
    m_fixture->trigger(u"Tools"_s, u"AI Policy…"_s);
    press("presetNoTraining"_L1);
    find<QComboBox>("Content-Signalai-train"_L1)->setCurrentIndex(2);
    press("policyInsert"_L1);
    QTRY_VERIFY(selected().contains("\nUser-agent: GPTBot\n"_L1));
    QVERIFY(bytes().contains(selected().toUtf8()));
    QVERIFY(!selected().contains("Content-Signal"_L1));
    QVERIFY(selected().startsWith(u'#'));
    QVERIFY(seesCursor());
    m_fixture->trigger(u"Edit"_s, u"Undo"_s);
    QCOMPARE(bytes(), before);
}

QTEST_MAIN(ComposeFlowTest)
#include "tst_compose_flow.moc"
