// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/project/project.h"

#include "core/crawlers/catalogue.h"
#include "core/net/folder_sync.h"
#include "core/text/utf8.h"
#include "ui/project/json_tree.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <set>

namespace crawlright::project {

namespace {

using Code = Fault::Code;
using Kind = JsonNode::Kind;
using checks::Severity;

constexpr std::string_view crawlersKey = "crawlers";
constexpr std::string_view severitiesKey = "severities";
constexpr std::string_view ignoreKey = "ignore";
constexpr std::string_view baselineKey = "baseline";

std::optional<Severity> severityOf(std::string_view name)
{
    for (const Severity severity :
         {Severity::Hint, Severity::Info, Severity::Warning, Severity::Error})
        if (checks::nameOf(severity) == name)
            return severity;
    return std::nullopt;
}

Code codeOf(JsonFault::Kind kind)
{
    switch (kind) {
    case JsonFault::Kind::Broken:
        return Code::Broken;
    case JsonFault::Kind::Unfinished:
        return Code::Unfinished;
    case JsonFault::Kind::TooDeep:
        break;
    }
    return Code::TooDeep;
}

/// Reads a tree; goes on after a fault, so that all are told at once.
class Reader {
public:
    explicit Reader(std::string_view json)
        : m_index(json)
    {
    }

    void read(const JsonNode& root)
    {
        if (!isOf(root, Kind::Object, Code::NotAnObject, {}))
            return;
        tellTwice(root);
        for (const JsonNode::Member& member : root.members) {
            if (member.name == crawlersKey)
                readCrawlers(member.value);
            else if (member.name == severitiesKey)
                readSeverities(member.value);
            else if (member.name == ignoreKey)
                readIgnored(member.value);
            else if (member.name == baselineKey)
                readBaseline(member.value);
            else
                tell(Code::UnknownKey, member.span, member.name);
        }
        std::ranges::stable_sort(m_faults, {}, [](const Fault& fault) {
            return std::pair(fault.place.line, fault.place.column);
        });
    }

    [[nodiscard]] std::expected<Project, Faults> take()
    {
        if (!m_faults.empty())
            return std::unexpected(std::move(m_faults));
        return std::move(m_project);
    }

private:
    void tell(Code code, text::Span span, std::string_view detail)
    {
        m_faults.push_back({code, m_index.positionAt(span.begin), std::string(detail)});
    }

    bool isOf(const JsonNode& node, Kind kind, Code fault, std::string_view key)
    {
        if (node.kind != kind)
            tell(fault, node.span, key);
        return node.kind == kind;
    }

    void tellTwice(const JsonNode& object)
    {
        std::set<std::string_view> seen;
        for (const JsonNode::Member& member : object.members)
            if (!seen.insert(member.name).second)
                tell(Code::NamedTwice, member.span, member.name);
    }

    /// Calls `take` with every text of a list.
    template <class Take>
    void readTexts(const JsonNode& list, std::string_view key, Take take)
    {
        if (!isOf(list, Kind::Array, Code::NotAList, key))
            return;
        for (const JsonNode& item : list.items)
            if (isOf(item, Kind::String, Code::NotAText, key))
                take(item);
    }

    void readCrawlers(const JsonNode& list)
    {
        readTexts(list, crawlersKey, [&](const JsonNode& name) {
            if (crawlers::builtIn().resolve(name.text).entry)
                m_project.crawlers.push_back(name.text);
            else
                tell(Code::UnknownCrawler, name.span, name.text);
        });
    }

    void readSeverities(const JsonNode& object)
    {
        if (!isOf(object, Kind::Object, Code::NotAnObject, severitiesKey))
            return;
        tellTwice(object);
        for (const auto& [name, span, value] : object.members) {
            const std::optional<checks::Code> code = checks::codeOf(name);
            if (!code)
                tell(Code::UnknownId, span, name);
            if (!isOf(value, Kind::String, Code::NotAText, name))
                continue;
            const std::optional<Severity> severity = severityOf(value.text);
            if (!severity)
                tell(Code::UnknownSeverity, value.span, value.text);
            else if (code)
                m_project.policy.severities[static_cast<std::size_t>(*code)] = severity;
        }
    }

    void readIgnored(const JsonNode& list)
    {
        readTexts(list, ignoreKey, [&](const JsonNode& id) {
            if (const std::optional<checks::Code> code = checks::codeOf(id.text))
                m_project.policy.ignored.set(static_cast<std::size_t>(*code));
            else
                tell(Code::UnknownId, id.span, id.text);
        });
    }

    void readBaseline(const JsonNode& object)
    {
        if (!isOf(object, Kind::Object, Code::NotAnObject, baselineKey))
            return;
        tellTwice(object);
        for (const JsonNode::Member& file : object.members) {
            auto& known = m_project.baseline[file.name];
            readTexts(file.value, file.name, [&](const JsonNode& text) {
                if (const auto fingerprint = checks::fingerprintOf(text.text))
                    known.push_back(*fingerprint);
                else
                    tell(Code::NoFingerprint, text.span, text.text);
            });
            std::ranges::sort(known);
        }
    }

    text::LineIndex m_index;
    Project m_project;
    Faults m_faults;
};

Faults faultAt(Code code, std::string_view json, text::Offset at)
{
    return {{code, text::LineIndex(json).positionAt(at), {}}};
}

std::expected<JsonNode, Faults> treeOf(std::string_view json)
{
    // What is not UTF-8 is told as such: the parser would only say that it stands there.
    const text::Span bad = text::nextNotUtf8(json, 0);
    if (!bad.isEmpty())
        return std::unexpected(faultAt(Code::NotUtf8, json, bad.begin));
    std::expected<JsonNode, JsonFault> root = parseJson(json);
    if (!root)
        return std::unexpected(faultAt(codeOf(root.error().kind), json, root.error().at));
    return std::move(*root);
}

/// The whole file; empty and `exists` false where there is none.
struct Text {
    std::string bytes;
    bool exists = false;
};

std::expected<Text, Faults> textOf(const QString& path)
{
    QFile file(path);
    if (!QFileInfo::exists(path))
        return Text{};
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(Faults{{Code::CannotRead, {}, file.errorString().toStdString()}});
    const QByteArray bytes = file.read(largestProject + 1);
    if (file.error() != QFileDevice::NoError)
        return std::unexpected(Faults{{Code::CannotRead, {}, file.errorString().toStdString()}});
    if (bytes.size() > largestProject)
        return std::unexpected(Faults{{Code::TooLarge, {}, {}}});
    return Text{bytes.toStdString(), true};
}

} // namespace

checks::Policy Project::policyFor(const std::string& fileName) const
{
    checks::Policy own = policy;
    if (const auto known = baseline.find(fileName); known != baseline.end())
        own.known = known->second;
    return own;
}

std::expected<Project, Faults> parse(std::string_view json)
{
    const std::expected<JsonNode, Faults> root = treeOf(json);
    if (!root)
        return std::unexpected(root.error());
    Reader reader(json);
    reader.read(*root);
    return reader.take();
}

QString pathBeside(const QString& robotsFile)
{
    return QDir::cleanPath(QFileInfo(robotsFile).dir().filePath(QStringLiteral("crawlright.json")));
}

std::expected<Project, Faults> read(const QString& path)
{
    const std::expected<Text, Faults> text = textOf(path);
    if (!text)
        return std::unexpected(text.error());
    if (!text->exists)
        return Project{};
    return parse(text->bytes);
}

std::expected<void, Faults> writeBaseline(const QString& path, const Baseline& changed)
{
    const std::expected<Text, Faults> old = textOf(path);
    if (!old)
        return std::unexpected(old.error());
    // A file that is there and empty is a broken one, not a new one.
    const std::expected<std::string, Faults> text =
        withBaseline(old->exists && old->bytes.empty() ? " " : old->bytes, changed);
    if (!text)
        return std::unexpected(text.error());
    QSaveFile file(path);
    const auto size = static_cast<qint64>(text->size());
    if (!file.open(QIODevice::WriteOnly) || file.write(text->data(), size) != size ||
        !file.commit())
        return std::unexpected(Faults{{Code::CannotWrite, {}, file.errorString().toStdString()}});
    net::syncFolderOf(path);
    return {};
}

} // namespace crawlright::project
