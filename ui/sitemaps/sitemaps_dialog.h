// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/sitemap_walk.h"
#include "ui/sitemaps/sitemap_verdicts.h"
#include "ui/work/background.h"

#include <QDialog>
#include <QTimer>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace crawlright::fetch {
class TableView;
}

namespace crawlright::sitemaps {

class SitemapModel;

/// The sitemaps that a text names: fetched when one asks for it, checked, and held against the
/// rules. Does **not** know the list of URLs: it says what shall be loaded.
class SitemapsDialog final : public QDialog {
    Q_OBJECT

public:
    explicit SitemapsDialog(QWidget* parent = nullptr);
    ~SitemapsDialog() override;

    /// For the fetches that begin from now on.
    void setOptions(const net::FetchOptions& options) { m_walk.setOptions(options); }
    /// See `net::SitemapWalk`.
    void setNamedByPublicHost(bool isSo) { m_walk.setNamedByPublicHost(isSo); }
    /// Who may be judged for; the first one is, unless another was chosen.
    void setCrawlers(const std::vector<crawlers::Crawler>& crawlers);
    /// The text, and the address of the robots.txt that it is; empty: not known. What was fetched
    /// stays while the text names the same sitemaps, and is judged anew.
    void setRobots(const syntax::Document& robots, const QUrl& site);

    [[nodiscard]] const net::SitemapWalk& walk() const { return m_walk; }
    /// The text that they are held against.
    [[nodiscard]] const syntax::Document& robots() const { return m_robots; }
    /// One for each sitemap of the walk; empty while they are being judged.
    [[nodiscard]] const std::vector<Conflict>& conflicts() const { return m_conflicts; }

    /// For the findings of a fetch; empty while they are being judged.
    [[nodiscard]] std::vector<checks::SitemapFact> checked() const
    {
        return m_isJudged ? checkedOf(m_walk.sitemaps(), m_conflicts)
                          : std::vector<checks::SitemapFact>();
    }

    void fetch();
    void cancel() { m_walk.cancel(); }
    void load();

Q_SIGNALS:
    /// The user asked for them: nothing was sent yet.
    void aboutToFetch();
    /// URLs, one a line.
    void urlsWanted(const std::shared_ptr<const std::string>& text);
    /// Everything is fetched and judged.
    void judged();

private:
    void makeLayout();
    [[nodiscard]] bool namesOthers(const syntax::Document& robots, const QUrl& site) const;
    [[nodiscard]] Judging judging() const;
    void judgeSoon();
    void judge();
    void showState();
    [[nodiscard]] QString summary() const;

    net::SitemapWalk m_walk;
    syntax::Document m_robots;
    std::vector<crawlers::Crawler> m_crawlers;
    std::vector<Conflict> m_conflicts;
    QTimer m_soon;
    work::CancelFlag m_cancel; // of what is judged
    int m_asked = 0;           // counts, so that late answers are not taken for new ones
    bool m_isJudged = true;
    bool m_isLoading = false;
    SitemapModel* m_model;
    fetch::TableView* m_view;
    QLabel* m_about;
    QLabel* m_summary;
    QComboBox* m_crawler;
    QProgressBar* m_progress;
    QPushButton* m_fetch;
    QPushButton* m_cancelButton;
    QPushButton* m_load;
};

} // namespace crawlright::sitemaps
