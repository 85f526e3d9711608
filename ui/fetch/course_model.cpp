// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/course_model.h"

#include "ui/fetch/meaning_model.h"
#include "ui/words/outcome_words.h"

#include <utility>

namespace crawlright::fetch {

void CourseModel::setRows(std::vector<CourseRow> rows, dialects::Id dialect,
                          const QDateTime& answered)
{
    beginResetModel();
    m_rows = std::move(rows);
    m_dialect = dialect;
    m_answered = answered;
    endResetModel();
}

int CourseModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CourseModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString CourseModel::text(std::size_t at, int column) const
{
    const CourseRow& row = m_rows[at];
    switch (column) {
    case Begin:
        return beginText(m_rows, at, m_answered);
    case Does:
        return outcomeName(row.step.meaning.outcome);
    case Says:
        return words::whatTheSourceSays(row.step.meaning.sentence);
    case Reader:
        return row.step.meaning.sourceSilent && m_dialect != dialects::Id::Rfc9309
                   ? tr("%1 (its source is silent: RFC 9309 is taken)")
                         .arg(readerText(m_dialect, row.edition))
                   : readerText(m_dialect, row.edition);
    default:
        return {};
    }
}

QVariant CourseModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto at = static_cast<std::size_t>(index.row());
    const CourseRow& row = m_rows[at];
    switch (role) {
    case Qt::DisplayRole:
        return text(at, index.column());
    case Qt::DecorationRole:
        return index.column() == Does ? iconOf(row.step.meaning.outcome) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignLeading | Qt::AlignTop);
    default:
        return {};
    }
}

QVariant CourseModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case Begin:
        //: A date and time, or now
        return tr("From");
    case Does:
        return tr("What It Does");
    case Says:
        return tr("What Its Source Says");
    case Reader:
        return tr("Who Reads");
    default:
        return {};
    }
}

} // namespace crawlright::fetch
