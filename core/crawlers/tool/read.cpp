// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/crawlers/tool/read.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace crawlright::catalogue_tool {

namespace {

using Json = nlohmann::json;
using Sources = std::map<std::string, std::string>;

/// Takes the keys of one entry one by one; remembers which, to find unknown ones.
class EntryReader {
public:
    EntryReader(const Json& json, const Sources& sources, std::string name,
                std::vector<std::string>& errors)
        : m_json(json)
        , m_sources(sources)
        , m_name(std::move(name))
        , m_errors(errors)
    {
    }

    Entry read()
    {
        Entry e;
        e.token = text("token");
        e.operatedBy = textOrNull("operator");
        e.purpose = text("purpose");
        e.userAgent = textOrNull("userAgent");
        e.dialect = text("dialect");
        e.basis = text("basis");
        e.reader = text("reader");
        e.approximate = flag("approximate");
        e.fallsBackTo = list("fallsBackTo");
        e.obeysStar = yesNoOrNull("obeysStar");
        e.honoursRobotsTxt = text("honoursRobotsTxt");
        e.status = text("status");
        e.renamedTo = textOrNull("renamedTo");
        e.confidence = text("confidence");
        e.doubtful = textOrNull("doubtful");
        e.documentation = textOrNull("documentation");
        e.notes = textOrNull("notes");
        for (const std::string& source : list("sources"))
            e.sources.push_back(sourceOf(source));
        e.checked = textOrNull("checked");
        for (const auto& [key, value] : m_json.items()) {
            if (!std::ranges::contains(m_keys, key))
                fault("has the unknown key \"" + key + "\"");
        }
        return e;
    }

    [[nodiscard]] bool isFaulty() const { return m_faulty; }

private:
    void fault(const std::string& what)
    {
        m_faulty = true;
        m_errors.push_back(m_name + " " + what);
    }

    const Json* at(const char* key)
    {
        m_keys.emplace_back(key);
        const auto found = m_json.find(key);
        if (found != m_json.end())
            return &*found;
        fault(std::string("has no \"") + key + "\"");
        return nullptr;
    }

    std::string text(const char* key)
    {
        const Json* json = at(key);
        if (!json)
            return {};
        if (json->is_string() && !json->get_ref<const std::string&>().empty())
            return json->get<std::string>();
        fault(std::string("has a \"") + key + "\" that is not a text");
        return {};
    }

    std::string textOrNull(const char* key)
    {
        const auto found = m_json.find(key);
        if (found == m_json.end() || !found->is_null())
            return text(key);
        m_keys.emplace_back(key);
        return {};
    }

    bool flag(const char* key)
    {
        const Json* json = at(key);
        if (json && !json->is_boolean())
            fault(std::string("has a \"") + key + "\" that is neither true nor false");
        return json && json->is_boolean() && json->get<bool>();
    }

    std::string yesNoOrNull(const char* key)
    {
        const Json* json = at(key);
        if (!json || json->is_null())
            return "unknown";
        if (json->is_boolean())
            return json->get<bool>() ? "yes" : "no";
        fault(std::string("has a \"") + key + "\" that is neither true, false nor null");
        return "unknown";
    }

    std::vector<std::string> list(const char* key)
    {
        std::vector<std::string> out;
        const Json* json = at(key);
        if (!json)
            return out;
        const auto isText = [](const Json& item) { return item.is_string(); };
        if (json->is_array() && std::ranges::all_of(*json, isText)) {
            json->get_to(out);
        } else {
            fault(std::string("has a \"") + key + "\" that is not a list of texts");
        }
        return out;
    }

    /// A short name stands for a row of the file's "sources"; anything else for itself.
    std::string sourceOf(const std::string& source)
    {
        const auto found = m_sources.find(source);
        if (found != m_sources.end())
            return found->second;
        if (source.find_first_of(" :") == std::string::npos)
            fault("names the source \"" + source + "\", which \"sources\" does not have");
        return source;
    }

    const Json& m_json;
    const Sources& m_sources;
    std::string m_name;
    std::vector<std::string>& m_errors;
    std::vector<std::string> m_keys;
    bool m_faulty = false;
};

std::string nameOf(const Json& json, std::size_t index)
{
    const auto token = json.find("token");
    if (token != json.end() && token->is_string())
        return token->get<std::string>() + ":";
    return "crawler number " + std::to_string(index + 1) + ":";
}

Sources sourcesOf(const Json& file, std::vector<std::string>& errors)
{
    Sources out;
    const auto found = file.find("sources");
    if (found == file.end() || !found->is_object()) {
        errors.emplace_back("the file has no object \"sources\"");
        return out;
    }
    for (const auto& [name, value] : found->items()) {
        if (value.is_string()) {
            out.emplace(name, value.get<std::string>());
        } else {
            errors.push_back("the source \"" + name + "\" is not a text");
        }
    }
    return out;
}

} // namespace

std::vector<Entry> read(const std::string& json, std::vector<std::string>& errors)
{
    std::vector<Entry> entries;
    Json file;
    try {
        file = Json::parse(json);
    } catch (const Json::parse_error& error) {
        errors.emplace_back(error.what());
        return entries;
    }
    if (!file.is_object() || file.value("schema", Json()) != Json(1)) {
        errors.emplace_back("the file is not an object with \"schema\": 1");
        return entries;
    }
    const Sources sources = sourcesOf(file, errors);
    const auto crawlers = file.find("crawlers");
    if (crawlers == file.end() || !crawlers->is_array() || crawlers->empty()) {
        errors.emplace_back("the file has no list \"crawlers\"");
        return entries;
    }
    for (std::size_t i = 0; i < crawlers->size(); ++i) {
        const Json& item = (*crawlers)[i];
        if (!item.is_object()) {
            errors.push_back("crawler number " + std::to_string(i + 1) + " is not an object");
            continue;
        }
        EntryReader reader(item, sources, nameOf(item, i), errors);
        Entry entry = reader.read();
        if (!reader.isFaulty())
            entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace crawlright::catalogue_tool
