// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/session/analysis.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>
#include <string>

namespace crawlright::exports {

/// What an export is made of.
struct Content {
    session::AnalysisPtr analysis;     ///< never null; completed where it is not
    std::string name;                  ///< of the file
    std::vector<dialects::Id> readers; ///< who decides how grave a finding is
    QString theme;                     ///< of `KSyntaxHighlighting`; unknown: a light one
    QString maker;                     ///< "Crawlright 0.1.0"
};

using Stop = std::function<bool()>;

/// A web page with the whole file, its colours, and below each line what was found in it. UTF-8;
/// nothing of it is run or loaded. Blocking; may be called in any thread. Nullopt: it was stopped.
[[nodiscard]] std::optional<QByteArray> html(const Content& content, const Stop& isStopped = {});

} // namespace crawlright::exports
