// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/quickfix/fix_desk.h"
#include "ui/quickfix/fix_popup.h"

#include <QAbstractItemModelTester>
#include <QListView>
#include <QPoint>
#include <QSignalSpy>
#include <QSize>
#include <QString>
#include <QTest>
#include <QWidget>

using namespace crawlright;
using namespace Qt::StringLiterals;
using checks::Code;
using dialects::Id;
using quickfix::FixDesk;
using quickfix::FixPopup;
using quickfix::Offer;
using quickfix::OfferModel;

class FixPopupTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void saysWhatEachDoes();
    void keyboardChooses();
    void aClickChooses();
    void escapeChoosesNothing();
    void fixAllIsMadeMeanwhile();
    void aWitnessIsShown();

private:
    void open(const std::string& bytes, Code code, const std::vector<Id>& readers);
    [[nodiscard]] QListView* view() const { return m_popup->findChild<QListView*>("fixList"_L1); }
    [[nodiscard]] QString textAt(int row, int role = Qt::DisplayRole) const
    {
        return view()->model()->index(row, 0).data(role).toString();
    }
    [[nodiscard]] int rowOf(const QString& text) const
    {
        for (int row = 0; row < view()->model()->rowCount(); ++row) {
            if (textAt(row).startsWith(text))
                return row;
        }
        return -1;
    }

    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<FixDesk> m_desk;
    FixPopup* m_popup = nullptr;
};

void FixPopupTest::init()
{
    test::failOnWarnings();
    qRegisterMetaType<Offer>("crawlright::quickfix::Offer");
    m_desk = std::make_unique<FixDesk>();
    m_window = std::make_unique<QWidget>();
    m_popup = new FixPopup(*m_desk, m_window.get());
    m_window->resize(800, 600);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void FixPopupTest::cleanup()
{
    m_window.reset();
    m_desk.reset();
}

void FixPopupTest::open(const std::string& bytes, Code code, const std::vector<Id>& readers)
{
    m_desk->setAnalysis(session::completed(session::analyse(bytes, 1)));
    std::vector<const checks::Finding*> findings;
    for (const checks::Finding& finding : m_desk->analysis()->findings) {
        if (finding.code == code && findings.empty())
            findings.push_back(&finding);
    }
    QVERIFY(!findings.empty());
    m_popup->open(findings, readers, {m_window->mapToGlobal(QPoint(50, 50)), QSize(10, 16)});
    QTRY_VERIFY(m_popup->isVisible());
}

void FixPopupTest::saysWhatEachDoes()
{
    open("User-agent: *\nDisallow /a\nDisallow /b\n", Code::MissingColon, {Id::Google});
    const QAbstractItemModelTester tester(view()->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(view()->model()->index(0, 0).data(OfferModel::HeadingRole).toBool());
    QVERIFY(textAt(0).contains("Disallow"_L1));
    QCOMPARE(view()->currentIndex().row(), 1); // not the heading
    const int ignore = rowOf(u"Ignore"_s);
    QVERIFY(ignore > 1);
    QVERIFY(textAt(ignore, OfferModel::DetailRole).startsWith("Keeps every verdict"_L1));
    QVERIFY(rowOf(u"What does this mean"_s) == view()->model()->rowCount() - 1);
    QTRY_VERIFY(!textAt(1, OfferModel::DetailRole).isEmpty());
}

void FixPopupTest::keyboardChooses()
{
    open("User-agent: *\nDisallow /a\n", Code::MissingColon, {Id::Google});
    const QSignalSpy chosen(m_popup, &FixPopup::chosen);
    QTest::keyClick(view(), Qt::Key_Up); // round to the last
    QCOMPARE(view()->currentIndex().row(), view()->model()->rowCount() - 1);
    QTest::keyClick(view(), Qt::Key_Down);
    QCOMPARE(view()->currentIndex().row(), 1);
    QTest::keyClick(view(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QVERIFY(!m_popup->isVisible());
    QCOMPARE(chosen[0][0].value<Offer>().kind, Offer::Kind::Fix);
}

void FixPopupTest::aClickChooses()
{
    open("User-agent: *\nDisallow /a\n", Code::MissingColon, {Id::Google});
    const QSignalSpy chosen(m_popup, &FixPopup::chosen);
    const auto click = [this](int row) {
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {},
                          view()->visualRect(view()->model()->index(row, 0)).center());
    };
    click(0); // the heading is none
    QCOMPARE(chosen.count(), 0);
    click(view()->model()->rowCount() - 1);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].value<Offer>().kind, Offer::Kind::Explain);
    QCOMPARE(chosen[0][0].value<Offer>().code, Code::MissingColon);
}

void FixPopupTest::escapeChoosesNothing()
{
    open("User-agent: *\nDisallow /a\n", Code::MissingColon, {Id::Google});
    const QSignalSpy chosen(m_popup, &FixPopup::chosen);
    QTest::keyClick(view(), Qt::Key_Escape);
    QVERIFY(!m_popup->isVisible());
    QCOMPARE(chosen.count(), 0);
}

void FixPopupTest::fixAllIsMadeMeanwhile()
{
    open("User-agent: *\nDisallow /a\nDisallow /b\nDisallow /c\n", Code::MissingColon,
         {Id::Google});
    const int all = rowOf(u"Fix all 3"_s);
    QVERIFY(all > 0);
    QTRY_VERIFY(!textAt(all, OfferModel::DetailRole).isEmpty());
    const QSignalSpy chosen(m_popup, &FixPopup::chosen);
    view()->setCurrentIndex(view()->model()->index(all, 0));
    QTest::keyClick(view(), Qt::Key_Return);
    QCOMPARE(chosen[0][0].value<Offer>().edits.size(), std::size_t{3});
}

void FixPopupTest::aWitnessIsShown()
{
    // A line without a colon is no rule in the standard of 1994's words; with one it is.
    open("User-agent: *\nDisallow /a\n", Code::MissingColon,
         {Id::Google, Id::Rfc9309, Id::Yandex, Id::Original1994});
    QTRY_VERIFY2(!textAt(1, OfferModel::DetailRole).contains(u'…'),
                 qPrintable(textAt(1, OfferModel::DetailRole)));
    const QString detail = textAt(1, OfferModel::DetailRole);
    QVERIFY2(detail.contains("/a"_L1), qPrintable(detail));
    QVERIFY2(detail.startsWith("Changes verdicts for"_L1), qPrintable(detail));
}

QTEST_MAIN(FixPopupTest)
#include "tst_fix_popup.moc"
