// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"

#include <QObject>
#include <QUrl>

#include <vector>

namespace crawlright::fetch {
class FetchPanel;
}

namespace crawlright::window {

class AddressBar;
class MessageArea;
class Pages;

/// Fetching as a user goes through it: from the address field to the text in the editor, or to a
/// message. A fetched text never takes the place of an edited one.
class FetchFlow final : public QObject {
    Q_OBJECT

public:
    /// All of these must outlive this.
    FetchFlow(fetch::FetchPanel& panel, AddressBar& bar, Pages& pages, MessageArea& messages,
              QObject* parent);

    void fetch(const QString& address);
    void cancel();

    /// A text that came into the window.
    struct Fetched {
        QString name;
        QUrl from;
        QByteArray body;
    };
    /// The latest from this address, or else the latest of all; null: there is none.
    [[nodiscard]] const Fetched* fetchedFrom(const QString& address) const;

Q_SIGNALS:
    void runningChanged(bool running);
    /// A page's address was asked for, not only its site: somebody may want to test it.
    void pageAsked(const QString& address);

private:
    void finish(const net::FetchResult& result);
    void takeBody(const net::FetchResult& result);

    fetch::FetchPanel& m_panel;
    AddressBar& m_bar;
    Pages& m_pages;
    MessageArea& m_messages;
    std::vector<Fetched> m_fetched; // one from each address, the latest last; the last few
};

} // namespace crawlright::window
