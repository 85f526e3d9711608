// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tester/judgement.h"

#include <QAbstractItemModel>

#include <optional>
#include <vector>

namespace crawlright::tester {

/// One URL and many crawlers: a row for each crawler, with its verdict and what decided. In groups
/// or in one list. New verdicts change rows and, where rows are grouped or sorted by them, move
/// rows; a selected row stays selected.
class MatrixModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { CrawlerColumn, VerdictColumn, LineColumn, RuleColumn, ReaderColumn, ColumnCount };
    /// Kept in the settings.
    enum class Grouping : std::uint8_t { None, Purpose, Verdict };

    explicit MatrixModel(QObject* parent = nullptr);

    /// Who is judged; verdicts stay where the crawlers are as many and of the same names.
    void setCrawlers(const CrawlersPtr& crawlers);
    [[nodiscard]] const CrawlersPtr& crawlers() const { return m_crawlers; }
    /// Null: there are none. Those for other crawlers are not taken.
    void setAnswers(const AnswersPtr& answers);
    [[nodiscard]] const AnswersPtr& answers() const { return m_answers; }
    void setGrouping(Grouping grouping);
    [[nodiscard]] Grouping grouping() const { return m_grouping; }

    /// The index in `crawlers()`; nullopt for the heading of a group.
    [[nodiscard]] std::optional<std::size_t> crawlerAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(std::size_t crawler, int column = CrawlerColumn) const;
    /// Tells one heading from another, also after their order changed; nullopt for a crawler.
    [[nodiscard]] std::optional<int> groupAt(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Column -1: as the crawlers were given.
    void sort(int column, Qt::SortOrder order) override;

private:
    struct Group {
        int key = 0;
        std::vector<std::size_t> crawlers;
        friend bool operator==(const Group&, const Group&) = default;
    };
    struct Place {
        std::size_t group = 0;
        int row = 0;
    };

    [[nodiscard]] bool isGrouped() const { return m_grouping != Grouping::None; }
    [[nodiscard]] int keyOf(std::size_t crawler) const;
    [[nodiscard]] std::vector<Group> arranged() const;
    [[nodiscard]] int compare(std::size_t one, std::size_t other) const;
    void take(std::vector<Group> groups);
    void arrangeAgain();
    [[nodiscard]] const rules::Decision* decisionOf(std::size_t crawler) const;
    [[nodiscard]] QString ruleText(const rules::Decision& decision) const;
    [[nodiscard]] QString textOf(std::size_t crawler, int column) const;
    [[nodiscard]] QString toolTipOf(std::size_t crawler, int column) const;
    [[nodiscard]] QVariant crawlerData(std::size_t crawler, int column, int role) const;
    [[nodiscard]] QVariant groupData(const Group& group, int column, int role) const;
    [[nodiscard]] QString headingOf(const Group& group) const;

    CrawlersPtr m_crawlers;
    AnswersPtr m_answers; // of these crawlers, or null
    Grouping m_grouping = Grouping::None;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    std::vector<Group> m_groups; // exactly one, which is not shown, where there is no grouping
    std::vector<Place> m_places; // by crawler
};

} // namespace crawlright::tester
