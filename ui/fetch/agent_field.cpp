// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/agent_field.h"

#include "ui/icons/field_buttons.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace crawlright::fetch {

using namespace Qt::StringLiterals;

AgentField::AgentField(const std::vector<AgentPreset>& presets, const QString& usualName,
                       const QByteArray& usual, QWidget* parent)
    : QWidget(parent)
    , m_choice(new QComboBox)
    , m_text(new QLineEdit)
    , m_fault(new QLabel(tr("A user agent is made of the letters, digits and signs of ASCII.")))
    , m_presets(presets)
{
    m_choice->setObjectName("userAgentChoice"_L1);
    m_choice->setAccessibleName(tr("Who a fetch says it is"));
    m_choice->setMaxVisibleItems(20);
    m_choice->addItem(usualName, QByteArray());
    for (const AgentPreset& preset : presets)
        m_choice->addItem(preset.name, preset.header);
    //: None of the offered ones
    m_choice->addItem(tr("Another"));
    m_text->setObjectName("userAgent"_L1);
    m_text->setAccessibleName(tr("User agent"));
    m_text->setPlaceholderText(QString::fromLatin1(usual));
    icons::addClearButton(*m_text);
    m_text->setMinimumWidth(fontMetrics().averageCharWidth() * 44);
    m_text->setMaxLength(1000);
    m_text->setToolTip(tr("The User-Agent header of every request. Some servers answer "
                          "crawlers otherwise than browsers."));
    m_fault->setObjectName("userAgentFault"_L1);
    m_fault->setWordWrap(true);
    m_fault->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_choice);
    layout->addWidget(m_text);
    layout->addWidget(m_fault);
    setFocusProxy(m_choice);
    connect(m_choice, &QComboBox::activated, this, &AgentField::takeChoice);
    connect(m_text, &QLineEdit::textChanged, this, &AgentField::followText);
}

QByteArray AgentField::userAgent() const
{
    return m_text->text().trimmed().toLatin1();
}

void AgentField::setUserAgent(const QByteArray& userAgent)
{
    const QSignalBlocker blocker(this);
    m_text->setText(QString::fromLatin1(userAgent));
    m_text->setCursorPosition(0);
    followText();
}

bool AgentField::isValid() const
{
    return std::ranges::all_of(m_text->text(), [](QChar c) { return c >= u' ' && c <= u'~'; });
}

void AgentField::takeChoice()
{
    const int index = m_choice->currentIndex();
    if (index == m_choice->count() - 1) {
        m_text->setFocus();
        m_text->selectAll();
        return;
    }
    m_text->setText(QString::fromLatin1(m_choice->itemData(index).toByteArray()));
    m_text->setCursorPosition(0);
}

void AgentField::followText()
{
    m_fault->setVisible(!isValid());
    const QByteArray text = userAgent();
    const auto preset = std::ranges::find(m_presets, text, &AgentPreset::header);
    int index = m_choice->count() - 1;
    if (text.isEmpty())
        index = 0;
    else if (preset != m_presets.end())
        index = static_cast<int>(preset - m_presets.begin()) + 1;
    m_choice->setCurrentIndex(index);
    Q_EMIT changed();
}

} // namespace crawlright::fetch
