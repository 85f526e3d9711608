// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compose/policy.h"
#include "ui/composer/crawler_effects.h"

#include <QDialog>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;
class QTimer;

namespace crawlright::composer {

class PolicyModel;
class ProposalView;

/// Which AI crawlers may come, by company and purpose, and what is preferred for content; shows the
/// lines that this takes and what they do before anything is done.
class PolicyDialog final : public QDialog {
    Q_OBJECT

public:
    /// Of these bytes; the catalogue must outlive this. `table`: the loaded URLs, or null.
    PolicyDialog(const crawlers::Catalogue& catalogue, const std::string& bytes,
                 urllist::UrlTablePtr table, QWidget* parent = nullptr);
    ~PolicyDialog() override;

    /// Of the bytes that it was made with; empty while they are not known.
    [[nodiscard]] const edits::Edits& edits() const { return m_proposal.edits; }

private:
    void makeTable();
    void makeFields();
    [[nodiscard]] QBoxLayout* makeSide();
    [[nodiscard]] QBoxLayout* makePresets();
    void makeLayout();
    void showReading(const compose::Reading& reading);
    [[nodiscard]] compose::Policy policy() const;
    void setSelected(compose::Stand stand);
    void ask();
    void workOut();
    void updateNotes();
    bool eventFilter(QObject* watched, QEvent* event) override;

    const crawlers::Catalogue& m_catalogue;
    const syntax::Document m_document;
    const urllist::UrlTablePtr m_table;
    PolicyModel* m_model;
    QTableView* m_view;
    QLineEdit* m_paths;
    QCheckBox* m_repeatsStar;
    std::array<QComboBox*, 3> m_signals{};
    std::array<QComboBox*, 2> m_usages{};
    QLabel* m_notes;
    ProposalView* m_proposalView;
    QPushButton* m_insert;
    QTimer* m_timer;
    Proposal m_proposal;
    work::CancelFlag m_cancel;
    int m_asked = 0; // counts, so that late answers are not taken for new ones
};

} // namespace crawlright::composer
