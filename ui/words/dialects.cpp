// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/dialects.h"

#include "ui/words/lists.h"
#include "ui/words/translation.h"

#include <QStringList>

#include <bit>

namespace crawlright::words {

namespace {

using checks::only;
using checks::Readers;
using dialects::Column;
using dialects::Id;

/// The dialect of the same company today: where it is named, its earlier ways and its library need
/// not be.
Id currentOf(Id id)
{
    switch (id) {
    case Id::GoogleParser:
    case Id::Google2019:
        return Id::Google;
    case Id::Yandex2012:
        return Id::Yandex;
    default:
        return id;
    }
}

QString withinSentence(Id id)
{
    switch (id) {
    case Id::GoogleParser:
        return Words::tr("Google’s open-source parser");
    case Id::Original1994:
        return Words::tr("the standard of 1994");
    case Id::Draft1997:
        return Words::tr("the draft of 1997");
    default:
        return dialectName(id);
    }
}

} // namespace

QString dialectName(Id id)
{
    switch (id) {
    case Id::GoogleParser:
        return Words::tr("Google’s parser");
    case Id::Google:
        return Words::tr("Google");
    case Id::Google2019:
        return Words::tr("Google (2019)");
    case Id::Rfc9309:
        return Words::tr("RFC 9309");
    case Id::Bing:
        return Words::tr("Bing");
    case Id::Yandex:
        return Words::tr("Yandex");
    case Id::Yandex2012:
        return Words::tr("Yandex (2012)");
    case Id::Original1994:
        return Words::tr("1994 standard");
    case Id::Draft1997:
        return Words::tr("1997 draft");
    }
    Q_UNREACHABLE_RETURN({});
}

QString dialectDescription(Id id)
{
    switch (id) {
    case Id::GoogleParser:
        return Words::tr("Google’s open-source library alone, exact to the byte and the line.");
    case Id::Google:
        return Words::tr("Googlebot and Google’s other crawlers, as documented today.");
    case Id::Google2019:
        return Words::tr("Google’s documentation of July 2019, which leaves some cases undefined.");
    case Id::Rfc9309:
        return Words::tr("The Robots Exclusion Protocol, the standard of 2022.");
    case Id::Bing:
        return Words::tr("Bingbot as documented; where the documents are silent, RFC 9309.");
    case Id::Yandex:
        return Words::tr("Yandex today: the longest rule wins, and blank lines end a group.");
    case Id::Yandex2012:
        return Words::tr("Yandex until about 2012: the first rule that matches wins.");
    case Id::Original1994:
        return Words::tr("The first convention: records between blank lines, Disallow only.");
    case Id::Draft1997:
        return Words::tr("The internet draft that added Allow: the first rule that matches wins.");
    }
    Q_UNREACHABLE_RETURN({});
}

QStringList readerNames(Readers readers)
{
    QStringList names;
    for (const dialects::Dialect& dialect : dialects::all()) {
        const Id current = currentOf(dialect.id);
        const bool isSaid = current != dialect.id && (readers & only(current)) != 0;
        if ((readers & only(dialect.id)) != 0 && !isSaid)
            names += withinSentence(dialect.id);
    }
    return names;
}

QString readersText(Readers readers)
{
    const auto others = static_cast<Readers>(checks::everybody & ~readers);
    if (others == checks::nobody)
        return Words::tr("all crawlers");
    if (std::popcount(others) <= 2)
        //: %1: one or two crawlers or documents.
        return Words::tr("all but %1").arg(joined(readerNames(others)));
    return joined(readerNames(readers));
}

QString columnText(Column column)
{
    switch (column) {
    case Column::Agents:
        return Words::tr("how names of crawlers are compared");
    case Column::Merging:
        return Words::tr("several groups for one crawler");
    case Column::Wildcards:
        return Words::tr("wildcards");
    case Column::Precedence:
        return Words::tr("which of several matching rules wins");
    case Column::Tie:
        return Words::tr("rules of the same length");
    case Column::EmptyRule:
        return Words::tr("rules without a path");
    case Column::Encoding:
        return Words::tr("percent-encoding");
    case Column::BlankLines:
        return Words::tr("blank lines within a group");
    case Column::SizeLimit:
        return Words::tr("the size of the file");
    case Column::RobotsTxtItself:
        return Words::tr("the address /robots.txt itself");
    case Column::Spelling:
        return Words::tr("misspelled names of fields");
    case Column::MissingColon:
        return Words::tr("lines without a colon");
    case Column::ByteOrderMark:
        return Words::tr("a byte order mark");
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace crawlright::words
