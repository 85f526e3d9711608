// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/reference/page.h"

#include "ui/reference/related.h"
#include "ui/words/quoted.h"
#include "ui/words/reference.h"

#include <QCoreApplication>
#include <QPalette>
#include <QRegularExpression>
#include <QStringBuilder>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QUrl>

#include <vector>

namespace crawlright::reference {

using namespace Qt::StringLiterals;
using checks::Code;

namespace {

constexpr auto scheme = "reference"_L1;
constexpr auto fence = "```"_L1;

QString idText(Code code)
{
    return words::ascii(checks::idOf(code));
}

QString linkTo(Code code)
{
    return u'[' % idText(code) % u"]("_s % addressOf(code).toString() % u')';
}

/// A line of running text with a link for each id of another page.
QString linked(const QString& line, Code own)
{
    // Not within a word, a path, code or a link.
    static const QRegularExpression word(
        u"(?<![\\w/`\\[(.-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\\w/`\\])-])"_s);
    QString text;
    qsizetype done = 0;
    for (auto match = word.globalMatch(line); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        const auto code = checks::codeOf(found.captured().toStdString());
        if (!code || *code == own)
            continue;
        text += QStringView(line).sliced(done, found.capturedStart() - done);
        text += linkTo(*code);
        done = found.capturedEnd();
    }
    return text + QStringView(line).sliced(done);
}

void dressBlock(QTextCursor& cursor, const QTextBlock& block, const QPalette& palette, qreal size)
{
    cursor.setPosition(block.position());
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextBlockFormat format = block.blockFormat();
    if (const int level = format.headingLevel(); level > 0) {
        QTextCharFormat letters; // instead of Markdown's, whose size is relative
        letters.setFontPointSize(level == 1 ? size * 1.4 : size * 1.05);
        letters.setFontWeight(QFont::DemiBold);
        cursor.setCharFormat(letters);
        format.setTopMargin(level == 1 ? 0 : size * 1.2);
        format.setBottomMargin(size * 0.5);
    } else if (format.hasProperty(QTextFormat::BlockCodeFence)) {
        format.setBackground(palette.color(QPalette::AlternateBase));
        format.setLeftMargin(size);
        format.setTopMargin(0);
        format.setBottomMargin(0);
        format.setLayoutDirection(Qt::LeftToRight);
    } else {
        format.setBottomMargin(size * 0.5);
    }
    cursor.setBlockFormat(format);
}

struct Link {
    int begin = 0;
    int end = 0;
};

// Markdown's reader gives them the colour that links have in the palette of that moment.
void dressLinks(QTextCursor& cursor, const QTextBlock& block, const QPalette& palette)
{
    std::vector<Link> links; // a fragment may go when letters get a format
    for (auto part = block.begin(); !part.atEnd(); ++part) {
        const QTextFragment fragment = part.fragment();
        const int begin = fragment.position();
        if (fragment.charFormat().isAnchor())
            links.push_back({begin, begin + fragment.length()});
    }
    QTextCharFormat letters;
    letters.setForeground(palette.link());
    for (const Link& link : links) {
        cursor.setPosition(link.begin);
        cursor.setPosition(link.end, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(letters);
    }
}

} // namespace

QUrl addressOf(Code code)
{
    QUrl address;
    address.setScheme(scheme);
    address.setPath(idText(code));
    return address;
}

std::optional<Code> codeAt(const QUrl& address)
{
    if (address.scheme() != scheme)
        return std::nullopt;
    return checks::codeOf(address.path().toStdString());
}

QString markdownOf(Code code)
{
    QStringList lines;
    bool isCode = false;
    for (const QString& line : words::referencePage(code).split(u'\n')) {
        if (line.startsWith(fence))
            isCode = !isCode;
        const bool isText = !isCode && !line.startsWith(u'#');
        lines.append(isText ? linked(line, code) : line);
    }
    QStringList others;
    for (const Code other : relatedTo(code))
        others.append(u"- "_s % linkTo(other));
    if (!others.isEmpty()) {
        lines.append(u"\n## "_s %
                     //: Heading above links to related pages
                     QCoreApplication::translate("crawlright::reference::Page", "See also") %
                     u"\n"_s);
        lines.append(others);
    }
    return lines.join(u'\n');
}

void dress(QTextDocument& page, const QPalette& palette)
{
    const qreal size = page.defaultFont().pointSizeF() > 0 ? page.defaultFont().pointSizeF() : 10;
    QTextCursor cursor(&page);
    cursor.beginEditBlock();
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        dressBlock(cursor, block, palette, size);
        dressLinks(cursor, block, palette);
    }
    cursor.endEditBlock();
    page.setDocumentMargin(size);
    page.setIndentWidth(size * 1.6);
}

} // namespace crawlright::reference
