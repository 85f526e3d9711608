// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/compare/folding.h"
#include "ui/session/analysis.h"

#include <QObject>

namespace crawlright::compare {

/// Two texts and what differs in them. Immutable.
struct Compared {
    session::AnalysisPtr left; ///< neither is null
    session::AnalysisPtr right;
    Side edited = Side::Right; ///< which of them is the editor's
    Options options;
    Comparison comparison;

    [[nodiscard]] const session::AnalysisPtr& editedText() const
    {
        return edited == Side::Left ? left : right;
    }
    [[nodiscard]] const session::AnalysisPtr& otherText() const
    {
        return edited == Side::Left ? right : left;
    }
    [[nodiscard]] std::string_view bytes(Side side) const
    {
        return (side == Side::Left ? left : right)->document.bytes();
    }
    [[nodiscard]] const std::vector<Line>& lines(Side side) const
    {
        return side == Side::Left ? comparison.left : comparison.right;
    }
};
using ComparedPtr = std::shared_ptr<const Compared>;

/// What makes the edited text's part of a change that of the other side. Where line ends are
/// ignored, lines that come get `lineEnd`.
[[nodiscard]] edits::Edit takenFromOther(const Compared& compared, const Change& change,
                                         std::string_view lineEnd);

/// Compares off the window's thread, always the newest that it was given.
class Comparer final : public QObject {
    Q_OBJECT

public:
    /// What shall be compared.
    struct Task {
        session::AnalysisPtr edited;
        session::AnalysisPtr other;
        Side side = Side::Right; ///< of the edited text
        Options options;
        friend bool operator==(const Task&, const Task&) = default;
    };

    explicit Comparer(QObject* parent = nullptr);
    ~Comparer() override;

    void compare(const Task& task);
    /// Forgets what it was given; nothing of it is told any more.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_isRunning || m_next; }

Q_SIGNALS:
    void compared(const crawlright::compare::ComparedPtr& compared);

private:
    void begin();

    std::optional<Task> m_next;
    work::CancelFlag m_cancel; // of what runs
    bool m_isRunning = false;
};

} // namespace crawlright::compare

Q_DECLARE_METATYPE(crawlright::compare::ComparedPtr)
