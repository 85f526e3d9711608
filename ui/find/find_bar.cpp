// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/find/find_bar.h"

#include "ui/editor/code_editor.h"
#include "ui/find/find_words.h"
#include "ui/icons/field_buttons.h"
#include "ui/icons/icons.h"
#include "ui/layout/flow_layout.h"
#include "ui/session/document_session.h"
#include "ui/session/utf16.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace crawlright::find {

using namespace Qt::StringLiterals;

namespace {

constexpr auto caseKey = "find/matchesCase"_L1;
constexpr auto wordKey = "find/wholeWord"_L1;
constexpr auto expressionKey = "find/expression"_L1;
constexpr int busyPatience = 150;              // milliseconds until a search is told
constexpr text::Offset longestSelection = 256; // bytes; longer ones are not what to look for

QToolButton* makeButton(QLatin1StringView icon, const QString& name, const QString& toolTip)
{
    auto* button = new QToolButton;
    button->setAutoRaise(true);
    button->setIcon(icons::themed(icon));
    button->setAccessibleName(name);
    button->setToolTip(toolTip);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QCheckBox* makeOption(QLatin1StringView objectName, const QString& text, bool isChecked)
{
    auto* option = new QCheckBox(text);
    option->setObjectName(objectName);
    option->setChecked(isChecked);
    return option;
}

QComboBox* makeField(QLatin1StringView objectName, const QString& name)
{
    auto* field = new QComboBox;
    field->setObjectName(objectName);
    field->setAccessibleName(name);
    field->setEditable(true);
    field->setInsertPolicy(QComboBox::NoInsert);
    field->setCompleter(nullptr);
    field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    field->setMinimumContentsLength(6);
    field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    icons::addClearButton(*field->lineEdit());
    field->setLayoutDirection(Qt::LeftToRight); // as the text of the file
    return field;
}

} // namespace

FindBar::FindBar(session::DocumentSession& session, editor::CodeEditor& editor, QSettings& settings,
                 QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_editor(editor)
    , m_settings(settings)
    , m_desk(session, editor)
    , m_searches(settings, u"find/searches"_s)
    , m_replacements(settings, u"find/replacements"_s)
    , m_text(makeField("findText"_L1, tr("Text to find")))
    , m_with(makeField("replaceText"_L1, tr("Text to put in its place")))
    , m_count(new QLabel)
    , m_faultRow(new QWidget)
    , m_fault(new QLabel)
    , m_matchesCase(makeOption("matchCase"_L1, tr("Match &case"), settings.value(caseKey).toBool()))
    , m_isWholeWord(
          makeOption("wholeWord"_L1, tr("Whole wor&ds"), settings.value(wordKey).toBool()))
    , m_isExpression(makeOption("expression"_L1, tr("Regular e&xpression"),
                                settings.value(expressionKey).toBool()))
    , m_inSelection(makeOption("inSelection"_L1, tr("&In selection"), false))
{
    setObjectName("findBar"_L1);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(12, 6, 6, 6);
    layout->setVerticalSpacing(4);
    layout->setColumnStretch(1, 1);
    makeFindRow(*layout);
    makeReplaceRow(*layout);
    makeOptionsRow(*layout);
    // It has the keyboard, and calls its line by itself, past all filters of that.
    for (QComboBox* field : {m_text, m_with})
        field->installEventFilter(this);
    connect(m_text, &QComboBox::editTextChanged, this, &FindBar::lookAndGo);
    for (const QCheckBox* option : {m_matchesCase, m_isWholeWord, m_isExpression})
        connect(option, &QCheckBox::toggled, this, &FindBar::lookAndGo);
    connect(m_inSelection, &QCheckBox::clicked, this, &FindBar::toggleInSelection);
    m_busy.setSingleShot(true);
    m_busy.setInterval(busyPatience);
    connect(&m_busy, &QTimer::timeout, this, [this] { m_count->setText(tr("Searching…")); });
    connect(&m_desk, &FindDesk::stateChanged, this, &FindBar::showState);
    setTabOrder(m_text, m_with);
    hide();
}

// The field's fault is told below it.
void FindBar::makeFindRow(QGridLayout& layout)
{
    auto* label = new QLabel(tr("Fi&nd:"));
    label->setBuddy(m_text);
    auto* previous = makeButton("go-up"_L1, tr("Previous hit"), tr("Previous hit (Shift+F3)"));
    auto* next = makeButton("go-down"_L1, tr("Next hit"), tr("Next hit (F3)"));
    auto* close = makeButton("window-close"_L1, tr("Close"), tr("Close (Esc)"));
    previous->setObjectName("findPrevious"_L1);
    next->setObjectName("findNext"_L1);
    connect(previous, &QToolButton::clicked, this, [this] { goOn(false); });
    connect(next, &QToolButton::clicked, this, [this] { goOn(true); });
    connect(close, &QToolButton::clicked, this, &FindBar::dismiss);
    m_count->setObjectName("findCount"_L1);
    m_count->setTextFormat(Qt::PlainText);
    // The field keeps its width while one goes from hit to hit.
    m_count->setMinimumWidth(m_count->fontMetrics().horizontalAdvance(u"00000 / 00000"_s));
    auto* row = new QHBoxLayout;
    row->addWidget(m_text, 1);
    row->addWidget(previous);
    row->addWidget(next);
    row->addWidget(m_count);
    layout.addWidget(label, 0, 0);
    layout.addLayout(row, 0, 1);
    layout.addWidget(close, 0, 2);

    auto* sign = new QLabel;
    sign->setPixmap(icons::symbol("error"_L1, icons::Tone::Negative).pixmap(16, 16));
    m_fault->setObjectName("findFault"_L1);
    m_fault->setTextFormat(Qt::PlainText);
    m_fault->setWordWrap(true);
    auto* faultRow = new QHBoxLayout(m_faultRow);
    faultRow->setContentsMargins(0, 0, 0, 0);
    faultRow->addWidget(sign);
    faultRow->addWidget(m_fault, 1);
    layout.addWidget(m_faultRow, 1, 1);
    m_faultRow->hide();
}

void FindBar::makeReplaceRow(QGridLayout& layout)
{
    m_with->setToolTip(tr("With a regular expression \\1 to \\9 are what its brackets matched, \\0 "
                          "is all that matched, \\n is a line end and \\t a tab."));
    m_withLabel = new QLabel(tr("Replace with:"));
    m_withLabel->setBuddy(m_with);
    auto* one = new QPushButton(tr("Replace"));
    one->setObjectName("replaceOne"_L1);
    one->setToolTip(tr("Replace the hit that is selected and go to the next (Enter)"));
    auto* all = new QPushButton(tr("Replace A&ll"));
    all->setObjectName("replaceAll"_L1);
    all->setToolTip(tr("Replace every hit (Ctrl+Enter)"));
    connect(one, &QPushButton::clicked, this, &FindBar::replaceOne);
    connect(all, &QPushButton::clicked, this, &FindBar::replaceEvery);
    m_replaceRow = new QWidget;
    auto* row = new QHBoxLayout(m_replaceRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_with, 1);
    row->addWidget(one);
    row->addWidget(all);
    layout.addWidget(m_withLabel, 2, 0);
    layout.addWidget(m_replaceRow, 2, 1);
}

void FindBar::makeOptionsRow(QGridLayout& layout)
{
    m_isWholeWord->setToolTip(tr("Only where no letter, digit or underscore goes on beside it"));
    m_isExpression->setToolTip(
        tr("Letters have meanings: . is any letter, * any number of what is "
           "before it, ^ and $ are where a line begins and ends, ( ) is kept "
           "for the replacement. Only with \\n is more than a line looked "
           "at."));
    m_inSelection->setToolTip(tr("Only in the text that is selected now"));
    auto* row = new layout::FlowLayout;
    row->setSpacing(14);
    for (QCheckBox* option : {m_matchesCase, m_isWholeWord, m_isExpression, m_inSelection})
        row->addWidget(option);
    layout.addLayout(row, 3, 1);
}

// Opening and closing

void FindBar::find()
{
    open(!m_replaceRow->isHidden() && isVisible());
}

void FindBar::replace()
{
    open(true);
}

void FindBar::open(bool withReplace)
{
    m_withLabel->setVisible(withReplace);
    m_replaceRow->setVisible(withReplace);
    const bool wasOpen = isVisible();
    if (!wasOpen) {
        const QString last = m_text->currentText();
        const QStringList searches = m_searches.texts();
        fill(*m_text, searches, last.isEmpty() ? searches.value(0) : last);
        fill(*m_with, m_replacements.texts(), m_with->currentText());
        m_inSelection->setChecked(false);
    }
    show();
    takeSelection();
    m_desk.look(query());
    m_text->lineEdit()->selectAll();
    m_text->setFocus(Qt::ShortcutFocusReason);
}

void FindBar::fill(QComboBox& field, const QStringList& history, const QString& text)
{
    const QSignalBlocker blocker(field);
    field.clear();
    field.addItems(history);
    field.setEditText(text);
}

// What is selected, if it is part of a line; but not where it is what the search keeps to.
void FindBar::takeSelection()
{
    const QTextCursor cursor = m_editor.textCursor();
    const text::Span span{m_session.offsetAt(cursor.selectionStart()),
                          m_session.offsetAt(cursor.selectionEnd())};
    if (m_inSelection->isChecked() || span.isEmpty() || span.size() > longestSelection)
        return;
    const std::string_view bytes = span.of(m_session.bytes());
    if (bytes.find_first_of("\r\n") != std::string_view::npos)
        return;
    const QString text = m_session.typed(bytes);
    const QSignalBlocker blocker(m_text);
    m_text->setEditText(m_isExpression->isChecked() ? QRegularExpression::escape(text) : text);
}

// What hides with the keyboard gives it to its neighbour first, which may answer to that.
void FindBar::dismiss()
{
    remember();
    m_editor.setFocus();
    putAway();
}

void FindBar::putAway()
{
    hide();
    m_busy.stop();
    m_desk.stop();
}

// What is looked for now would be remembered again.
void FindBar::forget()
{
    if (isAncestorOf(window()->focusWidget()))
        m_editor.setFocus();
    putAway();
    m_searches.forget();
    m_replacements.forget();
    fill(*m_text, {}, {});
    fill(*m_with, {}, {});
}

bool FindBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Escape) {
        dismiss();
        return true;
    }
    if (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter)
        return QWidget::eventFilter(watched, event);
    const bool isShift = key->modifiers() & Qt::ShiftModifier;
    if (watched == m_text)
        goOn(!isShift);
    else if (key->modifiers() & Qt::ControlModifier)
        replaceEvery();
    else
        replaceOne();
    return true;
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else if (event->matches(QKeySequence::Undo) && !m_editor.isReadOnly())
        m_editor.undo(); // what a button replaced; the fields undo their own
    else if (event->matches(QKeySequence::Redo) && !m_editor.isReadOnly())
        m_editor.redo();
    else
        QWidget::keyPressEvent(event);
}

// Searching

Query FindBar::query() const
{
    return {.text = m_text->currentText(),
            .matchesCase = m_matchesCase->isChecked(),
            .isWholeWord = m_isWholeWord->isChecked(),
            .isExpression = m_isExpression->isChecked()};
}

void FindBar::lookAndGo()
{
    m_desk.lookAndGo(query());
}

void FindBar::remember()
{
    m_searches.remember(m_text->currentText());
    m_settings.setValue(caseKey, m_matchesCase->isChecked());
    m_settings.setValue(wordKey, m_isWholeWord->isChecked());
    m_settings.setValue(expressionKey, m_isExpression->isChecked());
}

void FindBar::findNext()
{
    goOn(true);
}

void FindBar::findPrevious()
{
    goOn(false);
}

void FindBar::goOn(bool forward)
{
    if (!isVisible()) {
        // The keyboard stays where it is; the selection is where one is, not what is looked for.
        const QString text = m_text->currentText();
        const QString last = text.isEmpty() ? m_searches.texts().value(0) : text;
        if (last.isEmpty()) {
            find();
            return;
        }
        m_withLabel->hide();
        m_replaceRow->hide();
        m_inSelection->setChecked(false);
        fill(*m_text, m_searches.texts(), last);
        show();
        m_desk.look(query());
    }
    remember();
    if (forward)
        m_desk.next();
    else
        m_desk.previous();
}

void FindBar::toggleInSelection()
{
    m_inSelection->setChecked(m_desk.setInSelection(m_inSelection->isChecked()));
}

void FindBar::replaceOne()
{
    remember();
    m_replacements.remember(m_with->currentText());
    m_desk.replace(m_with->currentText());
}

void FindBar::replaceEvery()
{
    remember();
    m_replacements.remember(m_with->currentText());
    m_desk.replaceAll(m_with->currentText());
}

void FindBar::showState()
{
    const FindDesk::State state = m_desk.state();
    m_inSelection->setChecked(state.isInSelection);
    if (state.isSearching) {
        if (!m_busy.isActive())
            m_busy.start();
        return;
    }
    m_busy.stop();
    const QString count = countText(state);
    const QString fault = faultText(state);
    const bool isNews = count != m_count->text() || fault != m_fault->text();
    m_count->setText(count);
    m_fault->setText(fault);
    m_faultRow->setVisible(!fault.isEmpty());
    if (!isNews || !QAccessible::isActive() || !isVisible() ||
        !isAncestorOf(QApplication::focusWidget()))
        return;
    QAccessibleAnnouncementEvent event(this, fault.isEmpty() ? count : fault);
    QAccessible::updateAccessibility(&event);
}

} // namespace crawlright::find
