// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/settings/shortcuts.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>

#include <algorithm>

namespace crawlright::settings {

using namespace Qt::StringLiterals;

namespace {

// One text, as QKeySequence writes a list of them; empty: the action shall have no key.
QString keyFor(const QString& id)
{
    return u"shortcuts/"_s + id;
}

QList<QKeySequence> keysIn(const QString& text)
{
    QList<QKeySequence> keys = QKeySequence::listFromString(text);
    keys.removeAll(QKeySequence());
    return keys;
}

/// Whether something besides menus has it.
bool isOfWidget(const QAction& action)
{
    return !std::ranges::all_of(action.associatedObjects(), [](const QObject* object) {
        return qobject_cast<const QMenu*>(object) || qobject_cast<const QMenuBar*>(object);
    });
}

} // namespace

QString withoutMnemonic(QString text)
{
    text.remove(u'…');
    const QString ampersand = u"\x1f"_s;
    return text.replace("&&"_L1, ampersand).remove(u'&').replace(ampersand, "&"_L1).trimmed();
}

Shortcuts::Shortcuts(QSettings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
{
}

void Shortcuts::add(const QMenuBar& menus)
{
    for (const QAction* top : menus.actions()) {
        if (const QMenu* menu = top->menu())
            add(menu->actions(), withoutMnemonic(top->text()));
    }
}

void Shortcuts::add(const QList<QAction*>& actions, const QString& menu)
{
    for (QAction* action : actions) {
        if (const QMenu* below = action->menu()) {
            add(below->actions(), menu + u" › "_s + withoutMnemonic(action->text()));
            continue;
        }
        const QString id = action->objectName();
        if (id.isEmpty() || std::ranges::contains(m_known, action, &Known::action))
            continue;
        m_known.push_back({action, menu, action->shortcuts(), action->shortcutContext()});
        connect(action, &QObject::destroyed, this, [this, action] {
            std::erase_if(m_known, [action](const Known& known) { return known.action == action; });
        });
        if (m_settings.contains(keyFor(id)))
            give(m_known.back(), keysIn(m_settings.value(keyFor(id)).toString()));
    }
}

std::vector<Shortcut> Shortcuts::all() const
{
    std::vector<Shortcut> shortcuts;
    for (const Known& known : m_known)
        shortcuts.push_back({known.action->objectName(), withoutMnemonic(known.action->text()),
                             known.menu, known.action->shortcuts(), known.usual});
    return shortcuts;
}

void Shortcuts::take(const std::vector<Shortcut>& shortcuts)
{
    for (const Shortcut& shortcut : shortcuts) {
        const auto known = std::ranges::find_if(m_known, [&shortcut](const Known& candidate) {
            return candidate.action->objectName() == shortcut.id;
        });
        if (known == m_known.end() || known->action->shortcuts() == shortcut.keys)
            continue;
        give(*known, shortcut.keys);
        if (shortcut.keys == known->usual)
            m_settings.remove(keyFor(shortcut.id));
        else
            m_settings.setValue(keyFor(shortcut.id), QKeySequence::listToString(shortcut.keys));
    }
}

// The usual keys of Copy and its like belong to whatever field has the keyboard, which goes on
// answering to them; other ones are the window's. What a widget has for itself stays its own.
void Shortcuts::give(const Known& known, const QList<QKeySequence>& keys)
{
    const bool isUsual = keys == known.usual || isOfWidget(*known.action);
    known.action->setShortcutContext(isUsual ? known.context : Qt::WindowShortcut);
    known.action->setShortcuts(keys);
}

} // namespace crawlright::settings
