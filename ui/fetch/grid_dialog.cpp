// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/grid_dialog.h"

#include "core/net/fetch_facts.h"
#include "ui/fetch/agent_model.h"
#include "ui/fetch/grid_model.h"
#include "ui/fetch/table_view.h"
#include "ui/icons/field_buttons.h"
#include "ui/layout/dialog_size.h"
#include "ui/words/findings.h"
#include "ui/words/quoted.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace crawlright::fetch {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostBytes = qint64{4} * 1024 * 1024; // of one answer: all are held

} // namespace

GridDialog::GridDialog(GridStart start, QWidget* parent)
    : QDialog(parent)
    , m_start(std::move(start))
    , m_agents(new AgentModel(m_start.agents, this))
    , m_model(new GridModel(this))
    , m_host(new QLineEdit(m_start.host))
    , m_https(new QCheckBox(tr("http&s")))
    , m_http(new QCheckBox(tr("&http")))
    , m_sibling(new QCheckBox(tr("With and without &www")))
    , m_extra(new QLineEdit)
    , m_agentView(new QListView)
    , m_url(new QLineEdit(m_start.url))
    , m_crawler(new QComboBox)
    , m_table(new TableView)
    , m_state(new QLabel)
    , m_run(new QPushButton(tr("&Fetch All")))
    , m_cancel(new QPushButton(tr("&Cancel")))
    , m_compare(new QPushButton(tr("C&ompare Two")))
    , m_copy(new QPushButton(tr("Copy as &Table")))
{
    setObjectName("fetchGrid"_L1);
    setWindowTitle(tr("Fetch Grid"));
    nameFields();
    makeLayout();
    connect(m_run, &QPushButton::clicked, this, &GridDialog::run);
    connect(m_cancel, &QPushButton::clicked, &m_pool, &net::FetchPool::cancel);
    connect(m_compare, &QPushButton::clicked, this, &GridDialog::compare);
    connect(m_copy, &QPushButton::clicked, this, &GridDialog::copy);
    connect(m_host, &QLineEdit::textChanged, this, &GridDialog::updateState);
    connect(m_extra, &QLineEdit::textChanged, this, &GridDialog::updateState);
    for (QCheckBox* box : {m_https, m_http, m_sibling})
        connect(box, &QCheckBox::toggled, this, &GridDialog::updateState);
    connect(m_agents, &AgentModel::checkedChanged, this, &GridDialog::updateState);
    connect(m_url, &QLineEdit::textChanged, this, &GridDialog::updateQuestion);
    connect(m_crawler, &QComboBox::currentIndexChanged, this, &GridDialog::updateQuestion);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &GridDialog::updateState);
    connect(&m_pool, &net::FetchPool::finished, this, &GridDialog::take);
    connect(&m_pool, &net::FetchPool::allFinished, this, &GridDialog::updateState);
    updateQuestion();
    updateState();
    layout::resizeToScreen(*this, {790, 560});
    m_host->setFocus();
}

GridDialog::~GridDialog()
{
    m_pool.disconnect(this);
}

void GridDialog::nameFields()
{
    m_host->setObjectName("gridHost"_L1);
    icons::addClearButton(*m_host);
    m_https->setObjectName("gridHttps"_L1);
    m_http->setObjectName("gridHttp"_L1);
    m_sibling->setObjectName("gridSibling"_L1);
    for (QCheckBox* box : {m_https, m_http, m_sibling})
        box->setChecked(true);
    m_extra->setObjectName("gridExtraHosts"_L1);
    m_extra->setPlaceholderText(u"m.example.com, shop.example.com"_s);
    m_agentView->setObjectName("gridAgents"_L1);
    m_agentView->setAccessibleName(tr("User agents"));
    m_agentView->setModel(m_agents);
    m_agentView->setUniformItemSizes(true);
    m_url->setObjectName("gridUrl"_L1);
    m_url->setPlaceholderText(u"/shop/cart"_s);
    m_crawler->setObjectName("gridCrawler"_L1);
    m_crawler->setAccessibleName(tr("Whose verdict is told"));
    m_crawler->setMaxVisibleItems(20);
    for (const crawlers::Crawler& crawler : m_start.crawlers)
        m_crawler->addItem(words::shown(crawler.token));
    m_table->setObjectName("gridTable"_L1);
    m_table->setAccessibleName(tr("Answers"));
    m_table->setModel(m_model);
    m_table->setSentenceColumn(GridModel::Compared);
    m_state->setObjectName("gridState"_L1);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_run->setObjectName("gridRun"_L1);
    m_run->setDefault(true);
    m_cancel->setObjectName("gridCancel"_L1);
    m_compare->setObjectName("gridCompare"_L1);
    m_copy->setObjectName("gridCopy"_L1);
    for (QPushButton* button : {m_cancel, m_compare, m_copy})
        button->setAutoDefault(false);
}

QWidget* GridDialog::makeChoice()
{
    auto* part = new QWidget;
    auto* schemes = new QHBoxLayout;
    for (QCheckBox* box : {m_https, m_http, m_sibling})
        schemes->addWidget(box);
    schemes->addStretch(1);
    auto* question = new QHBoxLayout;
    question->addWidget(m_url, 1);
    //: Between a URL and a crawler: "/shop/cart for Googlebot"
    question->addWidget(new QLabel(tr("for")));
    question->addWidget(m_crawler);
    auto* form = new QFormLayout(part);
    form->setContentsMargins({});
    form->addRow(tr("&Site:"), m_host);
    form->addRow(tr("Ways:"), schemes);
    form->addRow(tr("O&ther hosts:"), m_extra);
    auto* url = new QLabel(tr("&Verdict on:"));
    url->setBuddy(m_url);
    form->addRow(url, question);
    return part;
}

QWidget* GridDialog::makeAgents()
{
    auto* part = new QWidget;
    auto* label = new QLabel(tr("&User agents:"));
    label->setBuddy(m_agentView);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins({});
    layout->addWidget(label);
    layout->addWidget(m_agentView, 1);
    part->setMaximumHeight(fontMetrics().height() * 10);
    return part;
}

QBoxLayout* GridDialog::makeButtons()
{
    auto* close = new QPushButton(tr("C&lose"));
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto* row = new QHBoxLayout;
    for (QPushButton* button : {m_run, m_cancel})
        row->addWidget(button);
    row->addStretch(1);
    for (QPushButton* button : {m_compare, m_copy, close})
        row->addWidget(button);
    return row;
}

void GridDialog::makeLayout()
{
    auto* top = new QHBoxLayout;
    top->addWidget(makeChoice(), 3);
    top->addWidget(makeAgents(), 2);
    auto* note = new QLabel(tr("A 403 to this program is not a 403 to Googlebot: servers know "
                               "crawlers by their IP addresses too, not by what they say alone."));
    note->setObjectName("gridNote"_L1);
    note->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(note);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_state);
    layout->addLayout(makeButtons());
}

GridChoice GridDialog::choice() const
{
    static const QRegularExpression between(u"[\\s,;]+"_s);
    return {.host = m_host->text(),
            .http = m_http->isChecked(),
            .https = m_https->isChecked(),
            .sibling = m_sibling->isChecked(),
            .extraHosts = m_extra->text().split(between, Qt::SkipEmptyParts),
            .agents = m_agents->checked()};
}

void GridDialog::run()
{
    const std::vector<GridRequest> plan = planOf(choice());
    m_rowOf.clear();
    m_canonical.clear();
    m_pool.cancel();
    m_model->setRequests(plan);
    for (std::size_t row = 0; row < plan.size(); ++row) {
        net::FetchOptions options = m_start.options;
        options.limits.body = std::min(options.limits.body, mostBytes);
        if (!plan[row].agent.header.isEmpty())
            options.userAgent = plan[row].agent.header;
        m_rowOf[m_pool.fetch(plan[row].url.toString(QUrl::FullyEncoded), options)] = row;
    }
    updateState();
}

void GridDialog::take(int id, const net::FetchResult& result)
{
    const auto found = m_rowOf.find(id);
    if (found == m_rowOf.end())
        return; // of a run before
    m_model->setResult(found->second, result);
    Q_EMIT fetched(result);
    if (m_pool.pending() == 0)
        m_canonical = canonicalText();
    updateState();
}

void GridDialog::updateQuestion()
{
    const int index = m_crawler->currentIndex();
    if (index >= 0)
        m_model->setQuestion(m_start.crawlers[static_cast<std::size_t>(index)], m_url->text());
}

void GridDialog::updateState()
{
    const std::vector<GridRequest> plan = planOf(choice());
    const int pending = m_pool.pending();
    m_run->setEnabled(!plan.empty() && pending == 0);
    m_cancel->setEnabled(pending > 0);
    m_copy->setEnabled(m_model->rowCount() > 0 && pending == 0);
    const std::vector<int> rows = selectedRows();
    m_compare->setEnabled(rows.size() == 2 && std::ranges::all_of(rows, [this](int row) {
                              const net::FetchResult* result = m_model->result(row);
                              return result && !result->body.isEmpty();
                          }));
    m_compare->setToolTip(tr("Shows the texts of two selected rows side by side."));
    m_state->setText(stateText(plan.size()));
}

QString GridDialog::stateText(std::size_t planned) const
{
    if (const int pending = m_pool.pending(); pending > 0)
        return pending == 1 ? tr("1 answer to come.") : tr("%n answers to come.", nullptr, pending);
    if (m_model->rowCount() > 0) {
        const int differing = m_model->differing();
        if (differing == 0)
            return tr("All answers are alike.");
        const QString count = differing == 1
                                  ? tr("1 answer differs from most.")
                                  : tr("%n answers differ from most.", nullptr, differing);
        return m_canonical.isEmpty() ? count : count + u'\n' + m_canonical;
    }
    if (planned == 0)
        return tr("Name a site, a way to it and a user agent.");
    return planned == 1 ? tr("1 file will be fetched.")
                        : tr("%n files will be fetched.", nullptr, static_cast<int>(planned));
}

std::vector<int> GridDialog::selectedRows() const
{
    std::vector<int> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        rows.push_back(index.row());
    std::ranges::sort(rows);
    return rows;
}

QString GridDialog::nameOf(int row) const
{
    const GridRequest& request = m_model->request(row);
    //: An address and who asked: "https://example.com for Googlebot"
    return tr("%1 for %2").arg(request.url.toDisplayString(QUrl::RemovePath), request.agent.name);
}

/// What the other ways to the same site serve otherwise than the first, as findings have it.
QString GridDialog::canonicalText() const
{
    const net::FetchResult* first = m_model->result(0);
    auto facts = first ? net::fetchFactsOf(*first) : std::nullopt;
    if (!facts)
        return {};
    const GridRequest& asked = m_model->request(0);
    for (int row = 1; row < m_model->rowCount(); ++row) {
        const GridRequest& other = m_model->request(row);
        const bool isSameSite = other.url.port() == asked.url.port() &&
                                (other.url.host() == asked.url.host() ||
                                 other.url.host() == siblingOf(asked.url.host()));
        const net::FetchResult* result = m_model->result(row);
        if (isSameSite && other.agent == asked.agent && result)
            facts->elsewhere.push_back(net::elsewhereFactOf(*result));
    }
    QStringList sentences;
    for (const checks::Finding& finding : checks::checkFetch(*facts))
        if (finding.code == checks::Code::ServedOnNoncanonical)
            sentences += words::sentence(finding);
    return sentences.join(u'\n');
}

void GridDialog::compare()
{
    const std::vector<int> rows = selectedRows();
    if (rows.size() != 2)
        return;
    const net::FetchResult* left = m_model->result(rows[0]);
    const net::FetchResult* right = m_model->result(rows[1]);
    if (left && right)
        Q_EMIT compareRequested(*left, nameOf(rows[0]), *right, nameOf(rows[1]));
}

void GridDialog::copy() const
{
    QGuiApplication::clipboard()->setText(m_model->tabSeparated());
}

} // namespace crawlright::fetch
