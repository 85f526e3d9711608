// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/compare/comparer.h"
#include "ui/compare/rules_difference.h"
#include "ui/urllist/url_lists.h"

#include <QPointer>
#include <QTimer>

namespace crawlright::compare {

/// What two texts make of URLs. Immutable.
struct VerdictReport {
    ComparedPtr compared; ///< from its left to its right
    tester::CrawlersPtr crawlers;
    bool ofLoadedUrls = false; ///< else of the paths that stand in the rules
    bool isProved = false;     ///< every verdict stays, for every URL
    urllist::Difference difference;
};
using VerdictReportPtr = std::shared_ptr<const VerdictReport>;

/// Works out in the background what becomes of verdicts between two texts: of the loaded URLs, or
/// where there are none, of the rules.
class VerdictDesk final : public QObject {
    Q_OBJECT

public:
    explicit VerdictDesk(QObject* parent = nullptr);
    ~VerdictDesk() override;

    /// From where URLs come; until then there are none. They must know chosen crawlers before this
    /// does.
    void setLists(urllist::UrlLists& lists);
    void setCrawlers(const tester::CrawlersPtr& crawlers);
    /// Null: nothing is compared.
    void setCompared(const ComparedPtr& compared);
    /// While nobody looks nothing is worked out.
    void setActive(bool isActive);

Q_SIGNALS:
    /// Something is being worked out that may take long.
    void started();
    void reported(const crawlright::compare::VerdictReportPtr& report);

private:
    void update();
    void askLists(int round);
    void askRules();
    void report(VerdictReport report, int round);

    QPointer<urllist::UrlLists> m_lists;
    tester::CrawlersPtr m_crawlers = std::make_shared<const tester::Crawlers>();
    ComparedPtr m_compared;
    bool m_isActive = false;
    bool m_isSearching = false; // rules, on a worker
    work::CancelFlag m_cancel;  // of that search
    QTimer m_pause;             // while the text changes
    int m_round = 0;            // of questions; older answers are dropped
};

} // namespace crawlright::compare

Q_DECLARE_METATYPE(crawlright::compare::VerdictReportPtr)
