// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/fetch_codes.h"
#include "app/cli/fetch_formats.h"
#include "app/cli/json_writer.h"
#include "app/cli/proof_codes.h"
#include "core/net/fetch_facts.h"
#include "ui/words/findings.h"
#include "ui/words/outcome_words.h"

namespace crawlright::cli {

namespace {

std::string_view bytesOf(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

std::string textOf(const QUrl& url)
{
    return url.toEncoded().toStdString();
}

void writeStatus(JsonWriter& json, int status)
{
    json.key("status");
    if (status == 0)
        json.null();
    else
        json.value(static_cast<std::uint64_t>(status));
}

void writeTime(JsonWriter& json, std::string_view name, net::HopTimes::Part time)
{
    json.key(name);
    if (time)
        json.value(static_cast<std::uint64_t>(time->count()));
    else
        json.null();
}

void writeHop(JsonWriter& json, const net::Hop& hop)
{
    json.beginObject().member("url", textOf(hop.url));
    writeStatus(json, hop.status);
    json.member("reason", hop.reason).key("target").valueOrNull(textOf(hop.target));
    json.key("protocol").valueOrNull(codeOf(hop.protocol)).key("headers").beginArray();
    for (const net::Header& header : hop.headers)
        json.beginObject()
            .member("name", bytesOf(header.name))
            .member("value", bytesOf(header.value))
            .endObject();
    json.endArray().key("addresses").beginArray();
    for (const QHostAddress& address : hop.addresses)
        json.value(address.toString());
    json.endArray().member("viaProxy", hop.viaProxy);
    json.member("fromHttpsToHttp", hop.fromHttpsToHttp).member("toOtherHost", hop.toOtherHost);
    json.key("milliseconds").beginObject();
    writeTime(json, "lookup", hop.times.lookup);
    writeTime(json, "connect", hop.times.connect);
    writeTime(json, "firstByte", hop.times.firstByte);
    writeTime(json, "total", hop.elapsed);
    json.endObject().endObject();
}

void writeTlsFaults(JsonWriter& json, const QList<net::TlsFault>& faults)
{
    json.key("tlsFaults").beginArray();
    for (const net::TlsFault& fault : faults) {
        json.beginObject().member("text", fault.text).member("subject", fault.subject);
        json.list("names", fault.names).member("issuer", fault.issuer);
        json.member("validFrom", fault.validFrom.toUTC().toString(Qt::ISODate));
        json.member("validUntil", fault.validUntil.toUTC().toString(Qt::ISODate));
        json.member("sha256", bytesOf(fault.sha256)).endObject();
    }
    json.endArray();
}

void writeBody(JsonWriter& json, const Fetched& fetched)
{
    const access::BodyFacts& body = fetched.body;
    json.member("bytes", body.bytes).member("sha256", net::digestOf(fetched.result.body));
    json.key("body").beginObject().member("kind", codeOf(body.kind));
    json.key("contentType").valueOrNull(body.type.media);
    json.key("charset").valueOrNull(body.type.charset).key("bom").valueOrNull(codeOf(body.bom));
    json.member("utf8", body.isUtf8).key("managedBlock");
    if (body.managed)
        json.beginObject()
            .member("name", body.managed->name.of(fetched.bytes()))
            .member("firstLine", body.managed->firstLine)
            .member("lastLine", body.managed->lastLine)
            .endObject();
    else
        json.null();
    json.key("cuts").beginObject();
    for (const dialects::Dialect& dialect : dialects::all())
        if (const std::optional<access::Cut>& cut = body.cutFor(dialect.id))
            json.key(dialect.name)
                .beginObject()
                .member("bytes", cut->at)
                .member("line", cut->line)
                .member("opensAll", cut->opensAll)
                .endObject();
    json.endObject().endObject();
}

void writeCourse(JsonWriter& json, const std::vector<access::Step>& course)
{
    json.beginArray();
    for (const access::Step& step : course) {
        json.beginObject().member("fromSeconds", static_cast<std::uint64_t>(step.from.count()));
        json.member("outcome", codeOf(step.meaning.outcome));
        json.member("text", words::whatTheSourceSays(step.meaning.sentence));
        json.member("sourceSilent", step.meaning.sourceSilent).endObject();
    }
    json.endArray();
}

/// For each dialect what it does now, and the whole of it in time.
void writeOutcomes(JsonWriter& json, const std::optional<access::Answer>& answer)
{
    json.key("outcomes").beginObject();
    for (const dialects::Dialect& dialect : dialects::all())
        if (answer)
            json.member(dialect.name, codeOf(access::meaningOf(*answer, dialect).outcome));
    json.endObject().key("courses").beginObject();
    for (const dialects::Dialect& dialect : dialects::all())
        if (answer)
            writeCourse(json.key(dialect.name), access::courseOf(*answer, dialect));
    json.endObject().key("latestCourses").beginObject();
    for (const dialects::Dialect& dialect : dialects::all())
        if (answer && access::latestEditionOf(*answer, dialect))
            writeCourse(json.key(dialect.name),
                        access::courseOf(*answer, dialect, access::Edition::Latest));
    json.endObject();
}

void writeFindings(JsonWriter& json, const Fetched& fetched)
{
    json.key("findings").beginArray();
    for (const Fetched::Weighed& weighed : fetched.findings) {
        const checks::Finding& finding = weighed.finding;
        json.beginObject().member("id", checks::idOf(finding.code));
        json.member("severity", checks::nameOf(weighed.severity)).member("line", finding.line);
        json.member("message", words::sentence(finding)).key("dialects").beginArray();
        for (const dialects::Dialect& dialect : dialects::all())
            if (finding.severityFor(dialect.id) != checks::Severity::None)
                json.value(dialect.name);
        json.endArray().endObject();
    }
    json.endArray();
}

} // namespace

void writeFetchedJson(const Fetched& fetched, Console& console)
{
    const net::FetchResult& result = fetched.result;
    JsonWriter json;
    json.beginObject().member("url", textOf(result.url)).member("asked", result.asked);
    json.member("userAgent", bytesOf(fetched.result.userAgent));
    json.member("when", result.when.toUTC().toString(Qt::ISODate)).key("hops").beginArray();
    for (const net::Hop& hop : result.hops)
        writeHop(json, hop);
    json.endArray();
    writeStatus(json, result.status());
    json.key("error").valueOrNull(codeOf(result.error)).member("detail", result.detail);
    writeTlsFaults(json, result.tlsFaults);
    json.member("guarded", result.wasGuarded);
    writeTime(json, "milliseconds", result.elapsed);
    writeBody(json, fetched);
    writeOutcomes(json, fetched.answer);
    writeFindings(json, fetched);
    console.write(json.endObject().take());
}

} // namespace crawlright::cli
