// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/analyser.h"

#include <QAtomicInt>
#include <QCoreApplication>
#include <QList>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QThreadPool>

using namespace crawlright;
using session::Analyser;
using session::AnalysisPtr;

namespace {

// More than any guess takes for short.
constexpr std::size_t longText = 4'000'000;

constexpr double guess = 60; // nanoseconds a byte

AnalysisPtr result(quint64 revision)
{
    auto analysis = std::make_shared<session::Analysis>();
    analysis->revision = revision;
    return analysis;
}

} // namespace

class AnalyserTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void shortIsAtOnce();
    void longIsOnAWorker();
    void unknownIsOnAWorkerOnce();
    void theLatestWins();
    void safeToDestroyWhileRunning();
    void learnsFromMeasurements();
};

void AnalyserTest::shortIsAtOnce()
{
    QThread* ran = nullptr;
    Analyser analyser(guess);
    const QSignalSpy ready(&analyser, &Analyser::ready);
    analyser.request({.run =
                          [&ran] {
                              ran = QThread::currentThread();
                              return result(1);
                          },
                      .size = 5});
    QCOMPARE(ready.count(), 1);
    QCOMPARE(ran, thread());
}

void AnalyserTest::longIsOnAWorker()
{
    std::atomic<QThread*> ran = nullptr;
    Analyser analyser(guess);
    QThread* told = nullptr;
    connect(&analyser, &Analyser::ready, this, [&told](const AnalysisPtr& analysis) {
        QVERIFY(analysis);
        told = QThread::currentThread();
    });
    analyser.request({.run =
                          [&ran] {
                              ran = QThread::currentThread();
                              return result(1);
                          },
                      .size = longText});
    QVERIFY(!told);
    QTRY_VERIFY(told);
    QCOMPARE(told, thread());
    QVERIFY(ran != thread());
}

void AnalyserTest::unknownIsOnAWorkerOnce()
{
    QList<QThread*> ran;
    Analyser analyser(std::nullopt);
    const QSignalSpy ready(&analyser, &Analyser::ready);
    const auto ask = [&] {
        analyser.request({.run =
                              [&ran] {
                                  ran.append(QThread::currentThread());
                                  return result(1);
                              },
                          .size = 1});
    };
    ask();
    QTRY_COMPARE(ready.count(), 1);
    ask(); // in no time, as was learnt
    QCOMPARE(ready.count(), 2);
    analyser.forgetCost();
    ask();
    QTRY_COMPARE(ready.count(), 3);
    QVERIFY(ran.at(0) != thread());
    QCOMPARE(ran.at(1), thread());
    QVERIFY(ran.at(2) != thread());
}

void AnalyserTest::theLatestWins()
{
    QSemaphore mayGo;
    QAtomicInt runs;
    Analyser analyser(guess);
    const QSignalSpy ready(&analyser, &Analyser::ready);
    const auto ask = [&](quint64 revision) {
        analyser.request({.run =
                              [&, revision] {
                                  ++runs;
                                  mayGo.acquire();
                                  return result(revision);
                              },
                          .size = longText});
    };
    ask(1);
    QTRY_COMPARE(runs.loadRelaxed(), 1);
    for (quint64 revision = 2; revision <= 9; ++revision)
        ask(revision);
    mayGo.release(2);
    QTRY_COMPARE(ready.count(), 1);
    QCOMPARE(ready[0][0].value<AnalysisPtr>()->revision, 9U);
    QCOMPARE(runs.loadRelaxed(), 2);
}

void AnalyserTest::safeToDestroyWhileRunning()
{
    QSemaphore started;
    QSemaphore mayGo;
    {
        Analyser analyser(guess);
        analyser.request({.run =
                              [&] {
                                  started.release();
                                  mayGo.acquire();
                                  return result(1);
                              },
                          .size = longText});
        started.acquire();
    }
    mayGo.release();
    QVERIFY(QThreadPool::globalInstance()->waitForDone());
    QCoreApplication::processEvents();
}

void AnalyserTest::learnsFromMeasurements()
{
    QAtomicInt onWindowThread;
    Analyser analyser(guess);
    const QSignalSpy ready(&analyser, &Analyser::ready);
    const auto ask = [&] {
        analyser.request({.run =
                              [&] {
                                  if (QThread::currentThread() == thread())
                                      ++onWindowThread;
                                  return result(1); // in no time
                              },
                          .size = longText / 4});
    };
    // After enough short runs even a long text is expected to be short.
    QTRY_VERIFY_WITH_TIMEOUT((ask(), onWindowThread.loadRelaxed()), 5000);
    QTRY_VERIFY(!ready.isEmpty());
}

QTEST_GUILESS_MAIN(AnalyserTest)
#include "tst_analyser.moc"
