// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"

#include <QAbstractItemModel>
#include <QModelIndex>

#include <array>
#include <optional>
#include <vector>

namespace crawlright::reference {

/// The table of contents: the kinds of finding below their families, those that hold a searched
/// text only.
class ContentsModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { IdColumn, MeaningColumn, ColumnCount };

    explicit ContentsModel(QObject* parent = nullptr);

    /// Shows the kinds whose id, explanation or page has every one of these words, in any case.
    void search(const QString& words);

    /// nullopt: a family.
    [[nodiscard]] std::optional<checks::Code> codeAt(const QModelIndex& index) const;
    /// Invalid, if the search hides it.
    [[nodiscard]] QModelIndex indexOf(checks::Code code) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Section {
        checks::Family family = checks::Family::File;
        std::vector<checks::Code> codes;
    };
    [[nodiscard]] const QString& searchedTextOf(checks::Code code);

    std::vector<Section> m_sections; // those with something to show
    std::array<QString, checks::codeCount> m_texts;
};

} // namespace crawlright::reference
