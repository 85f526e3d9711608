// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/quickfix/fix_words.h"

#include "ui/words/dialects.h"
#include "ui/words/effects.h"

#include <QCoreApplication>
#include <QLocale>

#include <span>

namespace crawlright::quickfix {

using namespace Qt::StringLiterals;
using dialects::Id;

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(crawlright::quickfix::Fixes)
};

checks::Readers setOf(const std::vector<Id>& readers)
{
    checks::Readers set = checks::nobody;
    for (const Id reader : readers)
        set = static_cast<checks::Readers>(set | checks::only(reader));
    return set;
}

} // namespace

QString fixAllTitle(int findings)
{
    return Words::tr("Fix all %1 of this kind").arg(QLocale().toString(findings));
}

QString ignoreTitle()
{
    return Words::tr("Ignore this here");
}

QString ignoreInFileTitle()
{
    return Words::tr("Ignore this in the whole file");
}

QString explainTitle()
{
    return Words::tr("What does this mean?");
}

QString promiseSentence(checks::Readers keeps, const std::vector<Id>& readers)
{
    const auto open = static_cast<checks::Readers>(setOf(readers) & ~keeps);
    if (keeps == checks::everybody)
        return Words::tr("Keeps every verdict, for every crawler.");
    if (open == checks::nobody)
        return Words::tr("Keeps every verdict for the chosen crawlers.");
    return Words::tr("May change verdicts for %1; looking for an example…")
        .arg(words::readersText(open));
}

QString effectSentence(const Effects& effects)
{
    if (effects.changed.empty() && effects.undecided.empty())
        return Words::tr("Keeps every verdict for the chosen crawlers.");
    QStringList sentences;
    if (!effects.changed.empty()) {
        const Effects::Change& first = effects.changed.front();
        sentences.append(words::flipSentence(first.flip, first.reader));
    }
    if (effects.changed.size() > 1) {
        checks::Readers others = checks::nobody;
        for (const Effects::Change& change : std::span(effects.changed).subspan(1))
            others = static_cast<checks::Readers>(others | checks::only(change.reader));
        sentences.append(Words::tr("So it does for %1.").arg(words::readersText(others)));
    }
    if (!effects.undecided.empty()) {
        sentences.append(Words::tr("Whether verdicts change for %1 could not be decided.")
                             .arg(words::readersText(setOf(effects.undecided))));
    }
    return sentences.join(u' ');
}

} // namespace crawlright::quickfix
