// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tester/changes_search.h"

#include <QWidget>

#include <functional>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace crawlright::tester {

class GrownText;

/// How many of the loaded URLs would be judged otherwise.
struct FlipCount {
    std::size_t toAllowed = 0;
    std::size_t toBlocked = 0;
    std::size_t urls = 0; ///< loaded; 0: none are
};

/// Counts what edits of the analysed bytes do to the loaded URLs for the chosen crawlers, and tells
/// it some time, on the thread that asked. May never tell.
using FlipCounter =
    std::function<void(const session::AnalysisPtr& analysis, const edits::Edits& edits,
                       std::function<void(const FlipCount&)> tell)>;

/// What would change the verdict: each way with the lines that it changes, what else that does, and
/// a button that does it.
class ChangesView final : public QWidget {
    Q_OBJECT

public:
    explicit ChangesView(QWidget* parent = nullptr);

    /// Looks for ways anew. Until they are found the old ones stand there and cannot be applied.
    void ask(const Question& question, rules::Verdict now);
    void clear();
    void setFlipCounter(FlipCounter counter) { m_counter = std::move(counter); }
    /// Other URLs are loaded, or other crawlers chosen: what was counted no longer holds.
    void recount();

    [[nodiscard]] const std::vector<Change>& changes() const { return m_changes; }
    /// Whether what is shown answers what was asked last.
    [[nodiscard]] bool isFinished() const { return m_isFresh; }
    /// All that is written in it.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void chosen(const crawlright::edits::Edits& edits, const QString& title, quint64 revision);
    void lineRequested(crawlright::text::LineNumber line);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        QWidget* widget;
        GrownText* text;
        QPushButton* apply;
        QString count; ///< of the loaded URLs; empty while unknown
    };

    void showChanges(const std::vector<Change>& changes);
    void makeRow(std::size_t index);
    void render(std::size_t index);
    void count(std::size_t index);
    [[nodiscard]] bool isAsked(const Question& question) const;
    void setFresh(bool isFresh);

    ChangesSearch m_search;
    FlipCounter m_counter;
    std::optional<Question> m_question;
    std::vector<Change> m_changes;
    std::vector<Row> m_rows;
    bool m_isFresh = false;
    quint64 m_round = 0; ///< of answers to the counter's questions
    QLabel* m_heading;
    QLabel* m_none;
    QBoxLayout* m_list;
};

} // namespace crawlright::tester
