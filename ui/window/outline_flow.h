// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "ui/session/analysis.h"

#include <QObject>
#include <QPointer>

#include <memory>

class QDockWidget;

namespace crawlright::outline {
class OutlinePane;
}

namespace crawlright::window {

class Actions;
class Docks;
class Page;
class StatusLine;

/// The outline of the shown document beside its editor, and the cursor's group in the status line.
class OutlineFlow final : public QObject {
    Q_OBJECT

public:
    /// All of these must outlive this.
    OutlineFlow(const crawlers::Catalogue& catalogue, const Actions& actions, StatusLine& status,
                QObject* parent);

    /// Adds the pane at the left, and returns it.
    QDockWidget* addDock(Docks& docks);
    /// From now on it is about this document.
    void follow(Page& page);
    void setReaders(const std::vector<dialects::Id>& readers);

private:
    void raise();
    void takeAnalysis(const session::AnalysisPtr& analysis);
    void updateGroup();
    void goToLine(text::LineNumber line);

    StatusLine& m_status;
    outline::OutlinePane* m_pane;
    QDockWidget* m_dock{nullptr};
    QPointer<Page> m_page;
    std::unique_ptr<QObject> m_shown; // what is connected to that
    dialects::Id m_dialect = dialects::Id::Rfc9309;
};

} // namespace crawlright::window
