// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/url_flow.h"

#include "ui/session/document_session.h"
#include "ui/tester/tester_pane.h"
#include "ui/urllist/filter_bar.h"
#include "ui/urllist/url_pane.h"
#include "ui/window/docks.h"
#include "ui/window/message_bar.h"
#include "ui/words/lists.h"

#include <QDockWidget>
#include <QSettings>
#include <QStandardPaths>

#include <utility>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using urllist::UrlPane;

namespace {
constexpr auto urlFolderKey = "urls/folder"_L1;
constexpr auto urlCrawlerKey = "urls/crawler"_L1;
} // namespace

UrlFlow::UrlFlow(MessageArea& messages, QSettings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_pane(new UrlPane(m_lists))
{
    m_pane->setFolder(settings
                          .value(urlFolderKey, QStandardPaths::writableLocation(
                                                   QStandardPaths::DocumentsLocation))
                          .toString());
    m_pane->setCrawler(settings.value(urlCrawlerKey).toString());
    connect(m_pane, &UrlPane::done, this, [&messages](const QString& sentence) {
        messages.show(
            MessageArea::Topic::Urls,
            {.kind = MessageKind::Success, .text = sentence, .actions = {}, .isPassing = true});
    });
    connect(m_pane, &UrlPane::warned, this, [&messages](const QString& sentence) {
        messages.show(MessageArea::Topic::Urls,
                      {.kind = MessageKind::Warning, .text = sentence, .actions = {}});
    });
    connect(m_pane, &UrlPane::failed, this, [&messages](const QString& sentence) {
        messages.show(MessageArea::Topic::Urls,
                      {.kind = MessageKind::Error, .text = sentence, .actions = {}});
    });
    connect(m_pane, &UrlPane::baselineWanted, this, &UrlFlow::baselineWanted);
    connect(&m_lists, &urllist::UrlLists::summaryChanged, this, &UrlFlow::updateTitle);
}

UrlFlow::~UrlFlow() = default;

void UrlFlow::keep()
{
    m_settings.setValue(urlFolderKey, m_pane->folder());
    m_settings.setValue(urlCrawlerKey, m_pane->crawler());
}

void UrlFlow::countFor(tester::TesterPane& tester)
{
    tester.setFlipCounter([this](const session::AnalysisPtr& analysis, const edits::Edits& edits,
                                 const std::function<void(const tester::FlipCount&)>& tell) {
        m_effects.ask(analysis, edits, [tell](const urllist::EditEffect& effect) {
            tell({.toAllowed = effect.toAllowed,
                  .toBlocked = effect.toBlocked,
                  .urls = effect.rows});
        });
    });
    connect(this, &UrlFlow::questionChanged, &tester, &tester::TesterPane::recountFlips);
    connect(&m_lists, &urllist::UrlLists::tableChanged, this, &UrlFlow::questionChanged);
}

void UrlFlow::setDock(QDockWidget* dock)
{
    m_dock = dock;
    updateTitle();
}

void UrlFlow::setCrawlers(const std::vector<crawlers::Crawler>& crawlers)
{
    m_lists.setCrawlers(crawlers);
    Q_EMIT questionChanged();
}

void UrlFlow::follow(session::DocumentSession& session, const session::AnalysisPtr& baseline)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = &session;
    m_lineBegin.reset();
    if (m_pane->line() > 0)
        m_pane->moveLine(0); // of the text before
    using session::DocumentSession;
    connect(m_session, &DocumentSession::bytesChanged, this, &UrlFlow::followLine);
    connect(m_session, &DocumentSession::analysisChanged, this, &UrlFlow::takeAnalysis);
    setBaseline(baseline ? baseline : session.analysis());
    takeAnalysis();
}

void UrlFlow::setBaseline(const session::AnalysisPtr& baseline)
{
    m_lists.setBaseline(baseline);
}

/// The analysis is still that of the text before: its lines are those that the pane knows.
void UrlFlow::followLine()
{
    const syntax::Document& document = m_session->analysis()->document;
    const text::LineNumber line = m_pane->line();
    if (line == 0 || line > document.lines().size())
        return;
    const text::Offset begin = document.line(line).begin;
    const auto now = m_session->currentSpan({begin, begin});
    m_lineBegin = now ? std::optional(now->begin) : std::nullopt;
    if (!now)
        m_pane->moveLine(0); // the line went
}

void UrlFlow::showChanged()
{
    if (m_dock)
        Docks::raise(m_dock, m_pane);
    m_pane->showChanged();
}

void UrlFlow::takeAnalysis()
{
    const session::AnalysisPtr analysis = m_session->analysis();
    if (const auto begin = std::exchange(m_lineBegin, std::nullopt); begin && m_pane->line() > 0)
        m_pane->moveLine(
            analysis->document.lineAt(m_session->analysedSpan({*begin, *begin}).begin));
    m_lists.setAnalysis(analysis);
}

void UrlFlow::updateTitle()
{
    if (!m_dock)
        return;
    const urllist::SummaryPtr& summary = m_lists.summary();
    QString title = tr("URLs");
    if (summary) {
        const QString count = words::number(summary->table->loaded.urls.size());
        const bool isChanged = std::ranges::any_of(
            summary->tallies, [](const auto& tally) { return tally.flips != verdicts::Flips{}; });
        //: Title of a pane: how many URLs are loaded, and how many verdicts an edit changed.
        title = isChanged ? tr("URLs (%1): %2").arg(count, urllist::changesText(*summary))
                          : tr("URLs (%1)").arg(count);
    }
    m_dock->setWindowTitle(title);
}

} // namespace crawlright::window
