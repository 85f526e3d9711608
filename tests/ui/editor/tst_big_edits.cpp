// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/code_editor.h"
#include "ui/session/document_session.h"

#include <KSyntaxHighlighting/Repository>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStringLiteral>
#include <QTest>

using namespace crawlright;

/// Edits that the session makes in pieces.
class BigEditsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }
    void keepThePlace();
};

void BigEditsTest::keepThePlace()
{
    std::string file;
    std::string wanted;
    edits::Edits edits;
    for (int i = 1; i <= 1000; ++i) {
        const auto at = static_cast<text::Offset>(file.size());
        edits.push_back({{at, at + 1}, "Allow"});
        file += "x: /" + std::to_string(i) + '\n';
        wanted += "Allow: /" + std::to_string(i) + '\n';
    }
    KSyntaxHighlighting::Repository repository;
    session::DocumentSession session;
    editor::CodeEditor editor(session, repository);
    editor.resize(700, 400);
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    session.load(file);
    session.finishLoading();
    session.setSliceSize(100);
    editor.goToLine(500);
    QTest::keyClick(&editor, Qt::Key_End);
    const int top = editor.verticalScrollBar()->value();
    QVERIFY(top > 0);

    editor.applyEdits(edits);
    QVERIFY(session.isLoading());
    QVERIFY(editor.isReadOnly());
    QTest::keyClicks(&editor, QStringLiteral("x"));
    QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(!session.isLoading());
    QVERIFY(!editor.isReadOnly());
    QCOMPARE(session.bytes(), wanted);
    QCOMPARE(editor.cursorLine(), 500U);
    QVERIFY(editor.textCursor().atBlockEnd());
    QCOMPARE(editor.verticalScrollBar()->value(), top);
    editor.undo();
    QCOMPARE(session.bytes(), file);
}

QTEST_MAIN(BigEditsTest)
#include "tst_big_edits.moc"
