// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/edit.h"
#include "core/rules/rule_set.h"
#include "ui/editor/block_formats.h"
#include "ui/editor/byte_boxes.h"
#include "ui/editor/editor_colors.h"
#include "ui/editor/finding_index.h"
#include "ui/editor/kept_lines.h"
#include "ui/editor/line_counts.h"

#include <QPlainTextEdit>
#include <QTextBlock>
#include <QTimer>

#include <functional>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace KSyntaxHighlighting {
class Repository;
}

namespace crawlright::editor {

class Gutter;
class HoverCard;

/// Shows and edits the text of a DocumentSession, with what its Analysis says about it. Knows no
/// sentence about findings: it is given a function that has them. Always left to right.
class CodeEditor final : public QPlainTextEdit {
    Q_OBJECT

public:
    /// Rich text that explains findings of `session.analysis()`; the window knows what its links
    /// mean.
    using HoverText = std::function<QString(const std::vector<const checks::Finding*>&)>;
    /// Whether something can be done about a finding.
    using Fixable = std::function<bool(const checks::Finding&)>;

    /// Session and repository must outlive the editor.
    CodeEditor(session::DocumentSession& session, KSyntaxHighlighting::Repository& repository,
               QWidget* parent = nullptr);
    ~CodeEditor() override;

    /// For whom findings weigh what they weigh. Google, until told otherwise.
    void setReaders(std::vector<dialects::Id> readers);
    void setHoverText(HoverText text);
    /// For the findings of the analysis as it is now; a new one forgets it.
    void setFixable(Fixable fixable);
    /// The findings of the cursor's line, those at the cursor first; of `session.analysis()`.
    [[nodiscard]] std::vector<const checks::Finding*> findingsAtCursor() const;
    /// Where the cursor and the light bulb are, in global coordinates; null: there is no bulb.
    [[nodiscard]] QRect cursorPlace() const;
    [[nodiscard]] QRect bulbPlace() const;

    /// Changes the bytes as one step of undo; cursor and scroll bars stay with the text.
    void applyEdits(std::span<const edits::Edit> edits);

    /// Lights a line of the file and puts an arrow beside it; line 0 lights none.
    void setDecidingLine(text::LineNumber line, rules::Verdict verdict);
    [[nodiscard]] text::LineNumber decidingLine() const;

    /// Shows beside each rule how many loaded URLs it decides; null: no list is loaded, and there
    /// is no room for counts. While the text is edited they stay with their lines; an edited line
    /// has none until new ones come.
    void setLineCounts(const LineCountsPtr& counts);
    /// What a line of the text as it is now decides; nothing where it has no rule, or that is not
    /// known.
    [[nodiscard]] std::optional<LineReach> reachOf(text::LineNumber line) const;

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
        bool hasBulb = false;                               ///< something can be done here
        checks::Severity severity = checks::Severity::None; ///< of what begins in the block
    };
    /// The blocks that are seen.
    [[nodiscard]] std::vector<Row> visibleRows() const;
    [[nodiscard]] const EditorColors& colors() const { return m_colors; }
    [[nodiscard]] rules::Verdict decidingVerdict() const { return m_verdict; }
    /// Tells the pointer about the findings of these, beside a place in global coordinates.
    void showCard(const std::vector<Underline>& underlines, const QRect& place);

Q_SIGNALS:
    /// The user asked for a line, by its number.
    void lineActivated(crawlright::text::LineNumber line);
    void cursorLineChanged(crawlright::text::LineNumber line);
    /// The count beside a rule was clicked.
    void lineCountClicked(crawlright::text::LineNumber line);
    /// While there are counts: the cursor rests on a line with a rule; 0: on another one, or the
    /// counts are gone.
    void ruleLineEntered(crawlright::text::LineNumber line);
    void zoomChanged(int percent);
    /// The light bulb was clicked.
    void fixesRequested();
    void hoverLinkActivated(const QString& link);

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
    void updateBulb();
    void keepLines();
    void noticeRest();
    [[nodiscard]] bool neverDecides(const QTextBlock& block, checks::Readers bound) const;
    [[nodiscard]] QString hoverTextOf(const std::vector<Underline>& underlines) const;
    void showCardAt(QPoint position);
    [[nodiscard]] std::vector<QRectF> rectsOf(const QTextBlock& block, const QRectF& rect,
                                              int begin, int end) const;

    session::DocumentSession& m_session;
    KSyntaxHighlighting::Repository& m_repository;
    BlockFormats m_formats;
    Gutter* m_gutter;
    HoverCard* m_card;
    FindingIndex m_findings;
    LineCountsPtr m_counts; // null: no list is loaded
    KeptLines m_kept;       // of the text of m_counts
    /// What is known of findings of m_findings.
    mutable std::unordered_map<const checks::Finding*, checks::Readers> m_beaten;
    QTimer m_restTimer;
    text::LineNumber m_restLine = 0; // as last told
    HoverText m_hoverText;
    Fixable m_fixable;
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
    bool m_hasBulb = false;
};

} // namespace crawlright::editor
