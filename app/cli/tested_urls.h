// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"
#include "app/cli/panel.h"
#include "core/checks/finding.h"

#include <optional>

namespace crawlright::cli {

/// What is wrong with a URL that is asked about; nullopt where nothing is.
[[nodiscard]] std::optional<checks::Finding> findingOf(std::string_view url, const Panel& panel);

/// A finding of a URL as a line for standard error, with its id.
[[nodiscard]] QString noteOf(const checks::Finding& finding);

/// Counts the URLs of a list that are none, or that the file does not govern: each has its rows all
/// the same, and is told at the end.
class OddUrls {
public:
    /// `isGoverned`: what `Panel::prepare` found of the URL.
    void look(std::string_view url, bool isGoverned, const Panel& panel);
    /// Those of another thread, whose first one is not known to be the first.
    void addCounts(const OddUrls& other);
    /// Two lines at most.
    void say(Console& console) const;

private:
    struct Kind {
        qulonglong count = 0;
        std::optional<checks::Finding> first;
    };

    Kind m_strange; ///< test-url-syntax
    Kind m_foreign; ///< test-url-other-host
};

} // namespace crawlright::cli
