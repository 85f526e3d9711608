// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/outline/group_at.h"
#include "ui/outline/outline_filter.h"
#include "ui/outline/outline_model.h"

#include <QAbstractItemModel>
#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QIcon>
#include <QList>
#include <QModelIndex>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QString>
#include <QStringList>
#include <QTest>

#include <memory>
#include <random>

using namespace crawlright;
using namespace Qt::StringLiterals;
using dialects::Id;
using outline::OutlineFilter;
using outline::OutlineModel;

namespace {

constexpr auto fatal = QAbstractItemModelTester::FailureReportingMode::Fatal;

session::AnalysisPtr analysisOf(const std::string& bytes)
{
    static quint64 revision = 0;
    return session::analyse(bytes, ++revision);
}

/// The tree as text: two blanks before a child, `|` between the columns.
QStringList textOf(const QAbstractItemModel& model)
{
    QStringList lines;
    const auto row = [&model](int i, const QModelIndex& parent) {
        const QString count = model.index(i, 1, parent).data().toString();
        return QString(model.index(i, 0, parent).data().toString() +
                       (count.isEmpty() ? QString() : u'|' + count));
    };
    for (int i = 0; i < model.rowCount(); ++i) {
        lines += row(i, {});
        const QModelIndex top = model.index(i, 0);
        for (int k = 0; k < model.rowCount(top); ++k)
            lines += u"  "_s + row(k, top);
    }
    return lines;
}

} // namespace

class OutlineModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void rows_data();
    void rows();
    void twinsAreMarked();
    void groupOfALine();
    void whatStaysIsTheSameRow();
    void tellsOnlyWhatIsOther();
    void laterStageOfAnAnalysis();
    void filtering();
    void randomEdits();
    void manyGroups();
};

void OutlineModelTest::rows_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("nothing") << u""_s << QStringList();
    QTest::newRow("groups")
        << u"User-agent: Googlebot\nUser-agent: bingbot\nDisallow: /a\nDisallow: /b\n\n"
           "User-agent: *\nDisallow: /\n"_s
        << QStringList({u"Googlebot, bingbot|2 rules"_s, u"  Googlebot|Google"_s,
                        u"  bingbot|Microsoft"_s, u"*|1 rule"_s, u"  *|all others"_s});
    QTest::newRow("other fields")
        << u"Allow: /early\nUser-agent: *\nCrawl-delay: 5\nSitemap: https://a.example/1.xml\n"
           "Host: a.example\nSitemap: /2.xml\n"_s
        << QStringList({u"*|no rules"_s, u"  *|all others"_s, u"  Crawl-delay: 5"_s,
                        u"Sitemaps|2"_s, u"  https://a.example/1.xml"_s, u"  /2.xml"_s,
                        u"Outside any group|1"_s, u"  Allow: /early"_s,
                        u"Other fields of the file|1"_s, u"  Host: a.example"_s});
    QTest::newRow("merged")
        << u"User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n\nUser-agent: A\n"
           "Disallow: /c\n"_s
        << QStringList({u"a|1 rule"_s, u"  a|not in the catalogue"_s, u"b|1 rule"_s,
                        u"  b|not in the catalogue"_s, u"A|1 rule"_s,
                        u"  A|not in the catalogue"_s});
    QTest::newRow("no name") << u"User-agent:\nDisallow: /\n"_s
                             << QStringList({u"(no name)|1 rule"_s,
                                             u"  (no value)|not in the catalogue"_s});
}

void OutlineModelTest::rows()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, expected);
    OutlineModel model(crawlers::builtIn());
    const QAbstractItemModelTester tester(&model, fatal);
    model.setAnalysis(analysisOf(text.toStdString()), Id::Google);
    QCOMPARE(textOf(model), expected);
}

void OutlineModelTest::twinsAreMarked()
{
    OutlineModel model(crawlers::builtIn());
    const auto analysis =
        analysisOf("User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n\n"
                   "User-agent: A\nDisallow: /c\n");
    model.setAnalysis(analysis, Id::Google);
    const auto isMarked = [&](int row) {
        return !model.index(row, 1).data(Qt::DecorationRole).value<QIcon>().isNull();
    };
    const auto tip = [&](int row) { return model.index(row, 0).data(Qt::ToolTipRole).toString(); };
    QVERIFY(isMarked(0) && !isMarked(1) && isMarked(2));
    QVERIFY2(tip(0).contains("line 7"_L1) && tip(0).contains("both count as one"_L1),
             qPrintable(tip(0)));
    QVERIFY2(tip(2).contains("line 1 is"_L1), qPrintable(tip(2)));
    QVERIFY(model.index(2, 0).data(Qt::AccessibleTextRole).toString().contains("both count"_L1));
    model.setAnalysis(analysis, Id::Draft1997);
    QVERIFY2(tip(2).contains("the first alone counts"_L1), qPrintable(tip(2)));
}

void OutlineModelTest::groupOfALine()
{
    const auto analysis = analysisOf("# first\nUser-agent: a\nDisallow: /\n\nCrawl-delay: 1\n"
                                     "Sitemap: https://a.example/\nUser-agent: b\nAllow: /\n");
    const auto groupsAt = [&](Id id) {
        QList<int> groups;
        for (text::LineNumber line = 0; line <= 10; ++line) {
            const auto group = outline::groupAt(analysis->document, analysis->groupsFor(id), line);
            groups += group ? static_cast<int>(*group) : -1;
        }
        return groups;
    };
    QCOMPARE(groupsAt(Id::Google), QList<int>({-1, -1, 0, 0, 0, 0, -1, 1, 1, 1, -1}));
    QCOMPARE(groupsAt(Id::Yandex), QList<int>({-1, -1, 0, 0, -1, -1, -1, 1, 1, -1, -1}));

    OutlineModel model(crawlers::builtIn());
    model.setAnalysis(analysis, Id::Google);
    const auto nameAt = [&](text::LineNumber line, bool isOpen) {
        return model.indexOfLine(line, [isOpen](const QModelIndex&) { return isOpen; })
            .data()
            .toString();
    };
    QCOMPARE(nameAt(3, true), u"a"_s);
    QCOMPARE(nameAt(5, false), u"a"_s);
    QCOMPARE(nameAt(5, true), u"Crawl-delay: 1"_s);
    QCOMPARE(nameAt(6, false), u"Sitemaps"_s);
    QCOMPARE(nameAt(6, true), u"https://a.example/"_s);
    QCOMPARE(nameAt(1, true), QString());
}

void OutlineModelTest::whatStaysIsTheSameRow()
{
    OutlineModel model(crawlers::builtIn());
    const QAbstractItemModelTester tester(&model, fatal);
    const std::string second = "User-agent: b\nUser-agent: c\nDisallow: /b\n\n";
    const std::string third = "User-agent: d\nDisallow: /d\n";
    model.setAnalysis(analysisOf("User-agent: a\nDisallow: /a\n\n" + second + third), Id::Google);
    const QPersistentModelIndex b(model.index(1, 0));
    const QPersistentModelIndex c(model.index(1, 0, b));
    const QPersistentModelIndex d(model.index(2, 0));
    QCOMPARE(c.data(), u"c"_s);

    model.setAnalysis(
        analysisOf("User-agent: new\nDisallow: /n\n\nUser-agent: a\nDisallow: /a\n\n" + second +
                   third),
        Id::Google);
    QCOMPARE(b.row(), 2);
    QCOMPARE(c.data(), u"c"_s);
    QCOMPARE(c.data(OutlineModel::LineRole), 8);
    QCOMPARE(d.data(), u"d"_s);

    model.setAnalysis(
        analysisOf("User-agent: b\nUser-agent: x\nUser-agent: c\nAllow: /\n\n" + third),
        Id::Google);
    QVERIFY(!model.index(2, 0).isValid());
    QCOMPARE(d.data(), u"d"_s);
    QCOMPARE(d.data(OutlineModel::LineRole), 6);

    const QPersistentModelIndex first(model.index(0, 0));
    model.setAnalysis(analysisOf("User-agent: renamed\nDisallow: /\n\n" + third), Id::Google);
    QCOMPARE(first.data(), u"renamed"_s); // what is typed at does not close
    model.setAnalysis(analysisOf(""), Id::Google);
    QVERIFY(!d.isValid());
}

void OutlineModelTest::tellsOnlyWhatIsOther()
{
    OutlineModel model(crawlers::builtIn());
    const QSignalSpy changed(&model, &OutlineModel::dataChanged);
    const std::string first = "User-agent: a\nDisallow: /a\n\n";
    const std::string second = "User-agent: b\nDisallow: /b\n\n";
    const std::string third = "User-agent: c\nDisallow: /c\n";
    model.setAnalysis(analysisOf(first + second + third), Id::Google);
    QCOMPARE(model.rowCount(), 3);
    const auto rowsTold = [&](const std::string& bytes) {
        const auto before = changed.size();
        model.setAnalysis(analysisOf(bytes), Id::Google);
        if (changed.size() == before)
            return QList<int>();
        return QList<int>{changed.last()[0].toModelIndex().row(),
                          changed.last()[1].toModelIndex().row()};
    };
    QCOMPARE(rowsTold(first + "User-agent: b\nDisallow: /bee\n\n" + third), QList<int>());
    // A rule more, and the groups behind it begin in other lines.
    QCOMPARE(rowsTold(first + "User-agent: b\nAllow: /\nDisallow: /bee\n\n" + third),
             QList<int>({1, 2}));
    QCOMPARE(rowsTold(first + "User-agent: d\nAllow: /\nDisallow: /bee\n\n" + third),
             QList<int>({1, 1}));
    QCOMPARE(model.index(1, 0).data().toString(), u"d"_s);
    QCOMPARE(rowsTold(first + third), QList<int>({1, 1})); // it begins in another line
    // A filter may look for what stands below.
    QCOMPARE(rowsTold(first + third + "Crawl-delay: 5\n"), QList<int>({1, 1}));
    QCOMPARE(rowsTold(first + third + "Crawl-delay: 55\n"), QList<int>({1, 1}));
    QCOMPARE(rowsTold(first + third + "Crawl-delay: 55\n"), QList<int>());
}

// It is held from then on, and the first one no longer.
void OutlineModelTest::laterStageOfAnAnalysis()
{
    OutlineModel model(crawlers::builtIn());
    session::AnalysisPtr quick = analysisOf("User-agent: a\nDisallow: /a\n");
    model.setAnalysis(quick, Id::Google);
    const QStringList rows = textOf(model);
    const QSignalSpy changed(&model, &OutlineModel::dataChanged);
    const session::AnalysisPtr full = session::completed(quick);
    const std::weak_ptr<const session::Analysis> first = quick;
    quick.reset();
    QVERIFY(!first.expired());
    model.setAnalysis(full, Id::Google);
    QVERIFY(first.expired());
    QCOMPARE(textOf(model), rows);
    QVERIFY(changed.isEmpty());
}

void OutlineModelTest::filtering()
{
    OutlineModel model(crawlers::builtIn());
    OutlineFilter filter;
    filter.setSourceModel(&model);
    const QAbstractItemModelTester tester(&filter, fatal);
    model.setAnalysis(analysisOf("User-agent: alpha\nUser-agent: beta\nDisallow: /a\n\n"
                                 "User-agent: gamma\nCrawl-delay: 5\n"),
                      Id::Google);
    filter.setText(u"BETA"_s);
    QCOMPARE(filter.rowCount(), 1);
    QCOMPARE(filter.rowCount(filter.index(0, 0)), 2);
    filter.setText(u"delay"_s);
    QCOMPARE(filter.index(0, 0).data(), u"gamma"_s);
    QCOMPARE(filter.rowCount(filter.index(0, 0)), 1);
    filter.setText(u"nobody"_s);
    QCOMPARE(filter.rowCount(), 0);
    filter.setText(u""_s);
    QCOMPARE(filter.rowCount(), 2);
}

// A model that was changed step by step is as one that was made at once.
void OutlineModelTest::randomEdits()
{
    std::mt19937 random(11);
    const auto upTo = [&random](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    const std::vector<std::string> pieces = {"User-agent: a\n",
                                             "User-agent: b\n",
                                             "User-agent: *\n",
                                             "Disallow: /x\n",
                                             "Allow: /y\n",
                                             "\n",
                                             "Sitemap: https://a.example/\n",
                                             "Crawl-delay: 3\n",
                                             "Host: a.example\n",
                                             "Foo: bar\n"};
    OutlineModel model(crawlers::builtIn());
    OutlineFilter filter;
    filter.setSourceModel(&model);
    const QAbstractItemModelTester tester(&model, fatal);
    const QAbstractItemModelTester filterTester(&filter, fatal);
    filter.setText(u"a"_s);
    std::vector<std::string> lines;
    for (int i = 0; i < 400; ++i) {
        for (std::size_t k = 0; k <= upTo(3); ++k) {
            const std::size_t at = upTo(lines.size() + 1);
            if (at < lines.size() && upTo(3) == 0)
                lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
            else
                lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at),
                             pieces[upTo(pieces.size())]);
        }
        if (upTo(40) == 0)
            lines.clear();
        std::string bytes;
        for (const std::string& line : lines)
            bytes += line;
        const auto analysis = analysisOf(bytes);
        const Id dialect = upTo(8) == 0 ? Id::Yandex : Id::Google;
        model.setAnalysis(analysis, dialect);
        OutlineModel fresh(crawlers::builtIn());
        fresh.setAnalysis(analysis, dialect);
        QCOMPARE(textOf(model), textOf(fresh));
    }
}

void OutlineModelTest::manyGroups()
{
    std::string bytes;
    for (int i = 0; i < 10'000; ++i)
        bytes += "User-agent: bot" + std::to_string(i) + "\nDisallow: /a\nDisallow: /b\n\n";
    const auto before = analysisOf(bytes);
    const auto after = analysisOf("User-agent: new\nDisallow: /\n\n" + bytes);
    OutlineModel model(crawlers::builtIn());
    OutlineFilter filter;
    filter.setSourceModel(&model);
    model.setAnalysis(before, Id::Google);
    QCOMPARE(filter.rowCount(), 10'000);
    const QPersistentModelIndex last(filter.index(9'999, 0));
    QElapsedTimer timer;
    timer.start();
    model.setAnalysis(after, Id::Google);
    qInfo("an edit before 10,000 groups: %lld ms", timer.elapsed());
    QCOMPARE(last.row(), 10'000);
}

QTEST_MAIN(OutlineModelTest)
#include "tst_outline_model.moc"
