// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/durations.h"
#include "ui/words/findings/families.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"

namespace crawlright::words {

using checks::Code;
using checks::Finding;

/// Those of cache-age, whose time has a unit; rows have all others.
QString fetchSentence(const Finding& finding)
{
    Q_ASSERT(finding.code == Code::CacheAge);
    const QString length = roughDuration(ascii(argument(finding, 0)).toULongLong());
    const std::string_view how = argument(finding, 1);
    if (how == "age")
        return Words::tr("A cache on the way has held this copy for %1. The server itself may "
                         "have another one by now.")
            .arg(length);
    if (how == "shorter")
        return Words::tr("The server lets the file be kept for %1, which is less than crawlers "
                         "keep it otherwise.")
            .arg(length);
    return Words::tr("The server lets the file be kept for %1, so a change may be noticed that "
                     "late.")
        .arg(length);
}

} // namespace crawlright::words
