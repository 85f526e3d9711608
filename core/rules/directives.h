// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/select.h"

#include <optional>
#include <vector>

/// What a file says to a crawler besides rules, as data. Nothing here changes a verdict.
namespace crawlright::rules {

inline constexpr std::uint32_t noGroup = ~std::uint32_t{0};

/// What becomes of a line that is neither a user-agent line nor a rule.
enum class DirectiveFate : std::uint8_t {
    Read,       ///< this crawler reads it
    Open,       ///< the dialect's source leaves it to the crawler
    Ignored,    ///< readers of this dialect ignore the field
    OtherGroup, ///< it stands in a group that does not bind this crawler
    NoGroup,    ///< it belongs into a group and stands in none
    NotFirst,   ///< an earlier line of its kind counts
    Malformed,  ///< its value has not the form that the field asks for
    OutOfRange, ///< a number outside what the dialect's source allows
};

struct Directive {
    text::LineNumber line = 0;
    syntax::Field field = syntax::Field::None;
    text::Span value;              ///< in the Document, as written
    std::uint32_t group = noGroup; ///< index into GroupSet::groups: where it stands
    DirectiveFate fate = DirectiveFate::Ignored;
    friend bool operator==(const Directive&, const Directive&) = default;
};

/// Yandex 2012: an RFC 952 name, not an address, and a port.
struct MainHost {
    text::Span name;
    std::uint16_t port = 80;
    friend bool operator==(const MainHost&, const MainHost&) = default;
};

struct CrawlDelay {
    double seconds = 0;
    text::LineNumber line = 0;
    bool fromStar = false; ///< Bing: taken from the `*` group beside a group of its own
    friend bool operator==(const CrawlDelay&, const CrawlDelay&) = default;
};

/// `0845-1700`: minutes since midnight, UTC; it may reach over midnight.
struct DayWindow {
    std::uint16_t from = 0;
    std::uint16_t to = 0;
    friend bool operator==(const DayWindow&, const DayWindow&) = default;
};

/// `1/10m 1300-1659`: so many requests in so many seconds, in that window of the day.
struct RequestRate {
    std::uint32_t requests = 0;
    std::uint64_t seconds = 0;
    std::optional<DayWindow> window;
    text::LineNumber line = 0;
    friend bool operator==(const RequestRate&, const RequestRate&) = default;
};

/// `ref&sid /shop/`: parameters that do not change a page whose path begins so.
struct CleanParam {
    std::vector<text::Span> parameters;
    text::Span path; ///< empty: every path
    text::LineNumber line = 0;
    friend bool operator==(const CleanParam&, const CleanParam&) = default;
};

/// One `key=value` of a Content-Signal or Content-Usage line; raw, without regard to a vocabulary.
struct Preference {
    text::Span key;
    text::Span value; ///< empty where there is no `=`
    friend bool operator==(const Preference&, const Preference&) = default;
};

struct Preferences {
    text::Span path; ///< Content-Usage: the paths it is for; empty: all
    std::vector<Preference> items;
    text::LineNumber line = 0;
    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// All such lines of a file with their fate for one crawler, and the values of those that are Read
/// or Open.
struct Directives {
    std::vector<Directive> lines;     ///< in file order
    std::vector<text::Span> sitemaps; ///< of the whole file, as written
    std::optional<MainHost> host;
    std::optional<CrawlDelay> crawlDelay;
    std::optional<RequestRate> requestRate;
    std::optional<DayWindow> visitTime;
    std::vector<CleanParam> cleanParams;
    std::vector<Preferences> contentSignals;
    std::vector<Preferences> contentUsages;
};

/// Total and linear. Sitemap, Host and Clean-param hold for the file, the others for the group they
/// stand in. Where a field counts once, the first good line does. `groups` must be of `document`
/// and `selection` of `groups`.
[[nodiscard]] Directives directivesFor(const syntax::Document& document, const GroupSet& groups,
                                       const Selection& selection);

// The values, each as its source writes it; nullopt where the text has another form. Offsets count
// from the start of `text`.

/// Yandex 2012, after RFC 952; a label may begin with a digit (RFC 1123 §2.1).
[[nodiscard]] std::optional<MainHost> parseHost(std::string_view text);
/// Seconds: digits with at most one `.`.
[[nodiscard]] std::optional<double> parseDelay(std::string_view text);
/// `n/t[s|m|h|d] [HHMM-HHMM]`: Seznam, and the extended standard 2.0.
[[nodiscard]] std::optional<RequestRate> parseRate(std::string_view text);
/// `HHMM-HHMM`: the extended standard 2.0.
[[nodiscard]] std::optional<DayWindow> parseWindow(std::string_view text);
/// `p0[&p1…] [path]`, at most 500 characters: Yandex.
[[nodiscard]] std::optional<CleanParam> parseCleanParam(std::string_view text);
/// `[path] key=value, …`; a path only where the text begins with `/` (Content-Usage).
[[nodiscard]] std::optional<Preferences> parsePreferences(std::string_view text, bool mayHavePath);

} // namespace crawlright::rules
