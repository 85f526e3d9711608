// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/fetch_report.h"

#include "core/access/outcome.h"
#include "core/net/answer.h"
#include "core/net/fetch_facts.h"
#include "ui/fetch/answer_page.h"
#include "ui/fetch/hop_model.h"
#include "ui/fetch/meaning_model.h"
#include "ui/fetch/shown_text.h"
#include "ui/fetch/summary_page.h"
#include "ui/fetch/table_view.h"
#include "ui/fetch/time_page.h"
#include "ui/fetch/wrapped_table.h"
#include "ui/words/fetch_words.h"
#include "ui/words/outcome_words.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QTabBar>

#include <utility>

namespace crawlright::fetch {

using namespace Qt::StringLiterals;
using icons::Tone;

namespace {

QIcon iconOf(const net::FetchResult& result)
{
    if (result.error == net::FetchError::Cancelled)
        return icons::symbol("info"_L1, Tone::Note);
    if (!result.isAnswered())
        return icons::symbol("error"_L1, Tone::Negative);
    return net::isTextFile(result) ? icons::symbol("no-problems"_L1, Tone::Positive)
                                   : icons::symbol("warning"_L1, Tone::Caution);
}

QLabel* makePicture()
{
    auto* label = new QLabel;
    label->setAlignment(Qt::AlignTop);
    return label;
}

QHBoxLayout* sideBySide(QLabel* picture, QLabel* sentence)
{
    auto* layout = new QHBoxLayout;
    layout->addWidget(picture);
    layout->addWidget(sentence, 1);
    return layout;
}

} // namespace

FetchReport::FetchReport(QWidget* parent)
    : QWidget(parent)
    , m_head(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_icon(makePicture())
    , m_headline(makeSentences(u"fetchHeadline"_s))
    , m_outcomeIcon(makePicture())
    , m_outcome(makeSentences(u"fetchOutcome"_s))
    , m_bar(new QHBoxLayout)
    , m_tabs(new QTabBar)
    , m_pages(new QStackedWidget)
    , m_summary(new SummaryPage)
    , m_meanings(new MeaningModel(this))
    , m_hops(new HopModel(this))
    , m_answer(new AnswerPage)
    , m_time(new TimePage)
{
    makeHead();
    makePages();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    layout->addLayout(m_head);
    layout->addLayout(m_bar);
    layout->addWidget(m_pages, 1);
    connect(m_summary, &SummaryPage::openAnywayRequested, this, &FetchReport::openAnywayRequested);
    connect(m_summary, &SummaryPage::explanationRequested, this,
            &FetchReport::explanationRequested);
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    begin({}, {});
}

void FetchReport::makeHead()
{
    QFont strong = m_headline->font();
    strong.setBold(true);
    m_headline->setFont(strong);
    m_head->setContentsMargins({});
    m_head->addLayout(sideBySide(m_icon, m_headline), 3);
    m_head->addLayout(sideBySide(m_outcomeIcon, m_outcome), 2);
}

void FetchReport::makePages()
{
    m_tabs->setObjectName("fetchTabs"_L1);
    m_tabs->setAccessibleName(tr("Parts of the report"));
    m_tabs->setDocumentMode(true);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setElideMode(Qt::ElideNone);
    m_bar->setContentsMargins({});
    m_bar->addWidget(m_tabs, 1, Qt::AlignBottom);
    addPage(tr("S&ummary"), m_summary);
    //: A page: what an answer means for crawlers
    addPage(tr("&Meaning"), makeMeaningPage());
    //: A page: the redirects from the first address to the last
    addPage(tr("Wa&y"), makeWayPage());
    addPage(tr("A&nswer"), m_answer);
    //: A page: what crawlers do in the hours and days to come
    addPage(tr("T&ime"), m_time);
    m_pages->setMinimumHeight(fontMetrics().height() * 3);
}

void FetchReport::addPage(const QString& name, QWidget* page)
{
    m_tabs->addTab(name);
    m_pages->addWidget(page);
}

QWidget* FetchReport::makeMeaningPage()
{
    auto* table = new WrappedTable(MeaningModel::Says);
    table->setObjectName(u"fetchMeanings"_s);
    table->setAccessibleName(tr("What each kind of reader makes of the answer"));
    table->setModel(m_meanings);
    auto* nothing = new QLabel(tr("This says nothing about the site, so it means nothing to a "
                                  "crawler."));
    nothing->setObjectName(u"fetchNoMeaning"_s);
    nothing->setAlignment(Qt::AlignCenter);
    nothing->setWordWrap(true);
    nothing->setForegroundRole(QPalette::PlaceholderText);
    m_meaningPage = new QStackedWidget;
    m_meaningPage->addWidget(nothing);
    m_meaningPage->addWidget(table);
    return m_meaningPage;
}

QWidget* FetchReport::makeWayPage()
{
    auto* view = new TableView;
    view->setObjectName(u"fetchHops"_s);
    view->setAccessibleName(tr("Requests"));
    view->setModel(m_hops);
    view->setSentenceColumn(HopModel::Remarks);
    return view;
}

void FetchReport::addToBar(QWidget* widget)
{
    m_bar->addWidget(widget);
}

void FetchReport::setReader(dialects::Id dialect, const QString& crawler)
{
    m_dialect = dialect;
    m_crawler = crawler;
    m_meanings->setReader(dialect, crawler);
    m_time->setReader(dialect, crawler);
    showMeaning();
}

void FetchReport::setReaders(std::vector<dialects::Id> readers)
{
    m_summary->setReaders(std::move(readers));
}

void FetchReport::setSaved(std::optional<std::string> saved)
{
    m_saved = std::move(saved);
}

void FetchReport::setSitemaps(const QUrl& robots, std::vector<checks::SitemapFact> sitemaps)
{
    if (!m_hasResult || m_result.url != robots || m_sitemaps == sitemaps)
        return;
    m_sitemaps = std::move(sitemaps);
    findFindings();
}

void FetchReport::begin(const QString& address, const QStringList& notes)
{
    m_hasResult = false;
    m_result = {};
    m_sitemaps.clear();
    m_notes = notes;
    m_hops->clear();
    m_answer->setResult({});
    setSentences(m_headline, tr("The file is being fetched."));
    m_summary->begin(address);
    m_summary->setNotes(notes);
    takeAnswer();
}

void FetchReport::addHop(const net::Hop& hop)
{
    m_hops->append(hop);
}

void FetchReport::setResult(const net::FetchResult& result)
{
    m_result = result;
    m_hasResult = true;
    m_hops->setHops(result.hops);
    m_answer->setResult(result);
    setSentences(m_headline, words::howItEnded(result));
    m_summary->setResult(result);
    findFindings();
    QStringList notes = m_notes;
    if (!result.wasGuarded)
        notes += tr("A proxy looked the names up, so nothing kept a redirect from leading to an "
                    "address of a private network.");
    m_summary->setNotes(notes);
    takeAnswer();
}

void FetchReport::findFindings()
{
    std::optional<checks::FetchFacts> facts = net::fetchFactsOf(m_result);
    if (!facts)
        return;
    if (m_saved)
        facts->saved = *m_saved;
    facts->sitemaps = m_sitemaps;
    m_summary->setFindings(checks::checkFetch(*facts));
}

void FetchReport::takeAnswer()
{
    m_given = m_hasResult ? net::answerOf(m_result) : std::nullopt;
    m_meanings->setAnswer(m_given);
    m_meaningPage->setCurrentIndex(m_given ? 1 : 0);
    m_time->setAnswer(m_given, m_result.when);
    showMeaning();
}

void FetchReport::showMeaning()
{
    if (!m_given || m_crawler.isEmpty()) {
        setSentences(m_outcome, {});
        m_summary->setMeaning({});
    } else {
        const dialects::Dialect& dialect = dialects::get(m_dialect);
        const access::Meaning meaning = access::meaningOf(*m_given, dialect);
        setSentences(m_outcome, words::whatItDoes(meaning.outcome, m_crawler));
        m_summary->setMeaning(words::meaning(meaning, dialect, m_crawler));
    }
    showIcons();
}

void FetchReport::showIcons()
{
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    m_icon->setVisible(m_hasResult);
    if (m_hasResult)
        m_icon->setPixmap(iconOf(m_result).pixmap(QSize(size, size), devicePixelRatioF()));
    const bool hasOutcome = m_given && !m_crawler.isEmpty();
    m_outcomeIcon->setVisible(hasOutcome);
    if (!hasOutcome)
        return;
    const access::Outcome outcome = access::meaningOf(*m_given, dialects::get(m_dialect)).outcome;
    m_outcomeIcon->setPixmap(fetch::iconOf(outcome).pixmap(QSize(size, size), devicePixelRatioF()));
}

void FetchReport::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // A dock at the bottom is wide, one at the side is tall.
    const bool isWide = width() > fontMetrics().averageCharWidth() * 90;
    m_head->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void FetchReport::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        showIcons();
}

} // namespace crawlright::fetch
