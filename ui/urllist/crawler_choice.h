// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"

#include <QComboBox>

#include <span>
#include <string>

namespace crawlright::urllist {

/// For which crawler a picture of the list is drawn. A crawler that goes and comes back is chosen
/// again.
class CrawlerChoice final : public QComboBox {
    Q_OBJECT

public:
    explicit CrawlerChoice(QWidget* parent = nullptr);

    void setCrawlers(std::span<const crawlers::Crawler> crawlers);
    /// By its text as given; where it is not offered it is chosen as soon as it is.
    void setCrawler(const QString& text);
    /// Empty where there is none.
    [[nodiscard]] QString crawler() const { return currentText(); }

Q_SIGNALS:
    /// Another one counts: it was chosen, or the one before went.
    void crawlerChanged(const QString& text);

private:
    QString m_wanted; // chosen by somebody; may not be offered now
    QString m_told;
};

} // namespace crawlright::urllist
