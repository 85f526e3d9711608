// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QRegularExpression>
#include <QTest>

namespace crawlright::test {

/// Any logged warning fails the test, but for what Qt's offscreen platform says of windows.
inline void failOnWarnings()
{
    using namespace Qt::StringLiterals;
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support )"_s));
}

} // namespace crawlright::test
