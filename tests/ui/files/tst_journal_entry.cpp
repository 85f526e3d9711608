// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/files/journal_entry.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <QDateTime>
#include <QString>
#include <QTest>
#include <QTimeZone>

using namespace crawlright::files;
using namespace Qt::StringLiterals;

namespace {

JournalEntry example()
{
    return {.path = u"/srv/www/rôbots.txt"_s,
            .name = u"Untitled"_s,
            .address = u"https://example.com/robots.txt"_s,
            .fileHash = QByteArray(32, '\x7f'),
            .written = QDateTime::fromMSecsSinceEpoch(1'795'000'000'123, QTimeZone::UTC),
            .former = std::string("a\0b\r\n", 5),
            .bytes = std::string("User-agent: *\r\n\xff\xfe\0\x01 end", 23)};
}

} // namespace

class JournalEntryTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void comesBackWhole();
    void tellsEveryDamage();
    void tellsALaterVersion();
};

void JournalEntryTest::comesBackWhole()
{
    QCOMPARE(unpacked(packed(example())).value(), example());
    QCOMPARE(unpacked(packed({})).value(), JournalEntry());
}

void JournalEntryTest::tellsEveryDamage()
{
    const QByteArray whole = packed(example());
    for (qsizetype i = 0; i < whole.size(); ++i) {
        QByteArray changed = whole;
        changed[i] = static_cast<char>(changed[i] ^ 0x10);
        const auto read = unpacked(changed);
        QVERIFY2(!read && read.error() == JournalFault::Damaged, qPrintable(QString::number(i)));
        QVERIFY2(!unpacked(whole.first(i)), "cut short");
    }
    QVERIFY(!unpacked(whole + '\0'));
}

void JournalEntryTest::tellsALaterVersion()
{
    QByteArray later = packed(example());
    later.chop(32);
    const auto version = later.indexOf('\n') + 4; // its last byte
    QCOMPARE(later[version], '\1');
    later[version] = '\2';
    later += QCryptographicHash::hash(later, QCryptographicHash::Sha256);
    const auto read = unpacked(later);
    QVERIFY(!read);
    QCOMPARE(static_cast<int>(read.error()), static_cast<int>(JournalFault::Newer));
}

QTEST_GUILESS_MAIN(JournalEntryTest)
#include "tst_journal_entry.moc"
