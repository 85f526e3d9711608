// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/files/journal_entry.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>

namespace crawlright::files {

namespace {

constexpr QByteArrayView magic("Crawlright journal\n");
constexpr quint32 newestVersion = 1;
constexpr auto streamVersion = QDataStream::Qt_6_0;
constexpr qsizetype versionSize = sizeof(quint32);

QByteArray checksumOf(QByteArrayView content)
{
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256);
}

qsizetype checksumSize()
{
    return QCryptographicHash::hashLength(QCryptographicHash::Sha256);
}

/// A view: the bytes must outlive it.
QByteArray raw(const std::string& bytes)
{
    return QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

} // namespace

bool isAsFetched(const JournalEntry& entry)
{
    return entry.path.isEmpty() && !entry.address.isEmpty() && entry.bytes == entry.former;
}

QByteArray packed(const JournalEntry& entry)
{
    QByteArray journal = magic.toByteArray();
    journal.reserve(static_cast<qsizetype>(entry.bytes.size() + entry.former.size()) + 4096);
    QDataStream out(&journal, QIODevice::WriteOnly | QIODevice::Append);
    out.setVersion(streamVersion);
    out << newestVersion << entry.path << entry.name << entry.address << entry.fileHash
        << entry.written << raw(entry.former) << raw(entry.bytes);
    journal += checksumOf(journal);
    return journal;
}

std::expected<JournalEntry, JournalFault> unpacked(const QByteArray& journal)
{
    const qsizetype size = journal.size() - checksumSize();
    if (size < magic.size() + versionSize || !journal.startsWith(magic))
        return std::unexpected(JournalFault::Damaged);
    const auto content = QByteArrayView(journal).first(size);
    if (checksumOf(content) != QByteArrayView(journal).sliced(size))
        return std::unexpected(JournalFault::Damaged);
    QDataStream in(journal.sliced(magic.size(), size - magic.size()));
    in.setVersion(streamVersion);
    quint32 version = 0;
    in >> version;
    if (version > newestVersion)
        return std::unexpected(JournalFault::Newer);
    JournalEntry entry;
    QByteArray former;
    QByteArray bytes;
    in >> entry.path >> entry.name >> entry.address >> entry.fileHash >> entry.written >> former >>
        bytes;
    if (in.status() != QDataStream::Ok || !in.atEnd())
        return std::unexpected(JournalFault::Damaged);
    entry.former = former.toStdString();
    entry.bytes = bytes.toStdString();
    return entry;
}

} // namespace crawlright::files
