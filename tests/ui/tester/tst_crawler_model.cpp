// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/crawler_model.h"

#include <QAbstractItemModelTester>
#include <QString>
#include <QStringList>
#include <QTest>

using namespace crawlright;
using namespace Qt::StringLiterals;
using tester::CrawlerCompleter;
using tester::CrawlerModel;

class CrawlerModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void aModelAsQtWantsIt();
    void wellKnownFirst();
    void findsByNameAndOperator_data();
    void findsByNameAndOperator();
};

void CrawlerModelTest::aModelAsQtWantsIt()
{
    CrawlerModel model(crawlers::builtIn());
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), static_cast<int>(crawlers::builtIn().entries().size()));
}

void CrawlerModelTest::wellKnownFirst()
{
    const CrawlerModel model(crawlers::builtIn());
    QCOMPARE(model.index(0).data().toString(), u"Googlebot"_s);
    QVERIFY(model.index(0).data(CrawlerModel::OperatorRole).toString().contains("Google"_L1));
    // Each of the first twenty is a crawler of the catalogue, and the last one is not active.
    const auto entry = [&](int row) {
        return crawlers::builtIn().find(model.index(row).data().toString().toStdString());
    };
    for (int row = 0; row < 20; ++row)
        QVERIFY(entry(row));
    const crawlers::Entry* last = entry(model.rowCount() - 1);
    QVERIFY(last->doubtful || last->status != crawlers::Status::Active);
}

void CrawlerModelTest::findsByNameAndOperator_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("found");
    QTest::newRow("beginning") << u"Googleb"_s << u"Googlebot"_s;
    QTest::newRow("any case") << u"gptb"_s << u"GPTBot"_s;
    QTest::newRow("middle") << u"search"_s << u"OAI-SearchBot"_s;
    QTest::newRow("operator") << u"openai"_s << u"GPTBot"_s;
}

void CrawlerModelTest::findsByNameAndOperator()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, found);
    CrawlerModel model(crawlers::builtIn());
    CrawlerCompleter completer(&model);
    completer.setCompletionPrefix(typed);
    QStringList names;
    for (int row = 0; completer.setCurrentRow(row); ++row)
        names.append(completer.currentCompletion());
    QVERIFY2(names.contains(found), qPrintable(names.join(u' ')));
    QVERIFY(names.size() < model.rowCount());
}

QTEST_MAIN(CrawlerModelTest)
#include "tst_crawler_model.moc"
