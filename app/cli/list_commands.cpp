// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/dialect_columns.h"
#include "app/cli/json_writer.h"
#include "app/cli/text.h"
#include "core/crawlers/catalogue.h"
#include "ui/words/dialects.h"

#include <algorithm>
#include <array>

namespace crawlright::cli {

namespace {

using crawlers::Answer;
using crawlers::Entry;

void writeAnswer(JsonWriter& json, Answer answer)
{
    if (answer == Answer::Unknown)
        json.null();
    else
        json.value(answer == Answer::Yes);
}

void writeEntry(JsonWriter& json, const Entry& e)
{
    json.beginObject().member("token", e.token).key("operator").valueOrNull(e.operatedBy);
    json.member("purpose", nameOf(e.purpose)).key("userAgent").valueOrNull(e.userAgent);
    json.member("dialect", dialects::get(e.dialect).name).member("basis", nameOf(e.basis));
    json.member("reader", e.reader).member("approximate", e.approximate);
    json.list("fallsBackTo", e.fallsBackTo).key("obeysStar");
    writeAnswer(json, e.obeysStar);
    json.member("honoursRobotsTxt", nameOf(e.honoursRobotsTxt)).member("status", nameOf(e.status));
    json.key("renamedTo").valueOrNull(e.renamedTo).member("confidence", nameOf(e.confidence));
    json.key("doubtful").valueOrNull(e.doubtfulReason);
    json.key("documentation").valueOrNull(e.documentation).key("notes").valueOrNull(e.notes);
    json.list("sources", e.sources).key("checked").valueOrNull(e.checked).endObject();
}

void listCrawlersAsJson(Console& console)
{
    JsonWriter json;
    json.beginArray();
    for (const Entry& entry : crawlers::builtIn().entries())
        writeEntry(json, entry);
    console.write(json.endArray().take());
}

using TableRow = std::array<std::string, 6>;

TableRow rowOf(const Entry& entry)
{
    std::string token(entry.token);
    if (entry.doubtful)
        token = utf8(Cli::tr("%1 (doubtful)").arg(shown(entry.token)));
    std::string dialect(dialects::get(entry.dialect).name);
    if (entry.approximate)
        dialect = utf8(Cli::tr("%1 (approximate)").arg(shown(dialect)));
    std::string chain;
    for (const std::string_view next : entry.fallsBackTo)
        chain.append(chain.empty() ? "" : ", ").append(next);
    if (entry.obeysStar == Answer::No)
        chain.append(chain.empty() ? "" : ", ")
            .append(utf8(Cli::tr("not *", "the * group does not bind the crawler")));
    return {token, std::string(nameOf(entry.purpose)),          dialect,
            chain, std::string(nameOf(entry.honoursRobotsTxt)), visible(entry.operatedBy)};
}

void listCrawlersAsText(Console& console)
{
    std::vector<TableRow> rows{{utf8(Cli::tr("Crawler")), utf8(Cli::tr("Purpose")),
                                utf8(Cli::tr("Dialect")), utf8(Cli::tr("Falls back to")),
                                utf8(Cli::tr("Honours")), utf8(Cli::tr("Operator"))}};
    for (const Entry& entry : crawlers::builtIn().entries())
        rows.push_back(rowOf(entry));
    std::array<int, 6> cells{};
    for (const TableRow& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            cells[i] = std::max(cells[i], cellsOf(row[i]));
    std::string& out = console.out();
    for (const TableRow& row : rows) {
        for (std::size_t i = 0; i + 1 < row.size(); ++i)
            appendPadded(out, row[i], cells[i] + 2);
        out += row.back() + '\n';
        console.commit();
    }
}

void listDialectsAsJson(Console& console)
{
    JsonWriter json;
    json.beginArray();
    for (const dialects::Dialect& dialect : dialects::all()) {
        json.beginObject().member("id", dialect.name).member("source", dialect.source);
        json.member("name", words::dialectName(dialect.id));
        json.member("description", words::dialectDescription(dialect.id));
        for (const DialectColumn& column : columnsOf(dialect)) {
            json.key(column.name);
            std::visit([&json](const auto& value) { json.value(value); }, column.value);
        }
        json.key("sources").beginObject();
        for (const TopicSource& source : sourcesOf(dialect))
            json.member(source.topic, source.source);
        json.endObject().list("sourceSilent", silentTopicsOf(dialect)).endObject();
    }
    console.write(json.endArray().take());
}

void listDialectsAsText(Console& console)
{
    int cells = 0;
    for (const dialects::Dialect& dialect : dialects::all())
        cells = std::max(cells, cellsOf(dialect.name));
    for (const dialects::Dialect& dialect : dialects::all()) {
        std::string& out = console.out();
        appendPadded(out, dialect.name, cells + 2);
        out += utf8(words::dialectDescription(dialect.id)) + '\n';
        out.append(static_cast<std::size_t>(cells) + 2, ' ');
        out += utf8(Cli::tr("Source: %1").arg(shown(dialect.source))) + '\n';
    }
}

} // namespace

void run(const ListOptions& options, Console& console)
{
    const bool isJson = options.format == "json";
    if (options.what == ListOptions::What::Crawlers)
        isJson ? listCrawlersAsJson(console) : listCrawlersAsText(console);
    else
        isJson ? listDialectsAsJson(console) : listDialectsAsText(console);
}

} // namespace crawlright::cli
