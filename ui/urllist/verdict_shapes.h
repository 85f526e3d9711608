// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/verdicts/tree.h"

#include <QColor>
#include <QStyledItemDelegate>

class QPainter;
class QPalette;

/// Verdicts on many URLs as shapes. Never by colour alone: what is blocked is hatched.
namespace crawlright::urllist {

/// Blue and orange, which colour-blind people tell apart; of one lightness scale in light and dark.
struct VerdictColors {
    QColor allowed;
    QColor half; ///< half of it is blocked
    QColor blocked;
    QColor undefined;
    QColor outline;
};
[[nodiscard]] VerdictColors verdictColors(bool isDark);

/// Between allowed (0) and blocked (1).
[[nodiscard]] QColor shareColor(double blockedShare, const VerdictColors& colors);

/// Readable upon a colour.
[[nodiscard]] QColor textColorOn(const QColor& color);

/// Fills with parallel lines, aslant or upright. Drawn line by line, so that a picture saved as
/// SVG has them too.
enum class Hatch : std::uint8_t { Aslant, Upright };
void hatch(QPainter& painter, const QRectF& room, const QColor& color, Hatch how = Hatch::Aslant);

/// A bar: allowed plain, blocked hatched aslant, undefined hatched upright, in the direction of
/// reading. What there is any of has at least two pixels.
void paintBar(QPainter& painter, const QRectF& room, const verdicts::Tally& tally, bool isDark,
              Qt::LayoutDirection direction);

/// A cell with a bar before its text, made of the value of a role.
class BarDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// The role whose value is a verdicts::Tally; without one a cell is its text.
    explicit BarDelegate(int role, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

private:
    int m_role;
};

/// Text of URLs, which runs from left to right in every language; it stands where the language
/// begins.
class UrlDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace crawlright::urllist

Q_DECLARE_METATYPE(crawlright::verdicts::Tally)
