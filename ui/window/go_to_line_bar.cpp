// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/go_to_line_bar.h"

#include "ui/icons/icons.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

namespace crawlright::window {

using namespace Qt::StringLiterals;

GoToLineBar::GoToLineBar(QWidget* parent)
    : QWidget(parent)
    , m_line(new QSpinBox)
    , m_range(new QLabel)
{
    auto* label = new QLabel(tr("Go to &line:"));
    label->setBuddy(m_line);
    m_line->setObjectName("goToLine"_L1);
    m_line->setAccelerated(true);
    m_line->installEventFilter(this);
    auto* go = new QPushButton(tr("Go"));
    connect(go, &QPushButton::clicked, this, &GoToLineBar::choose);
    auto* close = new QToolButton;
    close->setAutoRaise(true);
    close->setIcon(icons::themed("window-close"_L1));
    close->setToolTip(tr("Close (Esc)"));
    close->setAccessibleName(tr("Close"));
    connect(close, &QToolButton::clicked, this, &GoToLineBar::dismiss);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 6, 6);
    layout->addWidget(label);
    layout->addWidget(m_line);
    layout->addWidget(m_range);
    layout->addWidget(go);
    layout->addStretch();
    layout->addWidget(close);
    hide();
}

void GoToLineBar::ask(int currentLine, int lineCount)
{
    m_line->setRange(1, lineCount);
    m_line->setValue(currentLine);
    m_range->setText(tr("of %1").arg(QLocale().toString(lineCount)));
    show();
    m_line->selectAll();
    m_line->setFocus(Qt::ShortcutFocusReason);
}

bool GoToLineBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Escape) {
            dismiss();
            return true;
        }
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            choose();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void GoToLineBar::choose()
{
    m_line->interpretText();
    Q_EMIT lineChosen(m_line->value());
    dismiss();
}

// What hides with the keyboard gives it to its neighbour first, which may answer to that.
void GoToLineBar::dismiss()
{
    Q_EMIT closed();
    hide();
}

} // namespace crawlright::window
