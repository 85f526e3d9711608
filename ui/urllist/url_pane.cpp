// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/url_pane.h"

#include "ui/icons/icons.h"
#include "ui/urllist/export_flow.h"
#include "ui/urllist/filter_bar.h"
#include "ui/urllist/folder_view.h"
#include "ui/urllist/log_hits_view.h"
#include "ui/urllist/source_bar.h"
#include "ui/urllist/treemap_view.h"
#include "ui/urllist/url_table_model.h"
#include "ui/words/lists.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTableView>

#include <map>
#include <set>

namespace crawlright::urllist {

using namespace Qt::StringLiterals;

namespace {

constexpr int emptyPage = 0;
constexpr int firstView = 1; // page of the first tab
constexpr std::size_t mostExpected = 1'000;

/// The one local file that is dropped; empty: something else is.
QString droppedFile(const QMimeData* data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 && urls.first().isLocalFile() ? urls.first().toLocalFile() : QString();
}

/// Of a long URL both ends are shown.
class AddressDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideMiddle;
    }
};

} // namespace

UrlPane::UrlPane(UrlLists& lists, QWidget* parent)
    : QWidget(parent)
    , m_lists(lists)
    , m_model(new UrlTableModel(lists, this))
    , m_source(new SourceBar(lists))
    , m_filter(new FilterBar)
    , m_tabs(new QTabBar)
    , m_pages(new QStackedWidget)
    , m_table(new QTableView)
    , m_folders(new FolderView(lists.worker()))
    , m_map(new TreemapView(lists.worker()))
    , m_export(new ExportFlow(this))
    , m_nothing(new QLabel)
{
    setAcceptDrops(true);
    makeTable();
    m_pages->addWidget(makeEmptyPage());
    addView(tr("Ta&ble"), makeTablePage());
    makeViews();
    m_tabs->setObjectName("urlViews"_L1);
    m_tabs->setDocumentMode(true);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);

    auto* top = new QHBoxLayout;
    top->addWidget(m_tabs, 0, Qt::AlignBottom);
    top->addWidget(m_source, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_pages, 1);
    setFocusProxy(m_table);
    connectParts();
    m_tabs->hide();
}

QWidget* UrlPane::makeTablePage()
{
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_filter);
    layout->addWidget(m_table, 1);
    return page;
}

void UrlPane::makeViews()
{
    auto* hits = new LogHitsView(m_lists.worker());
    addView(tr("Fo&lders"), m_folders);
    addView(tr("&Picture"), m_map);
    addView(tr("H&its of Logs"), hits);
    connectView(m_folders);
    connectView(m_map);
    connect(m_folders, &FolderView::crawlerChanged, m_map, &TreemapView::setCrawler);
    connect(m_map, &TreemapView::crawlerChanged, m_folders, &FolderView::setCrawler);
    connect(m_map, &TreemapView::pictureSaved, this, [this](const QString& path) {
        Q_EMIT done(tr("Saved the picture as “%1”.").arg(path));
    });
    connect(m_map, &TreemapView::savingFailed, this, &UrlPane::failed);
    connect(&m_lists, &UrlLists::summaryChanged, hits, &LogHitsView::setSummary);
    connect(hits, &LogHitsView::lineRequested, this, &UrlPane::lineRequested);
}

template <class View>
void UrlPane::connectView(View* view)
{
    connect(&m_lists, &UrlLists::summaryChanged, view, &View::setSummary);
    connect(view, &View::urlActivated, this, &UrlPane::chooseUrl);
    connect(view, &View::folderActivated, this, &UrlPane::showFolder);
}

QString UrlPane::crawler() const
{
    return m_folders->crawler();
}

void UrlPane::setCrawler(const QString& text)
{
    m_folders->setCrawler(text);
    m_map->setCrawler(text);
}

void UrlPane::chooseUrl(const QByteArray& url)
{
    Q_EMIT urlChosen(QString::fromUtf8(url), m_folders->crawler());
}

void UrlPane::showFolder(const QByteArray& path)
{
    m_tabs->setCurrentIndex(0);
    m_filter->setText(QString::fromUtf8(path));
}

void UrlPane::exportShown()
{
    const SummaryPtr& summary = m_lists.summary();
    if (!summary)
        return;
    m_export->ask({.table = summary->table,
                   .analysis = summary->setting.now,
                   .crawlers = summary->setting.crawlers,
                   .rows = m_model->order()});
}

std::shared_ptr<const std::vector<urls::Row>> UrlPane::shownRows() const
{
    return m_model->order();
}

void UrlPane::lightUp(text::LineNumber line)
{
    m_model->setLitLine(line);
}

void UrlPane::addView(const QString& title, QWidget* view)
{
    m_pages->addWidget(view);
    m_tabs->addTab(title);
}

void UrlPane::connectParts()
{
    connect(m_source, &SourceBar::fileWanted, this, &UrlPane::loadFromFile);
    connect(m_source, &SourceBar::pasteWanted, this, &UrlPane::loadFromClipboard);
    connect(m_source, &SourceBar::exportWanted, this, &UrlPane::exportShown);
    connect(m_export, &ExportFlow::written, this,
            [this](const QString& path) { Q_EMIT done(tr("Exported to “%1”.").arg(path)); });
    connect(m_export, &ExportFlow::failed, this, &UrlPane::failed);
    connect(m_filter, &FilterBar::filterChanged, this,
            [this] { m_model->setFilter(m_filter->filter()); });
    connect(m_filter, &FilterBar::baselineWanted, this, &UrlPane::baselineWanted);
    connect(m_model, &UrlTableModel::orderChanged, this, &UrlPane::updateShown);
    connect(m_tabs, &QTabBar::currentChanged, this, &UrlPane::showPage);
    connect(&m_lists, &UrlLists::summaryChanged, m_filter, &FilterBar::setSummary);
    connect(&m_lists, &UrlLists::loadingEnded, this, &UrlPane::tellLoad);
    connect(&m_lists, &UrlLists::tableChanged, this, [this] {
        m_filter->setLine(0);
        showPage();
    });
}

void UrlPane::showPage()
{
    const bool isList = m_lists.table() != nullptr;
    m_tabs->setVisible(isList);
    m_pages->setCurrentIndex(isList ? firstView + m_tabs->currentIndex() : emptyPage);
}

void UrlPane::makeTable()
{
    m_table->setModel(m_model);
    m_table->setObjectName("urlTable"_L1);
    m_table->setAccessibleName(tr("URLs"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setTextElideMode(Qt::ElideRight);
    m_table->setItemDelegateForColumn(UrlTableModel::UrlColumn, new AddressDelegate(m_table));
    m_table->setLayoutDirection(Qt::LeftToRight); // URLs and rules read so in every language
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    QHeaderView* header = m_table->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setDefaultSectionSize(fontMetrics().averageCharWidth() * 34);
    header->setStretchLastSection(true);
    header->setHighlightSections(false);
    header->resizeSection(UrlTableModel::UrlColumn, fontMetrics().averageCharWidth() * 60);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->setSortIndicatorClearable(true);
    m_table->setSortingEnabled(true);

    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                // A table that gets the focus makes its first row the current one, unasked.
                if (m_table->selectionModel()->isSelected(current))
                    choose(current);
            });
    connect(m_table, &QTableView::clicked, this, &UrlPane::choose); // it may be current already
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (const auto facts = m_model->factsAt(index); facts && facts->line > 0)
            Q_EMIT lineRequested(facts->line);
    });
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &UrlPane::keepPlace);
    connect(m_model, &QAbstractItemModel::modelReset, this, &UrlPane::returnToPlace);
    auto* copy = new QAction(icons::themed("edit-copy"_L1), tr("&Copy URLs"), m_table);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &UrlPane::copySelected);
    auto* paste =
        new QAction(icons::themed("edit-paste"_L1), tr("Load URLs from the Clip&board"), m_table);
    paste->setShortcut(QKeySequence::Paste);
    paste->setShortcutContext(Qt::WidgetShortcut);
    connect(paste, &QAction::triggered, this, &UrlPane::loadFromClipboard);
    auto* line = new QAction(tr("Show Only URLs of the Deciding &Line"), m_table);
    connect(line, &QAction::triggered, this, [this] {
        if (const auto facts = m_model->factsAt(m_table->currentIndex()); facts && facts->line > 0)
            m_filter->setLine(facts->line);
    });
    auto* expected = new QAction(tr("Make These Verdicts &Expectations"), m_table);
    connect(expected, &QAction::triggered, this, &UrlPane::expectSelected);
    m_table->addActions({copy, line, expected, paste});
}

QWidget* UrlPane::makeEmptyPage()
{
    auto* page = new QWidget;
    m_nothing->setObjectName("urlsNothing"_L1);
    m_nothing->setText(
        tr("Load URLs, and see at every edit which of them are blocked, for whom, and "
           "what the edit changed.\n"
           "A list, a CSV export of a crawler or of Search Console, a sitemap, or "
           "an access log; also packed with gzip. You can drop a file here."));
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    auto* file = new QPushButton(icons::themed("document-open"_L1), tr("Load fro&m a File…"));
    auto* paste = new QPushButton(icons::themed("edit-paste"_L1), tr("Load from the Clipboar&d"));
    connect(file, &QPushButton::clicked, this, &UrlPane::loadFromFile);
    connect(paste, &QPushButton::clicked, this, &UrlPane::loadFromClipboard);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(file);
    buttons->addWidget(paste);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(24, 4, 24, 4);
    layout->addStretch();
    layout->addWidget(m_nothing);
    layout->addSpacing(6);
    layout->addLayout(buttons);
    layout->addStretch();
    return page;
}

void UrlPane::keepPlace()
{
    const QModelIndex current = m_table->currentIndex();
    m_place = {.table = m_model->table(),
               .row =
                   current.isValid() ? std::optional(m_model->rowAt(current.row())) : std::nullopt,
               .column = current.column(),
               .scrolled = m_table->verticalScrollBar()->value()};
}

/// Only its place changed: nothing is chosen anew.
void UrlPane::returnToPlace()
{
    const Place place = std::exchange(m_place, {});
    if (!place.table || place.table != m_model->table())
        return;
    if (const auto row = place.row ? m_model->placeOf(*place.row) : std::nullopt) {
        const QSignalBlocker blocker(this);
        m_table->selectionModel()->setCurrentIndex(m_model->index(*row, place.column),
                                                   QItemSelectionModel::ClearAndSelect);
    }
    m_table->verticalScrollBar()->setValue(place.scrolled); // not to where that is
}

void UrlPane::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const std::string_view url = m_model->urlAt(index.row());
    const Lead* lead = m_model->leadOf(index.column());
    Q_EMIT urlChosen(QString::fromUtf8(url.data(), static_cast<qsizetype>(url.size())),
                     lead ? QString::fromStdString(lead->crawler.text) : QString());
}

/// Not by selected cells: of a million rows these are many millions.
void UrlPane::copySelected()
{
    std::vector<std::pair<int, int>> ranges;
    for (const QItemSelectionRange& range : m_table->selectionModel()->selection())
        ranges.emplace_back(range.top(), range.bottom());
    std::ranges::sort(ranges);
    std::vector<urls::Row> rows;
    int next = 0; // the first place that is not there yet
    for (const auto& [top, bottom] : ranges) {
        for (int place = std::max(top, next); place <= bottom; ++place)
            rows.push_back(m_model->rowAt(place));
        next = std::max(next, bottom + 1);
    }
    work::inBackground(
        this,
        [table = m_lists.table(), rows = std::move(rows)] {
            std::string text;
            for (const urls::Row row : rows) {
                text += table->loaded.urls[row];
                text += '\n';
            }
            return QString::fromStdString(text);
        },
        [](const QString& text) { QGuiApplication::clipboard()->setText(text); });
}

/// Of a row whose URL alone is selected, the verdicts of all columns; each of the crawler that is
/// named first above it.
void UrlPane::expectSelected()
{
    std::set<std::pair<urls::Row, std::size_t>> cells; // crawlers by their place
    for (const QItemSelectionRange& range : m_table->selectionModel()->selection()) {
        const bool isUrl = range.right() == UrlTableModel::UrlColumn;
        const int first = std::max(range.left(), UrlTableModel::FirstCrawlerColumn);
        const int last = isUrl ? m_model->columnCount() - 1 : range.right();
        for (int place = range.top(); place <= range.bottom() && cells.size() <= mostExpected;
             ++place)
            for (int column = first; column <= last; ++column)
                cells.emplace(m_model->rowAt(place), m_model->leadOf(column)->place);
    }
    if (cells.size() > mostExpected) {
        Q_EMIT failed(tr("More than %1 verdicts are selected. Select fewer, for expectations are "
                         "meant to be read.")
                          .arg(words::number(mostExpected)));
        return;
    }
    std::map<std::size_t, std::string> names; // by place
    for (int column = UrlTableModel::FirstCrawlerColumn; column < m_model->columnCount(); ++column)
        names.emplace(m_model->leadOf(column)->place, m_model->leadOf(column)->crawler.text);
    m_lists.worker().ask(
        UrlWorker::Topic::Expect, this,
        [this, cells = std::move(cells), names = std::move(names), table = m_lists.table()](
            const Judging& judging, const UrlWorker::IsStopped&) -> UrlWorker::Done {
            std::vector<expect::NewExpectation> wanted;
            const auto& asked = judging.setting().crawlers;
            for (const auto& [row, crawler] : cells) {
                if (judging.tablePtr() != table || crawler >= asked.size() ||
                    asked[crawler].text != names.at(crawler))
                    return [] {}; // another list was loaded meanwhile, or other crawlers chosen
                const verdicts::Column& column = judging.columns()[judging.columnOf(crawler)];
                if (column.at(row).verdict != rules::Verdict::Undefined) {
                    wanted.push_back({.verdict = column.at(row).verdict,
                                      .crawler = asked[crawler].text,
                                      .address = std::string(table->loaded.urls[row])});
                }
            }
            return [this, wanted] { Q_EMIT expectationsWanted(wanted); };
        });
}

/// What went wrong is told where there is room for it, too.
void UrlPane::tellLoad(const LoadResult& result)
{
    if (!result.table)
        return;
    if (result.error)
        Q_EMIT failed(urllist::loadText(result));
    else if (result.table->loaded.report.bad() > 0 || !result.missingSitemaps.isEmpty())
        Q_EMIT warned(urllist::loadText(result));
}

void UrlPane::updateShown()
{
    const UrlTablePtr& table = m_lists.table();
    m_filter->setShown(static_cast<std::size_t>(m_model->rowCount()),
                       table ? table->loaded.urls.size() : 0);
}

void UrlPane::showLine(text::LineNumber line)
{
    m_tabs->setCurrentIndex(0);
    m_filter->setLine(line);
}

void UrlPane::showChanged()
{
    m_tabs->setCurrentIndex(0);
    m_filter->showChangedOnly();
}

text::LineNumber UrlPane::line() const
{
    return m_filter->line();
}

void UrlPane::moveLine(text::LineNumber line)
{
    m_filter->setLine(line);
}

void UrlPane::loadFromFile()
{
    auto* dialog = new QFileDialog(this, tr("Load URLs"), m_folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("All files (*)"), tr("Lists and tables (*.txt *.csv *.tsv)"),
                            tr("Sitemaps (*.xml *.xml.gz)"), tr("Logs (*.log *.log.gz *.json)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_folder = QFileInfo(path).absolutePath();
        m_lists.load({.path = path, .text = {}, .options = {}});
    });
    dialog->open();
}

void UrlPane::loadText(const QString& text)
{
    m_lists.load({.path = {},
                  .text = std::make_shared<const std::string>(text.toStdString()),
                  .options = {}});
}

void UrlPane::loadFromClipboard()
{
    const QMimeData* held = QGuiApplication::clipboard()->mimeData();
    if (const QString path = held ? droppedFile(held) : QString(); !path.isEmpty())
        m_lists.load({.path = path, .text = {}, .options = {}});
    else if (const QString text = QGuiApplication::clipboard()->text(); !text.trimmed().isEmpty())
        loadText(text);
    else
        Q_EMIT failed(tr("There is no text on the clipboard, so no URLs were loaded."));
}

void UrlPane::dragEnterEvent(QDragEnterEvent* event)
{
    if (!droppedFile(event->mimeData()).isEmpty() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void UrlPane::dropEvent(QDropEvent* event)
{
    const QString path = droppedFile(event->mimeData());
    if (!path.isEmpty())
        m_lists.load({.path = path, .text = {}, .options = {}});
    else
        loadText(event->mimeData()->text());
    event->acceptProposedAction();
}

} // namespace crawlright::urllist
