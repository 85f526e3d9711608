// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/time_line.h"

#include "ui/fetch/meaning_model.h"
#include "ui/words/tool_tip.h"

#include <QPainter>
#include <QStringList>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <utility>

namespace crawlright::fetch {

using access::Edition;
using access::Outcome;
using icons::Tone;

namespace {

constexpr int gap = 4; // pixels around texts
constexpr int iconSize = 16;

Tone toneOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::AllowAll:
        return Tone::Positive;
    case Outcome::DisallowAll:
        return Tone::Negative;
    case Outcome::Defer:
        return Tone::Caution;
    case Outcome::Parse:
    case Outcome::UseCache:
        break;
    }
    return Tone::Note;
}

/// Hours and months stand side by side, so a part is as long as its time's logarithm; the last,
/// which has no end, as long as a month.
double weightOf(const CourseRow& row)
{
    const std::chrono::seconds month = std::chrono::days(30);
    const auto time = row.until ? *row.until - row.step.from : month;
    return std::log2(2.0 + static_cast<double>(time.count()) / 3600.0);
}

} // namespace

TimeLine::TimeLine(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("fetchTimeLine"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TimeLine::setRows(std::vector<CourseRow> rows, dialects::Id dialect, const QDateTime& answered)
{
    m_rows = std::move(rows);
    m_dialect = dialect;
    m_answered = answered;
    setAccessibleName(tr("Time line"));
    setAccessibleDescription(inWords());
    setToolTip(words::asToolTip(inWords()));
    updateGeometry();
    update();
}

QString TimeLine::inWords() const
{
    QStringList sentences;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        //: %1: who reads. %2: a date, or "From now on". %3: what it does.
        sentences +=
            tr("%1. %2: %3.")
                .arg(readerText(m_dialect, m_rows[i].edition), beginText(m_rows, i, m_answered),
                     outcomeName(m_rows[i].step.meaning.outcome));
    return sentences.join(u' ');
}

int TimeLine::bars() const
{
    const bool hasLatest = std::ranges::contains(m_rows, Edition::Latest, &CourseRow::edition);
    return m_rows.empty() ? 0 : (hasLatest ? 2 : 1);
}

int TimeLine::barHeight() const
{
    return std::max(fontMetrics().height(), iconSize) + gap;
}

// A bar with the times below it and, where there are two, its name above.
int TimeLine::heightOfOne() const
{
    return barHeight() + fontMetrics().height() * (bars() == 2 ? 2 : 1) + gap;
}

QSize TimeLine::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 70, heightOfOne() * std::max(1, bars())};
}

QSize TimeLine::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 20, sizeHint().height()};
}

std::vector<TimeLine::Part> TimeLine::parts() const
{
    std::vector<Part> all;
    const int count = bars();
    for (int bar = 0; bar < count; ++bar) {
        const Edition edition = bar == 0 ? Edition::Followed : Edition::Latest;
        double total = 0;
        for (const CourseRow& row : m_rows)
            total += row.edition == edition ? weightOf(row) : 0;
        const double top = bar * heightOfOne() + (count == 2 ? fontMetrics().height() : 0);
        double left = 0;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (m_rows[i].edition != edition)
                continue;
            const double length = width() * weightOf(m_rows[i]) / total;
            all.push_back({QRectF(left, top, length, barHeight()), i});
            left += length;
        }
    }
    if (isRightToLeft())
        for (Part& part : all)
            part.bar.moveLeft(width() - part.bar.right());
    return all;
}

void TimeLine::paint(QPainter& painter, const Part& part) const
{
    const Outcome outcome = m_rows[part.row].step.meaning.outcome;
    const QColor tone = icons::toneColor(toneOf(outcome), palette());
    QColor ground = tone;
    ground.setAlphaF(0.18F);
    const QRectF bar = part.bar.adjusted(0.5, 0.5, -0.5, -0.5);
    painter.fillRect(bar, ground);
    painter.setPen(tone);
    painter.drawRect(bar);

    QRectF inside = bar.adjusted(gap, 0, -gap, 0);
    if (inside.width() > iconSize) {
        const double left = isRightToLeft() ? inside.right() - iconSize : inside.left();
        iconOf(outcome).paint(
            &painter,
            QRectF(left, inside.center().y() - iconSize / 2.0, iconSize, iconSize).toRect());
        if (isRightToLeft())
            inside.setRight(inside.right() - iconSize - gap);
        else
            inside.setLeft(inside.left() + iconSize + gap);
    }
    painter.setPen(palette().color(QPalette::WindowText));
    const Qt::Alignment leading =
        QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter);
    const auto write = [&](const QRectF& where, const QString& text) {
        if (where.width() > 0)
            painter.drawText(
                where, static_cast<int>(leading),
                fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(where.width())));
    };
    write(inside, outcomeName(outcome));
    write(
        QRectF(part.bar.left(), part.bar.bottom(), part.bar.width() - gap, fontMetrics().height()),
        beginText(m_rows, part.row, m_answered));
    if (bars() == 2 && isFirst(m_rows, part.row))
        write(QRectF(0, part.bar.top() - fontMetrics().height(), width(), fontMetrics().height()),
              readerText(m_dialect, m_rows[part.row].edition));
}

void TimeLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    for (const Part& part : parts())
        paint(painter, part);
}

} // namespace crawlright::fetch
