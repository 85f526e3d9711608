// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/compare/compare_model.h"

#include "ui/words/lists.h"

#include <algorithm>

namespace crawlright::compare {

namespace {

Side sideOf(int column)
{
    return column == CompareModel::Left ? Side::Left : Side::Right;
}

QChar signOf(Kind kind, Side side)
{
    switch (kind) {
    case Kind::Equal:
        return {};
    case Kind::LineEnd:
    case Kind::Changed:
        return u'~';
    case Kind::Removed:
        return u'−';
    case Kind::Added:
        return u'+';
    case Kind::Replaced:
        break;
    }
    return side == Side::Left ? u'−' : u'+';
}

int longestPieceOf(const Comparison& comparison)
{
    text::Offset longest = 0;
    for (const std::vector<Line>* lines : {&comparison.left, &comparison.right})
        for (const Line& line : *lines)
            longest = std::max(longest, line.text().size());
    return static_cast<int>(std::min(longest, pieceBytes));
}

} // namespace

CompareModel::CompareModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

Side CompareModel::otherSide() const
{
    return m_compared->edited == Side::Left ? Side::Right : Side::Left;
}

void CompareModel::setCompared(const ComparedPtr& compared)
{
    beginResetModel();
    if (!compared || !m_compared || compared->otherText() != m_compared->otherText())
        m_unfolded.clear();
    m_compared = compared;
    m_rows.clear();
    m_longestPiece = 0;
    if (compared) {
        m_rows = shownRows(compared->comparison, m_unfolded, otherSide());
        m_longestPiece = longestPieceOf(compared->comparison);
        m_tellsLineEnds = std::ranges::any_of(
            compared->comparison.rows, [this](const Row& row) { return tellsLineEndOf(row); });
    }
    endResetModel();
}

void CompareModel::setNames(const QString& left, const QString& right)
{
    m_leftName = left;
    m_rightName = right;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

std::uint32_t CompareModel::foldedAt(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].folded;
}

void CompareModel::unfold(int row)
{
    const ShownRow fold = m_rows[static_cast<std::size_t>(row)];
    if (fold.folded == 0)
        return;
    const auto lineOfRow = [&](std::uint32_t at) {
        return lineOf(m_compared->comparison.rows[at], otherSide());
    };
    m_unfolded.push_back(
        {.begin = lineOfRow(fold.row), .end = lineOfRow(fold.row + fold.folded - 1) + 1});
    std::vector<ShownRow> rows = shownRows(m_compared->comparison, m_unfolded, otherSide());
    const auto more = static_cast<int>(rows.size() - m_rows.size());
    beginRemoveRows({}, row, row);
    m_rows.erase(m_rows.begin() + row);
    endRemoveRows();
    beginInsertRows({}, row, row + more);
    m_rows = std::move(rows);
    endInsertRows();
}

std::string_view CompareModel::lineEndOf(const Row& row, Side side) const
{
    return m_compared->lines(side)[lineOf(row, side) - 1].lineEnd().of(m_compared->bytes(side));
}

bool CompareModel::tellsLineEndOf(const Row& row) const
{
    return row.kind != Kind::Equal && row.left > 0 && row.right > 0 &&
           !m_compared->options.ignoreLineEnds &&
           lineEndOf(row, Side::Left) != lineEndOf(row, Side::Right);
}

CompareModel::Cell CompareModel::cellAt(const QModelIndex& index) const
{
    const ShownRow& shown = m_rows[static_cast<std::size_t>(index.row())];
    if (shown.folded > 0)
        return {};
    const Comparison& comparison = m_compared->comparison;
    const Row& row = comparison.rows[shown.row];
    const Side side = sideOf(index.column());
    const text::LineNumber number = lineOf(row, side);
    Cell cell{.line = number, .isContinued = shown.piece > 0, .kind = row.kind};
    if (number == 0)
        return cell;
    const Line& line = m_compared->lines(side)[number - 1];
    const std::string_view bytes = m_compared->bytes(side);
    const text::Span piece = pieceOf(bytes, line.text(), shown.piece);
    if (shown.piece > 0 && piece.isEmpty()) {
        cell.line = 0; // the line of the other side is longer
        return cell;
    }
    const Marks* marks = comparison.marksOf(shown.row);
    static const std::vector<text::Span> none;
    cell.shown = shownText(bytes, piece,
                           !marks               ? none
                           : side == Side::Left ? marks->left
                                                : marks->right);
    cell.sign = shown.piece > 0 ? QChar() : signOf(row.kind, side);
    if (piece.end == line.textEnd && tellsLineEndOf(row))
        cell.lineEnd = lineEndName(lineEndOf(row, side));
    return cell;
}

std::optional<std::size_t> CompareModel::changeAt(int row) const
{
    const Comparison& comparison = m_compared->comparison;
    const Change* change = comparison.changeAt(m_rows[static_cast<std::size_t>(row)].row);
    if (!change)
        return std::nullopt;
    return static_cast<std::size_t>(change - comparison.changes.data());
}

bool CompareModel::beginsChange(int row) const
{
    const ShownRow& shown = m_rows[static_cast<std::size_t>(row)];
    const Change* change = m_compared->comparison.changeAt(shown.row);
    return change && change->firstRow == shown.row && shown.piece == 0;
}

int CompareModel::rowOfChange(std::size_t change) const
{
    const std::uint32_t first = m_compared->comparison.changes.at(change).firstRow;
    const auto found = std::ranges::lower_bound(m_rows, first, {}, &ShownRow::row);
    return static_cast<int>(found - m_rows.begin());
}

text::LineNumber CompareModel::lineAt(int row, Side side) const
{
    return lineOf(m_compared->comparison.rows[m_rows[static_cast<std::size_t>(row)].row], side);
}

int CompareModel::rowOfLine(text::LineNumber line, Side side) const
{
    const auto& all = m_compared->comparison.rows;
    const auto found = std::ranges::find_if(m_rows, [&](const ShownRow& shown) {
        const std::uint32_t last = shown.row + std::max(shown.folded, 1U) - 1;
        return lineOf(all[last], side) >= line;
    });
    return static_cast<int>(
        std::min(found - m_rows.begin(), static_cast<std::ptrdiff_t>(m_rows.size()) - 1));
}

std::string CompareModel::bytesOf(int firstRow, int lastRow, Side side) const
{
    std::string bytes;
    const std::vector<Line>& lines = m_compared->lines(side);
    text::LineNumber done = 0;
    for (int row = firstRow; row <= lastRow; ++row) {
        const ShownRow& shown = m_rows[static_cast<std::size_t>(row)];
        for (std::uint32_t at = shown.row; at < shown.row + std::max(shown.folded, 1U); ++at) {
            const text::LineNumber line = lineOf(m_compared->comparison.rows[at], side);
            if (line > done) {
                bytes += lines[line - 1].whole().of(m_compared->bytes(side));
                done = line;
            }
        }
    }
    return bytes;
}

text::LineNumber CompareModel::lineCount() const
{
    return m_compared ? static_cast<text::LineNumber>(std::max(m_compared->comparison.left.size(),
                                                               m_compared->comparison.right.size()))
                      : 0;
}

int CompareModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CompareModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString CompareModel::foldText(std::uint32_t lines) const
{
    return tr("… %1 equal lines").arg(words::number(lines));
}

QString CompareModel::takeText(int row) const
{
    if (!beginsChange(row))
        return {};
    return m_compared->edited == Side::Left ? tr("Take this change from the right into the editor")
                                            : tr("Take this change from the left into the editor");
}

/// A line as it is read aloud.
QString CompareModel::spokenText(const QModelIndex& index) const
{
    const Cell cell = cellAt(index);
    if (cell.line == 0)
        return tr("No line");
    const QString line = words::number(cell.line);
    const QString text =
        cell.lineEnd.isEmpty() ? cell.shown.text : cell.shown.text + u" ⟨" + cell.lineEnd + u'⟩';
    switch (cell.kind) {
    case Kind::Equal:
        return tr("Line %1, equal: %2").arg(line, text);
    case Kind::LineEnd:
        return tr("Line %1, only the line end differs: %2").arg(line, text);
    case Kind::Changed:
        return tr("Line %1, changed: %2").arg(line, text);
    case Kind::Removed:
        return tr("Line %1, removed: %2").arg(line, text);
    case Kind::Added:
        return tr("Line %1, added: %2").arg(line, text);
    case Kind::Replaced:
        break;
    }
    return index.column() == Left ? tr("Line %1, removed: %2").arg(line, text)
                                  : tr("Line %1, added: %2").arg(line, text);
}

QVariant CompareModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const std::uint32_t folded = foldedAt(index.row());
    if (index.column() == Take) {
        const bool isNamed = role == Qt::AccessibleTextRole || role == Qt::ToolTipRole;
        return isNamed && folded == 0 && !takeText(index.row()).isEmpty()
                   ? QVariant(takeText(index.row()))
                   : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
        return folded > 0 ? foldText(folded) : cellAt(index).shown.text;
    case Qt::AccessibleTextRole:
        return folded > 0 ? foldText(folded) : spokenText(index);
    case Qt::ToolTipRole:
        if (folded > 0)
            return tr("Shows these lines.");
        if (const Cell cell = cellAt(index); cell.kind == Kind::LineEnd && cell.line > 0)
            return tr("Only the line end differs: this line ends with %1.").arg(cell.lineEnd);
        return {};
    default:
        return {};
    }
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Left ? m_leftName : section == Right ? m_rightName : QString();
}

} // namespace crawlright::compare
