// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/line_index.h"
#include "tests/ui/session/session_support.h"
#include "ui/files/document_file.h"
#include "ui/session/document_session.h"

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
#include <QTextCursor>
#include <QTextDocument>

#include <optional>
#include <random>

using namespace crawlright;
using namespace Qt::StringLiterals;
using files::DocumentFile;
using session::DocumentSession;
using test::corpus;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// A letter in a drawn line; nullopt: no line that was drawn has one.
std::optional<text::Offset> drawnLetter(std::string_view bytes, std::mt19937& random)
{
    const text::LineIndex lines(bytes);
    std::uniform_int_distribution<text::LineNumber> draw(1, lines.lineCount());
    for (int attempt = 0; attempt < 200; ++attempt) {
        const text::Span line = lines.line(draw(random));
        for (text::Offset at = line.begin; at < line.end; ++at) {
            if (isLetter(bytes[at]))
                return at;
        }
    }
    return std::nullopt;
}

/// In memory where there is such a place: a disk takes its time over a thousand saves.
QString fastFolder()
{
    const QString memory = u"/dev/shm"_s;
    return QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
}

} // namespace

/// What a user did not touch has the same bytes after saving, in every real file.
class ByteIdentityTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void openedAndSaved();
    void editedAndUndone();
    void oneByteChanged();

private:
    void open(const QString& name);
    void save();
    void replaceByte(text::Offset at, const QString& with);

    QStringList m_names;
    QTemporaryDir m_folder{fastFolder() + u"/crawlright-XXXXXX"_s};
    QString m_copy;
    std::string m_before;
    std::unique_ptr<DocumentSession> m_session;
    std::unique_ptr<DocumentFile> m_file;
    std::mt19937 m_random{20261120};
};

void ByteIdentityTest::initTestCase()
{
    m_names = corpus().entryList(QDir::Files);
    if (m_names.isEmpty())
        QSKIP("The corpus is not here; set CRAWLRIGHT_CORPUS to its folder.");
}

void ByteIdentityTest::init()
{
    QTest::failOnWarning();
    m_session = std::make_unique<DocumentSession>();
    m_file = std::make_unique<DocumentFile>(*m_session);
    m_copy = m_folder.filePath(u"robots.txt"_s);
}

void ByteIdentityTest::open(const QString& name)
{
    QFile::remove(m_copy);
    QVERIFY(QFile::copy(corpus().filePath(name), m_copy));
    m_before = contentOf(m_copy).toStdString();
    const QSignalSpy opened(m_file.get(), &DocumentFile::opened);
    m_file->open(m_copy, files::Accept::Anything);
    QTRY_COMPARE(opened.size(), 1);
    m_session->finishLoading();
}

void ByteIdentityTest::save()
{
    const QSignalSpy saved(m_file.get(), &DocumentFile::saved);
    m_file->saveTo(m_copy, files::Replace::Atomically, true);
    QTRY_COMPARE(saved.size(), 1);
}

void ByteIdentityTest::replaceByte(text::Offset at, const QString& with)
{
    QTextCursor cursor(m_session->textDocument());
    cursor.setPosition(m_session->positionAt(at));
    cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
    cursor.insertText(m_session->typed(with));
}

void ByteIdentityTest::openedAndSaved()
{
    qsizetype bytes = 0;
    for (const QString& name : std::as_const(m_names)) {
        open(name);
        save();
        const QByteArray after = contentOf(m_copy);
        QVERIFY2(after.toStdString() == m_before, qPrintable(name));
        bytes += after.size();
    }
    qInfo("Opened and saved: %lld files, %lld bytes, all identical.",
          static_cast<long long>(m_names.size()), static_cast<long long>(bytes));
}

void ByteIdentityTest::editedAndUndone()
{
    for (const QString& name : std::as_const(m_names)) {
        open(name);
        std::uniform_int_distribution<std::size_t> place(0, m_before.size());
        QTextCursor cursor(m_session->textDocument());
        cursor.setPosition(m_session->positionAt(static_cast<text::Offset>(place(m_random))));
        cursor.insertText(m_session->typed(u"Disallow: /é\nAllow: /\n"_s));
        QVERIFY2(m_session->isModified(), qPrintable(name));
        test::undoAll(*m_session->textDocument());
        QVERIFY2(!m_session->isModified(), qPrintable(name));
        save();
        QVERIFY2(contentOf(m_copy).toStdString() == m_before, qPrintable(name));
    }
    qInfo("Edited, undone and saved: %lld files, all identical.",
          static_cast<long long>(m_names.size()));
}

void ByteIdentityTest::oneByteChanged()
{
    int changed = 0;
    QStringList withoutLetter;
    for (const QString& name : std::as_const(m_names)) {
        open(name);
        const auto at = drawnLetter(m_before, m_random);
        if (!at) {
            withoutLetter.append(name);
            continue;
        }
        const QString with = m_before[*at] == 'q' ? u"w"_s : u"q"_s;
        replaceByte(*at, with);
        save();
        std::string wanted = m_before;
        wanted[*at] = with.front().toLatin1();
        QVERIFY2(contentOf(m_copy).toStdString() == wanted, qPrintable(name));
        ++changed;
    }
    qInfo("One byte changed in a drawn line: %d files, every other byte identical; without a "
          "letter: %lld (%s).",
          changed, static_cast<long long>(withoutLetter.size()),
          qPrintable(withoutLetter.join(u", "_s)));
    QVERIFY(changed * 20 > m_names.size() * 19);
}

QTEST_MAIN(ByteIdentityTest)
#include "tst_byte_identity.moc"
