// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/preference_words.h"
#include "core/compose/policy_parts.h"
#include "core/rules/directives.h"

#include <algorithm>

namespace crawlright::compose {

namespace {

using dialects::Id;
using syntax::Field;
using text::LineNumber;

struct StarGroup {
    LineNumber first = 0;
    LineNumber lastAgent = 0; ///< 0: there is none
    LineNumber end = 0;       ///< the line behind its last
};

/// The first group for `*`, up to the next group.
StarGroup starGroupOf(const Read& read)
{
    const rules::GroupSet& set = read.groups(Id::Rfc9309);
    for (std::size_t i = 0; i < set.groups.size(); ++i) {
        const auto agents = set.agentsOf(set.groups[i]);
        if (std::ranges::none_of(agents, &rules::AgentLine::isStar))
            continue;
        const auto count = static_cast<LineNumber>(read.document.lines().size());
        return {agents.front().line, agents.back().line,
                i + 1 < set.groups.size() ? set.agentsOf(set.groups[i + 1]).front().line
                                          : count + 1};
    }
    return {};
}

/// One of the two fields: its keys and how it says yes and no.
struct Vocabulary {
    explicit Vocabulary(Field itsField)
        : field(itsField)
        , keys(checks::preferenceKeys(itsField))
        , yes(checks::preferenceValues(itsField).front())
        , no(checks::preferenceValues(itsField).back())
    {
    }

    Field field;
    std::span<const std::string_view> keys;
    std::string_view yes;
    std::string_view no;
};

/// The lines of the field in the group, and what they say together; the first that says it counts.
struct Found {
    std::vector<LineNumber> lines;
    std::vector<Answer> answers;
    std::string rest; ///< preferences of no known key, as written
};

void add(Found& found, std::string_view value, const Vocabulary& words,
         const rules::Preferences& preferences)
{
    for (const rules::Preference& item : preferences.items) {
        const std::string_view key = item.key.of(value);
        const std::string_view said = item.value.of(value);
        const auto known = std::ranges::find(words.keys, key);
        if (known == words.keys.end() || (said != words.yes && said != words.no)) {
            if (!found.rest.empty())
                found.rest += ", ";
            found.rest += std::string(key) + (said.empty() ? "" : "=") + std::string(said);
            continue;
        }
        Answer& answer = found.answers[static_cast<std::size_t>(known - words.keys.begin())];
        if (answer == Answer::Unsaid)
            answer = said == words.yes ? Answer::Yes : Answer::No;
    }
}

Found find(const Read& read, const StarGroup& group, const Vocabulary& words)
{
    Found found{.lines = {}, .answers = std::vector(words.keys.size(), Answer::Unsaid), .rest = {}};
    for (LineNumber n = group.first; n > 0 && n < group.end; ++n) {
        const syntax::Line& line = read.document.line(n);
        if (line.kind != syntax::LineKind::Field || line.name.field != words.field)
            continue;
        const std::string_view value = read.document.textOf(line.value());
        const auto preferences = rules::parsePreferences(value, words.field == Field::ContentUsage);
        if (!preferences || !preferences->path.isEmpty())
            continue; // not to be read, or for some paths: neither is ours to change
        found.lines.push_back(n);
        add(found, value, words, *preferences);
    }
    return found;
}

std::string valueFor(std::span<const Answer> answers, const Vocabulary& words,
                     const std::string& rest)
{
    std::string value;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        if (answers[i] == Answer::Unsaid)
            continue;
        value += std::string(value.empty() ? "" : ", ") + std::string(words.keys[i]) + '=' +
                 std::string(answers[i] == Answer::Yes ? words.yes : words.no);
    }
    if (!rest.empty())
        value += (value.empty() ? "" : ", ") + rest;
    return value;
}

/// What has to be added below the group's user-agent lines.
Lines rewrite(LineRewrite& rewrite, const Read& read, const StarGroup& group,
              const Vocabulary& words, std::span<const Answer> answers)
{
    const Found found = find(read, group, words);
    if (std::ranges::equal(found.answers, answers))
        return {};
    const std::string value = valueFor(answers, words, found.rest);
    const std::string line = std::string(syntax::nameOf(words.field)) + ": " + value;
    for (std::size_t i = 0; i < found.lines.size(); ++i) {
        if (i > 0 || value.empty()) {
            rewrite.remove(found.lines[i]);
            continue;
        }
        const syntax::Line& old = read.document.line(found.lines[i]);
        std::string text = line;
        if (old.hasComment())
            text += ' ' + std::string(read.document.textOf({old.comment, old.contentEnd}));
        rewrite.replace(found.lines[i], std::move(text));
    }
    return found.lines.empty() && !value.empty() ? Lines{line} : Lines();
}

} // namespace

Lines rewritePreferences(LineRewrite& into, const Read& read, const Policy& policy)
{
    const StarGroup group = starGroupOf(read);
    Lines lines = rewrite(into, read, group, Vocabulary(Field::ContentSignal), policy.signals);
    std::ranges::move(rewrite(into, read, group, Vocabulary(Field::ContentUsage), policy.usages),
                      std::back_inserter(lines));
    if (lines.empty())
        return {};
    if (group.lastAgent > 0) {
        into.addBelow(group.lastAgent, lines);
        return {};
    }
    lines.insert(lines.begin(), "User-agent: *");
    lines.emplace_back("Allow: /");
    return lines;
}

void readPreferences(Policy& policy, const Read& read)
{
    const StarGroup group = starGroupOf(read);
    std::ranges::copy(find(read, group, Vocabulary(Field::ContentSignal)).answers,
                      policy.signals.begin());
    std::ranges::copy(find(read, group, Vocabulary(Field::ContentUsage)).answers,
                      policy.usages.begin());
}

} // namespace crawlright::compose
