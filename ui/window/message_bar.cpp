// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/message_bar.h"

#include "ui/icons/icons.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QTimer>
#include <QToolButton>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using icons::Tone;

namespace {

Tone toneOf(MessageKind kind)
{
    switch (kind) {
    case MessageKind::Information:
        return Tone::Note;
    case MessageKind::Success:
        return Tone::Positive;
    case MessageKind::Warning:
        return Tone::Caution;
    case MessageKind::Error:
        break;
    }
    return Tone::Negative;
}

QLatin1StringView pictureOf(MessageKind kind)
{
    switch (kind) {
    case MessageKind::Information:
        return "info"_L1;
    case MessageKind::Success:
        return "allowed"_L1;
    case MessageKind::Warning:
        return "warning"_L1;
    case MessageKind::Error:
        break;
    }
    return "error"_L1;
}

/// While the window is not active: whether it will have it then.
bool hasKeyboard(const MessageBar& bar)
{
    const QWidget* focus = bar.window()->focusWidget();
    return focus && bar.isAncestorOf(focus);
}

/// Somebody may have read it, and does nothing with it.
bool mayPass(const MessageBar& bar)
{
    return bar.isVisible() && bar.isActiveWindow() && !bar.underMouse() && !hasKeyboard(bar);
}

} // namespace

MessageBar::MessageBar(Message message, QWidget* parent)
    : QFrame(parent)
    , m_message(std::move(message))
{
    setObjectName("messageBar"_L1);
    setAccessibleName(m_message.text);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 6, 6);
    layout->setSpacing(8);

    auto* picture = new QLabel;
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this) + 2;
    picture->setPixmap(icons::symbol(pictureOf(m_message.kind), toneOf(m_message.kind))
                           .pixmap(QSize(side, side), devicePixelRatioF()));
    layout->addWidget(picture);

    auto* text = new QLabel(m_message.text);
    text->setObjectName("messageText"_L1);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(text, 1);

    for (const MessageAction& action : m_message.actions) {
        auto* button = new QPushButton(action.text);
        button->setAutoDefault(false);
        button->setFocusPolicy(Qt::TabFocus); // after a click one goes on typing
        connect(button, &QPushButton::clicked, this,
                [this, run = action.run, isKept = action.keepsMessage] {
                    if (!isKept)
                        Q_EMIT closed(); // first, for what is run may bring the next message
                    run();
                });
        layout->addWidget(button);
    }

    auto* close = new QToolButton;
    close->setAutoRaise(true);
    close->setIcon(icons::themed("window-close"_L1));
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(tr("Close this message"));
    connect(close, &QToolButton::clicked, this, &MessageBar::closed);
    layout->addWidget(close);
}

void MessageBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QColor tint = icons::toneColor(toneOf(m_message.kind), palette());
    painter.fillRect(rect(), palette().color(QPalette::Base));
    tint.setAlphaF(0.14F);
    painter.fillRect(rect(), tint);
    tint.setAlphaF(0.6F);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tint);
}

void MessageBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT closed();
    } else {
        QFrame::keyPressEvent(event);
    }
}

MessageArea::MessageArea(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    setVisible(false);
}

void MessageArea::show(Topic topic, Message message)
{
    clear(topic);
    auto* bar = new MessageBar(std::move(message));
    m_bars[topic] = bar;
    connect(bar, &MessageBar::closed, this, [this, topic] { clear(topic); });
    m_layout->insertWidget(0, bar);
    setVisible(true);
    if (bar->message().isPassing)
        letPass(topic, *bar);
    QAccessibleEvent alert(bar, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageArea::letPass(Topic topic, MessageBar& bar)
{
    auto* timer = new QTimer(&bar);
    connect(timer, &QTimer::timeout, this, [this, topic, &bar] {
        if (mayPass(bar)) // one that was cleared is not visible
            clear(topic);
    });
    timer->start(m_passingTime);
}

void MessageArea::clear(Topic topic)
{
    const auto found = m_bars.find(topic);
    if (found == m_bars.end())
        return;
    MessageBar* bar = found->second;
    m_bars.erase(found);
    if (hasKeyboard(*bar)) // else Qt passes it on to the next widget, which may be the address
        Q_EMIT keyboardFreed();
    m_layout->removeWidget(bar);
    bar->hide();
    bar->deleteLater(); // its own button may be what closes it
    setVisible(!m_bars.empty());
}

void MessageArea::clearAll()
{
    while (!m_bars.empty())
        clear(m_bars.begin()->first);
}

const Message* MessageArea::message(Topic topic) const
{
    const auto found = m_bars.find(topic);
    return found == m_bars.end() ? nullptr : &found->second->message();
}

} // namespace crawlright::window
