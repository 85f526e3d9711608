// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/urllist/url_table_model.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QModelIndex>
#include <QSignalSpy>
#include <QString>
#include <QTest>

using namespace crawlright;
using namespace Qt::StringLiterals;
using urllist::Judging;
using urllist::UrlLists;
using urllist::UrlTableModel;
using urllist::UrlWorker;

class UrlTableModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void seenCellsStay();
    void aSummaryDoesNotTakeThePlaceOfALook();
    void tellsOnlyWhatIsOther();

private:
    void edit(const std::string& robots)
    {
        m_lists->setAnalysis(session::analyse(robots, ++m_revision));
    }
    /// Everything that was asked before is answered, for the text as it is.
    void settle()
    {
        QTRY_VERIFY(m_lists->summary() && m_lists->summary()->waiting == 0 &&
                    m_lists->summary()->setting.now->revision == m_revision);
        bool isAnswered = false;
        m_lists->worker().ask(UrlWorker::Topic::Map, this,
                              [&](const Judging&, const UrlWorker::IsStopped&) {
                                  return UrlWorker::Done([&] { isAnswered = true; });
                              });
        QTRY_VERIFY(isAnswered);
    }
    void lookAt(int first, int last)
    {
        for (int row = first; row <= last; ++row)
            static_cast<void>(m_model->data(cell(row), Qt::DisplayRole));
    }
    [[nodiscard]] QModelIndex cell(int row) const
    {
        return m_model->index(row, UrlTableModel::FirstCrawlerColumn);
    }

    std::unique_ptr<UrlLists> m_lists;
    std::unique_ptr<UrlTableModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    quint64 m_revision = 0;
};

void UrlTableModelTest::init()
{
    test::failOnWarnings();
    m_revision = 0;
    m_lists = std::make_unique<UrlLists>();
    m_model = std::make_unique<UrlTableModel>(*m_lists);
    m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get());
    m_lists->setCrawlers({crawlers::builtIn().resolve("Googlebot")});
    edit("User-agent: *\nDisallow: /shop/\n");
    std::string text;
    for (int i = 0; i < 20'000; ++i)
        text += (i % 2 == 0 ? "/shop/" : "/news/") + std::to_string(i) + "\n";
    QSignalSpy ended(m_lists.get(), &UrlLists::loadingEnded);
    m_lists->load({.path = {}, .text = std::make_shared<const std::string>(text), .options = {}});
    QVERIFY(ended.wait());
    settle();
}

void UrlTableModelTest::cleanup()
{
    m_tester.reset();
    m_model.reset();
    m_lists.reset();
}

// However often the text is edited meanwhile; nobody scrolls, so nobody looks anew.
void UrlTableModelTest::seenCellsStay()
{
    lookAt(5000, 5040);
    QTRY_VERIFY(m_model->factsAt(cell(5000)));
    for (int i = 0; i < 40; ++i) {
        edit(i % 2 == 0 ? "User-agent: *\nDisallow: /\n" : "User-agent: *\nDisallow: /shop/\n");
        settle();
        for (const int row : {5000, 5001, 5039, 5040}) {
            const auto facts = m_model->factsAt(cell(row));
            QVERIFY(facts);
            const bool isBlocked = i % 2 == 0 || row % 2 == 0;
            QCOMPARE(facts->verdict, isBlocked ? rules::Verdict::Disallow : rules::Verdict::Allow);
        }
    }
}

void UrlTableModelTest::aSummaryDoesNotTakeThePlaceOfALook()
{
    lookAt(0, 30);
    QTRY_VERIFY(m_model->factsAt(cell(0)));
    lookAt(10'000, 10'030); // one scrolls, and right then counts come
    Q_EMIT m_lists->summaryChanged(m_lists->summary());
    QTRY_VERIFY(m_model->factsAt(cell(10'000)) && m_model->factsAt(cell(10'030)));
    // And before the answer comes.
    lookAt(15'000, 15'030);
    QCoreApplication::sendPostedEvents(m_model.get());
    Q_EMIT m_lists->summaryChanged(m_lists->summary());
    QTRY_VERIFY(m_model->factsAt(cell(15'000)) && m_model->factsAt(cell(15'030)));
}

void UrlTableModelTest::tellsOnlyWhatIsOther()
{
    lookAt(5000, 5040);
    QTRY_VERIFY(m_model->factsAt(cell(5000)));
    settle();
    const QSignalSpy cells(m_model.get(), &UrlTableModel::dataChanged);
    const QSignalSpy heads(m_model.get(), &UrlTableModel::headerDataChanged);
    edit("User-agent: *\nDisallow: /shop/\n# a comment\n");
    settle();
    QCOMPARE(cells.size(), 0);
    QCOMPARE(heads.size(), 0);
    // The same verdicts by the same line, which says something else.
    edit("User-agent: *\nDisallow: /shop\n# a comment\n");
    settle();
    QVERIFY(!cells.isEmpty());
    QVERIFY(m_model->data(cell(5000), Qt::DisplayRole).toString().endsWith(u": /shop"_s));
    edit("User-agent: *\nDisallow: /\n");
    settle();
    QVERIFY(!heads.isEmpty());
}

QTEST_MAIN(UrlTableModelTest)
#include "tst_url_table_model.moc"
