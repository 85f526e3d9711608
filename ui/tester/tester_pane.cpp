// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/tester_pane.h"

#include "core/access/url.h"
#include "ui/tester/crawler_model.h"
#include "ui/tester/proof_view.h"
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
#include <QStringBuilder>

namespace crawlright::tester {

using namespace Qt::StringLiterals;
using rules::Verdict;

namespace {

constexpr int mostShown = 120; // characters of a path or rule in the verdict

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
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

} // namespace

TesterPane::TesterPane(const crawlers::Catalogue& catalogue, QWidget* parent)
    : QWidget(parent)
    , m_catalogue(catalogue)
    , m_address(new QLineEdit)
    , m_name(new QComboBox)
    , m_dialect(new QComboBox)
    , m_about(new QLabel)
    , m_card(new VerdictCard)
    , m_proof(new ProofView)
{
    makeFields();
    m_card->setObjectName("verdictCard"_L1);
    connect(m_proof, &ProofView::lineRequested, this, &TesterPane::lineRequested);
    connect(m_proof, &ProofView::editsRequested, this, &TesterPane::editsRequested);
    connect(m_card, &VerdictCard::lineClicked, this,
            [this] { Q_EMIT lineRequested(m_decision.line); });
    connect(&m_tester, &Tester::judged, this, &TesterPane::showVerdict);
    connect(&m_tester, &Tester::proved, this, &TesterPane::showProof);

    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Address:"), m_address);
    form->addRow(tr("&Crawler:"), m_name);
    form->addRow(QString(), m_about);
    form->addRow(tr("&Reads as:"), m_dialect);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->setSpacing(10);
    layout->addLayout(form);
    layout->addWidget(m_card);
    layout->addWidget(m_proof, 1);
    setFocusProxy(m_address);
    setCrawlerName(u"Googlebot"_s);
}

void TesterPane::makeFields()
{
    m_address->setObjectName("testAddress"_L1);
    m_address->setPlaceholderText(tr("URL or path, for example /shop/cart?id=1"));
    m_address->setClearButtonEnabled(true);
    m_address->setToolTip(tr("The URL, or its path alone, that a crawler wants to fetch."));
    connect(m_address, &QLineEdit::textChanged, this, &TesterPane::ask);

    auto* model = new CrawlerModel(m_catalogue, this);
    m_name->setObjectName("testCrawler"_L1);
    m_name->setEditable(true);
    m_name->setInsertPolicy(QComboBox::NoInsert);
    m_name->setModel(model);
    m_name->setMaxVisibleItems(16);
    m_name->setItemDelegate(new CrawlerDelegate(m_name));
    m_name->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_name->setMinimumContentsLength(14);
    m_name->setCompleter(new CrawlerCompleter(model, m_name));
    m_name->setToolTip(tr("A crawler's name, a whole User-Agent string, or a name of your own."));
    connect(m_name, &QComboBox::editTextChanged, this, &TesterPane::resolveCrawler);

    m_about->setObjectName("aboutCrawler"_L1);
    m_about->setWordWrap(true);
    m_about->setForegroundRole(QPalette::PlaceholderText);

    m_dialect->setObjectName("testDialect"_L1);
    m_dialect->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_dialect->setMinimumContentsLength(14);
    m_dialect->setToolTip(tr(
        "Whose way of reading robots.txt is used: the crawler's own, or another one to compare."));
    m_dialect->addItem(tr("Its own way"));
    m_dialect->insertSeparator(1);
    for (const dialects::Dialect& dialect : dialects::all()) {
        m_dialect->addItem(words::dialectName(dialect.id), static_cast<int>(dialect.id));
        m_dialect->setItemData(m_dialect->count() - 1, words::dialectDescription(dialect.id),
                               Qt::ToolTipRole);
    }
    connect(m_dialect, &QComboBox::currentIndexChanged, this, &TesterPane::resolveCrawler);
}

QString TesterPane::address() const
{
    return m_address->text();
}

void TesterPane::setAddress(const QString& address)
{
    m_address->setText(address);
}

QString TesterPane::crawlerName() const
{
    return m_name->currentText().trimmed();
}

void TesterPane::setCrawlerName(const QString& name)
{
    m_name->setEditText(name);
    resolveCrawler();
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

void TesterPane::editAddress()
{
    m_address->selectAll();
    m_address->setFocus(Qt::ShortcutFocusReason);
}

void TesterPane::setAnalysis(const session::AnalysisPtr& analysis)
{
    m_analysis = analysis;
    ask();
}

void TesterPane::resolveCrawler()
{
    const QString name = crawlerName();
    const crawlers::Crawler own = m_catalogue.resolve(name.toStdString());
    m_crawler = dialect() ? m_catalogue.resolve(name.toStdString(), dialect()) : own;
    if (name.isEmpty()) {
        m_about->setText(tr("Choose a crawler, or type a name."));
    } else if (m_crawler.entry) {
        const QString token = fromUtf8(m_crawler.entry->token);
        const QString who = tr("%1 · %2").arg(fromUtf8(m_crawler.entry->operatedBy),
                                              purposeText(m_crawler.entry->purpose));
        m_about->setText(
            token.compare(name, Qt::CaseInsensitive) == 0 ? who : tr("%1: %2").arg(token, who));
    } else {
        m_about->setText(tr("Not in the catalogue; taken as a name of its own."));
    }
    m_dialect->setItemText(0, tr("Its own way: %1").arg(words::dialectName(own.dialect)));
    Q_EMIT crawlerChanged(m_crawler);
    ask();
}

void TesterPane::ask()
{
    const QString text = address().trimmed();
    const AddressKind kind = kindOf(text);
    if (!m_analysis || crawlerName().isEmpty() || !isJudged(kind)) {
        showNothing(kind);
        return;
    }
    m_tester.ask({.analysis = m_analysis, .crawler = m_crawler, .url = text.toStdString()});
}

void TesterPane::showNothing(AddressKind kind)
{
    m_tester.withdraw();
    CardText card;
    card.picture = "unjudged"_L1;
    card.tone = icons::Tone::Quiet;
    card.word = tr("No verdict");
    switch (kind) {
    case AddressKind::Empty:
        card.sentence = tr("Type a URL, or a path that begins with /, to see whether it may be "
                           "fetched and why.");
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
        card.sentence = tr("Choose a crawler to see its verdict.");
        break;
    }
    m_card->show(card);
    m_proof->clear();
    m_decision = {};
    setDecidingLine(0, Verdict::Allow);
}

void TesterPane::showVerdict(const Question& question, const rules::Decision& decision)
{
    m_decision = decision;
    CardText card = cardFor(decision.verdict);
    const QString crawler = isolated(fromUtf8(question.crawler.token));
    const QString path = words::shown(access::pathOf(question.url), mostShown);
    card.sentence = sentenceFor(decision.verdict, crawler, isolated(path));
    if (question.crawler.isApproximate())
        card.sentence += u' ' % tr("(Approximate: see below.)");
    const syntax::Document& document = question.analysis->document;
    if (decision.line > 0 && decision.line <= document.lines().size()) {
        const syntax::Line& line = document.line(decision.line);
        const text::Span rule{line.keyBegin, std::max(line.keyBegin, line.valueEnd)};
        card.lineText = tr("Line %1: %2")
                            .arg(QString::number(decision.line),
                                 isolated(words::shown(document.textOf(rule), mostShown)));
    } else {
        card.sentence += u' ' % words::reasonSentence(decision);
    }
    m_card->show(card);
    setDecidingLine(decision.line, decision.verdict);
}

void TesterPane::showProof(const Question& question, const rules::Proof& proof)
{
    CardText card = m_card->text();
    const bool isCut = proof.bytesRead < proof.fileBytes;
    if (isCut && proof.decision.reason != rules::Reason::FileTooBig) {
        card.sentence += u' ' % tr("The file is longer than this crawler reads: what lies past "
                                   "%1 bytes does not count.")
                                    .arg(QLocale().toString(proof.bytesRead));
    }
    if (!proof.silentColumns.empty())
        card.sentence += u' ' % tr("(The source is silent: see below.)");
    m_card->show(card);
    m_proof->show(question, proof);
}

void TesterPane::setDecidingLine(text::LineNumber line, Verdict verdict)
{
    Q_EMIT decidingLineChanged(line, verdict);
}

} // namespace crawlright::tester
