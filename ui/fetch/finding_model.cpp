// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/finding_model.h"

#include "ui/icons/icons.h"
#include "ui/words/findings.h"
#include "ui/words/quoted.h"
#include "ui/words/tool_tip.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace crawlright::fetch {

using namespace Qt::StringLiterals;
using checks::Severity;
using icons::Tone;

namespace {

QIcon iconOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return icons::symbol("error"_L1, Tone::Negative);
    case Severity::Warning:
        return icons::symbol("warning"_L1, Tone::Caution);
    case Severity::Info:
        return icons::symbol("info"_L1, Tone::Note);
    case Severity::Hint:
    case Severity::None:
        break;
    }
    return icons::symbol("hint"_L1, Tone::Quiet);
}

} // namespace

void FindingModel::setFindings(std::vector<checks::Finding> findings)
{
    beginResetModel();
    m_findings = std::move(findings);
    arrange();
    endResetModel();
}

void FindingModel::setReaders(std::vector<dialects::Id> readers)
{
    beginResetModel();
    m_readers = std::move(readers);
    arrange();
    endResetModel();
}

void FindingModel::arrange()
{
    m_rows.clear();
    for (std::size_t i = 0; i < m_findings.size(); ++i) {
        const Severity severity = checks::severityFor(m_findings[i], m_readers);
        if (severity != Severity::None)
            m_rows.push_back({i, severity});
    }
    std::ranges::stable_sort(m_rows, std::greater{}, &Row::severity);
}

checks::Code FindingModel::codeAt(int row) const
{
    return m_findings[m_rows[static_cast<std::size_t>(row)].finding].code;
}

int FindingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FindingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FindingModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const checks::Finding& finding = m_findings[row.finding];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Sentence ? words::sentence(finding)
                                          : words::ascii(checks::idOf(finding.code));
    case Qt::DecorationRole:
        return index.column() == Sentence ? iconOf(row.severity) : QVariant();
    case Qt::AccessibleTextRole:
        return index.column() == Sentence
                   //: How grave a finding is, and what it says: "error: The site …"
                   ? tr("%1: %2").arg(words::severityName(row.severity), words::sentence(finding))
                   : QVariant();
    case Qt::ToolTipRole:
        return words::asToolTip(words::concernSentence(finding));
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignLeading | Qt::AlignTop);
    default:
        return {};
    }
}

QVariant FindingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    return section == Sentence ? tr("Finding") : tr("Id");
}

} // namespace crawlright::fetch
