// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"
#include "ui/session/analysis.h"

#include <QObject>

#include <memory>
#include <string>

class QTextDocument;

namespace crawlright::session {

/// One open file: its bytes, which are the truth; the QTextDocument, which is a projection of them;
/// and the Analysis of the newest revision. Knows no widget and no path on disk.
class DocumentSession final : public QObject {
    Q_OBJECT

public:
    explicit DocumentSession(QObject* parent = nullptr);
    ~DocumentSession() override;

    /// What the editor shows. Edit it through QTextCursor as usual; the bytes follow.
    [[nodiscard]] QTextDocument* textDocument() const;

    /// The file, byte for byte.
    [[nodiscard]] const std::string& bytes() const;
    /// Counts every change of the bytes.
    [[nodiscard]] quint64 revision() const;

    /// A new file: undo history is gone, not modified.
    void load(std::string bytes);
    /// The whole text becomes `bytes`, as one edit that can be undone.
    void replaceAll(const std::string& bytes);

    /// Whether the bytes differ from those last loaded or saved.
    [[nodiscard]] bool isModified() const;
    void markSaved();

    /// The newest analysis that is ready; never null.
    [[nodiscard]] AnalysisPtr analysis() const;
    /// Whether `analysis()` is of this very revision.
    [[nodiscard]] bool isCurrent() const;

    /// Byte offset in `bytes()` of a position in the QTextDocument, and back. Positions inside a
    /// byte that has no character of its own fall to its start.
    [[nodiscard]] text::Offset offsetAt(int position) const;
    [[nodiscard]] int positionAt(text::Offset offset) const;
    /// 1-based line of the file at a position, and the position where a line begins. (Blocks are
    /// not lines: a long line is several blocks.)
    [[nodiscard]] text::LineNumber lineAt(int position) const;
    [[nodiscard]] int positionOfLine(text::LineNumber line) const;

Q_SIGNALS:
    /// At once after every change of the bytes.
    void bytesChanged();
    void modifiedChanged(bool modified);
    /// At most twice a revision; older ones are dropped.
    void analysisChanged(const crawlright::session::AnalysisPtr& analysis);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace crawlright::session
