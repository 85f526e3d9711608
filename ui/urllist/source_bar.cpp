// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/source_bar.h"

#include "ui/files/file_words.h"
#include "ui/icons/icons.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/url_lists.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

namespace crawlright::urllist {

using namespace Qt::StringLiterals;
using urls::Format;

namespace {

constexpr int steps = 1000;      // of the progress bar
constexpr int mostBadLines = 10; // told one by one
constexpr int mostMissingSitemaps = 5;

QString badLines(const urls::Report& report)
{
    QStringList lines;
    for (const urls::BadRow& bad : report.told) {
        if (lines.size() == mostBadLines)
            break;
        lines += SourceBar::tr("Line %1: %2")
                     .arg(words::number(bad.line), words::faultSentence(bad.fault));
    }
    if (report.bad() > static_cast<std::uint64_t>(lines.size())) {
        lines += SourceBar::tr("And %1 more.")
                     .arg(words::number(report.bad() - static_cast<std::uint64_t>(lines.size())));
    }
    return lines.join(u'\n');
}

} // namespace

QString loadText(const LoadResult& result)
{
    if (!result.table)
        return {};
    QStringList sentences;
    if (result.error)
        sentences += files::FileWords::notOpened(*result.error);
    const urls::Report& report = result.table->loaded.report;
    if (!result.error || report.rows > 0)
        sentences += words::reportText(report);
    if (const urls::Row repeats = result.table->repeats.count(); repeats > 0)
        sentences += SourceBar::tr("%1 repeat an earlier one.").arg(words::number(repeats));
    if (!result.missingSitemaps.isEmpty()) {
        sentences += SourceBar::tr("It is an index, and these of its sitemaps are not beside it: "
                                   "%1.")
                         .arg(words::joined(result.missingSitemaps.first(std::min<qsizetype>(
                             mostMissingSitemaps, result.missingSitemaps.size()))));
        if (const qsizetype more = result.missingSitemaps.size() - mostMissingSitemaps; more > 0) {
            sentences +=
                SourceBar::tr("And %1 more.").arg(words::number(static_cast<qulonglong>(more)));
        }
    }
    return sentences.join(u' ');
}

SourceBar::SourceBar(UrlLists& lists, QWidget* parent)
    : QWidget(parent)
    , m_lists(lists)
    , m_load(new QToolButton)
    , m_about(new QLabel)
    , m_format(new QComboBox)
    , m_column(new QComboBox)
    , m_export(new QToolButton)
    , m_clear(new QToolButton)
    , m_progress(new QProgressBar)
    , m_cancel(new QPushButton(tr("Cancel")))
{
    auto* menu = new QMenu(m_load);
    menu->addAction(icons::themed("document-open"_L1), tr("From a &File…"), this,
                    &SourceBar::fileWanted);
    menu->addAction(icons::themed("edit-paste"_L1), tr("From the &Clipboard"), this,
                    &SourceBar::pasteWanted);
    m_load->setObjectName("loadUrls"_L1);
    m_load->setText(tr("Load &URLs"));
    m_load->setIcon(icons::themed("document-open"_L1));
    m_load->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_load->setAutoRaise(true);
    m_load->setMenu(menu);
    m_load->setPopupMode(QToolButton::InstantPopup);
    m_about->setObjectName("urlsAbout"_L1);
    m_about->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_about->setTextFormat(Qt::PlainText);
    makeSelectors();
    m_export->setObjectName("exportUrls"_L1);
    m_export->setIcon(icons::themed("document-save-as"_L1));
    m_export->setText(tr("E&xport…"));
    m_export->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_export->setAutoRaise(true);
    m_export->setToolTip(tr("Write the rows of the table, as they are shown, to a file."));
    connect(m_export, &QToolButton::clicked, this, &SourceBar::exportWanted);
    m_clear->setObjectName("clearUrls"_L1);
    m_clear->setIcon(icons::themed("window-close"_L1));
    m_clear->setAutoRaise(true);
    m_clear->setToolTip(tr("Forget these URLs"));
    m_clear->setAccessibleName(m_clear->toolTip());
    connect(m_clear, &QToolButton::clicked, &m_lists, &UrlLists::clear);
    m_progress->setRange(0, steps);
    m_progress->setMaximumWidth(160);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Loading"));
    m_cancel->setObjectName("cancelLoading"_L1);
    connect(m_cancel, &QPushButton::clicked, &m_lists, &UrlLists::cancelLoading);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 2, 8, 2);
    layout->addWidget(m_load);
    layout->addWidget(m_about, 1);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_progress, m_cancel, m_format, m_column,
                                                           m_export, m_clear})
        layout->addWidget(widget);

    connect(&m_lists, &UrlLists::loadingStarted, this, [this] { showLoading(true); });
    connect(&m_lists, &UrlLists::loadingProgressed, this, &SourceBar::showProgress);
    connect(&m_lists, &UrlLists::loadingEnded, this, &SourceBar::showResult);
    connect(&m_lists, &UrlLists::tableChanged, this, [this] {
        if (!m_lists.table())
            showResult({});
    });
    showResult({});
}

void SourceBar::makeSelectors()
{
    m_format->setObjectName("urlsFormat"_L1);
    m_format->setAccessibleName(tr("Format"));
    m_format->setToolTip(tr("How the file is read."));
    m_format->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_format->setMinimumContentsLength(8);
    for (const Format format :
         {Format::Lines, Format::Csv, Format::Sitemap, Format::AccessLog, Format::JsonLines})
        m_format->addItem(words::formatName(format), static_cast<int>(format));
    connect(m_format, &QComboBox::activated, this, &SourceBar::readAgain);
    m_column->setObjectName("urlsColumn"_L1);
    m_column->setAccessibleName(tr("Column of the URLs"));
    m_column->setToolTip(tr("The column in which the URLs stand."));
    m_column->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_column->setMinimumContentsLength(6);
    connect(m_column, &QComboBox::activated, this, &SourceBar::readAgain);
}

void SourceBar::readAgain()
{
    Source source = m_lists.loaded().source;
    const auto format = static_cast<Format>(m_format->currentData().toInt());
    urls::LoadOptions options = source.options.value_or(urls::LoadOptions{});
    if (options.format == format && format == Format::Csv)
        options.csv.column = static_cast<std::size_t>(std::max(0, m_column->currentIndex()));
    else
        options = {.format = format, .csv = {}};
    source.options = options;
    m_lists.load(source);
}

void SourceBar::showLoading(bool isLoading)
{
    m_progress->setVisible(isLoading);
    m_cancel->setVisible(isLoading);
    m_load->setEnabled(!isLoading);
    if (isLoading) {
        m_progress->setRange(0, 0);
        m_about->setText(tr("Loading…"));
        m_format->hide();
        m_column->hide();
        m_export->hide();
        m_clear->hide();
    }
}

void SourceBar::showProgress(const LoadProgress& progress)
{
    if (progress.bytesTotal > 0) {
        m_progress->setRange(0, steps);
        m_progress->setValue(static_cast<int>(progress.bytesDone * steps /
                                              std::max<std::uint64_t>(1, progress.bytesTotal)));
    }
    m_about->setText(tr("Loading… %1 URLs").arg(words::number(progress.rows)));
}

void SourceBar::showResult(const LoadResult& ended)
{
    showLoading(false);
    const bool isList = m_lists.table() != nullptr;
    const LoadResult& shown = m_lists.loaded();
    QString text = loadText(ended.table ? ended : shown);
    m_about->setText(text);
    const QString bad = ended.table ? badLines(ended.table->loaded.report) : QString();
    m_about->setToolTip(bad.isEmpty() ? text : text + u"\n"_s + bad);
    m_export->setVisible(isList);
    m_clear->setVisible(isList);
    m_load->setVisible(isList); // else the pane offers the same, larger
    const auto& options = shown.source.options;
    m_format->setVisible(isList && options);
    m_column->setVisible(isList && options && options->format == Format::Csv);
    if (!isList || !options)
        return;
    m_format->setCurrentIndex(m_format->findData(static_cast<int>(options->format)));
    m_column->clear();
    for (std::size_t i = 0; i < options->csv.columns.size(); ++i) {
        const QString name = words::shown(options->csv.columns[i], 40);
        m_column->addItem(name.isEmpty() ? tr("Column %1").arg(words::number(i + 1)) : name);
    }
    m_column->setCurrentIndex(static_cast<int>(options->csv.column));
}

} // namespace crawlright::urllist
