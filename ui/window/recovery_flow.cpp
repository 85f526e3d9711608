// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/recovery_flow.h"

#include "ui/files/file_words.h"
#include "ui/files/journal.h"
#include "ui/window/compare_flow.h"
#include "ui/window/file_flow.h"
#include "ui/window/message_bar.h"
#include "ui/window/page.h"
#include "ui/window/pages.h"
#include "ui/work/background.h"

#include <QFile>
#include <QLocale>

#include <algorithm>
#include <iterator>
#include <utility>

namespace crawlright::window {

using files::FileWords;
using Topic = MessageArea::Topic;

namespace {

/// What was kept goes when the text of now, or a later one, is kept anew or saved. A write that
/// has begun before has an older one.
void removeWhenSafe(Page& page, const QString& journal)
{
    auto* once = new QObject(&page);
    const auto done = [journal, once, from = page.session().revision()](quint64 revision) {
        if (revision < from)
            return;
        QFile::remove(journal);
        once->deleteLater();
    };
    if (page.journal())
        QObject::connect(page.journal(), &files::Journal::kept, once, done);
    QObject::connect(&page.files().file(), &files::DocumentFile::saved, once,
                     [done](const QString&, quint64 revision) { done(revision); });
}

QString offerText(const Page& page, const files::JournalEntry& entry)
{
    const QString when = QLocale().toString(entry.written.toLocalTime(), QLocale::ShortFormat);
    const bool isOther =
        !entry.fileHash.isEmpty() && entry.fileHash != page.files().file().contentHash();
    const QString text =
        isOther
            ? RecoveryFlow::tr(
                  "“%1” has unsaved changes of %2: Crawlright ended before they were saved. The "
                  "file is another one since; recovering them replaces its text, and can be "
                  "undone.")
            : RecoveryFlow::tr(
                  "“%1” has unsaved changes of %2: Crawlright ended before they were saved.");
    return text.arg(page.files().name(), when);
}

/// It is still to be decided what becomes of them, and what is shown stays there after that. What
/// was typed is on the right, so that it is called added, as it is when one recovers it.
void showBeside(const Page& page, const files::JournalEntry& entry)
{
    //: Above the lines of a text. %1: a file. The changes were not saved when the program ended.
    const QString name = RecoveryFlow::tr("%1, with the unsaved changes").arg(page.files().name());
    page.comparison().withText(entry.bytes, name, compare::Side::Left);
}

} // namespace

RecoveryFlow::RecoveryFlow(std::shared_ptr<files::JournalFolder> journals, Pages& pages,
                           MessageArea& messages, QObject* parent)
    : QObject(parent)
    , m_journals(std::move(journals))
    , m_pages(pages)
    , m_messages(messages)
{
}

void RecoveryFlow::find(const std::function<void()>& then)
{
    if (!m_journals || std::exchange(m_hasLooked, true)) {
        then();
        return;
    }
    look(files::Adopt::Everything, then);
}

void RecoveryFlow::lookAgain(files::Adopt which, const QStringList& later)
{
    if (m_journals)
        look(which, [this, later] { take(later); });
}

/// Not on the threads that all share: files that do not come may hold those up.
void RecoveryFlow::look(files::Adopt which, const std::function<void()>& then)
{
    work::inBackground(
        files::Journal::writer(), this,
        [journals = m_journals, which] { return journals->adopt(which); },
        [this, then](std::vector<files::FoundJournal> found) {
            std::ranges::move(found, std::back_inserter(m_found));
            then();
        });
}

Page* RecoveryFlow::reopen(const QString& address)
{
    const auto isFrom = [&address](const files::FoundJournal& one) {
        return one.entry && one.entry->path.isEmpty() && one.entry->address == address;
    };
    auto found = std::ranges::find_if(m_found, [&isFrom](const files::FoundJournal& one) {
        return isFrom(one) && isAsFetched(*one.entry);
    });
    if (found == m_found.end()) // one that was edited is offered above what it began from
        found = std::ranges::find_if(m_found, isFrom);
    if (found == m_found.end())
        return nullptr;
    Page& page = openText(*found->entry);
    if (isAsFetched(*found->entry)) {
        page.journal()->resume(found->file);
        m_found.erase(found);
    }
    return &page;
}

void RecoveryFlow::start(const QStringList& later)
{
    find([this, later] { take(later); });
}

void RecoveryFlow::take(const QStringList& later)
{
    for (files::FoundJournal& one : std::exchange(m_found, {})) {
        if (!one.entry) {
            m_unusable.push_back(std::move(one));
        } else if (!isAsFetched(*one.entry) || !later.contains(one.entry->address)) {
            open({.file = one.file, .entry = std::move(*one.entry)});
        }
    }
    tellUnusable();
}

/// One after the other; each stays on disk until the user throws it away.
void RecoveryFlow::tellUnusable()
{
    if (m_unusable.empty() || m_messages.message(Topic::Recovery))
        return;
    const files::FoundJournal one = std::move(m_unusable.back());
    m_unusable.pop_back();
    m_messages.show(Topic::Recovery, {.kind = MessageKind::Error,
                                      .text = FileWords::notRecovered(one.entry.error(), one.file),
                                      .actions = {{tr("&Keep It"), [this] { tellUnusable(); }},
                                                  {tr("&Delete It"), [this, file = one.file] {
                                                       QFile::remove(file);
                                                       tellUnusable();
                                                   }}}});
}

void RecoveryFlow::open(const Offer& offer)
{
    if (offer.entry.path.isEmpty()) {
        openApart(offer);
        return;
    }
    m_pages.open(offer.entry.path, files::Accept::Anything, [this, offer](Page* page) {
        if (page)
            offerIn(*page, offer);
        else
            openApart(offer); // the file is gone; the message of that stays
    });
}

/// In a tab of its own, as a text that is no file.
void RecoveryFlow::openApart(const Offer& offer)
{
    if (Page* shown = pageOf(offer.entry)) {
        offerIn(*shown, offer);
        return;
    }
    Page& page = openText(offer.entry);
    if (isAsFetched(offer.entry))
        page.journal()->resume(offer.file);
    else
        offerIn(page, offer);
}

Page& RecoveryFlow::openText(const files::JournalEntry& entry)
{
    const bool hadFile = !entry.path.isEmpty();
    Page& page = m_pages.current().isSpare() ? m_pages.current() : m_pages.addEmpty();
    page.files().take(entry.former, hadFile ? FileWords::shortName(entry.path) : entry.name,
                      QUrl(entry.address));
    return page;
}

/// Where the text that was fetched is shown already, from which the entry's began.
Page* RecoveryFlow::pageOf(const files::JournalEntry& entry) const
{
    if (!entry.path.isEmpty() || entry.address.isEmpty())
        return nullptr;
    const auto pages = m_pages.all();
    const auto found = std::ranges::find_if(pages, [&entry](const Page* page) {
        return page->files().file().path().isEmpty() &&
               page->session().origin().address == entry.address.toStdString() &&
               page->session().bytes() == entry.former;
    });
    return found == pages.end() ? nullptr : *found;
}

void RecoveryFlow::offerIn(Page& page, const Offer& offer)
{
    if (page.messages().message(Topic::Recovery)) {
        m_waiting.push_back(offer);
        return;
    }
    if (offer.entry.bytes == page.session().bytes()) { // saved after all
        QFile::remove(offer.file);
        return;
    }
    const auto next = [this, path = offer.entry.path, address = offer.entry.address, &page] {
        offerNext(page, path, address);
    };
    page.messages().show(
        Topic::Recovery,
        {.kind = MessageKind::Warning,
         .text = offerText(page, offer.entry),
         .actions = {
             {tr("&Compare"), [&page, entry = offer.entry] { showBeside(page, entry); }, true},
             {tr("Rec&over"),
              [this, offer, &page, next] {
                  recover(page, offer);
                  next();
              }},
             {tr("&Discard"), [offer, next] {
                  QFile::remove(offer.file);
                  next();
              }}}});
}

/// That waited for the answer to another one about the same text.
void RecoveryFlow::offerNext(Page& page, const QString& path, const QString& address)
{
    const auto same = std::ranges::find_if(m_waiting, [&](const Offer& one) {
        return one.entry.path == path && (!path.isEmpty() || one.entry.address == address);
    });
    if (same == m_waiting.end())
        return;
    const Offer waiting = std::move(*same);
    m_waiting.erase(same);
    offerIn(page, waiting);
}

/// As an edit over what the text began from.
void RecoveryFlow::recover(Page& page, const Offer& offer)
{
    page.session().replaceAll(offer.entry.bytes);
    if (!page.session().isLoading()) {
        removeWhenSafe(page, offer.file);
        return;
    }
    auto* once = new QObject(&page);
    connect(&page.session(), &session::DocumentSession::loadingFinished, once,
            [&page, file = offer.file, once] {
                once->deleteLater();
                removeWhenSafe(page, file);
            });
}

} // namespace crawlright::window
