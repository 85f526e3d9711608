// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/report_flow.h"

#include "core/access/url.h"
#include "ui/report/report.h"
#include "ui/tester/bindings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

#include <array>
#include <utility>

namespace crawlright::window {

using namespace Qt::StringLiterals;

namespace {

constexpr urls::Row betweenStops = 1024;

/// The verdicts of all crawlers, URL by URL.
class Judge {
public:
    explicit Judge(const ReportWanted& wanted)
        : m_bindings(wanted.analysis, std::make_shared<const tester::Crawlers>(wanted.crawlers))
    {
    }

    [[nodiscard]] std::vector<report::Cell> cellsOf(std::string_view url)
    {
        std::vector<report::Cell> ofRules;
        for (const tester::RuleSetPtr& rules : m_bindings.ruleSets()) {
            access::prepareInto(m_path, url, dialects::get(rules->dialect()));
            const rules::Decision decision = rules->match(m_path);
            ofRules.push_back({decision.verdict, decision.line});
        }
        std::vector<report::Cell> cells;
        for (std::size_t i = 0; i < m_bindings.crawlers()->size(); ++i)
            cells.push_back(ofRules[m_bindings.indexOf(i)]);
        return cells;
    }

private:
    tester::Bindings m_bindings;
    std::string m_path; // used again, for many URLs
};

bool judgeAll(const ReportWanted& wanted, report::Verdicts& verdicts, const urls::Stop& isStopped)
{
    Judge judge(wanted);
    if (!wanted.table) {
        if (!wanted.url.empty())
            verdicts.add(wanted.url, judge.cellsOf(wanted.url));
        return true;
    }
    const urls::UrlList& list = wanted.table->loaded.urls;
    const std::size_t count = wanted.rows ? wanted.rows->size() : list.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (i % betweenStops == 0 && isStopped && isStopped())
            return false;
        const std::string_view url = list[wanted.rows ? (*wanted.rows)[i] : urls::Row(i)];
        verdicts.add(url, judge.cellsOf(url));
    }
    return true;
}

} // namespace

std::optional<std::string> reportOf(const ReportWanted& wanted, const urls::Stop& isStopped)
{
    const session::AnalysisPtr analysis = wanted.analysis->stage == session::Stage::Full
                                              ? wanted.analysis
                                              : session::completed(wanted.analysis);
    report::Verdicts verdicts(wanted.crawlers.size());
    if (!judgeAll(wanted, verdicts, isStopped))
        return std::nullopt;
    report::Content content{.date = QDate::currentDate(),
                            .maker = u"Crawlright "_s + QCoreApplication::applicationVersion(),
                            .name = wanted.name,
                            .document = &analysis->document,
                            .decidedAll = analysis->decidedAll,
                            .verdicts = &verdicts};
    for (const checks::Finding& finding : analysis->findings) {
        const checks::Severity severity = checks::severityFor(finding, wanted.readers);
        if (severity != checks::Severity::None)
            content.findings.push_back({finding, severity});
    }
    for (const crawlers::Crawler& crawler : wanted.crawlers)
        content.crawlers.push_back({.crawler = crawler, .instead = {}});
    return report::html(content).toStdString();
}

ReportFlow::ReportFlow(MessageArea& messages, QWidget& window)
    : QObject(&window)
    , m_window(window)
    , m_writer(messages, MessageArea::Topic::Report, this)
{
    connect(&m_writer, &BackgroundWriter::written, this, &ReportFlow::written);
}

void ReportFlow::ask(const ReportWanted& wanted)
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    auto* dialog =
        new QFileDialog(&m_window, tr("Save a Report"), folder.filePath(tr("robots-report.html")),
                        tr("Web page (*.html)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"html"_s);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, wanted](const QString& path) { write(wanted, path); });
    dialog->open();
}

void ReportFlow::write(const ReportWanted& wanted, const QString& path)
{
    m_writer.write(
        path,
        [wanted](const BackgroundWriter::Stop& isStopped) { return reportOf(wanted, isStopped); },
        {.writing = tr("The report is being written…"),
         .saved = tr("Saved the report as “%1”.").arg(QDir::toNativeSeparators(path))});
}

} // namespace crawlright::window
