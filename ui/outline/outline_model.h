// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "ui/outline/outline.h"

#include <QAbstractItemModel>

#include <functional>
#include <memory>

namespace crawlright::outline {

/// The outline as a tree of two levels. From one analysis to the next rows that are about the same
/// stay the same rows, so that what is open and selected stays so. Makes a text when it is asked
/// for.
/// A group that shares a name with another one has a sign, and a tip that tells what comes of it.
class OutlineModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role {
        LineRole = Qt::UserRole, ///< line of the file
        TextRole,                ///< what is copied, and searched by a filter
    };
    enum Column { NameColumn, CountColumn, columns };

    /// The catalogue must outlive this.
    explicit OutlineModel(const crawlers::Catalogue& catalogue, QObject* parent = nullptr);
    ~OutlineModel() override;

    /// Never null.
    void setAnalysis(const session::AnalysisPtr& analysis, dialects::Id dialect);
    /// The row of the group that a line stands in, or of the line itself where its row is asked for
    /// (`isOpen` says that the row's children are seen); invalid: there is none.
    [[nodiscard]] QModelIndex
    indexOfLine(text::LineNumber line, const std::function<bool(const QModelIndex&)>& isOpen) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    using QAbstractItemModel::parent;

private:
    /// A row at the top, for as long as it is there.
    struct Node {
        Item item;
        int row = 0;
    };
    using NodePtr = std::unique_ptr<Node>;

    void updateRows(std::vector<Item> items, const session::Analysis& before,
                    dialects::Id formerDialect);
    /// Whether any is another.
    bool updateChildren(Node& node, std::vector<text::LineNumber> children,
                        const session::Analysis& before);
    void renumber(std::size_t from);
    [[nodiscard]] QVariant topData(const Item& item, int column, int role) const;
    [[nodiscard]] QVariant lineData(const Item& item, text::LineNumber line, int column,
                                    int role) const;
    [[nodiscard]] QString nameOf(const Item& item) const;
    [[nodiscard]] QString countOf(const Item& item) const;
    [[nodiscard]] QString tipOf(const Item& item) const;
    [[nodiscard]] QString lineText(text::LineNumber line) const;
    [[nodiscard]] QString crawlerText(text::LineNumber line) const;
    [[nodiscard]] const rules::GroupSet& groups() const { return m_analysis->groupsFor(m_dialect); }

    const crawlers::Catalogue& m_catalogue;
    session::AnalysisPtr m_analysis;
    dialects::Id m_dialect = dialects::Id::Rfc9309;
    std::vector<NodePtr> m_nodes;
};

} // namespace crawlright::outline
