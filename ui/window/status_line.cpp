// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/status_line.h"

#include "core/text/utf8.h"
#include "ui/files/file_nature.h"
#include "ui/icons/icons.h"
#include "ui/problems/problems_model.h"
#include "ui/words/quoted.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QStringBuilder>
#include <QToolButton>

#include <initializer_list>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using checks::Severity;

namespace {

constexpr std::array gravestFirst{Severity::Error, Severity::Warning, Severity::Info,
                                  Severity::Hint};
constexpr double kib = 1024.0;
constexpr int limitInKib = 500; // what Google reads of a robots.txt

TextFacts::Kind kindOf(const syntax::Document& document)
{
    using enum TextFacts::Kind;
    const files::FileNature nature = files::natureOf(document.bytes());
    if (nature == files::FileNature::Utf16)
        return Utf16;
    // What is a web page or a picture first may be no UTF-8 besides.
    if (nature != files::FileNature::Text && !text::nextNotUtf8(document.bytes(), 0).isEmpty())
        return PartlyUtf8;
    return document.bomSize() > 0 ? Utf8WithMark : Utf8;
}

QString nameOf(TextFacts::Kind kind)
{
    using enum TextFacts::Kind;
    switch (kind) {
    case Utf8:
        return StatusLine::tr("UTF-8");
    case Utf8WithMark:
        return StatusLine::tr("UTF-8 with BOM");
    case PartlyUtf8:
        return StatusLine::tr("Not all UTF-8");
    case Utf16:
        break;
    }
    return StatusLine::tr("UTF-16");
}

std::optional<text::LineEnding> lineEndingOf(const syntax::Document& document,
                                             text::LineEnding ofNewLines)
{
    bool lf = false;
    bool cr = false;
    bool crlf = false;
    for (const syntax::Line& line : document.lines()) {
        lf = lf || line.lineEnd == syntax::LineEnd::Lf;
        cr = cr || line.lineEnd == syntax::LineEnd::Cr;
        crlf = crlf || line.lineEnd == syntax::LineEnd::CrLf;
    }
    if (int{lf} + int{cr} + int{crlf} > 1)
        return std::nullopt;
    return crlf ? text::LineEnding::CrLf
           : cr ? text::LineEnding::Cr
           : lf ? text::LineEnding::Lf
                : ofNewLines;
}

QToolButton* makeButton(const QString& toolTip)
{
    auto* button = new QToolButton;
    button->setAutoRaise(true);
    button->setToolTip(toolTip);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

/// For a text that is another one at almost every key. Its field grows and never shrinks, so that
/// only a text that is wider than all before has the line laid out anew.
template <typename Field>
void showInGrownField(Field& field, const QString& text)
{
    if (field.text() == text)
        return;
    field.setText(text);
    field.setFixedSize(field.sizeHint().expandedTo(field.minimumSize()));
}

/// Qt tells of these also where they are as they were.
void tellOf(QWidget& field, const QString& name, const QString& toolTip)
{
    if (field.accessibleName() != name)
        field.setAccessibleName(name);
    if (field.toolTip() != toolTip)
        field.setToolTip(toolTip);
}

} // namespace

TextFacts factsOf(const syntax::Document& document, text::LineEnding ofNewLines)
{
    const TextFacts::Kind kind = kindOf(document);
    const auto ending = lineEndingOf(document, ofNewLines);
    return {.bytes = document.bytes().size(),
            .kind = kind,
            .encoding = nameOf(kind),
            .lineEnding = ending,
            .lineEnds = ending ? StatusLine::nameOf(*ending) : StatusLine::tr("Mixed line ends")};
}

QString StatusLine::nameOf(edits::Encoding encoding)
{
    switch (encoding) {
    case edits::Encoding::Utf16Le:
        return tr("UTF-16, little-endian");
    case edits::Encoding::Utf16Be:
        return tr("UTF-16, big-endian");
    case edits::Encoding::Windows1252:
        return tr("Windows-1252");
    case edits::Encoding::Latin1:
        break;
    }
    return tr("Latin-1 (ISO 8859-1)");
}

QString StatusLine::nameOf(text::LineEnding ending)
{
    switch (ending) {
    case text::LineEnding::Lf:
        return u"LF"_s;
    case text::LineEnding::Cr:
        return u"CR"_s;
    case text::LineEnding::CrLf:
        break;
    }
    return u"CRLF"_s;
}

StatusLine::StatusLine(QWidget* parent)
    : QStatusBar(parent)
    , m_place(makeButton(tr("Line and column of the cursor, the column in bytes. Click to go to "
                            "another line.")))
    , m_group(makeButton({}))
    , m_size(new QLabel)
    , m_encoding(makeButton(tr("Encoding of the text. Click to change it.")))
    , m_lineEnds(makeButton(tr("How the lines of the text end. Click to change it.")))
    , m_readOnly(makeButton(tr("This file is write-protected. Its text can be changed, and saved "
                               "under another name.")))
    , m_expectations(makeButton({}))
    , m_noProblems(makeButton(tr("Problems in this text. Click to see them.")))
    , m_what(new QLabel)
    , m_progress(new QProgressBar)
    , m_cancel(makeButton(tr("Stop what is going on")))
{
    m_place->setObjectName("statusPlace"_L1);
    m_group->setObjectName("statusGroup"_L1);
    m_size->setObjectName("statusSize"_L1);
    m_encoding->setObjectName("statusEncoding"_L1);
    m_lineEnds->setObjectName("statusLineEnds"_L1);
    m_expectations->setObjectName("statusExpectations"_L1);
    m_noProblems->setObjectName("statusNoProblems"_L1);
    m_size->setToolTip(tr("Size of the text. Google reads the first 500 KiB of a robots.txt."));
    makeEncodingMenu();
    makeLineEndsMenu();
    m_progress->setMaximumWidth(fontMetrics().averageCharWidth() * 24);
    m_progress->setTextVisible(false);
    m_cancel->setObjectName("statusCancel"_L1);
    m_cancel->setText(tr("Cancel"));
    connect(m_place, &QToolButton::clicked, this, &StatusLine::placeClicked);
    connect(m_group, &QToolButton::clicked, this, &StatusLine::groupClicked);
    connect(m_noProblems, &QToolButton::clicked, this, &StatusLine::problemsClicked);
    connect(m_expectations, &QToolButton::clicked, this, &StatusLine::expectationsClicked);
    connect(m_cancel, &QToolButton::clicked, this, &StatusLine::cancelClicked);

    addWidget(m_place);
    addWidget(m_group);
    addWidget(m_what);
    addWidget(m_progress);
    addWidget(m_cancel);
    m_readOnly->setObjectName("statusReadOnly"_L1);
    m_readOnly->setText(tr("Read-only"));
    m_readOnly->setIcon(icons::symbol("lock"_L1));
    m_readOnly->hide();
    connect(m_readOnly, &QToolButton::clicked, this, &StatusLine::readOnlyClicked);
    addPermanentWidget(m_readOnly);
    addPermanentWidget(m_size);
    addPermanentWidget(m_encoding);
    addPermanentWidget(m_lineEnds);
    addPermanentWidget(m_expectations);
    addPermanentWidget(m_noProblems);
    m_noProblems->setIcon(icons::symbol("no-problems"_L1, icons::Tone::Positive));
    m_noProblems->setText(tr("No problems"));
    for (const Severity severity : gravestFirst) {
        QToolButton* button = makeButton({});
        button->setObjectName("statusCount_"_L1 % words::ascii(checks::nameOf(severity)));
        button->setIcon(problems::iconOf(severity));
        connect(button, &QToolButton::clicked, this, &StatusLine::problemsClicked);
        m_counts.at(static_cast<std::size_t>(severity)) = button;
        addPermanentWidget(button);
    }
    m_size->setContentsMargins(6, 0, 6, 0);
    setPlace(1, 1);
    setGroup({});
    setFacts(factsOf(syntax::Document()));
    setCounts({});
    setExpectations(0, 0, 0);
    hideProgress();
}

void StatusLine::setPlace(int line, int column)
{
    const QLocale locale;
    showInGrownField(*m_place,
                     tr("Line %1, column %2").arg(locale.toString(line), locale.toString(column)));
}

void StatusLine::setGroup(const QString& names)
{
    constexpr int widest = 32; // letters
    const QString text = names.isEmpty() ? tr("No group") : tr("Group %1").arg(names);
    m_group->setText(m_group->fontMetrics().elidedText(
        text, Qt::ElideRight, m_group->fontMetrics().averageCharWidth() * widest));
    tellOf(*m_group, text,
           names.isEmpty()
               ? tr("The cursor’s line belongs to no group. Click to see the outline.")
               : tr("The cursor’s line belongs to the group for %1. Click to see the outline.")
                     .arg(names));
}

void StatusLine::setFacts(const TextFacts& facts)
{
    const QLocale locale;
    const double size = static_cast<double>(facts.bytes) / kib;
    const QString limit = locale.toString(limitInKib);
    showInGrownField(*m_size,
                     facts.bytes < static_cast<std::size_t>(kib)
                         ? tr("%1 bytes of %2 KiB").arg(locale.toString(facts.bytes), limit)
                         : tr("%1 of %2 KiB").arg(locale.toString(size, 'f', 1), limit));
    m_encoding->setText(facts.encoding);
    tellOf(*m_encoding, tr("Encoding: %1").arg(facts.encoding), m_encoding->toolTip());
    m_lineEnds->setText(facts.lineEnds);
    tellOf(*m_lineEnds, tr("Line ends: %1").arg(facts.lineEnds), m_lineEnds->toolTip());
    checkMenus(facts);
}

void StatusLine::makeEncodingMenu()
{
    auto* menu = new QMenu(m_encoding);
    menu->setObjectName("encodingMenu"_L1);
    menu->setToolTipsVisible(true);
    const auto add = [menu](const QString& text, const QString& toolTip) {
        QAction* action = menu->addAction(text);
        action->setToolTip(toolTip);
        return action;
    };
    auto* one = new QActionGroup(menu);
    m_utf8 = add(tr("&UTF-8"), tr("Takes the byte order mark at the start of the file away"));
    m_utf8WithMark = add(tr("UTF-8 with &BOM"), tr("Puts a byte order mark at the start of the "
                                                   "file, which crawlers do not need"));
    for (QAction* action : {m_utf8, m_utf8WithMark}) {
        action->setCheckable(true);
        one->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, action] { Q_EMIT byteOrderMarkAsked(action == m_utf8WithMark); });
    }
    menu->addSeparator();
    using enum edits::Encoding;
    for (const auto encoding : {Utf16Le, Utf16Be, Windows1252, Latin1}) {
        const bool isWhole = encoding == Utf16Le || encoding == Utf16Be;
        QAction* action =
            add(tr("Convert to UTF-8 from %1").arg(nameOf(encoding)),
                isWhole ? tr("Reads the whole file so")
                        : tr("Reads the bytes so that are no UTF-8; the rest stays as it is"));
        m_conversions[encoding] = action;
        connect(action, &QAction::triggered, this,
                [this, encoding] { Q_EMIT conversionAsked(encoding); });
    }
    m_encoding->setMenu(menu);
    m_encoding->setPopupMode(QToolButton::InstantPopup);
}

void StatusLine::makeLineEndsMenu()
{
    auto* menu = new QMenu(m_lineEnds);
    menu->setObjectName("lineEndsMenu"_L1);
    auto* one = new QActionGroup(menu);
    one->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional); // mixed: none
    const auto add = [&](text::LineEnding ending, const QString& text) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        one->addAction(action);
        m_endings[ending] = action;
        connect(action, &QAction::triggered, this,
                [this, ending] { Q_EMIT lineEndingAsked(ending); });
    };
    add(text::LineEnding::Lf, tr("&LF (Unix, Linux, macOS)"));
    add(text::LineEnding::CrLf, tr("&CRLF (Windows)"));
    add(text::LineEnding::Cr, tr("C&R (old Mac OS)"));
    m_lineEnds->setMenu(menu);
    m_lineEnds->setPopupMode(QToolButton::InstantPopup);
}

/// What would change nothing, or garble the text, cannot be chosen.
void StatusLine::checkMenus(const TextFacts& facts)
{
    using enum TextFacts::Kind;
    using edits::Encoding;
    const bool isUtf8 = facts.kind == Utf8 || facts.kind == Utf8WithMark;
    m_utf8->setEnabled(isUtf8);
    m_utf8WithMark->setEnabled(isUtf8);
    m_utf8->setChecked(facts.kind == Utf8);
    m_utf8WithMark->setChecked(facts.kind == Utf8WithMark);
    for (const auto& [encoding, action] : m_conversions) {
        const bool isWhole = encoding == Encoding::Utf16Le || encoding == Encoding::Utf16Be;
        action->setEnabled(facts.kind == (isWhole ? Utf16 : PartlyUtf8));
    }
    for (const auto& [ending, action] : m_endings) {
        action->setEnabled(facts.kind != Utf16); // a byte of a line end is half a character there
        action->setChecked(facts.lineEnding == ending);
    }
}

void StatusLine::setReadOnly(bool on)
{
    m_readOnly->setVisible(on);
}

void StatusLine::setCounts(const problems::Counts& counts)
{
    const QLocale locale;
    m_noProblems->setVisible(problems::total(counts) == 0);
    for (const Severity severity : gravestFirst) {
        const std::uint32_t count = counts.at(static_cast<std::size_t>(severity));
        QToolButton* button = m_counts.at(static_cast<std::size_t>(severity));
        const QString name = problems::countTitle(severity, count);
        button->setVisible(count > 0);
        button->setText(locale.toString(count));
        tellOf(*button, name, tr("%1. Click to see them.").arg(name));
    }
}

void StatusLine::setExpectations(int holding, int total, int badLines)
{
    m_expectations->setVisible(total > 0 || badLines > 0);
    const QLocale locale;
    const QString all = locale.toString(total);
    const QString failing = locale.toString(total - holding);
    if (holding < total) {
        showExpectations(icons::symbol("error"_L1, icons::Tone::Negative),
                         //: In a status bar: %1 of %2 expectations fail
                         tr("Expectations: %1 of %2 fail").arg(failing, all),
                         tr("%1 of %2 expectations fail").arg(failing, all));
    } else if (badLines > 0) {
        showExpectations(icons::symbol("warning"_L1, icons::Tone::Caution),
                         tr("Expectations: unreadable lines: %1").arg(locale.toString(badLines)),
                         tr("Lines of the expectation file that cannot be read: %1")
                             .arg(locale.toString(badLines)));
    } else {
        showExpectations(icons::symbol("allowed"_L1, icons::Tone::Positive),
                         //: In a status bar: %1 of %1 expectations hold
                         tr("Expectations: %1 of %1").arg(all),
                         tr("%1 of %1 expectations hold").arg(all));
    }
}

void StatusLine::setExpectationsUnchecked()
{
    m_expectations->show();
    showExpectations(icons::symbol("warning"_L1, icons::Tone::Caution),
                     tr("Expectations: not checked"), tr("The expectations are not checked"));
}

void StatusLine::showExpectations(const QIcon& icon, const QString& text, const QString& name)
{
    // An icon has the line laid out anew, also where it is the same.
    if (m_expectations->text() == text && m_expectations->accessibleName() == name)
        return;
    m_expectations->setIcon(icon);
    m_expectations->setText(text);
    tellOf(*m_expectations, name, tr("%1. Click to see them.").arg(name));
}

void StatusLine::showProgress(const QString& what, qint64 done, qint64 total)
{
    constexpr int steps = 1000;
    m_what->setText(what);
    m_progress->setAccessibleName(what);
    m_progress->setRange(0, total > 0 ? steps : 0);
    if (total > 0)
        m_progress->setValue(static_cast<int>(done * steps / total));
    m_what->show();
    m_progress->show();
    m_cancel->show();
}

void StatusLine::hideProgress()
{
    m_what->hide();
    m_progress->hide();
    m_cancel->hide();
}

// Other letters need other room.
void StatusLine::changeEvent(QEvent* event)
{
    QStatusBar::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    for (QWidget* field : std::initializer_list<QWidget*>{m_place, m_size}) {
        field->setMinimumSize(0, 0);
        field->setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    }
}

} // namespace crawlright::window
