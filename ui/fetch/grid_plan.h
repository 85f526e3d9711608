// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/fetch/agent_preset.h"

#include <QStringList>
#include <QUrl>

namespace crawlright::fetch {

/// What a grid is made of.
struct GridChoice {
    QString host; ///< as typed; a port or a whole address is fine
    bool http = true;
    bool https = true;
    bool sibling = true; ///< with and without www
    QStringList extraHosts;
    std::vector<AgentPreset> agents; ///< at least one; a header that is empty is our own
};

/// One fetch of a grid.
struct GridRequest {
    QUrl url; ///< of a robots.txt
    AgentPreset agent;
    friend bool operator==(const GridRequest&, const GridRequest&) = default;
};

inline constexpr std::size_t mostRequests = 200;

/// Every scheme with every host and every agent, each once, at most `mostRequests` of them. What is
/// no host is left out.
[[nodiscard]] std::vector<GridRequest> planOf(const GridChoice& choice);

/// `example.com` and `www.example.com` are each other's; empty for IP addresses and names without a
/// dot.
[[nodiscard]] QString siblingOf(const QString& host);

} // namespace crawlright::fetch
