// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"

#include <QAction>
#include <QByteArray>
#include <QFile>
#include <QMenu>
#include <QPlainTextEdit>
#include <QString>
#include <QStringList>
#include <QTest>
#include <QTextCursor>
#include <QToolButton>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::WindowFixture;

/// Encoding and line ends are changed in the status bar.
class EncodingFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_fixture = std::make_unique<WindowFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void lineEnds();
    void lineEndOfATextWithoutAny();
    void byteOrderMark();
    void fromUtf16();
    void fromWindows1252TellsWhatItCannotRead();
    void offersWhatMakesSense();
    void readOnlyFilesHaveAMark();

private:
    void open(const QByteArray& bytes) { m_fixture->open(m_fixture->file(u"robots.txt"_s, bytes)); }
    [[nodiscard]] QAction* item(const QString& menu, const QString& text) const
    {
        const auto* found = m_fixture->window().findChild<QMenu*>(menu);
        for (QAction* action : found->actions()) {
            if (action->text().remove(u'&').startsWith(text))
                return action;
        }
        return nullptr;
    }
    void choose(const QString& menu, const QString& text) const
    {
        QAction* action = item(menu, text);
        QVERIFY2(action, qPrintable(text));
        QVERIFY2(action->isEnabled(), qPrintable(text));
        action->trigger();
        QTRY_VERIFY(!m_fixture->session().isLoading());
    }
    [[nodiscard]] const std::string& bytes() const { return m_fixture->session().bytes(); }

    std::unique_ptr<WindowFixture> m_fixture;
};

void EncodingFlowTest::lineEnds()
{
    open("User-agent: *\nDisallow: /a\rAllow: /b\n");
    QTRY_COMPARE(m_fixture->shown(u"statusLineEnds"_s), u"Mixed line ends"_s);
    choose(u"lineEndsMenu"_s, u"CRLF"_s);
    QCOMPARE(bytes(), "User-agent: *\r\nDisallow: /a\r\nAllow: /b\r\n");
    QTRY_COMPARE(m_fixture->shown(u"statusLineEnds"_s), u"CRLF"_s);
    QVERIFY(item(u"lineEndsMenu"_s, u"CRLF"_s)->isChecked());
    m_fixture->editor()->moveCursor(QTextCursor::Start);
    m_fixture->type(u"#\n"_s);
    QVERIFY(bytes().starts_with("#\r\nUser-agent"));
    choose(u"lineEndsMenu"_s, u"CR ("_s);
    QCOMPARE(bytes(), "#\rUser-agent: *\rDisallow: /a\rAllow: /b\r");
    m_fixture->trigger(u"Edit"_s, u"Undo"_s);
    QTRY_VERIFY(bytes().starts_with("#\r\nUser-agent"));
}

void EncodingFlowTest::lineEndOfATextWithoutAny()
{
    m_fixture->trigger(u"File"_s, u"New"_s);
    QTRY_COMPARE(m_fixture->shown(u"statusLineEnds"_s), u"LF"_s);
    choose(u"lineEndsMenu"_s, u"CRLF"_s);
    QCOMPARE(m_fixture->shown(u"statusLineEnds"_s), u"CRLF"_s);
    m_fixture->type(u"#"_s);
    QTRY_VERIFY(m_fixture->session().isCurrent());
    QCOMPARE(m_fixture->shown(u"statusLineEnds"_s), u"CRLF"_s);
    m_fixture->type(u"\n#"_s);
    QCOMPARE(bytes(), "#\r\n#");
    choose(u"lineEndsMenu"_s, u"LF"_s);
    QCOMPARE(bytes(), "#\n#");
    m_fixture->type(u"\n#"_s);
    QCOMPARE(bytes(), "#\n#\n#");
}

void EncodingFlowTest::byteOrderMark()
{
    open("User-agent: *\n");
    choose(u"encodingMenu"_s, u"UTF-8 with BOM"_s);
    QCOMPARE(bytes(), "\xef\xbb\xbf"
                      "User-agent: *\n");
    QTRY_COMPARE(m_fixture->shown(u"statusEncoding"_s), u"UTF-8 with BOM"_s);
    choose(u"encodingMenu"_s, u"UTF-8"_s);
    QCOMPARE(bytes(), "User-agent: *\n");
    QTRY_VERIFY(item(u"encodingMenu"_s, u"UTF-8"_s)->isChecked());
}

void EncodingFlowTest::fromUtf16()
{
    const QByteArray before("\xff\xfe"
                            "U\0s\0e\0r\0-\0a\0g\0e\0n\0t\0:\0*\0\n\0",
                            28);
    open(before);
    QTRY_COMPARE(m_fixture->shown(u"statusEncoding"_s), u"UTF-16"_s);
    QVERIFY(!item(u"lineEndsMenu"_s, u"CRLF"_s)->isEnabled());
    choose(u"encodingMenu"_s, u"Convert to UTF-8 from UTF-16, little"_s);
    QCOMPARE(bytes(), "User-agent:*\n");
    QTRY_COMPARE(m_fixture->shown(u"statusEncoding"_s), u"UTF-8"_s);
    m_fixture->trigger(u"Edit"_s, u"Undo"_s);
    QTRY_COMPARE(bytes(), before.toStdString());
}

void EncodingFlowTest::fromWindows1252TellsWhatItCannotRead()
{
    open("# caf\xe9\n# \x81 \x80\n");
    QTRY_COMPARE(m_fixture->shown(u"statusEncoding"_s), u"Not all UTF-8"_s);
    choose(u"encodingMenu"_s, u"Convert to UTF-8 from Windows"_s);
    QCOMPARE(bytes(), "# caf\xe9\n# \x81 \x80\n");
    const QString told = u"Places that are no characters in Windows-1252: 1, the first in line 2. "
                         "Nothing was converted. They can stay as bytes, shown as marks, while the "
                         "rest becomes UTF-8."_s;
    QTRY_VERIFY(m_fixture->messages().contains(told));
    m_fixture->answerMessage(u"Convert the Rest"_s);
    QCOMPARE(bytes(), "# caf\xc3\xa9\n# \x81 \xe2\x82\xac\n");
    choose(u"encodingMenu"_s, u"Convert to UTF-8 from Latin-1"_s);
    QCOMPARE(bytes(), "# caf\xc3\xa9\n# \xc2\x81 \xe2\x82\xac\n");
    QTRY_COMPARE(m_fixture->messages(), QStringList());
    QTRY_COMPARE(m_fixture->shown(u"statusEncoding"_s), u"UTF-8"_s);
}

void EncodingFlowTest::offersWhatMakesSense()
{
    open("User-agent: *\n");
    QTRY_VERIFY(m_fixture->session().isCurrent());
    QVERIFY(item(u"encodingMenu"_s, u"UTF-8 with BOM"_s)->isEnabled());
    for (const QString& from : {u"UTF-16, little"_s, u"UTF-16, big"_s, u"Windows"_s, u"Latin-1"_s})
        QVERIFY(!item(u"encodingMenu"_s, u"Convert to UTF-8 from "_s + from)->isEnabled());
    for (const QString& name : {u"statusEncoding"_s, u"statusLineEnds"_s}) {
        const auto* button = m_fixture->window().findChild<QToolButton*>(name);
        QVERIFY(!button->accessibleName().isEmpty() && !button->toolTip().isEmpty());
        QVERIFY(button->focusPolicy() & Qt::TabFocus);
    }
}

void EncodingFlowTest::readOnlyFilesHaveAMark()
{
    const QString path = m_fixture->file(u"protected.txt"_s, "User-agent: *\n");
    m_fixture->open(m_fixture->file(u"robots.txt"_s, "User-agent: *\n"));
    QCOMPARE(m_fixture->shown(u"statusReadOnly"_s), QString());
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
    m_fixture->open(path);
    QCOMPARE(m_fixture->shown(u"statusReadOnly"_s), u"Read-only"_s);
}

QTEST_MAIN(EncodingFlowTest)
#include "tst_encoding_flow.moc"
