// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/grown_text.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
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

// While one types it is mostly the same: then nothing is read and laid out anew.
void GrownText::setRichText(const QString& html)
{
    if (html == m_html)
        return;
    m_html = html;
    setHtml(html);
    setVisible(!html.isEmpty());
    grow();
}

// Links take their colour from the palette when they are read.
void GrownText::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_html.isEmpty())
        setHtml(m_html);
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
