// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/problems/problems_pane.h"

#include "ui/icons/icons.h"
#include "ui/problems/problems_model.h"
#include "ui/work/background.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace crawlright::problems {

using namespace Qt::StringLiterals;
using checks::Severity;

namespace {

/// Above this many findings the list is made on a worker.
constexpr std::size_t manyFindings = 2000;

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
{
    makeView();

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
    layout->addWidget(m_pages);
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
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);

    QHeaderView* header = m_view->header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    header->setSectionResizeMode(ProblemsModel::SentenceColumn, QHeaderView::Stretch);
    const QFontMetrics metrics(font());
    header->resizeSection(ProblemsModel::PlaceColumn,
                          metrics.horizontalAdvance("100000:100"_L1) + 24);
    header->resizeSection(ProblemsModel::IdColumn,
                          metrics.horizontalAdvance("agent-token-truncated"_L1) + 24);

    connect(m_view, &QTreeView::activated, this,
            [this](const QModelIndex& index) { activateRow(index.row()); });
    connect(m_view, &QTreeView::clicked, this,
            [this](const QModelIndex& index) { activateRow(index.row()); });

    auto* copy = new QAction(icons::themed("edit-copy"_L1), tr("&Copy"), m_view);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &ProblemsPane::copySelected);
    m_view->addAction(copy);
}

QWidget* ProblemsPane::makeFilterRow()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(6, 4, 6, 4);
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
    layout->addStretch(1);
    m_text->setPlaceholderText(tr("Filter problems"));
    m_text->setAccessibleName(tr("Filter problems by text"));
    m_text->setClearButtonEnabled(true);
    m_text->addAction(icons::themed("edit-find"_L1), QLineEdit::LeadingPosition);
    m_text->setMaximumWidth(fontMetrics().averageCharWidth() * 40);
    m_text->setMinimumWidth(fontMetrics().averageCharWidth() * 12);
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter.text = text.trimmed();
        arrangeAgain();
    });
    layout->addWidget(m_text, 1);
    return row;
}

void ProblemsPane::setAnalysis(const session::AnalysisPtr& analysis)
{
    m_analysis = analysis;
    arrangeAgain();
}

void ProblemsPane::setReaders(const std::vector<dialects::Id>& readers)
{
    m_readers = readers;
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
        take(arrange(m_analysis, m_readers, m_filter));
        return;
    }
    work::inBackground(
        this,
        [analysis = m_analysis, readers = m_readers, filter = m_filter] {
            return arrange(analysis, readers, filter);
        },
        [this, request](ProblemList list) {
            if (request == m_request)
                take(std::move(list));
        });
}

void ProblemsPane::take(ProblemList list)
{
    const QModelIndex current = m_view->currentIndex();
    const int currentRow = current.isValid() ? current.row() : -1;
    m_counts = list.counts;
    m_model->setList(std::move(list));
    if (currentRow >= 0 && !m_view->currentIndex().isValid() && m_model->rowCount() > 0) {
        const int row = std::min(currentRow, m_model->rowCount() - 1);
        m_view->setCurrentIndex(m_model->index(row, 0));
    }
    updateButtons();
    showEmptyState();
    Q_EMIT countsChanged(m_counts);
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
    m_emptyText->setText(hidden ? tr("The filter hides every problem (%1).")
                                     .arg(QLocale().toString(total(m_counts)))
                                : tr("No problems found."));
    m_pages->setCurrentIndex(1);
}

void ProblemsPane::updateButtons()
{
    const QLocale locale;
    for (const Severity severity : shownSeverities) {
        const auto count = static_cast<int>(m_counts.at(slot(severity)));
        QToolButton* button = m_buttons.at(slot(severity));
        QString name;
        switch (severity) {
        case Severity::Error: name = tr("Errors: %1"); break;
        case Severity::Warning: name = tr("Warnings: %1"); break;
        case Severity::Info: name = tr("Notes: %1"); break;
        default: name = tr("Hints: %1"); break;
        }
        name = name.arg(locale.toString(count));
        button->setText(locale.toString(count));
        button->setAccessibleName(name);
        button->setToolTip(button->isChecked() ? tr("%1. Click to hide them.").arg(name)
                                               : tr("%1. Hidden; click to show them.").arg(name));
    }
}

void ProblemsPane::activateRow(int row)
{
    if (row < 0 || row >= m_model->rowCount())
        return;
    // A copy: the receiver may cause a new analysis.
    const checks::Finding finding = m_model->list().findingAt(static_cast<std::size_t>(row));
    Q_EMIT findingActivated(finding);
}

void ProblemsPane::activateNext(text::Offset from)
{
    const ProblemList& list = m_model->list();
    if (list.rows.empty())
        return;
    const auto after = std::ranges::find_if(list.rows, [&](const ProblemList::Row& row) {
        return list.analysis->findings[row.finding].span.begin > from;
    });
    const auto row = after == list.rows.end() ? 0 : static_cast<int>(after - list.rows.begin());
    m_view->setCurrentIndex(m_model->index(row, 0));
    activateRow(row);
}

void ProblemsPane::activatePrevious(text::Offset from)
{
    const ProblemList& list = m_model->list();
    if (list.rows.empty())
        return;
    auto row = static_cast<int>(list.rows.size()) - 1;
    for (int i = row; i >= 0; --i) {
        if (list.findingAt(static_cast<std::size_t>(i)).span.begin < from) {
            row = i;
            break;
        }
    }
    m_view->setCurrentIndex(m_model->index(row, 0));
    activateRow(row);
}

void ProblemsPane::copySelected() const
{
    QModelIndexList rows = m_view->selectionModel()->selectedRows();
    std::ranges::sort(rows);
    QStringList lines;
    for (const QModelIndex& index : rows)
        lines.append(m_model->textOf(index.row()));
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace crawlright::problems
