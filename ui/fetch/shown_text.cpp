// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/shown_text.h"

#include "ui/words/fetch_words.h"

#include <QCoreApplication>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QScrollArea>

namespace crawlright::fetch {
namespace {

class ShownWords {
    Q_DECLARE_TR_FUNCTIONS(crawlright::fetch::ShownText)
};

} // namespace

QLabel* makeSentences(const QString& objectName)
{
    auto* label = new QLabel;
    label->setObjectName(objectName);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

void setSentences(QLabel* label, const QString& text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

QLineEdit* makeValue(const QString& objectName)
{
    auto* field = new QLineEdit;
    field->setObjectName(objectName);
    field->setReadOnly(true);
    field->setFrame(false);
    QPalette palette = field->palette();
    palette.setColor(QPalette::Base, Qt::transparent);
    field->setPalette(palette);
    return field;
}

void setValue(QLineEdit* field, const QString& text)
{
    field->setText(text);
    field->setCursorPosition(0);
}

void addValue(QFormLayout& form, const QString& name, QWidget* value)
{
    value->setAccessibleName(name);
    //: The name of a fact before it: "Type:"
    form.addRow(ShownWords::tr("%1:").arg(name), value);
}

QScrollArea* makeScrolling(QWidget* content, const QString& accessibleName)
{
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    scroll->setAccessibleName(accessibleName);
    return scroll;
}

QString sizeText(qint64 bytes)
{
    if (bytes < 1000)
        return words::dataSize(bytes);
    //: "4.3 kB (4,321 bytes)"
    return ShownWords::tr("%1 (%2 bytes)").arg(words::dataSize(bytes), QLocale().toString(bytes));
}

} // namespace crawlright::fetch
