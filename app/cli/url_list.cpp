// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/url_list.h"

#include "app/cli/text.h"
#include "core/net/gunzip.h"
#include "core/text/ascii.h"
#include "core/urls/load.h"
#include "ui/words/lists.h"
#include "ui/words/url_lists.h"

#include <algorithm>
#include <charconv>

namespace crawlright::cli {

namespace {

constexpr std::size_t chunkSize = std::size_t{256} * 1024;
constexpr std::size_t layoutSize = std::size_t{64} * 1024; // bytes that show how a table is built

/// The column that was asked for by its number from 1 or by its name; a sentence where there is no
/// such column.
std::expected<std::size_t, QString> columnOf(const std::string& wanted,
                                             const urls::CsvLayout& layout)
{
    std::size_t number = 0;
    const char* end = wanted.data() + wanted.size();
    const auto [stopped, error] = std::from_chars(wanted.data(), end, number);
    if (error == std::errc() && stopped == end && number >= 1 && number <= layout.columns.size())
        return number - 1;
    const auto named = std::ranges::find_if(layout.columns, [&](const std::string& name) {
        return text::equalsIgnoringCase(text::trimmed(name), wanted);
    });
    if (layout.hasHeader && named != layout.columns.end())
        return static_cast<std::size_t>(named - layout.columns.begin());
    QStringList names;
    for (std::size_t i = 0; i < layout.columns.size(); ++i)
        names += layout.hasHeader ? shown(layout.columns[i]) : QString::number(i + 1);
    return std::unexpected(Cli::tr("there is no column “%1”. The columns are: %2.")
                               .arg(shown(wanted), words::joined(names)));
}

/// Takes the unpacked bytes: a table's beginning is looked at before it is read.
class ListReader {
public:
    explicit ListReader(const UrlFile& file)
        : m_file(file)
    {
    }

    /// False once there is a fault.
    [[nodiscard]] bool feed(std::string_view bytes)
    {
        if (m_loader) {
            m_loader->feed(bytes);
            return true;
        }
        m_beginning += bytes;
        const bool waits = *m_file.format == urls::Format::Csv && m_beginning.size() < layoutSize;
        return waits || begin();
    }

    [[nodiscard]] std::optional<urls::Loaded> finish()
    {
        if (!m_loader && !begin())
            return std::nullopt;
        return m_loader->finish();
    }

    [[nodiscard]] const QString& fault() const { return m_fault; }

private:
    bool begin()
    {
        urls::LoadOptions options{.format = *m_file.format, .csv = {}};
        if (options.format == urls::Format::Csv) {
            options.csv = urls::csvLayoutOf(m_beginning);
            if (m_file.column) {
                const auto column = columnOf(*m_file.column, options.csv);
                if (!column) {
                    m_fault = column.error();
                    return false;
                }
                options.csv.column = *column;
            }
        }
        m_loader.emplace(options);
        m_loader->feed(m_beginning);
        m_beginning = {};
        return true;
    }

    const UrlFile& m_file;
    std::string m_beginning;
    std::optional<urls::Loader> m_loader;
    QString m_fault;
};

/// A sentence for what stopped the reading; empty where all was read.
QString readAll(Input& input, ListReader& reader)
{
    std::string chunk(chunkSize, '\0');
    std::unique_ptr<net::Gunzip> gunzip;
    const auto take = [&](std::string_view bytes) { return reader.feed(bytes); };
    for (bool isFirst = true;; isFirst = false) {
        const std::expected<std::size_t, QString> size = input.read(chunk.data(), chunk.size());
        if (!size)
            return size.error();
        if (*size == 0)
            break;
        const std::string_view bytes(chunk.data(), *size);
        if (isFirst && net::looksGzipped(bytes))
            gunzip = std::make_unique<net::Gunzip>();
        const bool isTaken = gunzip ? gunzip->feed(bytes, take) : take(bytes);
        if (!reader.fault().isEmpty())
            return Cli::tr("%1: %2", "a file and what is wrong with it")
                .arg(input.name(), reader.fault());
        if (!isTaken)
            break; // a fault of gzip
    }
    return gunzip && !gunzip->isWhole()
               ? Cli::tr("%1 is packed by gzip, and damaged or cut off.").arg(input.name())
               : QString();
}

/// Whether such a line may hold a URL that nobody judges then, so that all looks well. Logs and
/// exports are full of lines that are none, and of addresses that no robots.txt governs.
bool mayHideUrl(urls::Fault fault)
{
    using urls::Fault;
    return fault == Fault::NoSitemap || fault == Fault::Truncated || fault == Fault::ListFull ||
           fault == Fault::BrokenQuotes || fault == Fault::UnknownEntity || fault == Fault::TooLong;
}

/// What gave no URL, a line for each kind of fault. What may hide a URL is bad input; other rows
/// are to be known.
void sayReport(const urls::Report& report, const QString& name, Console& console)
{
    for (int i = 0; i < urls::faultCount; ++i) {
        const auto fault = static_cast<urls::Fault>(i);
        const std::uint64_t count = report.faults[static_cast<std::size_t>(i)];
        if (count == 0)
            continue;
        const auto first = std::ranges::find(report.told, fault, &urls::BadRow::fault);
        const QString place =
            first == report.told.end() ? name : name + u':' + QString::number(first->line);
        const QString sentence = words::faultSentence(fault);
        const QString line =
            count == 1 ? Cli::tr("%1: %2", "a file and what is wrong with it").arg(place, sentence)
                       : Cli::tr("%1: %2 So it is %3 times.").arg(place, sentence).arg(count);
        if (mayHideUrl(fault) || report.rows == 0)
            console.fault(line);
        else
            console.note(line);
    }
    if (report.isIndex)
        console.fault(Cli::tr("%1 is an index: its URLs are sitemaps, not pages.").arg(name));
}

} // namespace

std::optional<urls::UrlList> loadUrls(const UrlFile& file, Console& console)
{
    std::expected<Input, QString> input = Input::open(file.path);
    if (!input) {
        console.fault(input.error());
        return std::nullopt;
    }
    ListReader reader(file);
    if (const QString fault = readAll(*input, reader); !fault.isEmpty())
        console.fault(fault);
    if (!reader.fault().isEmpty())
        return std::nullopt;
    std::optional<urls::Loaded> loaded = reader.finish();
    if (!loaded) {
        console.fault(Cli::tr("%1: %2", "a file and what is wrong with it")
                          .arg(input->name(), reader.fault()));
        return std::nullopt;
    }
    sayReport(loaded->report, input->name(), console);
    return std::move(loaded->urls);
}

std::string_view LoadedSource::next()
{
    m_block.clear();
    for (; m_next < m_list.size() && m_block.size() < chunkSize; ++m_next) {
        m_block += m_list[m_next];
        m_block += '\n';
    }
    return m_block;
}

} // namespace crawlright::cli
