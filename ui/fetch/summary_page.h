// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"
#include "core/net/fetch_result.h"

#include <QWidget>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace crawlright::fetch {

class FindingModel;
class WrappedTable;

/// The first page of a report: what should be known before anything else.
class SummaryPage final : public QWidget {
    Q_OBJECT

public:
    explicit SummaryPage(QWidget* parent = nullptr);

    /// Empties it for a fetch that begins; `address`: as it was given.
    void begin(const QString& address);
    void setResult(const net::FetchResult& result);
    /// What a crawler does now and why; empty: nothing is known of that.
    void setMeaning(const QString& text);
    /// How this fetch was unlike a usual one; a sentence each.
    void setNotes(const QStringList& notes);
    void setFindings(std::vector<checks::Finding> findings);
    /// Whose point of view decides how grave a finding is.
    void setReaders(std::vector<dialects::Id> readers);

Q_SIGNALS:
    /// The user wants to see a body in the editor although it is no plain text file.
    void openAnywayRequested();
    /// What a finding means is to be read.
    void explanationRequested(crawlright::checks::Code code);

private:
    void fitFindings();
    void showFacts(const net::FetchResult& result);

    FindingModel* m_findings;
    WrappedTable* m_list;
    QLabel* m_meaning;
    QLabel* m_remarks;
    QLabel* m_notes;
    QPushButton* m_openAnyway;
    QFormLayout* m_facts;
    QLineEdit* m_address;
    QLineEdit* m_finalAddress;
    QLineEdit* m_type;
    QLineEdit* m_size;
    QLineEdit* m_time;
    QLabel* m_details;
};

} // namespace crawlright::fetch
