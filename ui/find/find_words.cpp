// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/find/find_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace crawlright::find {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Find)
};

QString number(std::size_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

} // namespace

QString countText(const FindDesk::State& state)
{
    if (state.replaced)
        return Words::tr("Replaced: %1").arg(number(*state.replaced));
    if (state.query.text.isEmpty() || state.fault)
        return {};
    if (state.hits == 0)
        return state.isInSelection ? Words::tr("No hits in the selection") : Words::tr("No hits");
    if (state.current == 0)
        return Words::tr("Hits: %1").arg(number(state.hits));
    const QString current = number(state.current);
    switch (state.wrap) {
    case FindDesk::Wrap::FromStart:
        //: Which hit of how many; the search went on behind the last one.
        return Words::tr("%1 of %2, from the start again").arg(current, number(state.hits));
    case FindDesk::Wrap::FromEnd:
        //: Which hit of how many; the search went on before the first one.
        return Words::tr("%1 of %2, from the end again").arg(current, number(state.hits));
    case FindDesk::Wrap::None:
        break;
    }
    //: Which hit of how many.
    return Words::tr("%1 of %2").arg(current, number(state.hits));
}

QString faultText(const FindDesk::State& state)
{
    if (state.isRefused)
        return Words::tr("Nothing was replaced, for the text was just changing. Please try again.");
    if (!state.fault)
        return {};
    switch (state.fault->kind) {
    case Fault::Kind::BadExpression:
        //: %2 is what is wrong there, as in "missing closing parenthesis".
        return Words::tr("This is no regular expression; at its character %1: %2.")
            .arg(QLocale().toString(state.fault->position + 1), state.fault->what);
    case Fault::Kind::TooMuch:
        return Words::tr("This expression tries too many ways to match this text. A simpler one "
                         "will do.");
    case Fault::Kind::Stopped:
        break;
    }
    return {};
}

} // namespace crawlright::find
