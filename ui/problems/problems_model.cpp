// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/problems/problems_model.h"

#include "ui/icons/icons.h"
#include "ui/words/findings.h"

#include <QCoreApplication>
#include <QStringBuilder>

namespace crawlright::problems {

using namespace Qt::StringLiterals;
using checks::Severity;

QString severityTitle(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return QCoreApplication::translate("crawlright::problems::Severity", "Error");
    case Severity::Warning:
        return QCoreApplication::translate("crawlright::problems::Severity", "Warning");
    case Severity::Info: return QCoreApplication::translate("crawlright::problems::Severity", "Note");
    case Severity::Hint: return QCoreApplication::translate("crawlright::problems::Severity", "Hint");
    case Severity::None: break;
    }
    return {};
}

QIcon iconOf(Severity severity)
{
    switch (severity) {
    case Severity::Error: return icons::symbol("error"_L1, icons::Tone::Negative);
    case Severity::Warning: return icons::symbol("warning"_L1, icons::Tone::Caution);
    case Severity::Info: return icons::symbol("info"_L1, icons::Tone::Note);
    case Severity::Hint: return icons::symbol("hint"_L1, icons::Tone::Quiet);
    case Severity::None: break;
    }
    return {};
}

namespace {

/// Made once: a view asks for the icon of every visible row at every paint.
const QIcon& sharedIconOf(Severity severity)
{
    static const std::array all{QIcon(), iconOf(Severity::Hint), iconOf(Severity::Info),
                                iconOf(Severity::Warning), iconOf(Severity::Error)};
    return all.at(static_cast<std::size_t>(severity));
}

} // namespace

ProblemsModel::ProblemsModel(QObject* parent) : QAbstractItemModel(parent) {}

void ProblemsModel::setList(ProblemList list)
{
    // Typing mostly moves findings without adding any: then no view has to forget where it was.
    if (list.rows.size() == m_list.rows.size()) {
        m_list = std::move(list);
        if (const int rows = rowCount(); rows > 0)
            Q_EMIT dataChanged(index(0, 0), index(rows - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_list = std::move(list);
    endResetModel();
}

QModelIndex ProblemsModel::index(int row, int column, const QModelIndex& parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column) : QModelIndex();
}

QModelIndex ProblemsModel::parent(const QModelIndex&) const
{
    return {};
}

int ProblemsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_list.rows.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ProblemsModel::textOf(int row, Column column) const
{
    const checks::Finding& finding = m_list.findingAt(static_cast<std::size_t>(row));
    switch (column) {
    case SentenceColumn: return words::sentence(finding);
    case PlaceColumn:
        return QString::number(finding.line) % u':'
             % QString::number(columnOf(finding, m_list.analysis->document));
    case IdColumn: {
        const std::string_view id = checks::idOf(finding.code);
        return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
    }
    case ColumnCount: break;
    }
    return {};
}

QString ProblemsModel::textOf(int row) const
{
    const Severity severity = m_list.rows[static_cast<std::size_t>(row)].severity;
    return textOf(row, PlaceColumn) % u": "_s % severityTitle(severity) % u": "_s
         % textOf(row, SentenceColumn) % u" ["_s % textOf(row, IdColumn) % u']';
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto column = static_cast<Column>(index.column());
    const Severity severity = m_list.rows[static_cast<std::size_t>(index.row())].severity;
    switch (role) {
    case Qt::DisplayRole: return textOf(index.row(), column);
    case Qt::ToolTipRole: return words::sentence(
            m_list.findingAt(static_cast<std::size_t>(index.row())));
    case Qt::DecorationRole:
        return column == SentenceColumn ? QVariant(sharedIconOf(severity)) : QVariant();
    case Qt::AccessibleTextRole:
        if (column == SentenceColumn)
            return QString(severityTitle(severity) % u": "_s % textOf(index.row(), column));
        return textOf(index.row(), column);
    default: return {};
    }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case SentenceColumn: return tr("Problem");
    //: Column header: line and column of a problem
    case PlaceColumn: return tr("Line");
    //: Column header: the id of a kind of problem, such as missing-colon
    case IdColumn: return tr("Id");
    default: return {};
    }
}

Qt::ItemFlags ProblemsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

} // namespace crawlright::problems
