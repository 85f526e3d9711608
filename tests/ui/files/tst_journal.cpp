// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/files/document_file.h"
#include "ui/files/journal.h"
#include "ui/session/document_session.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QIODevice>
#include <QList>
#include <QProcess>
#include <QSemaphore>
#include <QSignalSpy>
#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QTemporaryDir>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>
#include <QThreadPool>
#include <QTimer>

#include <optional>
#include <random>

using namespace crawlright;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using files::DocumentFile;
using files::Journal;
using files::JournalEntry;
using files::JournalFolder;
using session::DocumentSession;

namespace {

constexpr auto mostLost = 2s;

void writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void type(DocumentSession& session, const QString& text)
{
    QTextCursor(session.textDocument()).insertText(text);
}

} // namespace

class JournalTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void keepsWhatIsTyped();
    void keepsTheNewestOfMany();
    void keepsATextWithoutAFile();
    void keepsWhatWasFetched();
    void leavesWhatWasFetched();
    void dropsWhatIsSaved();
    void dropsWhatIsUndone();
    void dropsWhatIsClosed();
    void neverKeepsHalfAnEdit();
    void staysWhenTypedWhileSaving();
    void keepsATextThatWasPreferred();
    void keepsATextWhoseFileIsGone();
    void keepsBeforeAFileIsWrittenInPlace();
    void tellsThatItCannot();
    void killedWhileTyping();

private:
    void open(const QByteArray& bytes)
    {
        writeBytes(m_path, bytes);
        const QSignalSpy opened(m_file.get(), &DocumentFile::opened);
        m_file->open(m_path);
        QTRY_COMPARE(opened.size(), 1);
    }
    [[nodiscard]] QString root() const { return m_folder->filePath(u"journals"_s); }
    [[nodiscard]] QStringList journals() const;
    [[nodiscard]] std::optional<JournalEntry> onDisk() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<DocumentSession> m_session;
    std::unique_ptr<DocumentFile> m_file;
    std::unique_ptr<Journal> m_journal;
};

void JournalTest::init()
{
    QTest::failOnWarning();
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"robots.txt"_s);
    m_session = std::make_unique<DocumentSession>();
    m_file = std::make_unique<DocumentFile>(*m_session);
    m_journal =
        std::make_unique<Journal>(*m_session, *m_file, std::make_shared<JournalFolder>(root()));
}

void JournalTest::cleanup()
{
    m_journal.reset();
    m_file.reset();
    m_session.reset();
    QVERIFY(Journal::writer().waitForDone(10s));
}

QStringList JournalTest::journals() const
{
    QStringList paths;
    QDirIterator it(root(), {u"*.journal"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        paths.append(it.next());
    return paths;
}

std::optional<JournalEntry> JournalTest::onDisk() const
{
    const QStringList paths = journals();
    QFile file(paths.value(0));
    if (paths.size() != 1 || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const auto entry = files::unpacked(file.readAll());
    return entry ? std::optional(*entry) : std::nullopt;
}

void JournalTest::keepsWhatIsTyped()
{
    open("User-agent: *\n");
    const QSignalSpy kept(m_journal.get(), &Journal::kept);
    QElapsedTimer time;
    time.start();
    type(*m_session, u"# one\n"_s);
    QTRY_COMPARE(kept.size(), 1);
    qInfo("kept after %lld ms", time.elapsed());
    const auto entry = onDisk();
    QVERIFY(entry.has_value());
    QCOMPARE(entry->bytes, "# one\nUser-agent: *\n");
    QCOMPARE(entry->path, m_path);
    QCOMPARE(entry->fileHash, m_file->contentHash());
    QVERIFY(entry->written.secsTo(QDateTime::currentDateTimeUtc()) < 10);
}

void JournalTest::keepsTheNewestOfMany()
{
    open("User-agent: *\n");
    const QSignalSpy kept(m_journal.get(), &Journal::kept);
    // Typing without a pause must not put it off.
    int typed = 0;
    QTimer keys;
    connect(&keys, &QTimer::timeout, this,
            [&] { type(*m_session, QString::number(++typed % 10)); });
    keys.start(10ms);
    QTRY_COMPARE_GE(kept.size(), 3);
    keys.stop();
    type(*m_session, u"# last "_s);
    QTRY_COMPARE(kept.last().first().toULongLong(), m_session->revision());
    QCOMPARE(onDisk().value().bytes, m_session->bytes());
}

void JournalTest::keepsATextWithoutAFile()
{
    m_session->load("User-agent: *\r\n",
                    {.host = "example.com", .address = "https://example.com/robots.txt"});
    m_journal->setName(u"example.com"_s);
    const QSignalSpy kept(m_journal.get(), &Journal::kept);
    type(*m_session, u"#"_s);
    QTRY_COMPARE(kept.size(), 1);
    const auto entry = onDisk();
    QVERIFY(entry.has_value());
    QCOMPARE(entry->path, QString());
    QCOMPARE(entry->name, u"example.com"_s);
    QCOMPARE(entry->address, u"https://example.com/robots.txt"_s);
    QCOMPARE(entry->former, "User-agent: *\r\n");
    QCOMPARE(entry->bytes, "#User-agent: *\r\n");
}

void JournalTest::keepsWhatWasFetched()
{
    m_session->load("User-agent: *\n", {.address = "https://example.com/robots.txt"});
    m_journal->keepFetched(true);
    QTRY_VERIFY(onDisk() && isAsFetched(*onDisk()));
    QCOMPARE(onDisk().value().bytes, "User-agent: *\n");
    type(*m_session, u"#"_s);
    QTRY_COMPARE(onDisk().value_or(JournalEntry()).bytes, "#User-agent: *\n");
    m_session->textDocument()->undo();
    QTRY_VERIFY(onDisk() && isAsFetched(*onDisk()));
    const QSignalSpy dropped(m_journal.get(), &Journal::dropped);
    m_journal->keepFetched(false);
    QTRY_COMPARE(dropped.size(), 1);
    QCOMPARE(journals(), QStringList());
}

// Changes that were given up do not come back.
void JournalTest::leavesWhatWasFetched()
{
    m_session->load("User-agent: *\n", {.address = "https://example.com/robots.txt"});
    m_journal->keepFetched(true);
    type(*m_session, u"#"_s);
    QTRY_COMPARE(onDisk().value_or(JournalEntry()).bytes, "#User-agent: *\n");
    m_journal->leaveFetched();
    m_journal.reset();
    QVERIFY(Journal::writer().waitForDone(10s));
    const auto left = onDisk();
    QVERIFY(left && isAsFetched(*left));
    QCOMPARE(left->bytes, "User-agent: *\n");
}

void JournalTest::dropsWhatIsSaved()
{
    open("User-agent: *\n");
    const QSignalSpy kept(m_journal.get(), &Journal::kept);
    type(*m_session, u"#"_s);
    QTRY_COMPARE(kept.size(), 1);
    m_file->saveTo(m_path);
    QTRY_COMPARE(journals(), QStringList());
}

void JournalTest::dropsWhatIsUndone()
{
    open("User-agent: *\n");
    const QSignalSpy kept(m_journal.get(), &Journal::kept);
    type(*m_session, u"#"_s);
    QTRY_COMPARE(kept.size(), 1);
    m_session->textDocument()->undo();
    QTRY_COMPARE(journals(), QStringList());
}

void JournalTest::dropsWhatIsClosed()
{
    open("User-agent: *\n");
    const QSignalSpy kept(m_journal.get(), &Journal::kept);
    type(*m_session, u"#"_s);
    QTRY_COMPARE(kept.size(), 1);
    type(*m_session, u"#"_s);
    m_journal.reset();
    QVERIFY(Journal::writer().waitForDone(10s));
    QCOMPARE(QDir(root()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
}

void JournalTest::neverKeepsHalfAnEdit()
{
    std::string before;
    std::string after;
    for (int i = 0; i < 40'000; ++i) {
        before += "Disallow: /before\n";
        after += "Allow: /after\r\n";
    }
    open(QByteArray::fromStdString(before));
    QTRY_VERIFY(!m_session->isLoading());
    const QSignalSpy kept(m_journal.get(), &Journal::kept);
    type(*m_session, u"#"_s);
    m_session->setSliceSize(20); // so that it takes longer than the interval
    m_session->replaceAll(after);
    QVERIFY(m_session->isLoading());
    while (m_session->isLoading()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (const auto entry = onDisk())
            QVERIFY(entry->bytes == "#" + before || entry->bytes == after);
    }
    QTRY_VERIFY(!kept.isEmpty() && kept.last().first().toULongLong() == m_session->revision());
    QCOMPARE(onDisk().value().bytes, after);
}

void JournalTest::staysWhenTypedWhileSaving()
{
    open("User-agent: *\n");
    type(*m_session, u"# one\n"_s);
    const QSignalSpy saved(m_file.get(), &DocumentFile::saved);
    const QString other = m_folder->filePath(u"other.txt"_s);
    m_file->saveTo(other);
    type(*m_session, u"# two\n"_s);
    QTRY_COMPARE(saved.size(), 1);
    QVERIFY(m_session->isModified());
    QTRY_VERIFY(onDisk() && onDisk()->path == other);
    const auto entry = onDisk();
    QCOMPARE(entry->bytes, m_session->bytes());
    QCOMPARE(entry->fileHash, m_file->contentHash());
}

void JournalTest::keepsATextThatWasPreferred()
{
    open("User-agent: *\n");
    QSignalSpy changed(m_file.get(), &DocumentFile::changedOnDisk);
    writeBytes(m_path, "User-agent: theirs\n");
    QTRY_COMPARE(changed.size(), 1);
    m_file->keepText();
    QTRY_VERIFY(onDisk() && onDisk()->fileHash == m_file->contentHash());
    QCOMPARE(onDisk().value().bytes, "User-agent: *\n");
}

void JournalTest::keepsATextWhoseFileIsGone()
{
    open("User-agent: *\n");
    const QSignalSpy kept(m_journal.get(), &Journal::kept);
    QVERIFY(QFile::remove(m_path));
    QTRY_COMPARE(kept.size(), 1);
    QCOMPARE(onDisk().value().bytes, "User-agent: *\n");
    writeBytes(m_path, "User-agent: *\n"); // back as it was
    QTRY_COMPARE(journals(), QStringList());
}

// Half a file after a power cut must not be the only copy.
void JournalTest::keepsBeforeAFileIsWrittenInPlace()
{
    open("User-agent: *\n");
    QSemaphore otherWork;
    Journal::writer().start([&otherWork] { otherWork.acquire(); });
    const QSignalSpy saved(m_file.get(), &DocumentFile::saved);
    type(*m_session, u"#"_s);
    m_file->saveTo(m_path, files::Replace::InPlace);
    const bool isSaved = QTest::qWaitFor([&saved] { return saved.size() == 1; });
    const auto kept = onDisk();
    otherWork.release();
    QVERIFY(isSaved);
    QCOMPARE(kept.value_or(JournalEntry()).bytes, "#User-agent: *\n");
    QTRY_COMPARE(journals(), QStringList()); // what is saved needs it no more
}

void JournalTest::tellsThatItCannot()
{
    writeBytes(root(), "not a folder");
    open("User-agent: *\n");
    const QSignalSpy failed(m_journal.get(), &Journal::failed);
    type(*m_session, u"#"_s);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(QFile::remove(root()));
    type(*m_session, u"#"_s); // and tries again
    QTRY_COMPARE(onDisk().value_or(JournalEntry()).bytes, m_session->bytes());
}

// A program types a numbered line every 20 ms, tells each, and is killed.
void JournalTest::killedWhileTyping()
{
    std::mt19937 random(20261120);
    std::uniform_int_distribution<int> pause(1500, 4000);
    qint64 worst = 0;
    for (int round = 0; round < 4; ++round) {
        const QString where = m_folder->filePath(u"killed%1"_s.arg(round));
        writeBytes(m_path, "User-agent: *\n");
        QProcess typist;
        QList<qint64> told; // when line i was typed
        QElapsedTimer clock;
        clock.start();
        connect(&typist, &QProcess::readyReadStandardOutput, this, [&] {
            while (typist.canReadLine()) {
                typist.readLine();
                told.append(clock.elapsed());
            }
        });
        typist.start(QStringLiteral(CRAWLRIGHT_TYPIST), {m_path, where});
        QTRY_VERIFY(!told.isEmpty());
        const qint64 end = clock.elapsed() + pause(random);
        QTRY_VERIFY(clock.elapsed() >= end);
        const qint64 killed = clock.elapsed();
        typist.kill(); // SIGKILL
        QVERIFY(typist.waitForFinished());
        JournalFolder next(where);
        const auto found = next.adopt();
        QCOMPARE(found.size(), 1U);
        const auto& entry = found.front().entry;
        QVERIFY(entry.has_value());
        QCOMPARE(entry->path, m_path);
        QVERIFY(entry->bytes.ends_with("User-agent: *\n"));
        const auto kept = std::ranges::count(entry->bytes, '\n') - 1;
        // The first line that is lost was typed this long before the end.
        const qint64 lost = kept < told.size() ? killed - told[kept] : 0;
        qInfo("Killed after %lld lines; %lld were kept; lost: %lld ms of typing.",
              static_cast<long long>(told.size()), static_cast<long long>(kept),
              static_cast<long long>(lost));
        worst = std::max(worst, lost);
    }
    QVERIFY2(std::chrono::milliseconds(worst) <= mostLost, qPrintable(QString::number(worst)));
}

QTEST_MAIN(JournalTest)
#include "tst_journal.moc"
