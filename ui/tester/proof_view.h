// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/edit.h"
#include "ui/tester/judgement.h"

#include <QWidget>

#include <optional>

class QTextBrowser;

namespace crawlright::tester {

/// Why one crawler may or may not fetch one URL. The verdict itself is told above it.
/// Does **not** know the editor: it says which line it means and which edits are wanted.
class ProofView final : public QWidget {
    Q_OBJECT

public:
    explicit ProofView(QWidget* parent = nullptr);

    using QWidget::show;
    /// Shows a proof of this question.
    void show(const Question& question, const rules::Proof& proof);
    /// Shows nothing.
    void clear();

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
    void render();

    std::optional<Question> m_question;
    std::optional<rules::Proof> m_proof; // what is shown
    QTextBrowser* m_browser;
};

} // namespace crawlright::tester
