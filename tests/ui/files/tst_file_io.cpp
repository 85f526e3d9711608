// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/files/file_io.h"
#include "ui/files/file_words.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QIODevice>
#include <QLatin1StringView>
#include <QList>
#include <QRandomGenerator>
#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef Q_OS_LINUX
#include <linux/capability.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#endif

using namespace crawlright::files;

namespace {

std::string randomBytes(std::size_t size)
{
    std::string bytes(size, '\0');
    QRandomGenerator generator(7);
    for (char& byte : bytes)
        byte = static_cast<char>(generator.bounded(256));
    return bytes;
}

void makeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

// acl(5) as the kernel stores it: version 2, then tag, permissions and id.
const QByteArray wwwDataReads = QByteArray::fromHex("02000000"
                                                    "01000600ffffffff"   // the owner: rw-
                                                    "0200040021000000"   // the user 33: r--
                                                    "04000000ffffffff"   // the group: ---
                                                    "10000400ffffffff"   // at most: r--
                                                    "20000000ffffffff"); // the others: ---

#ifdef Q_OS_LINUX
bool setAttribute(const QString& path, const QByteArray& name, const QByteArray& value)
{
    return setxattr(QFile::encodeName(path).constData(), name.constData(), value.constData(),
                    static_cast<size_t>(value.size()), 0) == 0;
}

/// Empty: there is none.
QByteArray attributeOf(const QString& path, const QByteArray& name)
{
    QByteArray value(256, '\0');
    const ssize_t size = getxattr(QFile::encodeName(path).constData(), name.constData(),
                                  value.data(), static_cast<size_t>(value.size()));
    return value.first(size < 0 ? 0 : size);
}
#else // other systems are not asked for them
bool setAttribute(const QString&, const QByteArray&, const QByteArray&)
{
    return false;
}

QByteArray attributeOf(const QString&, const QByteArray&)
{
    return {};
}
#endif

ReadOptions anything()
{
    return {.accept = Accept::Anything, .cancel = {}, .progress = {}};
}

struct stat stateOf(const QString& path)
{
    struct stat state {};
    if (stat(QFile::encodeName(path).constData(), &state) != 0)
        state.st_ino = 0;
    return state;
}

/// This thread may not give files away, not even root's.
class NoGivingAway {
public:
#ifdef Q_OS_LINUX
    NoGivingAway()
        : m_isTrue(syscall(SYS_capget, &m_header, m_before.data()) == 0)
    {
        auto less = m_before;
        less[0].effective &= ~(1U << static_cast<unsigned>(CAP_CHOWN));
        m_isTrue = m_isTrue && syscall(SYS_capset, &m_header, less.data()) == 0;
    }
    ~NoGivingAway()
    {
        if (m_isTrue)
            static_cast<void>(syscall(SYS_capset, &m_header, m_before.data()));
    }
#else
    NoGivingAway() = default;
#endif
    Q_DISABLE_COPY_MOVE(NoGivingAway)

    [[nodiscard]] bool isTrue() const
    {
        return m_isTrue;
    }

private:
#ifdef Q_OS_LINUX
    __user_cap_header_struct m_header{_LINUX_CAPABILITY_VERSION_3, 0};
    std::array<__user_cap_data_struct, _LINUX_CAPABILITY_U32S_3> m_before{};
#endif
    bool m_isTrue = false;
};

/// No file of this process may grow past so many bytes: a disk that is full.
class FullDisk {
public:
    explicit FullDisk(rlim_t size)
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        m_signal = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{size, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before{};
    void (*m_signal)(int) = nullptr;
};

} // namespace

class FileIoTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void everyByteComesAndGoes();
    void refuses_data();
    void refuses();
    void refusesWithoutPermission();
    void refusesTwoGigabytes();
    void stopsWhenCancelled();
    void tellsProgress();
    void keepsPermissions();
    void keepsTheOwnerThatItCannotGive();
    void keepsOneTextUnderAllNames();
    void keepsExtendedAttributes_data();
    void keepsExtendedAttributes();
    void takesNoListOfTheFolder();
    void followsLinks();
    void makesTheTargetOfADanglingLink();
    void leavesTheOldFileWhenTheDiskIsFull();
    void refusesToWrite_data();
    void refusesToWrite();
    void writesInPlaceWhenAsked();
    void tellsBeforeItWritesInPlace();
    void putsBackWhatItCouldNotReplace_data();
    void putsBackWhatItCouldNotReplace();
    void tellsWhatItCouldNotPutBack();

private:
    [[nodiscard]] QString at(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void FileIoTest::everyByteComesAndGoes()
{
    const std::string bytes = randomBytes(1'000'003);
    const QString path = at(QStringLiteral("random"));
    const auto written = writeFile(path, bytes);
    QVERIFY(written.has_value());
    QCOMPARE(written->size, 1'000'003);
    const auto read = readFile(path, anything());
    QVERIFY(read.has_value());
    QVERIFY(read->bytes == bytes);
    QVERIFY(read->stamp == *written);
}

void FileIoTest::refuses_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, FileFault fault, const char* says) {
        QTest::newRow(name) << QString::fromLatin1(name) << static_cast<int>(fault)
                            << QString::fromLatin1(says);
    };
    row("missing", FileFault::NotFound, "There is no file");
    row("dangling", FileFault::DanglingLink, "a link to a file that does not exist");
    row("folder", FileFault::IsFolder, "is a folder");
    row("pipe", FileFault::NotAFile, "a device, a pipe or a socket");
    row("picture", FileFault::NotText, "is a picture");
    row("/dev/zero", FileFault::NotAFile, "a device, a pipe or a socket");
    row("/proc/self/mem", FileFault::ReadFailed, "could not be read");
}

void FileIoTest::refuses()
{
    QFETCH(const QString, name);
    QFETCH(const int, fault);
    QFETCH(const QString, says);
    QVERIFY(QFile::link(at(QStringLiteral("nowhere")), at(QStringLiteral("dangling"))));
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
    QCOMPARE(mkfifo(QFile::encodeName(at(QStringLiteral("pipe"))).constData(), 0600), 0);
    makeFile(at(QStringLiteral("picture")), "\x89PNG\r\n\x1a\n\0\0\0\rIHDR");
    const QString path = QDir::isAbsolutePath(name) ? name : at(name);
    if (QDir::isAbsolutePath(name) && !QFileInfo::exists(path))
        QSKIP("There is no such special file here.");

    const auto read = readFile(path);
    QVERIFY(!read.has_value());
    QCOMPARE(static_cast<int>(read.error().fault), fault);
    const QString sentence = FileWords::notOpened(read.error());
    QVERIFY2(sentence.contains(says), qPrintable(sentence));
    QVERIFY2(sentence.contains(path), qPrintable(sentence));
}

void FileIoTest::refusesWithoutPermission()
{
    const QString path = at(QStringLiteral("secret"));
    makeFile(path, "User-agent: *\n");
    QVERIFY(QFile::setPermissions(path, {}));
    if (geteuid() == 0)
        QSKIP("Root may read everything.");
    const auto read = readFile(path);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().fault, FileFault::NoPermission);
    QVERIFY(FileWords::notOpened(read.error()).contains(QLatin1StringView("permission")));
}

void FileIoTest::refusesTwoGigabytes()
{
    const QString path = at(QStringLiteral("huge"));
    makeFile(path, {});
    constexpr qint64 size = 2LL * 1024 * 1024 * 1024;
    QVERIFY(QFile::resize(path, size)); // sparse: takes no room
    const auto read = readFile(path);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().fault, FileFault::TooBig);
    QCOMPARE(read.error().size, size);
    QVERIFY(FileWords::notOpened(read.error()).contains(QLatin1StringView("2.0 GiB")));
}

void FileIoTest::stopsWhenCancelled()
{
    const QString path = at(QStringLiteral("long"));
    makeFile(path, QByteArray(4'000'000, 'a'));
    ReadOptions options = anything();
    qint64 seen = 0;
    options.progress = [&](qint64 done, qint64) {
        seen = done;
        options.cancel.raise();
    };
    const auto read = readFile(path, options);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().fault, FileFault::Cancelled);
    QVERIFY(seen < 4'000'000);
}

void FileIoTest::tellsProgress()
{
    const QString path = at(QStringLiteral("long"));
    makeFile(path, QByteArray(1'000'000, 'a'));
    ReadOptions options;
    QList<qint64> done;
    options.progress = [&](qint64 bytes, qint64 total) {
        done.append(bytes);
        QCOMPARE(total, 1'000'000);
    };
    QVERIFY(readFile(path, options).has_value());
    QVERIFY(done.size() > 1);
    QVERIFY(std::ranges::is_sorted(done));
    QCOMPARE(done.last(), 1'000'000);
}

void FileIoTest::keepsPermissions()
{
    const QString path = at(QStringLiteral("robots.txt"));
    makeFile(path, "old");
    const QByteArray name = QFile::encodeName(path);
    const uid_t owner = geteuid() == 0 ? 65534 : geteuid();
    const gid_t group = geteuid() == 0 ? 65533 : getegid();
    QCOMPARE(chown(name.constData(), owner, group), 0);
    QCOMPARE(chmod(name.constData(), 0640), 0);
    QVERIFY(writeFile(path, "new").has_value());
    struct stat state {};
    QCOMPARE(stat(name.constData(), &state), 0);
    QCOMPARE(state.st_mode & 07777U, 0640U);
    QCOMPARE(state.st_uid, owner);
    QCOMPARE(state.st_gid, group);
    QCOMPARE(contentOf(path), "new");
}

void FileIoTest::keepsTheOwnerThatItCannotGive()
{
    const QString path = at(QStringLiteral("robots.txt"));
    makeFile(path, "old");
    const QByteArray name = QFile::encodeName(path);
    if (geteuid() != 0 || chown(name.constData(), 65534, 65533) != 0)
        QSKIP("only root can make a file that belongs to somebody else");
    QCOMPARE(chmod(name.constData(), 0664), 0);
    const struct stat before = stateOf(path);
    std::expected<FileStamp, FileError> written = FileStamp();
    {
        const NoGivingAway weak;
        if (!weak.isTrue())
            QSKIP("this system does not take the right to give files away");
        written = writeFile(path, "new");
    }
    QVERIFY(written.has_value());
    QCOMPARE(contentOf(path), "new");
    const struct stat after = stateOf(path);
    QCOMPARE(after.st_uid, before.st_uid);
    QCOMPARE(after.st_gid, before.st_gid);
    QCOMPARE(after.st_mode & 07777U, 0664U);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files),
             QStringList(QStringLiteral("robots.txt")));
}

void FileIoTest::keepsOneTextUnderAllNames()
{
    const QString path = at(QStringLiteral("robots.txt"));
    const QString other = at(QStringLiteral("other.txt"));
    makeFile(path, "old");
    if (link(QFile::encodeName(path).constData(), QFile::encodeName(other).constData()) != 0)
        QSKIP("the file system of temporary files has one name for a file");
    QVERIFY(writeFile(path, "new").has_value());
    QCOMPARE(contentOf(path), "new");
    QCOMPARE(contentOf(other), "new");
    std::expected<FileStamp, FileError> written = FileStamp();
    {
        const FullDisk full(10'000);
        written = writeFile(other, std::string(100'000, 'a'));
    }
    QVERIFY(!written.has_value());
    QCOMPARE(contentOf(path), "new");
    QVERIFY(QFile::remove(other)); // with one name it is replaced again
    const ino_t before = stateOf(path).st_ino;
    QVERIFY(writeFile(path, "newer").has_value());
    QVERIFY(stateOf(path).st_ino != before);
}

void FileIoTest::keepsExtendedAttributes_data()
{
    QTest::addColumn<QByteArray>("attribute");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("access control list") << QByteArray("system.posix_acl_access") << wwwDataReads;
    QTest::newRow("of the user's own") << QByteArray("user.comment") << QByteArray("kept");
}

void FileIoTest::keepsExtendedAttributes()
{
    QFETCH(const QByteArray, attribute);
    QFETCH(const QByteArray, value);
    const QString path = at(QStringLiteral("robots.txt"));
    makeFile(path, "old");
    if (!setAttribute(path, attribute, value))
        QSKIP("the file system of temporary files keeps no such attributes");
    QVERIFY(writeFile(path, "new").has_value());
    QCOMPARE(attributeOf(path, attribute), value);
    QCOMPARE(contentOf(path), "new");
}

/// What a folder gives to new files is not given to one that is replaced.
void FileIoTest::takesNoListOfTheFolder()
{
    const QString path = at(QStringLiteral("robots.txt"));
    makeFile(path, "old");
    if (!setAttribute(m_folder->path(), "system.posix_acl_default", wwwDataReads))
        QSKIP("the file system of temporary files keeps no such attributes");
    QVERIFY(writeFile(path, "new").has_value());
    QCOMPARE(attributeOf(path, "system.posix_acl_access"), QByteArray());
}

void FileIoTest::followsLinks()
{
    const QString real = at(QStringLiteral("real.txt"));
    const QString link = at(QStringLiteral("link.txt"));
    makeFile(real, "old");
    QVERIFY(QFile::link(real, link));
    QVERIFY(writeFile(link, "new").has_value());
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(contentOf(real), "new");
}

void FileIoTest::makesTheTargetOfADanglingLink()
{
    const QString real = at(QStringLiteral("later.txt"));
    const QString link = at(QStringLiteral("link.txt"));
    QVERIFY(QFile::link(real, link));
    QVERIFY(writeFile(link, "new").has_value());
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(contentOf(real), "new");
}

void FileIoTest::leavesTheOldFileWhenTheDiskIsFull()
{
    const QString path = at(QStringLiteral("robots.txt"));
    makeFile(path, "old");
    std::expected<FileStamp, FileError> written = FileStamp();
    {
        const FullDisk full(10'000);
        written = writeFile(path, std::string(100'000, 'a'));
    }
    QVERIFY(!written.has_value());
    const QString sentence = FileWords::notSaved(written.error());
    QVERIFY2(sentence.contains(QLatin1StringView("Your text is still here")), qPrintable(sentence));
    QCOMPARE(contentOf(path), "old");
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files),
             QStringList(QStringLiteral("robots.txt")));
}

void FileIoTest::refusesToWrite_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("fault");
    const auto row = [](const char* name, FileFault fault) {
        QTest::newRow(name) << QString::fromLatin1(name) << static_cast<int>(fault);
    };
    row("folder", FileFault::IsFolder);
    row("pipe", FileFault::NotAFile);
    row("protected", FileFault::ReadOnlyFile);
    row("missing/robots.txt", FileFault::NoFolder);
}

void FileIoTest::refusesToWrite()
{
    QFETCH(const QString, name);
    QFETCH(const int, fault);
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
    QCOMPARE(mkfifo(QFile::encodeName(at(QStringLiteral("pipe"))).constData(), 0600), 0);
    makeFile(at(QStringLiteral("protected")), "old");
    QVERIFY(QFile::setPermissions(at(QStringLiteral("protected")), QFile::ReadOwner));
    const auto written = writeFile(at(name), "new");
    QVERIFY(!written.has_value());
    QCOMPARE(static_cast<int>(written.error().fault), fault);
    QVERIFY(FileWords::notSaved(written.error()).contains(at(name)));
    const auto inPlace = writeFile(at(name), "new", Replace::InPlace);
    QVERIFY(!inPlace.has_value());
    QCOMPARE(static_cast<int>(inPlace.error().fault), fault);
    QCOMPARE(contentOf(at(QStringLiteral("protected"))), "old");
}

void FileIoTest::writesInPlaceWhenAsked()
{
    const QString path = at(QStringLiteral("robots.txt"));
    makeFile(path, "old and longer");
    const ino_t before = stateOf(path).st_ino;
    QVERIFY(writeFile(path, "new", Replace::InPlace).has_value());
    QCOMPARE(stateOf(path).st_ino, before);
    QCOMPARE(contentOf(path), "new");
}

void FileIoTest::tellsBeforeItWritesInPlace()
{
    const QString path = at(QStringLiteral("robots.txt"));
    makeFile(path, "old");
    QList<QByteArray> seen;
    const auto look = [&] { seen.append(contentOf(path)); };
    QVERIFY(writeFile(path, "new", Replace::Atomically, look).has_value());
    QCOMPARE(seen, QList<QByteArray>());
    QVERIFY(writeFile(path, "newer", Replace::InPlace, look).has_value());
    QCOMPARE(seen, QList<QByteArray>{"new"});
}

void FileIoTest::putsBackWhatItCouldNotReplace_data()
{
    QTest::addColumn<int>("size");
    QTest::newRow("empty") << 0;
    QTest::newRow("short") << 3;
    QTest::newRow("as long as the disk has room for") << 10'000;
}

void FileIoTest::putsBackWhatItCouldNotReplace()
{
    QFETCH(const int, size);
    const QString path = at(QStringLiteral("robots.txt"));
    const QByteArray old(size, 'o');
    makeFile(path, old);
    std::expected<FileStamp, FileError> written = FileStamp();
    {
        const FullDisk full(10'000);
        written = writeFile(path, std::string(100'000, 'a'), Replace::InPlace);
    }
    QVERIFY(!written.has_value());
    const QString sentence = FileWords::notSaved(written.error());
    QVERIFY2(sentence.contains(QLatin1StringView("the file is as it was")), qPrintable(sentence));
    QCOMPARE(contentOf(path), old);
    const QString fresh = at(QStringLiteral("new.txt"));
    {
        const FullDisk full(10'000);
        QVERIFY(!writeFile(fresh, std::string(100'000, 'a'), Replace::InPlace).has_value());
    }
    QVERIFY2(!QFileInfo::exists(fresh), "half a new file");
}

void FileIoTest::tellsWhatItCouldNotPutBack()
{
    const QString path = at(QStringLiteral("robots.txt"));
    makeFile(path, QByteArray(20'000, 'o'));
    std::expected<FileStamp, FileError> written = FileStamp();
    {
        const FullDisk full(10'000); // for the old bytes, too
        written = writeFile(path, std::string(100'000, 'a'), Replace::InPlace);
    }
    QVERIFY(!written.has_value());
    QCOMPARE(written.error().fault, FileFault::HalfWritten);
    const QString sentence = FileWords::notSaved(written.error());
    QVERIFY2(sentence.contains(QLatin1StringView("may be overwritten")), qPrintable(sentence));
    QVERIFY2(!sentence.contains(QLatin1StringView("as it was")), qPrintable(sentence));
}

QTEST_GUILESS_MAIN(FileIoTest)
#include "tst_file_io.moc"
