// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/edit.h"
#include "ui/urllist/url_lists.h"

#include <deque>
#include <functional>

namespace crawlright::urllist {

/// What edits of a text would do to the loaded URLs, for any of the chosen crawlers; distinct URLs
/// are not asked for, rows are counted.
struct EditEffect {
    urls::Row toAllowed = 0;
    urls::Row toBlocked = 0;
    urls::Row rows = 0; ///< loaded
    friend bool operator==(const EditEffect&, const EditEffect&) = default;
};

/// Of the text that was judged; nullopt: it was stopped.
[[nodiscard]] std::optional<EditEffect> effectOf(const Judging& judging, const edits::Edits& edits,
                                                 const UrlWorker::IsStopped& isStopped);

/// Answers, one after the other, what edits would do.
class EffectDesk final : public QObject {
    Q_OBJECT

public:
    using Tell = std::function<void(const EditEffect& effect)>;

    /// The lists must outlive this.
    explicit EffectDesk(UrlLists& lists, QObject* parent = nullptr);

    /// Of the bytes of this analysis. Never told where they are no longer those of the text, or
    /// where no list is loaded.
    void ask(const session::AnalysisPtr& analysis, const edits::Edits& edits, Tell tell);

private:
    struct Asked {
        session::AnalysisPtr analysis;
        edits::Edits edits;
        Tell tell;
    };
    void askNext();

    UrlLists& m_lists;
    std::deque<Asked> m_waiting; // the first is being answered
};

} // namespace crawlright::urllist
