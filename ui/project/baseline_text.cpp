// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/project/json_tree.h"
#include "ui/project/project.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace crawlright::project {

namespace {

constexpr std::string_view key = "baseline";

/// One entry a line, so that a difference of two versions can be read.
std::string textOf(const Baseline& baseline)
{
    std::string text = "{";
    for (const auto& [file, fingerprints] : baseline) {
        text += text.size() == 1 ? "\n    " : ",\n    ";
        text += nlohmann::json(file).dump() + ": [";
        for (std::size_t i = 0; i < fingerprints.size(); ++i)
            text += (i == 0 ? "\n      \"" : ",\n      \"") + checks::textOf(fingerprints[i]) + '"';
        text += "\n    ]";
    }
    return text + (text.size() == 1 ? "}" : "\n  }");
}

/// The text with the value of the key replaced, or with the key added behind the others.
std::string spliced(std::string_view json, const JsonNode& root, const std::string& value)
{
    const auto with = [&](text::Span span, const std::string& text) {
        return std::string(json.substr(0, span.begin)) + text + std::string(json.substr(span.end));
    };
    const auto old = std::ranges::find(root.members, key, &JsonNode::Member::name);
    if (old != root.members.end())
        return with(old->value.span, value);
    const std::string member = "\n  \"" + std::string(key) + "\": " + value;
    if (root.members.empty())
        return with(root.span, '{' + member + "\n}") + (json.ends_with('\n') ? "" : "\n");
    const text::Offset end = root.members.back().value.span.end;
    return with({end, end}, ',' + member);
}

} // namespace

std::expected<std::string, Faults> withBaseline(std::string_view json, const Baseline& changed)
{
    if (json.empty())
        json = "{}";
    std::expected<Project, Faults> project = parse(json);
    if (!project)
        return std::unexpected(std::move(project.error()));
    for (const auto& [file, fingerprints] : changed)
        project->baseline[file] = fingerprints;
    std::erase_if(project->baseline, [](const auto& entry) { return entry.second.empty(); });
    // It was parsed once already, with every check.
    const std::expected<JsonNode, JsonFault> root = parseJson(json);
    return spliced(json, *root, textOf(project->baseline));
}

} // namespace crawlright::project
