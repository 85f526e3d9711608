// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/about_field.h"

#include "core/checks/finding.h"
#include "core/text/ascii.h"
#include "ui/words/quoted.h"
#include "ui/words/sources.h"
#include "ui/words/translation.h"

#include <QStringBuilder>

#include <algorithm>
#include <array>

namespace crawlright::words {

namespace {

using namespace Qt::StringLiterals;
using checks::Code;
using syntax::Field;
using Kind = AboutPart::Kind;

struct FieldRow {
    Field field;
    const char* does;        ///< a sentence or two
    Code page;               ///< of the reference
    std::string_view source; ///< a place that `addressOf` knows; may be empty
};

constexpr std::array rows = {
    FieldRow{Field::UserAgent,
             QT_TRANSLATE_NOOP("Words",
                               "Names a crawler that the rules below are for. Several such "
                               "lines in a row share one group; “*” stands for all "
                               "crawlers that no other group names."),
             Code::DuplicateAgentGroup, "RFC 9309 §2.2.1"},
    FieldRow{Field::Allow,
             QT_TRANSLATE_NOOP("Words", "Lets crawlers fetch the URLs that its path matches, where "
                                        "a Disallow would keep them out."),
             Code::ContradictingRule, "RFC 9309 §2.2.2"},
    FieldRow{Field::Disallow,
             QT_TRANSLATE_NOOP("Words", "Asks crawlers not to fetch the URLs that its path "
                                        "matches."),
             Code::PrefixOvermatch, "RFC 9309 §2.2.2"},
    FieldRow{Field::Sitemap,
             QT_TRANSLATE_NOOP("Words",
                               "Tells where a sitemap lies, by its whole address. It holds "
                               "for the whole file, in whatever group it stands."),
             Code::SitemapNotAbsolute, ""},
    FieldRow{Field::CrawlDelay,
             QT_TRANSLATE_NOOP("Words", "Asks a crawler for so many seconds between two requests."),
             Code::CrawlDelayIgnored, "Bing 2012: to crawl or not to crawl"},
    FieldRow{Field::RequestRate,
             QT_TRANSLATE_NOOP("Words", "Asks a crawler for at most so many requests in so much "
                                        "time, such as “1/10s”."),
             Code::RequestRateValue, ""},
    FieldRow{Field::VisitTime,
             QT_TRANSLATE_NOOP("Words", "Asks a crawler to come between two times of the day, in "
                                        "UTC."),
             Code::VisitTimeValue, ""},
    FieldRow{Field::Host,
             QT_TRANSLATE_NOOP("Words",
                               "Named the main one of several hosts of a site. Yandex read "
                               "it until 2018."),
             Code::DeprecatedDirective, ""},
    FieldRow{Field::CleanParam,
             QT_TRANSLATE_NOOP("Words", "Names parameters of a query that do not change the page, "
                                        "so that it need not be fetched once for each of their "
                                        "values."),
             Code::CleanParamScope, ""},
    FieldRow{Field::ContentSignal,
             QT_TRANSLATE_NOOP("Words", "Says what may be done with the content once it was "
                                        "fetched. It lets nobody in and keeps nobody out."),
             Code::ContentPrefKey, ""},
    FieldRow{Field::ContentUsage,
             QT_TRANSLATE_NOOP("Words", "Says what may be done with the content once it was "
                                        "fetched, in the words of an internet draft (AIPREF). It "
                                        "lets nobody in and keeps nobody out."),
             Code::ContentPrefKey, ""},
    FieldRow{Field::Noindex,
             QT_TRANSLATE_NOOP("Words", "Asked for pages to be kept out of an index. Google does "
                                        "not read it since September 2019."),
             Code::DeprecatedDirective, ""},
    FieldRow{Field::Nofollow,
             QT_TRANSLATE_NOOP("Words", "Asked for links of pages not to be followed. Google does "
                                        "not read it since September 2019."),
             Code::DeprecatedDirective, ""},
    FieldRow{Field::Noarchive,
             QT_TRANSLATE_NOOP("Words", "Asks for no copies of pages to be shown. No crawler is "
                                        "known to read it here."),
             Code::KnownUnsupported, ""},
    FieldRow{Field::RobotVersion,
             QT_TRANSLATE_NOOP("Words", "Tells which version of the extended standard a group is "
                                        "written in. Seznam reads “2.0” in the second line of a "
                                        "group, and then takes paths for whole URLs."),
             Code::KnownUnsupported, ""},
    FieldRow{Field::Comment,
             QT_TRANSLATE_NOOP("Words", "A note to those who run crawlers, from the extended "
                                        "standard. No crawler acts on it."),
             Code::KnownUnsupported, ""},
};

/// Fields that are seen and that no reader is known for.
constexpr FieldRow seldom{
    Field::None,
    QT_TRANSLATE_NOOP("Words", "The field is seen in files, but no crawler is known to act on it."),
    Code::KnownUnsupported, ""};
constexpr FieldRow unknown{
    Field::Unknown, QT_TRANSLATE_NOOP("Words", "No crawler is known to read a field of this name."),
    Code::UnknownDirective, ""};

const FieldRow& rowOf(Field field)
{
    if (field == Field::Unknown || field == Field::None)
        return unknown;
    const auto* const found = std::ranges::find(rows, field, &FieldRow::field);
    return found == rows.end() ? seldom : *found;
}

} // namespace

About aboutField(Field field, std::string_view key, std::span<const Consumer> chosen)
{
    const FieldRow& row = rowOf(field);
    About about;
    const std::string_view name = syntax::nameOf(field);
    about.push_back({Kind::Title, name.empty() ? shown(key) : ascii(name), {}});
    about.push_back({Kind::Text, Words::tr(row.does), {}});
    if (const QString who = fieldConsumersSentence(field, chosen); !who.isEmpty())
        about.push_back({Kind::Text, who, {}});
    const std::string_view id = checks::idOf(row.page);
    //: %1: the name of a page of the built-in reference.
    about.push_back(
        {Kind::Source, Words::tr("Reference: %1").arg(ascii(id)), "page:"_L1 % ascii(id)});
    if (const QString address = addressOf(row.source); !address.isEmpty())
        about.push_back(
            {Kind::Source,
             QString::fromUtf8(row.source.data(), static_cast<qsizetype>(row.source.size())),
             address});
    return about;
}

About aboutComment(std::string_view comment)
{
    constexpr std::string_view mark = "crawlright:";
    const std::string_view words = text::trimmed(comment.substr(std::min<std::size_t>(
        comment.find_first_not_of('#') == std::string_view::npos ? comment.size()
                                                                 : comment.find_first_not_of('#'),
        comment.size())));
    const bool isOurs = text::startsWithIgnoringCase(words, mark);
    About about;
    about.push_back({Kind::Title, Words::tr("Comment"), {}});
    about.push_back({Kind::Text,
                     isOurs ? Words::tr("Crawlers do not read it. To Crawlright it says which "
                                        "findings not to show.")
                            : Words::tr("From “#” to the end of the line. Crawlers do not read "
                                        "it."),
                     {}});
    return about;
}

} // namespace crawlright::words
