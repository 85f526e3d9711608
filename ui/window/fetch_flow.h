// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"
#include "ui/fetch/fetch_panel.h"
#include "ui/fetch/fetch_settings.h"

#include <QObject>
#include <QPointer>
#include <QUrl>

#include <optional>
#include <string>
#include <vector>

class QDialog;

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
    /// The same, but the text stays out of the editor.
    /// `saved`: the text that it is compared with.
    void look(const QString& address, std::optional<std::string> saved = {});
    void cancel();
    /// How it is fetched.
    [[nodiscard]] fetch::FetchSettings& settings() { return m_settings; }

    /// A text that came into the window.
    struct Fetched {
        QString name;
        QUrl from;
        QByteArray body;
    };
    /// Keeps it to be compared with.
    const Fetched& keep(const net::FetchResult& result);
    /// The latest from this address, of all where it is empty; null: there is none.
    [[nodiscard]] const Fetched* fetchedFrom(const QString& address) const;

Q_SIGNALS:
    void runningChanged(bool running);
    /// A page's address was asked for, not only its site: somebody may want to test it.
    void pageAsked(const QString& address);
    /// What was looked at shall be looked at again, now that its password is known.
    void lookWanted(const QString& address);

private:
    void begin(const QString& address, fetch::FetchPanel::Purpose purpose,
               std::optional<std::string> saved = {});
    void finish(const net::FetchResult& result);
    void takeBody(const net::FetchResult& result);
    void offerPassword(const net::FetchResult& result);
    void askPassword(const net::FetchResult& result);

    fetch::FetchPanel& m_panel;
    AddressBar& m_bar;
    Pages& m_pages;
    MessageArea& m_messages;
    fetch::FetchSettings m_settings;
    QPointer<QDialog> m_dialog;
    bool m_isLooking = false;       // what runs, or ran last, is not for the editor
    std::vector<Fetched> m_fetched; // one from each address, the latest last; the last few
};

} // namespace crawlright::window
