// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/files/journal_folder.h"

#include <QObject>

#include <memory>
#include <vector>

namespace crawlright::window {

class MessageArea;
class Page;
class Pages;

/// Unsaved changes of programs that ended before they were saved: each is offered above its text,
/// where it can be taken or thrown away. What is not answered is offered again at the next start.
class RecoveryFlow final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this; `messages`: what is told of changes that cannot be recovered.
    RecoveryFlow(std::shared_ptr<files::JournalFolder> journals, Pages& pages,
                 MessageArea& messages, QObject* parent = nullptr);

    /// Looks for them, on a worker.
    void start();

private:
    /// Read, and waiting for an answer.
    struct Offer {
        QString file; ///< the journal
        files::JournalEntry entry;
    };

    void take(std::vector<files::FoundJournal> found);
    void tellUnusable();
    void open(const Offer& offer);
    void openApart(const Offer& offer);
    void offerIn(Page& page, const Offer& offer);
    void recover(Page& page, const Offer& offer);

    std::shared_ptr<files::JournalFolder> m_journals;
    Pages& m_pages;
    MessageArea& m_messages;
    std::vector<Offer> m_waiting; // for the answer to another one about the same text
    std::vector<files::FoundJournal> m_unusable;
};

} // namespace crawlright::window
