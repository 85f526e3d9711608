// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/analyser.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QThread>
#include <QThreadPool>
#include <QtTest>

using namespace crawlright;
using session::Analyser;
using session::AnalysisPtr;

namespace {

// More than any guess takes for short.
const std::string longText(4'000'000, 'x');

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
    void theLatestWins();
    void safeToDestroyWhileRunning();
    void learnsFromMeasurements();
};

void AnalyserTest::shortIsAtOnce()
{
    QThread* ran = nullptr;
    Analyser analyser([&ran](const std::string&, quint64 revision) {
        ran = QThread::currentThread();
        return result(revision);
    });
    const QSignalSpy ready(&analyser, &Analyser::ready);
    analyser.request("short", 1);
    QCOMPARE(ready.count(), 1);
    QCOMPARE(ran, thread());
}

void AnalyserTest::longIsOnAWorker()
{
    std::atomic<QThread*> ran = nullptr;
    Analyser analyser([&ran](const std::string& bytes, quint64 revision) {
        ran = QThread::currentThread();
        return bytes == longText ? result(revision) : nullptr;
    });
    QThread* told = nullptr;
    connect(&analyser, &Analyser::ready, this, [&told](const AnalysisPtr& analysis) {
        QVERIFY(analysis);
        told = QThread::currentThread();
    });
    analyser.request(longText, 1);
    QVERIFY(!told);
    QTRY_VERIFY(told);
    QCOMPARE(told, thread());
    QVERIFY(ran != thread());
}

void AnalyserTest::theLatestWins()
{
    QSemaphore mayGo;
    QAtomicInt runs;
    Analyser analyser([&](const std::string&, quint64 revision) {
        ++runs;
        mayGo.acquire();
        return result(revision);
    });
    const QSignalSpy ready(&analyser, &Analyser::ready);
    analyser.request(longText, 1);
    QTRY_COMPARE(runs.loadRelaxed(), 1);
    for (quint64 revision = 2; revision <= 9; ++revision)
        analyser.request(longText, revision);
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
        Analyser analyser([&](const std::string&, quint64 revision) {
            started.release();
            mayGo.acquire();
            return result(revision);
        });
        analyser.request(longText, 1);
        started.acquire();
    }
    mayGo.release();
    QVERIFY(QThreadPool::globalInstance()->waitForDone());
    QCoreApplication::processEvents();
}

void AnalyserTest::learnsFromMeasurements()
{
    QAtomicInt onWindowThread;
    Analyser analyser([&](const std::string&, quint64 revision) {
        if (QThread::currentThread() == thread())
            ++onWindowThread;
        return result(revision); // in no time
    });
    const QSignalSpy ready(&analyser, &Analyser::ready);
    quint64 revision = 0;
    // After enough short runs even a long text is expected to be short.
    QTRY_VERIFY_WITH_TIMEOUT(
        (analyser.request(longText.substr(0, 1'000'000), ++revision), onWindowThread.loadRelaxed()),
        5000);
    QTRY_VERIFY(!ready.isEmpty());
}

QTEST_GUILESS_MAIN(AnalyserTest)
#include "tst_analyser.moc"
