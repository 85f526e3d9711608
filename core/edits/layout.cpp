// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/layout.h"

namespace crawlright::edits {

namespace {

using syntax::Document;
using syntax::Field;
using syntax::Line;
using syntax::LineKind;

/// Fields that speak to the crawlers of their group.
bool belongsToGroup(Field field)
{
    switch (field) {
    case Field::Allow:
    case Field::Disallow:
    case Field::CrawlDelay:
    case Field::RequestRate:
    case Field::VisitTime:
    case Field::ContentSignal:
    case Field::ContentUsage:
    case Field::Noindex:
    case Field::Nofollow:
    case Field::Noarchive:
    case Field::Indexpage:
    case Field::RobotVersion:
    case Field::CacheDelay:
    case Field::RevisitAfter:
        return true;
    default:
        return false;
    }
}

} // namespace

std::vector<Item> itemsOf(const Document& document)
{
    std::vector<Item> items;
    bool hasGap = false;
    bool isOpen = false;
    bool hasRules = false;
    std::size_t lastOfGroup = 0; // the item after the last one known to be of the open group
    const auto lines = document.lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        if (line.kind == LineKind::Blank) {
            hasGap = true;
            continue;
        }
        Item item{.line = i, .hasGap = hasGap, .isComment = line.kind == LineKind::Comment};
        hasGap = false;
        const Field field = line.name.field;
        if (field == Field::UserAgent && (!isOpen || hasRules)) {
            item.startsGroup = isOpen = true;
            hasRules = false;
            lastOfGroup = items.size() + 1;
        } else if (isOpen && (field == Field::UserAgent || belongsToGroup(field))) {
            item.goesOn = true;
            hasRules = hasRules || syntax::isRule(field);
            for (std::size_t n = lastOfGroup; n < items.size(); ++n)
                items[n].goesOn = true;
            lastOfGroup = items.size() + 1;
        }
        items.push_back(item);
    }
    for (std::size_t n = items.size(); n-- > 1;) {
        const Item& next = items[n];
        items[n - 1].leadsGroup =
            items[n - 1].isComment && !next.hasGap && (next.startsGroup || next.leadsGroup);
    }
    return items;
}

} // namespace crawlright::edits
