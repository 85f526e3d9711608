// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/meaning_model.h"

#include "ui/fetch/course_rows.h"
#include "ui/words/dialects.h"
#include "ui/words/outcome_words.h"

#include <QFont>

namespace crawlright::fetch {

using access::Edition;
using access::Outcome;
using icons::Tone;

namespace {

QString sourceOf(const dialects::Dialect& dialect)
{
    return QString::fromUtf8(dialect.source.data(), qsizetype(dialect.source.size()));
}

} // namespace

QString outcomeName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Parse:
        return MeaningModel::tr("Reads the rules");
    case Outcome::AllowAll:
        return MeaningModel::tr("May fetch everything");
    case Outcome::DisallowAll:
        return MeaningModel::tr("May fetch nothing");
    case Outcome::UseCache:
        return MeaningModel::tr("Uses the copy it has");
    case Outcome::Defer:
        return MeaningModel::tr("Comes back later");
    }
    Q_UNREACHABLE_RETURN({});
}

QIcon iconOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Parse:
        return icons::symbol(QLatin1StringView("view-list-tree"), Tone::Note);
    case Outcome::AllowAll:
        return icons::symbol(QLatin1StringView("allowed"), Tone::Positive);
    case Outcome::DisallowAll:
        return icons::symbol(QLatin1StringView("blocked"), Tone::Negative);
    case Outcome::UseCache:
        return icons::symbol(QLatin1StringView("merged"), Tone::Note);
    case Outcome::Defer:
        return icons::symbol(QLatin1StringView("unjudged"), Tone::Caution);
    }
    Q_UNREACHABLE_RETURN({});
}

void MeaningModel::setAnswer(const std::optional<access::Answer>& answer)
{
    beginResetModel();
    m_rows.clear();
    for (int i = 0; answer && i < dialects::dialectCount; ++i) {
        const auto id = static_cast<dialects::Id>(i);
        const dialects::Dialect& dialect = dialects::get(id);
        m_rows.push_back({id, Edition::Followed, access::meaningOf(*answer, dialect)});
        if (const auto latest = access::latestEditionOf(*answer, dialect))
            m_rows.push_back({id, Edition::Latest, *latest});
    }
    endResetModel();
}

void MeaningModel::setReader(dialects::Id dialect, const QString& crawler)
{
    m_reader = dialect;
    m_crawler = crawler;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int MeaningModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MeaningModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

bool MeaningModel::isReader(const Row& row) const
{
    return row.dialect == m_reader && !m_crawler.isEmpty();
}

QString MeaningModel::text(const Row& row, int column) const
{
    const dialects::Dialect& dialect = dialects::get(row.dialect);
    switch (column) {
    case Reader:
        //: A way of reading and the crawler that is tested: "Google, so Googlebot"
        return isReader(row) ? tr("%1, so %2").arg(readerText(row.dialect, row.edition), m_crawler)
                             : readerText(row.dialect, row.edition);
    case Does:
        return outcomeName(row.meaning.outcome);
    case Says:
        return words::whatTheSourceSays(row.meaning.sentence);
    case Source:
        return row.meaning.sourceSilent && row.dialect != dialects::Id::Rfc9309
                   ? tr("%1 is silent: taken from RFC 9309").arg(sourceOf(dialect))
                   : sourceOf(dialect);
    default:
        return {};
    }
}

QVariant MeaningModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        return index.column() == Reader ? words::dialectDescription(row.dialect) : QVariant();
    case Qt::DecorationRole:
        return index.column() == Does ? iconOf(row.meaning.outcome) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignLeading | Qt::AlignTop);
    case Qt::FontRole:
        if (isReader(row) && index.column() <= Does) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return {};
    default:
        return {};
    }
}

QVariant MeaningModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case Reader:
        //: Heads a list of ways to read robots.txt: "Google", "RFC 9309"
        return tr("Who Reads");
    case Does:
        return tr("What It Does");
    case Says:
        return tr("What Its Source Says");
    case Source:
        return tr("Source");
    default:
        return {};
    }
}

} // namespace crawlright::fetch
