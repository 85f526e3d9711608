// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/files/session_store.h"
#include "ui/window/recovery_flow.h"

#include <QPointer>
#include <QTimer>

#include <memory>
#include <string>

namespace crawlright::tester {
class TesterPane;
}

namespace crawlright::window {

struct Services;
class UrlFlow;

/// What was open the last time, and what was not saved then. Files and fetched texts come back with
/// their cursors, and so do the tested address and the loaded URLs; another text that is no file
/// comes back only if it had unsaved changes.
class SessionFlow final : public QObject {
    Q_OBJECT

public:
    /// What it keeps of; all must outlive it.
    struct Around {
        Pages& pages;
        MessageArea& messages;
        tester::TesterPane& tester;
        UrlFlow& urls;
    };
    SessionFlow(const Services& services, const Around& around, QObject* parent = nullptr);

    /// Whether the user wants the files of the last time.
    [[nodiscard]] bool isWanted() const { return m_store.isWanted(); }
    void setWanted(bool wanted);

    /// Opens the files of the last time, unless others are opened now or it is not wanted, and
    /// offers what was not saved. From then on it is kept which files are open; those of the last
    /// time that had to wait are kept behind them. Where another program that runs keeps all this,
    /// it is left to that, and only `offerUnsaved` is done.
    void start(bool opensOthers);
    /// Offers what programs that ended since did not save.
    void offerUnsaved();
    /// Keeps it now, if `start` was called.
    void keep();
    /// Keeps it for the last time: the program ends.
    void leave();

private:
    void restore(bool opensOthers);
    void openNext();
    void take(const files::OpenDocument& document, Page* page);
    void takeLate(const files::OpenDocument& document, Page* page);
    void goOnWithout();
    void endRestoring();
    void tellMissing();
    void place(Page& page, const files::OpenDocument& document);
    void follow(Page& page);
    [[nodiscard]] files::OpenDocuments openDocuments() const;
    void addUnopened(files::OpenDocuments& open);
    [[nodiscard]] QStringList waitingAddresses() const;
    [[nodiscard]] QString keepUrls();
    [[nodiscard]] std::optional<urls::LoadOptions> optionsOf(const QString& path) const;
    using TextPtr = std::shared_ptr<const std::string>;
    [[nodiscard]] bool canKeep(const TextPtr& text);
    void writeUrlsText();
    void tellUrlsUnkept();

    Pages& m_pages;
    MessageArea& m_messages;
    tester::TesterPane& m_tester;
    UrlFlow& m_urls;
    std::shared_ptr<files::JournalFolder> m_journals;
    files::SessionStore m_store;
    std::optional<files::OpenDocuments> m_kept; // what the store has from here
    RecoveryFlow m_recovery;
    files::OpenDocuments m_restoring;
    files::OpenDocuments m_unopened; // of the last time, for the next one
    std::size_t m_next = 0;          // of `m_restoring` that is to be opened
    std::size_t m_awaited = 0;       // `m_next` after the one that is being read; 0: none
    QStringList m_missing;
    bool m_lacksText = false;                       // that was fetched
    QPointer<Page> m_current;                       // that was shown
    QString m_urlsFile;                             // of pasted URLs; empty: they are not kept
    QString m_keptUrls;                             // the file of the loaded URLs
    std::optional<urls::LoadOptions> m_keptOptions; // how it is read, if somebody chose that
    TextPtr m_urlsText;                             // in `m_urlsFile`
    TextPtr m_unkeptUrls;                           // it was told that these cannot be kept
    bool m_isKeeper = false;                        // of the session, and no other program is
    bool m_isKeeping = false;
    QTimer m_patience; // with a file that does not come
    QTimer m_settle;   // after tabs came and went
    QTimer m_rest;     // after the cursor went or the text was scrolled
};

} // namespace crawlright::window
