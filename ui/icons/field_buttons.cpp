// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/icons/field_buttons.h"

#include "ui/icons/icons.h"

#include <QAction>
#include <QCoreApplication>
#include <QLineEdit>

namespace crawlright::icons {

using namespace Qt::StringLiterals;

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(crawlright::icons::FieldButtons)
};

} // namespace

void addClearButton(QLineEdit& field)
{
    field.setClearButtonEnabled(true);
    if (auto* clear = field.findChild<QAction*>(u"_q_qlineeditclearaction"_s))
        clear->setText(Words::tr("Clear"));
}

void addSearchSign(QLineEdit& field)
{
    QAction* sign = field.addAction(themed("edit-find"_L1), QLineEdit::LeadingPosition);
    sign->setText(Words::tr("Search"));
}

} // namespace crawlright::icons
