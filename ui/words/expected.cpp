// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/expected.h"

#include "ui/words/lists.h"
#include "ui/words/translation.h"

#include <QStringList>

namespace crawlright::words {

using namespace Qt::StringLiterals;

using expect::Addition;
using rules::Verdict;

QString presentPhrase(const QString& crawler, const rules::Decision& decision)
{
    const QString line = QString::number(decision.line);
    switch (decision.verdict) {
    case Verdict::Undefined:
        //: %1 is a crawler. Its document does not say what holds for a URL.
        return Words::tr("%1: left open").arg(crawler);
    case Verdict::Allow:
        return decision.line == 0 ? Words::tr("%1 is allowed: no rule forbids it").arg(crawler)
                                  : Words::tr("%1 is allowed: line %2").arg(crawler, line);
    case Verdict::Disallow:
        break;
    }
    return Words::tr("%1 is blocked: line %2").arg(crawler, line);
}

QString expectationsSummary(std::size_t holding, std::size_t total, std::size_t badLines)
{
    QStringList sentences;
    if (holding < total)
        sentences += Words::tr("%1 of %2 fail.").arg(number(total - holding), number(total));
    else if (total > 0)
        sentences += Words::tr("%1 of %2 hold.").arg(number(total), number(total));
    else
        sentences += Words::tr("There are no expectations.");
    if (badLines > 0)
        sentences += Words::tr("Lines that cannot be read: %1.").arg(number(badLines));
    return sentences.join(u' ');
}

QString additionsSentence(const expect::Appended& appended, const QString& file)
{
    QStringList sentences;
    const auto tell = [&](Addition addition, const QString& sentence) {
        if (const std::size_t count = appended.count(addition); count > 0)
            sentences += sentence.arg(number(count));
    };
    const std::size_t added = appended.count(Addition::Added);
    //: %1 is the name of a file.
    sentences += added == 0 ? Words::tr("No expectation was added to “%1”.").arg(file)
                            : Words::tr("Expectations added to “%1”: %2.").arg(file, number(added));
    tell(Addition::Known, Words::tr("Expected already: %1."));
    tell(Addition::Contradicted, Words::tr("Left out, because the file expects the opposite: %1."));
    tell(Addition::SetOfThisName,
         Words::tr("Left out, because a set of the file has the crawler's name: %1."));
    tell(Addition::NoVerdict,
         Words::tr("Left out, because what is left open cannot be expected: %1."));
    tell(Addition::NotExpressible,
         Words::tr("Left out, because the name or the address holds a quotation mark or a line "
                   "end, or the address is neither a path nor a URL: %1."));
    return sentences.join(u' ');
}

} // namespace crawlright::words
