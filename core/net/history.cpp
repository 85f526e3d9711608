// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/history.h"

#include "core/net/folder_sync.h"
#include "core/net/history_index.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QLockFile>
#include <QSaveFile>
#include <QSet>

#include <algorithm>
#include <utility>

namespace crawlright::net {

using namespace Qt::StringLiterals;

namespace {

// Once past the limit it goes well below, so that not every fetch has to drop something.
constexpr qint64 roomOf(qint64 limit)
{
    return limit - limit / 10;
}

QByteArray sha256Of(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

bool writeWhole(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return false;
    syncFolderOf(path);
    return true;
}

bool makeFolder(const QString& path)
{
    if (QDir(path).exists())
        return true;
    if (!QDir().mkpath(path))
        return false;
    syncFolderOf(path);
    return true;
}

/// Reads a body's file; nullopt: it is damaged.
std::optional<QByteArray> unpackedBody(const QByteArray& packed, const QByteArray& sha256)
{
    // It begins with the size that it unpacks to, which is not to be believed.
    constexpr qsizetype sizeBytes = 4;
    constexpr quint32 most = quint32{1} << 30U;
    if (packed.size() < sizeBytes)
        return std::nullopt;
    quint32 size = 0;
    for (const char byte : packed.first(sizeBytes))
        size = size << 8U | static_cast<quint8>(byte);
    if (size > most || static_cast<qint64>(size) > packed.size() * 1100) // zlib packs no denser
        return std::nullopt;
    QByteArray body = qUncompress(packed);
    return sha256Of(body) == sha256 ? std::optional(std::move(body)) : std::nullopt;
}

} // namespace

/// The folder while no other process changes it.
class History::Locked {
public:
    explicit Locked(const History& history)
        : m_folder(history.m_folder)
        , m_limit(history.m_limit)
        , m_lock(history.m_folder + "/lock"_L1)
    {
    }

    /// Makes the folder where there is none; for its owner alone.
    [[nodiscard]] std::expected<void, HistoryError> take()
    {
        if (!makeFolder(bodies()))
            return fail(HistoryFault::NotWritten, m_folder);
        QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        m_lock.setStaleLockTime(0); // only a process that is gone gives way
        if (m_lock.tryLock(patience))
            return {};
        return fail(m_lock.error() == QLockFile::LockFailedError ? HistoryFault::Locked
                                                                 : HistoryFault::NotWritten,
                    m_folder);
    }

    [[nodiscard]] std::expected<HistoryIndex, HistoryError> read() const
    {
        QFile file(indexPath());
        if (!file.exists())
            return HistoryIndex();
        if (!file.open(QIODevice::ReadOnly))
            return fail(HistoryFault::Unreadable, indexPath());
        const QByteArray bytes = file.readAll();
        if (file.error() != QFileDevice::NoError)
            return fail(HistoryFault::Unreadable, indexPath());
        return historyIndexOf(bytes);
    }

    [[nodiscard]] std::expected<QByteArray, HistoryError> body(const QByteArray& sha256) const
    {
        if (sha256 == sha256Of({}))
            return QByteArray();
        QFile file(pathOf(sha256));
        if (!file.open(QIODevice::ReadOnly))
            return fail(HistoryFault::NoBody, file.fileName());
        auto body = unpackedBody(file.readAll(), sha256);
        if (!body)
            return fail(HistoryFault::DamagedBody, file.fileName());
        return *std::move(body);
    }

    /// The body first: the index never names one that was not written.
    [[nodiscard]] std::expected<void, HistoryError> append(const HistoryEntry& entry,
                                                           const QByteArray& body) const
    {
        const QString path = pathOf(entry.sha256);
        if (!body.isEmpty() && !this->body(entry.sha256) &&
            (!makeFolder(QFileInfo(path).path()) || !writeWhole(path, qCompress(body))))
            return fail(HistoryFault::NotWritten, path);
        QFile file(indexPath());
        if (!file.open(QIODevice::ReadWrite | QIODevice::Append))
            return fail(HistoryFault::NotWritten, indexPath());
        QByteArray line = packed(entry);
        char last = '\n';
        if (file.size() > 0 && (!file.seek(file.size() - 1) || !file.getChar(&last)))
            return fail(HistoryFault::Unreadable, indexPath());
        if (last != '\n')
            line.prepend('\n'); // a crash left half a line
        if (file.write(line) != line.size() || !file.flush())
            return fail(HistoryFault::NotWritten, indexPath());
        return {};
    }

    [[nodiscard]] qint64 bytes() const
    {
        qint64 sum = QFileInfo(indexPath()).size();
        QDirIterator files(bodies(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            sum += files.nextFileInfo().size();
        return sum;
    }

    /// Whole versions go, those first that were seen the longest ago; never the one of the latest
    /// fetch.
    [[nodiscard]] std::expected<int, HistoryError> trim() const
    {
        qint64 left = bytes();
        if (left <= m_limit)
            return 0;
        auto index = read();
        if (!index)
            return std::unexpected(index.error());
        std::vector<HistoryRun> runs = runsOf(*index);
        std::ranges::stable_sort(runs, {},
                                 [](const HistoryRun& run) { return run.version.lastSeen; });
        QHash<QByteArray, int> uses;
        for (const HistoryEntry& entry : index->entries)
            ++uses[entry.sha256];
        QSet<std::size_t> gone;
        for (std::size_t i = 0; i + 1 < runs.size() && left > roomOf(m_limit); ++i) {
            for (const std::size_t place : runs[i].entries) {
                const HistoryEntry& entry = index->entries[place];
                gone.insert(place);
                left -= packed(entry).size();
                if (--uses[entry.sha256] == 0)
                    left -= QFileInfo(pathOf(entry.sha256)).size();
                index->dropped.until = index->dropped.until.isValid()
                                           ? std::max(index->dropped.until, entry.result.when)
                                           : entry.result.when;
            }
        }
        index->dropped.entries += static_cast<int>(gone.size());
        return rewrite(*index, gone, uses);
    }

    [[nodiscard]] std::expected<void, HistoryError> clear() const
    {
        QFile::remove(indexPath());
        QDir(bodies()).removeRecursively();
        if (QFile::exists(indexPath()) || QDir(bodies()).exists())
            return fail(HistoryFault::NotWritten, m_folder);
        return {};
    }

private:
    [[nodiscard]] static std::unexpected<HistoryError> fail(HistoryFault fault, const QString& path)
    {
        return std::unexpected(HistoryError{.fault = fault, .path = path});
    }

    [[nodiscard]] QString indexPath() const { return m_folder + "/index"_L1; }
    [[nodiscard]] QString bodies() const { return m_folder + "/bodies"_L1; }
    [[nodiscard]] QString pathOf(const QByteArray& sha256) const
    {
        const QString name = QString::fromLatin1(sha256);
        return bodies() + u'/' + name.first(2) + u'/' + name;
    }

    /// The index without what is gone; then the bodies that nothing names any more.
    [[nodiscard]] std::expected<int, HistoryError> rewrite(const HistoryIndex& index,
                                                           const QSet<std::size_t>& gone,
                                                           const QHash<QByteArray, int>& uses) const
    {
        QByteArray bytes = packed(index.dropped);
        for (std::size_t i = 0; i < index.entries.size(); ++i) {
            if (!gone.contains(i))
                bytes += packed(index.entries[i]);
        }
        if (!writeWhole(indexPath(), bytes))
            return fail(HistoryFault::NotWritten, indexPath());
        QDirIterator files(bodies(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QFileInfo file = files.nextFileInfo();
            if (uses.value(file.fileName().toLatin1()) == 0)
                QFile::remove(file.filePath());
        }
        return static_cast<int>(gone.size());
    }

    QString m_folder;
    qint64 m_limit;
    QLockFile m_lock;
};

History::History(QString folder, qint64 limit)
    : m_folder(std::move(folder))
    , m_limit(limit)
{
}

std::expected<History::Added, HistoryError> History::add(const FetchResult& result) const
{
    const bool saysNothing =
        result.error == FetchError::BadAddress || result.error == FetchError::Cancelled;
    if (saysNothing || siteOf(result.url).isEmpty())
        return Added();
    HistoryEntry entry{
        .result = result, .sha256 = sha256Of(result.body), .size = result.body.size()};
    entry.result.body.clear();
    Locked folder(*this);
    if (const auto taken = folder.take(); !taken)
        return std::unexpected(taken.error());
    if (const auto appended = folder.append(entry, result.body); !appended)
        return std::unexpected(appended.error());
    const auto dropped = folder.trim();
    if (!dropped)
        return std::unexpected(dropped.error());
    return Added{.isKept = true, .dropped = *dropped};
}

std::expected<HistoryState, HistoryError> History::state() const
{
    if (!QFileInfo::exists(m_folder)) // who only looks makes nothing
        return HistoryState();
    Locked folder(*this);
    if (const auto taken = folder.take(); !taken)
        return std::unexpected(taken.error());
    const auto index = folder.read();
    if (!index)
        return std::unexpected(index.error());
    HistoryState state{
        .hosts = {}, .damaged = index->damaged, .dropped = index->dropped, .bytes = folder.bytes()};
    for (const HistoryRun& run : runsOf(*index)) { // those of a site follow one another
        if (state.hosts.isEmpty() || state.hosts.last().site != run.site)
            state.hosts.append(HistoryHost{.site = run.site});
        HistoryHost& host = state.hosts.last();
        host.fetches += run.version.fetches;
        ++host.versions;
        host.lastSeen = run.version.lastSeen;
    }
    std::ranges::stable_sort(state.hosts, std::ranges::greater(), &HistoryHost::lastSeen);
    return state;
}

std::expected<QList<HistoryVersion>, HistoryError> History::versions(const HistorySite& site) const
{
    if (!QFileInfo::exists(m_folder))
        return QList<HistoryVersion>();
    Locked folder(*this);
    if (const auto taken = folder.take(); !taken)
        return std::unexpected(taken.error());
    const auto index = folder.read();
    if (!index)
        return std::unexpected(index.error());
    QList<HistoryVersion> versions;
    for (const HistoryRun& run : runsOf(*index)) {
        if (run.site == site)
            versions.prepend(run.version);
    }
    return versions;
}

std::expected<QByteArray, HistoryError> History::body(const QByteArray& sha256) const
{
    if (!QFileInfo::exists(m_folder) || !isSha256(sha256))
        return std::unexpected(HistoryError{.fault = HistoryFault::NoBody, .path = m_folder});
    Locked folder(*this);
    if (const auto taken = folder.take(); !taken)
        return std::unexpected(taken.error());
    return folder.body(sha256);
}

std::expected<int, HistoryError> History::trim() const
{
    if (!QFileInfo::exists(m_folder))
        return 0;
    Locked folder(*this);
    if (const auto taken = folder.take(); !taken)
        return std::unexpected(taken.error());
    return folder.trim();
}

std::expected<void, HistoryError> History::clear() const
{
    if (!QFileInfo::exists(m_folder))
        return {};
    Locked folder(*this);
    if (const auto taken = folder.take(); !taken)
        return std::unexpected(taken.error());
    return folder.clear();
}

} // namespace crawlright::net
