// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/app/program.h"

#include <QProcess>
#include <QProcessEnvironment>

using namespace Qt::StringLiterals;

namespace {

Run finish(QProcess& process, const QByteArray& input)
{
    Run run;
    if (!process.waitForStarted())
        return run;
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(240'000) || process.exitStatus() != QProcess::NormalExit)
        return run;
    run.exitCode = process.exitCode();
    run.output = process.readAllStandardOutput();
    run.errors = process.readAllStandardError();
    return run;
}

QString dataFolder()
{
    return QStringLiteral(CRAWLRIGHT_TEST_DATA "/cli");
}

} // namespace

QString programPath()
{
    return QStringLiteral(CRAWLRIGHT_BIN_DIR "/crawlright-cli");
}

Run runProgram(const QList<QByteArray>& arguments, const QByteArray& input)
{
    // QProcess takes text; a shell that gets the bytes as octal escapes gives back every byte.
    QByteArray command = "exec \"$CLI\"";
    for (const QByteArray& argument : arguments) {
        command += " \"$(printf '";
        for (const char c : argument)
            command +=
                '\\' + QByteArray::number(static_cast<unsigned char>(c), 8).rightJustified(3, '0');
        command += "')\"";
    }
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"CLI"_s, programPath());
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(dataFolder());
    process.start(u"sh"_s, {u"-c"_s, QString::fromLatin1(command)});
    return finish(process, input);
}

Run runShell(const QString& command)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"CLI"_s, programPath());
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(dataFolder());
    process.start(u"sh"_s, {u"-c"_s, command});
    return finish(process, {});
}
