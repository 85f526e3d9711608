// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/hover_card.h"

#include <QBoxLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QScreen>
#include <QTextDocumentFragment>

#include <algorithm>
#include <chrono>

namespace crawlright::editor {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int widest = 76; // letters
constexpr auto leavePatience = 350ms;
constexpr auto byMouse = Qt::LinksAccessibleByMouse;
constexpr auto byKeyboard =
    Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard | Qt::TextSelectableByKeyboard;

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt ||
           key == Qt::Key_AltGr || key == Qt::Key_Meta;
}

} // namespace

HoverCard::HoverCard(QWidget* parent)
    : QFrame(parent, Qt::ToolTip)
    , m_text(new QLabel)
{
    setObjectName("hoverCard"_L1);
    setFrameShape(QFrame::StyledPanel);
    setForegroundRole(QPalette::ToolTipText);
    setBackgroundRole(QPalette::ToolTipBase);
    setAutoFillBackground(true);
    // What it says is in the language of the window, though the editor is left to right.
    setLayoutDirection(QGuiApplication::layoutDirection());
    m_text->setObjectName("hoverText"_L1);
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(byMouse);
    setAccessibleName(tr("About this place"));
    m_text->setForegroundRole(QPalette::ToolTipText);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 10);
    layout->addWidget(m_text);
    connect(m_text, &QLabel::linkActivated, this, [this](const QString& link) {
        hide();
        Q_EMIT linkActivated(link);
    });
    m_leave.setSingleShot(true);
    m_leave.setInterval(leavePatience);
    connect(&m_leave, &QTimer::timeout, this, &QWidget::hide);
}

QString HoverCard::html() const
{
    return isVisible() ? m_text->text() : QString();
}

void HoverCard::showFor(const QString& html, const QRect& place)
{
    present(html, place, Qt::ToolTip);
}

void HoverCard::openFor(const QString& html, const QRect& place)
{
    present(html, place, Qt::Popup);
    m_text->setFocus(Qt::PopupFocusReason);
    m_text->setSelection(0, 0); // the caret at the beginning
}

void HoverCard::present(const QString& html, const QRect& place, Qt::WindowType kind)
{
    if (html.isEmpty()) {
        hide();
        return;
    }
    if (windowType() != kind)
        setWindowFlags(kind); // hides it
    m_text->setTextInteractionFlags(kind == Qt::Popup ? byKeyboard : byMouse);
    m_place = place;
    m_text->setText(html);
    m_text->setAccessibleName(QTextDocumentFragment::fromHtml(html).toPlainText());
    const int width = std::min(fontMetrics().averageCharWidth() * widest,
                               m_text->fontMetrics().averageCharWidth() * widest);
    m_text->setMinimumHeight(0); // that of another text
    m_text->setFixedWidth(width);
    m_text->setFixedHeight(m_text->heightForWidth(width));
    adjustSize();
    setGeometry(placed(sizeHint()));
    m_leave.stop();
    show();
    raise();
}

// Below the place; above it, where there is no room.
QRect HoverCard::placed(QSize size) const
{
    const QScreen* screen = QGuiApplication::screenAt(m_place.center());
    const QRect room = (screen ? screen : QGuiApplication::primaryScreen())->availableGeometry();
    int top = m_place.bottom() + 3;
    if (top + size.height() > room.bottom())
        top = std::max(room.top(), m_place.top() - 3 - size.height());
    const int left =
        std::clamp(m_place.left(), room.left(), std::max(room.left(), room.right() - size.width()));
    return {QPoint(left, top), size};
}

void HoverCard::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    if (windowType() == Qt::ToolTip)
        qApp->installEventFilter(this);
}

void HoverCard::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    qApp->removeEventFilter(this);
    m_leave.stop();
}

bool HoverCard::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseMove:
        followPointer(static_cast<QMouseEvent*>(event)->globalPosition().toPoint());
        break;
    case QEvent::MouseButtonPress:
        if (!geometry().contains(static_cast<QMouseEvent*>(event)->globalPosition().toPoint()))
            hide();
        break;
    case QEvent::KeyPress:
        hide();
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
            return true; // it is the card that shall go, and nothing below it
        break;
    case QEvent::Wheel:
    case QEvent::ApplicationDeactivate:
    case QEvent::WindowDeactivate:
        hide();
        break;
    default:
        break;
    }
    return QFrame::eventFilter(watched, event);
}

void HoverCard::followPointer(QPoint pointer)
{
    const QRect near = geometry().united(m_place).adjusted(-4, -4, 4, 4);
    const bool isThere = geometry().adjusted(-4, -4, 4, 4).contains(pointer) ||
                         m_place.adjusted(-4, -4, 4, 4).contains(pointer);
    if (isThere) {
        m_leave.stop();
    } else if (!near.contains(pointer)) {
        hide();
    } else if (!m_leave.isActive()) {
        m_leave.start();
    }
}

void HoverCard::keyPressEvent(QKeyEvent* event)
{
    if (!isModifier(event->key()))
        hide();
    event->accept();
}

} // namespace crawlright::editor
