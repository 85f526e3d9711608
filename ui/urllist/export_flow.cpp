// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/export_flow.h"

#include "ui/files/file_words.h"
#include "ui/urllist/export_words.h"
#include "ui/words/lists.h"

#include <QFileDialog>
#include <QPointer>
#include <QProgressDialog>
#include <QTimer>

#include <algorithm>
#include <array>
#include <atomic>

namespace crawlright::urllist {

using namespace Qt::StringLiterals;

namespace {

using words::RowsFormat;

constexpr int refreshInterval = 100; // milliseconds

struct Choice {
    RowsFormat format;
    QString suffix;
    QString filter;
};

std::array<Choice, 3> choices()
{
    return {{{RowsFormat::Csv, u"csv"_s, ExportFlow::tr("Table for spreadsheets (*.csv)")},
             {RowsFormat::JsonLines, u"jsonl"_s, ExportFlow::tr("JSON lines (*.jsonl)")},
             {RowsFormat::Markdown, u"md"_s, ExportFlow::tr("Markdown (*.md)")}}};
}

} // namespace

ExportFlow::ExportFlow(QWidget* window)
    : QObject(window)
    , m_window(window)
{
}

ExportFlow::~ExportFlow()
{
    m_isGone.raise();
}

void ExportFlow::ask(const Export& what)
{
    auto* dialog = new QFileDialog(m_window, tr("Export Verdicts"));
    dialog->setObjectName("exportDialog"_L1);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    QStringList filters;
    QString chosen;
    for (const Choice& choice : choices()) {
        filters += choice.filter;
        if (choice.format == what.format) {
            chosen = choice.filter;
            dialog->setDefaultSuffix(choice.suffix);
        }
    }
    dialog->setNameFilters(filters);
    dialog->selectNameFilter(chosen);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        for (const Choice& choice : choices())
            if (choice.filter == filter)
                dialog->setDefaultSuffix(choice.suffix);
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this, what](const QString& path) {
        Export asked = what;
        for (const Choice& choice : choices())
            if (path.endsWith(u'.' + choice.suffix, Qt::CaseInsensitive))
                asked.format = choice.format;
        write(asked, path);
    });
    dialog->open();
}

void ExportFlow::write(const Export& what, const QString& path)
{
    const work::CancelFlag cancel;
    auto done = std::make_shared<std::atomic<urls::Row>>(0);

    auto* shown = new QProgressDialog(m_window);
    shown->setObjectName("exportProgress"_L1);
    shown->setWindowTitle(tr("Export Verdicts"));
    shown->setLabelText(tr("Writing “%1”: %2 URLs.")
                            .arg(files::FileWords::shortName(path), words::number(what.size())));
    shown->setRange(0, 1000);
    shown->setMinimumDuration(500);
    shown->setAutoClose(false);
    shown->setAutoReset(false);
    connect(shown, &QProgressDialog::canceled, this, [flag = cancel]() mutable { flag.raise(); });
    auto* timer = new QTimer(shown);
    connect(timer, &QTimer::timeout, shown, [shown, done, total = what.size()] {
        shown->setValue(static_cast<int>(1000.0 * done->load() / std::max<double>(total, 1)));
    });
    timer->start(refreshInterval);

    work::inBackground(
        this,
        [what, path, cancel, isGone = m_isGone, done] {
            return exportUrls(what, path, [&](urls::Row row) {
                done->store(row);
                return !cancel.isRaised() && !isGone.isRaised();
            });
        },
        [this, path, dialog = QPointer<QProgressDialog>(shown)](
            const std::expected<void, files::FileError>& result) {
            if (dialog)
                dialog->deleteLater();
            if (result)
                Q_EMIT written(path);
            else if (result.error().fault != files::FileFault::Cancelled)
                Q_EMIT failed(notWritten(result.error()));
        });
}

} // namespace crawlright::urllist
