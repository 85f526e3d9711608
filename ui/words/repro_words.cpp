// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/repro_words.h"

#include "ui/words/quoted.h"
#include "ui/words/translation.h"

namespace crawlright::words {

QString sentence(const repro::Fault& fault)
{
    using Code = repro::Fault::Code;
    const QString detail = shown(fault.detail);
    switch (fault.code) {
    case Code::NotUtf8:
        return Words::tr("This is not UTF-8, as JSON has to be.");
    case Code::Broken:
        return Words::tr("This is no valid JSON: a comma, a colon, a quotation mark or a bracket "
                         "is missing or is one too many.");
    case Code::Unfinished:
        return Words::tr("The JSON ends before it is complete: a bracket or a quotation mark is "
                         "not closed.");
    case Code::TooDeep:
        return Words::tr("So many brackets within each other have no meaning here.");
    case Code::NotAnObject:
        return Words::tr("A repro file has to be an object in braces.");
    case Code::NoRepro:
        return Words::tr("This is no repro file: its “format” is not “crawlright-repro”.");
    case Code::OtherVersion:
        return Words::tr("This repro file is of version %1; this program reads version 1.")
            .arg(detail);
    case Code::UnknownKey:
        return Words::tr("A repro file has no “%1”.").arg(detail);
    case Code::NamedTwice:
        return Words::tr("“%1” stands here twice; which of the two counts is unclear.").arg(detail);
    case Code::BothForms:
        return Words::tr("“%1” stands here both as text and as Base64; which of the two counts is "
                         "unclear.")
            .arg(detail);
    case Code::Missing:
        return Words::tr("“%1” is missing.").arg(detail);
    case Code::NotAText:
        return Words::tr("Here “%1” needs a text in quotation marks.").arg(detail);
    case Code::NotALine:
        return Words::tr("Here “%1” needs the number of a line, or 0 for none.").arg(detail);
    case Code::NotBase64:
        return Words::tr("The value of “%1” is not Base64.").arg(detail);
    case Code::UnknownDialect:
        return Words::tr("There is no dialect “%1”. “crawlright-cli dialects” lists those that "
                         "there are.")
            .arg(detail);
    case Code::UnknownVerdict:
        return Words::tr("“%1” is no verdict. Write “allow”, “disallow” or “undefined”.")
            .arg(detail);
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace crawlright::words
