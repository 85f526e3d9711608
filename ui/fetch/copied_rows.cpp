// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/copied_rows.h"

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QStringList>

#include <algorithm>

namespace crawlright::fetch {
namespace {

class CopyWords {
    Q_DECLARE_TR_FUNCTIONS(crawlright::fetch::CopiedRows)
};

void copyRows(const QAbstractItemView& view)
{
    QModelIndexList rows = view.selectionModel()->selectedRows();
    std::ranges::sort(rows);
    QStringList lines;
    for (const QModelIndex& row : std::as_const(rows)) {
        QStringList cells;
        for (int column = 0; column < view.model()->columnCount(); ++column)
            cells += row.siblingAtColumn(column).data().toString();
        lines += cells.join(u'\t');
    }
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace

void offerCopying(QAbstractItemView& view)
{
    auto* copy = new QAction(CopyWords::tr("&Copy"), &view);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    QObject::connect(copy, &QAction::triggered, &view, [&view] { copyRows(view); });
    view.addAction(copy);
    view.setContextMenuPolicy(Qt::ActionsContextMenu);
}

} // namespace crawlright::fetch
