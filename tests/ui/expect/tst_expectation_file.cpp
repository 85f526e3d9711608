// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/expect/expectation_desk.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QIODevice>
#include <QSignalSpy>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <array>

using namespace crawlright;
using namespace Qt::StringLiterals;
using expect::ExpectationDesk;
using expect::ExpectationFile;
using expect::Expectations;
using expect::NewExpectation;
using files::FileFault;
using rules::Verdict;
using State = ExpectationFile::State;

/// The file on disk, and the desk that judges it; without a widget.
class ExpectationFileTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void isReadBesideTheRobotsFile();
    void appearsAndGoes();
    void isReadAgainWhenAnotherProgramChangesIt();
    void saysWhyItCannotBeRead();
    void isMadeAndTakenBack();
    void isChangedAndTakenBack();
    void changesComeOneAfterAnother();
    void whatAnotherProgramWroteIsKept();
    void undoKeepsWhatAnotherProgramWrote();
    void aChangeOfWhatIsNoMoreIsRefused();
    void followsTheRobotsFile();
    void judgesEveryAnalysis();
    void whereNothingIsExpectedNothingIsTold();
    void newestWins();

private:
    [[nodiscard]] QString at(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString expectPath() const { return at(u"robots.txt.expect"_s); }
    void write(const QByteArray& bytes) const
    {
        QFile file(expectPath());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    [[nodiscard]] QByteArray onDisk() const
    {
        QFile file(expectPath());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(absent)");
    }
    void follow() { m_file->follow(at(u"robots.txt"_s)); }
    /// Adds a line; what came of it is in `m_outcomes`.
    void add(const char* address, const expect::ExpectationsPtr& basis = nullptr)
    {
        m_file->change(
            [address = std::string(address)](const Expectations& file) {
                return expect::appended(file,
                                        std::array{NewExpectation{Verdict::Allow, "a", address}})
                    .bytes;
            },
            outcome(), basis);
    }
    [[nodiscard]] ExpectationFile::Done outcome()
    {
        return [this](const std::optional<files::FileError>& error, bool wasChanged) {
            m_outcomes.push_back(error        ? nameOf(error->fault)
                                 : wasChanged ? u"changed"_s
                                              : u"same"_s);
        };
    }
    static QString nameOf(FileFault fault) { return u"fault %1"_s.arg(static_cast<int>(fault)); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ExpectationFile> m_file;
    QStringList m_outcomes;
};

void ExpectationFileTest::init()
{
    test::failOnWarnings();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = std::make_unique<ExpectationFile>();
    m_outcomes.clear();
}

void ExpectationFileTest::cleanup()
{
    m_file.reset();
    m_folder.reset();
}

void ExpectationFileTest::isReadBesideTheRobotsFile()
{
    QCOMPARE(m_file->state(), State::NoPlace);
    write("allow a /\nallow\n");
    follow();
    QCOMPARE(m_file->state(), State::Reading);
    QTRY_COMPARE(m_file->state(), State::Present);
    QCOMPARE(m_file->path(), expectPath());
    QCOMPARE(m_file->expectations()->lines.size(), 1U);
    QCOMPARE(m_file->expectations()->complaints.size(), 1U);
}

void ExpectationFileTest::appearsAndGoes()
{
    follow();
    QTRY_COMPARE(m_file->state(), State::Absent);
    write("allow a /\n");
    QTRY_COMPARE(m_file->state(), State::Present);
    QVERIFY(QFile::remove(expectPath()));
    QTRY_COMPARE(m_file->state(), State::Absent);
    QVERIFY(m_file->expectations()->lines.empty());
}

void ExpectationFileTest::isReadAgainWhenAnotherProgramChangesIt()
{
    write("allow a /\n");
    follow();
    QTRY_COMPARE(m_file->state(), State::Present);
    write("allow a /\nallow b /\n");
    QTRY_COMPARE(m_file->expectations()->lines.size(), 2U);
    // As editors save: another file takes its place.
    QFile other(at(u"other"_s));
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("allow a /\nallow b /\nallow c /\n");
    other.close();
    QVERIFY(QFile::remove(expectPath()) && other.rename(expectPath()));
    QTRY_COMPARE(m_file->expectations()->lines.size(), 3U);
    write("allow a /1\n");
    QTRY_COMPARE(m_file->expectations()->lines.size(), 1U);
}

void ExpectationFileTest::saysWhyItCannotBeRead()
{
    QVERIFY(QDir(m_folder->path()).mkdir(u"robots.txt.expect"_s));
    follow();
    QTRY_COMPARE(m_file->state(), State::Unreadable);
    QCOMPARE(m_file->error().fault, FileFault::IsFolder);
    add("/");
    QTRY_COMPARE(m_outcomes, QStringList{nameOf(FileFault::IsFolder)});
    QVERIFY(QFileInfo(expectPath()).isDir());
    QVERIFY(QDir(m_folder->path()).rmdir(u"robots.txt.expect"_s));
    write("\x7f"
          "ELF\x02\x01\x01");
    QTRY_COMPARE(m_file->error().fault, FileFault::NotText);
    write("allow a /\n");
    QTRY_COMPARE(m_file->state(), State::Present);
    QCOMPARE(m_file->error().path, QString());
}

void ExpectationFileTest::isMadeAndTakenBack()
{
    follow();
    QTRY_COMPARE(m_file->state(), State::Absent);
    QVERIFY(!m_file->canUndo());
    add("/x");
    QTRY_COMPARE(m_outcomes, QStringList{u"changed"_s});
    QCOMPARE(onDisk(), "allow a /x\n");
    QCOMPARE(m_file->state(), State::Present);
    QCOMPARE(m_file->expectations()->lines.size(), 1U);
    QVERIFY(m_file->canUndo());
    m_file->undo(outcome());
    QTRY_COMPARE(m_outcomes.size(), 2);
    QCOMPARE(m_outcomes.last(), u"changed"_s);
    QVERIFY(!QFileInfo::exists(expectPath()));
    QCOMPARE(m_file->state(), State::Absent);
    QVERIFY(!m_file->canUndo());
}

void ExpectationFileTest::isChangedAndTakenBack()
{
    write("# mine\r\nallow b /");
    follow();
    add("/x"); // while it is read
    QTRY_COMPARE(m_outcomes, QStringList{u"changed"_s});
    QCOMPARE(onDisk(), "# mine\r\nallow b /\r\nallow a /x\r\n");
    add("/x");
    QTRY_COMPARE(m_outcomes.size(), 2);
    QCOMPARE(m_outcomes.last(), u"same"_s);
    m_file->undo(outcome());
    QTRY_COMPARE(m_outcomes.size(), 3);
    QCOMPARE(onDisk(), "# mine\r\nallow b /");
    QCOMPARE(m_file->expectations()->lines.size(), 1U);
}

void ExpectationFileTest::changesComeOneAfterAnother()
{
    follow();
    add("/1");
    add("/2");
    add("/3");
    QTRY_COMPARE(m_outcomes.size(), 3);
    QCOMPARE(onDisk(), "allow a /1\nallow a /2\nallow a /3\n");
}

void ExpectationFileTest::whatAnotherProgramWroteIsKept()
{
    write("allow a /\n");
    follow();
    QTRY_COMPARE(m_file->state(), State::Present);
    write("allow b /other\n"); // nobody has seen it yet
    add("/x");
    QTRY_COMPARE(m_outcomes, QStringList{nameOf(FileFault::ChangedOnDisk)});
    QCOMPARE(onDisk(), "allow b /other\n");
    QTRY_COMPARE(m_file->expectations()->bytes, std::string("allow b /other\n"));
    add("/x");
    QTRY_COMPARE(m_outcomes.size(), 2);
    QCOMPARE(onDisk(), "allow b /other\nallow a /x\n");
}

void ExpectationFileTest::undoKeepsWhatAnotherProgramWrote()
{
    follow();
    add("/x");
    QTRY_COMPARE(m_outcomes, QStringList{u"changed"_s});
    write("allow b /other\n");
    QTRY_COMPARE(m_file->expectations()->bytes, std::string("allow b /other\n"));
    m_file->undo(outcome());
    QTRY_COMPARE(m_outcomes.size(), 2);
    QCOMPARE(m_outcomes.last(), nameOf(FileFault::ChangedOnDisk));
    QCOMPARE(onDisk(), "allow b /other\n");
}

void ExpectationFileTest::aChangeOfWhatIsNoMoreIsRefused()
{
    write("allow a /1\nallow a /2\n");
    follow();
    QTRY_COMPARE(m_file->state(), State::Present);
    const expect::ExpectationsPtr shown = m_file->expectations();
    const auto deleteFirst = [](const Expectations& file) {
        return expect::withoutLines(file, std::array{0U});
    };
    m_file->change(deleteFirst, outcome(), shown);
    m_file->change(deleteFirst, outcome(), shown); // of lines that the first one moved
    QTRY_COMPARE(m_outcomes.size(), 2);
    QCOMPARE(m_outcomes, (QStringList{u"changed"_s, nameOf(FileFault::ChangedOnDisk)}));
    QCOMPARE(onDisk(), "allow a /2\n");
}

void ExpectationFileTest::followsTheRobotsFile()
{
    write("allow a /\n");
    follow();
    QTRY_COMPARE(m_file->state(), State::Present);
    m_file->follow(at(u"other.txt"_s));
    QVERIFY(m_file->expectations()->lines.empty());
    QTRY_COMPARE(m_file->state(), State::Absent);
    QCOMPARE(m_file->path(), at(u"other.txt.expect"_s));
    m_file->follow({});
    QCOMPARE(m_file->state(), State::NoPlace);
    add("/");
    QCOMPARE(m_outcomes, QStringList{nameOf(FileFault::Cancelled)});
    follow();
    m_file->follow(at(u"other.txt"_s)); // before the first is read
    QTRY_COMPARE(m_file->state(), State::Absent);
}

void ExpectationFileTest::judgesEveryAnalysis()
{
    write("allow Googlebot /shop\ndisallow GPTBot /\n");
    ExpectationDesk desk(crawlers::builtIn());
    const QSignalSpy judged(&desk, &ExpectationDesk::judged);
    desk.file().follow(at(u"robots.txt"_s));
    desk.setAnalysis(session::analyse("User-agent: GPTBot\nDisallow: /\n", 1));
    QTRY_COMPARE(desk.results()->results.size(), 2U);
    QTRY_VERIFY(desk.isCurrent());
    QCOMPARE(desk.results()->holding, 2U);
    desk.setAnalysis(session::analyse("User-agent: GPTBot\nDisallow:\n", 2));
    QTRY_VERIFY(desk.isCurrent());
    QCOMPARE(desk.results()->holding, 1U);
    const qsizetype times = judged.size();
    desk.setAnalysis(session::completed(desk.analysis())); // of the same revision
    QVERIFY(desk.isCurrent());
    QCOMPARE(judged.size(), times);
    write("allow Googlebot /shop\n");
    QTRY_COMPARE(desk.results()->results.size(), 1U);
    QCOMPARE(desk.results()->holding, 1U);
    desk.file().follow({});
    QVERIFY(desk.results()->results.empty());
}

void ExpectationFileTest::whereNothingIsExpectedNothingIsTold()
{
    ExpectationDesk desk(crawlers::builtIn());
    const QSignalSpy judged(&desk, &ExpectationDesk::judged);
    desk.setAnalysis(session::analyse("User-agent: GPTBot\nDisallow: /\n", 1));
    QCOMPARE(judged.size(), 1);
    desk.setAnalysis(session::analyse("User-agent: GPTBot\nDisallow:\n", 2));
    QCOMPARE(judged.size(), 1);
    QVERIFY(desk.isCurrent());
    QCOMPARE(desk.results()->analysis->revision, 2U);
    write("allow Googlebot /shop\n");
    desk.file().follow(at(u"robots.txt"_s));
    QTRY_COMPARE(desk.results()->results.size(), 1U);
    QVERIFY(judged.size() > 1);
}

void ExpectationFileTest::newestWins()
{
    QByteArray many;
    for (int i = 0; i < 20'000; ++i)
        many += "disallow GPTBot /" + QByteArray::number(i) + '\n';
    write(many);
    ExpectationDesk desk(crawlers::builtIn());
    desk.file().follow(at(u"robots.txt"_s));
    QTRY_COMPARE(desk.file().state(), State::Present);
    const QSignalSpy judged(&desk, &ExpectationDesk::judged);
    for (quint64 revision = 1; revision <= 50; ++revision) {
        desk.setAnalysis(session::analyse(
            revision == 50 ? "User-agent: *\nDisallow: /\n" : "User-agent: *\n", revision));
    }
    QTRY_VERIFY(desk.isCurrent());
    QCOMPARE(desk.results()->analysis->revision, 50U);
    QCOMPARE(desk.results()->holding, 20'000U);
    QVERIFY2(judged.size() <= 3, qPrintable(QString::number(judged.size())));
}

QTEST_GUILESS_MAIN(ExpectationFileTest)
#include "tst_expectation_file.moc"
