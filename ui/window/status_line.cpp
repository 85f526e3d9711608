// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/status_line.h"

#include "ui/files/file_nature.h"
#include "ui/icons/icons.h"
#include "ui/problems/problems_model.h"
#include "ui/words/quoted.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QStringBuilder>
#include <QToolButton>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using checks::Severity;

namespace {

constexpr std::array gravestFirst{Severity::Error, Severity::Warning, Severity::Info,
                                  Severity::Hint};
constexpr double kib = 1024.0;
constexpr int limitInKib = 500; // what Google reads of a robots.txt

QString encodingOf(const syntax::Document& document)
{
    switch (files::natureOf(document.bytes())) {
    case files::FileNature::Utf16:
        return StatusLine::tr("UTF-16");
    case files::FileNature::NotUtf8:
        return StatusLine::tr("Not all UTF-8");
    default:
        return document.bomSize() > 0 ? StatusLine::tr("UTF-8 with BOM") : StatusLine::tr("UTF-8");
    }
}

QString lineEndsOf(const syntax::Document& document)
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
        return StatusLine::tr("Mixed line ends");
    return crlf ? u"CRLF"_s : cr ? u"CR"_s : u"LF"_s;
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

} // namespace

TextFacts factsOf(const syntax::Document& document)
{
    return {.bytes = document.bytes().size(),
            .encoding = encodingOf(document),
            .lineEnds = lineEndsOf(document)};
}

StatusLine::StatusLine(QWidget* parent)
    : QStatusBar(parent)
    , m_place(makeButton(tr("Line and column of the cursor, the column in bytes. Click to go to "
                            "another line.")))
    , m_size(new QLabel)
    , m_encoding(new QLabel)
    , m_lineEnds(new QLabel)
    , m_expectations(makeButton({}))
    , m_noProblems(makeButton(tr("Problems in this text. Click to see them.")))
    , m_what(new QLabel)
    , m_progress(new QProgressBar)
    , m_cancel(makeButton(tr("Stop what is going on")))
{
    m_place->setObjectName("statusPlace"_L1);
    m_size->setObjectName("statusSize"_L1);
    m_encoding->setObjectName("statusEncoding"_L1);
    m_lineEnds->setObjectName("statusLineEnds"_L1);
    m_expectations->setObjectName("statusExpectations"_L1);
    m_noProblems->setObjectName("statusNoProblems"_L1);
    m_size->setToolTip(tr("Size of the text. Google reads the first 500 KiB of a robots.txt."));
    m_encoding->setToolTip(tr("Encoding of the text"));
    m_lineEnds->setToolTip(tr("How the lines of the text end"));
    m_progress->setMaximumWidth(fontMetrics().averageCharWidth() * 24);
    m_progress->setTextVisible(false);
    m_cancel->setText(tr("Cancel"));
    connect(m_place, &QToolButton::clicked, this, &StatusLine::placeClicked);
    connect(m_noProblems, &QToolButton::clicked, this, &StatusLine::problemsClicked);
    connect(m_expectations, &QToolButton::clicked, this, &StatusLine::expectationsClicked);
    connect(m_cancel, &QToolButton::clicked, this, &StatusLine::cancelClicked);

    addWidget(m_place);
    addWidget(m_what);
    addWidget(m_progress);
    addWidget(m_cancel);
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
    for (QLabel* label : {m_size, m_encoding, m_lineEnds})
        label->setContentsMargins(6, 0, 6, 0);
    setPlace(1, 1);
    setFacts(factsOf(syntax::Document()));
    setCounts({});
    setExpectations(0, 0, 0);
    hideProgress();
}

void StatusLine::setPlace(int line, int column)
{
    const QLocale locale;
    m_place->setText(tr("Line %1, column %2").arg(locale.toString(line), locale.toString(column)));
}

void StatusLine::setFacts(const TextFacts& facts)
{
    const QLocale locale;
    const double size = static_cast<double>(facts.bytes) / kib;
    const QString limit = locale.toString(limitInKib);
    m_size->setText(facts.bytes < static_cast<std::size_t>(kib)
                        ? tr("%1 bytes of %2 KiB").arg(locale.toString(facts.bytes), limit)
                        : tr("%1 of %2 KiB").arg(locale.toString(size, 'f', 1), limit));
    m_encoding->setText(facts.encoding);
    m_lineEnds->setText(facts.lineEnds);
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
        button->setAccessibleName(name);
        button->setToolTip(tr("%1. Click to see them.").arg(name));
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
    m_expectations->setIcon(icon);
    m_expectations->setText(text);
    m_expectations->setAccessibleName(name);
    m_expectations->setToolTip(tr("%1. Click to see them.").arg(name));
}

void StatusLine::showProgress(const QString& what, qint64 done, qint64 total)
{
    constexpr int steps = 1000;
    m_what->setText(what);
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

} // namespace crawlright::window
