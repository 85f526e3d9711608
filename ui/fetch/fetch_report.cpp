// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/fetch_report.h"

#include "core/access/outcome.h"
#include "core/net/answer.h"
#include "ui/fetch/header_model.h"
#include "ui/fetch/hop_model.h"
#include "ui/fetch/table_view.h"
#include "ui/words/fetch_words.h"
#include "ui/words/outcome_words.h"
#include "ui/words/quoted.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace crawlright::fetch {
namespace {

// Text of a server or of the network is never read as markup.
QLabel* makeText(const QString& name)
{
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

// One line of machine text: it can be selected, and a long address scrolls instead of widening
// the pane.
QLineEdit* makeValue(const QString& name)
{
    auto* field = new QLineEdit;
    field->setObjectName(name);
    field->setReadOnly(true);
    field->setFrame(false);
    QPalette palette = field->palette();
    palette.setColor(QPalette::Base, Qt::transparent);
    field->setPalette(palette);
    return field;
}

void setText(QLabel* label, const QString& text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

void setValue(QLineEdit* field, const QString& text)
{
    field->setText(text);
    field->setCursorPosition(0);
}

QStyle::StandardPixmap iconOf(const net::FetchResult& result)
{
    if (result.error == net::FetchError::Cancelled)
        return QStyle::SP_MessageBoxInformation;
    if (!result.isAnswered())
        return QStyle::SP_MessageBoxCritical;
    return net::isTextFile(result) ? QStyle::SP_DialogApplyButton : QStyle::SP_MessageBoxWarning;
}

QString sizeText(qint64 bytes)
{
    if (bytes < 1000)
        return words::dataSize(bytes);
    //: "4.3 kB (4,321 bytes)"
    return FetchReport::tr("%1 (%2 bytes)").arg(words::dataSize(bytes), QLocale().toString(bytes));
}

QString detailsOf(const net::FetchResult& result)
{
    if (!result.tlsFaults.isEmpty())
        return words::tlsFaults(result.tlsFaults);
    const bool isSaidAlready = result.error == net::FetchError::RedirectRefused;
    if (result.detail.isEmpty() || isSaidAlready)
        return {};
    return FetchReport::tr("The network said: %1").arg(result.detail);
}

} // namespace

FetchReport::FetchReport(QWidget* parent)
    : QWidget(parent)
    , m_splitter(new QSplitter(Qt::Horizontal))
    , m_icon(new QLabel)
    , m_headline(makeText(u"fetchHeadline"_s))
    , m_meaning(makeText(u"fetchMeaning"_s))
    , m_remarks(makeText(u"fetchRemarks"_s))
    , m_details(makeText(u"fetchDetails"_s))
    , m_openAnyway(new QPushButton(tr("Open in the &Editor Anyway")))
    , m_facts(new QWidget)
    , m_finalAddress(makeValue(u"fetchFinalAddress"_s))
    , m_type(makeValue(u"fetchType"_s))
    , m_size(makeValue(u"fetchSize"_s))
    , m_time(makeValue(u"fetchTime"_s))
    , m_hops(new HopModel(this))
    , m_headers(new HeaderModel(this))
{
    auto* hopView = new TableView;
    hopView->setObjectName(u"fetchHops"_s);
    hopView->setModel(m_hops);
    hopView->setSentenceColumn(HopModel::Remarks);
    hopView->shareRoom({HopModel::Address, HopModel::Remarks});
    auto* headerView = new TableView;
    headerView->setObjectName(u"fetchHeaders"_s);
    headerView->setModel(m_headers);

    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(makeWords());
    m_hopPart = makeTable(hopView, tr("Re&quests:"));
    m_headerPart = makeTable(headerView, tr("&Headers of the last answer:"));
    m_splitter->addWidget(m_hopPart);
    m_splitter->addWidget(m_headerPart);
    m_splitter->setSizes({320, 440, 340}); // only their ratio counts
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_splitter);
    connect(m_openAnyway, &QPushButton::clicked, this, &FetchReport::openAnywayRequested);
    begin();
}

QWidget* FetchReport::makeWords()
{
    QFont strong = m_headline->font();
    strong.setBold(true);
    m_headline->setFont(strong);
    m_icon->setAlignment(Qt::AlignTop);
    auto* head = new QHBoxLayout;
    head->addWidget(m_icon);
    head->addWidget(m_headline, 1);

    m_openAnyway->setObjectName(u"fetchOpenAnyway"_s);
    auto* form = new QFormLayout(m_facts);
    form->setContentsMargins({});
    form->setVerticalSpacing(0);
    form->addRow(tr("Address:"), m_finalAddress);
    form->addRow(tr("Type:"), m_type);
    form->addRow(tr("Size:"), m_size);
    form->addRow(tr("Time:"), m_time);

    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, style()->pixelMetric(QStyle::PM_LayoutRightMargin), 0);
    layout->addLayout(head);
    layout->addWidget(m_meaning);
    layout->addWidget(m_remarks);
    layout->addWidget(m_openAnyway, 0, Qt::AlignLeading);
    layout->addWidget(m_facts);
    layout->addWidget(m_details);
    layout->addStretch(1);

    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    scroll->setMinimumWidth(fontMetrics().averageCharWidth() * 30);
    scroll->setAccessibleName(tr("What came of the fetch"));
    return scroll;
}

QWidget* FetchReport::makeTable(TableView* view, const QString& title)
{
    auto* part = new QWidget;
    auto* label = new QLabel(title);
    label->setBuddy(view);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins({});
    layout->addWidget(label);
    layout->addWidget(view, 1);
    view->setAccessibleName(QString(title).remove(u'&').chopped(1));
    return part;
}

void FetchReport::setReader(dialects::Id dialect, const QString& crawler)
{
    m_dialect = dialect;
    m_crawler = crawler;
    showMeaning();
}

void FetchReport::begin()
{
    m_hasResult = false;
    m_result = {};
    m_hops->clear();
    m_headers->setHeaders({});
    showTables();
    setText(m_headline, tr("The file is being fetched."));
    setText(m_remarks, {});
    setText(m_details, {});
    m_openAnyway->hide();
    m_facts->hide();
    showMeaning();
    showIcon();
}

void FetchReport::addHop(const net::Hop& hop)
{
    m_hops->append(hop);
    showTables();
}

// An empty table says nothing; its room goes to the words.
void FetchReport::showTables()
{
    m_hopPart->setVisible(m_hops->rowCount() > 0);
    m_headerPart->setVisible(m_headers->rowCount() > 0);
}

void FetchReport::setResult(const net::FetchResult& result)
{
    m_result = result;
    m_hasResult = true;
    m_hops->setHops(result.hops);
    m_headers->setHeaders(result.hops.isEmpty() ? QList<net::Header>()
                                                : result.hops.last().headers);
    showTables();
    setText(m_headline, words::howItEnded(result));
    setText(m_remarks, words::remarks(result).join(u'\n'));
    setText(m_details, detailsOf(result));
    // Of an answer without end there is a beginning, which crawlers read too.
    const bool hasBody = result.isAnswered() || result.error == net::FetchError::BodyTooLarge;
    m_openAnyway->setVisible(hasBody && result.status() / 100 == 2 && !result.body.isEmpty() &&
                             !net::isTextFile(result));
    showFacts();
    showMeaning();
    showIcon();
}

void FetchReport::showFacts()
{
    m_facts->setVisible(m_result.status() != 0);
    if (m_result.status() == 0)
        return;
    const QByteArray type = m_result.hops.last().header("content-type");
    setValue(m_finalAddress, m_result.finalUrl().toDisplayString(QUrl::FullyEncoded));
    setValue(m_type, type.isEmpty() ? tr("Not given") : words::shown(type.toStdString()));
    setValue(m_size, sizeText(m_result.body.size()));
    setValue(m_time, words::seconds(m_result.elapsed));
}

void FetchReport::showMeaning()
{
    const auto answer = m_hasResult ? net::answerOf(m_result) : std::nullopt;
    if (!answer || m_crawler.isEmpty()) {
        setText(m_meaning, {});
        return;
    }
    const dialects::Dialect& dialect = dialects::get(m_dialect);
    setText(m_meaning, words::meaning(access::meaningOf(*answer, dialect), dialect, m_crawler));
}

void FetchReport::showIcon()
{
    m_icon->setVisible(m_hasResult);
    if (!m_hasResult)
        return;
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    const QIcon icon = style()->standardIcon(iconOf(m_result), nullptr, this);
    m_icon->setPixmap(icon.pixmap(QSize(size, size), devicePixelRatioF()));
}

void FetchReport::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // A dock at the bottom is wide, one at the side is tall.
    m_splitter->setOrientation(width() > height() ? Qt::Horizontal : Qt::Vertical);
}

void FetchReport::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        showIcon();
}

} // namespace crawlright::fetch
