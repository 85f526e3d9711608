// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/export/printout.h"

#include "ui/editor/editor_colors.h"
#include "ui/editor/highlighting.h"
#include "ui/words/findings.h"
#include "ui/words/quoted.h"

#include <KSyntaxHighlighting/Repository>
#include <QElapsedTimer>
#include <QFontDatabase>
#include <QPalette>
#include <QPrinter>
#include <QTextLayout>

#include <algorithm>
#include <utility>

namespace crawlright::exports {

using namespace Qt::StringLiterals;
using checks::Severity;

namespace {

constexpr qreal textPoints = 9;
constexpr qreal smallPoints = 8;
constexpr qint64 sliceTime = 20; // milliseconds

// One that KSyntaxHighlighting has for paper, which is white.
KSyntaxHighlighting::Theme paperTheme(const KSyntaxHighlighting::Repository& repository)
{
    return editor::themeFor(repository, QPalette(Qt::white), u"Printing"_s);
}

const editor::EditorColors& paperColors()
{
    static const editor::EditorColors colors = [] {
        QPalette palette;
        palette.setColor(QPalette::Base, Qt::white);
        palette.setColor(QPalette::Text, Qt::black);
        return editor::colorsFor(palette);
    }();
    return colors;
}

QFont sized(QFont font, qreal points)
{
    font.setPointSizeF(points);
    return font;
}

QTextCharFormat::UnderlineStyle lineFor(Severity severity)
{
    switch (severity) {
    case Severity::Error:
    case Severity::Warning:
        return QTextCharFormat::WaveUnderline;
    case Severity::Info:
        return QTextCharFormat::DotLine;
    case Severity::Hint:
        return QTextCharFormat::DashUnderline;
    case Severity::None:
        break;
    }
    return QTextCharFormat::NoUnderline;
}

} // namespace

Printout::Printout(Paper paper, std::shared_ptr<QPrinter> printer,
                   const KSyntaxHighlighting::Repository& highlighting, QObject* parent)
    : QObject(parent)
    , m_paper(std::move(paper))
    , m_printer(std::move(printer))
    , m_listing(m_paper.content.analysis, m_paper.content.readers,
                editor::definitionIn(highlighting), paperTheme(highlighting))
    , m_font(sized(m_paper.font, textPoints))
    , m_smallFont(sized(QFontDatabase::systemFont(QFontDatabase::GeneralFont), smallPoints))
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &Printout::goOn);
}

Printout::~Printout()
{
    if (m_painter.isActive())
        m_painter.end();
}

void Printout::start()
{
    m_next.start(0);
}

void Printout::cancel()
{
    end(End::Cancelled);
}

void Printout::end(End how)
{
    m_next.stop();
    if (m_painter.isActive()) {
        if (how == End::Cancelled)
            m_printer->abort();
        const bool isDone = m_painter.end();
        if (how == End::Printed && !isDone)
            how = End::Failed;
    }
    Q_EMIT ended(how);
}

void Printout::goOn()
{
    if (!m_painter.isActive()) {
        if (!m_painter.begin(m_printer.get()))
            return end(End::Failed);
        measure();
        beginPage();
    }
    QElapsedTimer timer;
    timer.start();
    while (m_done < m_listing.lineCount() && !isPastLast() && timer.elapsed() < sliceTime)
        printLine(++m_done);
    if (m_printer->printerState() == QPrinter::Error)
        return end(End::Failed);
    if (m_done == m_listing.lineCount() || isPastLast())
        return end(End::Printed);
    m_next.start(0);
    Q_EMIT progressed(m_done, m_listing.lineCount()); // somebody may cancel
}

void Printout::measure()
{
    const QFontMetricsF text(m_font, m_printer.get());
    const QFontMetricsF small(m_smallFont, m_printer.get());
    const QRectF page = m_printer->pageLayout().paintRectPixels(m_printer->resolution());
    m_area =
        QRectF(0, 2 * small.lineSpacing(), page.width(), page.height() - 4 * small.lineSpacing());
    m_gap = text.horizontalAdvance(u'0');
    m_numberWidth = text.horizontalAdvance(QString::number(m_listing.lineCount())) + 2 * m_gap;
}

bool Printout::isWanted(int page) const
{
    return m_printer->printRange() != QPrinter::PageRange ||
           (page >= m_printer->fromPage() && page <= m_printer->toPage());
}

bool Printout::isPastLast() const
{
    return m_printer->printRange() == QPrinter::PageRange && m_page > m_printer->toPage();
}

void Printout::beginPage()
{
    ++m_page;
    m_y = m_area.top();
    if (!isWanted(m_page))
        return;
    if (std::exchange(m_hasPaper, true))
        m_printer->newPage();
    const QFontMetricsF metrics(m_smallFont, m_printer.get());
    m_painter.setFont(m_smallFont);
    m_painter.setPen(Qt::black);
    const QRectF header(0, 0, m_area.width(), 1.5 * metrics.lineSpacing());
    const qreal dateWidth = metrics.horizontalAdvance(m_paper.date) + 2 * m_gap;
    m_painter.drawText(header, Qt::AlignRight | Qt::AlignTop, m_paper.date);
    m_painter.drawText(header, Qt::AlignLeft | Qt::AlignTop,
                       metrics.elidedText(words::shown(m_paper.content.name, 400), Qt::ElideMiddle,
                                          m_area.width() - dateWidth));
    m_painter.setPen(QPen(paperColors().faint, 0));
    m_painter.drawLine(QPointF(0, 1.5 * metrics.lineSpacing()),
                       QPointF(m_area.width(), 1.5 * metrics.lineSpacing()));
    m_painter.setPen(Qt::black);
    const QRectF footer(0, m_area.bottom() + metrics.lineSpacing(), m_area.width(),
                        metrics.lineSpacing());
    m_painter.drawText(footer, Qt::AlignHCenter | Qt::AlignBottom, tr("Page %1").arg(m_page));
}

QTextCharFormat Printout::colored(Severity severity) const
{
    QTextCharFormat format;
    format.setForeground(
        editor::legible(paperColors().of(severity), Qt::white, editor::textContrast));
    return format;
}

QTextCharFormat Printout::formatOf(const Piece& piece) const
{
    const Style& style = m_listing.styles()[piece.style];
    QTextCharFormat format;
    format.setForeground(style.color.isValid() && !piece.isByte ? style.color : QColor(Qt::black));
    if (style.isBold)
        format.setFontWeight(QFont::Bold);
    format.setFontItalic(style.isItalic);
    if (piece.isByte) {
        format.setBackground(paperColors().markFill);
        format.setFontPointSize(smallPoints - 1);
    }
    if (piece.mark != Severity::None) {
        format.setUnderlineStyle(lineFor(piece.mark));
        format.setUnderlineColor(paperColors().of(piece.mark));
    }
    return format;
}

void Printout::printLine(text::LineNumber number)
{
    const ListedLine line = m_listing.line(number);
    QString text;
    QList<QTextLayout::FormatRange> formats;
    for (const Piece& piece : line.pieces) {
        formats.append(
            {static_cast<int>(text.size()), static_cast<int>(piece.text.size()), formatOf(piece)});
        text += piece.text;
    }
    QTextLayout layout(text, m_font, m_printer.get());
    layout.setFormats(formats);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(Qt::LeftToRight);
    // Of a screen: the layout makes them those of the printer.
    option.setTabStopDistance(4 * QFontMetricsF(m_font).horizontalAdvance(u'0'));
    layout.setTextOption(option);
    printText(layout, m_numberWidth, QString::number(number));
    for (const Note& note : line.notes)
        printNote(note);
}

void Printout::printNote(const Note& note)
{
    //: Before a sentence about what was found; %1: "error", "warning", …
    const QString weight = tr("%1:").arg(words::severityName(note.severity));
    QTextLayout layout(weight + u' ' + note.sentence, m_smallFont, m_printer.get());
    QTextCharFormat format = colored(note.severity);
    format.setFontWeight(QFont::Bold);
    layout.setFormats({{0, static_cast<int>(weight.size()), format}});
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    printText(layout, m_numberWidth + 2 * m_gap, {});
}

void Printout::printText(QTextLayout& layout, qreal indent, const QString& number)
{
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine())
        line.setLineWidth(m_area.width() - indent);
    layout.endLayout();
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine line = layout.lineAt(i);
        if (m_y + line.height() > m_area.bottom())
            beginPage();
        if (isWanted(m_page)) {
            m_painter.setPen(Qt::black);
            line.draw(&m_painter, QPointF(indent, m_y - line.y()));
            if (i == 0 && !number.isEmpty()) {
                m_painter.setFont(m_font);
                m_painter.setPen(paperColors().gutterText);
                m_painter.drawText(QRectF(0, m_y, m_numberWidth - 2 * m_gap, line.height()),
                                   Qt::AlignRight | Qt::AlignVCenter, number);
            }
        }
        m_y += line.height();
    }
}

} // namespace crawlright::exports
