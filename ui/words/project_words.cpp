// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/project_words.h"

#include "ui/words/quoted.h"
#include "ui/words/translation.h"

namespace crawlright::words {

namespace {

using FaultCode = project::Fault::Code;

QString ofTheFile(FaultCode code, const QString& detail)
{
    switch (code) {
    case FaultCode::CannotRead:
        //: %1: why, as the system says it.
        return Words::tr("The configuration cannot be read: %1.").arg(detail);
    case FaultCode::CannotWrite:
        //: %1: why, as the system says it.
        return Words::tr("The configuration cannot be written: %1.").arg(detail);
    case FaultCode::TooLarge:
        return Words::tr("The configuration is larger than 64 MiB; it was not read.");
    case FaultCode::NotUtf8:
        return Words::tr("This is not UTF-8, as JSON has to be.");
    case FaultCode::Unfinished:
        return Words::tr("The JSON ends before it is complete: a bracket or a quotation mark is "
                         "not closed.");
    case FaultCode::TooDeep:
        return Words::tr("So many brackets within each other have no meaning here.");
    default:
        return Words::tr("This is no valid JSON: a comma, a colon, a quotation mark or a bracket "
                         "is missing or is one too many.");
    }
}

} // namespace

QString sentence(const project::Fault& fault)
{
    const QString detail = shown(fault.detail);
    switch (fault.code) {
    case FaultCode::NotAnObject:
        return detail.isEmpty()
                   ? Words::tr("The configuration has to be an object in braces.")
                   : Words::tr("The value of “%1” has to be an object in braces.").arg(detail);
    case FaultCode::NotAList:
        return Words::tr("The value of “%1” has to be a list in brackets.").arg(detail);
    case FaultCode::NotAText:
        return Words::tr("Here “%1” needs a text in quotation marks.").arg(detail);
    case FaultCode::UnknownKey:
        return Words::tr("There is no setting “%1”. The settings are “crawlers”, “severities”, "
                         "“ignore” and “baseline”.")
            .arg(detail);
    case FaultCode::NamedTwice:
        return Words::tr("“%1” is set twice; which of the two counts is unclear.").arg(detail);
    case FaultCode::UnknownId:
        return Words::tr("No finding has the id “%1”.").arg(detail);
    case FaultCode::UnknownSeverity:
        return Words::tr("“%1” is not a severity. Write “error”, “warning”, “info” or “hint”; to "
                         "hide a finding, name it in “ignore”.")
            .arg(detail);
    case FaultCode::UnknownCrawler:
        return Words::tr("No crawler “%1” is known. “crawlright-cli crawlers” lists those that "
                         "are.")
            .arg(detail);
    case FaultCode::NoFingerprint:
        return Words::tr("“%1” does not name an old finding. “crawlright-cli lint "
                         "--write-baseline” writes this list.")
            .arg(detail);
    default:
        return ofTheFile(fault.code, detail);
    }
}

} // namespace crawlright::words
