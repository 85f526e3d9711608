// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/rewrite/preview.h"

#include <QAbstractListModel>

namespace crawlright::rewrite {

/// The lines of a Preview for a view, each with a sign before it: colour alone would not tell.
class PreviewModel final : public QAbstractListModel {
    Q_OBJECT

public:
    explicit PreviewModel(QObject* parent = nullptr);

    void setPreview(Preview preview);
    /// 0: the row stands for no line.
    [[nodiscard]] text::LineNumber lineAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    Preview m_preview;
};

} // namespace crawlright::rewrite
