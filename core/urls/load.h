// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/urls/csv_layout.h"
#include "core/urls/url_list.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>

/// URLs out of what people have: lists, tables, sitemaps, logs. This opens no file and no
/// connection: bytes are handed to it, chunk by chunk.
namespace crawlright::urls {

enum class Format : std::uint8_t {
    Lines,     ///< a URL or path a line
    Csv,       ///< RFC 4180, with a column chosen
    Sitemap,   ///< sitemaps.org XML; an index is told apart
    AccessLog, ///< common and combined log format, also behind a virtual host's name
    JsonLines, ///< a JSON object a line, as web servers log
};

/// Why a line gave no row.
enum class Fault : std::uint8_t {
    ControlByte,   ///< bytes that no URL has: a binary file, or a broken one
    OtherScheme,   ///< `mailto:` and the like, which no robots.txt governs
    TooLong,       ///< past `longestLine`
    BrokenQuotes,  ///< CSV: quotation marks that do not pair
    NoSuchColumn,  ///< CSV: the row has fewer columns
    UnknownEntity, ///< XML: an entity of its own, which is never expanded
    Truncated,     ///< XML: the file ends within an element
    NoSitemap,     ///< XML: neither `urlset` nor `sitemapindex`
    NoLogLine,     ///< a log line without a request
    NoJson,        ///< not a JSON object
    NoUrl,         ///< JSON: no key that names a URL or a request
    ListFull,      ///< more text than a list can hold
};
inline constexpr int faultCount = static_cast<int>(Fault::ListFull) + 1;

/// Bytes of a line, or of a cell or an element, that are kept to be read.
inline constexpr std::size_t longestLine = 1U << 20U;

struct BadRow {
    std::uint64_t line = 0; ///< from 1
    Fault fault = Fault::ControlByte;
    friend bool operator==(const BadRow&, const BadRow&) = default;
};

/// What became of the bytes. Every line is a row, blank, a header, or bad.
struct Report {
    /// Bad rows that are told one by one; the others are counted.
    static constexpr std::size_t mostTold = 1'000;

    std::uint64_t bytes = 0;
    std::uint64_t rows = 0;
    std::uint64_t blank = 0; ///< empty lines, or cells
    std::array<std::uint64_t, faultCount> faults{};
    std::vector<BadRow> told; ///< the first, in order
    bool isIndex = false;     ///< the rows are sitemaps, not pages
    bool isCancelled = false;

    [[nodiscard]] std::uint64_t bad() const;
};

/// URLs and, from logs, whose hits they were.
struct Loaded {
    static constexpr std::uint32_t noAgent = ~std::uint32_t{0};

    UrlList urls;
    /// For each row the number of its user agent in `agentNames`, or `noAgent`; empty where the
    /// format has none.
    std::vector<std::uint32_t> agents;
    UrlList agentNames; ///< each once
    Report report;
};

struct LoadOptions {
    Format format = Format::Lines;
    CsvLayout csv; ///< for Csv
    friend bool operator==(const LoadOptions&, const LoadOptions&) = default;
};

/// Takes chunks of any size, cut anywhere. Beside the text a row takes 4 bytes, from logs 8; beside
/// the rows at most a few MiB.
class Loader {
public:
    explicit Loader(const LoadOptions& options);
    ~Loader();
    Loader(const Loader&) = delete;
    Loader& operator=(const Loader&) = delete;

    void feed(std::string_view chunk);
    /// How far it is; `rows` and `bytes` grow.
    [[nodiscard]] const Report& report() const;
    /// Ends the last line. The loader is used up.
    [[nodiscard]] Loaded finish();

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

/// The next chunk, valid until the next call; empty at the end.
using Source = std::function<std::string_view()>;
/// Told after every chunk; false cancels.
using Progress = std::function<bool(const Report&)>;

/// All of a source. What was read before a cancel is in the result.
[[nodiscard]] Loaded load(const LoadOptions& options, const Source& source,
                          const Progress& progress = {});

/// What the beginning of a file looks like; a few kilobytes are enough.
[[nodiscard]] LoadOptions guessed(std::string_view beginning);

} // namespace crawlright::urls
