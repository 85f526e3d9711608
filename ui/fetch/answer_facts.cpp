// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/answer_facts.h"

#include "core/access/body.h"
#include "ui/fetch/shown_text.h"
#include "ui/words/dialects.h"
#include "ui/words/fetch_words.h"
#include "ui/words/quoted.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QLocale>

#include <algorithm>

namespace crawlright::fetch {

using namespace Qt::StringLiterals;
using access::BodyFacts;
using access::BodyKind;
using access::Bom;

namespace {

class FactWords {
    Q_DECLARE_TR_FUNCTIONS(crawlright::fetch::AnswerFacts)
};

QString sha256Text(const QByteArray& body)
{
    return QString::fromLatin1(QCryptographicHash::hash(body, QCryptographicHash::Sha256).toHex());
}

QString kindText(const BodyFacts& facts)
{
    switch (facts.kind) {
    case BodyKind::Empty:
        return FactWords::tr("Nothing: there are no rules in it.");
    case BodyKind::Html:
        return FactWords::tr("An HTML page, where a text file should be.");
    case BodyKind::Binary:
        return FactWords::tr("No text.");
    case BodyKind::Text:
        break;
    }
    return FactWords::tr("Text");
}

QString typeText(const BodyFacts& facts)
{
    if (facts.type.media.empty())
        return FactWords::tr("The server named none.");
    const QString media = words::shown(facts.type.media);
    return facts.type.media == "text/plain"
               ? media
               : FactWords::tr("%1, where text/plain should be.").arg(media);
}

QString bomName(Bom bom)
{
    switch (bom) {
    case Bom::None:
        break;
    case Bom::Utf8:
        return u"UTF-8"_s;
    case Bom::Utf16Le:
        return u"UTF-16LE"_s;
    case Bom::Utf16Be:
        return u"UTF-16BE"_s;
    case Bom::Utf32Le:
        return u"UTF-32LE"_s;
    case Bom::Utf32Be:
        return u"UTF-32BE"_s;
    }
    return {};
}

QString charsetText(const BodyFacts& facts)
{
    QStringList sentences;
    sentences += facts.type.charset.empty()
                     ? FactWords::tr("The server named none.")
                     : FactWords::tr("The server says %1.").arg(words::shown(facts.type.charset));
    sentences += facts.isUtf8 ? FactWords::tr("The bytes are UTF-8.")
                              : FactWords::tr("The bytes are not all UTF-8.");
    if (facts.bom != Bom::None)
        sentences +=
            FactWords::tr("They begin with a byte order mark of %1.").arg(bomName(facts.bom));
    return sentences.join(u' ');
}

/// Readers who stop at the same byte, and do the same there, are told of together.
QString cutsText(const BodyFacts& facts)
{
    QStringList sentences;
    std::vector<access::Cut> told;
    for (int i = 0; i < dialects::dialectCount; ++i) {
        const auto& cut = facts.cutFor(static_cast<dialects::Id>(i));
        if (!cut || std::ranges::contains(told, *cut))
            continue;
        told.push_back(*cut);
        QStringList who;
        for (int k = i; k < dialects::dialectCount; ++k)
            if (facts.cutFor(static_cast<dialects::Id>(k)) == cut)
                who += words::dialectName(static_cast<dialects::Id>(k));
        const QString readers = who.join(u", "_s);
        sentences +=
            cut->opensAll
                ? FactWords::tr("%1: too long, so it counts as no file at all.").arg(readers)
                : FactWords::tr("%1: stops after %2 bytes, in line %3.")
                      .arg(readers, QLocale().toString(cut->at), QLocale().toString(cut->line));
    }
    return sentences.join(u'\n');
}

QString managedText(const BodyFacts& facts, std::string_view body)
{
    const access::ManagedBlock& block = *facts.managed;
    const auto own = static_cast<qint64>(body.size()) - static_cast<qint64>(block.span.size());
    return FactWords::tr("“%1”: lines %2 to %3 were put in front of the file on the way. The file "
                         "itself has %4.")
        .arg(words::shown(body.substr(block.name.begin, block.name.size())),
             QLocale().toString(block.firstLine), QLocale().toString(block.lastLine),
             sizeText(own));
}

} // namespace

QList<AnswerFact> answerFacts(const net::FetchResult& result)
{
    if (result.status() == 0)
        return {};
    const std::string_view body(result.body.constData(),
                                static_cast<std::size_t>(result.body.size()));
    const BodyFacts facts =
        access::factsOf(body, result.hops.last().header("content-type").toStdString());
    QList<AnswerFact> all;
    all.append({u"answerSize"_s, FactWords::tr("Size"), sizeText(result.body.size())});
    all.append({u"answerKind"_s, FactWords::tr("What it is"), kindText(facts)});
    all.append({u"answerType"_s, FactWords::tr("Content type"), typeText(facts)});
    if (!body.empty())
        all.append({u"answerCharset"_s, FactWords::tr("Charset"), charsetText(facts)});
    if (const QString cuts = cutsText(facts); !cuts.isEmpty())
        all.append({u"answerCuts"_s, FactWords::tr("Cut"), cuts});
    if (facts.managed)
        all.append({u"answerManaged"_s, FactWords::tr("Managed block"), managedText(facts, body)});
    if (!body.empty())
        all.append({u"answerDigest"_s, FactWords::tr("SHA-256"), sha256Text(result.body), true});
    return all;
}

} // namespace crawlright::fetch
