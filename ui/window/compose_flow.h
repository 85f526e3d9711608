// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QObject>
#include <QPointer>

class QDialog;

namespace crawlright::urllist {
class UrlLists;
}

namespace crawlright::window {

class Actions;
class CrawlerFlow;
class Pages;

/// Templates and the AI policy as a user goes through them: a dialog that shows what would be done
/// to the document that is shown, and one step of undo.
class ComposeFlow final : public QObject {
    Q_OBJECT

public:
    /// Whom it asks; all must outlive it.
    struct Sources {
        const crawlers::Catalogue& catalogue;
        Pages& pages;
        const CrawlerFlow& crawlers;
        const urllist::UrlLists& lists;
    };
    /// The window's child, which lives as long as it.
    ComposeFlow(const Sources& sources, const Actions& actions, QWidget& window);

    void insertTemplate();
    void composePolicy();

private:
    template <typename Dialog>
    void open(Page& page, Dialog* dialog);

    const Sources m_sources;
    QWidget& m_window;
    QPointer<QDialog> m_dialog; // the one that is open
};

} // namespace crawlright::window
