// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/ui/window/window_fixture.h"

#include "tests/ui/window/letters.h"
#include "ui/editor/code_editor.h"
#include "ui/files/document_file.h"
#include "ui/files/journal.h"
#include "ui/window/pages.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QByteArray>
#include <QChar>
#include <QFile>
#include <QIODevice>
#include <QLabel>
#include <QLineEdit>
#include <QList>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QString>
#include <QStringList>
#include <QTest>
#include <QThreadPool>
#include <QToolButton>
#include <QWidget>

#include <algorithm>

namespace crawlright::test {

using namespace Qt::StringLiterals;

namespace {

QString withoutMnemonic(QString text)
{
    return text.remove(u'&');
}

} // namespace

WindowFixture::WindowFixture()
    : m_settings(m_folder.filePath(u"settings.ini"_s), QSettings::IniFormat)
{
    start();
}

void WindowFixture::start()
{
    m_window = std::make_unique<window::MainWindow>(
        window::Services{.settings = m_settings,
                         .catalogue = crawlers::builtIn(),
                         .highlighting = m_highlighting,
                         .journals = std::make_shared<files::JournalFolder>(journals()),
                         .historyFolder = at(u"history"_s)});
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

WindowFixture::~WindowFixture()
{
    end(); // nobody writes into the folder when it goes
}

void WindowFixture::end()
{
    m_window.reset();
    QThreadPool::globalInstance()->waitForDone(); // as the program does
    files::DocumentFile::writers().waitForDone();
    files::Journal::writer().waitForDone();
}

void WindowFixture::restart()
{
    m_window->close();
    end();
    start();
}

void WindowFixture::crash()
{
    end();
    start();
}

QPlainTextEdit* WindowFixture::editor() const
{
    return &m_window->page().editor();
}

QString WindowFixture::file(const QString& name, const QByteArray& bytes) const
{
    QFile file(at(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(at(name)));
    return at(name);
}

QByteArray WindowFixture::contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

void WindowFixture::open(const QString& path)
{
    m_window->openFile(path);
    QTRY_COMPARE(m_window->windowFilePath(), path);
    QTRY_VERIFY(!session().isLoading());
}

void WindowFixture::type(const QString& text) const
{
    editor()->setFocus();
    for (const QChar character : text) {
        if (character == u'\n')
            QTest::keyClick(editor(), Qt::Key_Return);
        else
            QTest::keyClicks(editor(), character);
    }
}

void WindowFixture::setAddress(const QString& address) const
{
    auto* field = m_window->findChild<QLineEdit*>(u"testAddress"_s);
    field->clear();
    QTest::keyClicks(field, address);
}

QAction* WindowFixture::action(const QString& menu, const QString& name) const
{
    for (const QAction* top : m_window->menuBar()->actions()) {
        if (withoutMnemonic(top->text()) != menu)
            continue;
        for (QAction* action : top->menu()->actions())
            if (withoutMnemonic(action->text()) == name)
                return action;
    }
    return nullptr;
}

void WindowFixture::trigger(const QString& menu, const QString& name) const
{
    QAction* found = action(menu, name);
    QVERIFY2(found, qPrintable(menu + u" ▸ "_s + name));
    QVERIFY2(found->isEnabled(), qPrintable(menu + u" ▸ "_s + name));
    found->trigger();
}

QString WindowFixture::shown(const QString& objectName) const
{
    const QList<QWidget*> all = m_window->findChildren<QWidget*>(objectName);
    const auto seen = std::ranges::find_if(all, &QWidget::isVisible);
    if (seen == all.end())
        return {};
    const QWidget* widget = *seen;
    if (const auto* label = qobject_cast<const QLabel*>(widget))
        return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
        return button->text();
    if (const auto* field = qobject_cast<const QLineEdit*>(widget))
        return field->text();
    return {};
}

QStringList WindowFixture::tabs() const
{
    QStringList names;
    for (int i = 0; i < m_window->pages().count(); ++i)
        names.append(m_window->pages().tabText(i));
    return names;
}

QStringList WindowFixture::messages() const
{
    QStringList texts;
    for (const auto* bar : m_window->findChildren<window::MessageBar*>())
        if (bar->isVisible())
            texts.append(bar->findChild<QLabel*>(u"messageText"_s)->text());
    return texts;
}

void WindowFixture::answerMessage(const QString& text) const
{
    const QStringList ambiguous = twice(lettersSeen(*m_window));
    QVERIFY2(ambiguous.isEmpty(), qPrintable(ambiguous.join(u"; "_s)));
    for (const auto* bar : m_window->findChildren<window::MessageBar*>()) {
        if (!bar->isVisible())
            continue;
        for (auto* button : bar->findChildren<QPushButton*>()) {
            if (withoutMnemonic(button->text()) == text) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
    }
    QFAIL(qPrintable(u"no button: "_s + text));
}

QMessageBox* WindowFixture::question() const
{
    return m_window->findChild<QMessageBox*>(u"unsavedQuestion"_s);
}

} // namespace crawlright::test
