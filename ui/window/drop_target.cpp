// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/drop_target.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace crawlright::window {

using namespace Qt::StringLiterals;

namespace {

/// The local files that are dragged; empty: something else is.
QStringList draggedFiles(const QMimeData* data)
{
    QStringList paths;
    const QList<QUrl> urls = data->urls();
    for (const QUrl& url : urls) {
        if (!url.isLocalFile())
            return {};
        paths.append(url.toLocalFile());
    }
    return paths;
}

/// The one web address that is dragged, from a browser for example.
QString draggedSite(const QMimeData* data)
{
    const QList<QUrl> urls = data->urls();
    const bool isWeb = urls.size() == 1 && (urls.first().scheme().startsWith("http"_L1) ||
                                            urls.first().scheme() == "ftp"_L1);
    return isWeb ? urls.first().toString(QUrl::FullyEncoded) : QString();
}

} // namespace

DropTarget::DropTarget(QObject* parent)
    : QObject(parent)
{
}

void DropTarget::watch(QWidget* widget)
{
    widget->setAcceptDrops(true);
    widget->installEventFilter(this);
}

void DropTarget::watchForFiles(QWidget* widget)
{
    m_forFiles.append(widget);
    watch(widget);
}

bool DropTarget::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDrag = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove;
    if (!isDrag && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto* drop = static_cast<QDropEvent*>(event);
    const QStringList paths = draggedFiles(drop->mimeData());
    const QString site = m_forFiles.contains(watched) ? QString() : draggedSite(drop->mimeData());
    if (paths.isEmpty() && site.isEmpty())
        return QObject::eventFilter(watched, event);
    drop->acceptProposedAction();
    if (isDrag)
        return true;
    for (const QString& path : paths)
        Q_EMIT fileDropped(path);
    if (!site.isEmpty())
        Q_EMIT siteDropped(site);
    return true;
}

} // namespace crawlright::window
