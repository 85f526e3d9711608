// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/families.h"
#include "core/checks/intent_words.h"
#include "core/crawlers/catalogue.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <string>

namespace crawlright::checks {

namespace {

using syntax::Field;
using syntax::Line;
using text::LineNumber;

/// What the rules of one group say about a site as a whole.
struct GroupTraits {
    bool isForSearch = false;  ///< `*`, or a crawler of a search engine
    bool allowsAssets = false; ///< an Allow for style sheets or scripts
    bool allowsAjax = false;   ///< WordPress: an Allow for admin-ajax.php
    std::array<bool, cmsCount> isCms{};
    std::array<LineNumber, cmsCount> trap{}; ///< the first rule that the system suffers from
};

class IntentRules {
public:
    IntentRules(const Context& context, Findings& findings)
        : m_context(context)
        , m_findings(findings)
    {
    }

    void check()
    {
        const auto& rules = m_context.rules;
        for (std::size_t begin = 0; begin < rules.size();) {
            std::size_t end = begin;
            while (end < rules.size() && rules[end].stretch == rules[begin].stretch)
                ++end;
            checkGroup(std::span(rules).subspan(begin, end - begin));
            begin = end;
        }
    }

private:
    [[nodiscard]] std::string_view valueOf(const Line& line) const
    {
        return line.value().of(m_context.bytes);
    }

    void add(Code code, LineNumber number, Severity severity, std::vector<std::string> arguments)
    {
        const Line& line = m_context.document.line(number);
        m_findings.push_back({code,
                              number,
                              line.value(),
                              severitiesOf(m_context.readersOf(line), severity),
                              std::move(arguments),
                              {}});
    }

    [[nodiscard]] bool isForSearch(const Stretch& stretch) const
    {
        for (std::uint32_t i = stretch.agentsBegin; i < stretch.agentsEnd; ++i) {
            const std::string_view name = m_context.agents[i].name.of(m_context.bytes);
            const auto* entry = crawlers::builtIn().find(name);
            if (name == "*" || (entry && entry->purpose == crawlers::Purpose::Search))
                return true;
        }
        return false;
    }

    [[nodiscard]] GroupTraits traitsOf(std::span<const RulePlace> rules) const
    {
        GroupTraits traits;
        traits.isForSearch = isForSearch(m_context.stretches[rules.front().stretch]);
        if (!traits.isForSearch)
            return traits; // of others nothing is said
        for (const RulePlace& rule : rules) {
            const Line& line = m_context.document.line(rule.line);
            const std::string_view value = valueOf(line);
            if (line.name.field == Field::Allow) {
                traits.allowsAssets = traits.allowsAssets || namesStyleOrScript(value);
                traits.allowsAjax = traits.allowsAjax || value.contains("admin-ajax.php");
                continue;
            }
            if (!mayShowCms(value))
                continue;
            for (std::size_t i = 0; i < cmsCount; ++i) {
                traits.isCms[i] = traits.isCms[i] || isMarkOf(static_cast<Cms>(i), value);
                if (traits.trap[i] == 0 && isTrapOf(static_cast<Cms>(i), value))
                    traits.trap[i] = rule.line;
            }
        }
        return traits;
    }

    void checkGroup(std::span<const RulePlace> rules)
    {
        const GroupTraits traits = traitsOf(rules);
        std::array<LineNumber, cmsCount> trapped{};
        for (std::size_t i = 0; i < cmsCount && traits.isForSearch; ++i) {
            const bool isOpened =
                static_cast<Cms>(i) == Cms::WordPress ? traits.allowsAjax : traits.allowsAssets;
            if (!traits.isCms[i] || traits.trap[i] == 0 || isOpened)
                continue;
            trapped[i] = traits.trap[i];
            const Line& line = m_context.document.line(trapped[i]);
            if (m_context.readersOf(line) != nobody)
                add(codeOf(static_cast<Cms>(i)), trapped[i], Severity::Info,
                    {std::string(valueOf(line))});
        }
        for (const RulePlace& rule : rules) {
            const Line& line = m_context.document.line(rule.line);
            if (line.name.field != Field::Disallow || m_context.readersOf(line) == nobody)
                continue;
            checkDisclosure(rule.line, valueOf(line));
            if (traits.isForSearch && std::ranges::find(trapped, rule.line) == trapped.end())
                checkBlocked(rule.line, valueOf(line), traits);
        }
    }

    static Code codeOf(Cms cms)
    {
        constexpr std::array codes = {Code::CmsWordpress, Code::CmsDrupal, Code::CmsMagento,
                                      Code::CmsShopify};
        return codes[static_cast<std::size_t>(cms)];
    }

    void checkBlocked(LineNumber number, std::string_view value, const GroupTraits& traits)
    {
        if (isAssetPath(value) && !traits.allowsAssets)
            add(Code::BlocksAssets, number, Severity::Warning, {std::string(value)});
        else if (isApiPath(value))
            add(Code::BlocksApi, number, Severity::Info, {std::string(value)});
    }

    /// Said once for each kind of path, at the first that names it.
    void checkDisclosure(LineNumber number, std::string_view value)
    {
        const std::size_t telling = tellingWordIn(value);
        if (telling >= m_told.size() || m_told[telling])
            return;
        m_told[telling] = true;
        add(Code::InfoDisclosure, number, Severity::Warning, {std::string(value)});
    }

    const Context& m_context;
    Findings& m_findings;
    std::array<bool, tellingWordCount> m_told{};
};

} // namespace

void checkIntentRules(const Context& context, Findings& findings)
{
    IntentRules(context, findings).check();
}

} // namespace crawlright::checks
