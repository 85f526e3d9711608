// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tester/crawler_set.h"

#include <QObject>

#include <optional>

class QSettings;
class QWidget;

namespace crawlright::window {

class AddressBar;

/// Which crawlers one cares about, as a user meets it: the sets that are there, the one that is
/// chosen in the address bar, and how one changes one's own.
class CrawlerFlow final : public QObject {
    Q_OBJECT

public:
    /// All of these must outlive this.
    CrawlerFlow(const crawlers::Catalogue& catalogue, QSettings& settings, AddressBar& bar,
                QWidget& window);

    [[nodiscard]] const tester::CrawlerSet& chosen() const;
    /// All that can be chosen.
    [[nodiscard]] const std::vector<tester::CrawlerSet>& sets() const { return m_sets; }
    /// The set that holds where no project chooses.
    [[nodiscard]] QString preferred() const;
    /// Makes this the set that holds where no project chooses.
    void choose(const QString& id);
    /// The crawlers that the open file's project chooses; none: it does not choose. The file's
    /// choice goes before the user's, as long as such a file is open.
    void offerProject(const std::vector<std::string>& names);
    /// Lets one make and change sets of one's own.
    void edit();

Q_SIGNALS:
    void setChosen(const crawlright::tester::CrawlerSet& set);

private:
    void take(const QString& id);
    void offer(const QString& chosen);
    void keepOwn(std::vector<tester::CrawlerSet> own, const QString& chosen);

    const crawlers::Catalogue& m_catalogue;
    QSettings& m_settings;
    AddressBar& m_bar;
    QWidget& m_window;
    std::vector<tester::CrawlerSet> m_presets;
    std::vector<tester::CrawlerSet> m_own;
    std::optional<tester::CrawlerSet> m_project;
    std::vector<tester::CrawlerSet> m_sets; // all of these, never empty
    std::size_t m_chosen = 0;
};

} // namespace crawlright::window
