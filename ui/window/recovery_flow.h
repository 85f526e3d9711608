// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/files/journal_folder.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

namespace crawlright::window {

class MessageArea;
class Page;
class Pages;

/// Unsaved changes of programs that ended before they were saved: each is offered above its text,
/// where it can be compared, taken or thrown away. What is not answered is offered again at the
/// next start. Texts that were fetched, and are no files, just come back.
class RecoveryFlow final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this; `messages`: what is told of changes that cannot be recovered.
    RecoveryFlow(std::shared_ptr<files::JournalFolder> journals, Pages& pages,
                 MessageArea& messages, QObject* parent = nullptr);

    /// Looks for them once, on the journals' own thread, and goes on with `then`.
    void find(const std::function<void()>& then);
    /// Shows again what was fetched from there, as it was then; null: it is not among what was
    /// found.
    Page* reopen(const QString& address);
    /// Offers what was not shown again, and looks for it first if need be. Texts that were fetched
    /// from the addresses in `later` wait for another start.
    void start(const QStringList& later);
    /// Looks again, for a program may have ended since, and offers what it finds.
    void lookAgain(files::Adopt which, const QStringList& later);

private:
    /// Read, and waiting for an answer.
    struct Offer {
        QString file; ///< the journal
        files::JournalEntry entry;
    };

    void look(files::Adopt which, const std::function<void()>& then);
    void take(const QStringList& later);
    void tellUnusable();
    void open(const Offer& offer);
    void openApart(const Offer& offer);
    Page& openText(const files::JournalEntry& entry);
    [[nodiscard]] Page* pageOf(const files::JournalEntry& entry) const;
    void offerIn(Page& page, const Offer& offer);
    void offerNext(Page& page, const QString& path, const QString& address);
    void recover(Page& page, const Offer& offer);

    std::shared_ptr<files::JournalFolder> m_journals;
    Pages& m_pages;
    MessageArea& m_messages;
    bool m_hasLooked = false;
    std::vector<files::FoundJournal> m_found;
    std::vector<Offer> m_waiting; // for the answer to another one about the same text
    std::vector<files::FoundJournal> m_unusable;
};

} // namespace crawlright::window
