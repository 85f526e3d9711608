// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"

#include <QObject>

namespace crawlright::fetch {
class FetchPanel;
}

namespace crawlright::window {

class AddressBar;
class FileFlow;
class MessageArea;

/// Fetching as a user goes through it: from the address field to the text in the editor, or to a
/// message. A fetched text never takes the place of unsaved changes unasked.
class FetchFlow final : public QObject {
    Q_OBJECT

public:
    /// All of these must outlive this.
    FetchFlow(fetch::FetchPanel& panel, AddressBar& bar, FileFlow& files, MessageArea& messages,
              QObject* parent);

    void fetch(const QString& address);
    void cancel();

Q_SIGNALS:
    void runningChanged(bool running);
    /// A page's address was asked for, not only its site: somebody may want to test it.
    void pageAsked(const QString& address);

private:
    void finish(const net::FetchResult& result);
    void takeBody(const net::FetchResult& result);

    fetch::FetchPanel& m_panel;
    AddressBar& m_bar;
    FileFlow& m_files;
    MessageArea& m_messages;
};

} // namespace crawlright::window
