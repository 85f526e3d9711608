// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/ui/window/letters.h"

#include <QAbstractButton>
#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>
#include <QLabel>
#include <QMenuBar>
#include <QTabBar>
#include <QWidget>

namespace crawlright::test {

using namespace Qt::StringLiterals;

namespace {

/// The texts that a widget underlines letters of.
QStringList textsOf(const QWidget& widget)
{
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return {button->text()};
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label && label->buddy())
        return {label->text()};
    QStringList texts;
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < tabs->count(); ++i)
            texts.append(tabs->tabText(i));
    return texts;
}

} // namespace

void addLetter(Letters& letters, const QString& text)
{
    if (const QKeySequence keys = QKeySequence::mnemonic(text); !keys.isEmpty())
        letters.insert(keys.toString(), text);
}

Letters lettersOfMenus(const QWidget& window)
{
    Letters letters;
    for (const QAction* menu : window.findChild<QMenuBar*>()->actions())
        addLetter(letters, menu->text());
    for (const QAction* action : window.findChildren<QAction*>())
        for (const QKeySequence& keys : action->shortcuts())
            if (keys.count() == 1 && keys[0].keyboardModifiers() == Qt::AltModifier &&
                keys[0].key() >= Qt::Key_A && keys[0].key() <= Qt::Key_Z)
                letters.insert(keys.toString(), action->text());
    return letters;
}

Letters lettersOfWidgets(const QWidget& window, bool (*isWanted)(const QWidget&))
{
    Letters letters;
    for (const QWidget* widget : window.findChildren<QWidget*>())
        if (widget->window() == &window && isWanted(*widget))
            for (const QString& text : textsOf(*widget))
                addLetter(letters, text);
    return letters;
}

Letters lettersSeen(const QWidget& window)
{
    QCoreApplication::processEvents();
    Letters letters = lettersOfMenus(window);
    letters.unite(lettersOfWidgets(
        window, [](const QWidget& widget) { return !widget.visibleRegion().isEmpty(); }));
    return letters;
}

QStringList twice(const Letters& letters)
{
    QStringList found;
    for (const QString& keys : letters.uniqueKeys())
        if (letters.count(keys) > 1)
            found.append(u"%1: %2"_s.arg(keys, QStringList(letters.values(keys)).join(u", "_s)));
    return found;
}

} // namespace crawlright::test
