// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QFormLayout;
class QLabel;
class QLineEdit;
class QScrollArea;
class QWidget;

/// How text of servers stands in a window: as it is, never as markup.
namespace crawlright::fetch {

/// Sentences, to be selected with the mouse or the keyboard.
[[nodiscard]] QLabel* makeSentences(const QString& objectName);
/// Shows it; without a text the label is hidden.
void setSentences(QLabel* label, const QString& text);

/// One line of machine text: it can be selected, and a long address scrolls instead of widening
/// the pane.
[[nodiscard]] QLineEdit* makeValue(const QString& objectName);
void setValue(QLineEdit* field, const QString& text);
/// Adds it under a name, which is also the one for those who do not see it.
void addValue(QFormLayout& form, const QString& name, QWidget* value);

/// A page that scrolls up and down where the pane is low.
[[nodiscard]] QScrollArea* makeScrolling(QWidget* content, const QString& accessibleName);

/// "4.3 kB (4,321 bytes)".
[[nodiscard]] QString sizeText(qint64 bytes);

} // namespace crawlright::fetch
