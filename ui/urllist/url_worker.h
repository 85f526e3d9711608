// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/verdicts/column.h"
#include "ui/urllist/judging.h"

#include <QObject>
#include <QPointer>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace crawlright::urllist {

/// What a list says all in all. Immutable.
struct Summary {
    Setting setting;
    UrlTablePtr table;
    std::vector<verdicts::Tally> tallies; ///< one for each crawler of the setting
    /// For each crawler a number; crawlers of one number read alike, now and at the baseline.
    std::vector<std::size_t> columnOf;
    /// Rows that flipped for any of the crawlers, each counted once.
    verdicts::Flips flipped;
    std::size_t waiting = 0; ///< verdicts that are still those of an older text
};
using SummaryPtr = std::shared_ptr<const Summary>;

/// Owns the verdicts of a list and keeps them true while the text is edited, on a thread of its
/// own: nothing that the window does waits for it. What is on screen is judged first.
class UrlWorker final : public QObject {
    Q_OBJECT

public:
    explicit UrlWorker(QObject* parent = nullptr);
    ~UrlWorker() override;

    void setTable(const UrlTablePtr& table);
    void setSetting(const Setting& setting);
    /// Rows of a table that are on screen.
    struct Visible {
        UrlTablePtr table;
        std::vector<urls::Row> rows;
    };
    void setVisible(const Visible& visible);

    /// Of questions that wait for their turn, the newer of one kind replaces the older.
    enum class Topic : std::uint8_t {
        Cells,
        Order,
        Folders,
        Map,
        Lines,
        Effect,
        Hits,
        Expect,
        Compare
    };
    /// Reads what it is given and returns what shall be done with the answer by the window's
    /// thread. Where `isStopped` becomes true the verdicts are about to change: it should return
    /// {}, and is asked again.
    using IsStopped = std::function<bool()>;
    using Done = std::function<void()>;
    using Question = std::function<Done(const Judging& judging, const IsStopped& isStopped)>;
    /// The list and the setting may by then be others than they were here.
    /// Asked when all verdicts are settled; those about Cells, which must be quick, at once. The
    /// answer is dropped where `context` is gone by then.
    void ask(Topic topic, QObject* context, Question question);

Q_SIGNALS:
    /// While verdicts change some times a second, and when they are settled.
    void summaryChanged(const crawlright::urllist::SummaryPtr& summary);

private:
    struct Asked {
        Topic topic;
        QPointer<QObject> context; // looked at by the window's thread alone
        Question question;
    };
    struct Mail {
        std::optional<UrlTablePtr> table;
        std::optional<Setting> setting;
        std::optional<Visible> visible;
        std::deque<Asked> questions;
    };

    void run();
    bool takeMail();
    void work();
    void publish();
    [[nodiscard]] bool answer(const Asked& asked);
    void serveCells();
    void judgeVisible();

    std::mutex m_mutex;
    std::condition_variable m_hasMail;
    Mail m_mail; // guarded by m_mutex
    bool m_isEnding = false;
    std::atomic<bool> m_changes{false}; // mail that changes verdicts is there
    std::atomic<bool> m_asksCells{false};

    // of the worker's thread
    std::unique_ptr<Judging> m_judging;
    std::optional<Setting> m_setting;
    Visible m_visible;
    std::deque<Asked> m_questions;
    bool m_isPublished = true;

    std::thread m_thread; // last: it uses all of the above
};

} // namespace crawlright::urllist

Q_DECLARE_METATYPE(crawlright::urllist::SummaryPtr)
