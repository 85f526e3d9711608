// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "ui/editor/block_formats.h"
#include "ui/editor/byte_boxes.h"
#include "ui/editor/editor_colors.h"
#include "ui/editor/finding_index.h"

#include <QPlainTextEdit>
#include <QTextBlock>

#include <functional>
#include <vector>

namespace KSyntaxHighlighting {
class Repository;
}

namespace crawlright::editor {

class Gutter;

/// Shows and edits the text of a DocumentSession, with what its Analysis says about it. Knows no
/// sentence about findings: it is given a function that has them. Always left to right.
class CodeEditor final : public QPlainTextEdit {
    Q_OBJECT

public:
    using FindingText = std::function<QString(const checks::Finding&)>;

    /// Session and repository must outlive the editor.
    CodeEditor(session::DocumentSession& session, KSyntaxHighlighting::Repository& repository,
               QWidget* parent = nullptr);
    ~CodeEditor() override;

    /// For whom findings weigh what they weigh. Google, until told otherwise.
    void setReaders(std::vector<dialects::Id> readers);
    /// Plain text that explains a finding, for the pointer above it.
    void setFindingText(FindingText text);

    /// Lights a line of the file and puts an arrow beside it; line 0 lights none.
    void setDecidingLine(text::LineNumber line, rules::Verdict verdict);
    [[nodiscard]] text::LineNumber decidingLine() const;

    /// Scrolls a line to where it is seen; the cursor stays.
    void revealLine(text::LineNumber line);
    /// Puts the cursor there and shows it; while a file is loading, as soon as it is there.
    void goToLine(text::LineNumber line);
    void goToSpan(text::Span span);
    /// The line of the cursor.
    [[nodiscard]] text::LineNumber cursorLine() const;

    [[nodiscard]] int zoom() const; ///< percent
    void setZoom(int percent);
    void zoomIn();
    void zoomOut();
    void resetZoom();

    /// What is painted for a block, in units of its text.
    struct Underline {
        int begin = 0;
        int end = 0;
        checks::Severity severity = checks::Severity::None;
        const checks::Finding* finding = nullptr; ///< of `session.analysis()`
    };
    [[nodiscard]] std::vector<Underline> underlinesOf(const QTextBlock& block) const;
    [[nodiscard]] std::vector<ByteBox> boxesOf(const QTextBlock& block) const;

    /// A row of the gutter.
    struct Row {
        QTextBlock block;
        QRectF rect;               ///< in the viewport
        text::LineNumber line = 0; ///< 0: the block goes on with the line before
        bool isDeciding = false;
        bool isCurrent = false;                             ///< the cursor's
        checks::Severity severity = checks::Severity::None; ///< of what begins in the block
    };
    /// The blocks that are seen.
    [[nodiscard]] std::vector<Row> visibleRows() const;
    [[nodiscard]] const EditorColors& colors() const { return m_colors; }
    [[nodiscard]] rules::Verdict decidingVerdict() const { return m_verdict; }
    /// What the pointer is told above the findings of these; empty if there are none.
    [[nodiscard]] QString textOf(const std::vector<Underline>& underlines) const;

Q_SIGNALS:
    /// The user asked for a line, by its number.
    void lineActivated(crawlright::text::LineNumber line);
    void cursorLineChanged(crawlright::text::LineNumber line);
    void zoomChanged(int percent);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    [[nodiscard]] QMimeData* createMimeDataFromSelection() const override;
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData* source) const override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    void updateLook();
    void updateFont();
    void updateGutter();
    void followSession();
    void onLoading();
    void onCursorMoved();
    void leaveContinuationMark();
    [[nodiscard]] bool deleteAcrossContinuation(const QKeyEvent& event);
    void formatVisibleBlocks();
    void paintLineBackgrounds(QPaintEvent* event);
    void paintUnderlines(QPainter& painter, const QTextBlock& block, const QRectF& rect) const;
    void paintBoxes(QPainter& painter, const QTextBlock& block, const QRectF& rect) const;
    [[nodiscard]] QString toolTipAt(QPoint position) const;
    [[nodiscard]] std::vector<QRectF> rectsOf(const QTextBlock& block, const QRectF& rect,
                                              int begin, int end) const;

    session::DocumentSession& m_session;
    KSyntaxHighlighting::Repository& m_repository;
    BlockFormats m_formats;
    Gutter* m_gutter;
    FindingIndex m_findings;
    FindingText m_findingText;
    std::vector<dialects::Id> m_readers{dialects::Id::Google};
    EditorColors m_colors;
    text::LineNumber m_decidingLine = 0;
    rules::Verdict m_verdict = rules::Verdict::Allow;
    text::LineNumber m_cursorLine = 1;
    std::function<void()> m_wanted; // where to go when the file is loaded
    qreal m_basePointSize = 0;
    int m_zoom = 100;
    bool m_isGoingForward = false;
    bool m_isReadOnlyToLoad = false;
};

} // namespace crawlright::editor
