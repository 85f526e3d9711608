// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "core/net/fetch_result.h"

#include <QObject>
#include <QPointer>

class QDialog;
class QWidget;

namespace crawlright::fetch {
class FetchPanel;
}
namespace crawlright::tester {
class TesterPane;
}

namespace crawlright::window {

class Actions;
class AddressBar;
class FetchFlow;
class Pages;

/// What one can do about fetching besides fetching a file: choosing how, forgetting passwords, and
/// the grid.
class FetchTools final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        const Actions& actions;
        const crawlers::Catalogue& catalogue;
        fetch::FetchPanel& panel;
        FetchFlow& fetching;
        AddressBar& bar;
        Pages& pages;
        const tester::TesterPane& tester;
    };

    /// The window's child; all of these must outlive it.
    FetchTools(const Parts& parts, QWidget& window);

    void chooseOptions();
    void openGrid();

Q_SIGNALS:
    /// An answer for the grid came.
    void gridFetched(const crawlright::net::FetchResult& result);

private:
    void compare(const net::FetchResult& left, const QString& leftName,
                 const net::FetchResult& right, const QString& rightName);

    Parts m_parts;
    QWidget& m_window;
    QPointer<QDialog> m_optionsDialog;
    QPointer<QDialog> m_gridDialog;
};

} // namespace crawlright::window
