// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/treemap_canvas.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace crawlright::urllist {

TreemapCanvas::TreemapCanvas(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("treemap"));
    setAccessibleName(tr("Map of the site"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void TreemapCanvas::setData(const std::shared_ptr<const TreemapData>& newData)
{
    // While one edits, only the numbers are others: what is pointed at stays.
    const bool isSame = m_data && newData && m_data->table == newData->table &&
                        std::ranges::equal(m_data->tiles, newData->tiles, {}, &TreemapTile::place,
                                           &TreemapTile::place);
    m_data = newData;
    forget();
    if (!isSame) {
        m_hovered.reset();
        m_pressed.reset();
        setCurrent(std::nullopt);
    } else {
        setCurrent(m_current);
    }
}

void TreemapCanvas::forget()
{
    m_picture.reset();
    m_painted = QPixmap();
    update();
}

const TreemapPicture& TreemapCanvas::picture()
{
    if (!m_picture) {
        m_picture = m_data ? TreemapPicture(m_data, QRectF(rect()),
                                            TreemapStyle::of(palette(), font(), layoutDirection()))
                           : TreemapPicture();
    }
    return *m_picture;
}

void TreemapCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_painted.isNull()) {
        m_painted = QPixmap(size() * devicePixelRatioF());
        m_painted.setDevicePixelRatio(devicePixelRatioF());
        m_painted.fill(palette().color(QPalette::Base));
        QPainter once(&m_painted);
        picture().paint(once);
    }
    painter.drawPixmap(0, 0, m_painted);
    if (!m_data)
        return;
    if (m_hovered)
        frame(painter, *m_hovered, 2);
    if (m_current && hasFocus())
        frame(painter, *m_current, 3);
}

/// Dark within light, so that it is seen upon any colour.
void TreemapCanvas::frame(QPainter& painter, std::size_t tile, int width)
{
    const QRectF place = picture().placeOf(tile);
    if (place.isEmpty())
        return;
    const auto line = [&](double inset, double pen, const QColor& color) {
        painter.setPen(QPen(color, pen, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(place.adjusted(inset, inset, -inset - 1, -inset - 1));
    };
    line(width, width, Qt::white);
    line(width / 2.0, width, Qt::black);
}

void TreemapCanvas::resizeEvent(QResizeEvent*)
{
    forget();
    if (m_current && (!m_data || picture().placeOf(*m_current).isEmpty()))
        setCurrent(std::nullopt);
}

void TreemapCanvas::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::LayoutDirectionChange:
    case QEvent::DevicePixelRatioChange:
        forget();
        break;
    default:
        break;
    }
}

bool TreemapCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto tile = m_data ? picture().tileAt(help->pos()) : std::nullopt;
        if (tile)
            QToolTip::showText(
                help->globalPos(),
                treemapText(*m_data, *tile).toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")),
                this, picture().placeOf(*tile).toAlignedRect());
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void TreemapCanvas::setHovered(std::optional<std::size_t> tile)
{
    if (tile == m_hovered)
        return;
    m_hovered = tile;
    setCursor(tile && *tile != 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

/// A reader of the screen hears what the keys are at.
void TreemapCanvas::setCurrent(std::optional<std::size_t> tile)
{
    m_current = tile;
    setAccessibleDescription(!m_data ? QString()
                             : tile  ? treemapText(*m_data, *tile)
                                     : treemapTitle(*m_data));
    QAccessibleEvent told(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&told);
    update();
}

void TreemapCanvas::mouseMoveEvent(QMouseEvent* event)
{
    setHovered(m_data ? picture().tileAt(event->position()) : std::nullopt);
}

void TreemapCanvas::leaveEvent(QEvent*)
{
    setHovered(std::nullopt);
}

void TreemapCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::BackButton) {
        Q_EMIT leaveRequested();
    } else if (event->button() == Qt::LeftButton && m_data) {
        m_pressed = picture().tileAt(event->position());
    } else {
        QWidget::mousePressEvent(event);
    }
}

void TreemapCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    const auto pressed = std::exchange(m_pressed, std::nullopt);
    if (event->button() != Qt::LeftButton || !m_data || !pressed)
        return;
    if (pressed == picture().tileAt(event->position()))
        Q_EMIT chosen(*pressed);
}

void TreemapCanvas::keyPressEvent(QKeyEvent* event)
{
    if (!m_data || picture().leaves().empty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const auto key = static_cast<Qt::Key>(event->key());
    const auto& leaves = picture().leaves();
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        setCurrent(m_current && std::ranges::contains(leaves, *m_current)
                       ? picture().neighbour(*m_current, key)
                       : leaves.front());
        break;
    case Qt::Key_Home:
        setCurrent(leaves.front());
        break;
    case Qt::Key_End:
        setCurrent(leaves.back());
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current)
            Q_EMIT chosen(*m_current);
        break;
    case Qt::Key_Backspace:
        Q_EMIT leaveRequested();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace crawlright::urllist
