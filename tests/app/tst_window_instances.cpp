// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/app/pause_watch.h"
#include "tests/app/screen_reader.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QIODevice>
#include <QProcess>
#include <QStandardPaths>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <vector>

using namespace crawlright;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using test::ScreenReader;

namespace {

constexpr auto patience = 20s;
constexpr int patienceInMs = 20'000;
constexpr auto typingTime = 5s; // several times what is kept in one go
constexpr auto mostLoss = 2s;

using Clock = test::PauseWatch::Clock;

/// A key press of a person, as far as the program can tell.
[[nodiscard]] bool xdotool(const QStringList& arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(u"xdotool"_s, arguments);
    return process.waitForFinished(patienceInMs) && process.exitStatus() == QProcess::NormalExit &&
           process.exitCode() == 0;
}

} // namespace

/// The window's program as it is started twice, and ended in a way that it does not choose. Each
/// test has a display, a bus and a home of its own, and so meets no window of the user's.
class WindowInstancesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aSecondStartOpensInTheFirst();
    void aNewInstanceIsItsOwn();
    void whatWasTypedOutlivesAKill_data();
    void whatWasTypedOutlivesAKill();
    void aKilledSecondWindowIsOffered();

private:
    QProcess& start(const QStringList& arguments, const QString& folder = {});
    [[nodiscard]] QString file(const QString& name, const QByteArray& bytes) const;
    /// Types words, faster than anybody does, until the time is over; when each was begun.
    void typeWords(std::vector<Clock::time_point>& begun) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<test::AccessibleDesktop> m_desktop;
    std::unique_ptr<ScreenReader> m_reader;
    std::vector<std::unique_ptr<QProcess>> m_programs;
    const QString m_text = u"Text of the robots.txt"_s;
};

void WindowInstancesTest::init()
{
    QTest::failOnWarning();
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkpath(u"sub"_s));
    if (m_desktop) // one for all: a program can reach but one accessibility bus
        return;
    m_desktop = std::make_unique<test::AccessibleDesktop>();
    if (!m_desktop->fault().isEmpty()) {
        const QString fault = m_desktop->fault();
        m_desktop.reset();
        QSKIP(qPrintable(u"A desktop of its own cannot be had here: "_s + fault));
    }
    m_reader = std::make_unique<ScreenReader>();
}

void WindowInstancesTest::cleanup()
{
    for (const auto& program : m_programs) {
        program->kill();
        if (program->state() != QProcess::NotRunning)
            QVERIFY(program->waitForFinished(patienceInMs));
    }
    m_programs.clear();
    if (m_reader)
        QTRY_COMPARE_WITH_TIMEOUT(m_reader->programs(), 0, patience);
    if (m_desktop)
        m_desktop->clearHome();
}

QProcess& WindowInstancesTest::start(const QStringList& arguments, const QString& folder)
{
    m_programs.push_back(m_desktop->start(
        QString::fromLatin1(CRAWLRIGHT_BIN_DIR) + u"/crawlright"_s, arguments, folder));
    return *m_programs.back();
}

QString WindowInstancesTest::file(const QString& name, const QByteArray& bytes) const
{
    QFile file(m_folder->filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return {};
    return file.fileName();
}

void WindowInstancesTest::aSecondStartOpensInTheFirst()
{
    const QString first = file(u"first.txt"_s, "User-agent: *\nDisallow: /first/\n");
    QVERIFY(!file(u"sub/second.txt"_s, "User-agent: *\nDisallow: /second/\n").isEmpty());
    const QProcess& running = start({first});
    QTRY_VERIFY_WITH_TIMEOUT(m_reader->hears(u"Disallow: /first/"_s), patience);

    QProcess& second = start({u"second.txt"_s}, m_folder->filePath(u"sub"_s));
    QTRY_COMPARE_WITH_TIMEOUT(second.state(), QProcess::NotRunning, patience);
    QCOMPARE(second.exitStatus(), QProcess::NormalExit);
    QCOMPARE(second.exitCode(), 0);
    QTRY_VERIFY_WITH_TIMEOUT(m_reader->hears(u"Disallow: /second/"_s), patience);
    QCOMPARE(m_reader->programs(), 1);
    QCOMPARE(running.state(), QProcess::Running);
}

void WindowInstancesTest::aNewInstanceIsItsOwn()
{
    const QString first = file(u"first.txt"_s, "User-agent: *\nDisallow: /first/\n");
    const QString other = file(u"other.txt"_s, "User-agent: *\nDisallow: /other/\n");
    start({first});
    QTRY_VERIFY_WITH_TIMEOUT(m_reader->hears(u"Disallow: /first/"_s), patience);
    const QProcess& own = start({u"-n"_s, other});
    QTRY_VERIFY_WITH_TIMEOUT(m_reader->hears(u"Disallow: /other/"_s), patience);
    QCOMPARE(m_reader->programs(), 2);
    QCOMPARE(own.state(), QProcess::Running);
}

void WindowInstancesTest::typeWords(std::vector<Clock::time_point>& begun) const
{
    for (const auto end = Clock::now() + typingTime; Clock::now() < end;) {
        begun.push_back(Clock::now());
        QVERIFY(xdotool({u"type"_s, u"--delay"_s, u"30"_s, u" w%1."_s.arg(begun.size() - 1)}));
    }
}

void WindowInstancesTest::whatWasTypedOutlivesAKill_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray begin = "User-agent: *\n";
    const QByteArray end = "Disallow: /typed/\n";
    QTest::newRow("a few lines") << begin + end;
    QByteArray many;
    for (int i = 0; i < 42'000; ++i) // 850 KB, as big as any that is known
        many += "Disallow: /big/" + QByteArray::number(i) + '\n';
    QTest::newRow("a big file") << begin + many + end;
}

void WindowInstancesTest::whatWasTypedOutlivesAKill()
{
    if (QStandardPaths::findExecutable(u"xdotool"_s).isEmpty())
        QSKIP("xdotool is not installed.");
    QFETCH(const QByteArray, bytes);
    const QString path = file(u"typed.txt"_s, bytes);
    QProcess& killed = start({path});
    QTRY_VERIFY_WITH_TIMEOUT(m_reader->read(m_text).contains(u"/typed/"_s), patience);
    QVERIFY(xdotool({u"search"_s, u"--sync"_s, u"--onlyvisible"_s, u"--name"_s, u"typed.txt"_s,
                     u"windowfocus"_s, u"--sync"_s, u"key"_s, u"ctrl+End"_s, u"type"_s, u"#"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(m_reader->read(m_text).endsWith(u'#'), patience);

    test::PauseWatch pauses;
    std::vector<Clock::time_point> begun;
    typeWords(begun);
    const auto end = Clock::now();
    killed.kill();
    QVERIFY(killed.waitForFinished(patienceInMs));
    QCOMPARE(killed.exitStatus(), QProcess::CrashExit);
    QTRY_COMPARE_WITH_TIMEOUT(m_reader->programs(), 0, patience);

    start({path});
    QTRY_VERIFY_WITH_TIMEOUT(m_reader->hears(u"“typed.txt” has unsaved changes"_s), patience);
    QVERIFY(m_reader->press(u"Recover"_s));
    QTRY_VERIFY_WITH_TIMEOUT(m_reader->read(m_text).contains(u"# w0."_s), patience);
    const QString text = m_reader->read(m_text);
    std::size_t kept = 0;
    while (kept < begun.size() && text.contains(u" w%1."_s.arg(kept)))
        ++kept;
    const auto lostFrom = kept == begun.size() ? end : begun[kept];
    const auto paused = pauses.within(lostFrom, end);
    const auto inMs = [](Clock::duration time) {
        return static_cast<long long>(std::chrono::round<std::chrono::milliseconds>(time).count());
    };
    qInfo("typed %zu words in %lld ms; %zu came back; lost: what was typed in the last %lld ms, in "
          "%lld of which the machine stood still",
          begun.size(), inMs(end - begun.front()), kept, inMs(end - lostFrom), inMs(paused));
    QVERIFY(end - lostFrom - paused <= mostLoss);
    QFile saved(path);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QVERIFY(saved.readAll() == bytes); // the file itself is as it was
}

/// The window that is left is told of it by the next start.
void WindowInstancesTest::aKilledSecondWindowIsOffered()
{
    if (QStandardPaths::findExecutable(u"xdotool"_s).isEmpty())
        QSKIP("xdotool is not installed.");
    const QString first = file(u"first.txt"_s, "User-agent: *\nDisallow: /first/\n");
    const QString other = file(u"other.txt"_s, "User-agent: *\nDisallow: /other/\n");
    const QProcess& running = start({first});
    QTRY_VERIFY_WITH_TIMEOUT(m_reader->hears(u"Disallow: /first/"_s), patience);
    QProcess& killed = start({u"-n"_s, other});
    QTRY_VERIFY_WITH_TIMEOUT(m_reader->hears(u"Disallow: /other/"_s), patience);
    QVERIFY(xdotool({u"search"_s, u"--sync"_s, u"--onlyvisible"_s, u"--name"_s, u"other.txt"_s,
                     u"windowfocus"_s, u"--sync"_s, u"key"_s, u"ctrl+End"_s, u"type"_s, u"#"_s}));
    std::vector<Clock::time_point> begun;
    typeWords(begun);
    killed.kill();
    QVERIFY(killed.waitForFinished(patienceInMs));
    QTRY_COMPARE_WITH_TIMEOUT(m_reader->programs(), 1, patience);

    const QProcess& next = start({other});
    QTRY_COMPARE_WITH_TIMEOUT(next.state(), QProcess::NotRunning, patience);
    QCOMPARE(next.exitCode(), 0);
    QTRY_VERIFY_WITH_TIMEOUT(m_reader->hears(u"“other.txt” has unsaved changes"_s), patience);
    QCOMPARE(running.state(), QProcess::Running);
    QVERIFY(m_reader->press(u"Recover"_s));
    QTRY_VERIFY_WITH_TIMEOUT(m_reader->hears(u"# w0."_s), patience);
}

QTEST_GUILESS_MAIN(WindowInstancesTest)
#include "tst_window_instances.moc"
