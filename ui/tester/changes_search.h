// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/ways.h"
#include "ui/rewrite/preview.h"
#include "ui/tester/judgement.h"
#include "ui/work/background.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace crawlright::tester {

/// A way to another verdict, as it is shown.
struct Change {
    edits::Way way;
    rules::Verdict wanted = rules::Verdict::Allow;
    QString title;
    rewrite::Preview preview;
    QStringList asides; ///< what else it changes; empty until that is worked out
};

/// Looks for what would change a verdict, off the window's thread: the ways first, then what else
/// each of them changes. Of questions that were overtaken nothing is told.
class ChangesSearch final : public QObject {
    Q_OBJECT

public:
    explicit ChangesSearch(QObject* parent = nullptr);
    ~ChangesSearch() override;

    void ask(const Question& question, rules::Verdict now);
    /// Answers nothing that was asked before.
    void withdraw();

Q_SIGNALS:
    void found(const std::vector<crawlright::tester::Change>& changes);
    /// What the change with this index in those last found changes besides.
    void asideFound(int index, const QStringList& sentences);

private:
    struct Asked {
        Question question;
        rules::Verdict now = rules::Verdict::Allow;
    };

    void begin();
    void tellAsides(const Asked& asked, const std::vector<Change>& changes, std::size_t index);

    std::optional<Asked> m_waiting;
    work::CancelFlag m_cancel; // of what runs
    bool m_running = false;
};

} // namespace crawlright::tester
