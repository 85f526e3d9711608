// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/proof_view.h"

#include "ui/tester/proof_html.h"

#include <QBoxLayout>
#include <QEvent>
#include <QScrollBar>
#include <QTextBrowser>

namespace crawlright::tester {

using namespace Qt::StringLiterals;

ProofView::ProofView(QWidget* parent)
    : QWidget(parent)
    , m_browser(new QTextBrowser)
{
    m_browser->setObjectName("proof"_L1);
    m_browser->setAccessibleName(tr("Why"));
    m_browser->setOpenLinks(false);
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->viewport()->setAutoFillBackground(false);
    m_browser->document()->setDocumentMargin(2);
    connect(m_browser, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (const auto line = lineOf(link))
            Q_EMIT lineRequested(*line);
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_browser);
    setFocusProxy(m_browser);
}

void ProofView::show(const Question& question, const rules::Proof& proof)
{
    m_question = question;
    m_proof = proof;
    render();
}

void ProofView::clear()
{
    m_question.reset();
    m_proof.reset();
    m_browser->clear();
}

void ProofView::render()
{
    if (!m_proof)
        return;
    const int scrolled = m_browser->verticalScrollBar()->value();
    m_browser->setHtml(proofHtml(*m_proof, m_question->crawler, palette()));
    m_browser->verticalScrollBar()->setValue(scrolled);
}

void ProofView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        render();
}

} // namespace crawlright::tester
