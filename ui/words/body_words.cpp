// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/body_words.h"

#include "ui/words/dialects.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace crawlright::words {
namespace {

QString kindSentence(access::BodyKind kind)
{
    switch (kind) {
    case access::BodyKind::Empty:
        return Words::tr("It is empty.");
    case access::BodyKind::Html:
        return Words::tr("It is an HTML page, not a text file.");
    case access::BodyKind::Binary:
        return Words::tr("It is no text file.");
    case access::BodyKind::Text:
        break;
    }
    return {};
}

QString typeSentence(const access::ContentType& type)
{
    if (type.media.empty())
        return Words::tr("The server does not say what it is.");
    if (type.charset.empty())
        //: %1: a content type such as text/plain
        return Words::tr("The server calls it %1, and does not say in which encoding.")
            .arg(shown(type.media));
    //: %1: a content type such as text/plain; %2: an encoding such as utf-8
    return Words::tr("The server calls it %1 in the encoding %2.")
        .arg(shown(type.media), shown(type.charset));
}

QString encodingSentence(const access::BodyFacts& facts)
{
    if (facts.isUtf8 || facts.kind == access::BodyKind::Binary)
        return {};
    if (facts.type.charset == "utf-8" || facts.type.charset == "utf8")
        return Words::tr("Some of its bytes are not UTF-8, although the server says that it is.");
    return Words::tr("Some of its bytes are not UTF-8, which crawlers expect.");
}

/// A sentence for each limit that the body is past, with those who have it.
QStringList cutSentences(const access::BodyFacts& facts)
{
    QStringList sentences;
    std::vector<access::Cut> told;
    for (const dialects::Dialect& dialect : dialects::all()) {
        const std::optional<access::Cut>& cut = facts.cutFor(dialect.id);
        if (!cut || std::ranges::contains(told, *cut))
            continue;
        told.push_back(*cut);
        checks::Readers readers = checks::nobody;
        for (const dialects::Dialect& other : dialects::all())
            if (facts.cutFor(other.id) == cut)
                readers = static_cast<checks::Readers>(readers | checks::only(other.id));
        const QString limit = number(cut->at);
        sentences +=
            cut->opensAll
                //: %1: a number of bytes; %2: names of dialects
                ? Words::tr("It is longer than %1 bytes, so for %2 it does not count at all.")
                      .arg(limit, readersText(readers))
                //: %1: a number of bytes; %2: a line number; %3: names of dialects
                : Words::tr("It is longer than %1 bytes, so from line %2 on it is not read by %3.")
                      .arg(limit, number(cut->line), readersText(readers));
    }
    return sentences;
}

} // namespace

QString nameOf(access::Bom bom)
{
    switch (bom) {
    case access::Bom::None:
        break;
    case access::Bom::Utf8:
        return u"UTF-8"_s;
    case access::Bom::Utf16Le:
        return u"UTF-16LE"_s;
    case access::Bom::Utf16Be:
        return u"UTF-16BE"_s;
    case access::Bom::Utf32Le:
        return u"UTF-32LE"_s;
    case access::Bom::Utf32Be:
        return u"UTF-32BE"_s;
    }
    return {};
}

QStringList bodyFacts(const access::BodyFacts& facts, std::string_view body)
{
    QStringList sentences;
    const QString kind = kindSentence(facts.kind);
    if (facts.kind != access::BodyKind::Empty)
        sentences += Words::tr("The body has %1 bytes.").arg(number(facts.bytes));
    if (!kind.isEmpty())
        sentences += kind;
    sentences += cutSentences(facts);
    if (facts.managed)
        //: %1, %2: line numbers; %3: the name of the block
        sentences += Words::tr("Lines %1 to %2 are a block with the name %3 in front of the rest: "
                               "such blocks are often put there by a CDN or a plug-in, and are in "
                               "no file on the server.")
                         .arg(number(facts.managed->firstLine), number(facts.managed->lastLine),
                              inQuotes(facts.managed->name.of(body)));
    if (facts.bom != access::Bom::None)
        //: %1: an encoding such as UTF-8
        sentences += Words::tr("It begins with a byte order mark of %1.").arg(nameOf(facts.bom));
    const QString encoding = encodingSentence(facts);
    if (!encoding.isEmpty())
        sentences += encoding;
    if (facts.kind != access::BodyKind::Empty)
        sentences += typeSentence(facts.type);
    return sentences;
}

} // namespace crawlright::words
