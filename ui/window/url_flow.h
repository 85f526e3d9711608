// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/session/document_session.h"
#include "ui/urllist/effect_desk.h"
#include "ui/urllist/line_count_desk.h"

#include <QObject>
#include <QPointer>

#include <optional>

class QDockWidget;
class QSettings;

namespace crawlright::tester {
class TesterPane;
}
namespace crawlright::urllist {
class UrlPane;
}

namespace crawlright::window {

class MessageArea;

/// The loaded URLs, as they belong to the window: they follow the text that is shown.
class UrlFlow final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    UrlFlow(MessageArea& messages, QSettings& settings, QObject* parent);
    ~UrlFlow() override;

    [[nodiscard]] urllist::UrlPane* pane() const { return m_pane; }
    [[nodiscard]] urllist::UrlLists& lists() { return m_lists; }
    [[nodiscard]] urllist::LineCountDesk& lineCounts() { return m_lineCounts; }
    /// Tells the tester what the ways to another verdict would do to the loaded URLs.
    void countFor(tester::TesterPane& tester);
    /// Whose title tells how many URLs there are and what changed.
    void setDock(QDockWidget* dock);
    void setCrawlers(const std::vector<crawlers::Crawler>& crawlers);
    /// Keeps in the settings what the next start shall find.
    void keep();
    /// From now on this text is judged, and changes are counted against this one; null: against
    /// what the text is now.
    void follow(session::DocumentSession& session, const session::AnalysisPtr& baseline);
    void setBaseline(const session::AnalysisPtr& baseline);
    /// Brings the URLs to the front whose verdict is not that of the baseline.
    void showChanged();

Q_SIGNALS:
    /// Other URLs are loaded, or other crawlers chosen.
    void questionChanged();
    /// Changes shall be counted against the text as it is now.
    void baselineWanted();

private:
    void takeAnalysis();
    void followLine();
    void updateTitle();

    QPointer<session::DocumentSession> m_session; // null: none yet
    QSettings& m_settings;
    urllist::UrlLists m_lists;
    urllist::LineCountDesk m_lineCounts{m_lists};
    urllist::EffectDesk m_effects{m_lists};
    urllist::UrlPane* m_pane; // the dock's
    QDockWidget* m_dock{nullptr};
    /// Where the line begins whose URLs are shown, since the text was edited.
    std::optional<text::Offset> m_lineBegin;
};

} // namespace crawlright::window
