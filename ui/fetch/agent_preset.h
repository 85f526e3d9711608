// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace crawlright::fetch {

/// A User-Agent header that a fetch can have, and whose it is.
struct AgentPreset {
    QString name;
    QByteArray header;
    friend bool operator==(const AgentPreset&, const AgentPreset&) = default;
};

/// Those that the catalogue has an example of, of crawlers that are at work; the best known first.
[[nodiscard]] std::vector<AgentPreset> agentPresets(const crawlers::Catalogue& catalogue);

} // namespace crawlright::fetch
