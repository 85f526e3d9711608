// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/main_window.h"
#include "ui/window/message_bar.h"

#include <KSyntaxHighlighting/Repository>
#include <QSettings>
#include <QTemporaryDir>

#include <memory>

class QAction;
class QMessageBox;
class QPlainTextEdit;

namespace crawlright::test {

/// A window with settings and a folder of its own, and the eyes and hands of its user.
class WindowFixture {
public:
    WindowFixture();
    ~WindowFixture();

    /// Closes the window unasked and starts another one with the same settings.
    void restart();
    /// The window goes without being closed, as in a crash, and another one is started with the
    /// same settings. Not as in a crash, what is kept of unsaved texts goes, too.
    void crash();

    [[nodiscard]] window::MainWindow& window() { return *m_window; }
    [[nodiscard]] session::DocumentSession& session() { return m_window->session(); }
    [[nodiscard]] QPlainTextEdit* editor() const;
    [[nodiscard]] QSettings& settings() { return m_settings; }

    /// Where unsaved texts are kept.
    [[nodiscard]] QString journals() const { return at(QStringLiteral("journals")); }
    /// A path in the folder of this fixture.
    [[nodiscard]] QString at(const QString& name) const { return m_folder.filePath(name); }
    /// Writes a file in it.
    QString file(const QString& name, const QByteArray& bytes) const;
    [[nodiscard]] static QByteArray contentOf(const QString& path);

    /// Opens a file and waits until its text is there.
    void open(const QString& path);
    void type(const QString& text) const;
    void setAddress(const QString& address) const;
    void trigger(const QString& menu, const QString& action) const;
    [[nodiscard]] QAction* action(const QString& menu, const QString& action) const;

    /// What is written on a label, a button or a field of this name; empty if it is not on screen.
    [[nodiscard]] QString shown(const QString& objectName) const;
    /// What is written on the tabs of the documents.
    [[nodiscard]] QStringList tabs() const;
    /// The messages above the editor, newest first.
    [[nodiscard]] QStringList messages() const;
    /// Presses a button of a message; no letter on screen may mean two things then.
    void answerMessage(const QString& button) const;
    /// The question about unsaved changes; null: it is not asked.
    [[nodiscard]] QMessageBox* question() const;

private:
    void start();
    void end();

    QTemporaryDir m_folder;
    QSettings m_settings;
    KSyntaxHighlighting::Repository m_highlighting;
    std::unique_ptr<window::MainWindow> m_window;
};

} // namespace crawlright::test
