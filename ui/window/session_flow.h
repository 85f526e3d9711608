// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/files/session_store.h"
#include "ui/window/recovery_flow.h"

#include <QTimer>

#include <vector>

namespace crawlright::window {

struct Services;

/// What was open the last time, and what was not saved then. Files come back with their cursors;
/// a text that is no file comes back only if it had unsaved changes.
class SessionFlow final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    SessionFlow(const Services& services, Pages& pages, MessageArea& messages,
                QObject* parent = nullptr);

    /// Whether the user wants the files of the last time.
    [[nodiscard]] bool isWanted() const { return m_store.isWanted(); }
    void setWanted(bool wanted) { m_store.setWanted(wanted); }

    /// Opens the files of the last time, unless others are opened now or it is not wanted, and
    /// offers what was not saved. From then on it is kept which files are open; those of the last
    /// time that had to wait are kept behind them.
    void start(bool opensOthers);
    /// Keeps it now, if `start` was called.
    void keep();

private:
    void openNext();
    void endRestoring();
    void place(Page& page, const files::OpenDocument& document);

    Pages& m_pages;
    MessageArea& m_messages;
    files::SessionStore m_store;
    RecoveryFlow m_recovery;
    files::OpenDocuments m_restoring;
    std::vector<files::OpenDocument> m_unopened; // of the last time, for the next one
    std::size_t m_next = 0;                      // of `m_restoring` that is to be opened
    QStringList m_missing;
    QString m_current; // path of the document that was shown
    bool m_isKeeping = false;
    QTimer m_settle;
};

} // namespace crawlright::window
