// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"

#include <QObject>
#include <QPointer>

class QDialog;
class QWidget;

namespace crawlright::fetch {
class FetchPanel;
}

namespace crawlright::window {

class Actions;
class FetchFlow;

/// What one can do about fetching besides fetching a file: choosing how, and forgetting passwords.
class FetchTools final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        const Actions& actions;
        const crawlers::Catalogue& catalogue;
        fetch::FetchPanel& panel;
        FetchFlow& fetching;
    };

    /// The window's child; all of these must outlive it.
    FetchTools(const Parts& parts, QWidget& window);

    void chooseOptions();

private:
    void open(QDialog* dialog);

    Parts m_parts;
    QWidget& m_window;
    QPointer<QDialog> m_dialog; // the one that is open
};

} // namespace crawlright::window
