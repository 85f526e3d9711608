// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/verdicts/query.h"
#include "ui/urllist/url_lists.h"

#include <QAbstractTableModel>

#include <optional>

namespace crawlright::urllist {

/// What one crawler makes of one row.
struct CellFacts {
    rules::Verdict verdict = rules::Verdict::Allow;
    text::LineNumber line = 0; ///< the deciding one, from 1; 0: none
    rules::Verdict before = rules::Verdict::Allow;
    [[nodiscard]] bool isChanged() const { return verdict != before; }
    friend bool operator==(const CellFacts&, const CellFacts&) = default;
};

/// A crawler that stands for all that read as it does: the same groups, in the same way.
struct Lead {
    std::size_t place = 0; ///< in the setting
    crawlers::Crawler crawler;
    std::vector<std::string> alike; ///< the others, by their tokens
};

/// The URLs of a list and what the chosen crawlers make of each. Crawlers that read alike share a
/// column. It holds the cells that are looked
/// at and asks the worker for them; sorting and filtering are the worker's too.
class UrlTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    /// The list must outlive this.
    explicit UrlTableModel(UrlLists& lists, QObject* parent = nullptr);

    static constexpr int UrlColumn = 0;
    static constexpr int FirstCrawlerColumn = 1;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    /// By URL: as loaded, by path, back; by a crawler: by its verdict.
    void sort(int column, Qt::SortOrder order) override;

    /// Which rows are shown; `Query::column` is the place of a crawler. The order stays that of
    /// `sort()`. While it is worked out the rows before are shown.
    void setFilter(const verdicts::Query& filter);
    [[nodiscard]] const verdicts::Query& query() const { return m_query; }
    /// Cells that this line decides are lit; 0: none.
    void setLitLine(text::LineNumber line);
    /// The rows that are shown, in their order; null: all, as loaded.
    using OrderPtr = std::shared_ptr<const std::vector<urls::Row>>;
    [[nodiscard]] const OrderPtr& order() const { return m_order; }
    /// Of the list, at a place that is shown.
    [[nodiscard]] urls::Row rowAt(int place) const;
    [[nodiscard]] std::string_view urlAt(int place) const;
    /// Where a row of the list is shown; nullopt: it is not.
    [[nodiscard]] std::optional<int> placeOf(urls::Row row) const;
    /// Whose rows are shown; null: there is no list.
    [[nodiscard]] const UrlTablePtr& table() const { return m_table; }
    /// nullopt: not told yet, or no crawler's column.
    [[nodiscard]] std::optional<CellFacts> factsAt(const QModelIndex& index) const;
    /// The crawlers of a column; null: it is that of the URLs.
    [[nodiscard]] const Lead* leadOf(int column) const;

Q_SIGNALS:
    /// Other rows are shown, or none any more; also when a query found what it found before.
    void orderChanged();

private:
    /// Cells side by side, row by row.
    struct Page {
        int first = 0;
        int count = 0;
        SummaryPtr summary;
        std::vector<Lead> leads; // by column
        std::vector<CellFacts> cells;
    };

    void setSummary(const SummaryPtr& summary);
    [[nodiscard]] bool looksAs(const Page& page) const;
    void takeTable();
    void takeLeads(std::vector<Lead> leads);
    void followSortedColumn();
    void want(int place) const;
    void askCells();
    void takePage(Page page, const OrderPtr& order);
    void askOrder();
    void takeOrder(const UrlTablePtr& table, OrderPtr order);
    [[nodiscard]] bool dependsOnVerdicts() const;
    [[nodiscard]] bool isLit(const CellFacts& facts) const
    {
        return m_litLine > 0 && facts.line == m_litLine;
    }
    [[nodiscard]] QVariant cellData(const CellFacts& facts, int role) const;
    [[nodiscard]] QString lineText(text::LineNumber line) const;
    [[nodiscard]] QString toolTip(const QModelIndex& index) const;

    UrlLists& m_lists;
    UrlTablePtr m_table; // what is shown
    OrderPtr m_order;
    SummaryPtr m_summary;
    std::vector<Lead> m_leads; // by column
    verdicts::Query m_query;
    int m_sortedColumn = -1;
    Page m_page;
    text::LineNumber m_litLine = 0;
    mutable int m_wantedFirst = -1; // places whose cells were looked at and are not there
    mutable int m_wantedLast = -1;
    int m_lookedFirst = -1; // those that were asked for last, without a margin
    int m_lookedLast = -1;
};

} // namespace crawlright::urllist
