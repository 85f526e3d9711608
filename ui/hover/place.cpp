// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/hover/place.h"

#include "ui/hover/agents.h"
#include "ui/hover/patterns.h"
#include "ui/words/about_field.h"
#include "ui/words/about_value.h"
#include "ui/words/dialects.h"
#include "ui/words/quoted.h"

namespace crawlright::hover {

namespace {

using syntax::Field;
using syntax::Line;
using syntax::LineKind;

/// The chosen crawlers by name, or if they are many their ways of reading.
std::vector<words::Consumer> consumersOf(const Audience& audience)
{
    constexpr std::size_t many = 8;
    std::vector<words::Consumer> consumers;
    if (audience.chosen.size() > many) {
        for (const dialects::Id reader : audience.readers)
            consumers.push_back({.name = words::dialectName(reader), .dialect = reader});
        return consumers;
    }
    consumers.reserve(audience.chosen.size());
    for (const crawlers::Crawler& crawler : audience.chosen)
        consumers.push_back({.name = words::shown(crawler.token), .dialect = crawler.dialect});
    return consumers;
}

words::About aboutValueOf(const session::Analysis& analysis, text::LineNumber number,
                          const Audience& audience)
{
    const Line& line = analysis.document.line(number);
    switch (line.name.field) {
    case Field::UserAgent:
        return aboutAgentLine(analysis, number, audience);
    case Field::Allow:
    case Field::Disallow:
        return aboutRuleLine(analysis, number, audience);
    default:
        return words::aboutValue(line.name.field, analysis.document.textOf(line.value()),
                                 analysis.origin.host, consumersOf(audience));
    }
}

} // namespace

Place placeAt(const session::Analysis& analysis, text::Offset at, const Audience& audience)
{
    const syntax::Document& document = analysis.document;
    if (at >= document.bytes().size())
        return {};
    const text::LineNumber number = document.lineAt(at);
    const Line& line = document.line(number);
    const auto isIn = [at](text::Span span) { return span.begin <= at && at < span.end; };
    const text::Span comment{line.comment, line.contentEnd};
    if (isIn(comment))
        return {words::aboutComment(document.textOf(comment)), comment};
    if (line.kind != LineKind::Field)
        return {};
    if (isIn(line.key())) {
        return {
            words::aboutField(line.name.field, document.textOf(line.key()), consumersOf(audience)),
            line.key()};
    }
    // An empty value is told of at the blank before it.
    const bool isBesideEmpty =
        line.value().isEmpty() && at >= line.keyEnd && at < line.comment && at <= line.valueBegin;
    if (isIn(line.value()) || isBesideEmpty) {
        const text::Span span =
            isBesideEmpty ? text::Span{line.keyEnd, line.comment} : line.value();
        return {aboutValueOf(analysis, number, audience), span};
    }
    return {};
}

} // namespace crawlright::hover
