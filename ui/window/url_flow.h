// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/urllist/effect_desk.h"
#include "ui/urllist/line_count_desk.h"

#include <QObject>

#include <optional>

class QDockWidget;
class QSettings;

namespace crawlright::session {
class DocumentSession;
}
namespace crawlright::tester {
class TesterPane;
}
namespace crawlright::urllist {
class UrlPane;
}

namespace crawlright::window {

class MessageArea;

/// The loaded URLs, as they belong to the window: they follow the text, and what was opened or
/// fetched is what changes are counted against.
class UrlFlow final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    UrlFlow(session::DocumentSession& session, MessageArea& messages, QSettings& settings,
            QObject* parent);
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
    /// Another text took the place of the former one.
    void startAnew();

Q_SIGNALS:
    /// Other URLs are loaded, or other crawlers chosen.
    void questionChanged();

private:
    void takeAnalysis();
    void followLine();
    void updateTitle();

    session::DocumentSession& m_session;
    QSettings& m_settings;
    urllist::UrlLists m_lists;
    urllist::LineCountDesk m_lineCounts{m_lists};
    urllist::EffectDesk m_effects{m_lists};
    urllist::UrlPane* m_pane; // the dock's
    QDockWidget* m_dock{nullptr};
    /// Where the line begins whose URLs are shown, since the text was edited.
    std::optional<text::Offset> m_lineBegin;
    bool m_awaitsBaseline = true; // the next analysis of the text is what was opened
};

} // namespace crawlright::window
