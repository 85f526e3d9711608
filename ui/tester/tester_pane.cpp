// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/tester_pane.h"

#include "core/access/url.h"
#include "core/syntax/statement.h"
#include "core/text/ascii.h"
#include "ui/icons/field_buttons.h"
#include "ui/tester/crawler_model.h"
#include "ui/tester/governing.h"
#include "ui/tester/governing_line.h"
#include "ui/tester/matrix_view.h"
#include "ui/tester/proof_view.h"
#include "ui/tester/split_banner.h"
#include "ui/tester/verdict_card.h"
#include "ui/words/dialects.h"
#include "ui/words/quoted.h"
#include "ui/words/verdicts.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStringBuilder>
#include <QWheelEvent>

#include <algorithm>

namespace crawlright::tester {

using namespace Qt::StringLiterals;
using rules::Verdict;
using Grouping = MatrixModel::Grouping;

namespace {

constexpr int mostShown = 120; // characters of a path or rule in the verdict

/// Where a file ends for a crawler that does not read all of it; else empty.
QString cutText(const Question& question)
{
    const session::Analysis& analysis = *question.analysis;
    const text::Offset read = analysis.groupsFor(question.crawler.dialect).bytesRead;
    if (read >= analysis.document.bytes().size())
        return {};
    return u' ' % TesterPane::tr("The file is longer than this crawler reads: what lies past %1 "
                                 "bytes does not count.")
                      .arg(QLocale().toString(read));
}

CardText cardFor(Verdict verdict)
{
    CardText card;
    switch (verdict) {
    case Verdict::Allow:
        card.word = TesterPane::tr("Allowed");
        card.picture = "allowed"_L1;
        card.tone = icons::Tone::Positive;
        break;
    case Verdict::Disallow:
        card.word = TesterPane::tr("Blocked");
        card.picture = "blocked"_L1;
        card.tone = icons::Tone::Negative;
        break;
    case Verdict::Undefined:
        card.word = TesterPane::tr("Undefined");
        card.picture = "undefined"_L1;
        card.tone = icons::Tone::Caution;
        break;
    }
    return card;
}

QString sentenceFor(Verdict verdict, const QString& crawler, const QString& path)
{
    switch (verdict) {
    case Verdict::Allow:
        return TesterPane::tr("%1 may fetch %2.").arg(crawler, path);
    case Verdict::Disallow:
        return TesterPane::tr("%1 may not fetch %2.").arg(crawler, path);
    case Verdict::Undefined:
        break;
    }
    return TesterPane::tr("Whether %1 may fetch %2 is left open.").arg(crawler, path);
}

/// Keeps what is of the file left to right in a sentence of the other direction.
QString isolated(const QString& text)
{
    return u"\u2066"_s % text % u"\u2069"_s;
}

/// In a place that scrolls: the wheel changes what is chosen only where one has chosen the box.
class CalmComboBox final : public QComboBox {
public:
    CalmComboBox() { setFocusPolicy(Qt::StrongFocus); }

protected:
    void wheelEvent(QWheelEvent* event) override
    {
        if (hasFocus())
            QComboBox::wheelEvent(event);
        else
            event->ignore();
    }
};

} // namespace

TesterPane::TesterPane(const crawlers::Catalogue& catalogue, QWidget* parent)
    : QWidget(parent)
    , m_catalogue(catalogue)
    , m_address(new QLineEdit)
    , m_governing(new GoverningLine)
    , m_banner(new SplitBanner)
    , m_name(new QComboBox)
    , m_grouping(new QComboBox)
    , m_model(new MatrixModel(this))
    , m_view(new MatrixView(m_model))
    , m_dialect(new CalmComboBox)
    , m_about(new QLabel)
    , m_card(new VerdictCard)
    , m_proof(new ProofView)
{
    makeFields();
    makeLayout();
    connect(m_governing, &GoverningLine::fetchRequested, this, &TesterPane::fetchRequested);
    connect(m_view, &MatrixView::crawlerChosen, this, &TesterPane::choose);
    connect(m_view, &MatrixView::lineAsked, this, &TesterPane::requestLineOf);
    connect(m_view, &MatrixView::removalAsked, this, &TesterPane::remove);
    connect(m_proof, &ProofView::lineRequested, this, &TesterPane::lineRequested);
    connect(m_proof, &ProofView::editsRequested, this, &TesterPane::editsRequested);
    connect(m_card, &VerdictCard::lineClicked, this, [this] {
        if (m_chosen)
            requestLineOf(*m_chosen);
    });
    connect(&m_tester, &Tester::judged, this, &TesterPane::showAnswers);
    connect(&m_tester, &Tester::proved, this, &TesterPane::showProof);
    connect(&m_tester, &Tester::splitFound, m_banner, [this](const words::Split& split) {
        m_banner->show(split);
        m_banner->setVisible(m_model->answers() != nullptr);
    });
    setFocusProxy(m_address);
    describeCrawler();
    showNothing(AddressKind::Empty);
}

void TesterPane::makeFields()
{
    m_address->setObjectName("testAddress"_L1);
    m_address->setPlaceholderText(tr("URL or path, for example /shop/cart?id=1"));
    icons::addClearButton(*m_address);
    m_address->setAccessibleName(tr("Address to test"));
    m_address->setToolTip(tr("The URL, or its path alone, that crawlers want to fetch."));
    connect(m_address, &QLineEdit::textChanged, this, &TesterPane::ask);
    connect(m_address, &QLineEdit::textChanged, this, &TesterPane::addressChanged);

    auto* model = new CrawlerModel(m_catalogue, this);
    m_name->setObjectName("testCrawler"_L1);
    m_name->setEditable(true);
    m_name->setInsertPolicy(QComboBox::NoInsert);
    m_name->setModel(model);
    m_name->setCurrentIndex(-1);
    m_name->setMaxVisibleItems(16);
    m_name->setItemDelegate(new CrawlerDelegate(m_name));
    m_name->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_name->setMinimumContentsLength(10);
    m_name->setCompleter(new CrawlerCompleter(model, m_name));
    m_name->setAccessibleName(tr("Add a crawler"));
    m_name->lineEdit()->setPlaceholderText(tr("Add a crawler…"));
    m_name->setToolTip(tr("A crawler’s name, a whole User-Agent string, or a name of your own; "
                          "Enter adds it for the moment, Delete in the table removes it."));
    m_add.setSingleShot(true);
    connect(&m_add, &QTimer::timeout, this, &TesterPane::addTyped);
    const auto addOnce = [this] { m_add.start(0); };
    connect(m_name->lineEdit(), &QLineEdit::returnPressed, this, addOnce);
    connect(m_name, &QComboBox::textActivated, this, addOnce);

    m_grouping->setObjectName("matrixGrouping"_L1);
    m_grouping->setAccessibleName(tr("Grouping"));
    m_grouping->setToolTip(tr("How the crawlers are put together."));
    m_grouping->addItem(tr("One list"), static_cast<int>(Grouping::None));
    m_grouping->addItem(tr("By purpose"), static_cast<int>(Grouping::Purpose));
    m_grouping->addItem(tr("By verdict"), static_cast<int>(Grouping::Verdict));
    connect(m_grouping, &QComboBox::currentIndexChanged, this,
            [this] { setGrouping(static_cast<Grouping>(m_grouping->currentData().toInt())); });

    m_about->setObjectName("aboutCrawler"_L1);
    m_about->setWordWrap(true);
    m_about->setForegroundRole(QPalette::PlaceholderText);

    m_dialect->setObjectName("testDialect"_L1);
    m_dialect->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_dialect->setMinimumContentsLength(12);
    m_dialect->setToolTip(tr("Whose way of reading robots.txt is used for this crawler: its own, "
                             "or another one to compare."));
    m_dialect->addItem(tr("Its own way"));
    m_dialect->insertSeparator(1);
    for (const dialects::Dialect& dialect : dialects::all()) {
        m_dialect->addItem(words::dialectName(dialect.id), static_cast<int>(dialect.id));
        m_dialect->setItemData(m_dialect->count() - 1, words::dialectDescription(dialect.id),
                               Qt::ToolTipRole);
    }
    connect(m_dialect, &QComboBox::currentIndexChanged, this, &TesterPane::chooseDialect);
}

void TesterPane::makeLayout()
{
    auto* parts = new QSplitter(Qt::Vertical);
    parts->setObjectName("testerParts"_L1);
    parts->setChildrenCollapsible(false);
    parts->addWidget(makeMatrix());
    parts->addWidget(makeDetails());
    parts->setStretchFactor(0, 1);
    parts->setStretchFactor(1, 1);
    parts->setSizes({1000, 1000}); // halves of whatever there is

    auto* field = new QHBoxLayout;
    auto* label = new QLabel(tr("&Address:"));
    label->setBuddy(m_address);
    field->addWidget(label);
    field->addWidget(m_address, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 0);
    layout->setSpacing(6);
    layout->addLayout(field);
    layout->addWidget(m_governing);
    layout->addWidget(m_banner);
    layout->addWidget(parts, 1);
}

QWidget* TesterPane::makeMatrix()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_name, 1);
    row->addWidget(m_grouping);
    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->setSpacing(4);
    layout->addLayout(row);
    layout->addWidget(m_view, 1);
    m_view->setMinimumHeight(m_view->fontMetrics().height() * 5);
    return part;
}

QWidget* TesterPane::makeDetails()
{
    m_card->setObjectName("verdictCard"_L1);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(m_about);
    form->addRow(tr("&Reads as:"), m_dialect);
    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_card);
    layout->addLayout(form);
    layout->addWidget(m_proof, 1);
    m_proof->setMinimumHeight(m_proof->fontMetrics().height() * 6);
    // Where room is short it is scrolled, not squeezed.
    auto* scroll = new QScrollArea;
    scroll->setObjectName("testerDetails"_L1);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(part);
    return scroll;
}

QString TesterPane::address() const
{
    return m_address->text();
}

void TesterPane::setAddress(const QString& address)
{
    m_address->setText(address);
}

void TesterPane::editAddress()
{
    m_address->selectAll();
    m_address->setFocus(Qt::ShortcutFocusReason);
}

Grouping TesterPane::grouping() const
{
    return m_model->grouping();
}

void TesterPane::setGrouping(Grouping grouping)
{
    const int index = m_grouping->findData(static_cast<int>(grouping));
    if (index < 0)
        return; // a settings value of another kind
    const QSignalBlocker blocker(m_grouping);
    m_grouping->setCurrentIndex(index);
    m_model->setGrouping(grouping);
    if (m_chosen)
        m_view->choose(*m_chosen);
}

// Room for four columns, whatever the font.
QSize TesterPane::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 76, QWidget::sizeHint().height()};
}

void TesterPane::restoreGrouping(const QVariant& kept)
{
    bool isNumber = false;
    const int value = kept.toInt(&isNumber);
    setGrouping(isNumber && m_grouping->findData(value) >= 0 ? static_cast<Grouping>(value)
                                                             : Grouping::Purpose);
}

void TesterPane::setAnalysis(const session::AnalysisPtr& analysis)
{
    m_analysis = analysis;
    ask();
}

void TesterPane::setCrawlers(std::vector<crawlers::Crawler> crawlers)
{
    m_given = std::move(crawlers);
    rebuild();
}

const crawlers::Crawler* TesterPane::crawler() const
{
    return m_chosen ? &(*m_model->crawlers())[*m_chosen] : nullptr;
}

QString TesterPane::crawlerName() const
{
    return crawler() ? QString::fromUtf8(crawler()->text) : QString();
}

const Crawlers& TesterPane::crawlers() const
{
    return *m_model->crawlers();
}

void TesterPane::recountFlips()
{
    m_proof->recountFlips();
}

void TesterPane::setFlipCounter(FlipCounter counter)
{
    m_proof->setFlipCounter(std::move(counter));
}

bool TesterPane::chooseCrawler(const QString& name)
{
    const std::string token = m_catalogue.resolve(name.trimmed().toStdString()).token;
    const Crawlers& all = *m_model->crawlers();
    const auto found = std::ranges::find_if(all, [&](const crawlers::Crawler& known) {
        return text::equalsIgnoringCase(known.token, token);
    });
    if (found == all.end())
        return false;
    m_view->choose(static_cast<std::size_t>(found - all.begin()));
    return true;
}

void TesterPane::addCrawler(const QString& name)
{
    const QString typed = name.trimmed();
    if (typed.isEmpty() || chooseCrawler(typed))
        return;
    m_added.insert(m_added.begin(), m_catalogue.resolve(typed.toStdString()));
    rebuild();
    chooseCrawler(typed);
}

void TesterPane::addTyped()
{
    const QString typed = m_name->currentText();
    m_name->setCurrentIndex(-1);
    m_name->clearEditText();
    addCrawler(typed);
}

void TesterPane::remove(std::size_t crawler)
{
    const std::string token = (*m_model->crawlers())[crawler].token;
    if (std::erase_if(m_added,
                      [&](const crawlers::Crawler& added) { return added.token == token; }))
        rebuild();
}

void TesterPane::rebuild()
{
    auto all = std::make_shared<Crawlers>();
    const auto add = [&](const crawlers::Crawler& crawler) {
        const auto reads = m_reads.find(crawler.token);
        all->push_back(reads == m_reads.end() ? crawler
                                              : m_catalogue.resolve(crawler.text, reads->second));
    };
    const auto isGiven = [this](const crawlers::Crawler& crawler) {
        return std::ranges::contains(m_given, crawler.token, &crawlers::Crawler::token);
    };
    for (const crawlers::Crawler& crawler : m_added) {
        if (!isGiven(crawler))
            add(crawler);
    }
    std::ranges::for_each(m_given, add);

    const std::string before = crawler() ? crawler()->token : std::string();
    m_chosen.reset();
    m_model->setCrawlers(all);
    if (!all->empty()) {
        const auto kept = std::ranges::find(*all, before, &crawlers::Crawler::token);
        m_view->choose(kept == all->end() ? 0 : static_cast<std::size_t>(kept - all->begin()));
        if (!m_chosen) // it was the current row before
            choose(*m_view->chosen());
    }
    describeCrawler();
    ask();
}

void TesterPane::choose(std::size_t crawler)
{
    m_chosen = crawler;
    describeCrawler();
    showVerdict();
    m_tester.wantProof(crawler);
    Q_EMIT crawlerChanged(*this->crawler());
}

std::optional<dialects::Id> TesterPane::dialect() const
{
    const QVariant chosen = m_dialect->currentData();
    return chosen.isValid() ? std::optional(static_cast<dialects::Id>(chosen.toInt()))
                            : std::nullopt;
}

void TesterPane::setDialect(std::optional<dialects::Id> dialect)
{
    m_dialect->setCurrentIndex(dialect ? m_dialect->findData(static_cast<int>(*dialect)) : 0);
}

void TesterPane::chooseDialect()
{
    if (!crawler())
        return;
    if (const auto chosen = dialect())
        m_reads[crawler()->token] = *chosen;
    else
        m_reads.erase(crawler()->token);
    rebuild();
}

void TesterPane::describeCrawler()
{
    const QSignalBlocker blocker(m_dialect);
    m_dialect->setEnabled(crawler());
    if (!crawler()) {
        m_about->clear();
        m_about->hide();
        m_dialect->setCurrentIndex(0);
        return;
    }
    const crawlers::Crawler& who = *crawler();
    QString about = tr("Not in the catalogue; taken as a name of its own.");
    if (who.entry) {
        about = tr("%1 · %2").arg(QString::fromUtf8(who.entry->operatedBy),
                                  purposeText(who.entry->purpose));
        if (!text::equalsIgnoringCase(who.entry->token, who.text))
            about = tr("%1: %2").arg(QString::fromUtf8(who.entry->token), about);
    }
    m_about->setText(about);
    m_about->show();
    const dialects::Id own = m_catalogue.resolve(who.text).dialect;
    m_dialect->setItemText(0, tr("Its own way: %1").arg(words::dialectName(own)));
    const auto reads = m_reads.find(who.token);
    m_dialect->setCurrentIndex(
        reads == m_reads.end() ? 0 : m_dialect->findData(static_cast<int>(reads->second)));
}

void TesterPane::ask()
{
    const QString typed = address().trimmed();
    const AddressKind kind = kindOf(typed);
    m_governing->show(governingOf(typed, m_analysis ? m_analysis->origin.address : std::string()));
    if (!m_analysis || m_model->crawlers()->empty() || !isJudged(kind)) {
        showNothing(kind);
        return;
    }
    m_tester.wantProof(m_chosen);
    m_tester.ask(
        {.analysis = m_analysis, .crawlers = m_model->crawlers(), .url = typed.toStdString()});
}

void TesterPane::showNothing(AddressKind kind)
{
    m_tester.withdraw();
    m_model->setAnswers(nullptr);
    m_banner->hide();
    CardText card;
    card.picture = "unjudged"_L1;
    card.tone = icons::Tone::Quiet;
    card.word = tr("No verdict");
    switch (kind) {
    case AddressKind::Empty:
        card.sentence = tr("Type a URL, or a path that begins with /, to see who may fetch it and "
                           "why.");
        break;
    case AddressKind::OtherScheme:
        card.sentence = tr("This is not an http, https or ftp address: robots.txt says nothing "
                           "about it.");
        break;
    case AddressKind::Neither:
        card.sentence = tr("This is neither a URL nor a path. A path begins with /.");
        break;
    case AddressKind::Path:
    case AddressKind::Url:
    case AddressKind::Host:
        card.sentence = tr("No crawlers are chosen. Add one here, or choose another set above.");
        break;
    }
    m_card->show(card);
    m_proof->clear();
    Q_EMIT decidingLineChanged(0, Verdict::Allow);
}

void TesterPane::showAnswers(const AnswersPtr& answers)
{
    m_model->setAnswers(answers);
    showVerdict();
}

void TesterPane::showVerdict()
{
    const AnswersPtr& answers = m_model->answers();
    if (!answers || !m_chosen)
        return;
    const rules::Decision& decision = answers->of(*m_chosen);
    CardText card = cardFor(decision.verdict);
    const QString name = isolated(QString::fromUtf8(crawler()->token));
    const QString path = words::shown(access::pathOf(answers->url), mostShown);
    card.sentence = sentenceFor(decision.verdict, name, isolated(path));
    if (crawler()->isApproximate())
        card.sentence += u' ' % tr("(Approximate: see below.)");
    const std::string_view rule =
        syntax::statementOn(answers->bindings->analysis()->document, decision.line);
    if (!rule.empty()) {
        card.lineText =
            tr("Line %1: %2")
                .arg(QString::number(decision.line), isolated(words::shown(rule, mostShown)));
    } else {
        card.sentence += u' ' % words::reasonSentence(decision);
    }
    if (decision.reason != rules::Reason::FileTooBig)
        card.sentence += cutText(answers->questionFor(*m_chosen));
    m_card->show(card);
    Q_EMIT decidingLineChanged(decision.line, decision.verdict);
}

void TesterPane::showProof(const Question& question, const rules::Proof& proof)
{
    CardText card = m_card->text();
    if (!proof.silentColumns.empty())
        card.sentence += u' ' % tr("(The source is silent: see below.)");
    m_card->show(card);
    m_proof->show(question, proof);
}

void TesterPane::requestLineOf(std::size_t crawler)
{
    const AnswersPtr& answers = m_model->answers();
    if (answers && answers->of(crawler).line > 0)
        Q_EMIT lineRequested(answers->of(crawler).line);
}

} // namespace crawlright::tester
