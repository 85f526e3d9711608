// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/compare/compare_model.h"
#include "ui/compare/compare_view.h"
#include "ui/files/journal.h"
#include "ui/files/session_store.h"
#include "ui/window/file_flow.h"
#include "ui/window/page.h"
#include "ui/window/session_flow.h"

#include <QApplication>
#include <QByteArray>
#include <QComboBox>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QObject>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QString>
#include <QStringList>
#include <QTest>
#include <QThreadPool>
#include <QUrl>

using namespace crawlright;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using compare::CompareModel;
using files::JournalEntry;
using files::JournalFolder;
using test::WindowFixture;

/// What was not saved when the program ended is offered.
class RecoveryFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_fixture = std::make_unique<WindowFixture>();
    }
    void cleanup()
    {
        m_fixture.reset();
        QVERIFY(QThreadPool::globalInstance()->waitForDone(10s));
        QVERIFY(files::Journal::writer().waitForDone(10s));
    }

    void changesAreOfferedAboveTheFetchedText();
    void unsavedChangesAreOffered();
    void anOlderWriteDoesNotDropThem_data();
    void anOlderWriteDoesNotDropThem();
    void discardedChangesAreGone();
    void anUnansweredOfferComesAgain();
    void aTextWithoutAFileIsOffered();
    void changesOfADeletedFileAreOffered();
    void tellsThatTheFileIsAnotherOne();
    void tellsWhatIsDamaged();
    void savedIsNotOffered();
    void twoOffersForOneFile();
    void comparesBeforeItIsDecided();
    void whatIsDiscardedCanStillBeTaken();
    void whatEndsLaterIsOffered();
    void aWindowBesideLeavesFetchedTexts();
    void oneGoesOnTypingAfterAClick();
    void oneGoesOnTypingAfterAKey();
    void oneGoesOnTypingAfterAMessageOfTheWindow();

private:
    [[nodiscard]] QStringList tabs() const { return m_fixture->tabs(); }
    void start() const { m_fixture->window().sessions().start(false); }
    /// A program that ended kept this.
    void leave(const JournalEntry& entry) const
    {
        JournalFolder other(m_fixture->journals());
        QString file;
        QVERIFY(!other.write(file, entry));
    }
    [[nodiscard]] QStringList left() const
    {
        QStringList paths;
        QDirIterator it(m_fixture->journals(), {u"*.journal"_s}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext())
            paths.append(it.next());
        return paths;
    }
    [[nodiscard]] JournalEntry changesOf(const QString& path, const std::string& bytes) const
    {
        return {.path = path,
                .fileHash = QCryptographicHash::hash(WindowFixture::contentOf(path),
                                                     QCryptographicHash::Sha256),
                .written = QDateTime::currentDateTimeUtc(),
                .bytes = bytes};
    }

    [[nodiscard]] compare::CompareView& view() const
    {
        return m_fixture->window().page().compareView();
    }
    [[nodiscard]] QString counts() const
    {
        return view().findChild<QLabel*>(u"compareCounts"_s)->text();
    }

    [[nodiscard]] QPushButton* messageButton(const QString& text) const
    {
        for (auto* button : m_fixture->window().findChildren<QPushButton*>())
            if (button->isVisible() && QString(button->text()).remove(u'&') == text)
                return button;
        return nullptr;
    }
    /// Comes from the address to a button, and presses it.
    void answerByKey(const QString& text) const
    {
        QPushButton* button = messageButton(text);
        QVERIFY(button);
        m_fixture->trigger(u"Go"_s, u"Address Field"_s);
        button->setFocus(Qt::TabFocusReason);
        QCOMPARE(QApplication::focusWidget(), button);
        QTest::keyClick(button, Qt::Key_Space);
    }
    /// Wherever the keyboard is; it is for the text.
    void typeOn() const
    {
        QVERIFY(QApplication::focusWidget());
        QTest::keyClicks(QApplication::focusWidget(), u"abc"_s);
        QCOMPARE(m_fixture->window().findChild<QComboBox*>(u"address"_s)->currentText(), QString());
        QVERIFY(m_fixture->editor()->toPlainText().contains(u"abc"_s));
    }

    [[nodiscard]] QString head(CompareModel::Column column) const
    {
        const auto* model = view().findChild<CompareModel*>();
        return model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    }

    const std::string fetchedBytes = "User-agent: *\nDisallow: /\n";
    const QString fetchedName = u"robots.txt of example.com"_s;
    const QString fetchedFrom = u"https://example.com/robots.txt"_s;
    std::unique_ptr<WindowFixture> m_fixture;
};

// The program ended after something was typed into it.
void RecoveryFlowTest::changesAreOfferedAboveTheFetchedText()
{
    files::SessionStore(m_fixture->settings())
        .store({.documents = {{.address = fetchedFrom}}, .current = 0});
    leave({.name = fetchedName,
           .address = fetchedFrom,
           .written = QDateTime::currentDateTimeUtc(),
           .former = fetchedBytes,
           .bytes = "# typed\n" + fetchedBytes});
    start();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    QCOMPARE(tabs(), QStringList(fetchedName));
    QCOMPARE(m_fixture->session().bytes(), fetchedBytes);
    m_fixture->answerMessage(u"Recover"_s);
    QCOMPARE(m_fixture->session().bytes(), "# typed\n" + fetchedBytes);
}

void RecoveryFlowTest::unsavedChangesAreOffered()
{
    const QString path = m_fixture->file(u"robots.txt"_s, "User-agent: *\n");
    leave(changesOf(path, "User-agent: *\nDisallow: /typed\n"));
    start();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    QVERIFY(m_fixture->messages().front().startsWith(u"“robots.txt” has unsaved changes of "_s));
    QCOMPARE(m_fixture->session().bytes(), "User-agent: *\n");
    const QSignalSpy kept(m_fixture->window().page().journal(), &files::Journal::kept);
    m_fixture->answerMessage(u"Recover"_s);
    QCOMPARE(m_fixture->session().bytes(), "User-agent: *\nDisallow: /typed\n");
    QVERIFY(m_fixture->session().isModified());
    QVERIFY(!left().isEmpty());   // it goes only when the other one is there
    QTRY_COMPARE(kept.size(), 1); // anew, under the document that it belongs to
    QTRY_COMPARE(left().size(), 1);
    m_fixture->trigger(u"Edit"_s, u"Undo"_s);
    QTRY_COMPARE(m_fixture->session().bytes(), "User-agent: *\n");
    QTRY_VERIFY(!m_fixture->session().isModified());
    QTRY_COMPARE(left(), QStringList());
}

void RecoveryFlowTest::anOlderWriteDoesNotDropThem_data()
{
    QTest::addColumn<int>("lines");
    QTest::newRow("at once") << 1;
    QTest::newRow("piece by piece") << 20'000;
}

// The text that is being saved when one recovers is not the recovered one.
void RecoveryFlowTest::anOlderWriteDoesNotDropThem()
{
    QFETCH(const int, lines);
    std::string bytes = "User-agent: *\n";
    for (int i = 0; i < lines; ++i)
        bytes += "Disallow: /typed\n";
    leave(changesOf(m_fixture->file(u"robots.txt"_s, "User-agent: *\n"), bytes));
    start();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    const QString offered = left().value(0);
    QVERIFY(QFile::exists(offered));
    auto& file = m_fixture->window().page().files().file();
    m_fixture->trigger(u"File"_s, u"Save"_s);
    m_fixture->answerMessage(u"Recover"_s);
    const QSignalSpy kept(m_fixture->window().page().journal(), &files::Journal::kept);
    bool isSafe = false; // when the older text was saved
    QObject watcher;
    connect(&file, &files::DocumentFile::saved, &watcher,
            [&] { isSafe = !kept.isEmpty() || QFile::exists(offered); });
    const QSignalSpy saved(&file, &files::DocumentFile::saved);
    QTRY_COMPARE(saved.size(), 1);
    QVERIFY(isSafe);
    QTRY_VERIFY(!QFile::exists(offered)); // once it is kept anew
    QCOMPARE(left().size(), 1);
    QCOMPARE(m_fixture->session().bytes(), bytes);
}

void RecoveryFlowTest::discardedChangesAreGone()
{
    const QString path = m_fixture->file(u"robots.txt"_s, "User-agent: *\n");
    leave(changesOf(path, "User-agent: *\nDisallow: /typed\n"));
    start();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    m_fixture->answerMessage(u"Discard"_s);
    QCOMPARE(left(), QStringList());
    QCOMPARE(m_fixture->messages(), QStringList());
    QCOMPARE(m_fixture->session().bytes(), "User-agent: *\n");
}

void RecoveryFlowTest::anUnansweredOfferComesAgain()
{
    const QString path = m_fixture->file(u"robots.txt"_s, "User-agent: *\n");
    leave(changesOf(path, "User-agent: *\nDisallow: /typed\n"));
    start();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    m_fixture->restart();
    start();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    m_fixture->answerMessage(u"Recover"_s);
    QCOMPARE(m_fixture->session().bytes(), "User-agent: *\nDisallow: /typed\n");
    m_fixture->trigger(u"File"_s, u"Save"_s);
    QTRY_COMPARE(WindowFixture::contentOf(path), "User-agent: *\nDisallow: /typed\n");
    QTRY_COMPARE(left(), QStringList());
}

void RecoveryFlowTest::aTextWithoutAFileIsOffered()
{
    leave({.name = u"robots.txt of example.com"_s,
           .address = u"https://example.com/robots.txt"_s,
           .written = QDateTime::currentDateTimeUtc(),
           .former = "User-agent: *\n",
           .bytes = "User-agent: *\nDisallow: /\n"});
    start();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    QCOMPARE(tabs(), QStringList(u"robots.txt of example.com"_s));
    QCOMPARE(m_fixture->window().page().files().address(),
             QUrl(u"https://example.com/robots.txt"_s));
    m_fixture->answerMessage(u"Recover"_s);
    QCOMPARE(m_fixture->session().bytes(), "User-agent: *\nDisallow: /\n");
    QVERIFY(m_fixture->session().isModified());
    m_fixture->trigger(u"Edit"_s, u"Undo"_s);
    QTRY_COMPARE(m_fixture->session().bytes(), "User-agent: *\n");
}

void RecoveryFlowTest::changesOfADeletedFileAreOffered()
{
    const QString path = m_fixture->file(u"robots.txt"_s, "User-agent: *\n");
    leave(changesOf(path, "User-agent: *\nDisallow: /typed\n"));
    QVERIFY(QFile::remove(path));
    start();
    QTRY_COMPARE(m_fixture->messages().size(), 2); // and that it cannot be opened
    m_fixture->answerMessage(u"Recover"_s);
    QCOMPARE(m_fixture->session().bytes(), "User-agent: *\nDisallow: /typed\n");
    QVERIFY(m_fixture->session().isModified());
}

void RecoveryFlowTest::tellsThatTheFileIsAnotherOne()
{
    const QString path = m_fixture->file(u"robots.txt"_s, "User-agent: *\n");
    leave(changesOf(path, "User-agent: *\nDisallow: /typed\n"));
    m_fixture->file(u"robots.txt"_s, "User-agent: other\n");
    start();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    QVERIFY(m_fixture->messages().front().contains(u"The file is another one since"_s));
    m_fixture->answerMessage(u"Recover"_s);
    m_fixture->trigger(u"Edit"_s, u"Undo"_s);
    QTRY_COMPARE(m_fixture->session().bytes(), "User-agent: other\n");
}

void RecoveryFlowTest::tellsWhatIsDamaged()
{
    leave({.name = u"one"_s, .bytes = "one"});
    leave({.name = u"two"_s, .bytes = "two"});
    for (const QString& path : left())
        QVERIFY(QFile(path).resize(30));
    start();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    QVERIFY(m_fixture->messages().front().contains(u"the file is damaged"_s));
    m_fixture->answerMessage(u"Delete It"_s);
    QCOMPARE(left().size(), 1);
    m_fixture->answerMessage(u"Keep It"_s);
    QCOMPARE(m_fixture->messages(), QStringList());
    QCOMPARE(left().size(), 1);
}

void RecoveryFlowTest::savedIsNotOffered()
{
    const QString path = m_fixture->file(u"robots.txt"_s, "User-agent: *\n");
    leave(changesOf(path, "User-agent: *\n"));
    start();
    QTRY_COMPARE(left(), QStringList());
    QCOMPARE(m_fixture->messages(), QStringList());
}

void RecoveryFlowTest::twoOffersForOneFile()
{
    const QString path = m_fixture->file(u"robots.txt"_s, "User-agent: *\n");
    leave(changesOf(path, "one\n"));
    leave(changesOf(path, "two\n"));
    start();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    m_fixture->answerMessage(u"Recover"_s);
    const std::string first = m_fixture->session().bytes();
    QCOMPARE(m_fixture->messages().size(), 1);
    m_fixture->answerMessage(u"Recover"_s);
    const std::string second = m_fixture->session().bytes();
    QVERIFY((first == "one\n" && second == "two\n") || (first == "two\n" && second == "one\n"));
    QCOMPARE(m_fixture->messages(), QStringList());
}

void RecoveryFlowTest::comparesBeforeItIsDecided()
{
    const QString path = m_fixture->file(u"robots.txt"_s, "User-agent: *\n");
    leave(changesOf(path, "User-agent: *\nDisallow: /typed\n"));
    start();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    m_fixture->answerMessage(u"Compare"_s);
    QTRY_VERIFY(view().isVisible() && view().isCurrent());
    QCOMPARE(counts(), u"1 change. Lines: 1 added."_s);
    QCOMPARE(head(CompareModel::Left), u"Editor"_s);
    QCOMPARE(head(CompareModel::Right), u"robots.txt, with the unsaved changes"_s);
    QCOMPARE(m_fixture->messages().size(), 1); // it is still to be decided
    QCOMPARE(m_fixture->session().bytes(), "User-agent: *\n");
    QCOMPARE(left().size(), 1);
    m_fixture->answerMessage(u"Recover"_s);
    QCOMPARE(m_fixture->session().bytes(), "User-agent: *\nDisallow: /typed\n");
    QTRY_COMPARE(counts(), u"The texts are equal, byte for byte."_s);
    QCOMPARE(m_fixture->messages(), QStringList());
}

void RecoveryFlowTest::whatIsDiscardedCanStillBeTaken()
{
    const QString path = m_fixture->file(u"robots.txt"_s, "User-agent: *\n");
    leave(changesOf(path, "User-agent: *\nDisallow: /typed\n"));
    start();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    m_fixture->answerMessage(u"Compare"_s);
    QTRY_VERIFY(view().isVisible() && view().isCurrent());
    m_fixture->answerMessage(u"Discard"_s);
    QCOMPARE(left(), QStringList());
    QVERIFY(view().isComparing());
    view().takeChange();
    QCOMPARE(m_fixture->session().bytes(), "User-agent: *\nDisallow: /typed\n");
}

// Another window was killed meanwhile.
void RecoveryFlowTest::whatEndsLaterIsOffered()
{
    start();
    QVERIFY(files::Journal::writer().waitForDone(10s)); // it has looked
    const QString path = m_fixture->file(u"robots.txt"_s, "User-agent: *\n");
    m_fixture->open(path);
    leave(changesOf(path, "User-agent: *\nDisallow: /typed\n"));
    m_fixture->window().sessions().offerUnsaved();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    QVERIFY(m_fixture->messages().front().startsWith(u"“robots.txt” has unsaved changes of "_s));
    m_fixture->window().sessions().offerUnsaved(); // once is enough
    QVERIFY(files::Journal::writer().waitForDone(10s));
    m_fixture->answerMessage(u"Recover"_s);
    QCOMPARE(m_fixture->session().bytes(), "User-agent: *\nDisallow: /typed\n");
    QCOMPARE(m_fixture->messages(), QStringList());
    QCOMPARE(tabs(), QStringList(u"robots.txt *"_s));
}

// One that does not keep what is open: fetched texts are for the one that does.
void RecoveryFlowTest::aWindowBesideLeavesFetchedTexts()
{
    const QString path = m_fixture->file(u"robots.txt"_s, "User-agent: *\n");
    files::SessionStore(m_fixture->settings())
        .store({.documents = {{.address = fetchedFrom}}, .current = 0});
    leave({.name = fetchedName,
           .address = fetchedFrom,
           .written = QDateTime::currentDateTimeUtc(),
           .former = fetchedBytes,
           .bytes = fetchedBytes});
    leave(changesOf(path, "User-agent: *\nDisallow: /typed\n"));
    m_fixture->window().sessions().offerUnsaved();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    QCOMPARE(tabs(), QStringList(u"robots.txt"_s));
    QCOMPARE(left().size(), 2);
    m_fixture->restart();
    start();
    QTRY_COMPARE(tabs(), (QStringList{fetchedName, u"robots.txt"_s}));
    QTRY_COMPARE(m_fixture->messages().size(), 1); // which was not answered
    QVERIFY(m_fixture->messages().front().startsWith(u"“robots.txt” has unsaved changes of "_s));
}

void RecoveryFlowTest::oneGoesOnTypingAfterAClick()
{
    const QString path = m_fixture->file(u"robots.txt"_s, "User-agent: *\n");
    leave(changesOf(path, "User-agent: *\nDisallow: /typed\n"));
    start();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    m_fixture->editor()->setFocus();
    m_fixture->answerMessage(u"Recover"_s);
    QCOMPARE(QApplication::focusWidget(), m_fixture->editor());
    typeOn();
}

// From the address there is a way to the button, but not back: what is typed then is of the text.
void RecoveryFlowTest::oneGoesOnTypingAfterAKey()
{
    const QString path = m_fixture->file(u"robots.txt"_s, "User-agent: *\n");
    leave(changesOf(path, "User-agent: *\nDisallow: /typed\n"));
    start();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    answerByKey(u"Recover"_s);
    QCOMPARE(m_fixture->messages(), QStringList());
    QCOMPARE(QApplication::focusWidget(), m_fixture->editor());
    typeOn();
}

void RecoveryFlowTest::oneGoesOnTypingAfterAMessageOfTheWindow()
{
    leave({.name = u"one"_s, .bytes = "one"});
    for (const QString& path : left())
        QVERIFY(QFile(path).resize(30));
    start();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    answerByKey(u"Keep It"_s);
    QCOMPARE(m_fixture->messages(), QStringList());
    QCOMPARE(QApplication::focusWidget(), m_fixture->editor());
    typeOn();
}

QTEST_MAIN(RecoveryFlowTest)
#include "tst_recovery_flow.moc"
