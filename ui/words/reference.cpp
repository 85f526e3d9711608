// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/reference.h"

#include "ui/words/quoted.h"

#include <QFile>
#include <QStringBuilder>

namespace crawlright::words {

using namespace Qt::StringLiterals;

QString referencePage(checks::Code code)
{
    QFile page(":/reference/"_L1 % ascii(checks::idOf(code)) % ".md"_L1);
    const bool isThere = page.open(QIODevice::ReadOnly);
    Q_ASSERT(isThere); // a test has seen every page
    return isThere ? QString::fromUtf8(page.readAll()) : QString();
}

} // namespace crawlright::words
