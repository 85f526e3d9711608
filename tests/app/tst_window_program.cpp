// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include <QHash>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Ended {
    int code = -1;
    QString out;
    QString error;
};

Ended run(const QStringList& arguments, const QHash<QString, QString>& variables)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto name : {"DISPLAY"_L1, "WAYLAND_DISPLAY"_L1, "QT_QPA_PLATFORM"_L1})
        environment.remove(name);
    for (auto it = variables.begin(); it != variables.end(); ++it)
        environment.insert(it.key(), it.value());
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QString::fromLatin1(CRAWLRIGHT_BIN_DIR) + u"/crawlright"_s, arguments);
    if (!process.waitForFinished())
        process.kill();
    return {.code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            .out = QString::fromUtf8(process.readAllStandardOutput()),
            .error = QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

/// What the window's program does before there is a window.
class WindowProgramTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void helpAndVersionNeedNoDisplay();
    void saysThatThereIsNoDisplay_data();
    void saysThatThereIsNoDisplay();
    void badUsage_data();
    void badUsage();
};

void WindowProgramTest::helpAndVersionNeedNoDisplay()
{
    const Ended version = run({u"--version"_s}, {});
    QCOMPARE(version.code, 0);
    QVERIFY(version.out.startsWith("Crawlright "_L1));
    const Ended help = run({u"--help"_s}, {});
    QCOMPARE(help.code, 0);
    QVERIFY2(help.out.contains(u"[FILE|URL]…"_s), qPrintable(help.out));
    QVERIFY(help.error.isEmpty());
}

void WindowProgramTest::saysThatThereIsNoDisplay_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::newRow("none") << u"DISPLAY"_s << QString();
    QTest::newRow("X11, nobody answers") << u"DISPLAY"_s << u":987"_s;
    QTest::newRow("Wayland, nobody answers") << u"WAYLAND_DISPLAY"_s << u"wayland-987"_s;
}

void WindowProgramTest::saysThatThereIsNoDisplay()
{
    QFETCH(const QString, name);
    QFETCH(const QString, value);
    const Ended ended = run({}, {{name, value}});
    QCOMPARE(ended.code, 3);
    // libwayland says a line of its own before.
    QVERIFY2(ended.error.endsWith("No display can be reached, so the window cannot be shown.\n"_L1),
             qPrintable(ended.error));
    QVERIFY(ended.error.count(u'\n') <= 2);
    QVERIFY(ended.out.isEmpty());
}

void WindowProgramTest::badUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("unknown option") << QStringList{u"--no-such-option"_s};
    QTest::newRow("two addresses") << QStringList{u"https://a.example"_s, u"https://b.example"_s};
}

void WindowProgramTest::badUsage()
{
    QFETCH(const QStringList, arguments);
    const Ended ended = run(arguments, {{u"QT_QPA_PLATFORM"_s, u"offscreen"_s}});
    QCOMPARE(ended.code, 2);
    QCOMPARE(ended.error.count(u'\n'), 1);
}

QTEST_GUILESS_MAIN(WindowProgramTest)
#include "tst_window_program.moc"
