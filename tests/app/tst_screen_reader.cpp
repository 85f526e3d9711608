// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/app/screen_reader.h"

#include <QFile>
#include <QIODevice>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::ScreenReader;

/// What somebody hears who does not see the window: the program runs as it is, and is asked through
/// AT-SPI.
class ScreenReaderTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void theTextIsRead();
    void findingsAreRead();
    void theVerdictIsReadAndAnnounced();
    void whatCanBeUsedHasAName();

private:
    std::unique_ptr<test::AccessibleDesktop> m_desktop;
    std::unique_ptr<QProcess> m_program;
    std::unique_ptr<ScreenReader> m_reader;
    QTemporaryDir m_folder;
};

void ScreenReaderTest::initTestCase()
{
    m_desktop = std::make_unique<test::AccessibleDesktop>();
    if (!m_desktop->fault().isEmpty())
        QSKIP(qPrintable(u"A desktop of its own cannot be had here: "_s + m_desktop->fault()));
    QFile file(m_folder.filePath(u"robots.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("User-agent: *\nDisallow: /shop/\nDisalow: /tmp/\n");
    file.close();
    m_program = m_desktop->start(QString::fromLatin1(CRAWLRIGHT_BIN_DIR) + u"/crawlright"_s,
                                 {file.fileName()});
    QVERIFY(m_program->waitForStarted());
    m_reader = std::make_unique<ScreenReader>();
    QTRY_VERIFY_WITH_TIMEOUT(m_reader->hears(u"Disallow: /shop/"_s), 60'000);
}

void ScreenReaderTest::cleanupTestCase()
{
    m_reader.reset();
    if (m_program) {
        m_program->kill();
        m_program->waitForFinished();
    }
    m_desktop.reset();
}

void ScreenReaderTest::theTextIsRead()
{
    const auto things = m_reader->everything();
    const auto text =
        std::ranges::find(things, u"Text of the robots.txt"_s, &ScreenReader::Thing::name);
    QVERIFY(text != things.end());
    QCOMPARE(text->text, u"User-agent: *\nDisallow: /shop/\nDisalow: /tmp/\n"_s);
}

void ScreenReaderTest::findingsAreRead()
{
    QTRY_VERIFY_WITH_TIMEOUT(m_reader->hears(u"“Disalow”"_s), 20'000);
}

void ScreenReaderTest::theVerdictIsReadAndAnnounced()
{
    QVERIFY(m_reader->type(u"Address to test"_s, u"https://www.example.com/shop/cart"_s));
    QTRY_VERIFY_WITH_TIMEOUT(m_reader->hears(u"Line 2: Disallow: /shop/"_s), 20'000);
    QVERIFY(m_reader->hears(u"Blocked"_s));
    const auto isAnnounced = [this] {
        return std::ranges::any_of(m_reader->announced(), [](const QString& sentence) {
            return sentence.contains(u"Blocked"_s) && sentence.contains(u"Disallow: /shop/"_s);
        });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isAnnounced(), 20'000);
}

void ScreenReaderTest::whatCanBeUsedHasAName()
{
    const QStringList used{u"button"_s,        u"push button"_s, u"combo box"_s,  u"entry"_s,
                           u"check box"_s,     u"menu item"_s,   u"page tab"_s,   u"spin button"_s,
                           u"toggle button"_s, u"tree"_s,        u"tree table"_s, u"table"_s,
                           u"list"_s};
    int count = 0;
    QStringList nameless;
    for (const ScreenReader::Thing& thing : m_reader->everything()) {
        // Hidden ones are also the lists of closed boxes and the buttons that clear empty fields.
        if (!used.contains(thing.role) || (!thing.isShown && thing.role != u"menu item"_s))
            continue;
        ++count;
        if (thing.name.isEmpty())
            nameless.append(thing.role + u" \""_s + thing.text + u'"');
    }
    qInfo("%d things that can be used", count);
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u", "_s)));
    QVERIFY(count > 40);
}

QTEST_GUILESS_MAIN(ScreenReaderTest)
#include "tst_screen_reader.moc"
