// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/grown_text.h"

#include <QAbstractTextDocumentLayout>
#include <QWheelEvent>

#include <cmath>

namespace crawlright::tester {

GrownText::GrownText(QWidget* parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    document()->setDocumentMargin(2);
    QTextOption option = document()->defaultTextOption();
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document()->setDefaultTextOption(option);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &GrownText::grow);
    hide();
}

void GrownText::setRichText(const QString& html)
{
    setHtml(html);
    setVisible(!html.isEmpty());
    grow();
}

void GrownText::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    grow();
}

// The column scrolls, not the text in it.
void GrownText::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

void GrownText::grow()
{
    const int height = static_cast<int>(std::ceil(document()->size().height()));
    if (height != minimumHeight())
        setFixedHeight(height);
}

} // namespace crawlright::tester
