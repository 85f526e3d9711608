// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/maybe_empty.h"

#include <QBoxLayout>
#include <QLabel>
#include <QStackedWidget>

namespace crawlright::urllist {

MaybeEmpty::MaybeEmpty(QWidget* view, QWidget* parent)
    : QWidget(parent)
    , m_pages(new QStackedWidget)
    , m_reason(new QLabel)
{
    m_reason->setObjectName(QStringLiteral("emptyText"));
    m_reason->setAlignment(Qt::AlignCenter);
    m_reason->setWordWrap(true);
    m_reason->setTextFormat(Qt::PlainText);
    m_reason->setForegroundRole(QPalette::PlaceholderText);
    m_reason->setMargin(16);
    m_pages->addWidget(view);
    m_pages->addWidget(m_reason);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
    setFocusProxy(view);
}

void MaybeEmpty::setReason(const QString& sentence)
{
    m_reason->setText(sentence);
    m_pages->setCurrentIndex(sentence.isEmpty() ? 0 : 1);
}

} // namespace crawlright::urllist
