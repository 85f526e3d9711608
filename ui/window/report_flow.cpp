// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/report_flow.h"

#include "core/access/url.h"
#include "ui/files/file_io.h"
#include "ui/files/file_words.h"
#include "ui/report/report.h"
#include "ui/tester/bindings.h"
#include "ui/window/message_bar.h"
#include "ui/work/background.h"

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

struct ReportFlow::Running {
    work::CancelFlag cancel;
};

ReportFlow::ReportFlow(MessageArea& messages, QWidget& window)
    : QObject(&window)
    , m_messages(messages)
    , m_window(window)
{
}

ReportFlow::~ReportFlow()
{
    if (m_running)
        m_running->cancel.raise();
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
    using Topic = MessageArea::Topic;
    if (m_running)
        m_running->cancel.raise(); // one at a time: the newest
    m_running = std::make_shared<Running>();
    m_messages.show(
        Topic::Report,
        {.kind = MessageKind::Information,
         .text = tr("The report is being written…"),
         .actions = {{tr("Cancel"), [running = m_running] { running->cancel.raise(); }}}});
    using Result = std::optional<std::expected<files::FileStamp, files::FileError>>;
    work::inBackground(
        this,
        [wanted, path, running = m_running]() -> Result {
            const auto html = reportOf(wanted, [running] { return running->cancel.isRaised(); });
            if (!html)
                return std::nullopt;
            return files::writeFile(path, *html);
        },
        [this, path, running = m_running](const Result& result) {
            if (running != m_running)
                return; // another one is being written
            m_running.reset();
            m_messages.clear(Topic::Report);
            if (!result)
                return; // cancelled, and nothing was written
            if (!*result) {
                m_messages.show(Topic::Report, {.kind = MessageKind::Error,
                                                .text = files::FileWords::notSaved(result->error()),
                                                .actions = {}});
                return;
            }
            m_messages.show(
                Topic::Report,
                {.kind = MessageKind::Success,
                 .text = tr("Saved the report as “%1”.").arg(QDir::toNativeSeparators(path)),
                 .actions = {}});
            Q_EMIT written(path);
        });
}

} // namespace crawlright::window
