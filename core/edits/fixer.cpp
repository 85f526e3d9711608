// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/effect.h"
#include "core/edits/families.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <utility>

namespace crawlright::edits {

namespace {

using checks::Code;
using checks::Family;
using checks::Finding;
using checks::Readers;

void sortByPlace(Edits& edits)
{
    std::ranges::stable_sort(edits, [](const Edit& a, const Edit& b) {
        return a.span.begin != b.span.begin ? a.span.begin < b.span.begin : a.span.end < b.span.end;
    });
}

Drafts draftsFor(const Site& site, const Finding& finding)
{
    switch (checks::familyOf(finding.code)) {
    case Family::File: {
        Drafts drafts = characterDrafts(site, finding);
        return drafts.empty() ? fileDrafts(site, finding) : drafts;
    }
    case Family::Line:
        return lineDrafts(site, finding);
    case Family::Group:
        return groupDrafts(site, finding);
    case Family::Path:
        return pathDrafts(site, finding);
    case Family::Sitemap:
        return fieldDrafts(site, finding);
    case Family::Intent:
        return intentDrafts(site, finding);
    case Family::Tester:
    case Family::Fetch:
        break; // not of this file
    }
    return {};
}

/// Places that are taken by edits: no other may want the same bytes. Insertions at one place come
/// one behind the other; what is inserted there already need not be so again.
class Places {
public:
    [[nodiscard]] bool areFree(const Edits& edits) const
    {
        return std::ranges::all_of(edits, [&](const Edit& edit) { return isFree(edit); });
    }

    /// Takes the places of free edits, and appends to `all` those that are not there already.
    void take(Edits edits, Edits& all)
    {
        for (Edit& edit : edits) {
            const text::Span span = edit.span;
            if (!span.isEmpty())
                m_ends.emplace(span.begin, span.end);
            if (!span.isEmpty() || m_insertions.emplace(span.begin, edit.with).second)
                all.push_back(std::move(edit));
        }
    }

private:
    [[nodiscard]] bool isFree(const Edit& edit) const
    {
        const text::Span span = edit.span;
        // The last that begins above its end reaches down the farthest, for none overlap.
        const auto below = m_ends.lower_bound(span.end);
        if (below != m_ends.begin() && std::prev(below)->second > span.begin)
            return false;
        const auto inserted = m_insertions.lower_bound({span.begin + 1, std::string()});
        return span.isEmpty() || inserted == m_insertions.end() || inserted->first >= span.end;
    }

    std::map<text::Offset, text::Offset> m_ends; ///< of bytes that are replaced, by their beginning
    std::set<std::pair<text::Offset, std::string>> m_insertions;
};

/// In order, within the file, none touching another's bytes; there is something to be done.
bool isSound(const Edits& edits, std::size_t size)
{
    text::Offset at = 0;
    for (const Edit& edit : edits) {
        if (edit.span.begin < at || edit.span.end < edit.span.begin || edit.span.end > size)
            return false;
        at = edit.span.end;
    }
    return !edits.empty();
}

/// Of the dialects in which each of some changes is kept alone, those in which all are at once.
Readers keptTogether(const syntax::Document& document, const Draft& all)
{
    const syntax::Document after = syntax::parse(applied(document.bytes(), all.edits));
    return checks::readersWhere([&](const dialects::Dialect& dialect) {
        return (all.proven & checks::only(dialect.id)) != 0 &&
               effectOf(document, after, dialect.id).kind == Effect::Kind::Keeps;
    });
}

} // namespace

class Fixer::Private {
public:
    explicit Private(const syntax::Document& document)
        : site(document)
    {
    }

    [[nodiscard]] bool isWithin(const Finding& finding) const
    {
        const auto fits = [&](text::Span span, text::LineNumber line) {
            return line >= 1 && line <= site.lineCount() && site.line(line).begin <= span.begin &&
                   span.begin <= span.end && span.end <= site.line(line).end();
        };
        return fits(finding.span, finding.line) &&
               std::ranges::all_of(finding.related, [&](const checks::Related& related) {
                   return fits(related.span, related.line);
               });
    }

    [[nodiscard]] Drafts drafts(const Finding& finding) const
    {
        if (!isWithin(finding))
            return {};
        Drafts drafts = draftsFor(site, finding);
        for (Draft& draft : drafts) {
            sortByPlace(draft.edits);
            std::ranges::sort(draft.needless, {}, &Needless::line);
        }
        std::erase_if(drafts,
                      [&](const Draft& draft) { return !isSound(draft.edits, site.bytes.size()); });
        return drafts;
    }

    [[nodiscard]] Readers
    keptBy(const Draft& draft, std::size_t longest = std::numeric_limits<std::size_t>::max()) const
    {
        const Readers proven =
            draft.proven == checks::nobody
                ? checks::nobody
                : static_cast<Readers>(draft.proven & site.readings.withinLimits(draft.edits));
        return static_cast<Readers>(proven |
                                    site.readings.keptBy(draft.edits, draft.needless, longest));
    }

    const Site site;
};

Fixer::Fixer(const syntax::Document& document)
    : m_p(std::make_unique<const Private>(document))
{
}

Fixer::~Fixer() = default;
Fixer::Fixer(Fixer&&) noexcept = default;
Fixer& Fixer::operator=(Fixer&&) noexcept = default;

std::vector<Fix> Fixer::fixesFor(const Finding& finding) const
{
    std::vector<Fix> fixes;
    for (Draft& draft : m_p->drafts(finding)) {
        const Readers keeps = m_p->keptBy(draft, longestJudged);
        fixes.push_back({draft.code, std::move(draft.arguments), std::move(draft.edits), keeps, 1});
    }
    return fixes;
}

std::optional<Fix> Fixer::fixAll(std::span<const Finding> findings, Code code, FixCode fix) const
{
    Places places;
    Draft all{.code = fix, .proven = checks::everybody, .provenTogether = true};
    std::size_t count = 0;
    for (const Finding& finding : findings) {
        if (finding.code != code)
            continue;
        Drafts drafts = m_p->drafts(finding);
        const auto draft = std::ranges::find(drafts, fix, &Draft::code);
        if (draft == drafts.end() || !places.areFree(draft->edits))
            continue;
        all.proven = static_cast<Readers>(all.proven & draft->proven);
        all.provenTogether = all.provenTogether && draft->provenTogether;
        if (count++ == 0)
            all.arguments = draft->arguments;
        else if (all.arguments != draft->arguments)
            all.arguments.clear();
        places.take(std::move(draft->edits), all.edits);
        std::ranges::move(draft->needless, std::back_inserter(all.needless));
    }
    if (count == 0)
        return std::nullopt;
    sortByPlace(all.edits);
    std::ranges::sort(all.needless, {}, &Needless::line);
    // Line by line the edits are judged together; what was shown otherwise adds up only where that
    // has been shown, too.
    if (count > 1 && !all.provenTogether && all.proven != checks::nobody)
        all.proven = keptTogether(m_p->site.document, all);
    const Readers keeps = m_p->keptBy(all);
    return Fix{fix, std::move(all.arguments), std::move(all.edits), keeps, count};
}

Readers Fixer::keptBy(std::span<const Edit> edits) const
{
    const bool isInFile = isSound({edits.begin(), edits.end()}, m_p->site.bytes.size());
    return isInFile ? m_p->site.readings.keptBy(edits, {}, longestJudged) : checks::nobody;
}

std::string_view argumentOf(const Finding& finding, std::size_t index)
{
    return index < finding.arguments.size() ? std::string_view(finding.arguments[index])
                                            : std::string_view();
}

text::LineNumber relatedLine(const Finding& finding, checks::Related::Role role)
{
    const auto related = std::ranges::find(finding.related, role, &checks::Related::role);
    return related == finding.related.end() ? 0 : related->line;
}

std::string percentEncoded(std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string encoded;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        encoded += {'%', digits[byte / 16], digits[byte % 16]};
    }
    return encoded;
}

Draft commentOut(const Site& site, text::LineNumber number)
{
    return {.code = FixCode::CommentOut, .edits = {site.asComment(number)}};
}

Draft deleteLine(const Site& site, text::LineNumber number)
{
    return {.code = FixCode::DeleteLine, .edits = {site.without(number)}};
}

} // namespace crawlright::edits
