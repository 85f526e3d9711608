// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/explain_formats.h"
#include "app/cli/json_writer.h"
#include "app/cli/proof_codes.h"
#include "ui/words/proof.h"
#include "ui/words/steps.h"

namespace crawlright::cli {

namespace {

using rules::Proof;

void writeSpan(JsonWriter& json, text::Span span)
{
    json.beginArray().value(span.begin).value(span.end).endArray();
}

void writeChain(JsonWriter& json, const Proof& proof)
{
    json.key("chain").beginArray();
    for (const rules::ChainStep& step : proof.chain) {
        json.beginObject().member("name", step.name).member("found", codeOf(step.found));
        json.list("lines", step.lines).endObject();
    }
    json.endArray();
}

void writeGroups(JsonWriter& json, const Proof& proof)
{
    json.key("groups").beginArray();
    for (const rules::GroupConsidered& group : proof.groups) {
        json.beginObject().list("lines", group.agentLines).list("tokens", group.tokens);
        json.member("rules", group.ruleCount).member("fate", codeOf(group.fate));
        json.list("takenFor", group.takenFor).endObject();
    }
    json.endArray().member("orphans", proof.orphanCount);
}

void writeChanges(JsonWriter& json, const std::vector<access::PathChange>& changes)
{
    json.key("changes").beginArray();
    for (const access::PathChange& change : changes) {
        json.beginObject().member("kind", codeOf(change.kind)).key("from");
        writeSpan(json, change.from);
        json.key("to");
        writeSpan(json, change.to);
        json.endObject();
    }
    json.endArray();
}

void writePath(JsonWriter& json, const Proof& proof)
{
    json.key("pathInUrl");
    writeSpan(json, proof.pathInUrl);
    json.member("path", proof.path).member("comparedPath", proof.comparedPath);
    writeChanges(json, proof.changes);
}

void writeRule(JsonWriter& json, const rules::RuleTried& rule)
{
    json.beginObject().member("line", rule.line).member("field", codeOf(rule.field));
    json.member("pattern", rule.pattern).member("compared", rule.compared);
    json.member("length", rule.length).member("matched", rule.matched).member("wins", rule.wins);
    json.member("origin", codeOf(rule.origin)).member("atOdds", rule.atOdds);
    writeChanges(json, rule.changes);
    json.key("stars").beginArray();
    for (const text::Span& star : rule.stars)
        writeSpan(json, star);
    json.endArray().key("miss");
    if (rule.matched) {
        json.null();
    } else {
        json.beginObject().member("reason", codeOf(rule.miss));
        json.member("pathBytes", rule.matchedPath).member("patternBytes", rule.matchedPattern);
        json.endObject();
    }
    json.endObject();
}

void writeRules(JsonWriter& json, const Proof& proof)
{
    json.member("ruleCount", proof.ruleCount).member("matchCount", proof.matchCount);
    json.key("rules").beginArray();
    for (const rules::RuleTried& rule : proof.rules)
        writeRule(json, rule);
    json.endArray();
    json.member("wonBy", codeOf(proof.wonBy)).member("reason", codeOf(proof.decision.reason));
}

void writeStep(JsonWriter& json, const rules::Step& step, const Proof& proof)
{
    json.beginObject().member("kind", codeOf(step.kind)).list("lines", step.lines);
    json.key("source").valueOrNull(step.source).member("silent", step.silent);
    json.member("text", words::stepSentence(step, proof)).endObject();
}

/// The only step where the rules were not asked.
void writeInstead(JsonWriter& json, const Explained& explained)
{
    const bool isOtherHost = explained.verdict == Verdict::OtherHost;
    json.beginObject().member("kind", isOtherHost ? "other-host" : "answer");
    json.key("lines").beginArray().endArray().key("source").null();
    json.member("silent", !isOtherHost && explained.meaning.sourceSilent);
    json.member("text", explained.instead).endObject();
}

void writeSteps(JsonWriter& json, const Explained& explained)
{
    json.key("steps").beginArray();
    if (!explained.instead.isEmpty()) {
        writeInstead(json, explained);
        json.endArray();
        return;
    }
    for (const rules::Step& step : explained.proof.steps)
        writeStep(json, step, explained.proof);
    json.endArray();
}

/// The whole proof as the terminal tells it.
void writeSentences(JsonWriter& json, const Explained& explained)
{
    json.key("sentences").beginArray();
    if (!explained.instead.isEmpty())
        json.value(explained.instead);
    else
        for (const words::ProofStep& step : words::proofSteps(explained.proof))
            json.value(step.text);
    json.endArray();
}

void writeCrawlDelay(JsonWriter& json, const std::optional<rules::CrawlDelay>& delay)
{
    json.key("crawlDelay");
    if (!delay) {
        json.null();
        return;
    }
    json.beginObject().member("seconds", delay->seconds).member("line", delay->line);
    json.member("fromStar", delay->fromStar).endObject();
}

void writeRequestRate(JsonWriter& json, const std::optional<rules::RequestRate>& rate)
{
    json.key("requestRate");
    if (!rate) {
        json.null();
        return;
    }
    json.beginObject().member("requests", rate->requests).member("seconds", rate->seconds);
    json.member("line", rate->line).endObject();
}

void writeOthers(JsonWriter& json, const Explained& explained)
{
    const rules::Directives& others = explained.proof.others;
    const syntax::Document& document = explained.proof.document;
    json.key("others").beginObject().key("lines").beginArray();
    for (const rules::Directive& directive : others.lines) {
        json.beginObject().member("line", directive.line);
        json.member("field", syntax::nameOf(directive.field));
        json.member("value", document.textOf(directive.value));
        json.member("fate", codeOf(directive.fate)).endObject();
    }
    json.endArray().key("sitemaps").beginArray();
    for (const text::Span& sitemap : others.sitemaps)
        json.value(document.textOf(sitemap));
    json.endArray().key("host");
    if (others.host)
        json.beginObject()
            .member("name", document.textOf(others.host->name))
            .member("port", std::uint32_t{others.host->port})
            .endObject();
    else
        json.null();
    writeCrawlDelay(json, others.crawlDelay);
    writeRequestRate(json, others.requestRate);
    json.endObject();
}

void writeRecorded(JsonWriter& json, const Explained& explained)
{
    json.key("recorded");
    if (!explained.recorded) {
        json.null();
        return;
    }
    json.beginObject();
    json.member("verdict", nameOf(verdictOf(explained.recorded->verdict)));
    json.member("line", explained.recorded->line).member("same", explained.isAsRecorded());
    json.endObject();
}

} // namespace

void appendExplainedJson(std::string& out, const Explained& explained)
{
    const Proof& proof = explained.proof;
    const crawlers::Crawler& crawler = explained.crawler;
    JsonWriter json;
    json.beginObject();
    json.member("crawler", crawler.text).member("url", proof.url);
    json.member("verdict", nameOf(explained.verdict)).member("line", explained.line);
    json.member("dialect", dialects::get(crawler.dialect).name);
    json.key("reader").valueOrNull(crawler.entry ? crawler.entry->reader : std::string_view());
    json.member("approximate", crawler.isApproximate()).member("token", proof.token);
    json.member("outcome", codeOf(explained.meaning.outcome));
    json.member("chosenBy", codeOf(proof.chosenBy)).member("followsChain", proof.followsChain);
    writeChain(json, proof);
    writeGroups(json, proof);
    json.member("fileBytes", proof.fileBytes).member("bytesRead", proof.bytesRead);
    writePath(json, proof);
    writeRules(json, proof);
    writeSteps(json, explained);
    writeSentences(json, explained);
    json.key("sourceSilent").beginArray();
    for (const dialects::Column column : proof.silentColumns)
        json.value(codeOf(column));
    json.endArray();
    writeOthers(json, explained);
    writeRecorded(json, explained);
    json.endObject();
    out += json.take();
}

} // namespace crawlright::cli
