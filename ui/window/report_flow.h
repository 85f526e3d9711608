// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "ui/session/analysis.h"
#include "ui/urllist/url_load.h"
#include "ui/window/background_writer.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QWidget;

namespace crawlright::window {

/// What a report is made of.
struct ReportWanted {
    session::AnalysisPtr analysis; ///< never null
    std::string name;              ///< of the file, or its address
    std::vector<crawlers::Crawler> crawlers;
    std::vector<dialects::Id> readers;                  ///< who decides how grave a finding is
    urllist::UrlTablePtr table;                         ///< null: `url` alone
    std::shared_ptr<const std::vector<urls::Row>> rows; ///< of the table; null: all
    std::string url;                                    ///< empty: none
};

/// The HTML of a report: the file, its findings, the verdicts and their proofs. Blocking; nullopt
/// where it was stopped.
[[nodiscard]] std::optional<std::string> reportOf(const ReportWanted& wanted,
                                                  const urls::Stop& isStopped = {});

/// Asks where a report goes, and writes it in the background.
class ReportFlow final : public QObject {
    Q_OBJECT

public:
    /// Messages must outlive this.
    ReportFlow(MessageArea& messages, QWidget& window);

    void ask(const ReportWanted& wanted);
    void write(const ReportWanted& wanted, const QString& path);

Q_SIGNALS:
    void written(const QString& path);

private:
    QWidget& m_window;
    BackgroundWriter m_writer;
};

} // namespace crawlright::window
