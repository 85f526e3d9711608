// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/compare/compare_view.h"

#include "ui/compare/compare_model.h"
#include "ui/compare/compare_table.h"
#include "ui/icons/icons.h"
#include "ui/layout/flow_layout.h"
#include "ui/session/document_session.h"
#include "ui/words/differences.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"

#include <QAction>
#include <QBoxLayout>
#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollBar>
#include <QStringBuilder>
#include <QToolButton>

#include <algorithm>
#include <chrono>
#include <utility>

namespace crawlright::compare {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t mostExamples = 3;

QString nameOf(const VerdictReport& report, std::size_t crawler)
{
    return words::shown(report.crawlers->at(crawler).token, 40);
}

/// A URL, a link to why, and what becomes of it.
QString exampleHtml(const VerdictReport& report, std::size_t index)
{
    const urllist::FlippedUrl& flipped = report.difference.examples[index];
    return u"<a href=\"%1\">%2</a> (%3)"_s.arg(
        QString::number(index), words::shown(flipped.url).toHtmlEscaped(),
        words::flipText(flipped.before, flipped.after, nameOf(report, flipped.crawler))
            .toHtmlEscaped());
}

QString examplesHtml(const VerdictReport& report)
{
    const std::size_t count = std::min(mostExamples, report.difference.examples.size());
    QStringList examples;
    for (std::size_t i = 0; i < count; ++i)
        examples += exampleHtml(report, i);
    //: %1: one or more URLs, and what becomes of each.
    return examples.isEmpty()
               ? QString()
               : u"<br>"_s % CompareView::tr("For example: %1").arg(examples.join(u"; "_s));
}

/// What a button does, and the key that does the same.
void tellKey(QToolButton& button, const QAction& action)
{
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    const QString text = button.accessibleName();
    //: %1: what a button does, %2: the key that does the same.
    button.setToolTip(key.isEmpty() ? text : CompareView::tr("%1 (%2)").arg(text, key));
}

} // namespace

QString countsText(const Comparison& comparison)
{
    const Counts& counts = comparison.counts;
    if (comparison.changes.empty()) {
        if (counts.ignoredEnds == 0)
            return CompareView::tr("The texts are equal, byte for byte.");
        return counts.ignoredEnds == 1
                   ? CompareView::tr("The texts are equal, but for the end of one line.")
                   : CompareView::tr("The texts are equal, but for the ends of %1 lines.")
                         .arg(words::number(counts.ignoredEnds));
    }
    QStringList parts;
    const auto add = [&parts](std::uint32_t number, const QString& text) {
        if (number > 0)
            parts += text.arg(words::number(number));
    };
    //: After “Lines:”. How many lines are only on the right.
    add(counts.added, CompareView::tr("%1 added"));
    //: After “Lines:”. How many lines are only on the left.
    add(counts.removed, CompareView::tr("%1 removed"));
    add(counts.changed, CompareView::tr("%1 changed"));
    //: After “Lines:”. How many lines differ in nothing but LF or CR LF.
    add(counts.lineEnds, CompareView::tr("%1 with another end"));
    const QString changes =
        comparison.changes.size() == 1
            ? CompareView::tr("1 change.")
            : CompareView::tr("%1 changes.").arg(words::number(comparison.changes.size()));
    return CompareView::tr("%1 Lines: %2.").arg(changes, parts.join(u", "_s));
}

CompareView::CompareView(session::DocumentSession& session,
                         KSyntaxHighlighting::Repository& repository, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new CompareModel(this))
    , m_table(new CompareTable(*m_model, repository))
    , m_counts(new QLabel)
    , m_previous(new QToolButton)
    , m_next(new QToolButton)
    , m_take(new QPushButton(tr("Ta&ke This Change")))
    , m_swap(new QPushButton(tr("Swap Sides")))
    , m_ignoreEnds(new QCheckBox(tr("&Ignore line ends")))
    , m_close(new QToolButton)
    , m_head(new QLabel)
{
    setObjectName("compareView"_L1);
    makeBar();
    makeLayout();
    connect(m_table, &CompareTable::takeRequested, this, &CompareView::take);
    connect(m_table, &CompareTable::lineActivated, this, &CompareView::lineRequested);
    connect(m_table, &CompareTable::placeChanged, this, &CompareView::updateActions);
    connect(&m_comparer, &Comparer::compared, this, &CompareView::showCompared);
    m_pause.setSingleShot(true);
    m_pause.setInterval(150ms);
    connect(&m_pause, &QTimer::timeout, this, &CompareView::compareAgain);
    connect(&m_session, &session::DocumentSession::analysisChanged, this, &CompareView::followText);
    m_head->setObjectName("compareVerdicts"_L1);
    m_head->setTextFormat(Qt::RichText);
    m_head->setWordWrap(true);
    m_head->setContentsMargins(8, 0, 8, 4);
    m_head->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::LinksAccessibleByKeyboard);
    connect(m_head, &QLabel::linkActivated, this, &CompareView::followLink);
    connect(&m_desk, &VerdictDesk::started, this, [this] {
        m_isCounting = true;
        showVerdicts();
    });
    connect(&m_desk, &VerdictDesk::reported, this, [this](const VerdictReportPtr& report) {
        m_isCounting = false;
        m_verdicts = report;
        showVerdicts();
    });
    updateActions();
    hide();
}

CompareView::~CompareView() = default;

void CompareView::makeBar()
{
    m_counts->setObjectName("compareCounts"_L1);
    m_counts->setTextFormat(Qt::PlainText);
    m_counts->setWordWrap(true);
    m_counts->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_counts->setMinimumWidth(m_counts->fontMetrics().averageCharWidth() * 14);
    m_counts->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    const auto fill = [this](QToolButton* button, QLatin1StringView name, QLatin1StringView icon,
                             const QString& text, void (CompareView::*act)()) {
        button->setObjectName(name);
        button->setIcon(icons::themed(icon));
        button->setAutoRaise(true);
        button->setToolTip(text);
        button->setAccessibleName(text);
        connect(button, &QToolButton::clicked, this, act);
    };
    fill(m_previous, "comparePrevious"_L1, "go-up"_L1, tr("Previous change"),
         &CompareView::goToPreviousChange);
    fill(m_next, "compareNext"_L1, "go-down"_L1, tr("Next change"), &CompareView::goToNextChange);
    fill(m_close, "compareClose"_L1, "window-close"_L1, tr("Close the comparison"),
         &CompareView::close);
    m_take->setObjectName("compareTake"_L1);
    m_take->setToolTip(tr("Makes these lines in the editor as they are in the other text. It can "
                          "be undone."));
    connect(m_take, &QPushButton::clicked, this, &CompareView::takeChange);
    m_swap->setObjectName("compareSwap"_L1);
    m_swap->setToolTip(
        tr("What is on the left goes to the right: what was added is then removed."));
    connect(m_swap, &QPushButton::clicked, this, [this] {
        m_side = m_side == Side::Left ? Side::Right : Side::Left;
        compareAgain();
    });
    m_ignoreEnds->setObjectName("compareIgnoreEnds"_L1);
    m_ignoreEnds->setToolTip(tr("Lines that differ only in how they end (LF, CR LF, CR) are then "
                                "equal."));
    connect(m_ignoreEnds, &QCheckBox::toggled, this, &CompareView::compareAgain);
}

void CompareView::setActions(QAction& previous, QAction& next)
{
    addActions({&previous, &next});
    const auto tell = [](QToolButton* button, const QAction& action) {
        const auto update = [button, &action] { tellKey(*button, action); };
        connect(&action, &QAction::changed, button, update);
        update();
    };
    tell(m_previous, previous);
    tell(m_next, next);
}

// What is narrow is high: its buttons and what it tells of verdicts take more lines.
QSize CompareView::minimumSizeHint() const
{
    const QSize least = QWidget::minimumSizeHint();
    return {least.width(), std::max(least.height(), layout()->minimumHeightForWidth(width()))};
}

void CompareView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width())
        updateGeometry();
}

void CompareView::makeLayout()
{
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(8, 2, 4, 2);
    auto* tools = new layout::FlowLayout;
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_previous, m_next, m_take, m_swap, m_ignoreEnds})
        tools->addWidget(widget);
    bar->addWidget(m_counts, 1);
    bar->addLayout(tools);
    bar->addWidget(m_close, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_head);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_table->sidewaysBar());
    setFocusProxy(m_table);
}

const ComparedPtr& CompareView::compared() const
{
    return m_model->compared();
}

bool CompareView::isCurrent() const
{
    const ComparedPtr& shown = compared();
    return shown && !m_comparer.isRunning() && m_session.isCurrent() &&
           shown->editedText()->revision == m_session.revision() && shown->otherText() == m_other;
}

void CompareView::compareWith(session::AnalysisPtr other, const QString& name, Side edited)
{
    m_table->setCompared(nullptr);
    updateActions();
    m_side = edited;
    m_verdicts = nullptr;
    showVerdicts();
    m_counts->setText(tr("Comparing…"));
    show();
    updateOther(std::move(other), name);
}

void CompareView::updateOther(session::AnalysisPtr other, const QString& name)
{
    m_otherName = name;
    m_other = std::move(other);
    compareAgain();
}

void CompareView::close()
{
    m_comparer.stop();
    m_other = nullptr;
    m_table->setCompared(nullptr);
    updateActions();
    hide();
    m_desk.setCompared(nullptr);
    Q_EMIT closed();
}

Comparer::Task CompareView::task() const
{
    return {.edited = m_session.analysis(),
            .other = m_other,
            .side = m_side,
            .options = {.ignoreLineEnds = m_ignoreEnds->isChecked()}};
}

/// Some times a second is enough for the eye, and leaves the window's thread to the keys.
void CompareView::followText()
{
    if (std::exchange(m_isHasty, false))
        compareAgain();
    else if (m_other && !m_pause.isActive())
        m_pause.start();
}

void CompareView::compareAgain()
{
    if (!m_other)
        return;
    m_pause.stop();
    const Comparer::Task wanted = task();
    const ComparedPtr& shown = compared();
    const bool isThere = shown && !m_comparer.isRunning() && shown->otherText() == wanted.other &&
                         shown->editedText()->revision == wanted.edited->revision &&
                         shown->edited == wanted.side && shown->options == wanted.options;
    if (!isThere) // else only findings of the text are new
        m_comparer.compare(wanted);
}

void CompareView::showCompared(const ComparedPtr& compared)
{
    if (!m_other || compared->otherText() != m_other)
        return; // another text came meanwhile
    m_table->setCompared(compared);
    updateNames();
    m_counts->setText(countsText(compared->comparison));
    m_counts->setToolTip(m_counts->text());
    updateActions();
    m_desk.setCompared(compared);
}

void CompareView::updateNames()
{
    const QString own = tr("Editor");
    const bool isLeft = compared()->edited == Side::Left;
    m_model->setNames(isLeft ? own : m_otherName, isLeft ? m_otherName : own);
}

void CompareView::updateActions()
{
    const bool hasChanges = compared() && !compared()->comparison.changes.empty();
    m_previous->setEnabled(hasChanges);
    m_next->setEnabled(hasChanges);
    m_take->setEnabled(m_table->currentChange().has_value());
    if (std::exchange(m_hasChanges, hasChanges) != hasChanges)
        Q_EMIT changesShown(hasChanges);
}

void CompareView::goToNextChange()
{
    m_table->goToNextChange();
}

void CompareView::goToPreviousChange()
{
    m_table->goToPreviousChange();
}

void CompareView::takeChange()
{
    if (const auto change = m_table->currentChange())
        take(compared(), *change);
}

void CompareView::take(const ComparedPtr& from, std::size_t change)
{
    if (from != compared()) {
        Q_EMIT changeMissed();
        return;
    }
    m_isHasty = true;
    Q_EMIT editsRequested({takenFromOther(*from, from->comparison.changes.at(change),
                                          text::bytesOf(m_session.lineEnding()))},
                          from->editedText()->revision);
}

void CompareView::showVerdicts()
{
    const QString title = tr("Verdicts from left to right:").toHtmlEscaped();
    QString text;
    if (m_verdicts) {
        const urllist::Difference& difference = m_verdicts->difference;
        QStringList names;
        for (std::size_t i = 0; i < difference.byCrawler.size(); ++i)
            if (difference.byCrawler[i] != verdicts::Flips{})
                names += nameOf(*m_verdicts, i);
        text = (m_verdicts->ofLoadedUrls
                    ? words::urlDifference(difference.flips, difference.urls, names)
                    : words::pathDifference(difference.flips, difference.urls, names,
                                            m_verdicts->isProved))
                   .toHtmlEscaped();
        if (m_verdicts->ofLoadedUrls && difference.flips != verdicts::Flips{})
            text += u" <a href=\"all\">"_s % tr("Show them").toHtmlEscaped() % u"</a>"_s;
        text += examplesHtml(*m_verdicts);
    }
    if (m_isCounting)
        text += u" <i>"_s % tr("Judging URLs…").toHtmlEscaped() % u"</i>"_s;
    m_head->setText(u"<b>"_s % title % u"</b> "_s % text);
    m_head->setVisible(!text.isEmpty());
}

void CompareView::followLink(const QString& link)
{
    if (!m_verdicts)
        return;
    bool isNumber = false;
    const auto example = static_cast<std::size_t>(link.toUInt(&isNumber));
    if (!isNumber) {
        Q_EMIT changedUrlsRequested(m_other);
        return;
    }
    const urllist::FlippedUrl& flipped = m_verdicts->difference.examples.at(example);
    Q_EMIT urlRequested(QString::fromStdString(flipped.url),
                        QString::fromStdString(m_verdicts->crawlers->at(flipped.crawler).text));
}

void CompareView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_head) {
        m_head->clear(); // the same text would keep the colours of its links
        showVerdicts();
    }
}

void CompareView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_desk.setActive(true);
}

void CompareView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_desk.setActive(false);
}

void CompareView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace crawlright::compare
