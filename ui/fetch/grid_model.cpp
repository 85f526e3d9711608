// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/grid_model.h"

#include "ui/icons/icons.h"
#include "ui/words/fetch_words.h"
#include "ui/words/quoted.h"
#include "ui/words/tool_tip.h"

#include <QCryptographicHash>
#include <QFont>
#include <QLocale>

#include <algorithm>
#include <map>

namespace crawlright::fetch {

using namespace Qt::StringLiterals;
using icons::Tone;

namespace {

constexpr qsizetype shownDigest = 12; // digits

bool hasText(const net::FetchResult& result)
{
    return result.isAnswered() && result.status() / 100 == 2;
}

QString kindOf(const net::FetchResult& result, const QString& digest)
{
    return u"%1 %2 %3"_s.arg(static_cast<int>(result.error))
        .arg(result.status())
        .arg(hasText(result) ? digest : QString());
}

QString statusText(const net::FetchResult& result)
{
    QStringList steps;
    for (const net::Hop& hop : result.hops)
        steps += hop.status == 0 ? GridModel::tr("no answer") : QString::number(hop.status);
    if (!result.isAnswered() && (result.hops.isEmpty() || result.hops.last().status != 0))
        steps += GridModel::tr("failed");
    return steps.join(u" → "_s);
}

/// In a cell that is copied a tab or a line end would be two cells.
QString cell(QString text)
{
    return text.replace(u'\t', u' ').replace(u'\n', u' ');
}

} // namespace

void GridModel::setRequests(const std::vector<GridRequest>& requests)
{
    beginResetModel();
    m_judge.forget();
    m_rows.clear();
    for (const GridRequest& request : requests)
        m_rows.push_back(
            {.request = request, .result = {}, .digest = {}, .kind = {}, .verdict = {}});
    findUsual();
    endResetModel();
}

void GridModel::setResult(std::size_t row, const net::FetchResult& result)
{
    Row& changed = m_rows[row];
    changed.result = result;
    if (result.status() != 0)
        changed.digest = QString::fromLatin1(
            QCryptographicHash::hash(result.body, QCryptographicHash::Sha256).toHex());
    changed.kind = kindOf(result, changed.digest);
    changed.verdict = m_judge.judge(result, changed.digest);
    findUsual();
    // Which answer is that of most may have changed for every row.
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void GridModel::setQuestion(const crawlers::Crawler& crawler, const QString& url)
{
    m_judge.ask(crawler, url);
    for (Row& row : m_rows)
        if (row.result)
            row.verdict = m_judge.judge(*row.result, row.digest);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, Verdict), index(rowCount() - 1, Verdict));
}

int GridModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int GridModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

void GridModel::findUsual()
{
    std::map<QString, int> counts;
    for (const Row& row : m_rows)
        if (row.result)
            ++counts[row.kind];
    m_areAlike = counts.size() < 2;
    m_usual.clear();
    // No answer is like most only where there is none at all. Of several that are as many the first
    // row's.
    bool isUsualAnswered = false;
    for (const Row& row : m_rows) {
        const bool isAnswered = row.result && row.result->isAnswered();
        const bool isMore = isAnswered == isUsualAnswered && counts[row.kind] > counts[m_usual];
        if (row.result && (m_usual.isEmpty() || (isAnswered && !isUsualAnswered) || isMore)) {
            m_usual = row.kind;
            isUsualAnswered = isAnswered;
        }
    }
}

const net::FetchResult* GridModel::result(int row) const
{
    const Row& asked = at(row);
    return asked.result ? &*asked.result : nullptr;
}

bool GridModel::differs(const Row& row) const
{
    return row.result && row.kind != m_usual;
}

int GridModel::differing() const
{
    return static_cast<int>(
        std::ranges::count_if(m_rows, [this](const Row& row) { return differs(row); }));
}

QString GridModel::comparedText(const Row& row) const
{
    if (!row.result)
        return {};
    if (m_areAlike)
        //: Of answers: no two differ
        return tr("Alike");
    if (!differs(row))
        //: Of an answer: most others are the same
        return tr("Like most");
    if (!row.result->isAnswered())
        return tr("Differs: no answer");
    return hasText(*row.result) ? tr("Differs: another text") : tr("Differs: another status");
}

QString GridModel::text(const Row& row, int column) const
{
    if (column == Address)
        return row.request.url.toDisplayString(QUrl::FullyEncoded);
    if (column == Agent)
        return row.request.agent.name;
    if (!row.result)
        return column == Status ? tr("Waiting…") : QString();
    switch (column) {
    case Status:
        return statusText(*row.result);
    case Hops:
        return QLocale().toString(row.result->hops.size());
    case Size:
        return row.digest.isEmpty() ? QString() : QLocale().toString(row.result->body.size());
    case Digest:
        return row.digest.left(shownDigest);
    case Verdict:
        return row.verdict.text;
    case Compared:
        return comparedText(row);
    default:
        return {};
    }
}

QString GridModel::tip(const Row& row, int column) const
{
    switch (column) {
    case Agent:
        return words::shown(row.request.agent.header.toStdString(), 400);
    case Status:
        return row.result ? words::howItEnded(*row.result) : QString();
    case Digest:
        return row.digest;
    default:
        return text(row, column);
    }
}

QVariant GridModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        return words::asToolTip(tip(row, index.column()));
    case Qt::DecorationRole:
        if (index.column() == Verdict)
            return row.verdict.icon;
        if (index.column() == Compared && differs(row))
            return icons::symbol("warning"_L1, Tone::Caution);
        return {};
    case Qt::FontRole:
        if (index.column() == Compared && differs(row)) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return {};
    case Qt::TextAlignmentRole:
        return index.column() == Hops || index.column() == Size
                   ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant();
    default:
        return {};
    }
}

QVariant GridModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && (section == Hops || section == Size))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Address:
        return tr("Address");
    case Agent:
        return tr("User Agent");
    case Status:
        return tr("Status");
    case Hops:
        //: How many requests it took
        return tr("Requests");
    case Size:
        return tr("Bytes");
    case Digest:
        return tr("SHA-256");
    case Verdict:
        return tr("Verdict");
    case Compared:
        return tr("Compared");
    default:
        return {};
    }
}

QString GridModel::tabSeparated() const
{
    QStringList lines;
    QStringList head;
    for (int column = 0; column < ColumnCount; ++column)
        head += headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    lines += head.join(u'\t');
    for (const Row& row : m_rows) {
        if (!row.result)
            continue;
        QStringList cells;
        for (int column = 0; column < ColumnCount; ++column)
            cells += cell(column == Digest ? row.digest : text(row, column));
        lines += cells.join(u'\t');
    }
    return lines.join(u'\n');
}

} // namespace crawlright::fetch
