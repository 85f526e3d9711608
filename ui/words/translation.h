// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace crawlright::words {

/// The one translation context of this library.
class Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace crawlright::words
