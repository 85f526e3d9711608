// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/problems/problems_model.h"
#include "ui/words/findings.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QIcon>
#include <QModelIndex>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QTest>

using namespace crawlright;
using checks::Severity;
using problems::arrange;
using problems::Filter;
using problems::Grouping;
using problems::ProblemList;
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
    void tellsOnlyWhatIsOther();
    void rowsComeAndGo_data();
    void rowsComeAndGo();
    void groupsByKind();
    void groupsBySeverity();
    void groupsByAgents();
    void groupsThemselvesWhenMany();
    void oneReaderOnly();
    void saysThatNobodyIsConcerned();
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
        const QString copied = lineOf(model.list(), static_cast<std::size_t>(row));
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

void ProblemsModelTest::tellsOnlyWhatIsOther()
{
    ProblemsModel model;
    model.setList(arrange(analysisOf(faulty), readers, {}));
    const QSignalSpy reset(&model, &ProblemsModel::modelReset);
    const QSignalSpy changed(&model, &ProblemsModel::dataChanged);
    const session::AnalysisPtr again = analysisOf(faulty);
    model.setList(arrange(again, readers, {}));
    QVERIFY(model.list().analysis == again);
    QCOMPARE(changed.size(), 0);
    // Two letters more in the third row; what is behind them has moved, but looks the same.
    const session::AnalysisPtr longer =
        analysisOf("User-agent: *\nDisalow: /a\nsome words here\nFoooo: bar\nAllow: b\n");
    model.setList(arrange(longer, readers, {}));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0][0].toModelIndex().row(), 2);
    QCOMPARE(changed[0][1].toModelIndex().row(), 2);
    QVERIFY(model.index(2, 0).data().toString().contains(QStringLiteral("Foooo")));
    QVERIFY(model.list().analysis == longer);
    // For others each may be told otherwise.
    model.setList(arrange(longer, {dialects::Id::Bing}, {}));
    QCOMPARE(changed.size(), 2);
    QCOMPARE(reset.size(), 0);
}

void ProblemsModelTest::rowsComeAndGo_data()
{
    QTest::addColumn<Grouping>("grouping");
    QTest::newRow("not grouped") << Grouping::None;
    QTest::newRow("grouped") << Grouping::Kind;
}

// What an edit takes away or adds; no view has to forget what was open and selected.
void ProblemsModelTest::rowsComeAndGo()
{
    QFETCH(const Grouping, grouping);
    ProblemsModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto listOf = [grouping](const std::string& bytes) {
        return arrange(analysisOf(bytes), readers, {}, grouping);
    };
    const auto textsOf = [](const ProblemList& list) {
        QStringList texts;
        for (std::size_t row = 0; row < list.rows.size(); ++row)
            texts.append(lineOf(list, row));
        return texts;
    };
    model.setList(listOf(faulty + "# 1\nFie: 1\nFum: 2\n"));
    const QSignalSpy reset(&model, &ProblemsModel::modelReset);
    const QSignalSpy removed(&model, &ProblemsModel::rowsRemoved);
    const QSignalSpy inserted(&model, &ProblemsModel::rowsInserted);
    const QPersistentModelIndex last(model.indexOfRow(model.list().rows.size() - 1));
    const QString lastText = last.data().toString();
    for (const std::string& bytes : {
             faulty + "# 1\n# 2\nFum: 2\n",            // one goes
             faulty + "# 1\nFie: 1\nFum: 2\n",         // and comes
             faulty + "Disalow: /c\nFie: 1\nFum: 2\n", // another, of another kind
             faulty + "Disalow: /c\nFoe: 1\nFum: 2\n", // one for another
         }) {
        const ProblemList wanted = listOf(bytes);
        model.setList(wanted);
        QCOMPARE(textsOf(model.list()), textsOf(wanted));
        QCOMPARE(model.list().groups.size(), wanted.groups.size());
        for (std::size_t i = 0; i < wanted.groups.size(); ++i) {
            QCOMPARE(model.list().groups[i].first, wanted.groups[i].first);
            QCOMPARE(model.list().groups[i].count, wanted.groups[i].count);
        }
        QVERIFY(last.isValid());
        QCOMPARE(last.data().toString(), lastText);
    }
    QCOMPARE(reset.size(), 0);
    QCOMPARE(removed.size(), 1);
    QCOMPARE(inserted.size(), 2);
}

void ProblemsModelTest::groupsByKind()
{
    ProblemsModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setList(arrange(analysisOf(faulty + "Disalow: /b\n"), readers, {}, Grouping::Kind));
    QVERIFY(model.isGrouped());
    QCOMPARE(model.rowCount(), 4);
    std::size_t rows = 0;
    int twice = 0;
    for (int group = 0; group < model.rowCount(); ++group) {
        const QModelIndex index = model.index(group, 0);
        const int count = model.rowCount(index);
        QCOMPARE(index.siblingAtColumn(ProblemsModel::PlaceColumn).data().toString(),
                 QString::number(count));
        twice += count == 2 ? 1 : 0;
        const QString id = index.siblingAtColumn(ProblemsModel::IdColumn).data().toString();
        for (int row = 0; row < count; ++row, ++rows) {
            const QModelIndex child = model.index(row, ProblemsModel::IdColumn, index);
            QCOMPARE(child.data().toString(), id);
            QCOMPARE(model.indexOfRow(*model.rowAt(child)), child.siblingAtColumn(0));
        }
    }
    QCOMPARE(rows, model.list().rows.size());
    QCOMPARE(twice, 1);
}

void ProblemsModelTest::groupsBySeverity()
{
    ProblemsModel model;
    model.setList(arrange(analysisOf(faulty), readers, {}, Grouping::Severity));
    auto last = Severity::Error;
    for (const ProblemList::Group& group : model.list().groups) {
        QVERIFY(group.worst <= last); // the gravest first
        last = group.worst;
        for (std::uint32_t i = 0; i < group.count; ++i)
            QCOMPARE(model.list().rows[group.first + i].severity, group.worst);
    }
    QVERIFY(model.list().groups.size() > 1);
}

void ProblemsModelTest::groupsByAgents()
{
    const auto list = arrange(analysisOf("nothing\nUser-agent: a\nDisallow: a\nUser-agent: b\n"
                                         "User-agent: c\nDisallow: b\nDisallow: a\n"),
                              readers, {.text = QStringLiteral("a")}, Grouping::Agents);
    QStringList titles;
    for (const ProblemList::Group& group : list.groups)
        titles.append(titleOf(list, group));
    QVERIFY2(titles.size() >= 3, qPrintable(titles.join(u'|')));
    QCOMPARE(titles.first(), QStringLiteral("Above the first group"));
    QCOMPARE(titles.at(1), QStringLiteral("Group a, line 2"));
    QCOMPARE(titles.at(2), QStringLiteral("Group b, c, line 4"));
}

void ProblemsModelTest::groupsThemselvesWhenMany()
{
    std::string bytes = "User-agent: *\n";
    for (int i = 0; i < 300; ++i)
        bytes += "Disalow: /a\n";
    QCOMPARE(arrange(analysisOf(bytes), readers, {}, Grouping::Automatic).grouping, Grouping::Kind);
    QCOMPARE(arrange(analysisOf(faulty), readers, {}, Grouping::Automatic).grouping,
             Grouping::None);
    QCOMPARE(arrange(analysisOf(bytes), readers, {}, Grouping::None).groups.size(), std::size_t{0});
}

void ProblemsModelTest::oneReaderOnly()
{
    const session::AnalysisPtr analysis = analysisOf("User-agent: *\nCrawl-delay: 5\n" + faulty);
    const std::vector two{dialects::Id::Google, dialects::Id::Bing};
    const auto all = arrange(analysis, two, {});
    const auto google = arrange(analysis, two, {.reader = dialects::Id::Google});
    QVERIFY(google.rows.size() <= all.rows.size());
    QVERIFY(!google.rows.empty());
    for (std::size_t row = 0; row < google.rows.size(); ++row) {
        const checks::Finding& finding = google.findingAt(row);
        QVERIFY(finding.severityFor(dialects::Id::Google) != Severity::None);
        QCOMPARE(google.rows[row].severity, finding.severityFor(dialects::Id::Google));
    }
    QCOMPARE(google.counts, all.counts);
}

void ProblemsModelTest::saysThatNobodyIsConcerned()
{
    const std::vector google{dialects::Id::Google};
    const auto list =
        arrange(analysisOf("User-agent: *\nAllow: /\nClean-param: ref, sid /a /b\n"), google, {});
    bool isSaid = false;
    for (std::size_t row = 0; row < list.rows.size(); ++row) {
        if (words::unconcernedSentence(list.findingAt(row), google).isEmpty())
            continue;
        isSaid = true;
        QCOMPARE(list.rows[row].severity, Severity::Hint);
        QVERIFY(sentenceOf(list, row).contains(QStringLiteral("None of the chosen crawlers")));
    }
    QVERIFY(isSaid);
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
}

QTEST_MAIN(ProblemsModelTest)
#include "tst_problems_model.moc"
