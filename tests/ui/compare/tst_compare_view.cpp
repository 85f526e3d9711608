// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/compare/compare_model.h"
#include "ui/compare/compare_table.h"
#include "ui/compare/compare_view.h"
#include "ui/session/document_session.h"

#include <KSyntaxHighlighting/Repository>
#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QByteArray>
#include <QCheckBox>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QList>
#include <QMenu>
#include <QMimeData>
#include <QPoint>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QString>
#include <QTest>
#include <QTextCursor>
#include <QToolButton>

#include <algorithm>

using namespace crawlright;
using namespace Qt::StringLiterals;
using compare::CompareModel;
using compare::CompareView;

namespace {

std::string numbered(int first, int last)
{
    std::string text;
    for (int i = first; i <= last; ++i)
        text += "Disallow: /" + std::to_string(i) + "\n";
    return text;
}

} // namespace

class CompareViewTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void showsWhatDiffers();
    void saysThatNothingDiffers();
    void goesFromChangeToChange();
    void takesAChange();
    void takesAChangeWithTheMouse();
    void takesAChangeFromTheMenu();
    void takesNothingElseFromTheMenu();
    void goesWhileItsMenuIsOpen();
    void swapsSides();
    void ignoresLineEnds();
    void followsTheEditor();
    void staysWhereOneReads();
    void unfoldsByKeyAndMouse();
    void copiesLines();
    void asksForALine();
    void scrollsSideways();
    void closes();
    void isQuickWithBigFiles();

private:
    void compare(const std::string& other, const std::string& own);
    void waitUntilCurrent() const { QTRY_VERIFY(m_view->isCurrent()); }
    [[nodiscard]] QString counts() const
    {
        return m_view->findChild<QLabel*>(u"compareCounts"_s)->text();
    }
    [[nodiscard]] QString text(int row, int column) const
    {
        return m_table->model()->index(row, column).data().toString();
    }
    void click(const QString& name) const
    {
        auto* button = m_view->findChild<QAbstractButton*>(name);
        QVERIFY(button && button->isVisible() && button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
    }
    /// Opens the menu of a row and gives its action that takes the change.
    [[nodiscard]] QAction* takeInMenuOf(int row) const
    {
        const QPoint place = placeOf(row, CompareModel::Right);
        QContextMenuEvent event(QContextMenuEvent::Mouse, place,
                                m_table->viewport()->mapToGlobal(place));
        QCoreApplication::sendEvent(m_table->viewport(), &event);
        const auto* menu = m_table->findChild<QMenu*>(u"compareMenu"_s);
        if (!menu || !menu->isVisible())
            return nullptr;
        const QList<QAction*> actions = menu->actions();
        const auto take = std::ranges::find(actions, u"&Take This Change"_s, &QAction::text);
        return take == actions.end() ? nullptr : *take;
    }
    [[nodiscard]] QPoint placeOf(int row, int column) const
    {
        return m_table->visualRect(m_table->model()->index(row, column)).center();
    }

    std::unique_ptr<session::DocumentSession> m_session;
    KSyntaxHighlighting::Repository m_repository;
    std::unique_ptr<CompareView> m_view;
    compare::CompareTable* m_table = nullptr;
};

void CompareViewTest::init()
{
    test::failOnWarnings();
    m_session = std::make_unique<session::DocumentSession>();
    m_view = std::make_unique<CompareView>(*m_session, m_repository);
    m_table = m_view->findChild<compare::CompareTable*>();
    new QAbstractItemModelTester(
        m_table->model(), QAbstractItemModelTester::FailureReportingMode::QtTest, m_table->model());
    m_view->resize(900, 400);
    connect(m_view.get(), &CompareView::editsRequested, m_session.get(),
            [this](const edits::Edits& edits, quint64 revision) {
                QCOMPARE(revision, m_session->revision());
                m_session->applyEdits(edits);
            });
}

void CompareViewTest::cleanup()
{
    m_view.reset();
    m_session.reset();
}

void CompareViewTest::compare(const std::string& other, const std::string& own)
{
    m_session->load(own);
    m_view->compareWith(session::analyse(other, 0), u"Saved file"_s);
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    waitUntilCurrent();
}

void CompareViewTest::showsWhatDiffers()
{
    compare("a\nDisallow: /b\nc\n", "a\nDisallow: /x\nc\nd\ne\n");
    QCOMPARE(counts(), u"2 changes. Lines: 2 added, 1 changed."_s);
    QCOMPARE(text(1, CompareModel::Left), u"Disallow: /b"_s);
    QCOMPARE(text(1, CompareModel::Right), u"Disallow: /x"_s);
    QCOMPARE(m_table->horizontalHeader()->model()->headerData(0, Qt::Horizontal).toString(),
             u"Saved file"_s);
    QCOMPARE(m_table->horizontalHeader()->model()->headerData(2, Qt::Horizontal).toString(),
             u"Editor"_s);
    QCOMPARE(m_table->currentIndex().row(), 1); // the first change is at hand
    // What differs is painted, and not in the colour of what is equal.
    const QImage image = m_table->viewport()->grab().toImage();
    const auto backgroundOf = [&](int row, int column) {
        return image.pixel(m_table->visualRect(m_table->model()->index(row, column)).right() - 20,
                           placeOf(row, column).y());
    };
    QVERIFY(backgroundOf(4, CompareModel::Right) != backgroundOf(0, CompareModel::Right));
    QVERIFY(backgroundOf(4, CompareModel::Right) != backgroundOf(1, CompareModel::Right));
}

void CompareViewTest::saysThatNothingDiffers()
{
    compare("a\n", "a\n");
    QCOMPARE(counts(), u"The texts are equal, byte for byte."_s);
    QVERIFY(!m_view->findChild<QToolButton*>(u"compareNext"_s)->isEnabled());
    QVERIFY(!m_view->findChild<QPushButton*>(u"compareTake"_s)->isEnabled());
}

void CompareViewTest::goesFromChangeToChange()
{
    compare(numbered(1, 300), numbered(1, 99) + numbered(101, 199) + "new\n" + numbered(200, 300));
    const auto currentText = [this] {
        const int row = m_table->currentIndex().row();
        return text(row, CompareModel::Left) + u'|' + text(row, CompareModel::Right);
    };
    QCOMPARE(currentText(), u"Disallow: /100|"_s);
    click(u"compareNext"_s);
    QCOMPARE(currentText(), u"|new"_s);
    QVERIFY(m_table->viewport()->rect().contains(placeOf(m_table->currentIndex().row(), 2)));
    click(u"compareNext"_s); // there is none
    QCOMPARE(currentText(), u"|new"_s);
    click(u"comparePrevious"_s);
    QCOMPARE(currentText(), u"Disallow: /100|"_s);
}

void CompareViewTest::takesAChange()
{
    compare("a\nDisallow: /b\r\nc\n", "a\nDisallow: /x\nc\nd\n");
    click(u"compareTake"_s);
    QCOMPARE(m_session->bytes(), "a\nDisallow: /b\r\nc\nd\n");
    waitUntilCurrent();
    QCOMPARE(counts(), u"1 change. Lines: 1 added."_s);
    click(u"compareNext"_s);
    click(u"compareTake"_s);
    QCOMPARE(m_session->bytes(), "a\nDisallow: /b\r\nc\n");
    waitUntilCurrent();
    QCOMPARE(counts(), u"The texts are equal, byte for byte."_s);
    m_session->textDocument()->undo();
    QCOMPARE(m_session->bytes(), "a\nDisallow: /b\r\nc\nd\n"); // one step each
    m_session->textDocument()->undo();
    QCOMPARE(m_session->bytes(), "a\nDisallow: /x\nc\nd\n");
}

void CompareViewTest::takesAChangeWithTheMouse()
{
    compare("a\nb\nc\nd\n", "a\nc\nd\ne\n");
    QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, placeOf(0, CompareModel::Take));
    QCOMPARE(m_session->bytes(), "a\nc\nd\ne\n"); // there is no button
    QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, placeOf(4, CompareModel::Take));
    QCOMPARE(m_session->bytes(), "a\nc\nd\n");
    waitUntilCurrent();
    m_table->setCurrentIndex(m_table->model()->index(1, CompareModel::Take));
    QTest::keyClick(m_table, Qt::Key_Space);
    QCOMPARE(m_session->bytes(), "a\nb\nc\nd\n");
}

void CompareViewTest::takesAChangeFromTheMenu()
{
    compare("a\nb\nc\n", "a\nc\nd\n");
    QAction* take = takeInMenuOf(3);
    QVERIFY(take);
    take->trigger();
    QCOMPARE(m_session->bytes(), "a\nc\n");
}

/// Another comparison may come to be shown while the menu is open.
void CompareViewTest::takesNothingElseFromTheMenu()
{
    compare("a\nb\nc\n", "a\nc\nd\n");
    const QSignalSpy missed(m_view.get(), &CompareView::changeMissed);
    QAction* take = takeInMenuOf(3);
    QVERIFY(take);
    m_view->updateOther(session::analyse("new\na\nb\nc\n", 0), u"Saved file"_s);
    waitUntilCurrent();
    QCOMPARE(counts(), u"3 changes. Lines: 1 added, 2 removed."_s);
    take->trigger();
    QCOMPARE(m_session->bytes(), "a\nc\nd\n");
    QCOMPARE(missed.size(), 1);
    m_view->updateOther(session::analyse("a\nc\nd\n", 0), u"Saved file"_s);
    waitUntilCurrent();
    take->trigger();
    QCOMPARE(missed.size(), 2);
    m_view->close();
    take->trigger();
    QCOMPARE(missed.size(), 3);
    QCOMPARE(m_session->bytes(), "a\nc\nd\n");
}

void CompareViewTest::goesWhileItsMenuIsOpen()
{
    compare("a\n", "a\nb\n");
    QVERIFY(takeInMenuOf(1));
    m_view.reset();
    QVERIFY(!QApplication::activePopupWidget());
}

void CompareViewTest::swapsSides()
{
    compare("a\n", "a\nb\n");
    QCOMPARE(counts(), u"1 change. Lines: 1 added."_s);
    click(u"compareSwap"_s);
    waitUntilCurrent();
    QTRY_COMPARE(counts(), u"1 change. Lines: 1 removed."_s);
    QCOMPARE(text(1, CompareModel::Left), u"b"_s);
    QCOMPARE(m_table->model()->headerData(0, Qt::Horizontal).toString(), u"Editor"_s);
    click(u"compareTake"_s);
    QCOMPARE(m_session->bytes(), "a\n");
}

void CompareViewTest::ignoresLineEnds()
{
    compare("a\nb\nc\n", "a\r\nb\r\nx\r\n");
    QCOMPARE(counts(), u"1 change. Lines: 1 added, 1 removed, 2 with another end."_s);
    m_view->findChild<QCheckBox*>(u"compareIgnoreEnds"_s)->click();
    QTRY_COMPARE(counts(), u"1 change. Lines: 1 added, 1 removed."_s);
    click(u"compareTake"_s);
    QCOMPARE(m_session->bytes(), "a\r\nb\r\nc\r\n"); // in the line ends of this file
    QTRY_COMPARE(counts(), u"The texts are equal, but for the ends of 3 lines."_s);
}

void CompareViewTest::followsTheEditor()
{
    compare("a\nb\n", "a\nb\n");
    QTextCursor cursor(m_session->textDocument());
    cursor.insertText(u"new"_s);
    QTRY_COMPARE(counts(), u"1 change. Lines: 1 added, 1 removed."_s);
    QCOMPARE(text(0, CompareModel::Right), u"newa"_s);
    m_session->textDocument()->undo();
    QTRY_COMPARE(counts(), u"The texts are equal, byte for byte."_s);
    m_view->updateOther(session::analyse("a\n", 0), u"Saved file"_s);
    QTRY_COMPARE(counts(), u"1 change. Lines: 1 added."_s);
}

void CompareViewTest::staysWhereOneReads()
{
    std::string other;
    for (int i = 0; i < 500; ++i)
        other += "Allow: /" + std::to_string(i) + "\n";
    compare(other, numbered(0, 499));
    m_table->setCurrentIndex(m_table->model()->index(300, CompareModel::Right));
    m_table->verticalScrollBar()->setValue(290);
    const QString top = text(m_table->rowAt(0), CompareModel::Left);
    QTextCursor cursor(m_session->textDocument());
    cursor.insertText(u"# one more\n"_s);
    QTRY_VERIFY(counts().contains(u"1 added"_s) || counts().contains(u"501"_s));
    QCOMPARE(text(m_table->rowAt(0), CompareModel::Left), top);
    QCOMPARE(text(m_table->currentIndex().row(), CompareModel::Left), u"Allow: /300"_s);
}

void CompareViewTest::unfoldsByKeyAndMouse()
{
    compare(numbered(1, 60), numbered(1, 30) + "new\n" + numbered(31, 60));
    QCOMPARE(text(0, CompareModel::Left), u"… 27 equal lines"_s);
    m_table->scrollToTop();
    QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, placeOf(0, CompareModel::Left));
    QCOMPARE(text(0, CompareModel::Left), u"Disallow: /1"_s);
    QCOMPARE(m_table->currentIndex().row(), 0);
    const int last = m_table->model()->rowCount() - 1;
    QCOMPARE(text(last, CompareModel::Left), u"… 27 equal lines"_s);
    m_table->setCurrentIndex(m_table->model()->index(last, CompareModel::Right));
    QTest::keyClick(m_table, Qt::Key_Return);
    QCOMPARE(text(last, CompareModel::Left), u"Disallow: /34"_s);
    QCOMPARE(m_table->model()->rowCount(), 61);
}

void CompareViewTest::copiesLines()
{
    compare("a\nb\nc\n", "a\nx\xFF\r\nc\n");
    m_table->setCurrentIndex(m_table->model()->index(0, CompareModel::Right));
    QTest::keyClick(m_table, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(m_table, Qt::Key_C, Qt::ControlModifier);
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(copied->data(u"application/x-crawlright-bytes"_s), QByteArray("a\nx\xFF\r\n"));
    QCOMPARE(copied->text(), u"a\nx\uFFFD\n"_s);
}

void CompareViewTest::asksForALine()
{
    compare("a\nb\n", "new\na\nb\n");
    QSignalSpy asked(m_view.get(), &CompareView::lineRequested);
    QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, placeOf(2, CompareModel::Left));
    QTest::mouseDClick(m_table->viewport(), Qt::LeftButton, {}, placeOf(2, CompareModel::Left));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().first().value<text::LineNumber>(), 3U); // the editor's
}

void CompareViewTest::scrollsSideways()
{
    compare("short\n", "short\n" + std::string(400, 'w') + "\n");
    auto* bar = m_view->findChild<QScrollBar*>(u"compareSideways"_s);
    QVERIFY(bar->isVisible());
    const QImage before = m_table->viewport()->grab().toImage();
    QTest::keyClick(m_table, Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(bar->value() > 0);
    QVERIFY(m_table->viewport()->grab().toImage() != before);
    QTest::keyClick(m_table, Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(bar->value(), 0);
    m_view->updateOther(session::analyse("short\n", 0), u"Saved file"_s);
    m_session->load("short\n");
    waitUntilCurrent();
    QVERIFY(!bar->isVisible());
}

void CompareViewTest::closes()
{
    compare("a\n", "b\n");
    QSignalSpy closed(m_view.get(), &CompareView::closed);
    QTest::keyClick(m_table, Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
    QVERIFY(!m_view->isVisible());
    QVERIFY(!m_view->isComparing());
    m_session->load("c\n"); // no one listens any more
    QVERIFY(!m_view->compared());
}

void CompareViewTest::isQuickWithBigFiles()
{
    std::string other;
    for (int i = 0; i < 32'000; ++i)
        other += "Allow: /path/" + std::to_string(i) + "/*.pdf$\n";
    std::string own = other;
    for (std::size_t at = 3000; at < own.size(); at += 1000)
        own.replace(at, 3, "new");
    compare(other, own);
    m_session->finishLoading();
    QVERIFY(m_view->compared()->comparison.changes.size() > 500);
    // The window's thread only shows what is there.
    QElapsedTimer timer;
    timer.start();
    m_table->setCompared(m_view->compared());
    m_table->viewport()->repaint();
    const qint64 shown = timer.restart();
    for (int i = 0; i < 20; ++i) {
        m_table->verticalScrollBar()->setValue(i * 200);
        m_table->viewport()->repaint();
    }
    const qint64 scrolled = timer.elapsed() / 20;
    qInfo("shown in %lld ms, scrolled in %lld ms", static_cast<long long>(shown),
          static_cast<long long>(scrolled));
}

QTEST_MAIN(CompareViewTest)
#include "tst_compare_view.moc"
