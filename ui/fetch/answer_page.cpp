// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/answer_page.h"

#include "ui/fetch/answer_facts.h"
#include "ui/fetch/header_model.h"
#include "ui/fetch/shown_text.h"
#include "ui/fetch/table_view.h"

#include <QBoxLayout>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSplitter>

namespace crawlright::fetch {

using namespace Qt::StringLiterals;

AnswerPage::AnswerPage(QWidget* parent)
    : QWidget(parent)
    , m_splitter(new QSplitter(Qt::Horizontal))
    , m_headers(new HeaderModel(this))
{
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(makeFacts());
    m_splitter->addWidget(makeHeaders());
    m_splitter->setSizes({440, 560}); // only their ratio counts
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_splitter);
}

QWidget* AnswerPage::makeFacts()
{
    auto* content = new QWidget;
    content->setObjectName(u"fetchFacts"_s);
    m_facts = new QFormLayout(content);
    m_facts->setContentsMargins(0, 2, style()->pixelMetric(QStyle::PM_LayoutRightMargin), 2);
    m_facts->setVerticalSpacing(2);
    m_facts->setFormAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_facts->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto* scroll = makeScrolling(content, tr("What the answer is"));
    scroll->setMinimumWidth(fontMetrics().averageCharWidth() * 24);
    return scroll;
}

QWidget* AnswerPage::makeHeaders()
{
    auto* view = new TableView;
    view->setObjectName(u"fetchHeaders"_s);
    view->setAccessibleName(tr("Headers of the last answer"));
    view->setModel(m_headers);
    return view;
}

void AnswerPage::setResult(const net::FetchResult& result)
{
    m_headers->setHeaders(result.hops.isEmpty() ? QList<net::Header>()
                                                : result.hops.last().headers);
    while (m_facts->rowCount() > 0)
        m_facts->removeRow(0);
    for (const AnswerFact& fact : answerFacts(result)) {
        if (fact.isOneWord) {
            QLineEdit* value = makeValue(fact.id);
            setValue(value, fact.text);
            addValue(*m_facts, fact.name, value);
            continue;
        }
        QLabel* value = makeSentences(fact.id);
        value->setText(fact.text);
        addValue(*m_facts, fact.name, value);
    }
}

void AnswerPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_splitter->setOrientation(width() > height() ? Qt::Horizontal : Qt::Vertical);
}

} // namespace crawlright::fetch
