// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/dialects.h"

#include "ui/words/lists.h"
#include "ui/words/translation.h"

#include <QStringList>

namespace crawlright::words {

namespace {

using checks::only;
using checks::Readers;
using dialects::Column;
using dialects::Id;

constexpr Readers allOfGoogle = only(Id::GoogleParser) | only(Id::Google) | only(Id::Google2019);
constexpr Readers allOfYandex = only(Id::Yandex) | only(Id::Yandex2012);

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

QString readersText(Readers readers)
{
    if (readers == checks::everybody)
        return Words::tr("all crawlers");
    QStringList names;
    for (const Readers company : {allOfGoogle, allOfYandex}) {
        if ((readers & company) != company)
            continue;
        names += company == allOfGoogle ? Words::tr("Google") : Words::tr("Yandex");
        readers = static_cast<Readers>(readers & ~company);
    }
    for (const dialects::Dialect& dialect : dialects::all())
        if (readers & only(dialect.id))
            names += withinSentence(dialect.id);
    return joined(names);
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
