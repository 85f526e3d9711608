// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/projects.h"

#include "app/cli/input.h"
#include "app/cli/text.h"
#include "ui/words/project_words.h"

#include <QFile>

#include <algorithm>

namespace crawlright::cli {

namespace {

QString pathFor(const std::string& robots)
{
    return project::pathBeside(QFile::decodeName(QByteArray::fromStdString(robots)));
}

/// `crawlright.json:3:5: No finding has the id “x”.`, one for each fault; of many the first.
QStringList sentencesOf(const QString& path, const project::Faults& faults)
{
    constexpr std::size_t most = 20;
    const QString name = shown(utf8(path));
    QStringList sentences;
    for (const project::Fault& fault : std::span(faults).first(std::min(faults.size(), most))) {
        const QString place =
            fault.hasPlace()
                ? QStringLiteral("%1:%2:%3").arg(name).arg(fault.place.line).arg(fault.place.column)
                : name;
        //: %1: a file, or a place in it. %2: what is wrong there.
        sentences += Cli::tr("%1: %2").arg(place, words::sentence(fault));
    }
    if (faults.size() > most)
        //: %1: a file.
        sentences += Cli::tr("%1: there are more faults like these: %2.")
                         .arg(name)
                         .arg(faults.size() - most);
    return sentences;
}

} // namespace

std::string baselineNameOf(const std::string& robots)
{
    return utf8(QFile::decodeName(QByteArray::fromStdString(fileNameOf(robots))));
}

const std::expected<project::Project, QStringList>& Projects::of(const Robots& robots)
{
    if (robots.answer || robots.name == standardInput)
        return m_none;
    const QString path = pathFor(robots.name);
    const auto known = m_read.find(path);
    if (known != m_read.end())
        return known->second;
    std::expected<project::Project, project::Faults> project = project::read(path);
    if (!project)
        return m_read.emplace(path, std::unexpected(sentencesOf(path, project.error())))
            .first->second;
    return m_read.emplace(path, std::move(*project)).first->second;
}

void Projects::setBaseline(const LintedFile& file)
{
    std::vector<checks::Fingerprint> known;
    for (const Weighed& weighed : file.findings)
        known.push_back(weighed.fingerprint);
    std::ranges::sort(known);
    m_baselines[pathFor(file.name)][baselineNameOf(file.name)] = std::move(known);
}

Projects::Written Projects::writeBaselines() const
{
    Written written;
    for (const auto& [path, baseline] : m_baselines) {
        const auto result = project::writeBaseline(path, baseline);
        if (!result) {
            written.faults += sentencesOf(path, result.error());
            continue;
        }
        for (const auto& [file, fingerprints] : baseline)
            //: %1: a configuration. %2: a robots file. %3: a number.
            written.done += Cli::tr("%1: findings of %2 that are known from now on: %3.")
                                .arg(shown(utf8(path)), shown(file))
                                .arg(fingerprints.size());
    }
    return written;
}

} // namespace crawlright::cli
