// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/edit.h"
#include "core/rules/rule_set.h"
#include "ui/editor/block_formats.h"
#include "ui/editor/byte_boxes.h"
#include "ui/editor/editor_colors.h"
#include "ui/editor/finding_index.h"
#include "ui/editor/group_lines.h"
#include "ui/editor/kept_hits.h"
#include "ui/editor/kept_lines.h"
#include "ui/editor/line_commands.h"
#include "ui/editor/line_counts.h"
#include "ui/editor/painted_rows.h"

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

class Folds;
class Gutter;
class HoverCard;
class Overview;

/// Shows and edits the text of a DocumentSession, with what its Analysis says about it. Knows no
/// sentence about findings: it is given a function that has them. Always left to right.
class CodeEditor final : public QPlainTextEdit {
    Q_OBJECT

public:
    /// Rich text that explains findings of `session.analysis()`; the window knows what its links
    /// mean.
    using HoverText = std::function<QString(const std::vector<const checks::Finding*>&)>;
    /// Rich text about a place of the text, and the bytes that it speaks of, in `session.bytes()`;
    /// empty: there is nothing to tell.
    struct Told {
        QString html;
        text::Span span;
    };
    using PlaceText = std::function<Told(text::Offset)>;
    /// Whether something can be done about a finding.
    using Fixable = std::function<bool(const checks::Finding&)>;

    /// Session and repository must outlive the editor.
    CodeEditor(session::DocumentSession& session, KSyntaxHighlighting::Repository& repository,
               QWidget* parent = nullptr);
    ~CodeEditor() override;

    /// For whom findings weigh what they weigh. Google, until told otherwise.
    void setReaders(std::vector<dialects::Id> readers);
    [[nodiscard]] const std::vector<dialects::Id>& readers() const { return m_readers; }
    void setHoverText(HoverText text);
    /// What the card says of a place, below what it says of findings there.
    void setPlaceText(PlaceText text);
    /// Shows the card for the place of the cursor and gives it the keyboard.
    void tellAboutCursor();
    /// For the findings of the analysis as it is now; a new one forgets it.
    void setFixable(Fixable fixable);
    /// The findings of the cursor's line, those at the cursor first; of `session.analysis()`.
    [[nodiscard]] std::vector<const checks::Finding*> findingsAtCursor() const;
    /// Those that begin in these bytes of now, for any reader.
    [[nodiscard]] std::vector<const checks::Finding*> findingsIn(text::Span span) const;
    /// Where the cursor and the light bulb are, in global coordinates; null: there is no bulb.
    [[nodiscard]] QRect cursorPlace() const;
    [[nodiscard]] QRect bulbPlace() const;

    /// Changes the bytes as one step of undo; cursor and scroll bars stay with the text.
    void applyEdits(std::span<const edits::Edit> edits);

    /// What keys do to the lines of the selection (see `line_commands.h`), each as one step of
    /// undo. A folded group is one line of those that move, are copied, commented or deleted.
    void toggleComment();
    void moveLines(Direction direction);
    void duplicateLines(Direction direction);
    void joinLines();
    void deleteLines();

    /// Folds the group of the cursor, or shows what is folded there. Where groups are, the analysis
    /// says, as the first of the readers parts them.
    void foldGroup();
    void unfoldGroup();
    void toggleFold(text::LineNumber line);
    void foldAll();
    void unfoldAll();
    /// Whether a line is hidden in a folded group; its first line is not.
    [[nodiscard]] bool isFolded(text::LineNumber line) const;

    /// Whether lines go on in the next row where the window ends.
    void setWordWrap(bool wraps);
    [[nodiscard]] bool hasWordWrap() const;
    /// Whether all blanks and tabs are marked; those at the end of a line always are.
    void setShowsBlanks(bool showsBlanks);
    [[nodiscard]] bool showsBlanks() const { return m_showsBlanks; }

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

    /// Marks what a search found in the text as it is now (others are not taken); null: nothing.
    /// While the text is edited the marks stay with their bytes. One that is selected is the
    /// current one, and looks it.
    void setHits(const HitsPtr& hits);
    /// Where they are now.
    [[nodiscard]] const KeptHits& hits() const { return m_hits; }

    /// Scrolls a line to where it is seen; the cursor stays. What these go to is unfolded.
    void revealLine(text::LineNumber line);
    /// Puts the cursor there and shows it; while a file is loading, as soon as it is there.
    void goToLine(text::LineNumber line);
    void goToSpan(text::Span span);
    /// The line of the cursor.
    [[nodiscard]] text::LineNumber cursorLine() const;

    /// The theme of this name, with its own background; empty: one that fits the palette.
    void setTheme(const QString& name);
    /// An empty family, or a size of 0 points: the desktop's for text of even width.
    void setTextFont(const QString& family, qreal points);

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
    struct HitMark {
        int begin = 0;
        int end = 0;
        bool isCurrent = false;
    };
    [[nodiscard]] std::vector<HitMark> hitsOf(const QTextBlock& block) const;
    [[nodiscard]] std::vector<ByteBox> boxesOf(const QTextBlock& block) const;

    /// What the gutter offers beside the first line of a group.
    enum class FoldMark : std::uint8_t { None, Open, Closed };

    /// A row of the gutter.
    struct Row {
        QTextBlock block;
        QRectF rect;               ///< in the viewport
        text::LineNumber line = 0; ///< 0: the block goes on with the line before
        bool isDeciding = false;
        bool isCurrent = false;     ///< the cursor's
        bool hasBulb = false;       ///< something can be done here
        bool hidesDeciding = false; ///< in the fold behind it
        FoldMark fold = FoldMark::None;
        /// Of what begins in the block, or is hidden behind it.
        checks::Severity severity = checks::Severity::None;
    };
    /// The blocks that are seen.
    [[nodiscard]] std::vector<Row> visibleRows() const { return rowsWithin(viewport()->rect()); }
    /// Those of them that touch a part of the viewport, from its top to its bottom.
    [[nodiscard]] std::vector<Row> rowsWithin(const QRect& part) const;
    [[nodiscard]] const EditorColors& colors() const { return m_colors; }
    [[nodiscard]] rules::Verdict decidingVerdict() const { return m_verdict; }
    /// How many lines are hidden behind a block.
    [[nodiscard]] text::LineNumber linesHiddenBehind(const QTextBlock& block) const;
    /// Where the row says so, in the viewport; null where nothing is hidden.
    [[nodiscard]] QRectF foldBoxOf(const Row& row) const;
    /// Tells the pointer about the findings of these, beside a place in global coordinates.
    void showCard(const std::vector<Underline>& underlines, const QRect& place);

Q_SIGNALS:
    /// The user asked for a line, by its number.
    void lineActivated(crawlright::text::LineNumber line);
    void cursorLineChanged(crawlright::text::LineNumber line);
    /// Others are marked.
    void hitsChanged();
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
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;
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
    void updateCursorRow();
    void leaveContinuationMark();
    void leaveFold();
    void goHome(QTextCursor::MoveMode mode);
    [[nodiscard]] Selected selectedBytes() const;
    [[nodiscard]] text::Span selectedLines() const;
    [[nodiscard]] text::Span withFolds(text::Span lines) const;
    void applyEdits(std::span<const edits::Edit> edits, Selected after);
    void make(const LineEdit& edit);
    void typeEdits(const LineEdit& edit);
    void swapLines(text::Span upper, text::Span lower, Direction direction);
    [[nodiscard]] std::vector<GroupLines::Range> foldsIn(text::Span lines) const;
    [[nodiscard]] text::LineNumber lineOf(text::Offset offset) const;
    [[nodiscard]] QTextBlock lastBlockOf(text::LineNumber line) const;
    [[nodiscard]] text::LineNumber analysedLine(text::LineNumber line) const;
    [[nodiscard]] std::optional<GroupLines::Range> current(GroupLines::Range analysed) const;
    [[nodiscard]] checks::Severity severityBehind(const QTextBlock& head) const;
    [[nodiscard]] FoldMark foldMarkOf(text::LineNumber line) const;
    void hideLines(GroupLines::Range lines);
    void endFolding();
    void unfoldAt(int position);
    void followGroups();
    [[nodiscard]] bool deleteAcrossContinuation(const QKeyEvent& event);
    void formatVisibleBlocks();
    void paintLineBackgrounds(const QRect& part, const std::vector<Row>& rows);
    void paintText(QPaintEvent* event, const std::vector<Row>& rows);
    void paintBlanks(QPainter& painter, const Row& row) const;
    void paintFoldBox(QPainter& painter, const Row& row) const;
    [[nodiscard]] QString foldTextOf(const QTextBlock& block) const;
    void paintUnderlines(QPainter& painter, const Row& row,
                         const std::vector<Underline>& underlines) const;
    /// What is seen of an Underline.
    struct Stroke {
        int begin = 0;
        int end = 0;
        checks::Severity severity = checks::Severity::None;
        friend bool operator==(const Stroke&, const Stroke&) = default;
    };
    /// What is seen of a row in the viewport, beside its text and the cursor.
    struct Look {
        std::vector<Stroke> strokes;
        std::optional<rules::Verdict> deciding; ///< by this line
        std::optional<rules::Verdict> hidden;   ///< by one in the fold behind it
        friend bool operator==(const Look&, const Look&) = default;
    };
    [[nodiscard]] Look lookOf(const Row& row, const std::vector<Underline>& underlines) const;
    [[nodiscard]] QRect visiblePartOf(const Row& row) const;
    void updateRowsSoon();
    void updateRows();
    void paintBoxes(QPainter& painter, const QTextBlock& block, const QRectF& rect) const;
    void paintHits(QPainter& painter, const Row& row) const;
    void frameHits(QPainter& painter, const Row& row) const;
    [[nodiscard]] std::vector<const checks::Finding*> findingsOfLine(text::LineNumber line) const;
    void updateBulb();
    void keepLines();
    void noticeRest();
    [[nodiscard]] bool neverDecides(const QTextBlock& block, checks::Readers bound) const;
    [[nodiscard]] QString hoverTextOf(const std::vector<Underline>& underlines) const;
    void showCardAt(QPoint position);
    /// What the card says, and the place that it is about, in the viewport.
    struct Card {
        QString html;
        QRectF place;
    };
    [[nodiscard]] Card findingsCard(const Row& row, QPointF position) const;
    void addPlace(Card& card, const Row& row, QPointF position) const;
    void showCard(const Card& card, bool takesKeyboard);
    /// The unit of a block's text at a point; -1: there is none.
    [[nodiscard]] static int unitAt(const Row& row, QPointF position);
    [[nodiscard]] std::vector<QRectF> rectsOf(const QTextBlock& block, const QRectF& rect,
                                              int begin, int end) const;

    session::DocumentSession& m_session;
    KSyntaxHighlighting::Repository& m_repository;
    BlockFormats m_formats;
    Folds* m_folds;
    Gutter* m_gutter;
    HoverCard* m_card;
    Overview* m_overview;
    FindingIndex m_findings;
    GroupLines m_groups;
    /// The worst of what is hidden behind these lines of the analysis.
    mutable std::unordered_map<text::LineNumber, checks::Severity> m_hiddenSeverities;
    LineCountsPtr m_counts; // null: no list is loaded
    KeptLines m_kept;       // of the text of m_counts
    KeptHits m_hits;
    PaintedRows<Look> m_painted;
    /// What is known of findings of m_findings.
    mutable std::unordered_map<const checks::Finding*, checks::Readers> m_beaten;
    QTimer m_restTimer;
    text::LineNumber m_restLine = 0; // as last told
    HoverText m_hoverText;
    PlaceText m_placeText;
    Fixable m_fixable;
    std::vector<dialects::Id> m_readers{dialects::Id::Google};
    EditorColors m_colors;
    text::LineNumber m_decidingLine = 0;
    rules::Verdict m_verdict = rules::Verdict::Allow;
    text::LineNumber m_cursorLine = 1;
    int m_cursorBlock = 0;
    text::LineNumber m_numberedLines = 0; // when the gutter last took its place
    std::function<void()> m_wanted;       // where to go when the file is loaded
    QString m_themeName;                  // empty: one that fits the palette
    qreal m_basePointSize = 0;
    int m_zoom = 100;
    bool m_isGoingForward = false;
    bool m_isGoingBack = false; // or clicking
    bool m_showsBlanks = false;
    bool m_isReadOnlyToLoad = false;
    bool m_hasBulb = false;
    bool m_isUpdatingRows = false; // soon
};

} // namespace crawlright::editor
