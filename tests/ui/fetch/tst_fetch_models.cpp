// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/http_rows.h"
#include "tests/support/strictness.h"
#include "ui/fetch/header_model.h"
#include "ui/fetch/hop_model.h"
#include "ui/fetch/meaning_model.h"
#include "ui/fetch/table_view.h"
#include "ui/words/dialects.h"
#include "ui/words/fetch_words.h"
#include "ui/words/outcome_words.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace crawlright;
using namespace crawlright::fetch;

namespace {

net::Hop hopOf(const QString& url, int status)
{
    net::Hop hop;
    hop.url = QUrl(url);
    hop.status = status;
    hop.protocol = net::Protocol::Http1;
    hop.elapsed = 210ms;
    return hop;
}

QString cell(const QAbstractItemModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

class TestFetchModels final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void hopsOneByOne();
    void marksAreSentences();
    void timesAndAddresses();
    void statusesHaveNames();
    void headersAreInert();
    void headersThatMatterComeFirst();
    void everyReaderHasItsRow();
    void conformance_data();
    void conformance();
    void theChosenReaderIsMarked();
    void aLaterEditionHasItsRow();
    void tooltipsAreNoMarkup();
    void rowsAreCopied();
    void everyOutcomeAndSentenceHasWords();
};

void TestFetchModels::hopsOneByOne()
{
    HopModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.append(hopOf(u"http://example.com/robots.txt"_s, 301));
    model.append(hopOf(u"https://example.com/robots.txt"_s, 200));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.rowCount(model.index(0, 0)), 0);
    QCOMPARE(cell(model, 0, HopModel::Status), u"301 Moved Permanently"_s);
    QCOMPARE(cell(model, 1, HopModel::Address), u"https://example.com/robots.txt"_s);
    QCOMPARE(cell(model, 1, HopModel::Protocol), u"HTTP/1"_s);
    QCOMPARE(cell(model, 1, HopModel::Time), u"0.21 s"_s);
    QCOMPARE(cell(model, 1, HopModel::Remarks), QString());
    for (int column = 0; column < HopModel::ColumnCount; ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
    model.clear();
    QCOMPARE(model.rowCount(), 0);
}

void TestFetchModels::marksAreSentences()
{
    HopModel model;
    net::Hop hop = hopOf(u"http://example.org/robots.txt"_s, 0);
    hop.fromHttpsToHttp = true;
    hop.toOtherHost = true;
    model.setHops({hop});
    QCOMPARE(cell(model, 0, HopModel::Status), u"No answer"_s);
    QCOMPARE(cell(model, 0, HopModel::Remarks),
             u"Goes from https to http. Goes to another host."_s);
}

void TestFetchModels::timesAndAddresses()
{
    HopModel model;
    net::Hop hop = hopOf(u"https://example.org/robots.txt"_s, 200);
    hop.addresses = {QHostAddress(u"192.0.2.7"_s), QHostAddress(u"2001:db8::7"_s)};
    hop.times = {.lookup = 10ms, .connect = {}, .firstByte = 120ms};
    model.setHops({hop});
    QCOMPARE(cell(model, 0, HopModel::Lookup), u"0.01 s"_s);
    QCOMPARE(cell(model, 0, HopModel::Connect), QString());
    QCOMPARE(cell(model, 0, HopModel::FirstByte), u"0.12 s"_s);
    QCOMPARE(cell(model, 0, HopModel::Addresses), u"192.0.2.7, 2001:db8::7"_s);
    hop.addresses = {QHostAddress(u"192.0.2.9"_s)};
    hop.isFixed = true;
    model.setHops({hop});
    QCOMPARE(cell(model, 0, HopModel::Addresses), u"192.0.2.9, as you fixed it"_s);
    hop.viaProxy = true;
    model.setHops({hop});
    QCOMPARE(cell(model, 0, HopModel::Addresses), u"Known to the proxy alone"_s);
}

void TestFetchModels::statusesHaveNames()
{
    net::Hop hop = hopOf(u"http://example.com/"_s, 404);
    QCOMPARE(words::status(hop), u"404 Not Found"_s);
    hop.reason = u"Nope"_s;
    QCOMPARE(words::status(hop), u"404 Nope"_s);
    hop = hopOf(u"http://example.com/"_s, 299);
    QCOMPARE(words::status(hop), u"299"_s);
}

void TestFetchModels::headersAreInert()
{
    HeaderModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setHeaders({{"X-A", "plain"},
                      {"X-Bold", "<b>bold</b>"},
                      {"X-Control", QByteArray("a\0b\x1b[31m", 8)},
                      {"X-Latin", "caf\xe9"}});
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(cell(model, 0, HeaderModel::Name), u"X-A"_s);
    QCOMPARE(cell(model, 0, HeaderModel::Value), u"plain"_s);
    QCOMPARE(cell(model, 1, HeaderModel::Value), u"<b>bold</b>"_s);
    QCOMPARE(cell(model, 2, HeaderModel::Value), u"a\\x00b\\x1B[31m"_s);
    QCOMPARE(cell(model, 3, HeaderModel::Value), u"caf\\xE9"_s);
}

void TestFetchModels::headersThatMatterComeFirst()
{
    HeaderModel model;
    model.setHeaders({{"date", "today"},
                      {"age", "7"},
                      {"server", "nginx"},
                      {"cache-control", "max-age=60"},
                      {"etag", "\"1\""},
                      {"x-robots-tag", "noindex"},
                      {"last-modified", "yesterday"}});
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names += cell(model, row, HeaderModel::Name);
    QCOMPARE(names, QStringList({u"etag"_s, u"last-modified"_s, u"cache-control"_s, u"age"_s,
                                 u"x-robots-tag"_s, u"date"_s, u"server"_s}));
}

void TestFetchModels::everyReaderHasItsRow()
{
    MeaningModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.setAnswer(access::Answer{.status = 404});
    QCOMPARE(model.rowCount(), dialects::dialectCount);
    for (int row = 0; row < model.rowCount(); ++row) {
        QVERIFY(!cell(model, row, MeaningModel::Reader).isEmpty());
        QCOMPARE(cell(model, row, MeaningModel::Does), u"May fetch everything"_s);
        QVERIFY(cell(model, row, MeaningModel::Says).endsWith(u'.'));
        QVERIFY(!cell(model, row, MeaningModel::Source).isEmpty());
    }
    // google-parser is a library that fetches nothing.
    QVERIFY(cell(model, 0, MeaningModel::Source).contains(u"is silent: taken from RFC 9309"_s));
    QVERIFY(!cell(model, int(dialects::Id::Google), MeaningModel::Source).contains(u"silent"_s));
    model.setAnswer(std::nullopt);
    QCOMPARE(model.rowCount(), 0);
}

void TestFetchModels::conformance_data()
{
    QTest::addColumn<QJsonObject>("row");
    for (const QJsonValue& value : test::httpRows()) {
        const QJsonObject row = value.toObject();
        QTest::addRow("%s %s: %s", qPrintable(row["id"_L1].toString()),
                      qPrintable(row["dialect"_L1].toString()),
                      qPrintable(row["source"_L1].toString()))
            << row;
    }
}

void TestFetchModels::conformance()
{
    QFETCH(const QJsonObject, row);
    const auto dialect = dialects::find(row["dialect"_L1].toString().toStdString());
    QVERIFY(dialect);
    MeaningModel model;
    model.setAnswer(test::answerOf(row));
    QString does;
    for (int i = 0; i < model.rowCount(); ++i) {
        if (cell(model, i, MeaningModel::Reader) == words::dialectName(*dialect))
            does = cell(model, i, MeaningModel::Does);
    }
    QCOMPARE(does, outcomeName(test::outcomeOf(row["outcome"_L1].toString())));
}

void TestFetchModels::theChosenReaderIsMarked()
{
    MeaningModel model;
    model.setAnswer(access::Answer{.status = 403});
    model.setReader(dialects::Id::Draft1997, u"oldbot"_s);
    const int row = int(dialects::Id::Draft1997);
    QVERIFY(cell(model, row, MeaningModel::Reader).endsWith(u", so oldbot"_s));
    QVERIFY(model.index(row, 0).data(Qt::FontRole).value<QFont>().bold());
    QCOMPARE(cell(model, row, MeaningModel::Does), u"May fetch nothing"_s);
    QVERIFY(!cell(model, 0, MeaningModel::Reader).contains(u"oldbot"_s));
    QVERIFY(!model.index(0, 0).data(Qt::FontRole).isValid());
}

// Google's page of April 2026: after twelve hours without a copy there are no restrictions.
void TestFetchModels::aLaterEditionHasItsRow()
{
    MeaningModel model;
    access::Answer answer{.status = 503};
    answer.unreachableFor = 24h;
    model.setAnswer(answer);
    QCOMPARE(model.rowCount(), dialects::dialectCount + 1);
    const int row = int(dialects::Id::Google) + 1;
    QCOMPARE(cell(model, row - 1, MeaningModel::Does), u"May fetch nothing"_s);
    QCOMPARE(cell(model, row, MeaningModel::Reader), u"Google, page of April 2026"_s);
    QCOMPARE(cell(model, row, MeaningModel::Does), u"May fetch everything"_s);
}

void TestFetchModels::tooltipsAreNoMarkup()
{
    HeaderModel model;
    model.setHeaders({{"X-Bold", "<img src=x>"}});
    const QString tip = model.index(0, HeaderModel::Value).data(Qt::ToolTipRole).toString();
    QCOMPARE(tip, u"<qt>&lt;img src=x&gt;</qt>"_s);
}

void TestFetchModels::rowsAreCopied()
{
    HeaderModel model;
    model.setHeaders({{"A", "1"}, {"B", "2"}, {"C", "3"}});
    TableView view;
    view.setModel(&model);
    view.show();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    view.setFocus();
    view.selectAll();
    QTest::keySequence(&view, QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"A\t1\nB\t2\nC\t3"_s);
}

void TestFetchModels::everyOutcomeAndSentenceHasWords()
{
    QSet<QString> seen;
    for (int i = 0; i < access::sentenceCount; ++i) {
        const QString text = words::whatTheSourceSays(static_cast<access::Sentence>(i));
        QVERIFY2(text.endsWith(u'.'), qPrintable(text));
        seen.insert(text);
    }
    QCOMPARE(seen.size(), access::sentenceCount);
    const access::Meaning silent{access::Outcome::AllowAll, access::Sentence::RfcUnavailable, true};
    const QString text = words::meaning(silent, dialects::get(dialects::Id::Bing), u"Bingbot"_s);
    QVERIFY(text.startsWith(u"Bingbot may fetch everything"_s));
    QVERIFY(text.contains(u"says nothing about this case"_s));
}

QTEST_MAIN(TestFetchModels)
#include "tst_fetch_models.moc"
