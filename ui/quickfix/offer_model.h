// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/quickfix/offer.h"

#include <QAbstractListModel>

namespace crawlright::quickfix {

/// Findings, each with what can be done about it below, as one list.
class OfferModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        DetailRole = Qt::UserRole, ///< what it does to verdicts; empty: nothing to say
        HeadingRole,               ///< whether the row is a finding
    };

    explicit OfferModel(QObject* parent = nullptr);

    struct Section {
        QString sentence;
        checks::Severity severity = checks::Severity::Hint;
        std::vector<Offer> offers;
    };
    void setSections(std::vector<Section> sections);

    /// Null: the row is a finding.
    [[nodiscard]] const Offer* offerAt(int row) const;
    /// For what was worked out meanwhile.
    void setOffer(int row, const Offer& offer, const QString& detail);
    /// The next row below (`step` 1) or above (-1) that can be chosen; it goes round at the ends.
    [[nodiscard]] int nextOffer(int row, int step) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        std::optional<Offer> offer;
        QString text;
        QString detail;
        checks::Severity severity = checks::Severity::None;
    };
    std::vector<Row> m_rows;
};

} // namespace crawlright::quickfix
