// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/lists.h"

#include "ui/words/translation.h"

#include <QLocale>

namespace crawlright::words {

QString joined(const QStringList& parts)
{
    if (parts.size() < 2)
        return parts.value(0);
    QString text = parts.first();
    for (qsizetype i = 1; i + 1 < parts.size(); ++i)
        //: Two parts of a list of three or more, but not the last two.
        text = Words::tr("%1, %2").arg(text, parts[i]);
    //: The last two parts of a list.
    return Words::tr("%1 and %2").arg(text, parts.last());
}

QString linesText(std::span<const text::LineNumber> lines)
{
    constexpr std::size_t most = 10;
    if (lines.size() == 1)
        return Words::tr("line %1").arg(lines.front());
    QStringList parts;
    for (const text::LineNumber line : lines.first(std::min(most, lines.size())))
        parts += QString::number(line);
    if (lines.size() > most)
        //: The end of a list of line numbers.
        parts += Words::tr("%n more", nullptr, static_cast<int>(lines.size() - most));
    return Words::tr("lines %1").arg(joined(parts));
}

QString number(qulonglong value)
{
    return QLocale().toString(value);
}

} // namespace crawlright::words
