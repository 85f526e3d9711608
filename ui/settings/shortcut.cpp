// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/settings/shortcut.h"

#include <algorithm>
#include <array>

namespace crawlright::settings {

namespace {

// Those that QPlainTextEdit and QLineEdit take before any action of the window can.
constexpr std::array ofFields{QKeySequence::Undo,
                              QKeySequence::Redo,
                              QKeySequence::Cut,
                              QKeySequence::Copy,
                              QKeySequence::Paste,
                              QKeySequence::SelectAll,
                              QKeySequence::Delete,
                              QKeySequence::DeleteStartOfWord,
                              QKeySequence::DeleteEndOfWord,
                              QKeySequence::DeleteEndOfLine,
                              QKeySequence::DeleteCompleteLine,
                              QKeySequence::Backspace,
                              QKeySequence::MoveToNextWord,
                              QKeySequence::MoveToPreviousWord,
                              QKeySequence::MoveToStartOfDocument,
                              QKeySequence::MoveToEndOfDocument,
                              QKeySequence::SelectNextWord,
                              QKeySequence::SelectPreviousWord,
                              QKeySequence::SelectStartOfDocument,
                              QKeySequence::SelectEndOfDocument};

// Without Ctrl, Alt or Meta these move, type or close.
constexpr std::array needed{Qt::Key_Escape, Qt::Key_Tab,      Qt::Key_Backtab, Qt::Key_Backspace,
                            Qt::Key_Return, Qt::Key_Enter,    Qt::Key_Insert,  Qt::Key_Delete,
                            Qt::Key_Home,   Qt::Key_End,      Qt::Key_Left,    Qt::Key_Up,
                            Qt::Key_Right,  Qt::Key_Down,     Qt::Key_PageUp,  Qt::Key_PageDown,
                            Qt::Key_Menu,   Qt::Key_CapsLock, Qt::Key_NumLock};

} // namespace

KeyFault faultOf(const QKeySequence& key)
{
    if (key.isEmpty())
        return KeyFault::None;
    const QKeyCombination first = key[0];
    const auto modifiers = first.keyboardModifiers() & ~Qt::ShiftModifier & ~Qt::KeypadModifier;
    const bool isPlain = modifiers == Qt::NoModifier;
    const bool writes = first.key() < Qt::Key_Escape; // below are the characters
    if (isPlain && (writes || std::ranges::contains(needed, first.key())))
        return KeyFault::Types;
    const bool isOfFields = std::ranges::any_of(ofFields, [&key](QKeySequence::StandardKey field) {
        return std::ranges::any_of(
            QKeySequence::keyBindings(field),
            [&key](const QKeySequence& binding) { return collide(binding, key); });
    });
    return isOfFields ? KeyFault::EditsField : KeyFault::None;
}

bool collide(const QKeySequence& one, const QKeySequence& other)
{
    if (one.isEmpty() || other.isEmpty())
        return false;
    return one.matches(other) != QKeySequence::NoMatch ||
           other.matches(one) != QKeySequence::NoMatch;
}

} // namespace crawlright::settings
