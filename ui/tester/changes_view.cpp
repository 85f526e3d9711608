// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/changes_view.h"

#include "ui/editor/editor_colors.h"
#include "ui/icons/icons.h"
#include "ui/tester/grown_text.h"
#include "ui/tester/proof_html.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPointer>
#include <QPushButton>
#include <QStringBuilder>

#include <utility>

namespace crawlright::tester {

using namespace Qt::StringLiterals;
using PreviewKind = rewrite::PreviewLine::Kind;

namespace {

constexpr std::size_t mostLines = 8; // of one preview

QString colorOf(icons::Tone tone, const QPalette& palette)
{
    return icons::toneColor(tone, palette).name();
}

/// The lines that change, with a sign before each: colour alone would not tell.
QString diffHtml(const rewrite::Preview& preview, const QPalette& palette)
{
    QString rows;
    const QColor base = palette.color(QPalette::Base);
    for (std::size_t i = 0; i < std::min(preview.lines.size(), mostLines); ++i) {
        const rewrite::PreviewLine& line = preview.lines[i];
        if (line.kind == PreviewKind::More)
            break;
        const bool isAdded = line.kind == PreviewKind::Added;
        const QColor tone =
            icons::toneColor(isAdded ? icons::Tone::Positive : icons::Tone::Negative, palette);
        const QString number = QString::number(line.line);
        // An added line is where no line is yet.
        const QString link = isAdded ? number : lineLink(line.line);
        rows += u"<tr bgcolor=\""_s % editor::mixed(base, tone, 0.14).name() %
                u"\"><td align=\"right\">"_s % link % u"</td><td><code>\u2066"_s %
                (isAdded ? u"+ "_s : u"− "_s) % line.text.toHtmlEscaped() %
                u"\u2069</code></td></tr>"_s;
    }
    QString html = u"<table cellspacing=\"0\" cellpadding=\"2\">"_s % rows % u"</table>"_s;
    const auto changed = static_cast<std::size_t>(preview.removed + preview.added);
    if (changed > mostLines)
        html += u"<p>"_s %
                ChangesView::tr("%n more lines", nullptr, static_cast<int>(changed - mostLines)) %
                u"</p>"_s;
    return html;
}

QString wantedText(rules::Verdict wanted)
{
    return wanted == rules::Verdict::Allow ? ChangesView::tr("to allow it")
                                           : ChangesView::tr("to block it");
}

QString countText(const FlipCount& count)
{
    if (count.urls == 0)
        return {};
    const QLocale locale;
    const std::size_t all = count.toAllowed + count.toBlocked;
    if (all == 0)
        return ChangesView::tr("None of the loaded URLs is judged otherwise then.");
    return ChangesView::tr("Of the loaded URLs %1 become allowed and %2 become blocked.")
        .arg(locale.toString(static_cast<qulonglong>(count.toAllowed)),
             locale.toString(static_cast<qulonglong>(count.toBlocked)));
}

} // namespace

ChangesView::ChangesView(QWidget* parent)
    : QWidget(parent)
    , m_heading(new QLabel(tr("What would change it")))
    , m_none(new QLabel(tr("No change of the file was found that would.")))
    , m_list(new QVBoxLayout)
{
    QFont bold = m_heading->font();
    bold.setBold(true);
    m_heading->setFont(bold);
    m_none->setWordWrap(true);
    m_none->hide();
    m_list->setSpacing(8);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2, 8, 2, 0);
    layout->setSpacing(4);
    layout->addWidget(m_heading);
    layout->addWidget(m_none);
    layout->addLayout(m_list);
    connect(&m_search, &ChangesSearch::found, this, &ChangesView::showChanges);
    connect(&m_search, &ChangesSearch::asideFound, this,
            [this](int index, const QStringList& sentences) {
                const auto at = static_cast<std::size_t>(index);
                m_changes[at].asides = sentences;
                render(at);
            });
    hide();
}

void ChangesView::ask(const Question& question, rules::Verdict now)
{
    const bool isKnown = isAsked(question);
    m_question = question;
    show();
    if (isKnown)
        return;
    setFresh(false);
    m_search.ask(question, now);
}

/// A later stage of an analysis says nothing new about this.
bool ChangesView::isAsked(const Question& question) const
{
    return m_question && m_question->analysis->revision == question.analysis->revision &&
           m_question->url == question.url && m_question->crawler.text == question.crawler.text &&
           m_question->crawler.dialect == question.crawler.dialect;
}

void ChangesView::clear()
{
    m_search.withdraw();
    m_question.reset();
    showChanges({});
    setFresh(false);
    hide();
}

void ChangesView::setFresh(bool isFresh)
{
    if (std::exchange(m_isFresh, isFresh) == isFresh)
        return;
    for (const Row& row : m_rows)
        row.widget->setEnabled(isFresh);
}

void ChangesView::showChanges(const std::vector<Change>& changes)
{
    m_changes = changes;
    ++m_round;
    while (m_rows.size() > m_changes.size()) {
        m_rows.back().widget->hide();
        m_rows.back().widget->deleteLater();
        m_rows.pop_back();
    }
    for (std::size_t i = 0; i < m_changes.size(); ++i) {
        if (i == m_rows.size())
            makeRow(i);
        m_rows[i].count.clear();
        render(i);
        count(i);
    }
    m_none->setVisible(m_changes.empty());
    setFresh(true);
}

void ChangesView::makeRow(std::size_t index)
{
    Row row{.widget = new QWidget,
            .text = new GrownText,
            .apply = new QPushButton(tr("Apply")),
            .count = {}};
    row.text->setObjectName("changeText"_L1);
    row.apply->setObjectName("applyChange"_L1);
    row.apply->setIcon(icons::symbol("quick-fix"_L1));
    row.apply->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(row.text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (const auto line = lineOf(link))
            Q_EMIT lineRequested(*line);
    });
    connect(row.apply, &QPushButton::clicked, this, [this, index] {
        if (m_isFresh && m_question && index < m_changes.size())
            Q_EMIT chosen(m_changes[index].way.edits, m_changes[index].title,
                          m_question->analysis->revision);
    });
    auto* layout = new QHBoxLayout(row.widget);
    layout->setContentsMargins({});
    layout->addWidget(row.text, 1);
    layout->addWidget(row.apply, 0, Qt::AlignTop);
    m_list->addWidget(row.widget);
    m_rows.push_back(row);
}

void ChangesView::render(std::size_t index)
{
    const Change& change = m_changes[index];
    Row& row = m_rows[index];
    const bool isTwofold = std::ranges::any_of(
        m_changes, [&](const Change& other) { return other.wanted != change.wanted; });
    QString title = change.title.toHtmlEscaped();
    if (isTwofold)
        title += u' ' % wantedText(change.wanted);
    QStringList besides = change.asides;
    if (!row.count.isEmpty())
        besides += row.count;
    QString html = u"<p style=\"margin:0 0 2px 0\"><b>"_s % title % u"</b></p>"_s %
                   diffHtml(change.preview, palette());
    html += u"<p style=\"margin:2px 0 0 0; color:"_s % colorOf(icons::Tone::Quiet, palette()) %
            u"\">"_s %
            (besides.isEmpty() ? tr("What else it changes is being worked out.")
                               : besides.join(u' ').toHtmlEscaped()) %
            u"</p>"_s;
    row.text->setRichText(html);
    row.text->setAccessibleName(change.title);
    row.apply->setAccessibleName(tr("Apply: %1").arg(change.title));
    row.apply->setToolTip(tr("Make this change in the file; Undo takes it back."));
}

void ChangesView::count(std::size_t index)
{
    if (!m_counter || !m_question)
        return;
    m_counter(m_question->analysis, m_changes[index].way.edits,
              [view = QPointer(this), index, round = m_round](const FlipCount& flips) {
                  if (!view || view->m_round != round)
                      return;
                  view->m_rows[index].count = countText(flips);
                  view->render(index);
              });
}

void ChangesView::recount()
{
    ++m_round;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i].count.clear();
        render(i);
        count(i);
    }
}

QString ChangesView::text() const
{
    QStringList parts;
    for (const Row& row : m_rows)
        parts += row.text->toPlainText();
    return parts.join(u'\n');
}

void ChangesView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            render(i);
    if (event->type() == QEvent::FontChange) {
        QFont bold = font();
        bold.setBold(true);
        m_heading->setFont(bold);
    }
}

} // namespace crawlright::tester
