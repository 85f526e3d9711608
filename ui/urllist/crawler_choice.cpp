// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/crawler_choice.h"

#include <QSignalBlocker>

namespace crawlright::urllist {

CrawlerChoice::CrawlerChoice(QWidget* parent)
    : QComboBox(parent)
{
    setObjectName(QStringLiteral("crawlerChoice"));
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(14);
    setAccessibleName(tr("Crawler"));
    setToolTip(tr("The crawler whose verdicts are shown."));
    connect(this, &QComboBox::activated, this, [this] { m_wanted = currentText(); });
    connect(this, &QComboBox::currentTextChanged, this, [this](const QString& text) {
        if (text == m_told)
            return;
        m_told = text;
        Q_EMIT crawlerChanged(text);
    });
}

void CrawlerChoice::setCrawlers(std::span<const crawlers::Crawler> crawlers)
{
    QStringList texts;
    for (const crawlers::Crawler& crawler : crawlers)
        texts += QString::fromStdString(crawler.text);
    QStringList offered;
    for (int i = 0; i < count(); ++i)
        offered += itemText(i);
    if (texts == offered)
        return;
    const QString before = currentText();
    {
        const QSignalBlocker silent(this);
        clear();
        addItems(texts);
        const int wanted = findText(m_wanted, Qt::MatchExactly | Qt::MatchCaseSensitive);
        const int same = findText(before, Qt::MatchExactly | Qt::MatchCaseSensitive);
        setCurrentIndex(wanted >= 0 ? wanted : same >= 0 ? same : texts.isEmpty() ? -1 : 0);
    }
    setEnabled(!texts.isEmpty());
    if (currentText() != m_told) {
        m_told = currentText();
        Q_EMIT crawlerChanged(m_told);
    }
}

void CrawlerChoice::setCrawler(const QString& text)
{
    m_wanted = text;
    const int index = findText(text, Qt::MatchExactly | Qt::MatchCaseSensitive);
    if (index >= 0)
        setCurrentIndex(index);
}

} // namespace crawlright::urllist
