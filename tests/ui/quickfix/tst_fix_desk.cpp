// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/quickfix/fix_desk.h"
#include "ui/quickfix/hover_text.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QList>
#include <QPalette>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSemaphore>
#include <QSignalSpy>
#include <QString>
#include <QStringLiteral>
#include <QTest>
#include <QThreadPool>

using namespace crawlright;
using checks::Code;
using quickfix::FixDesk;
using quickfix::Offer;

namespace {

session::AnalysisPtr analysisOf(const std::string& bytes, quint64 revision = 1)
{
    return session::completed(session::analyse(bytes, revision));
}

const checks::Finding& findingOf(const session::AnalysisPtr& analysis, Code code)
{
    const auto found = std::ranges::find(analysis->findings, code, &checks::Finding::code);
    if (found == analysis->findings.end())
        qFatal("no such finding");
    return *found;
}

std::vector<Offer> offersOf(const FixDesk& desk, Code code)
{
    return desk.offersFor(findingOf(desk.analysis(), code)).offers;
}

const std::string faulty = "User-agent: *\nDisallow /a\nDisallow /b\n";

} // namespace

class FixDeskTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void offersInOrder();
    void aBigFileIsLookedAtOnAWorker();
    void ofManyTextsTheNewest();
    void guessesAreNotMended();
    void ignoringIsAComment_data();
    void ignoringIsAComment();
    void ignoringIsProved();
    void linksLeadToOffers();
};

void FixDeskTest::offersInOrder()
{
    FixDesk desk;
    desk.setAnalysis(analysisOf(faulty));
    const auto offers = offersOf(desk, Code::MissingColon);
    QVERIFY(offers.size() >= 4);
    QCOMPARE(offers.front().kind, Offer::Kind::Fix);
    QCOMPARE(edits::applied(faulty, offers.front().edits),
             std::string("User-agent: *\nDisallow: /a\nDisallow /b\n"));
    QList<Offer::Kind> kinds;
    for (const Offer& offer : offers) {
        QVERIFY(!offer.title.isEmpty());
        QCOMPARE(offer.revision, 1U);
        if (offer.kind != Offer::Kind::Fix)
            kinds.append(offer.kind);
    }
    QCOMPARE(kinds, QList({Offer::Kind::FixAll, Offer::Kind::Ignore, Offer::Kind::Explain}));
    const auto all = std::ranges::find(offers, Offer::Kind::FixAll, &Offer::kind);
    QVERIFY2(all->title.contains(u'2'), qPrintable(all->title));
}

void FixDeskTest::aBigFileIsLookedAtOnAWorker()
{
    FixDesk desk;
    const QSignalSpy ready(&desk, &FixDesk::ready);
    desk.setAnalysis(analysisOf(faulty + std::string(30'000, '#') + "\n"));
    QCOMPARE(ready.count(), 0);
    const checks::Finding& finding = findingOf(desk.analysis(), Code::MissingColon);
    QVERIFY(!desk.isFixable(finding));
    QTRY_COMPARE(ready.count(), 1);
    QVERIFY(desk.isFixable(finding));
}

// What came and went while the desk was busy is not looked at.
void FixDeskTest::ofManyTextsTheNewest()
{
    QThreadPool& pool = *QThreadPool::globalInstance();
    pool.waitForDone();
    const int threads = pool.maxThreadCount();
    pool.setMaxThreadCount(1);
    QSemaphore first;
    QSemaphore isReached;
    QSemaphore second;
    const auto restore = qScopeGuard([&] {
        first.release();
        second.release();
        pool.waitForDone();
        pool.setMaxThreadCount(threads);
    });
    FixDesk desk;
    const QSignalSpy ready(&desk, &FixDesk::ready);
    pool.start([&first] { first.acquire(); });
    const std::string big = faulty + std::string(30'000, '#') + "\n";
    for (const quint64 revision : {1U, 2U, 3U})
        desk.setAnalysis(analysisOf(big + std::to_string(revision), revision));
    pool.start([&] {
        isReached.release();
        second.acquire();
    });
    first.release();
    isReached.acquire(); // what was begun until now is done: the first text alone
    QCoreApplication::processEvents();
    QCOMPARE(ready.count(), 0);
    QVERIFY(!desk.fixer());
    second.release();
    QTRY_COMPARE(ready.count(), 1);
    QVERIFY(desk.isFixable(findingOf(desk.analysis(), Code::MissingColon)));
    QCOMPARE(offersOf(desk, Code::MissingColon).front().revision, 3U);
}

void FixDeskTest::guessesAreNotMended()
{
    const std::string dead = "User-agent: *\nDisallow: /a\nDisallow: /a/b\n";
    const session::AnalysisPtr full = analysisOf(dead);
    FixDesk desk;
    desk.setAnalysis(full);
    QVERIFY(offersOf(desk, Code::DeadRule).size() > 1);
    // Before it is checked again for the new text, nothing is done about it.
    session::EditedSpan since;
    since.add({0, 0}, 2);
    const session::AnalysisPtr quick = session::analyse("#\n" + dead, 2, {}, {full, since});
    desk.setAnalysis(quick);
    const auto offers = offersOf(desk, Code::DeadRule);
    QCOMPARE(offers.size(), std::size_t{1});
    QCOMPARE(offers.front().kind, Offer::Kind::Explain);
}

void FixDeskTest::ignoringIsAComment_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("ignored");
    const auto row = [](const char* name, const QByteArray& file, Code code,
                        const QByteArray& ignored) {
        QTest::newRow(name) << file << static_cast<int>(code) << ignored;
    };
    row("a line", "User-agent: *\nFoo: 1\n", Code::UnknownDirective,
        "User-agent: *\n# crawlright: ignore unknown-directive\nFoo: 1\n");
    row("its line end", "User-agent: *\r\nFoo: 1", Code::UnknownDirective,
        "User-agent: *\r\n# crawlright: ignore unknown-directive\r\nFoo: 1");
    row("behind a mark",
        "\xEF\xBB\xBF"
        "Foo: 1\nUser-agent: *\nAllow: /\n",
        Code::UnknownDirective,
        "\xEF\xBB\xBF# crawlright: ignore unknown-directive\nFoo: 1\nUser-agent: *\nAllow: /\n");
    row("a file", "# nothing\n", Code::EmptyFile,
        "# crawlright: ignore-file empty-file\n# nothing\n");
}

void FixDeskTest::ignoringIsAComment()
{
    QFETCH(const QByteArray, file);
    QFETCH(const int, code);
    QFETCH(const QByteArray, ignored);
    const auto id = static_cast<Code>(code);
    FixDesk desk;
    desk.setAnalysis(analysisOf(file.toStdString()));
    const auto offers = offersOf(desk, id);
    const auto offer = std::ranges::find(offers, Offer::Kind::Ignore, &Offer::kind);
    QVERIFY(offer != offers.end());
    const std::string after = edits::applied(file.toStdString(), offer->edits);
    QCOMPARE(QByteArray::fromStdString(after), ignored);
    QCOMPARE(offer->title, ignored.contains("ignore-file")
                               ? QStringLiteral("Ignore this in the whole file")
                               : QStringLiteral("Ignore this here"));
    QCOMPARE(offer->keeps, checks::everybody);
    // And so it is.
    const session::AnalysisPtr now = analysisOf(after);
    QVERIFY(std::ranges::find(now->findings, id, &checks::Finding::code) == now->findings.end());
}

// A line more pushes the last rule over what some read.
void FixDeskTest::ignoringIsProved()
{
    std::string file = "User-agent: *\nFoo: 1\n";
    const std::string rule = "Disallow: /z\n";
    for (const std::string line = "#" + std::string(1'000, '-') + "\n";
         file.size() + line.size() + rule.size() < std::size_t{500} * 1024;)
        file += line;
    file += "#" + std::string(std::size_t{500} * 1024 - file.size() - rule.size() - 2, '-') + "\n";
    file += rule;
    FixDesk desk;
    QSignalSpy ready(&desk, &FixDesk::ready);
    desk.setAnalysis(analysisOf(file));
    QTRY_COMPARE(ready.count(), 1);
    const auto offers = offersOf(desk, Code::UnknownDirective);
    const auto offer = std::ranges::find(offers, Offer::Kind::Ignore, &Offer::kind);
    QVERIFY(offer != offers.end());
    QVERIFY((offer->keeps & checks::only(dialects::Id::Google)) == 0);
}

void FixDeskTest::linksLeadToOffers()
{
    FixDesk desk;
    desk.setAnalysis(analysisOf(faulty));
    const checks::Finding& finding = findingOf(desk.analysis(), Code::MissingColon);
    const QString html = quickfix::hoverText(desk, {&finding}, {dialects::Id::Google}, QPalette());
    const QRegularExpression link(QStringLiteral("href=\"([^\"]*)\""));
    std::size_t links = 0;
    QString last;
    for (auto match = link.globalMatch(html); match.hasNext(); ++links) {
        last = match.next().captured(1);
        QCOMPARE(quickfix::offerOf(desk, last)->title,
                 desk.offersFor(finding).offers.at(links).title);
    }
    QCOMPARE(links, desk.offersFor(finding).offers.size());
    desk.setAnalysis(analysisOf(faulty, 2));
    QVERIFY(!quickfix::offerOf(desk, last)); // of a text that is no more
    QVERIFY(!quickfix::offerOf(desk, QStringLiteral("https://example.com/")));
}

QTEST_GUILESS_MAIN(FixDeskTest)
#include "tst_fix_desk.moc"
