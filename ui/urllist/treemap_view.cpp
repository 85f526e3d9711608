// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/treemap_view.h"

#include "ui/files/file_io.h"
#include "ui/icons/icons.h"
#include "ui/urllist/export_words.h"
#include "ui/urllist/maybe_empty.h"
#include "ui/urllist/treemap_canvas.h"
#include "ui/work/background.h"

#include <QAction>
#include <QBoxLayout>
#include <QBuffer>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QSvgGenerator>
#include <QToolButton>

#include <algorithm>

namespace crawlright::urllist {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize smallestSheet(1200, 800);

/// The meaning of colours and lines, below the picture.
class Legend final : public QWidget {
public:
    Legend()
    {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        setAccessibleName(TreemapView::tr(
            "Legend: plain blue is allowed, hatched orange is blocked, and what lies between is "
            "allowed in part. Areas are numbers of URLs."));
        setToolTip(accessibleName());
    }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override
    {
        return static_cast<int>(legendHeight(font(), width - 2 * side)) + 2 * above;
    }
    [[nodiscard]] QSize sizeHint() const override { return {320, heightForWidth(320)}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        TreemapStyle style = TreemapStyle::of(palette(), font(), layoutDirection());
        style.text = palette().color(QPalette::WindowText);
        paintLegend(painter, QRectF(rect()).adjusted(side, above, -side, -above), style);
    }

private:
    static constexpr int side = 8;
    static constexpr int above = 5;
};

QToolButton* makeButton(QLatin1StringView name, QLatin1StringView icon, const QString& text)
{
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setAutoRaise(true);
    button->setIcon(icons::themed(icon));
    button->setToolTip(text);
    button->setAccessibleName(text);
    return button;
}

} // namespace

TreemapView::TreemapView(UrlWorker& worker, QWidget* parent)
    : QWidget(parent)
    , m_worker(worker)
    , m_choice(new CrawlerChoice)
    , m_bar(new TrailBar)
    , m_save(makeButton("savePicture"_L1, "document-save-as"_L1, tr("Save or copy the picture")))
    , m_show(makeButton("showInTable"_L1, "go-jump"_L1, tr("Show this folder in the table")))
    , m_canvas(new TreemapCanvas)
{
    auto* picture = new QWidget;
    auto* pictureLayout = new QVBoxLayout(picture);
    pictureLayout->setContentsMargins(0, 0, 0, 0);
    pictureLayout->setSpacing(0);
    pictureLayout->addWidget(m_canvas, 1);
    pictureLayout->addWidget(new Legend);
    m_pages = new MaybeEmpty(picture);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(makeHead());
    auto* trail = new QHBoxLayout;
    trail->setContentsMargins(4, 0, 4, 2);
    trail->addWidget(m_bar, 1);
    layout->addLayout(trail);
    layout->addWidget(m_pages, 1);
    setFocusProxy(m_canvas);

    connect(m_choice, &CrawlerChoice::crawlerChanged, this, [this](const QString& text) {
        ask();
        Q_EMIT crawlerChanged(text);
    });
    connect(m_canvas, &TreemapCanvas::chosen, this, &TreemapView::choose);
    connect(m_canvas, &TreemapCanvas::leaveRequested, this, [this] {
        if (m_trail.size() > 1)
            goTo(m_trail.size() - 2);
    });
    connect(m_bar, &TrailBar::stepChosen, this, &TreemapView::goTo);
    setSummary(nullptr);
}

QLayout* TreemapView::makeHead()
{
    auto* menu = new QMenu(m_save);
    menu->addAction(icons::themed("document-save-as"_L1), tr("&Save Picture…"), this,
                    &TreemapView::askWhereToSave);
    menu->addAction(icons::themed("edit-copy"_L1), tr("&Copy Picture"), this,
                    [this] { QGuiApplication::clipboard()->setImage(image()); });
    m_save->setMenu(menu);
    m_save->setPopupMode(QToolButton::InstantPopup);
    connect(m_show, &QToolButton::clicked, this, [this] {
        if (m_table && !m_trail.empty())
            Q_EMIT folderActivated(QByteArray::fromStdString(
                urls::pathOf(m_trail.back().place, m_table->loaded.urls, m_table->order)));
    });

    auto* label = new QLabel(tr("Ver&dicts for:"));
    label->setBuddy(m_choice);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(8, 6, 8, 6);
    head->addWidget(label);
    head->addWidget(m_choice, 1);
    head->addStretch(2);
    head->addWidget(m_show);
    head->addWidget(m_save);
    return head;
}

void TreemapView::setSummary(const SummaryPtr& summary)
{
    m_summary = summary;
    const UrlTablePtr table = summary ? summary->table : nullptr;
    const bool hasUrls = table && !table->order.rows().empty();
    m_pages->setReason(!summary   ? tr("Load a list of URLs to see a map of the site.")
                       : !hasUrls ? tr("There are no URLs in the list.")
                                  : QString());
    if (table != m_table) {
        m_table = table;
        m_canvas->setData(nullptr);
        std::vector<TrailBar::Step> trail;
        if (hasUrls)
            trail.push_back({urls::rootOf(table->loaded.urls, table->order), u"/"_s});
        setTrail(std::move(trail));
    }
    m_save->setEnabled(hasUrls);
    m_show->setEnabled(hasUrls);
    if (summary)
        m_choice->setCrawlers(summary->setting.crawlers);
    ask();
}

void TreemapView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    ask();
}

/// What is not seen is not asked for.
void TreemapView::ask()
{
    if (!isVisible() || m_trail.empty())
        return;
    m_worker.ask(
        UrlWorker::Topic::Map, this,
        [this, table = m_table, folder = m_trail.back().place, crawler = crawler().toStdString()](
            const Judging& judging, const UrlWorker::IsStopped& isStopped) -> UrlWorker::Done {
            if (judging.tablePtr() != table)
                return [] {}; // asked again with the summary of the other list
            auto treemap = treemapOf(folder, crawler, judging, isStopped);
            if (!treemap)
                return {};
            return [this, made = std::make_shared<const TreemapData>(std::move(*treemap))] {
                take(made);
            };
        });
}

void TreemapView::take(const std::shared_ptr<const TreemapData>& treemap)
{
    // It may have been asked before one went elsewhere.
    if (treemap->table == m_table && !m_trail.empty() &&
        treemap->tiles.front().place == m_trail.back().place)
        m_canvas->setData(treemap);
}

/// Into a folder; a page is told.
void TreemapView::choose(std::size_t tile)
{
    const auto treemap = m_canvas->treemap();
    if (!treemap || m_trail.empty())
        return;
    const TreemapTile& chosen = treemap->tiles[tile];
    if (chosen.kind == TreemapTile::Kind::Page) {
        const urls::Row row = treemap->table->order.rows()[chosen.place.begin];
        const std::string_view url = treemap->table->loaded.urls[row];
        Q_EMIT urlActivated(QByteArray(url.data(), static_cast<qsizetype>(url.size())));
        return;
    }
    // What was gathered is seen in its own folder.
    std::size_t folder = chosen.kind == TreemapTile::Kind::Others ? chosen.folder : tile;
    std::vector<TrailBar::Step> way;
    for (; folder != 0; folder = treemap->tiles[folder].folder)
        way.push_back({treemap->tiles[folder].place, treemap->tiles[folder].name});
    if (way.empty())
        return;
    std::vector<TrailBar::Step> trail = m_trail;
    trail.insert(trail.end(), way.rbegin(), way.rend());
    setTrail(std::move(trail));
    ask();
}

void TreemapView::goTo(std::size_t step)
{
    if (step + 1 >= m_trail.size())
        return;
    std::vector<TrailBar::Step> trail = m_trail;
    trail.resize(step + 1);
    setTrail(std::move(trail));
    m_canvas->setFocus();
    ask();
}

void TreemapView::setTrail(std::vector<TrailBar::Step> trail)
{
    m_trail = std::move(trail);
    m_bar->setSteps(m_trail);
}

// As a picture

QSize TreemapView::sheetSize() const
{
    return m_canvas->size().expandedTo(smallestSheet);
}

QImage TreemapView::image() const
{
    const auto treemap = m_canvas->treemap();
    if (!treemap)
        return {};
    const double ratio = devicePixelRatioF();
    QImage image(sheetSize() * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    QPainter painter(&image);
    paintSheet(painter, QRectF(QPointF(), QSizeF(sheetSize())), treemap,
               TreemapStyle::of(palette(), font(), layoutDirection()));
    return image;
}

QByteArray TreemapView::svg() const
{
    const auto treemap = m_canvas->treemap();
    if (!treemap)
        return {};
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(sheetSize());
    generator.setViewBox(QRect(QPoint(), sheetSize()));
    generator.setTitle(treemapTitle(*treemap));
    QPainter painter(&generator);
    paintSheet(painter, QRectF(QPointF(), QSizeF(sheetSize())), treemap,
               TreemapStyle::of(palette(), font(), layoutDirection()));
    painter.end();
    return buffer.data();
}

void TreemapView::askWhereToSave()
{
    const QString png = tr("PNG picture (*.png)");
    const QString svg = tr("SVG drawing (*.svg)");
    auto* dialog = new QFileDialog(this, tr("Save Picture"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({png, svg});
    dialog->setDefaultSuffix(u"png"_s);
    dialog->selectFile(tr("map.png", "name of a file"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, svg](const QString& filter) {
        dialog->setDefaultSuffix(filter == svg ? u"svg"_s : u"png"_s);
    });
    connect(dialog, &QFileDialog::fileSelected, this, &TreemapView::savePicture);
    dialog->open();
}

void TreemapView::savePicture(const QString& path)
{
    const bool isSvg = path.endsWith(".svg"_L1, Qt::CaseInsensitive);
    work::inBackground(
        this,
        [path, drawing = isSvg ? svg() : QByteArray(), picture = isSvg ? QImage() : image()] {
            QByteArray bytes = drawing;
            if (QBuffer buffer(&bytes); !picture.isNull())
                picture.save(&buffer, "PNG");
            return files::writeFile(path, bytes.toStdString());
        },
        [this, path](const std::expected<files::FileStamp, files::FileError>& written) {
            if (written)
                Q_EMIT pictureSaved(path);
            else
                Q_EMIT savingFailed(notWritten(written.error()));
        });
}

} // namespace crawlright::urllist
