// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/crawler_model.h"

#include "ui/tester/crawler_set.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCoreApplication>
#include <QPainter>
#include <QStringBuilder>

#include <algorithm>

namespace crawlright::tester {

using namespace Qt::StringLiterals;
using crawlers::Entry;
using crawlers::Purpose;

namespace {

QString descriptionOf(const Entry& entry)
{
    const QString purpose = purposeText(entry.purpose);
    const QString whose = QString::fromUtf8(entry.operatedBy);
    return whose.isEmpty() ? purpose : QString(whose % u" · "_s % purpose);
}

} // namespace

QString purposeText(Purpose purpose)
{
    constexpr auto context = "crawlright::tester::Purpose";
    switch (purpose) {
    case Purpose::Search:
        return QCoreApplication::translate(context, "search");
    case Purpose::AiTraining:
        return QCoreApplication::translate(context, "AI training");
    case Purpose::AiSearch:
        return QCoreApplication::translate(context, "AI search");
    case Purpose::AiUser:
        return QCoreApplication::translate(context, "AI, for a user");
    case Purpose::Ads:
        return QCoreApplication::translate(context, "ads");
    case Purpose::Seo:
        return QCoreApplication::translate(context, "SEO");
    case Purpose::Preview:
        return QCoreApplication::translate(context, "link preview");
    case Purpose::Archive:
        return QCoreApplication::translate(context, "archive");
    case Purpose::Other:
        break;
    }
    return QCoreApplication::translate(context, "other");
}

QString purposeTitle(Purpose purpose)
{
    constexpr auto context = "crawlright::tester::Purpose";
    switch (purpose) {
    case Purpose::Search:
        return QCoreApplication::translate(context, "Search engines");
    case Purpose::AiTraining:
        return QCoreApplication::translate(context, "AI training");
    case Purpose::AiSearch:
        return QCoreApplication::translate(context, "AI search");
    case Purpose::AiUser:
        return QCoreApplication::translate(context, "AI user agents");
    case Purpose::Ads:
        return QCoreApplication::translate(context, "Ads");
    case Purpose::Seo:
        return QCoreApplication::translate(context, "SEO tools");
    case Purpose::Preview:
        return QCoreApplication::translate(context, "Link previews");
    case Purpose::Archive:
        return QCoreApplication::translate(context, "Archives");
    case Purpose::Other:
        break;
    }
    return QCoreApplication::translate(context, "Others");
}

CrawlerModel::CrawlerModel(const crawlers::Catalogue& catalogue, QObject* parent)
    : QAbstractListModel(parent)
{
    m_rows.reserve(catalogue.entries().size());
    for (const Entry& entry : catalogue.entries())
        m_rows.push_back(&entry);
    std::ranges::sort(m_rows, [](const Entry* a, const Entry* b) { return comesFirst(*a, *b); });
}

int CrawlerModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant CrawlerModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry& entry = *m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return QString::fromUtf8(entry.token);
    case OperatorRole:
        return descriptionOf(entry);
    case SearchRole:
        return QString(QString::fromUtf8(entry.token) % u' ' % QString::fromUtf8(entry.operatedBy));
    case Qt::AccessibleTextRole:
        return QString(QString::fromUtf8(entry.token) % u", "_s % descriptionOf(entry));
    default:
        return {};
    }
}

CrawlerCompleter::CrawlerCompleter(CrawlerModel* model, QObject* parent)
    : QCompleter(parent)
{
    setModel(model);
    setCompletionRole(CrawlerModel::SearchRole);
    setCaseSensitivity(Qt::CaseInsensitive);
    setFilterMode(Qt::MatchContains);
    setMaxVisibleItems(12);
    popup()->setItemDelegate(new CrawlerDelegate(this));
}

QString CrawlerCompleter::pathFromIndex(const QModelIndex& index) const
{
    return index.data(Qt::EditRole).toString();
}

namespace {
constexpr int nameGap = 24;   // pixels between name and operator
constexpr int leastShown = 5; // letters of the operator
} // namespace

void CrawlerDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QString description = index.data(CrawlerModel::OperatorRole).toString();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QColor color =
        option.palette.color(selected ? QPalette::HighlightedText : QPalette::PlaceholderText);
    const int taken =
        option.fontMetrics.horizontalAdvance(index.data(Qt::DisplayRole).toString()) + nameGap;
    QRect room = option.rect.adjusted(6, 0, -6, 0);
    if (option.direction == Qt::LeftToRight) {
        room.setLeft(room.left() + taken);
    } else {
        room.setRight(room.right() - taken);
    }
    if (room.width() < option.fontMetrics.averageCharWidth() * leastShown)
        return; // a letter or two would say nothing
    painter->save();
    painter->setPen(color);
    painter->drawText(room,
                      static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignRight) |
                                       Qt::AlignVCenter),
                      option.fontMetrics.elidedText(description, Qt::ElideRight, room.width()));
    painter->restore();
}

QSize CrawlerDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    const QString description = index.data(CrawlerModel::OperatorRole).toString();
    size.rwidth() += option.fontMetrics.horizontalAdvance(description) + nameGap + 12;
    size.setHeight(std::max(size.height(), option.fontMetrics.height() + 6));
    return size;
}

} // namespace crawlright::tester
