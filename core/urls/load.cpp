// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/urls/load.h"

#include "core/text/ascii.h"
#include "core/urls/row_sink.h"

#include <algorithm>
#include <numeric>

namespace crawlright::urls {

namespace {

std::unique_ptr<FormatReader> makeReader(const LoadOptions& options)
{
    switch (options.format) {
    case Format::Lines:
        break;
    case Format::Csv:
        return makeCsvReader(options.csv);
    case Format::Sitemap:
        return makeSitemapReader();
    case Format::AccessLog:
        return makeAccessLogReader();
    case Format::JsonLines:
        return makeJsonLinesReader();
    }
    return makeLinesReader();
}

/// Whether the first line that is whole gives a row in this format.
bool givesRow(Format format, std::string_view line)
{
    Loader loader({.format = format});
    loader.feed(line);
    return loader.finish().report.rows > 0;
}

std::string_view firstLineOf(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark))
        text.remove_prefix(mark.size());
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text.substr(0, text.find_first_of("\r\n"));
}

} // namespace

std::uint64_t Report::bad() const
{
    return std::accumulate(faults.begin(), faults.end(), std::uint64_t{0});
}

struct Loader::Parts {
    RowSink sink;
    std::unique_ptr<FormatReader> reader;
};

Loader::Loader(const LoadOptions& options)
    : m_parts(new Parts{{}, makeReader(options)})
{
}

Loader::~Loader() = default;

void Loader::feed(std::string_view chunk)
{
    m_parts->sink.report().bytes += chunk.size();
    m_parts->reader->feed(chunk, m_parts->sink);
}

const Report& Loader::report() const
{
    return m_parts->sink.report();
}

Loaded Loader::finish()
{
    m_parts->reader->finish(m_parts->sink);
    return m_parts->sink.take();
}

Loaded load(const LoadOptions& options, const Source& source, const Progress& progress)
{
    Loader loader(options);
    bool isCancelled = false;
    while (!isCancelled) {
        const std::string_view chunk = source();
        if (chunk.empty())
            break;
        loader.feed(chunk);
        isCancelled = progress && !progress(loader.report());
    }
    Loaded loaded = loader.finish();
    loaded.report.isCancelled = isCancelled;
    return loaded;
}

LoadOptions guessed(std::string_view beginning)
{
    const std::string_view first = firstLineOf(beginning);
    if (first.starts_with('<'))
        return {.format = Format::Sitemap};
    if (first.starts_with('{'))
        return {.format = Format::JsonLines};
    if (first.contains("\" ") && first.contains('[') && givesRow(Format::AccessLog, first))
        return {.format = Format::AccessLog};
    LoadOptions options{.format = Format::Csv, .csv = csvLayoutOf(beginning)};
    // URLs may have commas of their own.
    const bool isTable =
        options.csv.columns.size() > 1 && (options.csv.hasHeader || options.csv.delimiter != ',');
    if (isTable || first.contains('"') || options.csv.isNamed)
        return options;
    return {.format = Format::Lines};
}

} // namespace crawlright::urls
