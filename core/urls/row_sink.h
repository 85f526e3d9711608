// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/urls/load.h"

namespace crawlright::urls {

/// Whether a text is something that a URL or a path can be: nullopt, or why it is not.
[[nodiscard]] std::optional<Fault> faultOf(std::string_view url);

/// Where the readers of all formats put what they find.
class RowSink {
public:
    /// A URL, blanks around it dropped; bad or blank ones are counted.
    void add(std::string_view url, std::uint64_t line);
    /// The same with the user agent that asked for it; empty: none is known.
    void addHit(std::string_view url, std::string_view agent, std::uint64_t line);
    void addBad(Fault fault, std::uint64_t line);
    void addBlank() { ++m_loaded.report.blank; }
    void setIndex() { m_loaded.report.isIndex = true; }

    [[nodiscard]] Report& report() { return m_loaded.report; }
    [[nodiscard]] Loaded take();

private:
    [[nodiscard]] bool append(std::string_view url, std::uint64_t line);
    [[nodiscard]] std::uint32_t numberOf(std::string_view agent);
    void growTable();

    Loaded m_loaded;
    std::vector<std::uint32_t> m_table; // open addressing over agentNames
};

/// Reads one format, chunk by chunk.
class FormatReader {
public:
    virtual ~FormatReader() = default;
    virtual void feed(std::string_view chunk, RowSink& sink) = 0;
    virtual void finish(RowSink& sink) = 0;
};

[[nodiscard]] std::unique_ptr<FormatReader> makeLinesReader();
[[nodiscard]] std::unique_ptr<FormatReader> makeAccessLogReader();
[[nodiscard]] std::unique_ptr<FormatReader> makeJsonLinesReader();
[[nodiscard]] std::unique_ptr<FormatReader> makeCsvReader(const CsvLayout& layout);
[[nodiscard]] std::unique_ptr<FormatReader> makeSitemapReader();

} // namespace crawlright::urls
