// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/problems/problems_model.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QtTest>

using namespace crawlright;
using checks::Severity;
using problems::arrange;
using problems::Filter;
using problems::ProblemsModel;

namespace {

const std::vector readers{dialects::Id::Google, dialects::Id::Rfc9309};

/// Four findings: a typo, a line without colon, an unknown name, a rule that begins with neither
/// `/` nor `*`.
const std::string faulty = "User-agent: *\nDisalow: /a\nsome words here\nFoo: bar\nAllow: b\n";

/// With a sitemap after it: without one there is a hint about it.
session::AnalysisPtr analysisOf(const std::string& bytes)
{
    return session::analyse(bytes + "Sitemap: https://example.com/sitemap.xml\n", 1);
}

} // namespace

class ProblemsModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void aModelAsQtWantsIt();
    void byPlace();
    void countsWhatTheFilterHides();
    void filtersByText_data();
    void filtersByText();
    void severityIsTheReaders();
    void movingKeepsRows();
    void hundredThousand();
};

void ProblemsModelTest::aModelAsQtWantsIt()
{
    ProblemsModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setList(arrange(analysisOf(faulty), readers, {}));
    QVERIFY(model.rowCount() >= 4);
    model.setList(arrange(analysisOf("\n" + faulty), readers, {}));
    model.setList(arrange(analysisOf("User-agent: *\nDisallow: /a\n"), readers, {}));
    QCOMPARE(model.rowCount(), 0);
    model.setList({});
    QVERIFY(!model.index(0, 0).isValid());
}

void ProblemsModelTest::byPlace()
{
    ProblemsModel model;
    model.setList(arrange(analysisOf(faulty), readers, {}));
    int line = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto text = [&](int column) { return model.index(row, column).data().toString(); };
        const int rowLine = text(ProblemsModel::PlaceColumn).section(u':', 0, 0).toInt();
        QVERIFY(rowLine >= line);
        line = rowLine;
        QVERIFY(!text(ProblemsModel::SentenceColumn).isEmpty());
        QVERIFY(!text(ProblemsModel::IdColumn).isEmpty());
        QVERIFY(!model.index(row, 0).data(Qt::DecorationRole).value<QIcon>().isNull());
        const QString copied = model.textOf(row);
        QVERIFY(copied.startsWith(text(ProblemsModel::PlaceColumn)));
        QVERIFY(copied.contains(text(ProblemsModel::SentenceColumn)));
        QVERIFY(copied.endsWith(u'[' + text(ProblemsModel::IdColumn) + u']'));
    }
    QCOMPARE(line, 5);
}

void ProblemsModelTest::countsWhatTheFilterHides()
{
    const session::AnalysisPtr analysis = analysisOf(faulty);
    const auto all = arrange(analysis, readers, {});
    Filter noErrors;
    noErrors.shows.at(static_cast<std::size_t>(Severity::Error)) = false;
    const auto some = arrange(analysis, readers, noErrors);
    QCOMPARE(some.counts, all.counts);
    QCOMPARE(some.rows.size(),
             all.rows.size() - all.counts.at(static_cast<std::size_t>(Severity::Error)));
    QVERIFY(some.rows.size() < all.rows.size());
}

void ProblemsModelTest::filtersByText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("line");
    QTest::newRow("the word in the file") << QStringLiteral("disalow") << 2;
    QTest::newRow("the id") << QStringLiteral("missing-colon") << 3;
    QTest::newRow("the line") << QStringLiteral("4") << 4;
    QTest::newRow("nothing") << QStringLiteral("no such words") << 0;
}

void ProblemsModelTest::filtersByText()
{
    QFETCH(const QString, text);
    QFETCH(const int, line);
    const auto list = arrange(analysisOf(faulty), readers, {.text = text});
    QCOMPARE(list.rows.size(), line == 0 ? std::size_t{0} : std::size_t{1});
    if (line > 0)
        QCOMPARE(list.findingAt(0).line, text::LineNumber(line));
}

void ProblemsModelTest::severityIsTheReaders()
{
    const session::AnalysisPtr analysis = analysisOf(faulty);
    for (const dialects::Dialect& dialect : dialects::all()) {
        const std::vector one{dialect.id};
        const auto list = arrange(analysis, one, {});
        for (std::size_t row = 0; row < list.rows.size(); ++row)
            QCOMPARE(list.rows[row].severity, checks::severityFor(list.findingAt(row), one));
    }
}

void ProblemsModelTest::movingKeepsRows()
{
    ProblemsModel model;
    model.setList(arrange(analysisOf(faulty), readers, {}));
    const QPersistentModelIndex kept(model.index(1, 0));
    const QString before = model.index(1, ProblemsModel::PlaceColumn).data().toString();
    const QSignalSpy reset(&model, &ProblemsModel::modelReset);
    const QSignalSpy changed(&model, &ProblemsModel::dataChanged);
    model.setList(arrange(analysisOf("# one more line\n" + faulty), readers, {}));
    QCOMPARE(reset.size(), 0);
    QCOMPARE(changed.size(), 1);
    QVERIFY(kept.isValid());
    QVERIFY(model.index(1, ProblemsModel::PlaceColumn).data().toString() != before);
}

void ProblemsModelTest::hundredThousand()
{
    std::string bytes = "User-agent: *\n";
    for (int i = 0; i < 100'000; ++i)
        bytes += "Disalow: /a\n";
    const session::AnalysisPtr analysis = analysisOf(bytes);
    QElapsedTimer timer;
    timer.start();
    const auto list = arrange(analysis, readers, {});
    const qint64 arranged = timer.nsecsElapsed();
    QVERIFY(list.rows.size() >= 100'000); // and what is said of so big a file
    ProblemsModel model;
    timer.restart();
    model.setList(list);
    for (int row = 99'000; row < 99'050; ++row)
        for (int column = 0; column < ProblemsModel::ColumnCount; ++column)
            QVERIFY(!model.index(row, column).data().toString().isEmpty());
    const qint64 shown = timer.nsecsElapsed();
    qInfo("100,000 findings: arranged in %.2f ms, set and 50 rows read in %.2f ms",
          static_cast<double>(arranged) / 1e6, static_cast<double>(shown) / 1e6);
    QVERIFY(shown < 100'000'000);
}

QTEST_MAIN(ProblemsModelTest)
#include "tst_problems_model.moc"
