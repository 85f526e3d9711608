// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/ui/session/session_support.h"

#include <QFile>
#include <QTextBlock>
#include <QTextDocument>

namespace crawlright::test {

using session::DocumentSession;

std::u16string textOf(const DocumentSession& session)
{
    return session.textDocument()
        ->toRawText()
        .replace(QChar::ParagraphSeparator, u'\n')
        .toStdU16String();
}

QByteArray shown(std::string_view bytes)
{
    return QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())).toPercentEncoding(" :/*");
}

QString faultOf(const DocumentSession& session, State state)
{
    const std::string& bytes = session.bytes();
    const std::u16string text = textOf(session);
    if (text::unproject(text, session.lineEnding()) != bytes)
        return QStringLiteral("The bytes are not those of the text.");
    text::Offset at = 0;
    const QTextDocument& document = *session.textDocument();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const text::Span span = session.spanOfBlock(block.blockNumber());
        if (span.begin != at)
            return QStringLiteral("The blocks do not tile the bytes.");
        at = span.end;
        const bool isLast = !block.next().isValid();
        if (state == State::BetweenUndos)
            continue;
        if (!text::isTidy(block.text().toStdU16String(), session.lineEnding(), isLast))
            return QStringLiteral("Block %1 is not tidy.").arg(block.blockNumber());
        if (!isLast && at > 0 && at < bytes.size() && bytes[at - 1] == '\r' && bytes[at] == '\n')
            return QStringLiteral("Block %1 ends inside a CRLF.").arg(block.blockNumber());
    }
    if (at != bytes.size())
        return QStringLiteral("The blocks do not reach the end.");
    return {};
}

void undoAll(QTextDocument& document)
{
    while (document.isUndoAvailable())
        document.undo();
}

QDir corpus()
{
    return QDir(qEnvironmentVariable(
        "CRAWLRIGHT_CORPUS", QStringLiteral(CRAWLRIGHT_SOURCE_DIR "/../shared/corpus/real")));
}

std::string read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s: %s", qPrintable(path), qPrintable(file.errorString()));
    return file.readAll().toStdString();
}

} // namespace crawlright::test
