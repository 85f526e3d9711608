// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/code_editor.h"
#include "ui/find/find_bar.h"
#include "ui/session/document_session.h"

#include <KSyntaxHighlighting/Repository>
#include <QBoxLayout>
#include <QChar>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFile>
#include <QIODevice>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSettings>
#include <QString>
#include <QStringLiteral>
#include <QTemporaryDir>
#include <QTest>
#include <QTextCursor>
#include <QThreadPool>
#include <QVBoxLayout>
#include <QWidget>

#include <ctime>

using namespace crawlright;
using namespace Qt::StringLiterals;

namespace {

double cpuMilliseconds() // of this thread
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

} // namespace

/// Finding and replacing in big files; prints what it takes of the processor on the window's
/// thread.
class FindBigTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void shortSteps_data();
    void shortSteps();
    void closingStopsASearch();

private:
    template <typename Step>
    void measure(const char* what, double& most, const Step& step);
    void events();
    void load(const std::string& bytes);
    void typeInField();
    void typeInText();
    void replaceEvery();
    [[nodiscard]] QLineEdit* field(const QString& name) const
    {
        return m_bar->findChild<QComboBox*>(name)->lineEdit();
    }
    [[nodiscard]] find::FindDesk::State state() const { return m_bar->desk().state(); }

    QTemporaryDir m_folder;
    KSyntaxHighlighting::Repository m_repository;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<session::DocumentSession> m_session;
    std::unique_ptr<QWidget> m_window;
    editor::CodeEditor* m_editor = nullptr;
    find::FindBar* m_bar = nullptr;
    double m_longest = 0; // milliseconds of all steps
    double m_longestKey = 0;
};

void FindBigTest::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    m_settings =
        std::make_unique<QSettings>(m_folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
    m_settings->clear();
    m_session = std::make_unique<session::DocumentSession>();
    m_window = std::make_unique<QWidget>();
    m_editor = new editor::CodeEditor(*m_session, m_repository);
    m_bar = new find::FindBar(*m_session, *m_editor, *m_settings);
    auto* layout = new QVBoxLayout(m_window.get());
    layout->addWidget(m_editor, 1);
    layout->addWidget(m_bar);
    m_window->resize(900, 700);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_longest = m_longestKey = 0;
}

void FindBigTest::cleanup()
{
    delete m_bar; // it knows the editor
    m_window.reset();
    m_session.reset();
}

template <typename Step>
void FindBigTest::measure(const char* what, double& most, const Step& step)
{
    const double before = cpuMilliseconds();
    step();
    const double milliseconds = cpuMilliseconds() - before;
    if (milliseconds > most && milliseconds > 5)
        qInfo("%s %.1f ms", what, milliseconds);
    most = std::max(most, milliseconds);
}

void FindBigTest::events()
{
    measure("events", m_longest, [] { QCoreApplication::processEvents(); });
}

void FindBigTest::load(const std::string& bytes)
{
    m_session->load(bytes);
    m_session->finishLoading();
    m_editor->moveCursor(QTextCursor::Start);
    QTRY_VERIFY_WITH_TIMEOUT(m_session->isComplete(), 60'000);
}

void FindBigTest::shortSteps_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"docs.oracle.com", "go.com"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void FindBigTest::shortSteps()
{
    QFETCH(QString, name);
    QFile file(qEnvironmentVariable("CRAWLRIGHT_CORPUS", QStringLiteral(CRAWLRIGHT_SOURCE_DIR
                                                                        "/../shared/corpus/real")) %
               u'/' % name);
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("The corpus is not here; set CRAWLRIGHT_CORPUS to its folder.");
    const std::string bytes = file.readAll().toStdString();
    load(bytes);
    m_bar->replace();
    events();
    typeInField();
    const std::size_t hits = state().hits;
    qInfo("%zu hits", hits);
    QVERIFY(hits > 40);
    typeInText();
    QTRY_VERIFY(!state().isSearching);
    QTRY_COMPARE_WITH_TIMEOUT(state().hits, hits, 30'000);
    QCOMPARE(m_session->bytes(), bytes);
    replaceEvery();
    QVERIFY(m_session->bytes() != bytes);
    QTRY_COMPARE_WITH_TIMEOUT(state().hits, 0U, 30'000);
    m_editor->undo(); // one step
    QVERIFY(m_session->bytes() == bytes);
    qInfo("longest key %.1f ms, longest step %.1f ms", m_longestKey, m_longest);
}

void FindBigTest::typeInField()
{
    for (const QChar letter : u"allow"_s) {
        measure("key", m_longestKey,
                [&] { QTest::keyClicks(field(u"findText"_s), QString(letter)); });
        while (state().isSearching)
            events();
        events();
    }
    for (int i = 0; i < 50; ++i) {
        measure("next", m_longestKey,
                [&] { QTest::keyClick(field(u"findText"_s), Qt::Key_Return); });
        events();
    }
}

// While thousands are marked.
void FindBigTest::typeInText()
{
    for (int i = 0; i < 20; ++i) {
        measure("key in the text", m_longestKey, [&] { QTest::keyClicks(m_editor, u"x"_s); });
        measure("paint", m_longestKey, [&] { m_editor->viewport()->repaint(); });
        events();
    }
    m_editor->undo();
}

void FindBigTest::replaceEvery()
{
    const std::size_t hits = state().hits;
    QTest::keyClicks(field(u"replaceText"_s), u"permit"_s);
    measure("replace all", m_longest,
            [&] { QTest::keyClick(field(u"replaceText"_s), Qt::Key_Return, Qt::ControlModifier); });
    while (state().replaced != hits)
        events();
    while (m_session->isLoading())
        events();
}

void FindBigTest::closingStopsASearch()
{
    load(std::string(500'000, 'a'));
    m_bar->find();
    QTest::keyClick(m_bar->findChild<QCheckBox*>(u"expression"_s), Qt::Key_Space);
    QTest::keyClicks(field(u"findText"_s), u"[a-z]*1"_s);
    QTRY_COMPARE(m_bar->findChild<QLabel*>(u"findCount"_s)->text(), u"Searching…"_s);
    QTest::keyClick(field(u"findText"_s), Qt::Key_Escape);
    QVERIFY(!m_bar->isVisible());
    QVERIFY(QThreadPool::globalInstance()->waitForDone(2000)); // it would go on for 10 seconds
    m_bar->find();
    field(u"findText"_s)->setText(u"a{9}$"_s);
    QTRY_COMPARE_WITH_TIMEOUT(state().hits, 1U, 20'000);
}

QTEST_MAIN(FindBigTest)
#include "tst_find_big.moc"
