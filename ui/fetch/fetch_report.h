// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/dialects/dialect.h"
#include "core/net/fetch_result.h"

#include <QStyle>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;

namespace crawlright::fetch {

class HeaderModel;
class HopModel;
class TableView;

/// What came of a fetch, in words and tables. It shows; it fetches nothing.
class FetchReport final : public QWidget {
    Q_OBJECT

public:
    explicit FetchReport(QWidget* parent = nullptr);

    /// For whom the meaning is told.
    void setReader(dialects::Id dialect, const QString& crawler);
    /// Empties it for a fetch that begins.
    void begin();
    void addHop(const net::Hop& hop);
    void setResult(const net::FetchResult& result);

Q_SIGNALS:
    /// The user wants to see a body in the editor although it is no plain text file.
    void openAnywayRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeWords();
    [[nodiscard]] QWidget* makeTable(TableView* view, const QString& title);
    void showMeaning();
    void showIcon();
    void showFacts();
    void showTables();

    QSplitter* m_splitter;
    QWidget* m_hopPart;
    QWidget* m_headerPart;
    QLabel* m_icon;
    QLabel* m_headline;
    QLabel* m_meaning;
    QLabel* m_remarks;
    QLabel* m_details;
    QPushButton* m_openAnyway;
    QWidget* m_facts;
    QLineEdit* m_finalAddress;
    QLineEdit* m_type;
    QLineEdit* m_size;
    QLineEdit* m_time;
    HopModel* m_hops;
    HeaderModel* m_headers;

    dialects::Id m_dialect = dialects::Id::Google;
    QString m_crawler;
    net::FetchResult m_result;
    bool m_hasResult = false;
};

} // namespace crawlright::fetch
