// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"

#include <QObject>
#include <QPointer>

namespace crawlright::fetch {
class FetchPanel;
}

namespace crawlright::window {

class Actions;
class AddressBar;
class FetchFlow;
class Page;
class Pages;

/// Checking what is published: what a site serves against the text that is shown, byte for byte.
/// What differs is shown side by side, with what becomes of verdicts; the text itself stays.
class PublishFlow final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        const Actions& actions;
        fetch::FetchPanel& panel;
        FetchFlow& fetching;
        AddressBar& bar;
        Pages& pages;
    };

    /// All of these must outlive this.
    PublishFlow(const Parts& parts, QObject* parent);

    /// Asks for an address where the shown text has none.
    void check();
    void checkAt(const QString& address);

private:
    void checkPage(Page& page, const QString& address);
    void checkAgain(const QString& address);
    void askAddress();
    void tell(const net::FetchResult& result);
    void compare(Page& page, const net::FetchResult& result);

    Parts m_parts;
    QPointer<Page> m_checked; // whose text is checked, or was the last
    bool m_isWaiting = false;
};

} // namespace crawlright::window
