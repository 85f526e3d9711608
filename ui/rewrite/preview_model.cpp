// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/rewrite/preview_model.h"

#include "ui/icons/icons.h"

#include <QGuiApplication>
#include <QPalette>
#include <QStringBuilder>

namespace crawlright::rewrite {

using namespace Qt::StringLiterals;
using Kind = PreviewLine::Kind;

PreviewModel::PreviewModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void PreviewModel::setPreview(Preview preview)
{
    beginResetModel();
    m_preview = std::move(preview);
    endResetModel();
}

text::LineNumber PreviewModel::lineAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return 0;
    const PreviewLine& line = m_preview.lines[static_cast<std::size_t>(row)];
    return line.kind == Kind::More ? 0 : line.line;
}

int PreviewModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_preview.lines.size());
}

QVariant PreviewModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PreviewLine& line = m_preview.lines[static_cast<std::size_t>(index.row())];
    const bool isRemoved = line.kind == Kind::Removed;
    const QString number = QString::number(line.line).rightJustified(6);
    switch (role) {
    case Qt::DisplayRole:
        if (line.kind == Kind::More)
            return tr("and %n more", nullptr, static_cast<int>(line.line));
        return QString(number % (isRemoved ? u" − "_s : u" + "_s) % line.text);
    case Qt::AccessibleTextRole:
        if (line.kind == Kind::More)
            return {};
        return isRemoved ? tr("Line %1 goes: %2").arg(QString::number(line.line), line.text)
                         : tr("A line comes: %1").arg(line.text);
    case Qt::ForegroundRole:
        if (line.kind == Kind::More)
            return {};
        return icons::toneColor(isRemoved ? icons::Tone::Negative : icons::Tone::Positive,
                                QGuiApplication::palette());
    default:
        return {};
    }
}

} // namespace crawlright::rewrite
