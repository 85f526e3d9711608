// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/verdicts/column.h"
#include "ui/tester/bindings.h"
#include "ui/urllist/url_load.h"

#include <QThreadPool>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace crawlright::urllist {

/// What is judged: which crawlers, by which text, and against which text changes are counted.
struct Setting {
    session::AnalysisPtr now;      ///< never null
    session::AnalysisPtr baseline; ///< never null
    std::vector<crawlers::Crawler> crawlers;
};

/// The verdicts of some crawlers on the URLs of one table, brought up to date in slices. Crawlers
/// that read alike now and read alike at the baseline share a column. For one thread.
class Judging {
public:
    explicit Judging(UrlTablePtr table);

    /// Takes another setting. What the former one knew is kept where it still holds.
    void set(const Setting& setting);

    /// Judges some rows on all cores, for some milliseconds; false: all are judged.
    bool step();
    /// These rows now, if they wait at all: they are seen.
    void judgeAtOnce(std::span<const urls::Row> rows);
    /// Rows that wait, of all columns together.
    [[nodiscard]] std::size_t waiting() const;

    [[nodiscard]] const UrlTable& table() const { return *m_table; }
    [[nodiscard]] const UrlTablePtr& tablePtr() const { return m_table; }
    [[nodiscard]] const Setting& setting() const { return m_setting; }
    /// Several crawlers may share one.
    [[nodiscard]] std::span<const verdicts::Column> columns() const { return m_columns; }
    /// Of a crawler of the setting, by its place there: the place of its column.
    [[nodiscard]] std::size_t columnOf(std::size_t crawler) const { return m_ofCrawler[crawler]; }
    /// The same for all of them.
    [[nodiscard]] const std::vector<std::size_t>& ofCrawlers() const { return m_ofCrawler; }

private:
    struct Job {
        /// Comes after the baseline's verdicts are there; null: it has come.
        std::shared_ptr<const rules::RuleSet> next;
        urls::Row judged = 0; ///< rows from the first on that do not wait
    };
    [[nodiscard]] std::optional<std::size_t> formerOf(const crawlers::Crawler& crawler,
                                                      const Setting& former) const;
    void advance(std::size_t column);

    UrlTablePtr m_table;
    Setting m_setting;
    std::vector<verdicts::Column> m_columns;
    std::vector<Job> m_jobs;              // one for each column
    std::vector<std::size_t> m_ofCrawler; // indices into m_columns
    QThreadPool m_pool;
};

} // namespace crawlright::urllist
