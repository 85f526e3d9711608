// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/edit.h"
#include "ui/tester/changes_view.h"
#include "ui/tester/matrix_model.h"
#include "ui/tester/tester.h"

#include <QTimer>
#include <QWidget>

#include <map>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;

namespace crawlright::tester {

class GoverningLine;
class MatrixView;
class ProofView;
class SplitBanner;
class VerdictCard;

/// May these crawlers fetch this address, and why? Answered while one types, here or in the file.
/// Does **not** know the editor: it says which line it means.
class TesterPane final : public QWidget {
    Q_OBJECT

public:
    /// The catalogue must outlive this.
    explicit TesterPane(const crawlers::Catalogue& catalogue, QWidget* parent = nullptr);

    void setAnalysis(const session::AnalysisPtr& analysis);
    /// Who is judged, in this order; what was added here stays.
    void setCrawlers(std::vector<crawlers::Crawler> crawlers);

    [[nodiscard]] QString address() const;
    void setAddress(const QString& address);
    /// Puts the cursor into the address field and selects what is there.
    void editAddress();

    /// Adds a crawler for the moment, if it is not there, and chooses it.
    void addCrawler(const QString& name);
    /// Chooses a crawler that is there; false: it is not.
    bool chooseCrawler(const QString& name);
    /// The chosen crawler, by the name by which it was given; empty: there is none.
    [[nodiscard]] QString crawlerName() const;
    /// The chosen crawler; null: there is none.
    [[nodiscard]] const crawlers::Crawler* crawler() const;
    /// How the chosen crawler shall read; nullopt: its own way.
    void setDialect(std::optional<dialects::Id> dialect);
    [[nodiscard]] std::optional<dialects::Id> dialect() const;

    /// All that are judged, those that were added here too.
    [[nodiscard]] const Crawlers& crawlers() const;
    /// Who counts what a change of the file does to the loaded URLs.
    void setFlipCounter(FlipCounter counter);
    /// What it counted no longer holds.
    void recountFlips();

    [[nodiscard]] MatrixModel::Grouping grouping() const;
    void setGrouping(MatrixModel::Grouping grouping);
    /// From the settings; by purpose where they have nothing readable.
    void restoreGrouping(const QVariant& kept);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// Another address is tested.
    void addressChanged();
    /// A line of the file was asked for: the deciding one, or one of the proof.
    void lineRequested(crawlright::text::LineNumber line);
    /// The line that decides now; 0: none.
    void decidingLineChanged(crawlright::text::LineNumber line, crawlright::rules::Verdict verdict);
    /// Another crawler was chosen, or it reads another way now.
    void crawlerChanged(const crawlright::crawlers::Crawler& crawler);
    /// These edits of the analysed bytes are to be made, as one step that can be undone.
    void editsRequested(const crawlright::edits::Edits& edits, const QString& title,
                        quint64 revision);
    /// The robots.txt that governs the URL, which is not the open one.
    void fetchRequested(const QString& robotsUrl);

private:
    void makeFields();
    void makeLayout();
    [[nodiscard]] QWidget* makeMatrix();
    [[nodiscard]] QWidget* makeDetails();
    void rebuild();
    void addTyped();
    void remove(std::size_t crawler);
    void choose(std::size_t crawler);
    void chooseDialect();
    void describeCrawler();
    void ask();
    void showNothing(AddressKind kind);
    void showAnswers(const AnswersPtr& answers);
    void showVerdict();
    void showProof(const Question& question, const rules::Proof& proof);
    void requestLineOf(std::size_t crawler);

    const crawlers::Catalogue& m_catalogue;
    session::AnalysisPtr m_analysis;
    Crawlers m_given;                            // the chosen set
    Crawlers m_added;                            // for the moment
    std::map<std::string, dialects::Id> m_reads; // by token: those that shall read another way
    std::optional<std::size_t> m_chosen;         // of the model's crawlers
    Tester m_tester;
    QTimer m_add; // Enter on a known name is told twice by the combo box

    QLineEdit* m_address;
    GoverningLine* m_governing;
    SplitBanner* m_banner;
    QComboBox* m_name;
    QComboBox* m_grouping;
    MatrixModel* m_model;
    MatrixView* m_view;
    QComboBox* m_dialect;
    QLabel* m_about;
    VerdictCard* m_card;
    ProofView* m_proof;
};

} // namespace crawlright::tester
