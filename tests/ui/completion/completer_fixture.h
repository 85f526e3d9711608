// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/strictness.h"
#include "ui/completion/completer.h"
#include "ui/completion/popup.h"
#include "ui/editor/code_editor.h"
#include "ui/session/document_session.h"

#include <KSyntaxHighlighting/Repository>
#include <QAbstractItemModel>
#include <QAbstractItemModelTester>
#include <QChar>
#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QModelIndex>
#include <QObject>
#include <QString>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>
#include <QTreeView>

#include <memory>
#include <string>
#include <vector>

namespace crawlright::test {

/// URLs in the order of their paths, as a list of them is.
inline urllist::UrlTablePtr tableOf(const std::vector<std::string>& urls)
{
    urllist::UrlTable table;
    for (const std::string& url : urls)
        (void)table.loaded.urls.append(url);
    table.order = urls::PathOrder(table.loaded.urls);
    return std::make_shared<const urllist::UrlTable>(std::move(table));
}

/// A test of the completer of an editor that is shown, and what a person does to it.
class CompleterFixture : public QObject {
protected:
    void setUp()
    {
        failOnWarnings();
        m_session = std::make_unique<session::DocumentSession>();
        m_editor = std::make_unique<editor::CodeEditor>(*m_session, m_repository);
        m_paths = std::make_unique<completion::PathDesk>();
        m_completer = std::make_unique<completion::Completer>(*m_session, *m_editor,
                                                              crawlers::builtIn(), *m_paths);
        m_tester = std::make_unique<QAbstractItemModelTester>(
            view()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_editor->resize(700, 400);
        m_editor->show();
        m_editor->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    }
    void tearDown()
    {
        m_tester.reset();
        m_completer.reset();
        m_editor.reset();
        m_paths.reset();
        m_session.reset();
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    }
    void start(const std::string& bytes, const std::string& host = {})
    {
        m_session->load(bytes, {.host = host});
        m_session->finishLoading();
        QTRY_VERIFY(m_session->isCurrent());
        moveToEnd();
    }
    void type(const QString& text)
    {
        for (const QChar letter : text)
            press(letter == u'\n' ? Qt::Key_Return : Qt::Key(letter.toUpper().unicode()), letter);
    }
    /// A key as a keyboard sends it, and then what an event loop does.
    void press(Qt::Key key, QChar letter = {}, Qt::KeyboardModifiers modifiers = {})
    {
        QKeyEvent shortcut(QEvent::ShortcutOverride, key, modifiers, QString(letter));
        shortcut.ignore();
        QCoreApplication::sendEvent(m_editor.get(), &shortcut);
        QKeyEvent down(QEvent::KeyPress, key, modifiers,
                       letter.isNull() || key == Qt::Key_Return ? QString() : QString(letter));
        QCoreApplication::sendEvent(m_editor.get(), &down);
        QCoreApplication::processEvents();
    }
    void moveTo(qsizetype position)
    {
        QTextCursor cursor = m_editor->textCursor();
        cursor.setPosition(static_cast<int>(position));
        m_editor->setTextCursor(cursor);
        QCoreApplication::processEvents();
    }
    void moveToEnd() { moveTo(m_session->textDocument()->characterCount() - 1); }
    [[nodiscard]] QTreeView* view() const
    {
        return m_editor->findChild<QTreeView*>(QLatin1StringView("completionList"));
    }
    [[nodiscard]] completion::Popup* popup() const
    {
        return m_editor->findChild<completion::Popup*>(QLatin1StringView("completion"));
    }
    [[nodiscard]] QString first() const
    {
        return m_completer->isOpen() ? view()->model()->index(0, 0).data().toString() : QString();
    }
    [[nodiscard]] QString current() const { return view()->currentIndex().data().toString(); }
    [[nodiscard]] bool has(const QString& label) const
    {
        return m_completer->isOpen() && !view()
                                             ->model()
                                             ->match(view()->model()->index(0, 0), Qt::DisplayRole,
                                                     label, 1, Qt::MatchExactly)
                                             .isEmpty();
    }

    KSyntaxHighlighting::Repository m_repository;
    std::unique_ptr<session::DocumentSession> m_session;
    std::unique_ptr<editor::CodeEditor> m_editor;
    std::unique_ptr<completion::PathDesk> m_paths;
    std::unique_ptr<completion::Completer> m_completer;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

} // namespace crawlright::test
