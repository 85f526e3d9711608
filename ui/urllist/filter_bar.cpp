// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/filter_bar.h"

#include "ui/icons/field_buttons.h"
#include "ui/icons/icons.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStringBuilder>
#include <QToolButton>

#include <utility>

namespace crawlright::urllist {

using namespace Qt::StringLiterals;
using rules::Verdict;

QString changesText(const Summary& summary)
{
    const verdicts::Flips& all = summary.flipped;
    QStringList parts;
    if (all.blocked > 0)
        parts += FilterBar::tr("%1 newly blocked").arg(words::number(all.blocked));
    if (all.allowed > 0)
        parts += FilterBar::tr("%1 newly allowed").arg(words::number(all.allowed));
    if (all.undefined > 0)
        parts += FilterBar::tr("%1 newly undefined").arg(words::number(all.undefined));
    QString text = parts.isEmpty() ? FilterBar::tr("No verdict changed") : words::joined(parts);
    if (summary.waiting > 0)
        text = FilterBar::tr("%1 (counting…)").arg(text);
    return text;
}

namespace {

/// The same for each crawler, a line each.
QString changesByCrawler(const Summary& summary)
{
    QStringList lines;
    for (std::size_t i = 0; i < summary.tallies.size(); ++i) {
        const verdicts::Flips& flips = summary.tallies[i].flips;
        if (flips == verdicts::Flips{})
            continue;
        lines += FilterBar::tr("%1: %2 newly blocked, %3 newly allowed")
                     .arg(words::ascii(summary.setting.crawlers[i].token),
                          words::number(flips.blocked), words::number(flips.allowed));
    }
    return lines.join(u'\n');
}

} // namespace

FilterBar::FilterBar(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLineEdit)
    , m_verdict(new QComboBox)
    , m_crawler(new QComboBox)
    , m_changed(new QToolButton)
    , m_lineChip(new QToolButton)
    , m_shown(new QLabel)
    , m_changes(new QLabel)
    , m_baseline(new QPushButton(tr("Count from &Now")))
{
    m_text->setObjectName("urlFilter"_L1);
    m_text->setPlaceholderText(tr("Filter by text"));
    icons::addClearButton(*m_text);
    connect(m_text, &QLineEdit::textChanged, this, &FilterBar::filterChanged);
    m_verdict->setObjectName("urlVerdict"_L1);
    m_verdict->setAccessibleName(tr("Verdict"));
    m_verdict->addItem(tr("Any verdict"));
    m_verdict->addItem(tr("Blocked"), static_cast<int>(Verdict::Disallow));
    m_verdict->addItem(tr("Allowed"), static_cast<int>(Verdict::Allow));
    m_verdict->addItem(tr("Undefined"), static_cast<int>(Verdict::Undefined));
    connect(m_verdict, &QComboBox::currentIndexChanged, this, &FilterBar::filterChanged);
    m_crawler->setObjectName("urlCrawler"_L1);
    m_crawler->setAccessibleName(tr("Crawler"));
    m_crawler->addItem(tr("For any crawler"));
    for (QComboBox* box : {m_verdict, m_crawler}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
    }
    connect(m_crawler, &QComboBox::currentIndexChanged, this, &FilterBar::filterChanged);
    m_changed->setObjectName("urlChanged"_L1);
    m_changed->setText(tr("&Changed"));
    m_changed->setToolTip(tr("Show only URLs whose verdict the edits changed."));
    m_changed->setCheckable(true);
    m_changed->setAutoRaise(true);
    connect(m_changed, &QToolButton::toggled, this, &FilterBar::filterChanged);
    m_lineChip->setObjectName("urlLine"_L1);
    m_lineChip->setIcon(icons::themed("window-close"_L1));
    m_lineChip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_lineChip->setToolTip(tr("Show the URLs of all lines again."));
    m_lineChip->hide();
    connect(m_lineChip, &QToolButton::clicked, this, [this] { setLine(0); });
    m_shown->setObjectName("urlsShown"_L1);
    m_shown->setForegroundRole(QPalette::PlaceholderText);
    m_changes->setObjectName("urlChanges"_L1);
    m_changes->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_baseline->setObjectName("urlBaseline"_L1);
    m_baseline->setToolTip(tr("Count changes against the text as it is now, no longer against the "
                              "text as it was opened."));
    connect(m_baseline, &QPushButton::clicked, this, &FilterBar::baselineWanted);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 2, 8, 4);
    layout->addWidget(m_text, 2);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_verdict, m_crawler, m_changed, m_lineChip, m_shown})
        layout->addWidget(widget);
    layout->addWidget(m_changes, 2);
    layout->addWidget(m_baseline);
    showChanges();
}

verdicts::Query FilterBar::filter() const
{
    verdicts::Query query{.text = m_text->text().toStdString()};
    if (const QVariant verdict = m_verdict->currentData(); verdict.isValid())
        query.verdict = static_cast<Verdict>(verdict.toInt());
    if (m_crawler->currentIndex() > 0)
        query.column = static_cast<std::size_t>(m_crawler->currentIndex() - 1);
    if (m_line > 0)
        query.line = m_line;
    query.changedOnly = m_changed->isChecked();
    return query;
}

void FilterBar::setLine(text::LineNumber line)
{
    if (std::exchange(m_line, line) == line)
        return;
    m_lineChip->setVisible(line > 0);
    m_lineChip->setText(tr("Line %1").arg(words::number(line)));
    Q_EMIT filterChanged();
}

void FilterBar::setText(const QString& text)
{
    m_text->setText(text);
}

void FilterBar::showChangedOnly()
{
    setLine(0);
    m_text->clear();
    m_verdict->setCurrentIndex(0);
    m_crawler->setCurrentIndex(0);
    m_changed->setChecked(true);
}

void FilterBar::setSummary(const SummaryPtr& summary)
{
    m_summary = summary;
    if (summary)
        fillCrawlers();
    showChanges();
}

/// What was chosen stays chosen, where it is still there.
void FilterBar::fillCrawlers()
{
    QStringList names;
    for (const crawlers::Crawler& crawler : m_summary->setting.crawlers)
        names += words::shown(crawler.token, 40);
    QStringList former;
    for (int i = 1; i < m_crawler->count(); ++i)
        former += m_crawler->itemText(i);
    if (names == former)
        return;
    const int chosen = m_crawler->currentIndex();
    const QString name = m_crawler->currentText();
    {
        const QSignalBlocker blocker(m_crawler);
        while (m_crawler->count() > 1)
            m_crawler->removeItem(m_crawler->count() - 1);
        m_crawler->addItems(names);
        m_crawler->setCurrentIndex(chosen > 0 ? static_cast<int>(names.indexOf(name)) + 1 : 0);
    }
    if (m_crawler->currentIndex() != chosen)
        Q_EMIT filterChanged();
}

void FilterBar::setShown(std::size_t rows, std::size_t all)
{
    m_shown->setText(rows == all ? QString()
                                 : tr("%1 of %2").arg(words::number(rows), words::number(all)));
}

void FilterBar::showChanges()
{
    m_changes->setText(m_summary ? changesText(*m_summary) : QString());
    m_changes->setToolTip(m_summary ? changesByCrawler(*m_summary) : QString());
    // Before the first edit there is nothing to be told.
    const bool isEdited = m_summary && m_summary->setting.now != m_summary->setting.baseline;
    m_changes->setVisible(isEdited);
    m_baseline->setVisible(isEdited);
}

} // namespace crawlright::urllist
