// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "core/net/fetch_result.h"
#include "core/rules/rule_set.h"

#include <QHash>
#include <QIcon>
#include <QString>

#include <optional>
#include <string>

namespace crawlright::fetch {

/// What a crawler may do with a URL by an answer.
struct GridVerdict {
    QString text;
    QIcon icon;
};

/// Judges one URL for one crawler by many answers, most of them the same.
class GridJudge {
public:
    /// `url`: a URL or a path.
    void ask(const crawlers::Crawler& crawler, const QString& url);
    /// Null text: nobody and nothing was asked for, or the answer says nothing about the site.
    [[nodiscard]] GridVerdict judge(const net::FetchResult& result);

private:
    [[nodiscard]] rules::Verdict verdictBy(const QByteArray& body);

    std::optional<crawlers::Crawler> m_crawler;
    std::string m_path;                        // as the crawler's dialect compares it
    QHash<QByteArray, rules::Verdict> m_known; // by the body's SHA-256
};

} // namespace crawlright::fetch
