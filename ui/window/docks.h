// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>

class QAction;
class QDockWidget;
class QMainWindow;

namespace crawlright::window {

/// The panes around the editor: where they are, and their titles. Knows nothing of what is in them.
class Docks final : public QObject {
    Q_OBJECT

public:
    explicit Docks(QMainWindow& window);

    QDockWidget* add(const QString& name, const QString& title, QWidget* content,
                     Qt::DockWidgetArea area);
    /// The layout as it is now is what `reset` brings back.
    void keepAsDesigned();
    void reset();
    /// Brings a pane to where it is seen, and the keyboard to `focus`, if there is one.
    static void raise(QDockWidget* dock, QWidget* focus);

    /// Which show and hide the panes, in the order in which they were added.
    [[nodiscard]] QList<QAction*> toggleActions() const;

    [[nodiscard]] QByteArray state() const;
    void restore(const QByteArray& state);

Q_SIGNALS:
    /// The window or a pane has another place or size, or was shown or hidden.
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void updateTitles();

    QMainWindow& m_window;
    QList<QDockWidget*> m_docks;
    QByteArray m_asDesigned;
};

} // namespace crawlright::window
