// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/fetch/header_model.h"
#include "ui/fetch/hop_model.h"
#include "ui/fetch/table_view.h"
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
    void statusesHaveNames();
    void headersAreInert();
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

void TestFetchModels::tooltipsAreNoMarkup()
{
    HeaderModel model;
    model.setHeaders({{"X-Bold", "<img src=x>"}});
    const QString tip = model.index(0, HeaderModel::Value).data(Qt::ToolTipRole).toString();
    QVERIFY(!tip.contains(u'<'));
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
