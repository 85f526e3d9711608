// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/preference_words.h"
#include "core/checks/semantic/common_words.h"
#include "core/rules/directives.h"
#include "core/text/ascii.h"
#include "ui/completion/proposal_makers.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace crawlright::completion {

using namespace Qt::StringLiterals;

namespace {

using syntax::Field;

std::string_view keyOf(std::string_view item)
{
    return text::trimmed(item.substr(0, item.find('=')));
}

/// What a key of Content-Signal (Cloudflare) or Content-Usage (AIPREF) speaks of.
QString useOf(std::string_view key)
{
    if (key == "search")
        return Completion::tr("a search index, with links and short excerpts");
    if (key == "ai-input")
        return Completion::tr("input of an AI model for an answer");
    return Completion::tr("training of AI models");
}

QString preferenceText(std::string_view key, bool isYes)
{
    //: %1: what content may be used for: “training of AI models”.
    return (isYes ? Completion::tr("allowed: %1") : Completion::tr("not allowed: %1"))
        .arg(useOf(key));
}

bool isSaid(const Question& question, std::string_view key)
{
    return std::ranges::any_of(question.place.others, [&](std::string_view item) {
        return text::equalsIgnoringCase(keyOf(item), key);
    });
}

bool isElsewhere(const Question& question, const Facts::Used& used)
{
    return used.span.begin < question.ownSpan.begin || used.span.end > question.ownSpan.end;
}

/// Values that other lines have come first, then those that are usual.
void addDelays(const Question& question, Proposals& proposals)
{
    constexpr std::array<std::string_view, 5> usual = {"1", "2", "5", "10", "30"};
    std::vector<std::string_view> values;
    for (const Facts::Used& used : question.facts.delays) {
        if (isElsewhere(question, used))
            values.push_back(used.value);
    }
    const std::size_t ofFile = values.size();
    for (const std::string_view value : usual)
        if (!std::ranges::contains(values, value))
            values.push_back(value);
    for (std::size_t i = 0; i < values.size(); ++i) {
        auto proposal = proposalOf(question, Proposal::Kind::Value, values[i]);
        if (!proposal || proposal->match > Match::Prefix)
            continue;
        const std::optional<double> seconds = rules::parseDelay(values[i]);
        if (seconds && *seconds > 0)
            proposal->detail = Completion::tr("at most %1 requests a day")
                                   .arg(words::number(static_cast<qulonglong>(86'400 / *seconds)));
        if (i < ofFile)
            proposal->detail =
                dotted({Completion::tr("as elsewhere in this file"), proposal->detail});
        proposal->rank = static_cast<int>(i);
        proposals.push_back(std::move(*proposal));
    }
}

void addSitemaps(const Question& question, Proposals& proposals)
{
    constexpr std::array<std::string_view, 3> names = {"/sitemap.xml", "/sitemap_index.xml",
                                                       "/sitemap.xml.gz"};
    if (question.host.empty())
        return;
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::string address = "https://";
        address += question.host;
        address += names[i];
        auto proposal = proposalOf(question, Proposal::Kind::Value, address);
        const auto used = std::ranges::find(question.facts.sitemaps, address, &Facts::Used::value);
        const bool isUsed = used != question.facts.sitemaps.end() && isElsewhere(question, *used);
        if (!proposal || isUsed)
            continue;
        proposal->detail = i == 0   ? Completion::tr("the usual place on this host")
                           : i == 1 ? Completion::tr("a list of sitemaps, as WordPress has it")
                                    : Completion::tr("the same, packed");
        proposal->rank = static_cast<int>(i);
        proposals.push_back(std::move(*proposal));
    }
}

void addHosts(const Question& question, Proposals& proposals)
{
    if (question.host.empty())
        return;
    if (auto proposal = proposalOf(question, Proposal::Kind::Value, question.host)) {
        proposal->detail = Completion::tr("the host of this file");
        proposals.push_back(std::move(*proposal));
    }
}

struct UsualParameter {
    std::string_view name;
    QString detail;
};

/// Those that do not change a page on many sites.
std::vector<UsualParameter> usualParameters()
{
    std::vector<UsualParameter> usual;
    for (const std::string_view name : checks::campaignParameters())
        usual.push_back({name, Completion::tr("where a visitor comes from, for advertisers")});
    usual.push_back({"ref", Completion::tr("where a visitor comes from")});
    usual.push_back({"from", Completion::tr("where a visitor comes from")});
    usual.push_back({"sid", Completion::tr("a visit")});
    usual.push_back({"sessionid", Completion::tr("a visit")});
    usual.push_back({"PHPSESSID", Completion::tr("a visit")});
    usual.push_back({"sort", Completion::tr("the order of a list")});
    return usual;
}

void addParameter(const Question& question, std::string_view name, const QString& detail,
                  Proposals& proposals)
{
    if (std::ranges::contains(question.place.others, name) ||
        std::ranges::contains(proposals, name, &Proposal::insert))
        return;
    auto proposal = proposalOf(question, Proposal::Kind::Value, name);
    if (!proposal)
        return;
    proposal->detail = detail;
    proposal->rank = static_cast<int>(proposals.size());
    proposals.push_back(std::move(*proposal));
}

/// Folders, pages, patterns.
int orderOf(std::string_view path)
{
    if (path.contains('*') || path.ends_with('$'))
        return 2;
    return path.ends_with('/') ? 0 : 1;
}

} // namespace

// A key comes with its value: one without says nothing.
Proposals preferenceProposals(const Question& question)
{
    Proposals proposals;
    const Field field = question.place.field;
    const auto values = checks::preferenceValues(field);
    for (const std::string_view key : checks::preferenceKeys(field)) {
        if (isSaid(question, key))
            continue;
        for (const std::string_view value : values) {
            std::string item(key);
            item += '=';
            item += value;
            auto proposal = proposalOf(question, Proposal::Kind::Value, item);
            if (!proposal)
                continue;
            proposal->detail = preferenceText(key, value == values.front());
            proposal->rank = static_cast<int>(proposals.size());
            proposals.push_back(std::move(*proposal));
        }
    }
    return proposals;
}

// Those of the loaded URLs first.
Proposals parameterProposals(const Question& question)
{
    Proposals proposals;
    if (question.urls) {
        for (const UrlShapes::Count& key : question.urls->queryKeys)
            addParameter(question, key.name, urlCount(key.urls), proposals);
    }
    for (const UsualParameter& usual : usualParameters())
        addParameter(question, usual.name, usual.detail, proposals);
    return proposals;
}

// A path begins as it was typed, in its very case. What is behind the word stays, but for a
// pattern.
Proposals usedPathProposals(const Question& question)
{
    const Place& place = question.place;
    const std::array ends{place.segment.end, place.name.end, place.word.end};
    Proposals proposals;
    for (const Facts::Used& used : question.facts.paths) {
        if (!isElsewhere(question, used) || !used.value.starts_with(question.typed()))
            continue;
        const int order = orderOf(used.value);
        const text::Offset end = ends.at(static_cast<std::size_t>(order));
        const bool isThere = used.value == question.typed();
        proposals.push_back({.kind = Proposal::Kind::Value,
                             .insert = used.value,
                             .replace = question.inFile({place.word.begin, end}),
                             .label = words::shown(used.value),
                             .detail = Completion::tr("as elsewhere in this file"),
                             .match = isThere ? Match::Exact : Match::Prefix,
                             .rank = static_cast<int>(question.facts.paths.size()) * order +
                                     static_cast<int>(proposals.size())});
    }
    return proposals;
}

Proposals valueProposals(const Question& question)
{
    Proposals proposals;
    if (question.place.field == Field::CrawlDelay)
        addDelays(question, proposals);
    else if (question.place.field == Field::Sitemap)
        addSitemaps(question, proposals);
    else if (question.place.field == Field::Host)
        addHosts(question, proposals);
    return proposals;
}

} // namespace crawlright::completion
