// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/commented_rule.h"
#include "core/edits/families.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace crawlright::edits {

namespace {

using checks::Code;
using checks::Finding;
using syntax::Field;
using syntax::LineKind;
using text::LineNumber;

Drafts everything(const Site& site, const Finding& finding)
{
    if (site.isField(finding.line, Field::Allow))
        return {{.code = FixCode::AllowEverything, .edits = {site.withValue(finding.line, "/")}},
                deleteLine(site, finding.line)};
    // What is left ends with the colon.
    const syntax::Line& line = site.line(finding.line);
    const std::size_t colon = site.bytes.substr(0, line.valueBegin).find(':', line.keyEnd);
    const auto begin =
        colon == std::string_view::npos ? line.valueBegin : static_cast<text::Offset>(colon + 1);
    return {{.code = FixCode::AllowEverything, .edits = {{{begin, line.valueEnd}, {}}}}};
}

/// Above the rule, so that it counts for those who take the first that matches, too.
Drafts allowAssets(const Site& site, const Finding& finding)
{
    const Draft gone = deleteLine(site, finding.line);
    std::string_view path = site.valueOf(finding.line);
    if (path.contains("*."))
        return {gone}; // the rule is for style sheets, scripts or pictures alone
    while (path.ends_with('*'))
        path.remove_suffix(1);
    const std::string beginning = "Allow: " + std::string(path) + "*";
    return {{.code = FixCode::AllowAssets,
             .arguments = {std::string(path)},
             .edits = {site.above(finding.line, {beginning + ".css", beginning + ".js"})}},
            gone};
}

Drafts allowAjax(const Site& site, const Finding& finding)
{
    constexpr std::string_view path = "/wp-admin/admin-ajax.php";
    return {{.code = FixCode::AllowAjax,
             .arguments = {std::string(path)},
             .edits = {site.above(finding.line, {"Allow: " + std::string(path)})}}};
}

/// As the check sees it.
bool isCommentedRule(const Site& site, LineNumber number)
{
    const syntax::Line& line = site.line(number);
    return line.kind == LineKind::Comment &&
           checks::wouldBeRule(site.textOf(checks::commentText(site.bytes, line)));
}

/// Of comments one below the other, the first stands for all that would be rules.
Drafts commented(const Site& site, const Finding& finding)
{
    Draft rules{.code = FixCode::UncommentRules};
    Draft nothing{.code = FixCode::DeleteComments};
    for (LineNumber n = finding.line;
         n <= site.lineCount() && site.line(n).kind == LineKind::Comment; ++n) {
        if (!isCommentedRule(site, n))
            continue;
        rules.edits.push_back(
            {{site.beginOf(n), checks::commentText(site.bytes, site.line(n)).begin}, {}});
        nothing.edits.push_back(site.withoutLines(n, n));
    }
    for (Draft* draft : {&rules, &nothing})
        draft->arguments = {std::to_string(draft->edits.size())};
    return rules.edits.empty() ? Drafts() : Drafts{rules, nothing};
}

} // namespace

Drafts intentDrafts(const Site& site, const Finding& finding)
{
    switch (finding.code) {
    case Code::BlocksEverything:
        return everything(site, finding);
    case Code::BlocksAssets:
    case Code::CmsDrupal:
    case Code::CmsMagento:
    case Code::CmsShopify:
        return allowAssets(site, finding);
    case Code::CmsWordpress:
        return allowAjax(site, finding);
    case Code::DisallowHidesNoindex:
        return {deleteLine(site, finding.line)};
    case Code::CommentedRule:
        return commented(site, finding);
    default:
        return {};
    }
}

} // namespace crawlright::edits
