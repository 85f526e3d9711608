// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/editor/code_editor.h"
#include "ui/session/document_session.h"

#include <KSyntaxHighlighting/Repository>
#include <QChar>
#include <QList>
#include <QPalette>
#include <QRegularExpression>
#include <QString>
#include <QStringLiteral>
#include <QTest>
#include <QTextCursor>

#include <ctime>
#include <fstream>
#include <iterator>

namespace crawlright::editor {

/// An editor of a session, shown, and what a person does to it.
struct EditorFixture {
    EditorFixture()
    {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        QPalette palette;
        palette.setColor(QPalette::Base, Qt::white);
        palette.setColor(QPalette::Text, Qt::black);
        editor.setPalette(palette);
        editor.resize(700, 400);
        editor.show();
        isShown = QTest::qWaitForWindowExposed(&editor);
        editor.activateWindow();
        editor.setFocus();
    }

    /// The text, its analysis whole, the cursor at its start.
    void load(const std::string& bytes)
    {
        session.load(bytes);
        session.finishLoading();
        editor.moveCursor(QTextCursor::Start);
        QTRY_VERIFY_WITH_TIMEOUT(session.isComplete(), 20'000);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&editor, key, modifiers);
    }
    void type(const char* keys)
    {
        for (const QChar key : QString::fromUtf8(keys)) {
            if (key == u'\n')
                press(Qt::Key_Return);
            else
                QTest::keyClicks(&editor, key);
        }
    }
    [[nodiscard]] QString row(int number) const
    {
        const auto rows = editor.visibleRows();
        return rows.at(static_cast<std::size_t>(number)).block.text();
    }
    /// The numbers of the lines that are seen.
    [[nodiscard]] QList<uint> lines() const
    {
        QList<uint> numbers;
        for (const CodeEditor::Row& seen : editor.visibleRows()) {
            if (seen.line != 0)
                numbers.append(seen.line);
        }
        return numbers;
    }

    KSyntaxHighlighting::Repository repository;
    session::DocumentSession session;
    CodeEditor editor{session, repository};
    bool isShown = false;
};

/// Of this thread.
inline double cpuMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// A file of the corpus of real ones; empty where that is absent.
inline std::string corpusFile(const char* name)
{
    const QString folder = qEnvironmentVariable(
        "CRAWLRIGHT_CORPUS", QStringLiteral(CRAWLRIGHT_SOURCE_DIR "/../shared/corpus/real"));
    std::ifstream file(folder.toStdString() + '/' + name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace crawlright::editor
