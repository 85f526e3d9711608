// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/edit.h"
#include "ui/tester/changes_view.h"
#include "ui/tester/judgement.h"

#include <QWidget>

#include <optional>

class QLabel;
class QScrollArea;

namespace crawlright::tester {

class CopyButton;
class GrownText;
class PathDrawing;

/// Why one crawler may or may not fetch one URL, and what would change that. The verdict itself is
/// told above it. Does **not** know the editor: it says which line it means and which edits are
/// wanted.
class ProofView final : public QWidget {
    Q_OBJECT

public:
    explicit ProofView(QWidget* parent = nullptr);

    using QWidget::show;
    /// Shows a proof of this question.
    void show(const Question& question, const rules::Proof& proof);
    /// Shows nothing.
    void clear();
    /// Who counts what a change does to the loaded URLs.
    void setFlipCounter(FlipCounter counter);
    /// What it counted no longer holds.
    void recountFlips();

    /// All that is written in it.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// A line of the file was asked for.
    void lineRequested(crawlright::text::LineNumber line);
    /// These edits of the analysed bytes are to be made, as one step that can be undone. They hold
    /// for the bytes of this revision and for no others.
    void editsRequested(const crawlright::edits::Edits& edits, const QString& title,
                        quint64 revision);

protected:
    void changeEvent(QEvent* event) override;

private:
    GrownText* makeText(QLatin1StringView name, const QString& accessibleName);
    void followLink(const QUrl& link);
    void draw(std::size_t rule);
    void render();

    std::optional<Question> m_question;
    std::optional<rules::Proof> m_proof; // what is shown
    std::size_t m_drawn = 0;             // of the proof's rules
    QScrollArea* m_scroll;
    QLabel* m_heading;
    CopyButton* m_copy;
    QLabel* m_message; // about what was saved
    GrownText* m_cautions;
    PathDrawing* m_drawing;
    GrownText* m_rules;
    ChangesView* m_changes;
    GrownText* m_rest;
};

} // namespace crawlright::tester
