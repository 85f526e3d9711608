// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/governing_line.h"

#include "ui/icons/icons.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace crawlright::tester {

using namespace Qt::StringLiterals;
using words::Governing;

GoverningLine::GoverningLine(QWidget* parent)
    : QWidget(parent)
    , m_picture(new QLabel)
    , m_text(new QLabel)
    , m_fetch(new QToolButton)
{
    m_text->setObjectName("governing"_L1);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_fetch->setObjectName("fetchGoverning"_L1);
    m_fetch->setText(tr("Fetch That &One"));
    m_fetch->setIcon(icons::themed("download"_L1));
    m_fetch->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fetch->setFocusPolicy(Qt::TabFocus);
    connect(m_fetch, &QToolButton::clicked, this,
            [this] { Q_EMIT fetchRequested(m_governing.robotsUrl); });

    auto* beside = new QVBoxLayout;
    beside->setSpacing(4);
    beside->addWidget(m_text);
    beside->addWidget(m_fetch, 0, Qt::AlignLeading);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_picture, 0, Qt::AlignTop);
    layout->addLayout(beside, 1);
    redraw();
}

void GoverningLine::show(const Governing& governing)
{
    if (governing == m_governing)
        return;
    m_governing = governing;
    redraw();
}

void GoverningLine::redraw()
{
    const bool warns = words::isElsewhere(m_governing) || m_governing.isRobotsInFolder;
    const QString sentence = words::governingSentence(m_governing);
    m_text->setText(sentence);
    m_text->setForegroundRole(warns ? QPalette::WindowText : QPalette::PlaceholderText);
    m_picture->setVisible(warns);
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    m_picture->setPixmap(icons::symbol("warning"_L1, icons::Tone::Caution)
                             .pixmap(QSize(size, size), devicePixelRatioF()));
    m_fetch->setVisible(words::isElsewhere(m_governing));
    m_fetch->setToolTip(tr("Fetch %1").arg(m_governing.shownRobotsUrl));
    setVisible(!sentence.isEmpty());
}

void GoverningLine::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        redraw();
}

} // namespace crawlright::tester
