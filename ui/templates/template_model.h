// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/templates/templates.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>

namespace crawlright::templates {

/// Templates for a list.
class TemplateModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        WordsRole = Qt::UserRole, ///< all that can be searched
    };

    explicit TemplateModel(std::vector<Template> templates, QObject* parent = nullptr);

    [[nodiscard]] const Template& at(int row) const
    {
        return m_templates[static_cast<std::size_t>(row)];
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<Template> m_templates;
};

/// Those that have every word that is searched for.
class TemplateFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QString& text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
};

} // namespace crawlright::templates
