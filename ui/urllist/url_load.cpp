// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/url_load.h"

#include "core/net/gunzip.h"
#include "core/urls/row_sink.h"
#include "ui/files/file_io.h"

#include <QFileInfo>
#include <QUrl>

#include <algorithm>

namespace crawlright::urllist {

namespace {

using files::FileError;
using files::FileFault;

constexpr std::size_t guessSize = 64UZ * 1024; // bytes that show what a file is
constexpr std::size_t textChunk = 256UZ * 1024;

/// Gathers the beginning, decides how all is read, and feeds the loader.
class Feeder {
public:
    /// A table without columns is one whose columns are still to be found.
    explicit Feeder(const std::optional<urls::LoadOptions>& options)
        : m_isTable(options && options->format == urls::Format::Csv && options->csv.columns.empty())
    {
        if (options && !m_isTable)
            begin(*options);
    }

    void feed(std::string_view chunk)
    {
        if (m_loader) {
            m_loader->feed(chunk);
            return;
        }
        m_beginning += chunk;
        if (m_beginning.size() >= guessSize)
            beginAsGuessed();
    }

    [[nodiscard]] std::uint64_t rows() const { return m_loader ? m_loader->report().rows : 0; }
    [[nodiscard]] const urls::LoadOptions& options() const { return m_options; }

    [[nodiscard]] urls::Loaded finish()
    {
        if (!m_loader)
            beginAsGuessed();
        return m_loader->finish();
    }

private:
    void begin(const urls::LoadOptions& options)
    {
        m_options = options;
        m_loader.emplace(options);
    }

    void beginAsGuessed()
    {
        begin(m_isTable ? urls::LoadOptions{.format = urls::Format::Csv,
                                            .csv = urls::csvLayoutOf(m_beginning)}
                        : urls::guessed(m_beginning));
        m_loader->feed(m_beginning);
        m_beginning = {};
    }

    bool m_isTable;
    std::string m_beginning;
    urls::LoadOptions m_options;
    std::optional<urls::Loader> m_loader;
};

/// Reads one file, packed or not, into a feeder.
class FileReading {
public:
    using Progress = std::function<bool(const LoadProgress&)>;

    FileReading(const QString& path, const Progress& progress)
        : m_path(path)
        , m_progress(progress)
        , m_told{.bytesTotal = static_cast<std::uint64_t>(QFileInfo(path).size())}
    {
    }

    std::optional<FileError> readInto(Feeder& feeder)
    {
        const auto error = files::streamFile(m_path, [&](std::string_view chunk) {
            if (m_told.bytesDone == 0 && net::looksGzipped(chunk))
                m_gunzip = std::make_unique<net::Gunzip>();
            m_told.bytesDone += chunk.size();
            if (!m_gunzip) {
                feeder.feed(chunk);
                return tell(feeder);
            }
            return m_gunzip->feed(chunk, [&](std::string_view unpacked) {
                feeder.feed(unpacked);
                return tell(feeder);
            });
        });
        if (!error && m_gunzip && !m_gunzip->isWhole() && !m_isCancelled)
            return FileError{.fault = FileFault::BrokenGzip, .path = m_path};
        return error;
    }

    [[nodiscard]] bool isCancelled() const { return m_isCancelled; }

private:
    bool tell(const Feeder& feeder)
    {
        m_told.rows = feeder.rows();
        m_isCancelled = m_progress && !m_progress(m_told);
        return !m_isCancelled;
    }

    QString m_path;
    const Progress& m_progress;
    LoadProgress m_told;
    std::unique_ptr<net::Gunzip> m_gunzip;
    bool m_isCancelled = false;
};

/// Where a sitemap of an index would lie beside it.
QString besideIndex(const QString& indexPath, std::string_view address)
{
    const QString name = QUrl(QString::fromUtf8(address)).fileName();
    return name.isEmpty() ? QString() : QFileInfo(indexPath).absolutePath() + u'/' + name;
}

/// Rows of many lists, one list after another.
void append(urls::Loaded& all, const urls::Loaded& more)
{
    urls::Report& report = all.report;
    for (urls::Row row = 0; row < more.urls.size(); ++row) {
        if (!all.urls.append(more.urls[row])) {
            report.faults[static_cast<std::size_t>(urls::Fault::ListFull)] +=
                more.urls.size() - row;
            break;
        }
        ++report.rows;
    }
    report.bytes += more.report.bytes;
    report.blank += more.report.blank;
    for (std::size_t i = 0; i < report.faults.size(); ++i)
        report.faults[i] += more.report.faults[i];
}

/// The pages of an index's sitemaps, where those lie in its folder.
urls::Loaded loadIndexed(const urls::Loaded& index, LoadResult& result,
                         const FileReading::Progress& progress)
{
    urls::Loaded all;
    for (urls::Row row = 0; row < index.urls.size() && !all.report.isCancelled; ++row) {
        const QString path = besideIndex(result.source.path, index.urls[row]);
        if (path.isEmpty() || !QFileInfo(path).isFile() ||
            QFileInfo(path) == QFileInfo(result.source.path)) {
            result.missingSitemaps.append(QString::fromUtf8(index.urls[row]));
            continue;
        }
        Feeder feeder(urls::LoadOptions{.format = urls::Format::Sitemap});
        FileReading reading(path, progress);
        if (const auto error = reading.readInto(feeder); error && !result.error)
            result.error = error;
        const urls::Loaded part = feeder.finish();
        if (part.report.isIndex) { // an index within an index is none by the protocol
            for (urls::Row inner = 0; inner < part.urls.size(); ++inner)
                result.missingSitemaps.append(QString::fromUtf8(part.urls[inner]));
        } else {
            append(all, part);
        }
        all.report.isCancelled = reading.isCancelled();
    }
    all.urls.shrink();
    return all;
}

bool feedText(const std::string& text, Feeder& feeder, const FileReading::Progress& progress)
{
    for (std::size_t at = 0; at < text.size(); at += textChunk) {
        feeder.feed(std::string_view(text).substr(at, textChunk));
        const std::size_t done = std::min(text.size(), at + textChunk);
        if (progress &&
            !progress({.bytesDone = done, .bytesTotal = text.size(), .rows = feeder.rows()}))
            return false;
    }
    return true;
}

/// False: it was cancelled.
bool putInOrder(const urls::Loaded& loaded, UrlTable& table, const FileReading::Progress& progress)
{
    const LoadProgress all{.bytesDone = loaded.report.bytes,
                           .bytesTotal = loaded.report.bytes,
                           .rows = loaded.report.rows};
    const urls::Stop stop = [&] { return progress && !progress(all); };
    if (loaded.report.isCancelled || stop())
        return false;
    auto order = urls::PathOrder::of(loaded.urls, stop);
    auto repeats = order ? urls::Repeats::of(loaded.urls, stop) : std::nullopt;
    if (!repeats)
        return false;
    table.order = *std::move(order);
    table.repeats = *std::move(repeats);
    return true;
}

} // namespace

LoadResult loadUrls(const Source& source, const std::function<bool(const LoadProgress&)>& progress)
{
    LoadResult result{.source = source, .isReadAsAsked = source.options.has_value()};
    Feeder feeder(source.options);
    bool isCancelled = false;
    if (source.path.isEmpty()) {
        isCancelled = source.text && !feedText(*source.text, feeder, progress);
    } else {
        FileReading reading(source.path, progress);
        result.error = reading.readInto(feeder);
        isCancelled = reading.isCancelled();
    }
    urls::Loaded loaded = feeder.finish();
    loaded.report.isCancelled = isCancelled;
    result.source.options = feeder.options();
    if (loaded.report.isIndex && !source.path.isEmpty() && !isCancelled)
        loaded = loadIndexed(loaded, result, progress);
    auto table = std::make_shared<UrlTable>();
    if (!putInOrder(loaded, *table, progress))
        loaded.report.isCancelled = true;
    table->loaded = std::move(loaded);
    result.table = std::move(table);
    return result;
}

} // namespace crawlright::urllist
