// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>

class QDropEvent;
class QWidget;

namespace crawlright::window {

/// Takes files or a web address that are dropped on any of its widgets.
class DropTarget final : public QObject {
    Q_OBJECT

public:
    explicit DropTarget(QObject* parent);

    void watch(QWidget* widget);
    /// An address that is dropped there stays what it is to the widget: text.
    void watchForFiles(QWidget* widget);

Q_SIGNALS:
    void fileDropped(const QString& path);
    void siteDropped(const QString& address);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QList<QObject*> m_forFiles;
};

} // namespace crawlright::window
