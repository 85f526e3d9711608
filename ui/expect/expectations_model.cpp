// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/expect/expectations_model.h"

#include "core/expect/findings.h"
#include "ui/icons/icons.h"
#include "ui/words/expected.h"
#include "ui/words/findings.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"

#include <QColor>
#include <QGuiApplication>
#include <QIcon>
#include <QPalette>
#include <QStringBuilder>

#include <algorithm>
#include <array>

namespace crawlright::expect {

using namespace Qt::StringLiterals;
using icons::Tone;

namespace {

constexpr int mostShown = 300;       // characters of a line of the file
constexpr std::size_t mostInRow = 3; // crawlers
constexpr std::size_t mostInToolTip = 20;

Tone toneOf(ExpectationsModel::Kind kind)
{
    switch (kind) {
    case ExpectationsModel::Kind::BadLine:
        return Tone::Caution;
    case ExpectationsModel::Kind::Fails:
        return Tone::Negative;
    case ExpectationsModel::Kind::Holds:
        break;
    }
    return Tone::Positive;
}

/// Made once: a view asks for the icon of every visible row at every paint.
const QIcon& iconOf(ExpectationsModel::Kind kind)
{
    static const std::array all{
        icons::symbol("warning"_L1, toneOf(ExpectationsModel::Kind::BadLine)),
        icons::symbol("error"_L1, toneOf(ExpectationsModel::Kind::Fails)),
        icons::symbol("allowed"_L1, toneOf(ExpectationsModel::Kind::Holds))};
    return all.at(static_cast<std::size_t>(kind));
}

/// Keeps what is of the file left to right in a sentence of the other direction.
QString isolated(const QString& text)
{
    return u"\u2066"_s % text % u"\u2069"_s;
}

/// The line around a span, without its end.
std::string_view lineAround(std::string_view bytes, text::Span span)
{
    constexpr std::size_t most = 4 * std::size_t{mostShown};
    const std::size_t former = bytes.substr(0, span.begin).find_last_of("\r\n");
    const std::size_t begin = former == std::string_view::npos ? 0 : former + 1;
    const std::string_view line = bytes.substr(begin, most);
    return line.substr(0, line.find_first_of("\r\n"));
}

/// As people count, in bytes.
std::size_t columnOf(const Complaint& complaint, std::string_view bytes)
{
    const std::size_t former = bytes.substr(0, complaint.span.begin).find_last_of("\r\n");
    return complaint.span.begin - (former == std::string_view::npos ? 0 : former + 1) + 1;
}

} // namespace

ExpectationsModel::ExpectationsModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void ExpectationsModel::setResults(const ResultsPtr& results)
{
    m_results = results;
    update();
}

void ExpectationsModel::arrange(Order order, bool onlyFailing)
{
    m_order = order;
    m_onlyFailing = onlyFailing;
    update();
}

std::vector<ExpectationsModel::Row> ExpectationsModel::arranged() const
{
    std::vector<Row> rows;
    if (!m_results)
        return rows;
    const Expectations& file = *m_results->file;
    for (std::uint32_t i = 0; i < file.complaints.size(); ++i)
        rows.push_back({Kind::BadLine, i});
    for (std::uint32_t i = 0; i < m_results->results.size(); ++i) {
        if (!m_results->results[i].holds())
            rows.push_back({Kind::Fails, i});
        else if (!m_onlyFailing)
            rows.push_back({Kind::Holds, i});
    }
    const auto line = [this](const Row& row) { return lineOf(row); };
    if (m_order == Order::AsInFile)
        std::ranges::sort(rows, {}, line);
    else
        std::ranges::stable_sort(rows, {}, &Row::kind);
    return rows;
}

// Typing mostly turns nothing: then no view has to forget where it was.
void ExpectationsModel::update()
{
    std::vector<Row> rows = arranged();
    const auto isSameLine = [](const Row& a, const Row& b) {
        return a.index == b.index && (a.kind == Kind::BadLine) == (b.kind == Kind::BadLine);
    };
    if (std::ranges::equal(rows, m_rows, isSameLine)) {
        m_rows = std::move(rows);
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

const ExpectationsModel::Row& ExpectationsModel::rowAt(const QModelIndex& index) const
{
    return m_rows.at(static_cast<std::size_t>(index.row()));
}

int ExpectationsModel::rowOf(bool isBadLine, std::uint32_t index) const
{
    const auto found = std::ranges::find_if(m_rows, [&](const Row& row) {
        return (row.kind == Kind::BadLine) == isBadLine && row.index == index;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

const Expectation* ExpectationsModel::expectationAt(const QModelIndex& index) const
{
    if (!index.isValid())
        return nullptr;
    const Row& row = rowAt(index);
    return row.kind == Kind::BadLine ? nullptr : &m_results->file->lines[row.index];
}

text::LineNumber ExpectationsModel::lineOf(const Row& row) const
{
    const Expectations& file = *m_results->file;
    return row.kind == Kind::BadLine ? file.complaints[row.index].line : file.lines[row.index].line;
}

QString ExpectationsModel::presentOf(const Row& row, bool inFull) const
{
    const Expectations& file = *m_results->file;
    if (row.kind == Kind::BadLine)
        return words::sentence(findingOf(file.complaints[row.index], file));
    const Result& result = m_results->results[row.index];
    if (result.isOtherHost) {
        return tr("This file is that of %1, and says nothing about other hosts.")
            .arg(isolated(words::shown(m_results->analysis->origin.host)));
    }
    const auto failures = m_results->failuresOf(result);
    const std::size_t most = inFull ? mostInToolTip : mostInRow;
    QStringList phrases;
    for (const Failure& failure : failures.first(std::min(most, failures.size()))) {
        const std::string_view crawler = m_results->crawlerOf(failure);
        phrases += inFull
                       ? words::sentence(failureOf(file.lines[row.index], crawler, failure.decision,
                                                   file, m_results->analysis->document))
                       : words::presentPhrase(isolated(words::shown(crawler)), failure.decision);
    }
    if (failures.size() > most)
        //: At the end of a list: so many more of them.
        phrases += tr("%1 more").arg(words::number(failures.size() - most));
    return phrases.join(inFull ? u"\n"_s : u"; "_s);
}

QString ExpectationsModel::textOf(const Row& row, Column column) const
{
    const Expectations& file = *m_results->file;
    switch (column) {
    case StateColumn:
        switch (row.kind) {
        case Kind::BadLine:
            //: Of a line of a file: nobody knows what it means
            return tr("Unreadable");
        case Kind::Fails:
            //: Of an expectation
            return tr("Fails");
        case Kind::Holds:
            //: Of an expectation
            return tr("Holds");
        }
        break;
    case TextColumn:
        return words::shown(row.kind == Kind::BadLine
                                ? lineAround(file.bytes, file.complaints[row.index].span)
                                : file.textOf(file.lines[row.index].text),
                            mostShown);
    case PresentColumn:
        return presentOf(row, false);
    case LineColumn:
        return row.kind == Kind::BadLine
                   ? QString(QString::number(lineOf(row)) % u':' %
                             QString::number(columnOf(file.complaints[row.index], file.bytes)))
                   : QString::number(lineOf(row));
    case ColumnCount:
        break;
    }
    return {};
}

int ExpectationsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ExpectationsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ExpectationsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = rowAt(index);
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, column);
    case Qt::ToolTipRole:
        return column == PresentColumn && row.kind == Kind::Fails ? presentOf(row, true)
                                                                  : textOf(row, column);
    case Qt::DecorationRole:
        return column == StateColumn ? QVariant(iconOf(row.kind)) : QVariant();
    case Qt::ForegroundRole:
        return column == StateColumn
                   ? QVariant(icons::toneColor(toneOf(row.kind), QGuiApplication::palette()))
                   : QVariant();
    default:
        return {};
    }
}

QVariant ExpectationsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    //: Column header: whether an expectation holds
    case StateColumn:
        return tr("Result");
    case TextColumn:
        return tr("Expectation");
    //: Column header: what a robots.txt says instead of what was expected
    case PresentColumn:
        return tr("Instead");
    //: Column header: line of the expectation file
    case LineColumn:
        return tr("Line");
    default:
        return {};
    }
}

} // namespace crawlright::expect
