// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tester/crawler_set.h"

#include <QTimer>
#include <QToolBar>

class QComboBox;
class QSettings;
class QToolButton;

namespace crawlright::window {

/// Where a site is named whose robots.txt is to be fetched, and for which crawlers one cares.
class AddressBar final : public QToolBar {
    Q_OBJECT

public:
    /// The settings, which keep the addresses last fetched, must outlive this.
    explicit AddressBar(QSettings& settings, QWidget* parent = nullptr);

    [[nodiscard]] QString address() const;
    void setAddress(const QString& address);
    /// Puts the cursor there and selects what is there.
    void edit();
    /// While something is fetched the button says Cancel.
    void setFetching(bool fetching);
    /// Keeps an address that was fetched, if such things are kept.
    void remember(const QString& address);
    /// Those that were kept.
    void forget();

    /// Offers these sets of crawlers, each part apart from the next, and shows which is chosen.
    void setSets(const std::vector<std::vector<tester::CrawlerSet>>& parts, const QString& chosen);

Q_SIGNALS:
    void fetchRequested(const QString& address);
    void cancelRequested();
    /// By the user.
    void setChosen(const QString& id);
    void editSetsRequested();

private:
    void submit();
    void pressButton();
    void fillHistory();

    QSettings& m_settings;
    QComboBox* m_address;
    QToolButton* m_fetch;
    QComboBox* m_sets;
    bool m_fetching = false;
    QTimer m_submit; // Enter on a known address is told twice by the combo box
};

} // namespace crawlright::window
