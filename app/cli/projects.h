// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/lint_file.h"
#include "ui/project/project.h"

#include <QStringList>

#include <map>
#include <string>

namespace crawlright::cli {

/// The name under which a file's old findings are kept.
[[nodiscard]] std::string baselineNameOf(const std::string& robots);

/// The configurations of the files that are linted, each read once.
class Projects {
public:
    /// What holds for a file; empty for standard input and for an address, which have no folder.
    /// The sentences are those of a faulty configuration, for standard error.
    [[nodiscard]] const std::expected<project::Project, QStringList>& of(const Robots& robots);

    /// Remembers a file's findings as its new baseline.
    void setBaseline(const LintedFile& file);
    /// A sentence for each file whose findings were written, and for each that could not be.
    struct Written {
        QStringList done;
        QStringList faults;
    };
    [[nodiscard]] Written writeBaselines() const;

private:
    std::map<QString, std::expected<project::Project, QStringList>> m_read; // by path
    std::expected<project::Project, QStringList> m_none;
    std::map<QString, project::Baseline> m_baselines;
};

} // namespace crawlright::cli
