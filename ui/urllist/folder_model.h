// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/verdicts/tree.h"
#include "ui/urllist/url_worker.h"

#include <QAbstractItemModel>

#include <memory>
#include <string>
#include <vector>

namespace crawlright::urllist {

/// The folders of a list, level by level as they are opened, with what one crawler's rules say of
/// each. New verdicts change numbers only: what is open stays open.
class FolderModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { NameColumn, CountColumn, VerdictColumn, ChangedColumn, ColumnCount };
    enum Role {
        TallyRole = Qt::UserRole, ///< verdicts::Tally; of "more" rows invalid
    };
    enum class Kind : std::uint8_t { Folder, Page, More };

    /// The worker must outlive this.
    explicit FolderModel(UrlWorker& worker, QObject* parent = nullptr);
    ~FolderModel() override;

    /// Null: there is no list.
    void setSummary(const SummaryPtr& summary);
    /// Of which crawler of the setting, by its text.
    void setCrawler(const std::string& text);

    [[nodiscard]] Kind kindOf(const QModelIndex& index) const;
    /// The decoded path that all rows of a folder or page share.
    [[nodiscard]] QByteArray pathOf(const QModelIndex& index) const;
    /// The first URL of a folder or page, as given.
    [[nodiscard]] QByteArray urlOf(const QModelIndex& index) const;
    /// Asks for more children of the folder that has this "more" row.
    void loadMore(const QModelIndex& more);

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex& parent = {}) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    /// By name, ascending, or by number of URLs, descending; other orders are not known.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    struct Node;
    struct Request;
    struct AnsweredLevel;
    struct Answer;

    [[nodiscard]] Node* nodeAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const Node& node, int column = 0) const;
    [[nodiscard]] std::vector<Node*> allNodes() const;
    [[nodiscard]] QString textOf(const Node& node, int column) const;
    [[nodiscard]] QString toolTipOf(const QModelIndex& index) const;
    [[nodiscard]] static QVariant dataOfMore(const Node& node, int column, int role);
    void reset();
    void ask();
    [[nodiscard]] static UrlWorker::Done answerTo(FolderModel& model,
                                                  const std::shared_ptr<const Request>& request,
                                                  const Judging& judging,
                                                  const UrlWorker::IsStopped& isStopped);
    void take(const Request& request, const Answer& answer);
    void tellNumbers();
    void takeChildren(const Request& request, std::size_t place, const AnsweredLevel& level);
    void takeOrder(const Request& request, const Answer& answer);
    static void reorder(Node& folder, const AnsweredLevel& level,
                        std::vector<std::unique_ptr<Node>>& gone);

    UrlWorker& m_worker;
    UrlTablePtr m_table;
    std::string m_crawler;
    urls::ChildQuery::Sort m_sort = urls::ChildQuery::Sort::Name;
    urls::ChildQuery::Sort m_sortShown = urls::ChildQuery::Sort::Name;
    std::unique_ptr<Node> m_root; // null: there is no list
    quint64 m_shape = 0;          // another one: nodes that were may be no more
};

} // namespace crawlright::urllist
