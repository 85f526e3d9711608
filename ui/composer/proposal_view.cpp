// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/composer/proposal_view.h"

#include "ui/rewrite/preview_model.h"

#include <QBoxLayout>
#include <QFontDatabase>
#include <QLabel>
#include <QListView>
#include <QStringListModel>

namespace crawlright::composer {

using namespace Qt::StringLiterals;

ProposalView::ProposalView(QWidget* parent)
    : QWidget(parent)
    , m_lines(new rewrite::PreviewModel(this))
    , m_preview(new QListView)
    , m_summary(new QLabel)
    , m_sentences(new QStringListModel(this))
    , m_changes(new QListView)
{
    auto* title = new QLabel(tr("&Lines that change"));
    title->setBuddy(m_preview);
    m_preview->setObjectName("proposalLines"_L1);
    m_preview->setAccessibleName(tr("Lines that change"));
    m_preview->setModel(m_lines);
    m_preview->setUniformItemSizes(true);
    m_preview->setLayoutDirection(Qt::LeftToRight);
    m_preview->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_preview->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_preview->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_summary->setObjectName("proposalSummary"_L1);
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_changes->setObjectName("proposalChanges"_L1);
    m_changes->setAccessibleName(tr("Verdicts that change"));
    m_changes->setModel(m_sentences);
    m_changes->setWordWrap(true);
    m_changes->setResizeMode(QListView::Adjust);
    m_changes->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(title);
    layout->addWidget(m_preview, 3);
    layout->addWidget(m_summary);
    layout->addWidget(m_changes, 2);
    m_changes->hide();
}

void ProposalView::wait()
{
    m_summary->setText(tr("Looking at the rules…"));
}

void ProposalView::show(const Proposal& proposal)
{
    m_lines->setPreview(proposal.preview);
    m_summary->setText(changeSummary(proposal));
    m_sentences->setStringList(changeSentences(proposal));
    m_changes->setVisible(m_sentences->rowCount() > 0);
}

} // namespace crawlright::composer
