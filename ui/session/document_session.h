// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/edit.h"
#include "core/text/codec.h"
#include "core/text/span.h"
#include "ui/session/analysis.h"

#include <QObject>

#include <memory>
#include <optional>
#include <span>
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

    /// What the editor shows. Edit it through QTextCursor as usual; the bytes follow. What is
    /// inserted should be `typed` first: QTextDocument makes line ends of U+2029 and U+FDD0.
    [[nodiscard]] QTextDocument* textDocument() const;

    /// The file, byte for byte.
    [[nodiscard]] const std::string& bytes() const;
    /// Grows with every change of the bytes; no two texts of the program share one but 0, that of
    /// an empty text that never changed.
    [[nodiscard]] quint64 revision() const;
    /// The line ending of a new line.
    [[nodiscard]] text::LineEnding lineEnding() const;
    /// Every line ends so, and every new one will, as one edit that can be undone.
    void setLineEnding(text::LineEnding ending);

    /// A new file: undo history is gone, not modified. A big one is shown piece by piece from the
    /// event loop; `bytes()` is whole at once.
    void load(std::string bytes, Origin origin = {});
    /// What findings depend on besides the bytes; may cause a new analysis of the same revision.
    void setOrigin(const Origin& origin);
    [[nodiscard]] const Origin& origin() const;
    /// Whether the text still lacks the end of the file, or a big edit is on its way; an editor
    /// should be read-only. While the text lacks the end, an edit is safe, but its undo is lost.
    [[nodiscard]] bool isLoading() const;
    /// Shows the rest now, and finishes an edit.
    void finishLoading();
    /// Finishes an edit now: `bytes()` may then be stored. Shows nothing more of a file.
    void finishReplacing();

    /// The whole text becomes `bytes`, as one edit that can be undone. A big one is made piece by
    /// piece from the event loop; `bytes()` are those of the text after each piece, and
    /// `bytesChanged` and the analysis come at its end. `markSaved` meanwhile means its end. What
    /// else edits the text document meanwhile is overwritten, and can be undone. Another edit
    /// through the session finishes this one first; `load` drops it.
    void replaceAll(std::string bytes);
    /// Changes these bytes and no others, as one edit that can be undone. Many edits are made as
    /// `replaceAll` makes them.
    void applyEdits(std::span<const edits::Edit> edits);
    /// Blocks of the text that are shown or replaced at once, at least 1.
    void setSliceSize(std::size_t blocks);

    /// Text as the QTextDocument can hold it.
    [[nodiscard]] QString typed(QStringView text) const;
    [[nodiscard]] QString typed(std::string_view bytes) const;

    /// Whether the bytes, at the end of an edit that is on its way, differ from those last loaded
    /// or saved.
    [[nodiscard]] bool isModified() const;
    void markSaved();
    /// These are the saved bytes from now on, whatever the text is.
    void setSavedBytes(std::string bytes);
    /// The bytes last loaded or saved.
    [[nodiscard]] const std::string& savedBytes() const;

    /// The newest analysis that is ready; never null.
    [[nodiscard]] AnalysisPtr analysis() const;
    /// Whether `analysis()` is of this very revision.
    [[nodiscard]] bool isCurrent() const;
    /// Whether it is so and has the semantic checks too: nothing is being worked out.
    [[nodiscard]] bool isComplete() const;
    /// Where these bytes of `analysis()` are now; nullopt if they were edited since.
    [[nodiscard]] std::optional<text::Span> currentSpan(text::Span ofAnalysis) const;
    /// The other way: bytes of `analysis()` that hold those of these bytes that were not edited.
    [[nodiscard]] text::Span analysedSpan(text::Span current) const;

    /// Byte offset in `bytes()` of a position in the QTextDocument, and back. Positions inside a
    /// byte that has no character of its own fall to its start.
    [[nodiscard]] text::Offset offsetAt(int position) const;
    [[nodiscard]] int positionAt(text::Offset offset) const;
    /// 1-based line of the file at a position, and the position where a line begins. (Blocks are
    /// not lines: a long line is several blocks.)
    [[nodiscard]] text::LineNumber lineAt(int position) const;
    [[nodiscard]] int positionOfLine(text::LineNumber line) const;
    /// At least 1; a line end at the end of the file begins one more line.
    [[nodiscard]] text::LineNumber lineCount() const;
    /// The bytes of a block of the QTextDocument with what its end stands for.
    [[nodiscard]] text::Span spanOfBlock(int block) const;
    /// Whether a block goes on with the line of the block before.
    [[nodiscard]] bool continuesLine(int block) const;

Q_SIGNALS:
    /// For each revision but that of a `load`: the bytes `was` of the revision before have become
    /// so many. The text and places in it may not be asked for until `bytesChanged`.
    void bytesSpliced(crawlright::text::Span was, crawlright::text::Offset size);
    /// At once after every change of the bytes.
    void bytesChanged();
    void modifiedChanged(bool modified);
    /// At most twice a revision (Quick and Full, or Full at once); older ones are dropped.
    void analysisChanged(const crawlright::session::AnalysisPtr& analysis);
    /// When a load or an edit goes on from the event loop.
    void loadingStarted();
    /// After every `load` and `replaceAll`, when the text is whole.
    void loadingFinished();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace crawlright::session
