// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/explain_formats.h"
#include "app/cli/json_writer.h"
#include "app/cli/proof_codes.h"

namespace crawlright::cli {

namespace {

void writeSpan(JsonWriter& json, std::string_view key, text::Span span)
{
    json.key(key).beginArray().value(span.begin).value(span.end).endArray();
}

void writeChain(JsonWriter& json, const rules::Proof& proof)
{
    json.key("chain").beginArray();
    for (const rules::ChainStep& step : proof.chain) {
        json.beginObject().member("name", step.name).member("found", codeOf(step.found));
        json.list("lines", step.lines).endObject();
    }
    json.endArray();
}

void writeGroups(JsonWriter& json, const rules::Proof& proof)
{
    json.key("groups").beginArray();
    for (const rules::GroupConsidered& group : proof.groups) {
        json.beginObject().list("lines", group.agentLines).list("tokens", group.tokens);
        json.member("rules", group.ruleCount).member("fate", codeOf(group.fate)).endObject();
    }
    json.endArray();
}

void writeRule(JsonWriter& json, const rules::RuleTried& rule)
{
    json.beginObject().member("line", rule.line).member("field", codeOf(rule.field));
    json.member("pattern", rule.pattern).member("compared", rule.compared);
    json.member("length", rule.length).member("matched", rule.matched).member("wins", rule.wins);
    if (rule.matched) {
        json.key("stars").beginArray();
        for (const text::Span& star : rule.stars)
            json.beginArray().value(star.begin).value(star.end).endArray();
        json.endArray();
    } else {
        json.key("miss").beginObject().member("reason", codeOf(rule.miss));
        json.member("pathBytes", rule.matchedPath).member("patternBytes", rule.matchedPattern);
        json.endObject();
    }
    json.endObject();
}

void writeChanges(JsonWriter& json, const rules::Proof& proof)
{
    json.key("changes").beginArray();
    for (const access::PathChange& change : proof.changes) {
        json.beginObject().member("kind", codeOf(change.kind));
        writeSpan(json, "from", change.from);
        writeSpan(json, "to", change.to);
        json.endObject();
    }
    json.endArray();
}

void writeSteps(JsonWriter& json, const Explained& explained)
{
    json.key("steps").beginArray();
    if (!explained.instead.isEmpty())
        json.beginObject()
            .member("kind", explained.verdict == Verdict::OtherHost ? "other-host" : "answer")
            .member("text", explained.instead)
            .member("line", std::uint32_t{0})
            .endObject();
    else
        for (const words::ProofStep& step : words::proofSteps(explained.proof))
            json.beginObject()
                .member("kind", codeOf(step.kind))
                .member("text", step.text)
                .member("line", step.line)
                .endObject();
    json.endArray();
}

} // namespace

void appendExplainedJson(std::string& out, const Explained& explained)
{
    const rules::Proof& proof = explained.proof;
    const crawlers::Crawler& crawler = explained.crawler;
    JsonWriter json;
    json.beginObject();
    json.member("crawler", crawler.text).member("url", proof.url);
    json.member("verdict", nameOf(explained.verdict)).member("line", explained.line);
    json.member("dialect", dialects::get(crawler.dialect).name);
    json.key("reader").valueOrNull(crawler.entry ? crawler.entry->reader : std::string_view());
    json.member("approximate", crawler.isApproximate()).member("token", proof.token);
    json.member("outcome", codeOf(explained.meaning.outcome));
    json.member("chosenBy", codeOf(proof.chosenBy));
    writeChain(json, proof);
    writeGroups(json, proof);
    json.member("path", proof.path).member("comparedPath", proof.comparedPath);
    writeChanges(json, proof);
    json.member("ruleCount", proof.ruleCount).key("rules").beginArray();
    for (const rules::RuleTried& rule : proof.rules)
        writeRule(json, rule);
    json.endArray();
    json.member("wonBy", codeOf(proof.wonBy)).member("reason", codeOf(proof.decision.reason));
    json.key("sourceSilent").beginArray();
    for (const dialects::Column column : proof.silentColumns)
        json.value(codeOf(column));
    json.endArray();
    writeSteps(json, explained);
    json.endObject();
    out += json.take();
}

} // namespace crawlright::cli
