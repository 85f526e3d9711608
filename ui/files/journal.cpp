// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/files/journal.h"

#include "ui/files/document_file.h"
#include "ui/session/document_session.h"
#include "ui/work/background.h"

#include <QFile>
#include <QThreadPool>

#include <mutex>
#include <utility>

namespace crawlright::files {

/// What outlives the document: a worker may be writing when it is closed.
struct Journal::Slot {
    explicit Slot(std::shared_ptr<JournalFolder> where)
        : folder(std::move(where))
    {
    }

    /// `number`: two threads write, and the newer entry stays.
    std::optional<FileError> write(const JournalEntry& entry, quint64 number)
    {
        const std::scoped_lock guard(mutex);
        if (isClosed || number < newest)
            return std::nullopt;
        newest = number;
        return folder->write(file, entry);
    }

    void remove()
    {
        const std::scoped_lock guard(mutex);
        if (!file.isEmpty())
            QFile::remove(file);
        file.clear();
    }

    void take(const QString& journal)
    {
        remove();
        const std::scoped_lock guard(mutex);
        file = journal;
    }

    /// This is the last that is written, and it stays.
    void leave(const JournalEntry& entry)
    {
        const std::scoped_lock guard(mutex);
        if (folder->write(file, entry) && !file.isEmpty())
            QFile::remove(file); // else changes that were given up would be offered
        file.clear();
        isClosed = true;
    }

    void close()
    {
        remove();
        const std::scoped_lock guard(mutex);
        isClosed = true;
    }

    std::mutex mutex;
    std::shared_ptr<JournalFolder> folder;
    QString file;
    quint64 newest = 0;
    bool isClosed = false;
};

Journal::Journal(session::DocumentSession& session, DocumentFile& file,
                 std::shared_ptr<JournalFolder> folder, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_file(file)
    , m_slot(std::make_shared<Slot>(std::move(folder)))
{
    using session::DocumentSession;
    m_timer.setSingleShot(true);
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &Journal::consider);
    // The first edit after a while starts the time, and later ones do not put it off.
    const auto soon = [this] {
        if (!m_timer.isActive())
            m_timer.start();
    };
    connect(&session, &DocumentSession::bytesChanged, this, soon);
    connect(&session, &DocumentSession::modifiedChanged, this, [this, soon](bool modified) {
        if (modified)
            soon(); // it may be so without an edit
        else
            consider();
    });
    connect(&file, &DocumentFile::textKept, this, soon);
    connect(&file, &DocumentFile::changedOnDisk, this, soon);
    connect(&file, &DocumentFile::removedFromDisk, this, soon);
    connect(&file, &DocumentFile::sameAsDisk, this, &Journal::consider);
    connect(&file, &DocumentFile::reloaded, this, &Journal::consider);
    connect(&session, &DocumentSession::loadingFinished, this, &Journal::consider);
    connect(&file, &DocumentFile::saved, this, &Journal::consider);
    connect(&file, &DocumentFile::pathChanged, this, &Journal::consider);
    file.setKeeper([this] { return keeper(); });
}

Journal::~Journal()
{
    m_file.setKeeper({});
    // Not here: a write on a slow disk would hold the window up. The program waits for its workers.
    writer().start([slot = m_slot] { slot->close(); });
}

QThreadPool& Journal::writer()
{
    struct OneThread : QThreadPool {
        OneThread() { setMaxThreadCount(1); }
    };
    static OneThread pool;
    return pool;
}

void Journal::setName(const QString& name)
{
    m_name = name;
}

void Journal::keepFetched(bool on)
{
    if (m_keepsFetched == on)
        return;
    m_keepsFetched = on;
    consider();
}

void Journal::resume(const QString& journal)
{
    m_keepsFetched = true;
    m_isKept = true;
    writer().start([slot = m_slot, journal] { slot->take(journal); });
}

void Journal::leaveFetched()
{
    if (!isKeptAsFetched())
        return;
    JournalEntry left = entry();
    left.bytes = left.former;
    writer().start([slot = m_slot, left = std::move(left)] { slot->leave(left); });
}

bool Journal::isKeptAsFetched() const
{
    return m_keepsFetched && m_file.path().isEmpty() && !m_session.origin().address.empty();
}

// Where the file is gone or another one the only copy is the one in the editor.
bool Journal::isUnsaved() const
{
    return m_session.isModified() || m_file.differsFromDisk();
}

void Journal::consider()
{
    if (m_isWorking) {
        m_again = true;
        return;
    }
    // A big edit is on its way piece by piece; its end comes here again.
    if (m_session.isLoading())
        return;
    if (isUnsaved() || isKeptAsFetched()) {
        write();
    } else if (m_isKept) {
        remove();
    }
}

JournalEntry Journal::entry() const
{
    const bool isFile = !m_file.path().isEmpty();
    return {.path = m_file.path(),
            .name = m_name,
            .address = QString::fromStdString(m_session.origin().address),
            .fileHash = isFile ? m_file.contentHash() : QByteArray(),
            .written = QDateTime::currentDateTimeUtc(),
            .former = isFile ? std::string() : m_session.savedBytes(),
            .bytes = m_session.bytes()};
}

/// A file that is written in place is half a file after a power cut. So the text is kept before,
/// however short ago it was typed, and stays until it was saved.
std::function<void()> Journal::keeper()
{
    m_isKept = true; // what is saved needs it no more
    return [slot = m_slot, entry = entry(), number = ++m_entries] {
        static_cast<void>(slot->write(entry, number)); // saving is tried all the same
    };
}

void Journal::write()
{
    m_isWorking = true;
    m_timer.stop();
    const quint64 revision = m_session.revision();
    const auto work = [slot = m_slot, entry = entry(), number = ++m_entries] {
        return slot->write(entry, number);
    };
    work::inBackground(writer(), this, work,
                       [this, revision](const std::optional<FileError>& error) {
                           // Also one that failed: what was said of it goes with the need for it.
                           m_isKept = true;
                           if (error)
                               Q_EMIT failed(*error);
                           else
                               Q_EMIT kept(revision);
                           endWork();
                       });
}

void Journal::remove()
{
    m_isWorking = true;
    const auto work = [slot = m_slot] {
        slot->remove();
        return true;
    };
    work::inBackground(writer(), this, work, [this](bool) {
        m_isKept = false;
        Q_EMIT dropped();
        endWork();
    });
}

void Journal::endWork()
{
    m_isWorking = false;
    if (std::exchange(m_again, false))
        consider();
}

} // namespace crawlright::files
