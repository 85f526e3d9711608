// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/time_page.h"

#include "ui/fetch/course_model.h"
#include "ui/fetch/shown_text.h"
#include "ui/fetch/time_line.h"
#include "ui/fetch/wrapped_table.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QDateTimeEdit>
#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

namespace crawlright::fetch {

using namespace Qt::StringLiterals;

namespace {

/// Whether it matters since when a site answers like this, and what a crawler has from before.
bool dependsOnThePast(access::Answer answer, const dialects::Dialect& dialect)
{
    const std::vector<CourseRow> fresh = courseRows(answer, dialect);
    answer.hasCachedCopy = !answer.hasCachedCopy;
    return courseRows(answer, dialect) != fresh;
}

} // namespace

TimePage::TimePage(QWidget* parent)
    : QWidget(parent)
    , m_pages(new QStackedWidget)
    , m_splitter(new QSplitter(Qt::Horizontal))
    , m_title(makeSentences(u"fetchCourseTitle"_s))
    , m_questions(new QWidget)
    , m_since(new QDateTimeEdit)
    , m_hasCopy(new QCheckBox(tr("It has a co&py from before")))
    , m_line(new TimeLine)
    , m_model(new CourseModel(this))
{
    auto* nothing =
        new QLabel(tr("Nothing is known of what crawlers will do: no site was asked, or it was "
                      "not chosen for whom."));
    nothing->setAlignment(Qt::AlignCenter);
    nothing->setWordWrap(true);
    nothing->setForegroundRole(QPalette::PlaceholderText);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(makePicture());
    m_splitter->addWidget(makeTable());
    m_splitter->setSizes({460, 540}); // only their ratio counts
    m_pages->addWidget(nothing);
    m_pages->addWidget(m_splitter);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_pages);
    connect(m_since, &QDateTimeEdit::dateTimeChanged, this, &TimePage::showCourse);
    connect(m_hasCopy, &QCheckBox::toggled, this, &TimePage::showCourse);
}

QWidget* TimePage::makePicture()
{
    m_since->setObjectName(u"fetchSince"_s);
    m_since->setCalendarPopup(true);
    m_hasCopy->setObjectName(u"fetchHasCopy"_s);
    auto* form = new QFormLayout(m_questions);
    form->setContentsMargins({});
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    //: Before a date: since when a server has answered like this
    form->addRow(tr("&Like this since:"), m_since);
    form->addRow(m_hasCopy);

    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, style()->pixelMetric(QStyle::PM_LayoutRightMargin), 0);
    layout->addWidget(m_title);
    layout->addWidget(m_line);
    layout->addWidget(m_questions);
    layout->addStretch(1);
    auto* scroll = makeScrolling(content, tr("What follows, as a picture"));
    scroll->setMinimumWidth(fontMetrics().averageCharWidth() * 24);
    return scroll;
}

QWidget* TimePage::makeTable()
{
    auto* table = new WrappedTable(CourseModel::Says);
    table->setObjectName(u"fetchCourse"_s);
    table->setAccessibleName(tr("What follows"));
    table->setModel(m_model);
    return table;
}

void TimePage::setAnswer(const std::optional<access::Answer>& answer, const QDateTime& when)
{
    m_answer = answer;
    m_when = when;
    const QSignalBlocker since(m_since);
    const QSignalBlocker copy(m_hasCopy);
    m_since->setMaximumDateTime(when.isValid() ? when.toLocalTime() : QDateTime::currentDateTime());
    m_since->setDateTime(m_since->maximumDateTime());
    m_hasCopy->setChecked(answer && answer->hasCachedCopy);
    showCourse();
}

void TimePage::setReader(dialects::Id dialect, const QString& crawler)
{
    m_dialect = dialect;
    m_crawler = crawler;
    showCourse();
}

void TimePage::showCourse()
{
    const bool isKnown = m_answer && !m_crawler.isEmpty();
    m_pages->setCurrentIndex(isKnown ? 1 : 0);
    if (!isKnown)
        return;
    const dialects::Dialect& dialect = dialects::get(m_dialect);
    const bool isAsked = dependsOnThePast(*m_answer, dialect);
    m_questions->setVisible(isAsked);
    access::Answer answer = *m_answer;
    if (isAsked) {
        answer.unreachableFor = std::chrono::seconds(
            std::max<qint64>(0, m_since->dateTime().secsTo(m_when.toLocalTime())));
        answer.hasCachedCopy = m_hasCopy->isChecked();
    }
    const std::vector<CourseRow> rows = courseRows(answer, dialect);
    m_title->setText(tr("If the site goes on like this, %1 does the following.").arg(m_crawler));
    m_line->setRows(rows, m_dialect, m_when);
    m_model->setRows(rows, m_dialect, m_when);
}

void TimePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_splitter->setOrientation(width() > height() * 2 ? Qt::Horizontal : Qt::Vertical);
}

} // namespace crawlright::fetch
