// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QMultiMap>
#include <QString>
#include <QStringList>

class QWidget;

/// The underlined letters of a window, each to be pressed with Alt.
namespace crawlright::test {

/// By the keys, “Alt+A”, what they are underlined in.
using Letters = QMultiMap<QString, QString>;

void addLetter(Letters& letters, const QString& text);
/// Those of the titles of the menus, and the keys of actions that look like them.
[[nodiscard]] Letters lettersOfMenus(const QWidget& window);
[[nodiscard]] Letters lettersOfWidgets(const QWidget& window, bool (*isWanted)(const QWidget&));
/// Those of the menus and of all that is on screen.
[[nodiscard]] Letters lettersSeen(const QWidget& window);
/// Which of them mean two things.
[[nodiscard]] QStringList twice(const Letters& letters);

} // namespace crawlright::test
