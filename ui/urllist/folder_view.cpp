// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/folder_view.h"

#include "ui/urllist/maybe_empty.h"
#include "ui/urllist/verdict_shapes.h"
#include "ui/words/lists.h"
#include "ui/words/tallies.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QTreeView>

#include <algorithm>

namespace crawlright::urllist {

using namespace Qt::StringLiterals;

namespace {
constexpr int leastNameLength = 24; // characters
} // namespace

FolderView::FolderView(UrlWorker& worker, QWidget* parent)
    : QWidget(parent)
    , m_model(new FolderModel(worker, this))
    , m_choice(new CrawlerChoice)
    , m_tree(new QTreeView)
    , m_pages(new MaybeEmpty(m_tree))
{
    makeTree();
    makeActions();
    connect(m_choice, &CrawlerChoice::crawlerChanged, this, [this](const QString& text) {
        m_model->setCrawler(text.toStdString());
        Q_EMIT crawlerChanged(text);
    });

    auto* label = new QLabel(tr("Ver&dicts for:"));
    label->setBuddy(m_choice);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(8, 6, 8, 6);
    head->addWidget(label);
    head->addWidget(m_choice, 1);
    head->addStretch(2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_pages, 1);
    setFocusProxy(m_tree);
    setSummary(nullptr);
}

void FolderView::makeTree()
{
    m_tree->setModel(m_model);
    m_tree->setObjectName("folders"_L1);
    m_tree->setAccessibleName(tr("Folders"));
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setTextElideMode(Qt::ElideMiddle);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setItemDelegateForColumn(FolderModel::NameColumn, new UrlDelegate(m_tree));
    m_tree->setItemDelegateForColumn(FolderModel::VerdictColumn,
                                     new BarDelegate(FolderModel::TallyRole, m_tree));
    QHeaderView* header = m_tree->header();
    header->setStretchLastSection(false);
    // By what may come, not by what is there: widths that follow the numbers would jump as one
    // types.
    const QFontMetrics metrics(font());
    const auto room = [&](const QString& widest) { return metrics.horizontalAdvance(widest) + 24; };
    header->resizeSection(FolderModel::CountColumn, room(words::number(10'000'000)));
    header->resizeSection(FolderModel::VerdictColumn,
                          room(words::blockedText({.allowed = 1, .blocked = 999'999})) + 100);
    header->resizeSection(FolderModel::ChangedColumn, room(words::flipsText({.blocked = 99'999})));
    header->setMinimumSectionSize(metrics.averageCharWidth() * 10);
    m_tree->viewport()->installEventFilter(this); // its width is what there is to be shared
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setSortIndicator(FolderModel::NameColumn, Qt::AscendingOrder);
    connect(header, &QHeaderView::sectionClicked, this, &FolderView::sortBy);
    connect(m_tree, &QTreeView::activated, this, &FolderView::activate);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        const QModelIndex top = m_model->index(0, 0);
        m_tree->expand(top);
        m_tree->setCurrentIndex(top);
    });
}

void FolderView::makeActions()
{
    auto* show = new QAction(tr("&Show in the Table"), this);
    connect(show, &QAction::triggered, this, [this] { activate(m_tree->currentIndex()); });
    auto* copy = new QAction(tr("&Copy Path"), this);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, [this] {
        const QModelIndex current = m_tree->currentIndex();
        if (current.isValid() && m_model->kindOf(current) != FolderModel::Kind::More)
            QGuiApplication::clipboard()->setText(QString::fromUtf8(m_model->pathOf(current)));
    });
    m_tree->addActions({show, copy});
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void FolderView::sortBy(int column)
{
    const bool isByCount = column == FolderModel::CountColumn;
    if (isByCount || column == FolderModel::NameColumn)
        m_model->sort(column);
    else // by others it is not sorted: the mark stays where it was
        column = m_sortColumn;
    m_sortColumn = column;
    m_tree->header()->setSortIndicator(
        column, column == FolderModel::CountColumn ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void FolderView::setSummary(const SummaryPtr& summary)
{
    m_summary = summary;
    const bool isOtherList = (summary ? summary->table : nullptr) != m_shown;
    m_pages->setReason(!summary ? tr("Load a list of URLs to see its folders.")
                       : summary->table->loaded.urls.isEmpty()
                           ? tr("There are no URLs in the list.")
                       : summary->setting.crawlers.empty()
                           ? tr("Choose at least one crawler to see what it may fetch.")
                           : QString());
    if (summary)
        m_choice->setCrawlers(summary->setting.crawlers);
    if (isVisible() || isOtherList)
        takeSummary(summary);
}

/// Names take what room the numbers leave, but never so little that they cannot be read.
void FolderView::shareRoom()
{
    QHeaderView* header = m_tree->header();
    const int numbers = header->length() - header->sectionSize(FolderModel::NameColumn);
    header->resizeSection(FolderModel::NameColumn,
                          std::max(m_tree->viewport()->width() - numbers,
                                   fontMetrics().averageCharWidth() * leastNameLength));
}

bool FolderView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        shareRoom();
    return QWidget::eventFilter(watched, event);
}

/// What is not seen is not asked for.
void FolderView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    takeSummary(m_summary);
}

void FolderView::takeSummary(const SummaryPtr& summary)
{
    m_shown = summary ? summary->table : nullptr;
    m_model->setSummary(summary);
}

void FolderView::activate(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    switch (m_model->kindOf(index)) {
    case FolderModel::Kind::Folder:
        Q_EMIT folderActivated(m_model->pathOf(index));
        break;
    case FolderModel::Kind::Page:
        Q_EMIT urlActivated(m_model->urlOf(index));
        break;
    case FolderModel::Kind::More:
        m_model->loadMore(index);
        break;
    }
}

} // namespace crawlright::urllist
