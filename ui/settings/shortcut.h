// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <vector>

namespace crawlright::settings {

/// The keys of an action. The first is what a menu shows.
struct Shortcut {
    QString id;   ///< the action's objectName
    QString text; ///< without mnemonics and dots
    QString menu; ///< where it is found: "Edit", "View › Editor Colours"
    QList<QKeySequence> keys;
    QList<QKeySequence> usual; ///< when the program is new
    friend bool operator==(const Shortcut&, const Shortcut&) = default;
};

/// What keeps a key from being an action's.
enum class KeyFault {
    None,
    Types,      ///< one needs it to type
    EditsField, ///< every field edits its text with it
};
[[nodiscard]] KeyFault faultOf(const QKeySequence& key);

/// Whether the two cannot be told apart, or one begins the other.
[[nodiscard]] bool collide(const QKeySequence& one, const QKeySequence& other);

} // namespace crawlright::settings
