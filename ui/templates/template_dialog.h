// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/composer/crawler_effects.h"
#include "ui/templates/templates.h"

#include <QDialog>

class QFormLayout;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QTimer;

namespace crawlright::composer {
class ProposalView;
}

namespace crawlright::templates {

class TemplateFilter;
class TemplateModel;

/// What a template is put into, and who asks.
struct Target {
    std::string bytes;
    std::string host;                        ///< whose file it is; empty: not known
    text::LineNumber cursor = 0;             ///< the line, from 1
    std::vector<crawlers::Crawler> crawlers; ///< whose verdicts are told
    urllist::UrlTablePtr table;              ///< null: no URLs are loaded
};

/// Offers templates, and shows what one would do before it is inserted.
class TemplateDialog final : public QDialog {
    Q_OBJECT

public:
    explicit TemplateDialog(Target target, QWidget* parent = nullptr);
    ~TemplateDialog() override;

    /// Of the target's bytes; empty while they are not known.
    [[nodiscard]] const edits::Edits& edits() const { return m_proposal.edits; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeLayout();
    void showCurrent();
    void ask();
    void workOut();
    [[nodiscard]] const Template* current() const;
    [[nodiscard]] QString exampleOf(const Blank& blank) const;

    const Target m_target;
    const syntax::Document m_document;
    TemplateModel* m_model;
    TemplateFilter* m_filter;
    QLineEdit* m_search;
    QListView* m_list;
    QLabel* m_title;
    QLabel* m_about;
    QLabel* m_source;
    QFormLayout* m_blanks;
    composer::ProposalView* m_view;
    QPushButton* m_insert;
    QTimer* m_timer;
    QMap<QString, QString> m_values;
    composer::Proposal m_proposal;
    work::CancelFlag m_cancel;
    int m_asked = 0; // counts, so that late answers are not taken for new ones
};

} // namespace crawlright::templates
