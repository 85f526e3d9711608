// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/rules_effect.h"

#include "core/access/url.h"
#include "core/edits/common_path.h"
#include "core/edits/needless.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <map>

namespace crawlright::edits {

namespace {

using rules::RuleSet;
using rules::Verdict;

/// A URL whose path is compared as `path`, if there is one.
std::string urlFor(std::string_view path, const dialects::Dialect& dialect)
{
    const bool decodes = dialect.urlEncoding.decoding == dialects::Decoding::AllButSlash;
    // What begins with two slashes begins with a host.
    std::string url(path.starts_with("//") ? "https://example.com" : "");
    for (std::size_t i = 0; i < path.size(); ++i) {
        const bool isEscape = path[i] == '%' && i + 2 < path.size() && text::isHex(path[i + 1]) &&
                              text::isHex(path[i + 2]);
        if (path[i] == '#')
            url += "%23";
        else if (path[i] == '\0')
            url += "%00";
        else if (decodes && isEscape && !text::equalsIgnoringCase(path.substr(i, 3), "%2F"))
            url += "%25";
        else
            url += path[i];
    }
    return url;
}

class Comparison {
public:
    Comparison(const RuleSet& before, const RuleSet& after, Budget& budget)
        : m_before(before)
        , m_after(after)
        , m_old(before)
        , m_new(after)
        , m_dialect(m_old.dialect())
        , m_budget(budget)
    {
        m_old.markIdle();
        m_new.markIdle();
        m_fresh = freshByte(m_old, m_new);
    }

    Effect run()
    {
        m_tiesAreSame = !m_dialect.wildcardTieUndefined || tiesAreSame();
        m_changedOld = changedIn(m_old, m_new);
        m_changedNew = changedIn(m_new, m_old);
        if (m_changedOld.empty() && m_changedNew.empty())
            return {Effect::Kind::Keeps, {}};
        if (tryRules(m_old, m_changedOld) || tryRules(m_new, m_changedNew))
            return {Effect::Kind::Changes, m_flip};
        if (!m_fresh)
            return {};
        bool isProved = prove(m_old, m_changedOld, m_new);
        if (!m_flip)
            isProved = prove(m_new, m_changedNew, m_old) && isProved;
        if (m_flip)
            return {Effect::Kind::Changes, m_flip};
        return {isProved && m_tiesAreSame ? Effect::Kind::Keeps : Effect::Kind::Undecided, {}};
    }

private:
    /// Rules of one list whose winning can make a difference: where neither list's best rule is
    /// among these, it is the same rule in both.
    std::vector<std::uint32_t> changedIn(const RuleList& own, const RuleList& other)
    {
        const bool byOrder = m_dialect.precedence == dialects::Precedence::First && hasBothKinds();
        const auto [same, sameEnd] = byOrder ? sameEnds() : std::pair<std::size_t, std::size_t>{};
        const std::vector<std::uint32_t> live = liveIn(own);
        std::vector<std::uint32_t> changed;
        for (std::size_t i = 0; i < live.size(); ++i) {
            const ListedRule& rule = own.rules()[live[i]];
            const bool isChanged = byOrder ? i >= same && i + sameEnd < live.size()
                                           : !other.find(rule.pattern, rule.field);
            if (isChanged || !m_tiesAreSame)
                changed.push_back(live[i]);
        }
        return changed;
    }

    static std::vector<std::uint32_t> liveIn(const RuleList& list)
    {
        std::vector<std::uint32_t> live;
        for (std::uint32_t i = 0; i < list.rules().size(); ++i)
            if (!list.rules()[i].idle)
                live.push_back(i);
        return live;
    }

    [[nodiscard]] bool hasBothKinds() const
    {
        using syntax::Field;
        const auto has = [this](Field field) {
            return !m_old.ofField(field).empty() || !m_new.ofField(field).empty();
        };
        return has(Field::Allow) && has(Field::Disallow);
    }

    /// How many rules at the start and then at the end are the same in both lists.
    [[nodiscard]] std::pair<std::size_t, std::size_t> sameEnds() const
    {
        const std::vector<std::uint32_t> a = liveIn(m_old);
        const std::vector<std::uint32_t> b = liveIn(m_new);
        const auto same = [&](std::size_t i, std::size_t j) {
            const ListedRule& x = m_old.rules()[a[i]];
            const ListedRule& y = m_new.rules()[b[j]];
            return x.field == y.field && x.pattern == y.pattern;
        };
        const std::size_t most = std::min(a.size(), b.size());
        std::size_t begin = 0;
        while (begin < most && same(begin, begin))
            ++begin;
        std::size_t end = 0;
        while (end < most - begin && same(a.size() - 1 - end, b.size() - 1 - end))
            ++end;
        return {begin, end};
    }

    /// Where ties can be undefined: whether of equally long rules of one kind that both lists have
    /// the same is taken, the first, where it matters which.
    [[nodiscard]] bool tiesAreSame() const
    {
        using Bucket = std::pair<syntax::Field, std::uint32_t>;
        const auto buckets = [](const RuleList& list, const RuleList& other) {
            std::map<Bucket, std::vector<std::string_view>> found;
            for (const std::uint32_t index : liveIn(list)) {
                const ListedRule& rule = list.rules()[index];
                if (other.find(rule.pattern, rule.field))
                    found[{rule.field, rule.length}].push_back(rule.pattern);
            }
            return found;
        };
        return buckets(m_old, m_new) == buckets(m_new, m_old);
    }

    /// Whether a URL with this path is judged otherwise; then it is the witness.
    bool tryPath(std::string_view path)
    {
        if (!m_budget.take(path.size() * 4 + 64))
            return false;
        std::string url = urlFor(path, m_dialect);
        access::prepareInto(m_path, url, m_dialect);
        const Verdict before = m_before.match(m_path).verdict;
        const Verdict after = m_after.match(m_path).verdict;
        if (before == after)
            return false;
        m_flip = Flip{{}, std::move(url), before, after};
        return true;
    }

    /// Paths that the pattern matches: the plainest first, then one that only those patterns match
    /// that contain this one.
    bool tryPattern(std::string_view pattern)
    {
        for (const std::string& form : formsOf(pattern, m_dialect.wildcards)) {
            std::string_view body = form;
            const bool isClosed = m_dialect.wildcards && body.ends_with('$');
            if (isClosed)
                body.remove_suffix(1);
            for (const std::string_view filling : {std::string_view(), std::string_view("x")}) {
                const std::string path = filled(body, filling);
                if (tryPath(path) || (!isClosed && tryPath(path + 'x')))
                    return true;
            }
            if (!m_fresh)
                continue;
            std::string path = filled(body, std::string_view(&*m_fresh, 1));
            if (!isClosed)
                path += *m_fresh;
            if (tryPath(path))
                return true;
        }
        return false;
    }

    [[nodiscard]] std::string filled(std::string_view body, std::string_view filling) const
    {
        if (!m_dialect.wildcards)
            return std::string(body);
        std::string path;
        for (const char c : body)
            if (c == '*')
                path += filling;
            else
                path += c;
        return path;
    }

    bool tryRules(const RuleList& list, const std::vector<std::uint32_t>& indices)
    {
        return std::ranges::any_of(indices, [&](std::uint32_t index) {
            return !m_budget.met && tryPattern(list.rules()[index].pattern);
        });
    }

    /// Paths that both patterns match.
    bool tryBoth(std::string_view a, std::string_view b)
    {
        std::vector<std::string> paths;
        for (const std::string& x : formsOf(a, m_dialect.wildcards))
            for (const std::string& y : formsOf(b, m_dialect.wildcards)) {
                // In both orders the walk lets the stars of the one and of the other wait.
                std::ignore = meetingOf(x, y, m_dialect.wildcards, m_budget, &paths, *m_fresh);
                std::ignore = meetingOf(y, x, m_dialect.wildcards, m_budget, &paths, *m_fresh);
            }
        return std::ranges::any_of(paths, [this](const std::string& p) { return tryPath(p); });
    }

    /// Whether all rules that changed in one list are proved to make no difference in the other;
    /// stops at a witness.
    bool prove(const RuleList& own, const std::vector<std::uint32_t>& indices,
               const RuleList& other)
    {
        bool all = true;
        for (const std::uint32_t index : indices) {
            const Answer answer = keepsVerdict(
                {.own = own, .index = index, .other = other, .fresh = *m_fresh}, m_budget);
            if (m_budget.met)
                return false;
            all = all && answer.proved;
            if (!answer.proved && !answer.rival.empty() &&
                tryBoth(own.rules()[index].pattern, answer.rival))
                return false;
        }
        return all;
    }

    const RuleSet& m_before;
    const RuleSet& m_after;
    RuleList m_old;
    RuleList m_new;
    const dialects::Dialect& m_dialect;
    Budget& m_budget;
    std::optional<char> m_fresh;
    bool m_tiesAreSame = true;
    std::vector<std::uint32_t> m_changedOld;
    std::vector<std::uint32_t> m_changedNew;
    std::string m_path;
    std::optional<Flip> m_flip;
};

} // namespace

Effect effectOfRules(const RuleSet& before, const RuleSet& after, Budget& budget)
{
    return Comparison(before, after, budget).run();
}

} // namespace crawlright::edits
