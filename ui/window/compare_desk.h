// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace crawlright::tester {
class TesterPane;
}

namespace crawlright::window {

class Actions;
class FetchFlow;
class Page;
class Pages;
class UrlFlow;

/// Joins the comparisons of all documents with the menu, the loaded URLs, what was fetched, and the
/// tester.
class CompareDesk final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Actions& actions;
        Pages& pages;
        FetchFlow& fetching;
        UrlFlow& urls;
        tester::TesterPane& tester;
    };

    /// All of these must outlive this.
    CompareDesk(const Parts& parts, QObject* parent);

private:
    void adopt(Page* page);
    void compareWithFetched();
    void updateActions();

    Parts m_parts;
};

} // namespace crawlright::window
