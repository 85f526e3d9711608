// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/summary_page.h"

#include "ui/fetch/finding_model.h"
#include "ui/fetch/shown_text.h"
#include "ui/fetch/wrapped_table.h"
#include "ui/words/fetch_words.h"
#include "ui/words/quoted.h"

#include <QBoxLayout>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>

#include <utility>

namespace crawlright::fetch {

using namespace Qt::StringLiterals;

namespace {

QString detailsOf(const net::FetchResult& result)
{
    if (!result.tlsFaults.isEmpty())
        return words::tlsFaults(result.tlsFaults);
    const bool isSaidAlready = result.error == net::FetchError::RedirectRefused;
    if (result.detail.isEmpty() || isSaidAlready)
        return {};
    return SummaryPage::tr("The network said: %1").arg(words::shown(result.detail.toStdString()));
}

bool mayBeOpened(const net::FetchResult& result)
{
    // Of an answer without end there is a beginning, which crawlers read too.
    const bool hasBody = result.isAnswered() || result.error == net::FetchError::BodyTooLarge;
    return hasBody && result.status() / 100 == 2 && !result.body.isEmpty() &&
           !net::isTextFile(result);
}

} // namespace

SummaryPage::SummaryPage(QWidget* parent)
    : QWidget(parent)
    , m_findings(new FindingModel(this))
    , m_list(new WrappedTable(FindingModel::Sentence))
    , m_meaning(makeSentences(u"fetchMeaning"_s))
    , m_remarks(makeSentences(u"fetchRemarks"_s))
    , m_notes(makeSentences(u"fetchNotes"_s))
    , m_openAnyway(new QPushButton(tr("O&pen in the Editor Anyway")))
    , m_facts(new QFormLayout)
    , m_address(makeValue(u"fetchAddress"_s))
    , m_finalAddress(makeValue(u"fetchFinalAddress"_s))
    , m_type(makeValue(u"fetchType"_s))
    , m_size(makeValue(u"fetchSize"_s))
    , m_time(makeValue(u"fetchTime"_s))
    , m_details(makeSentences(u"fetchDetails"_s))
{
    m_list->setObjectName(u"fetchFindings"_s);
    m_list->setAccessibleName(tr("What was found in the answer"));
    m_list->setModel(m_findings);
    m_list->horizontalHeader()->hide();
    m_openAnyway->setObjectName(u"fetchOpenAnyway"_s);
    m_facts->setContentsMargins({});
    m_facts->setVerticalSpacing(0);
    addValue(*m_facts, tr("Asked for"), m_address);
    addValue(*m_facts, tr("Answered by"), m_finalAddress);
    addValue(*m_facts, tr("Type"), m_type);
    addValue(*m_facts, tr("Size"), m_size);
    addValue(*m_facts, tr("Time"), m_time);

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins({});
    column->addWidget(m_list);
    column->addWidget(m_meaning);
    column->addWidget(m_remarks);
    column->addWidget(m_openAnyway, 0, Qt::AlignLeading);
    column->addWidget(m_details);
    column->addWidget(m_notes);
    column->addLayout(m_facts);
    column->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(makeScrolling(content, tr("What came of the fetch")));
    connect(m_list, &WrappedTable::fitted, this, &SummaryPage::fitFindings);
    connect(m_list, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT explanationRequested(m_findings->codeAt(index.row()));
    });
    connect(m_openAnyway, &QPushButton::clicked, this, &SummaryPage::openAnywayRequested);
    begin({});
}

void SummaryPage::begin(const QString& address)
{
    setFindings({});
    setSentences(m_meaning, {});
    setSentences(m_remarks, {});
    setSentences(m_details, {});
    m_openAnyway->hide();
    setValue(m_address, words::shown(address.simplified().toStdString(), 2'000));
    for (QLineEdit* field : {m_finalAddress, m_type, m_size, m_time})
        m_facts->setRowVisible(field, false);
}

void SummaryPage::setResult(const net::FetchResult& result)
{
    setSentences(m_remarks, words::remarks(result).join(u'\n'));
    setSentences(m_details, detailsOf(result));
    m_openAnyway->setVisible(mayBeOpened(result));
    showFacts(result);
}

void SummaryPage::setMeaning(const QString& text)
{
    setSentences(m_meaning, text);
}

void SummaryPage::setNotes(const QStringList& notes)
{
    setSentences(m_notes, notes.join(u'\n'));
}

void SummaryPage::setFindings(std::vector<checks::Finding> findings)
{
    m_findings->setFindings(std::move(findings));
}

void SummaryPage::setReaders(std::vector<dialects::Id> readers)
{
    m_findings->setReaders(std::move(readers));
}

// As high as its rows, so that the page alone scrolls.
void SummaryPage::fitFindings()
{
    m_list->setVisible(m_findings->rowCount() > 0);
    m_list->setFixedHeight(m_list->verticalHeader()->length() + 2 * m_list->frameWidth());
}

void SummaryPage::showFacts(const net::FetchResult& result)
{
    if (!result.url.isEmpty())
        setValue(m_address, result.url.toDisplayString(QUrl::FullyEncoded));
    const bool hasAnswer = result.status() != 0;
    m_facts->setRowVisible(m_finalAddress, hasAnswer && result.redirects() > 0);
    for (QLineEdit* field : {m_type, m_size})
        m_facts->setRowVisible(field, hasAnswer);
    m_facts->setRowVisible(m_time, !result.hops.isEmpty());
    setValue(m_time, words::seconds(result.elapsed));
    if (!hasAnswer)
        return;
    const QByteArray type = result.hops.last().header("content-type");
    setValue(m_finalAddress, result.finalUrl().toDisplayString(QUrl::FullyEncoded));
    setValue(m_type, type.isEmpty() ? tr("Not given") : words::shown(type.toStdString()));
    setValue(m_size, sizeText(result.body.size()));
}

} // namespace crawlright::fetch
