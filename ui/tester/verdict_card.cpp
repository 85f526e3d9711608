// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/verdict_card.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPalette>
#include <QStringBuilder>
#include <QToolButton>

#include <chrono>

namespace crawlright::tester {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {
constexpr int pictureSize = 24;
constexpr int cardMargin = 8;
constexpr int stripe = 4;
constexpr int cardGap = 8;
} // namespace

VerdictCard::VerdictCard(QWidget* parent)
    : QFrame(parent)
    , m_picture(new QLabel)
    , m_word(new QLabel)
    , m_sentence(new QLabel)
    , m_line(new QToolButton)
{
    m_word->setObjectName("verdictWord"_L1);
    m_sentence->setObjectName("verdictSentence"_L1);
    m_line->setObjectName("decidingLine"_L1);
    QFont large = m_word->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    m_word->setFont(large);
    m_word->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_line->setAutoRaise(true);
    m_line->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_line->setIcon(icons::themed("go-jump"_L1));
    m_line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_line->setFocusPolicy(Qt::StrongFocus);
    connect(m_line, &QToolButton::clicked, this, &VerdictCard::lineClicked);

    m_rest.setSingleShot(true);
    m_rest.setInterval(600ms);
    connect(&m_rest, &QTimer::timeout, this, &VerdictCard::announce);

    auto* heading = new QHBoxLayout;
    heading->setSpacing(cardGap);
    heading->addWidget(m_picture);
    heading->addWidget(m_word, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(cardMargin + stripe, cardMargin, cardMargin, cardMargin);
    layout->setSpacing(2);
    layout->addLayout(heading);
    layout->addWidget(m_sentence);
    layout->addWidget(m_line);
    redraw();
}

void VerdictCard::show(const CardText& text)
{
    m_rest.start();
    if (text == m_text)
        return;
    m_text = text;
    redraw();
}

void VerdictCard::announce()
{
    const QString text = m_text.word % u". "_s % m_text.sentence % u' ' % m_text.lineText;
    if (!QAccessible::isActive() || std::exchange(m_announced, text) == text)
        return;
    QAccessibleAnnouncementEvent event(this, text);
    QAccessible::updateAccessibility(&event);
}

void VerdictCard::redraw()
{
    m_picture->setPixmap(icons::symbol(m_text.picture, m_text.tone)
                             .pixmap(QSize(pictureSize, pictureSize), devicePixelRatioF()));
    m_picture->setVisible(!m_text.picture.isEmpty());
    m_word->setText(m_text.word);
    QPalette colored = m_word->palette();
    colored.setColor(QPalette::WindowText, icons::toneColor(m_text.tone, palette()));
    m_word->setPalette(colored);
    m_sentence->setText(m_text.sentence);
    m_line->setVisible(!m_text.lineText.isEmpty());
    m_line->setToolTip(tr("Show this line in the editor: %1").arg(m_text.lineText));
    m_line->setAccessibleName(m_text.lineText);
    elideLine();
    setAccessibleName(m_text.word);
    setAccessibleDescription(m_text.sentence);
    update();
}

void VerdictCard::elideLine()
{
    const int around = m_line->iconSize().width() + 24;
    const int room = width() - 2 * cardMargin - stripe - around;
    QString text = m_line->fontMetrics().elidedText(m_text.lineText, Qt::ElideRight, room);
    // In a path it is no sign for a key.
    m_line->setText(text.replace(u'&', u"&&"_s));
}

void VerdictCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor tone = icons::toneColor(m_text.tone, palette());
    painter.setPen(Qt::NoPen);
    const QRectF card = rect();
    painter.setClipRect(card);
    constexpr double radius = 5;
    QColor tint = tone;
    tint.setAlphaF(0.12F);
    painter.setBrush(tint);
    painter.drawRoundedRect(card, radius, radius);
    // The stripe on the side where reading begins.
    QRectF side = card;
    if (layoutDirection() == Qt::RightToLeft) {
        side.setLeft(side.right() - stripe);
    } else {
        side.setRight(side.left() + stripe);
    }
    painter.setClipRect(side);
    painter.setBrush(tone);
    painter.drawRoundedRect(card, radius, radius);
}

void VerdictCard::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        redraw();
}

void VerdictCard::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    elideLine();
}

} // namespace crawlright::tester
