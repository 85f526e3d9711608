// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/composer/notes_area.h"

#include <QEvent>
#include <QLabel>
#include <QScrollBar>

namespace crawlright::composer {

NotesArea::NotesArea(QLabel* label, QWidget* parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus); // the label has it
    setWidgetResizable(true);
    setWidget(label);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int NotesArea::heightForWidth(int width) const
{
    return widget()->heightForWidth(width);
}

// As wide as the longest word, and a bar beside it.
QSize NotesArea::minimumSizeHint() const
{
    return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
            QScrollArea::minimumSizeHint().height()};
}

// The label has other words: the layout around learns of it from its items alone.
bool NotesArea::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::viewportEvent(event);
}

} // namespace crawlright::composer
