// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/trail_bar.h"

#include "ui/icons/icons.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <memory>

namespace crawlright::urllist {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostSteps = 4; // with a button each: the first, and the last ones
constexpr int longestStep = 24;      // characters

QString shortened(const QString& name)
{
    return name.size() <= longestStep ? name : QString(name.left(longestStep - 1) % u'…');
}

QString menuText(QString text)
{
    return text.replace(u'&', u"&&"_s); // else the letter after it is a shortcut
}

} // namespace

TrailBar::TrailBar(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    setAccessibleName(tr("Way to the folder that is shown"));
}

void TrailBar::setSteps(const std::vector<Step>& steps)
{
    while (const auto item = std::unique_ptr<QLayoutItem>(m_layout->takeAt(0))) {
        if (QWidget* widget = item->widget()) {
            // Its own click may have brought us here.
            widget->hide();
            widget->deleteLater();
        }
    }
    if (steps.empty())
        return;
    auto* up = new QToolButton;
    up->setObjectName("goUp"_L1);
    up->setAutoRaise(true);
    up->setIcon(icons::themed("go-up"_L1));
    up->setToolTip(tr("To the folder around this one (Backspace)"));
    up->setAccessibleName(tr("Up"));
    up->setEnabled(steps.size() > 1);
    const std::size_t above = steps.size() > 1 ? steps.size() - 2 : 0;
    connect(up, &QToolButton::clicked, this, [this, above] { Q_EMIT stepChosen(above); });
    m_layout->addWidget(up);

    const std::size_t firstOfEnd = steps.size() > mostSteps ? steps.size() - (mostSteps - 1) : 1;
    addStep(steps, 0);
    if (firstOfEnd > 1)
        addMenu(steps, 1, firstOfEnd);
    for (std::size_t step = firstOfEnd; step < steps.size(); ++step)
        addStep(steps, step);
    m_layout->addStretch();
}

void TrailBar::addStep(const std::vector<Step>& steps, std::size_t step)
{
    auto* button = new QToolButton;
    button->setObjectName("trailStep"_L1);
    button->setAutoRaise(true);
    button->setText(menuText(shortened(steps[step].name)));
    button->setToolTip(steps[step].name);
    button->setAccessibleName(steps[step].name);
    button->setEnabled(step + 1 < steps.size()); // the last is where one is
    connect(button, &QToolButton::clicked, this, [this, step] { Q_EMIT stepChosen(step); });
    m_layout->addWidget(button);
}

void TrailBar::addMenu(const std::vector<Step>& steps, std::size_t from, std::size_t to)
{
    auto* button = new QToolButton;
    button->setObjectName("trailMenu"_L1);
    button->setAutoRaise(true);
    button->setText(u"…"_s);
    button->setAccessibleName(tr("Folders between"));
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    for (std::size_t step = from; step < to; ++step)
        menu->addAction(menuText(shortened(steps[step].name)), this,
                        [this, step] { Q_EMIT stepChosen(step); });
    button->setMenu(menu);
    m_layout->addWidget(button);
}

} // namespace crawlright::urllist
