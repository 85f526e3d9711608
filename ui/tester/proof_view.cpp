// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/proof_view.h"

#include "ui/tester/copy_button.h"
#include "ui/tester/grown_text.h"
#include "ui/tester/path_drawing.h"
#include "ui/tester/proof_html.h"
#include "ui/words/quoted.h"

#include <QBoxLayout>
#include <QDesktopServices>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

namespace crawlright::tester {

using namespace Qt::StringLiterals;

namespace {

/// The one that decides, else the nearest.
std::size_t ruleToDraw(const rules::Proof& proof)
{
    const auto winner = std::ranges::find(proof.rules, true, &rules::RuleTried::wins);
    return winner == proof.rules.end() ? 0 : static_cast<std::size_t>(winner - proof.rules.begin());
}

} // namespace

ProofView::ProofView(QWidget* parent)
    : QWidget(parent)
    , m_scroll(new QScrollArea)
    , m_heading(new QLabel)
    , m_copy(new CopyButton)
    , m_message(new QLabel)
    , m_cautions(makeText("cautions"_L1, tr("With care")))
    , m_drawing(new PathDrawing)
    , m_rules(makeText("rules"_L1, tr("Rules")))
    , m_changes(new ChangesView)
    , m_rest(makeText("rest"_L1, tr("Group and address")))
{
    setObjectName("proof"_L1);
    m_message->setObjectName("copyMessage"_L1);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->hide();
    const auto tell = [this](const QString& sentence) {
        m_message->setText(sentence);
        m_message->show();
    };
    connect(m_copy, &CopyButton::failed, this, tell);
    connect(m_copy, &CopyButton::saved, this,
            [tell](const QString& path) { tell(tr("Saved as %1.").arg(path)); });
    m_drawing->hide();
    connect(m_changes, &ChangesView::chosen, this, &ProofView::editsRequested);
    connect(m_changes, &ChangesView::lineRequested, this, &ProofView::lineRequested);

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins({});
    column->setSpacing(4);
    column->addWidget(m_cautions);
    column->addWidget(m_drawing);
    column->addWidget(m_rules);
    column->addWidget(m_changes);
    column->addWidget(m_rest);
    column->addStretch(1);
    m_heading->setTextFormat(Qt::PlainText);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setAccessibleName(tr("Why"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(content);
    m_scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    QFont bold = m_heading->font();
    bold.setBold(true);
    m_heading->setFont(bold);
    m_heading->hide();
    auto* head = new QHBoxLayout;
    head->addWidget(m_heading, 1);
    head->addWidget(m_copy);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(4);
    layout->addLayout(head);
    layout->addWidget(m_message);
    layout->addWidget(m_scroll, 1);
}

GrownText* ProofView::makeText(QLatin1StringView name, const QString& accessibleName)
{
    auto* text = new GrownText;
    text->setObjectName(name);
    text->setAccessibleName(accessibleName);
    connect(text, &QTextBrowser::anchorClicked, this, &ProofView::followLink);
    return text;
}

void ProofView::show(const Question& question, const rules::Proof& proof)
{
    const bool isSameMatter = m_proof && m_proof->url == proof.url && m_proof->name == proof.name;
    m_question = question;
    m_proof = proof;
    // Another rule that was chosen stays drawn while only the file changes.
    if (!isSameMatter || m_drawn >= proof.rules.size() || m_drawn == 0)
        m_drawn = ruleToDraw(proof);
    //: %1: the name of a crawler, which may do something or not.
    m_heading->setText(tr("Why: %1").arg(words::shown(question.crawler.token)));
    m_heading->show();
    m_copy->setProof(question, proof);
    m_message->hide();
    m_changes->ask(question, proof.decision.verdict);
    render();
}

void ProofView::clear()
{
    m_question.reset();
    m_proof.reset();
    m_heading->hide();
    m_copy->clear();
    m_message->hide();
    m_drawing->clear();
    m_drawing->hide();
    m_changes->clear();
    for (GrownText* text : {m_cautions, m_rules, m_rest})
        text->setRichText({});
}

void ProofView::recountFlips()
{
    m_changes->recount();
}

void ProofView::setFlipCounter(FlipCounter counter)
{
    m_changes->setFlipCounter(std::move(counter));
}

QString ProofView::text() const
{
    QStringList parts;
    for (const GrownText* text : {m_cautions, m_rules})
        parts += text->toPlainText();
    parts += m_changes->text();
    parts += m_rest->toPlainText();
    parts.removeAll(QString());
    return parts.join(u'\n');
}

void ProofView::followLink(const QUrl& link)
{
    if (const auto line = lineOf(link)) {
        Q_EMIT lineRequested(*line);
    } else if (const auto rule = ruleOf(link)) {
        draw(*rule);
    } else if (link.scheme() == "https"_L1) {
        QDesktopServices::openUrl(link);
    }
}

void ProofView::draw(std::size_t rule)
{
    if (!m_proof || rule >= m_proof->rules.size())
        return;
    m_drawn = rule;
    render();
    m_scroll->ensureWidgetVisible(m_drawing, 0, 0);
}

void ProofView::render()
{
    if (!m_proof)
        return;
    const int scrolled = m_scroll->verticalScrollBar()->value();
    const ProofHtml html = proofHtml(*m_proof, m_question->crawler, m_drawn, palette());
    m_cautions->setRichText(html.cautions);
    m_rules->setRichText(html.rules);
    m_rest->setRichText(html.rest);
    const bool hasRule = m_drawn < m_proof->rules.size();
    if (hasRule)
        m_drawing->show(m_proof->rules[m_drawn], *m_proof);
    m_drawing->setVisible(hasRule);
    m_scroll->verticalScrollBar()->setValue(scrolled);
}

void ProofView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        render();
    if (event->type() == QEvent::FontChange) {
        QFont bold = font();
        bold.setBold(true);
        m_heading->setFont(bold);
    }
}

} // namespace crawlright::tester
