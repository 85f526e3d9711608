// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT

// typist FILE JOURNALS: opens a file and types a line at its start every 20 ms, telling each on
// standard output, until it is killed.
#include "ui/files/document_file.h"
#include "ui/files/journal.h"
#include "ui/session/document_session.h"

#include <QGuiApplication>
#include <QTextCursor>
#include <QTextDocument>

#include <chrono>
#include <cstdio>

int main(int argc, char** argv)
{
    using namespace crawlright;
    using namespace std::chrono_literals;
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    session::DocumentSession session;
    files::DocumentFile file(session);
    const files::Journal journal(session, file,
                                 std::make_shared<files::JournalFolder>(arguments.value(2)));
    int typed = 0;
    QTimer keys;
    QObject::connect(&keys, &QTimer::timeout, &session, [&] {
        QTextCursor(session.textDocument()).insertText(QString::number(++typed) + u'\n');
        std::printf("%d\n", typed);
        std::fflush(stdout);
    });
    QObject::connect(&file, &files::DocumentFile::opened, &keys, [&keys] { keys.start(20ms); });
    file.open(arguments.value(1));
    return QGuiApplication::exec();
}
