// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"
#include "app/cli/panel.h"

#include <memory>

namespace crawlright::cli {

/// How `test` prints verdicts. Stateless once made, so that rows may be made on several threads.
class RowFormat {
public:
    virtual ~RowFormat() = default;
    virtual void begin(std::string& out) const { (void)out; }
    virtual void row(std::string& out, const Judge& judge, const Row& row) const = 0;
    virtual void end(std::string& out) const { (void)out; }
};

/// By the word of the command line, which must be one of `rowFormats`.
[[nodiscard]] std::unique_ptr<const RowFormat> rowFormat(std::string_view word, const Panel& panel,
                                                         const Console& console);

/// `text`, `tsv`, `csv`, `jsonl`, `markdown`.
[[nodiscard]] std::vector<std::string> rowFormats();

} // namespace crawlright::cli
