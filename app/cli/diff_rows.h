// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"
#include "app/cli/panel.h"

#include <memory>

namespace crawlright::cli {

/// A URL whose verdict is another one for a crawler.
struct Flip {
    Row before;
    Row after;

    enum class Kind : std::uint8_t { Blocked, Allowed, Undefined }; ///< newly
    [[nodiscard]] Kind kind() const;
};

/// Flips of one crawler.
struct FlipCounts {
    qulonglong blocked = 0;
    qulonglong allowed = 0;
    qulonglong undefined = 0;

    void add(Flip::Kind kind);
    void add(const FlipCounts& other);
    [[nodiscard]] bool isEmpty() const { return blocked + allowed + undefined == 0; }
};

/// How `diff` prints flips. Stateless once made, so that rows may be made on several threads.
class FlipFormat {
public:
    virtual ~FlipFormat() = default;
    virtual void row(std::string& out, const crawlers::Crawler& crawler,
                     const Flip& flip) const = 0;
};

/// By the word of the command line; both panels must outlive it.
[[nodiscard]] std::unique_ptr<const FlipFormat>
flipFormat(std::string_view word, const Panel& before, const Panel& after, const Console& console);

} // namespace crawlright::cli
