// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/outcome.h"
#include "core/checks/fetch_findings.h"
#include "core/net/fetch_result.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QStackedWidget;
class QTabBar;

namespace crawlright::fetch {

class AnswerPage;
class HopModel;
class MeaningModel;
class SummaryPage;
class TimePage;

/// What came of a fetch: one line that is always seen, and pages of words and tables. It shows; it
/// fetches nothing.
class FetchReport final : public QWidget {
    Q_OBJECT

public:
    explicit FetchReport(QWidget* parent = nullptr);

    /// Puts a widget into the line of the pages' names.
    void addToBar(QWidget* widget);
    /// For whom the meaning is told.
    void setReader(dialects::Id dialect, const QString& crawler);
    /// Whose point of view decides how grave a finding is.
    void setReaders(std::vector<dialects::Id> readers);
    /// The text that the user has as this file, for the answers from now on; nullopt: none.
    void setSaved(std::optional<std::string> saved);
    /// What came of the sitemaps that the file at this address names: more findings about it.
    void setSitemaps(const QUrl& robots, std::vector<checks::SitemapFact> sitemaps);
    /// Empties it for a fetch that begins.
    void begin(const QString& address, const QStringList& notes);
    void addHop(const net::Hop& hop);
    void setResult(const net::FetchResult& result);

Q_SIGNALS:
    /// The user wants to see a body in the editor although it is no plain text file.
    void openAnywayRequested();
    /// What a finding means is to be read.
    void explanationRequested(crawlright::checks::Code code);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeHead();
    void makePages();
    void addPage(const QString& name, QWidget* page);
    [[nodiscard]] QWidget* makeMeaningPage();
    [[nodiscard]] QWidget* makeWayPage();
    void takeAnswer();
    void findFindings();
    void showMeaning();
    void showIcons();

    QBoxLayout* m_head;
    QLabel* m_icon;
    QLabel* m_headline;
    QLabel* m_outcomeIcon;
    QLabel* m_outcome;
    QHBoxLayout* m_bar;
    QTabBar* m_tabs;
    QStackedWidget* m_pages;
    SummaryPage* m_summary;
    QStackedWidget* m_meaningPage = nullptr;
    MeaningModel* m_meanings;
    HopModel* m_hops;
    AnswerPage* m_answer;
    TimePage* m_time;

    dialects::Id m_dialect = dialects::Id::Google;
    QString m_crawler;
    QStringList m_notes;
    net::FetchResult m_result;
    std::optional<std::string> m_saved;
    std::vector<checks::SitemapFact> m_sitemaps;
    bool m_hasResult = false;
    std::optional<access::Answer> m_given; // what crawlers got; nullopt: nothing is known of that
};

} // namespace crawlright::fetch
