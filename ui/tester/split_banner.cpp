// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/split_banner.h"

#include "ui/icons/icons.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QStyle>

namespace crawlright::tester {

using namespace Qt::StringLiterals;
using icons::Tone;
using rules::Verdict;
using words::Split;

namespace {

struct Sign {
    QLatin1StringView picture;
    Tone tone = Tone::Quiet;
};

Sign signOf(const Split& split)
{
    if (split.isSplit())
        return split.camps.empty() ? Sign{"info"_L1, Tone::Note}
                                   : Sign{"warning"_L1, Tone::Caution};
    if (split.total() == 0)
        return {"unjudged"_L1, Tone::Quiet};
    const auto all = [&](Verdict verdict) {
        return split.counts.at(static_cast<std::size_t>(verdict)) > 0;
    };
    if (all(Verdict::Allow))
        return {"allowed"_L1, Tone::Positive};
    return all(Verdict::Disallow) ? Sign{"blocked"_L1, Tone::Negative}
                                  : Sign{"undefined"_L1, Tone::Caution};
}

} // namespace

SplitBanner::SplitBanner(QWidget* parent)
    : QFrame(parent)
    , m_picture(new QLabel)
    , m_summary(new QLabel)
    , m_reason(new QLabel)
{
    m_summary->setObjectName("splitSummary"_L1);
    m_reason->setObjectName("splitReason"_L1);
    for (QLabel* label : {m_summary, m_reason}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_summary);
    texts->addWidget(m_reason);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->setSpacing(8);
    layout->addWidget(m_picture, 0, Qt::AlignTop);
    layout->addLayout(texts, 1);
    redraw();
}

void SplitBanner::show(const Split& split)
{
    if (split == m_split)
        return;
    m_split = split;
    redraw();
}

void SplitBanner::redraw()
{
    const Sign sign = signOf(m_split);
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    m_picture->setPixmap(
        icons::symbol(sign.picture, sign.tone).pixmap(QSize(size, size), devicePixelRatioF()));
    QFont heavier = font();
    heavier.setWeight(QFont::DemiBold);
    m_summary->setFont(heavier);
    m_summary->setText(words::splitSummary(m_split));
    const QString reason = words::splitReason(m_split);
    m_reason->setText(reason);
    m_reason->setVisible(!reason.isEmpty());
    setAccessibleName(m_summary->text());
    setAccessibleDescription(reason);
    update();
}

void SplitBanner::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        redraw();
}

void SplitBanner::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor tone = icons::toneColor(signOf(m_split).tone, palette());
    QColor tint = tone;
    tint.setAlphaF(0.12F);
    QColor edge = tone;
    edge.setAlphaF(0.45F);
    painter.setBrush(tint);
    painter.setPen(edge);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

} // namespace crawlright::tester
