// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/problems/problems_model.h"
#include "ui/problems/problems_pane.h"
#include "ui/words/dialects.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QLabel>
#include <QLatin1StringView>
#include <QLineEdit>
#include <QList>
#include <QMenu>
#include <QModelIndex>
#include <QSignalSpy>
#include <QString>
#include <QStringList>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace crawlright;
using namespace Qt::StringLiterals;
using problems::ProblemsPane;

namespace {

const std::vector readers{dialects::Id::Google, dialects::Id::Rfc9309};

} // namespace

class ProblemsPaneTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_pane.reset(); }
    void saysThatThereIsNothing();
    void clickGoesThere();
    void keyboardAlone();
    void nextAndPreviousGoRound();
    void hidesBySeverityAndText();
    void keepsItsPlaceWhileOneTypes();
    void copies();
    void groupsOpenAndClose();
    void oneCrawlerOnly();
    void menuOfAFinding();
    void saysWhatWasNotDecided();
    void manyAreArrangedOnAWorker();
    void countsAreToldOnce();
    void sameFindingsAreArrangedOnce();

private:
    [[nodiscard]] QTreeView* view() const { return m_pane->findChild<QTreeView*>(); }
    [[nodiscard]] int rows() const { return view()->model()->rowCount(); }
    /// With a sitemap after it: without one there is a hint about it.
    void analyse(const std::string& bytes)
    {
        m_pane->setAnalysis(
            session::analyse(bytes + "Sitemap: https://example.com/sitemap.xml\n", 1));
    }
    void choose(QLatin1StringView name, const QString& text) const
    {
        auto* box = m_pane->findChild<QComboBox*>(name);
        QVERIFY2(box->findText(text) >= 0, qPrintable(text));
        box->setCurrentIndex(box->findText(text));
    }
    [[nodiscard]] static text::LineNumber lineOf(const QSignalSpy& spy)
    {
        return spy.last().first().value<checks::Finding>().line;
    }

    std::unique_ptr<ProblemsPane> m_pane;
};

void ProblemsPaneTest::init()
{
    test::failOnWarnings();
    m_pane = std::make_unique<ProblemsPane>();
    m_pane->setReaders(readers);
    m_pane->resize(900, 200);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
    analyse("User-agent: *\nDisalow: /a\nsome words here\nFoo: bar\n");
}

void ProblemsPaneTest::saysThatThereIsNothing()
{
    QVERIFY(view()->isVisible());
    analyse("User-agent: *\nDisallow: /a\n");
    const auto* text = m_pane->findChild<QLabel*>("emptyText"_L1);
    QVERIFY(text->isVisible());
    QCOMPARE(text->text(), u"No problems found."_s);
    QVERIFY(!view()->isVisible());
    QCOMPARE(problems::total(m_pane->counts()), 0U);
}

void ProblemsPaneTest::clickGoesThere()
{
    const QSignalSpy activated(m_pane.get(), &ProblemsPane::findingActivated);
    const QModelIndex second = view()->model()->index(1, 0);
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, view()->visualRect(second).center());
    QCOMPARE(activated.size(), 1);
    QCOMPARE(lineOf(activated), 3U);
}

void ProblemsPaneTest::keyboardAlone()
{
    const QSignalSpy activated(m_pane.get(), &ProblemsPane::findingActivated);
    m_pane->setFocus();
    QTRY_VERIFY(view()->hasFocus());
    QTest::keyClick(view(), Qt::Key_Home);
    QTest::keyClick(view(), Qt::Key_Down);
    QTest::keyClick(view(), Qt::Key_Down);
    QTest::keyClick(view(), Qt::Key_Up);
    QCOMPARE(activated.size(), 0);
    QTest::keyClick(view(), Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(lineOf(activated), 3U);
}

void ProblemsPaneTest::nextAndPreviousGoRound()
{
    const QSignalSpy activated(m_pane.get(), &ProblemsPane::findingActivated);
    const auto offsetOf = [&] {
        return activated.last().first().value<checks::Finding>().span.begin;
    };
    QList<text::LineNumber> lines;
    m_pane->activateNext(0);
    lines.append(lineOf(activated));
    for (int i = 1; i < rows() + 1; ++i) {
        m_pane->activateNext(offsetOf());
        lines.append(lineOf(activated));
    }
    QCOMPARE(lines, QList<text::LineNumber>({2, 3, 4, 2}));
    m_pane->activatePrevious(offsetOf());
    QCOMPARE(lineOf(activated), 4U);
    m_pane->activatePrevious(offsetOf());
    QCOMPARE(lineOf(activated), 3U);
}

void ProblemsPaneTest::hidesBySeverityAndText()
{
    const int all = rows();
    for (auto* button : m_pane->findChildren<QToolButton*>())
        if (button->isCheckable())
            QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(rows(), 0);
    const auto* empty = m_pane->findChild<QLabel*>("emptyText"_L1);
    QVERIFY(empty->isVisible());
    QVERIFY2(empty->text().contains(QString::number(all)), qPrintable(empty->text()));
    for (auto* button : m_pane->findChildren<QToolButton*>())
        if (button->isCheckable())
            QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(rows(), all);
    auto* filter = m_pane->findChild<QLineEdit*>();
    QTest::keyClicks(filter, u"disalow"_s);
    QCOMPARE(rows(), 1);
    filter->clear();
    QCOMPARE(rows(), all);
}

void ProblemsPaneTest::keepsItsPlaceWhileOneTypes()
{
    view()->setCurrentIndex(view()->model()->index(1, 0));
    analyse("# a\nUser-agent: *\nDisalow: /a\nsome words here\nFoo: bar\n");
    QCOMPARE(view()->currentIndex().row(), 1);
    analyse("# a\nUser-agent: *\nDisalow: /a\nsome words here\nFoo: bar\nDisalow: /b\n");
    QCOMPARE(view()->currentIndex().row(), 1);
}

void ProblemsPaneTest::copies()
{
    m_pane->setFocus();
    QTRY_VERIFY(view()->hasFocus());
    QTest::keyClick(view(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(view(), Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), rows());
    QVERIFY(lines.first().startsWith("2:1: "_L1));
    QVERIFY(lines.first().contains("Disalow"_L1));
}

void ProblemsPaneTest::groupsOpenAndClose()
{
    choose("problemsGrouping"_L1, u"By kind"_s);
    QCOMPARE(rows(), 3);
    const QModelIndex first = view()->model()->index(0, 0);
    QVERIFY(view()->isExpanded(first)); // few
    QVERIFY(view()->model()->rowCount(first) == 1);
    m_pane->setFocus();
    view()->setCurrentIndex(first);
    QTest::keyClick(view(), Qt::Key_Return);
    QVERIFY(!view()->isExpanded(first));
    analyse("# moved\nUser-agent: *\nDisalow: /a\nsome words here\nFoo: bar\nBar: foo\n");
    QVERIFY(!view()->isExpanded(view()->model()->index(0, 0))); // as it was left
    QVERIFY(view()->isExpanded(view()->model()->index(1, 0)));
    const QSignalSpy activated(m_pane.get(), &ProblemsPane::findingActivated);
    m_pane->activateNext(0); // by place, whatever the groups
    QCOMPARE(lineOf(activated), 3U);
    m_pane->activateNext(activated.last().first().value<checks::Finding>().span.begin);
    QCOMPARE(lineOf(activated), 4U);
}

void ProblemsPaneTest::oneCrawlerOnly()
{
    m_pane->setReaders({dialects::Id::Google, dialects::Id::Yandex2012});
    analyse("User-agent: *\nAllow: /\nHost: not a host\n");
    const int all = rows();
    QVERIFY(all > 0);
    choose("problemsReader"_L1, words::dialectName(dialects::Id::Google));
    QVERIFY(rows() < all);
    choose("problemsReader"_L1, words::dialectName(dialects::Id::Yandex2012));
    QVERIFY(rows() > 0);
    m_pane->setReaders({dialects::Id::Google}); // the chosen one is not among them
    QCOMPARE(m_pane->findChild<QComboBox*>("problemsReader"_L1)->currentIndex(), 0);
}

void ProblemsPaneTest::menuOfAFinding()
{
    QString filled;
    connect(m_pane.get(), &ProblemsPane::menuMade, this,
            [&](QMenu* menu, const session::AnalysisPtr& analysis, std::uint32_t finding) {
                filled = QString::number(analysis->findings.at(finding).line);
                menu->addAction(u"Mend it"_s);
            });
    const QModelIndex second = view()->model()->index(1, 0);
    view()->setCurrentIndex(second);
    Q_EMIT view()->customContextMenuRequested(view()->visualRect(second).center());
    auto* menu = m_pane->findChild<QMenu*>("problemsMenu"_L1);
    QTRY_VERIFY(menu->isVisible());
    QCOMPARE(filled, u"3"_s);
    QCOMPARE(menu->actions().first()->text(), u"Mend it"_s);
    for (QAction* action : menu->actions()) {
        if (action->text() == u"Copy &All Shown"_s)
            action->trigger();
    }
    menu->close();
    QCOMPARE(QGuiApplication::clipboard()->text().split(u'\n').size(), rows());
}

void ProblemsPaneTest::saysWhatWasNotDecided()
{
    const auto* label = m_pane->findChild<QLabel*>("undecided"_L1);
    QVERIFY(!label->isVisible());
    auto analysis =
        std::make_shared<session::Analysis>(*session::analyse("User-agent: *\nDisalow: /a\n", 3));
    analysis->decidedAll = false;
    m_pane->setAnalysis(analysis);
    QVERIFY(label->isVisible());
    analyse("User-agent: *\nDisalow: /a\n");
    QVERIFY(!label->isVisible());
}

void ProblemsPaneTest::manyAreArrangedOnAWorker()
{
    std::string bytes = "User-agent: *\n";
    for (int i = 0; i < 100'000; ++i)
        bytes += "Disalow: /a\n";
    const session::AnalysisPtr analysis = session::analyse(bytes, 2);
    const int before = rows();
    QElapsedTimer timer;
    timer.start();
    m_pane->setAnalysis(analysis);
    const qint64 spent = timer.elapsed();
    QCOMPARE(rows(), before); // not yet: this thread did not wait for it
    QCOMPARE(view()->model()->rowCount(view()->model()->index(0, 0)), 0);
    QTRY_VERIFY(rows() > 0 && rows() < 20); // in groups
    const QModelIndex group = view()->model()->index(0, 0);
    QVERIFY(!view()->isExpanded(group));
    qInfo("set in %lld ms", static_cast<long long>(spent));
    // What is overtaken is dropped.
    m_pane->setReaders(readers);
    analyse("User-agent: *\nDisallow: /a\n");
    QCOMPARE(rows(), 0);
    QVERIFY(!QTest::qWaitFor([&] { return rows() > 0; }, 300));
}

void ProblemsPaneTest::countsAreToldOnce()
{
    const QSignalSpy told(m_pane.get(), &ProblemsPane::countsChanged);
    analyse("# a\nUser-agent: *\nDisalow: /a\nsome words here\nFoo: bar\n"); // moved
    QCOMPARE(told.size(), 0);
    analyse("User-agent: *\nDisallow: /a\n");
    QCOMPARE(told.size(), 1);
    QCOMPARE(problems::total(told[0][0].value<problems::Counts>()), 0U);
    // The first is told in any case: nobody knows yet that there are none.
    ProblemsPane other;
    const QSignalSpy first(&other, &ProblemsPane::countsChanged);
    other.setReaders(readers);
    QCOMPARE(first.size(), 1);
}

void ProblemsPaneTest::sameFindingsAreArrangedOnce()
{
    const auto* model = m_pane->findChild<problems::ProblemsModel*>();
    const session::AnalysisPtr first =
        session::analyse("User-agent: *\nDisalow: /a\nsome words here\n", 5);
    m_pane->setAnalysis(first);
    QVERIFY(model->list().analysis == first);
    QVERIFY(!model->list().rows.empty());
    const auto* arranged = model->list().rows.data();
    const session::AnalysisPtr second = std::make_shared<const session::Analysis>(*first);
    m_pane->setAnalysis(second);
    QVERIFY(model->list().analysis == second);
    QVERIFY(model->list().rows.data() == arranged);
    auto third = std::make_shared<session::Analysis>(*first);
    third->findings.clear();
    m_pane->setAnalysis(third);
    QVERIFY(model->list().rows.empty());
}

QTEST_MAIN(ProblemsPaneTest)
#include "tst_problems_pane.moc"
