// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/url_export.h"

#include "core/access/url.h"
#include "core/net/folder_sync.h"
#include "core/rules/verdict_name.h"
#include "ui/files/file_io.h"
#include "ui/tester/bindings.h"

#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace crawlright::urllist {

namespace {

constexpr urls::Row betweenProgress = 4096;
constexpr std::size_t writeSize = std::size_t{1} << 20U;

/// The rules of some crawlers, and URLs in each way in which they encode them.
class Judge {
public:
    explicit Judge(const Export& what)
        : m_bindings(what.analysis, std::make_shared<const tester::Crawlers>(what.crawlers))
    {
        for (const tester::RuleSetPtr& rules : m_bindings.ruleSets()) {
            const dialects::Dialect& dialect = dialects::get(rules->dialect());
            const auto same =
                std::ranges::find(m_encodings, dialect.urlEncoding,
                                  [](const auto* known) { return known->urlEncoding; });
            m_encodingOf.push_back(static_cast<std::size_t>(same - m_encodings.begin()));
            if (same == m_encodings.end())
                m_encodings.push_back(&dialect);
        }
        m_paths.resize(m_encodings.size());
        m_decisions.resize(m_bindings.ruleSets().size());
    }

    void judge(std::string_view url)
    {
        for (std::size_t i = 0; i < m_paths.size(); ++i)
            access::prepareInto(m_paths[i], url, *m_encodings[i]);
        for (std::size_t i = 0; i < m_decisions.size(); ++i)
            m_decisions[i] = m_bindings.ruleSets()[i]->match(m_paths[m_encodingOf[i]]);
    }
    [[nodiscard]] const rules::Decision& decisionFor(std::size_t crawler) const
    {
        return m_decisions[m_bindings.indexOf(crawler)];
    }

private:
    tester::Bindings m_bindings;
    std::vector<const dialects::Dialect*> m_encodings;
    std::vector<std::size_t> m_encodingOf; // by set of rules
    std::vector<std::string> m_paths;      // by encoding
    std::vector<rules::Decision> m_decisions;
};

bool writeOut(QSaveFile& file, std::string& bytes)
{
    const auto size = static_cast<qint64>(bytes.size());
    const bool isWritten = file.write(bytes.data(), size) == size;
    bytes.clear();
    return isWritten;
}

} // namespace

std::expected<void, files::FileError>
exportUrls(const Export& what, const QString& path,
           const std::function<bool(urls::Row done)>& progress)
{
    QSaveFile file(path);
    const bool isInTheWay = QFileInfo::exists(path) && !QFileInfo(path).isFile();
    if (isInTheWay || !file.open(QIODevice::WriteOnly))
        return std::unexpected(files::writeErrorOf(file, path));
    const auto format = words::verdictRows(what.format, what.crawlers);
    const urls::UrlList& list = what.table->loaded.urls;
    Judge judge(what);
    std::string out;
    format->begin(out);
    for (urls::Row i = 0; i < what.size(); ++i) {
        if (progress && i % betweenProgress == 0 && !progress(i)) {
            return std::unexpected(
                files::FileError{.fault = files::FileFault::Cancelled, .path = path});
        }
        const std::string_view url = list[what.rows ? (*what.rows)[i] : i];
        judge.judge(url);
        for (std::size_t crawler = 0; crawler < what.crawlers.size(); ++crawler) {
            const rules::Decision& decision = judge.decisionFor(crawler);
            format->row(out, {.verdict = rules::nameOf(decision.verdict),
                              .line = decision.line,
                              .crawler = &what.crawlers[crawler],
                              .url = url});
        }
        if (out.size() >= writeSize && !writeOut(file, out))
            return std::unexpected(files::writeErrorOf(file, path));
    }
    format->end(out);
    if (!writeOut(file, out) || !file.commit())
        return std::unexpected(files::writeErrorOf(file, path));
    net::syncFolderOf(path);
    return {};
}

} // namespace crawlright::urllist
