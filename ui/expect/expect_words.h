// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/files/file_error.h"

#include <QCoreApplication>

/// What went wrong with an expectation file, in sentences for the user.
namespace crawlright::expect {

class ExpectWords {
    Q_DECLARE_TR_FUNCTIONS(crawlright::expect::ExpectWords)

public:
    [[nodiscard]] static QString notRead(const files::FileError& error);
    /// Nothing was written; says why.
    [[nodiscard]] static QString notWritten(const files::FileError& error);
};

} // namespace crawlright::expect
