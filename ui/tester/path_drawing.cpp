// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/path_drawing.h"

#include "ui/editor/editor_colors.h"
#include "ui/icons/icons.h"
#include "ui/words/quoted.h"
#include "ui/words/tool_tip.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStringBuilder>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>

namespace crawlright::tester {

using namespace Qt::StringLiterals;
using Kind = PathPiece::Kind;

namespace {

constexpr qreal margin = 6;
constexpr qreal chipPadding = 3; // left and right of the text of a wildcard
constexpr qreal rowGap = 4;
constexpr qreal bandGap = 8;

/// Okabe and Ito's colours, which the colour-blind can tell apart. Each star has its number too.
constexpr std::array starColors{QRgb(0xff0072b2), QRgb(0xffd55e00), QRgb(0xff009e73),
                                QRgb(0xffcc79a7), QRgb(0xffe69f00), QRgb(0xff56b4e9)};

QColor starColor(int star)
{
    return QColor::fromRgb(starColors[static_cast<std::size_t>(star - 1) % starColors.size()]);
}

bool isChip(Kind kind)
{
    return kind == Kind::Star || kind == Kind::End || kind == Kind::Differs;
}

/// How many characters of a text fit into a width; at least one of a text that has one.
qsizetype fitting(const QFontMetricsF& metrics, const QString& text, qreal width)
{
    qreal used = 0;
    qsizetype at = 0;
    while (at < text.size()) {
        const bool isPair = text[at].isHighSurrogate() && at + 1 < text.size();
        const qsizetype size = isPair ? 2 : 1;
        used += metrics.horizontalAdvance(text.sliced(at, size));
        if (used > width + 0.01 && at > 0)
            return at;
        at += size;
    }
    return at;
}

} // namespace

PathDrawing::PathDrawing(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("The address drawn against the rule"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void PathDrawing::show(const rules::RuleTried& rule, const rules::Proof& proof)
{
    m_path = QString::fromUtf8(proof.comparedPath);
    m_pattern = QString::fromUtf8(rule.pattern);
    std::vector<PathPiece> pieces = piecesOf(rule, proof);
    if (pieces == m_pieces)
        return; // it is drawn
    m_pieces = std::move(pieces);
    setAccessibleDescription(piecesText(m_pieces));
    relayout();
}

void PathDrawing::clear()
{
    m_pieces.clear();
    setAccessibleDescription({});
    relayout();
}

QFont PathDrawing::codeFont() const
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (font().pointSizeF() > 0)
        fixed.setPointSizeF(font().pointSizeF());
    else
        fixed.setPixelSize(font().pixelSize());
    return fixed;
}

QFont PathDrawing::labelFont() const
{
    QFont small = font();
    if (small.pointSizeF() > 0)
        small.setPointSizeF(small.pointSizeF() * 0.85);
    small.setBold(true);
    return small;
}

qreal PathDrawing::sideWidth() const
{
    const QFontMetricsF metrics{font()};
    return std::max(metrics.horizontalAdvance(tr("URL")),
                    metrics.horizontalAdvance(tr("Rule", "beside a drawn rule"))) +
           2 * margin;
}

PathDrawing::Layout PathDrawing::layoutFor(qreal width) const
{
    const QFontMetricsF metrics{codeFont()};
    const QFontMetricsF labels{labelFont()};
    const qreal letter = metrics.averageCharWidth();
    const qreal left = margin + sideWidth();
    const qreal right = std::max(width - margin, left + letter * 4);
    const qreal rows = 2 * metrics.height() + rowGap;
    Layout layout;
    qreal x = left;
    qreal y = margin + labels.height();
    const auto breakBand = [&] {
        x = left;
        y += rows + bandGap + labels.height();
    };
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        const PathPiece& piece = m_pieces[i];
        const bool chip = isChip(piece.kind);
        const qreal padding = chip ? chipPadding : 0;
        const auto widthOf = [&](const MarkedText& path, const MarkedText& pattern) {
            return std::max({metrics.horizontalAdvance(path.text),
                             metrics.horizontalAdvance(pattern.text), chip ? letter : 0.0}) +
                   2 * padding;
        };
        // A wildcard that fits into a band of its own is not torn; nor does anything begin at the
        // very end of one.
        const qreal wanted = widthOf(piece.path, piece.pattern);
        const bool isTorn = !chip || wanted > right - left;
        if (x > left && wanted > right - x && (!isTorn || right - x < 4 * letter))
            breakBand();
        const MarkedText& longer =
            piece.path.text.size() >= piece.pattern.text.size() ? piece.path : piece.pattern;
        qsizetype at = 0;
        for (bool isFirst = true; isFirst || at < longer.text.size(); isFirst = false) {
            if (!isFirst)
                breakBand();
            const qsizetype count =
                fitting(metrics, longer.text.sliced(at), right - x - 2 * padding);
            Cell cell{.piece = i,
                      .path = piece.path.mid(std::min(at, piece.path.text.size()), count),
                      .pattern = piece.pattern.mid(std::min(at, piece.pattern.text.size()), count),
                      .box = {},
                      .begins = isFirst};
            cell.box = QRectF(x, y, widthOf(cell.path, cell.pattern), rows);
            x = cell.box.right() + (chip ? 1 : 0);
            at += count;
            layout.cells.push_back(std::move(cell));
        }
    }
    layout.height = m_pieces.empty() ? 0 : y + rows + margin;
    return layout;
}

void PathDrawing::relayout()
{
    m_layout = layoutFor(width());
    updateGeometry();
    update();
}

QSize PathDrawing::sizeHint() const
{
    const int wide = fontMetrics().averageCharWidth() * 48;
    return {wide, heightForWidth(wide)};
}

QSize PathDrawing::minimumSizeHint() const
{
    const int narrow = fontMetrics().averageCharWidth() * 18;
    return {narrow, m_pieces.empty() ? 0 : heightForWidth(std::max(width(), narrow))};
}

int PathDrawing::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(layoutFor(width).height));
}

void PathDrawing::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_layout = layoutFor(width());
}

void PathDrawing::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        relayout();
    if (event->type() == QEvent::PaletteChange)
        update();
}

void PathDrawing::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()), 4, 4);
    if (m_pieces.empty())
        return;
    paintSide(painter);
    for (const Cell& cell : m_layout.cells)
        paintCell(painter, cell);
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        option.backgroundColor = palette().color(QPalette::Base);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

/// Which row is which, beside the first of each band.
void PathDrawing::paintSide(QPainter& painter) const
{
    const QFontMetricsF metrics{codeFont()};
    painter.setFont(font());
    painter.setPen(icons::toneColor(icons::Tone::Quiet, palette()));
    qreal last = -1;
    for (const Cell& cell : m_layout.cells) {
        if (cell.box.top() == last)
            continue;
        last = cell.box.top();
        QRectF row(margin, last, sideWidth() - margin, metrics.height());
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, tr("URL"));
        row.translate(0, metrics.height() + rowGap);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, tr("Rule", "beside a drawn rule"));
    }
}

void PathDrawing::paintCell(QPainter& painter, const Cell& cell) const
{
    const PathPiece& piece = m_pieces[cell.piece];
    const QFontMetricsF metrics{codeFont()};
    const QColor base = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::Text);
    const QRectF upper(cell.box.topLeft(), QSizeF(cell.box.width(), metrics.height()));
    const QRectF lower = upper.translated(0, metrics.height() + rowGap);
    QString label;
    QColor color = text;
    if (piece.kind == Kind::Star) {
        color = starColor(piece.star);
        label = u'*' % QString::number(piece.star);
    } else if (piece.kind == Kind::Differs) {
        color = icons::toneColor(icons::Tone::Negative, palette());
        label = u"≠"_s;
    } else if (piece.kind == Kind::End) {
        color = icons::toneColor(icons::Tone::Quiet, palette());
        //: Above the sign in a rule that asks for the end of a path.
        label = tr("end");
    }
    if (isChip(piece.kind)) {
        const bool isMiss = piece.kind == Kind::Differs;
        painter.setPen(QPen(color, 1.2, isMiss ? Qt::DashLine : Qt::SolidLine));
        painter.setBrush(editor::mixed(base, color, 0.2));
        for (const QRectF& row : {upper, lower})
            if (row == upper || !cell.pattern.text.isEmpty() || isMiss)
                painter.drawRoundedRect(row.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        if (cell.begins) {
            painter.setFont(labelFont());
            painter.setPen(editor::mixed(color, text, 0.35));
            const QFontMetricsF labels{labelFont()};
            painter.drawText(QPointF(cell.box.left(), cell.box.top() - labels.descent() - 1),
                             label);
        }
    }
    const bool isQuiet = piece.kind == Kind::Rest || piece.kind == Kind::More;
    painter.setFont(codeFont());
    painter.setPen(isQuiet ? icons::toneColor(icons::Tone::Quiet, palette()) : text);
    const QPointF padding(isChip(piece.kind) ? chipPadding : 0, metrics.ascent());
    paintText(painter, cell.path, upper.topLeft() + padding);
    paintText(painter, cell.pattern, lower.topLeft() + padding);
}

/// What was changed before it was compared has dots below.
void PathDrawing::paintText(QPainter& painter, const MarkedText& marked, QPointF at) const
{
    painter.drawText(at, marked.text);
    const QFontMetricsF metrics{codeFont()};
    const QPen pen = painter.pen();
    painter.setPen(QPen(pen.color(), 1.2, Qt::DotLine));
    for (qsizetype i = 0; i < marked.text.size(); ++i) {
        if (!marked.changed[static_cast<std::size_t>(i)])
            continue;
        qsizetype end = i;
        while (end < marked.text.size() && marked.changed[static_cast<std::size_t>(end)])
            ++end;
        const qreal y = at.y() + metrics.underlinePos() + 1;
        painter.drawLine(QPointF(at.x() + metrics.horizontalAdvance(marked.text.first(i)), y),
                         QPointF(at.x() + metrics.horizontalAdvance(marked.text.first(end)), y));
        i = end;
    }
    painter.setPen(pen);
}

const PathPiece* PathDrawing::pieceAt(QPointF place) const
{
    for (const Cell& cell : m_layout.cells)
        if (cell.box.contains(place))
            return &m_pieces[cell.piece];
    return nullptr;
}

bool PathDrawing::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const PathPiece* piece = pieceAt(help->pos())) {
            QToolTip::showText(help->globalPos(), words::asToolTip(piecesText({*piece})), this);
        } else {
            QToolTip::hideText();
            event->ignore();
        }
        return true;
    }
    return QWidget::event(event);
}

void PathDrawing::copyAsLines() const
{
    QGuiApplication::clipboard()->setText(piecesAsLines(m_pieces));
}

void PathDrawing::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy) && !m_pieces.empty()) {
        copyAsLines();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void PathDrawing::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_pieces.empty())
        return;
    auto* menu = new QMenu(this);
    menu->setObjectName("drawingMenu"_L1);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QIcon icon = icons::themed("edit-copy"_L1);
    menu->addAction(icon, tr("&Copy the Drawing as Text"), this, &PathDrawing::copyAsLines);
    menu->addAction(tr("Copy the &Path"), this,
                    [this] { QGuiApplication::clipboard()->setText(m_path); });
    menu->addAction(tr("Copy the &Rule"), this,
                    [this] { QGuiApplication::clipboard()->setText(m_pattern); });
    menu->addAction(tr("Copy in &Words"), this,
                    [this] { QGuiApplication::clipboard()->setText(piecesText(m_pieces)); });
    menu->popup(event->globalPos());
}

} // namespace crawlright::tester
