// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/problems/problems_pane.h"

#include "ui/icons/field_buttons.h"
#include "ui/icons/icons.h"
#include "ui/layout/flow_layout.h"
#include "ui/problems/problems_model.h"
#include "ui/words/dialects.h"
#include "ui/work/background.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <numeric>
#include <utility>

namespace crawlright::problems {

using namespace Qt::StringLiterals;
using checks::Severity;

namespace {

/// Above this many findings the list is made on a worker.
constexpr std::size_t manyFindings = 2000;
/// Up to this many all groups are open until somebody closes one.
constexpr std::size_t fewFindings = 40;

/// More are not held against those of another analysis: that takes longer than it spares.
constexpr std::size_t mostHeld = 10'000;

/// Whether a list of the one is a list of the other. The second stage of an analysis, which has the
/// document of the first, mostly finds what that took over from the text before.
bool tellSame(const session::Analysis& one, const session::Analysis& other)
{
    return one.document.bytes().data() == other.document.bytes().data() &&
           one.decidedAll == other.decidedAll && one.findings.size() <= mostHeld &&
           one.findings == other.findings;
}

constexpr std::array shownSeverities{Severity::Error, Severity::Warning, Severity::Info,
                                     Severity::Hint};

std::size_t slot(Severity severity)
{
    return static_cast<std::size_t>(severity);
}

} // namespace

ProblemsPane::ProblemsPane(QWidget* parent)
    : QWidget(parent)
    , m_model(new ProblemsModel(this))
    , m_view(new QTreeView)
    , m_pages(new QStackedWidget)
    , m_emptyIcon(new QLabel)
    , m_emptyText(new QLabel)
    , m_text(new QLineEdit)
    , m_reader(new QComboBox)
    , m_grouping(new QComboBox)
    , m_undecided(new QLabel)
{
    makeView();
    makeActions();
    makeSelectors();
    m_undecided->setObjectName("undecided"_L1);
    m_undecided->setText(tr("Some rules are too many or too tangled to be compared: findings about "
                            "rules without effect may be missing."));
    m_undecided->setWordWrap(true);
    m_undecided->setForegroundRole(QPalette::PlaceholderText);
    m_undecided->setContentsMargins(8, 2, 8, 4);
    m_undecided->hide();

    auto* empty = new QWidget;
    auto* emptyLayout = new QVBoxLayout(empty);
    m_emptyIcon->setAlignment(Qt::AlignCenter);
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_emptyText->setObjectName("emptyText"_L1);
    emptyLayout->addStretch();
    emptyLayout->addWidget(m_emptyIcon);
    emptyLayout->addWidget(m_emptyText);
    emptyLayout->addStretch();
    m_pages->addWidget(m_view);
    m_pages->addWidget(empty);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeFilterRow());
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_undecided);
    setFocusProxy(m_view);
    updateButtons();
    showEmptyState();
}

void ProblemsPane::makeView()
{
    m_view->setModel(m_model);
    m_view->setObjectName("problemsView"_L1);
    m_view->setAccessibleName(tr("Problems"));
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setAlternatingRowColors(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setTextElideMode(Qt::ElideRight);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setExpandsOnDoubleClick(false);

    QHeaderView* header = m_view->header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    header->setSectionResizeMode(ProblemsModel::SentenceColumn, QHeaderView::Stretch);
    const QFontMetrics metrics(font());
    header->resizeSection(ProblemsModel::PlaceColumn,
                          metrics.horizontalAdvance("100000:100"_L1) + 24);
    header->resizeSection(ProblemsModel::IdColumn,
                          metrics.horizontalAdvance("agent-token-truncated"_L1) + 24);

    connect(m_view, &QTreeView::activated, this, &ProblemsPane::activate);
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (m_model->rowAt(index))
            activate(index);
    });
    connect(m_view, &QTreeView::customContextMenuRequested, this, &ProblemsPane::showMenu);
    const auto remember = [this](const QModelIndex& index, bool isOpen) {
        if (const ProblemList::Group* group = m_model->groupAt(index)) {
            (isOpen ? m_expanded : m_collapsed).insert(group->key);
            (isOpen ? m_collapsed : m_expanded).erase(group->key);
        }
    };
    connect(m_view, &QTreeView::expanded, this,
            [remember](const QModelIndex& index) { remember(index, true); });
    connect(m_view, &QTreeView::collapsed, this,
            [remember](const QModelIndex& index) { remember(index, false); });
}

void ProblemsPane::makeActions()
{
    m_copy = new QAction(icons::themed("edit-copy"_L1), tr("&Copy"), m_view);
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetShortcut);
    connect(m_copy, &QAction::triggered, this, &ProblemsPane::copySelected);
    m_copyAll = new QAction(tr("Copy &All Shown"), m_view);
    m_copyAll->setShortcut(QKeySequence(u"Ctrl+Shift+C"_s));
    m_copyAll->setShortcutContext(Qt::WidgetShortcut);
    connect(m_copyAll, &QAction::triggered, this, &ProblemsPane::copyAll);
    m_view->addActions({m_copy, m_copyAll});
}

void ProblemsPane::makeSelectors()
{
    m_grouping->setObjectName("problemsGrouping"_L1);
    m_grouping->setAccessibleName(tr("Grouping of problems"));
    m_grouping->setToolTip(tr("How problems are grouped. Many are grouped by kind by themselves."));
    const auto add = [this](const QString& text, Grouping grouping) {
        m_grouping->addItem(text, static_cast<int>(grouping));
    };
    add(tr("Grouped if many"), Grouping::Automatic);
    add(tr("Not grouped"), Grouping::None);
    add(tr("By kind"), Grouping::Kind);
    add(tr("By severity"), Grouping::Severity);
    add(tr("By group of the file"), Grouping::Agents);
    connect(m_grouping, &QComboBox::currentIndexChanged, this, &ProblemsPane::arrangeAgain);

    m_reader->setObjectName("problemsReader"_L1);
    m_reader->setAccessibleName(tr("Crawler whose problems are shown"));
    m_reader->setToolTip(tr("Show only what concerns one of the chosen crawlers."));
    m_reader->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_reader, &QComboBox::currentIndexChanged, this, [this] {
        const QVariant chosen = m_reader->currentData();
        m_filter.reader = chosen.isValid()
                              ? std::optional(static_cast<dialects::Id>(chosen.toInt()))
                              : std::nullopt;
        arrangeAgain();
    });
    fillReaders();
}

// What was chosen stays chosen, where it is still offered.
void ProblemsPane::fillReaders()
{
    const QVariant chosen = m_reader->currentData();
    const QSignalBlocker blocker(m_reader);
    m_reader->clear();
    m_reader->addItem(tr("All chosen crawlers"));
    for (const dialects::Id reader : m_readers)
        m_reader->addItem(words::dialectName(reader), static_cast<int>(reader));
    const int again = chosen.isValid() ? m_reader->findData(chosen) : 0;
    m_reader->setCurrentIndex(std::max(again, 0));
    if (again <= 0)
        m_filter.reader.reset();
}

// In a narrow pane it takes several rows.
QWidget* ProblemsPane::makeFilterRow()
{
    auto* row = new QWidget;
    auto* flow = new layout::FlowLayout(row);
    flow->setContentsMargins(6, 4, 6, 4);
    flow->setSpacing(8);
    flow->addWidget(makeSeverityButtons());
    flow->addWidget(m_reader);
    flow->addWidget(m_grouping);
    m_text->setPlaceholderText(tr("Filter problems"));
    m_text->setAccessibleName(tr("Filter problems by text"));
    icons::addClearButton(*m_text);
    icons::addSearchSign(*m_text);
    m_text->setMinimumWidth(fontMetrics().averageCharWidth() * 26);
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter.text = text.trimmed();
        arrangeAgain();
    });
    flow->addWidget(m_text);
    return row;
}

QWidget* ProblemsPane::makeSeverityButtons()
{
    auto* buttons = new QWidget;
    auto* layout = new QHBoxLayout(buttons);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (const Severity severity : shownSeverities) {
        auto* button = new QToolButton;
        button->setCheckable(true);
        button->setChecked(true);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIcon(iconOf(severity));
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::toggled, this,
                [this, severity](bool shown) { filterBy(severity, shown); });
        m_buttons.at(slot(severity)) = button;
        layout->addWidget(button);
    }
    return buttons;
}

void ProblemsPane::setAnalysis(const session::AnalysisPtr& analysis)
{
    const session::AnalysisPtr former = std::exchange(m_analysis, analysis);
    if (former && analysis && former == m_model->list().analysis && tellSame(*former, *analysis))
        m_model->setSameAnalysis(analysis);
    else
        arrangeAgain();
}

void ProblemsPane::setReaders(const std::vector<dialects::Id>& readers)
{
    m_readers = readers;
    fillReaders();
    arrangeAgain();
}

void ProblemsPane::filterBy(Severity severity, bool shown)
{
    m_filter.shows.at(slot(severity)) = shown;
    arrangeAgain();
}

void ProblemsPane::arrangeAgain()
{
    const quint64 request = ++m_request;
    if (!m_analysis || m_analysis->findings.size() <= manyFindings) {
        take(arrange(m_analysis, m_readers, m_filter, grouping()));
        return;
    }
    work::inBackground(
        this,
        [analysis = m_analysis, readers = m_readers, filter = m_filter, by = grouping()] {
            return arrange(analysis, readers, filter, by);
        },
        [this, request](ProblemList list) {
            if (request != m_request)
                return;
            list.analysis = m_analysis; // of the same text, with the same findings
            take(std::move(list));
        });
}

Grouping ProblemsPane::grouping() const
{
    return static_cast<Grouping>(m_grouping->currentData().toInt());
}

void ProblemsPane::setGrouping(Grouping grouping)
{
    if (const int index = m_grouping->findData(static_cast<int>(grouping)); index >= 0)
        m_grouping->setCurrentIndex(index);
}

void ProblemsPane::take(ProblemList list)
{
    const std::optional<std::size_t> former = m_model->rowAt(m_view->currentIndex());
    std::optional<std::size_t> current = former;
    if (former && list.analysis == m_model->list().analysis) { // only arranged otherwise
        const std::uint32_t finding = m_model->list().rows[*former].finding;
        const auto same = std::ranges::find(list.rows, finding, &ProblemList::Row::finding);
        if (same != list.rows.end())
            current = static_cast<std::size_t>(same - list.rows.begin());
    }
    const bool isNews = !std::exchange(m_isCounted, true) || list.counts != m_counts;
    m_counts = list.counts;
    m_undecided->setVisible(list.analysis && !list.analysis->decidedAll);
    if (list.grouping != m_shownGrouping) {
        m_shownGrouping = list.grouping;
        m_expanded.clear();
        m_collapsed.clear();
    }
    m_model->setList(std::move(list));
    m_view->setRootIsDecorated(m_model->isGrouped());
    expandKnown();
    const std::size_t rows = m_model->list().rows.size();
    if (current && rows > 0 && !m_view->currentIndex().isValid()) {
        const QModelIndex index = m_model->indexOfRow(std::min(*current, rows - 1));
        // A closed group stays closed.
        const QModelIndex parent = index.parent();
        m_view->setCurrentIndex(parent.isValid() && !m_view->isExpanded(parent) ? parent : index);
    }
    updateButtons();
    showEmptyState();
    if (isNews)
        Q_EMIT countsChanged(m_counts);
}

// After a reset everything is closed.
void ProblemsPane::expandKnown()
{
    const ProblemList& list = m_model->list();
    for (std::size_t i = 0; i < list.groups.size(); ++i) {
        const std::uint32_t key = list.groups[i].key;
        const bool isOpen = m_expanded.contains(key) ||
                            (list.rows.size() <= fewFindings && !m_collapsed.contains(key));
        const QModelIndex index = m_model->index(static_cast<int>(i), 0);
        if (isOpen && !m_view->isExpanded(index)) {
            const QSignalBlocker blocker(m_view); // it is not the user who opens it
            m_view->expand(index);
        }
    }
}

void ProblemsPane::showEmptyState()
{
    if (m_model->rowCount() > 0) {
        m_pages->setCurrentIndex(0);
        return;
    }
    const bool hidden = total(m_counts) > 0;
    const QIcon icon = hidden ? icons::symbol("edit-find"_L1, icons::Tone::Quiet)
                              : icons::symbol("no-problems"_L1, icons::Tone::Positive);
    m_emptyIcon->setPixmap(icon.pixmap(QSize(32, 32), devicePixelRatioF()));
    m_emptyText->setText(
        hidden ? tr("The filter hides every problem (%1).").arg(QLocale().toString(total(m_counts)))
               : tr("No problems found."));
    m_pages->setCurrentIndex(1);
}

void ProblemsPane::updateButtons()
{
    const QLocale locale;
    for (const Severity severity : shownSeverities) {
        const std::uint32_t count = m_counts.at(slot(severity));
        QToolButton* button = m_buttons.at(slot(severity));
        const QString name = countTitle(severity, count);
        button->setText(locale.toString(count));
        button->setAccessibleName(name);
        button->setToolTip(button->isChecked() ? tr("%1. Click to hide them.").arg(name)
                                               : tr("%1. Hidden; click to show them.").arg(name));
    }
}

void ProblemsPane::activate(const QModelIndex& index)
{
    const auto row = m_model->rowAt(index);
    if (!row) {
        const QModelIndex group = index.siblingAtColumn(0);
        m_view->setExpanded(group, !m_view->isExpanded(group));
        return;
    }
    // A copy: the receiver may cause a new analysis.
    const checks::Finding finding = m_model->list().findingAt(*row);
    Q_EMIT findingActivated(finding);
}

void ProblemsPane::showRow(std::size_t row)
{
    const QModelIndex index = m_model->indexOfRow(row);
    m_view->setCurrentIndex(index);
    activate(index);
}

// By place, whatever the groups.
void ProblemsPane::activateNext(text::Offset from)
{
    const ProblemList& list = m_model->list();
    std::optional<std::size_t> first;
    std::optional<std::size_t> next;
    const auto beginOf = [&list](std::size_t row) { return list.findingAt(row).span.begin; };
    for (std::size_t row = 0; row < list.rows.size(); ++row) {
        if (!first || beginOf(row) < beginOf(*first))
            first = row;
        if (beginOf(row) > from && (!next || beginOf(row) < beginOf(*next)))
            next = row;
    }
    if (first)
        showRow(next.value_or(*first));
}

void ProblemsPane::activatePrevious(text::Offset from)
{
    const ProblemList& list = m_model->list();
    std::optional<std::size_t> last;
    std::optional<std::size_t> previous;
    const auto beginOf = [&list](std::size_t row) { return list.findingAt(row).span.begin; };
    for (std::size_t row = 0; row < list.rows.size(); ++row) {
        if (!last || beginOf(row) >= beginOf(*last))
            last = row;
        if (beginOf(row) < from && (!previous || beginOf(row) >= beginOf(*previous)))
            previous = row;
    }
    if (last)
        showRow(previous.value_or(*last));
}

void ProblemsPane::showMenu(QPoint position)
{
    auto* menu = new QMenu(this);
    menu->setObjectName("problemsMenu"_L1);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QModelIndex index = m_view->currentIndex();
    auto row = m_model->rowAt(index);
    if (const ProblemList::Group* group = m_model->groupAt(index);
        !row && group && m_model->list().grouping == Grouping::Kind)
        row = group->first; // all of them are alike
    if (row) {
        const ProblemList& list = m_model->list();
        Q_EMIT menuMade(menu, list.analysis, list.rows[*row].finding);
        menu->addSeparator();
    }
    m_copy->setEnabled(m_view->selectionModel()->hasSelection());
    m_copyAll->setEnabled(!m_model->list().rows.empty());
    menu->addActions({m_copy, m_copyAll});
    if (m_model->isGrouped()) {
        menu->addSeparator();
        menu->addAction(tr("&Expand All"), m_view, &QTreeView::expandAll);
        menu->addAction(tr("C&ollapse All"), m_view, &QTreeView::collapseAll);
    }
    connect(menu, &QMenu::aboutToHide, this, [this] { m_copy->setEnabled(true); });
    menu->popup(m_view->viewport()->mapToGlobal(position));
}

// In the order that is shown; a selected group stands for all that is in it.
std::vector<std::uint32_t> ProblemsPane::selectedRows() const
{
    std::set<std::uint32_t> rows;
    for (const QModelIndex& index : m_view->selectionModel()->selectedRows()) {
        if (const auto row = m_model->rowAt(index)) {
            rows.insert(static_cast<std::uint32_t>(*row));
        } else if (const ProblemList::Group* group = m_model->groupAt(index)) {
            for (std::uint32_t i = 0; i < group->count; ++i)
                rows.insert(group->first + i);
        }
    }
    return {rows.begin(), rows.end()};
}

void ProblemsPane::copyAll()
{
    std::vector<std::uint32_t> rows(m_model->list().rows.size());
    std::iota(rows.begin(), rows.end(), 0U);
    copy(std::move(rows));
}

void ProblemsPane::copy(std::vector<std::uint32_t> rows)
{
    if (rows.empty())
        return;
    const auto lines = [](const ProblemList& list, const std::vector<std::uint32_t>& wanted) {
        QStringList texts;
        texts.reserve(static_cast<qsizetype>(wanted.size()));
        for (const std::uint32_t row : wanted)
            texts.append(lineOf(list, row));
        return texts.join(u'\n');
    };
    if (rows.size() <= manyFindings) {
        QGuiApplication::clipboard()->setText(lines(m_model->list(), rows));
        return;
    }
    work::inBackground(
        this, [list = m_model->list(), rows = std::move(rows), lines] { return lines(list, rows); },
        [](const QString& text) { QGuiApplication::clipboard()->setText(text); });
}

} // namespace crawlright::problems
