// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/files/file_io.h"
#include "ui/repro/repro.h"
#include "ui/tester/judgement.h"

#include <QToolButton>

#include <optional>

namespace crawlright::tester {

/// The question and its verdict as a file that `crawlright-cli explain --repro` replays.
[[nodiscard]] repro::Case reproOf(const Question& question, const rules::Decision& decision);

/// A menu that hands on a proof: as the terminal prints it, or as a repro file.
class CopyButton final : public QToolButton {
    Q_OBJECT

public:
    explicit CopyButton(QWidget* parent = nullptr);

    void setProof(const Question& question, const rules::Proof& proof);
    /// Hides it.
    void clear();

    /// Writes the repro file of what is shown now, off the window's thread.
    void saveRepro(const QString& path);

Q_SIGNALS:
    void saved(const QString& path);
    /// In a sentence.
    void failed(const QString& why);

private:
    void copy(const QString& text) const;
    void chooseFile();

    std::optional<Question> m_question;
    std::optional<rules::Proof> m_proof;
};

} // namespace crawlright::tester
