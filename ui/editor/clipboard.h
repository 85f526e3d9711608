// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <memory>
#include <string_view>

class QMimeData;

namespace crawlright::session {
class DocumentSession;
}

namespace crawlright::editor {

/// The bytes themselves for this program, and their text for others.
[[nodiscard]] std::unique_ptr<QMimeData> mimeDataOf(std::string_view bytes);

/// Whether there is text to paste. Files are not: opening them is for the window.
[[nodiscard]] bool isPasteable(const QMimeData& data);

/// What to insert, as the session's text can hold it.
[[nodiscard]] QString textToPaste(const QMimeData& data, const session::DocumentSession& session);

} // namespace crawlright::editor
