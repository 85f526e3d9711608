// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/scripted_server.h"
#include "ui/watch/observer.h"

#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace crawlright;
using namespace crawlright::watch;

namespace {

const QByteArray open = "User-agent: *\nAllow: /\n";
const QByteArray closed = "User-agent: *\nDisallow: /\n";

} // namespace

/// A server that changes its mind, watched at a minute of a few milliseconds.
class ObserverTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void noticesAnotherText();
    void noticesAnExpectationThatTurns();
    void noticesAnOutageAndItsEnd();
    void goesOnAfterAStart();
    void aMissingExpectationFileIsNoChange();
    void tellsOfEveryFetch();
    void aRemovedSiteIsForgotten();

private:
    void serve(const QByteArray& body) const
    {
        m_server->serve("/robots.txt", test::answerOf(200, body));
    }
    [[nodiscard]] Site site(const QString& expectations = {}) const
    {
        return {.address = m_server->address(),
                .minutes = leastMinutes,
                .expectations = expectations,
                .last = {}};
    }
    void start()
    {
        m_observer = std::make_unique<Observer>(*m_settings, crawlers::builtIn(), 10ms);
        connect(m_observer.get(), &Observer::noticed, m_observer.get(),
                [this](const Site&, const std::vector<Change>& changes) {
                    m_noticed.insert(m_noticed.end(), changes.begin(), changes.end());
                });
    }
    void watch(const Site& wanted) const
    {
        m_observer->setSites({wanted});
        QTRY_VERIFY(m_observer->sites().first().last.when.isValid());
    }
    QString write(const QByteArray& expectations) const
    {
        QFile file(m_folder->filePath(u"robots.txt.expect"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(expectations) != expectations.size())
            qFatal("cannot write");
        return file.fileName();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<test::ScriptedServer> m_server;
    std::unique_ptr<Observer> m_observer;
    std::vector<Change> m_noticed;
};

void ObserverTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath(u"s.ini"_s), QSettings::IniFormat);
    m_server = std::make_unique<test::ScriptedServer>();
    m_noticed.clear();
    start();
}

void ObserverTest::cleanup()
{
    m_observer.reset();
    m_server.reset();
}

void ObserverTest::noticesAnotherText()
{
    serve(open);
    watch(site());
    QVERIFY(m_noticed.empty());
    serve(closed);
    QTRY_VERIFY(!m_noticed.empty());
    QCOMPARE(m_noticed.size(), 1U);
    QCOMPARE(m_noticed.front().kind, ChangeKind::TextChanged);
    // Told once, however often it is fetched again.
    const qsizetype requests = m_server->requests().size();
    QTRY_COMPARE_GE(m_server->requests().size(), requests + 3);
    QCOMPARE(m_noticed.size(), 1U);
}

void ObserverTest::noticesAnExpectationThatTurns()
{
    serve(open);
    watch(site(write("allow FooBot /\n")));
    QVERIFY(m_observer->sites().first().last.failing.isEmpty());
    serve(closed);
    QTRY_COMPARE(m_noticed.size(), 2U);
    QCOMPARE(m_noticed[1], (Change{ChangeKind::NowFails, u"allow FooBot /"_s}));
    serve(open);
    QTRY_COMPARE(m_noticed.size(), 4U);
    QCOMPARE(m_noticed[3], (Change{ChangeKind::HoldsAgain, u"allow FooBot /"_s}));
}

void ObserverTest::noticesAnOutageAndItsEnd()
{
    serve(open);
    watch(site());
    m_server->serve("/robots.txt", {.bytes = {}, .ending = test::Ending::Reset});
    QTRY_COMPARE(m_noticed.size(), 1U);
    QCOMPARE(m_noticed[0].kind, ChangeKind::AnswerChanged);
    serve(open);
    QTRY_COMPARE(m_noticed.size(), 2U);
    QCOMPARE(m_noticed[1].kind, ChangeKind::AnswerChanged);
}

void ObserverTest::goesOnAfterAStart()
{
    serve(open);
    watch(site());
    m_observer.reset();
    serve(closed);
    start();
    QCOMPARE(m_observer->sites().size(), 1);
    QTRY_COMPARE(m_noticed.size(), 1U);
    QCOMPARE(m_noticed[0].kind, ChangeKind::TextChanged);
}

void ObserverTest::aMissingExpectationFileIsNoChange()
{
    serve(closed);
    const QString path = write("allow FooBot /\n");
    watch(site(path));
    QVERIFY(m_observer->sites().first().last.isExpecting);
    QVERIFY(QFile::remove(path));
    QTRY_VERIFY(!m_observer->sites().first().last.isExpecting);
    QVERIFY(m_noticed.empty());
}

void ObserverTest::tellsOfEveryFetch()
{
    serve(open);
    QSignalSpy fetched(m_observer.get(), &Observer::fetched);
    watch(site());
    QTRY_COMPARE_GE(fetched.size(), 2);
    QCOMPARE(fetched.first().first().value<net::FetchResult>().body, open);
}

void ObserverTest::aRemovedSiteIsForgotten()
{
    serve(open);
    watch(site());
    m_observer->setSites({});
    QVERIFY(m_observer->sites().isEmpty());
    QVERIFY(m_settings->allKeys().isEmpty());
}

QTEST_GUILESS_MAIN(ObserverTest)
#include "tst_observer.moc"
