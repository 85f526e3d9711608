// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/edit.h"
#include "ui/tester/tester.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;

namespace crawlright::tester {

class ProofView;
class VerdictCard;

/// May this crawler fetch this address, and why? Answered while one types, here or in the file.
/// Does **not** know the editor: it says which line it means.
class TesterPane final : public QWidget {
    Q_OBJECT

public:
    /// The catalogue must outlive this.
    explicit TesterPane(const crawlers::Catalogue& catalogue, QWidget* parent = nullptr);

    void setAnalysis(const session::AnalysisPtr& analysis);

    [[nodiscard]] QString address() const;
    void setAddress(const QString& address);
    [[nodiscard]] QString crawlerName() const;
    void setCrawlerName(const QString& name);
    /// nullopt: as the crawler itself reads.
    [[nodiscard]] std::optional<dialects::Id> dialect() const;
    void setDialect(std::optional<dialects::Id> dialect);
    /// Puts the cursor into the address field and selects what is there.
    void editAddress();

    [[nodiscard]] const crawlers::Crawler& crawler() const { return m_crawler; }

Q_SIGNALS:
    /// A line of the file was asked for: the deciding one, or one of the proof.
    void lineRequested(crawlright::text::LineNumber line);
    /// The line that decides now; 0: none.
    void decidingLineChanged(crawlright::text::LineNumber line, crawlright::rules::Verdict verdict);
    void crawlerChanged(const crawlright::crawlers::Crawler& crawler);
    /// Edits of the bytes of this revision, as one step that can be undone.
    void editsRequested(const crawlright::edits::Edits& edits, const QString& title,
                        quint64 revision);

private:
    void makeFields();
    void resolveCrawler();
    void ask();
    void showNothing(AddressKind kind);
    void showVerdict(const Question& question, const rules::Decision& decision);
    void showProof(const Question& question, const rules::Proof& proof);
    void setDecidingLine(text::LineNumber line, rules::Verdict verdict);

    const crawlers::Catalogue& m_catalogue;
    session::AnalysisPtr m_analysis;
    crawlers::Crawler m_crawler;
    Tester m_tester;
    rules::Decision m_decision;

    QLineEdit* m_address;
    QComboBox* m_name;
    QComboBox* m_dialect;
    QLabel* m_about;
    VerdictCard* m_card;
    ProofView* m_proof;
};

} // namespace crawlright::tester
