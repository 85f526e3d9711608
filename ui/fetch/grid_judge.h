// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "core/net/fetch_result.h"
#include "core/rules/rule_set.h"
#include "ui/tester/bindings.h"

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
    /// `digest`: of the body, equal for equal ones. Null text: nobody and nothing was asked for, or
    /// the answer says nothing about the site.
    [[nodiscard]] GridVerdict judge(const net::FetchResult& result, const QString& digest);
    /// Keeps none of the answers so far.
    void forget() { m_ruleSets.clear(); }

private:
    [[nodiscard]] const rules::RuleSet& rulesOf(const QByteArray& body, const QString& digest);

    std::optional<crawlers::Crawler> m_crawler;
    std::optional<std::string> m_path;             // as the crawler's dialect compares it
    QHash<QString, tester::RuleSetPtr> m_ruleSets; // of that crawler, by digest
};

} // namespace crawlright::fetch
