// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/session/document_session.h"

#include <QByteArray>
#include <QDir>
#include <QString>

#include <string>

class QTextDocument;

namespace crawlright::test {

/// The session's text, U+000A between blocks.
[[nodiscard]] std::u16string textOf(const session::DocumentSession& session);

/// Bytes as a person can read them.
[[nodiscard]] QByteArray shown(std::string_view bytes);

/// QTextDocument takes some edits back in two steps; what is between them was never tidied.
enum class State { Edited, BetweenUndos };

/// What must hold after every edit; returns what does not.
[[nodiscard]] QString faultOf(const session::DocumentSession& session, State state = State::Edited);

void undoAll(QTextDocument& document);

/// The folder of real files: CRAWLRIGHT_CORPUS, or beside the source tree. It may be absent.
[[nodiscard]] QDir corpus();
[[nodiscard]] std::string read(const QString& path);

} // namespace crawlright::test
