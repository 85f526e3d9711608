// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/crawler_model.h"
#include "ui/tester/matrix_model.h"

#include <QAbstractItemModel>
#include <QAbstractItemModelTester>
#include <QIcon>
#include <QModelIndex>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QString>
#include <QStringList>
#include <QTest>

using namespace crawlright;
using namespace Qt::StringLiterals;
using tester::MatrixModel;
using Grouping = MatrixModel::Grouping;

namespace {

const std::string file = "User-agent: *\nDisallow: /shop\nAllow: /shop/help\n\n"
                         "User-agent: GPTBot\nDisallow: /\n";

tester::CrawlersPtr crawlersOf(const std::vector<std::string>& names)
{
    tester::Crawlers crawlers;
    for (const std::string& name : names)
        crawlers.push_back(crawlers::builtIn().resolve(name));
    return std::make_shared<const tester::Crawlers>(std::move(crawlers));
}

} // namespace

class MatrixModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void cells();
    void withoutAnswers();
    void groupsByPurpose();
    void groupsByVerdict();
    void rowsMoveAndStayChosen();
    void typingResetsNothing();
    void tellsOnlyWhatIsOther();
    void sorts_data();
    void sorts();
    void answersForOthersAreNotTaken();
    void otherDialectsKeepTheRows();

private:
    void judge(const std::string& url, const std::string& robots = file)
    {
        m_model->setAnswers(tester::judge(
            {.analysis = session::analyse(robots, 1), .crawlers = m_model->crawlers(), .url = url},
            nullptr));
    }
    [[nodiscard]] QString cell(std::size_t crawler, int column) const
    {
        return m_model->indexOf(crawler, column).data().toString();
    }
    /// The names in a group, or in the list, as they stand.
    [[nodiscard]] QStringList names(const QModelIndex& parent = {}) const
    {
        QStringList texts;
        for (int row = 0; row < m_model->rowCount(parent); ++row)
            texts += m_model->index(row, 0, parent).data().toString();
        return texts;
    }

    std::unique_ptr<MatrixModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void MatrixModelTest::init()
{
    QTest::failOnWarning();
    m_model = std::make_unique<MatrixModel>();
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_model->setCrawlers(crawlersOf({"Googlebot", "GPTBot", "MyBot", "bingbot", "Baiduspider"}));
}

void MatrixModelTest::cleanup()
{
    m_tester.reset();
    m_model.reset();
}

void MatrixModelTest::cells()
{
    judge("/shop/help");
    QCOMPARE(cell(0, MatrixModel::CrawlerColumn), u"Googlebot"_s);
    QCOMPARE(m_model->indexOf(0).data(tester::CrawlerModel::OperatorRole).toString(), u"Google"_s);
    QCOMPARE(cell(0, MatrixModel::VerdictColumn), u"allowed"_s);
    QCOMPARE(cell(0, MatrixModel::LineColumn), u"3"_s);
    QCOMPARE(cell(0, MatrixModel::RuleColumn), u"Allow: /shop/help"_s);
    QCOMPARE(cell(0, MatrixModel::ReaderColumn), u"Google"_s);
    QCOMPARE(cell(1, MatrixModel::VerdictColumn), u"blocked"_s);
    QCOMPARE(cell(1, MatrixModel::LineColumn), u"6"_s);
    QVERIFY(cell(4, MatrixModel::ReaderColumn).startsWith("like "_L1));
    QVERIFY(!m_model->indexOf(0, MatrixModel::VerdictColumn)
                 .data(Qt::DecorationRole)
                 .value<QIcon>()
                 .isNull());
    QCOMPARE(m_model->indexOf(1).data(Qt::AccessibleTextRole).toString(), u"GPTBot, blocked"_s);
    judge("/a");
    QCOMPARE(cell(0, MatrixModel::LineColumn), QString());
    QCOMPARE(cell(0, MatrixModel::RuleColumn), u"No rule matches, so it is allowed."_s);
}

void MatrixModelTest::withoutAnswers()
{
    QCOMPARE(m_model->rowCount(), 5);
    for (int column :
         {MatrixModel::VerdictColumn, MatrixModel::LineColumn, MatrixModel::RuleColumn})
        QCOMPARE(cell(0, column), QString());
    judge("/shop");
    m_model->setAnswers(nullptr);
    QCOMPARE(cell(0, MatrixModel::VerdictColumn), QString());
    m_model->setGrouping(Grouping::Verdict);
    QCOMPARE(names(), QStringList{u"No verdict (5)"_s});
}

void MatrixModelTest::groupsByPurpose()
{
    m_model->setGrouping(Grouping::Purpose);
    QCOMPARE(names(), (QStringList{u"Search engines (3)"_s, u"AI training (1)"_s,
                                   u"Not in the catalogue (1)"_s}));
    judge("/shop/help");
    QCOMPARE(names(),
             (QStringList{u"Search engines: 1 blocked, 2 allowed"_s, u"AI training: 1 blocked"_s,
                          u"Not in the catalogue: 1 allowed"_s}));
    const QModelIndex first = m_model->index(0, 0);
    QCOMPARE(names(first), (QStringList{u"Googlebot"_s, u"bingbot"_s, u"Baiduspider"_s}));
    QVERIFY(!m_model->crawlerAt(first));
    QCOMPARE(m_model->crawlerAt(m_model->index(1, 0, first)), std::optional<std::size_t>(3));
}

void MatrixModelTest::groupsByVerdict()
{
    m_model->setGrouping(Grouping::Verdict);
    judge("/shop/help");
    QCOMPARE(names(), (QStringList{u"Blocked (2)"_s, u"Allowed (3)"_s}));
    QCOMPARE(names(m_model->index(0, 0)), (QStringList{u"GPTBot"_s, u"Baiduspider"_s}));
}

void MatrixModelTest::rowsMoveAndStayChosen()
{
    m_model->setGrouping(Grouping::Verdict);
    judge("/a");
    QCOMPARE(names(), (QStringList{u"Blocked (1)"_s, u"Allowed (4)"_s}));
    const QPersistentModelIndex baidu(m_model->indexOf(4, MatrixModel::RuleColumn));
    const QPersistentModelIndex allowed(m_model->index(1, 0));
    judge("/shop/help");
    QCOMPARE(m_model->crawlerAt(baidu), std::optional<std::size_t>(4));
    QCOMPARE(baidu.parent().row(), 0);
    QCOMPARE(baidu.column(), int(MatrixModel::RuleColumn));
    judge("/shop"); // nobody is allowed any longer
    QCOMPARE(names(), QStringList{u"Blocked (5)"_s});
    QVERIFY(!allowed.isValid());
    QCOMPARE(m_model->crawlerAt(baidu), std::optional<std::size_t>(4));
}

void MatrixModelTest::typingResetsNothing()
{
    m_model->setGrouping(Grouping::Purpose);
    judge("/");
    const QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    const QSignalSpy layout(m_model.get(), &QAbstractItemModel::layoutChanged);
    const QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    for (const char* url : {"/s", "/sh", "/shop", "/shop/help"})
        judge(url);
    QCOMPARE(reset.size(), 0);
    QCOMPARE(layout.size(), 0);
    QVERIFY(!changed.isEmpty());
}

void MatrixModelTest::tellsOnlyWhatIsOther()
{
    m_model->setGrouping(Grouping::Verdict);
    judge("/shop/help");
    const QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    judge("/shop/help");
    judge("/shop/help", file + "\nUser-agent: nobody\nDisallow: /shop\n");
    QCOMPARE(changed.size(), 0);
    // The same line decides for GPTBot, the first of those that are blocked, but says another
    // thing.
    judge("/shop/help", file.substr(0, file.rfind('/')) + "/shop\n");
    QCOMPARE(changed.size(), 2);
    for (const QList<QVariant>& told : changed) {
        const auto first = told[0].toModelIndex();
        const auto last = told[1].toModelIndex();
        QCOMPARE(first.row(), 0);
        QCOMPARE(last.row(), 0);
    }
    QCOMPARE(changed[1][0].toModelIndex().parent(), changed[0][0].toModelIndex());
    QCOMPARE(cell(1, MatrixModel::RuleColumn), u"Disallow: /shop"_s);
    // Nothing is known: all is.
    m_model->setAnswers(nullptr);
    QVERIFY(changed.size() > 2);
}

void MatrixModelTest::sorts_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QStringList>("ascending");
    QTest::newRow("as given") << -1
                              << QStringList{u"Googlebot"_s, u"GPTBot"_s, u"MyBot"_s, u"bingbot"_s,
                                             u"Baiduspider"_s};
    QTest::newRow("name") << int(MatrixModel::CrawlerColumn)
                          << QStringList{u"Baiduspider"_s, u"bingbot"_s, u"Googlebot"_s,
                                         u"GPTBot"_s, u"MyBot"_s};
    QTest::newRow("verdict") << int(MatrixModel::VerdictColumn)
                             << QStringList{u"GPTBot"_s, u"Baiduspider"_s, u"Googlebot"_s,
                                            u"MyBot"_s, u"bingbot"_s};
    QTest::newRow("line") << int(MatrixModel::LineColumn)
                          << QStringList{u"Baiduspider"_s, u"Googlebot"_s, u"MyBot"_s, u"bingbot"_s,
                                         u"GPTBot"_s};
    QTest::newRow("rule") << int(MatrixModel::RuleColumn)
                          << QStringList{u"Googlebot"_s, u"MyBot"_s, u"bingbot"_s, u"GPTBot"_s,
                                         u"Baiduspider"_s};
    QTest::newRow("reader") << int(MatrixModel::ReaderColumn)
                            << QStringList{u"Googlebot"_s, u"GPTBot"_s, u"MyBot"_s, u"bingbot"_s,
                                           u"Baiduspider"_s};
}

void MatrixModelTest::sorts()
{
    QFETCH(const int, column);
    QFETCH(const QStringList, ascending);
    judge("/shop/help");
    m_model->sort(column, Qt::AscendingOrder);
    QCOMPARE(names(), ascending);
    m_model->sort(column, Qt::DescendingOrder);
    if (column == MatrixModel::CrawlerColumn)
        QCOMPARE(names().first(), u"MyBot"_s);
    m_model->sort(-1, Qt::AscendingOrder);
    QCOMPARE(names().first(), u"Googlebot"_s);
}

void MatrixModelTest::answersForOthersAreNotTaken()
{
    const tester::AnswersPtr others = tester::judge(
        {.analysis = session::analyse(file, 1), .crawlers = crawlersOf({"GPTBot"}), .url = "/"},
        nullptr);
    m_model->setAnswers(others);
    QVERIFY(!m_model->answers());
}

void MatrixModelTest::otherDialectsKeepTheRows()
{
    const QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    auto crawlers = *m_model->crawlers();
    crawlers[0] = crawlers::builtIn().resolve("Googlebot", dialects::Id::Draft1997);
    m_model->setCrawlers(std::make_shared<const tester::Crawlers>(crawlers));
    QCOMPARE(reset.size(), 0);
    QCOMPARE(cell(0, MatrixModel::ReaderColumn), u"1997 draft"_s);
    judge("/shop/help");
    QCOMPARE(cell(0, MatrixModel::VerdictColumn), u"blocked"_s);
    m_model->setCrawlers(crawlersOf({"GPTBot"}));
    QCOMPARE(reset.size(), 1);
    m_model->setCrawlers(crawlersOf({}));
    QCOMPARE(m_model->rowCount(), 0);
}

QTEST_MAIN(MatrixModelTest)
#include "tst_matrix_model.moc"
