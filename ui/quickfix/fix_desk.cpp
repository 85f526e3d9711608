// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/quickfix/fix_desk.h"

#include "ui/quickfix/fix_words.h"
#include "ui/words/fixes.h"
#include "ui/work/background.h"

#include <algorithm>
#include <utility>

namespace crawlright::quickfix {

namespace {

// Up to this a Fixer is made at once: a few milliseconds.
constexpr std::size_t smallFile = 20'000;

} // namespace

FixDesk::FixDesk(QObject* parent)
    : QObject(parent)
{
}

void FixDesk::setAnalysis(const session::AnalysisPtr& analysis)
{
    const bool isSameText = m_analysis && m_analysis->revision == analysis->revision;
    m_analysis = analysis;
    m_fixable.clear();
    if (isSameText && m_fixer) {
        Q_EMIT ready();
        return;
    }
    if (analysis->document.bytes().size() <= smallFile) {
        m_fixer = std::make_shared<const edits::Fixer>(analysis->document);
        Q_EMIT ready();
        return;
    }
    FixerPtr former = std::exchange(m_fixer, nullptr);
    if (!m_isMaking) // else the newest comes next
        make(std::move(former));
}

// One at a time. The former one goes there, too: a copy of a big text is not freed between two
// keys.
void FixDesk::make(FixerPtr former)
{
    m_isMaking = true;
    work::inBackground(
        this,
        [analysis = m_analysis, former = std::move(former)]() mutable {
            former.reset();
            return std::make_shared<const edits::Fixer>(analysis->document);
        },
        [this, revision = m_analysis->revision](const FixerPtr& fixer) {
            m_isMaking = false;
            if (m_fixer)
                return; // a small text came meanwhile
            if (m_analysis->revision != revision) {
                make(fixer);
                return;
            }
            m_fixer = fixer;
            m_fixable.clear();
            Q_EMIT ready();
        });
}

// A semantic finding of an older revision is shown until it is known better, but nothing is done
// about it.
bool FixDesk::isGuess(const checks::Finding& finding) const
{
    if (m_analysis->stage == session::Stage::Full)
        return false;
    const auto index = static_cast<std::uint32_t>(&finding - m_analysis->findings.data());
    return std::ranges::binary_search(m_analysis->semantic, index);
}

std::vector<edits::Fix> FixDesk::fixesFor(const checks::Finding& finding) const
{
    if (!m_fixer || isGuess(finding))
        return {};
    return m_fixer->fixesFor(finding);
}

bool FixDesk::isFixable(const checks::Finding& finding) const
{
    const auto [known, isNew] = m_fixable.try_emplace(&finding, false);
    if (isNew)
        known->second = !fixesFor(finding).empty();
    return known->second;
}

Offers FixDesk::offersFor(const checks::Finding& finding) const
{
    Offers made{.finding = &finding, .offers = {}};
    const std::vector<edits::Fix> fixes = fixesFor(finding);
    for (const edits::Fix& fix : fixes) {
        made.offers.push_back({.kind = Offer::Kind::Fix,
                               .code = finding.code,
                               .title = words::title(fix),
                               .fix = fix.code,
                               .edits = fix.edits,
                               .keeps = fix.keeps,
                               .revision = m_analysis->revision});
    }
    const auto alike =
        std::ranges::count(m_analysis->findings, finding.code, &checks::Finding::code);
    if (!fixes.empty() && alike > 1) {
        made.offers.push_back({.kind = Offer::Kind::FixAll,
                               .code = finding.code,
                               .title = fixAllTitle(static_cast<int>(alike)),
                               .fix = fixes.front().code,
                               .revision = m_analysis->revision});
    }
    if (!isGuess(finding)) {
        edits::Edits comment{ignoring(finding, m_analysis->document)};
        // A comment changes verdicts, too, where it pushes rules over a limit on size.
        const checks::Readers keeps = m_fixer ? m_fixer->keptBy(comment) : checks::nobody;
        made.offers.push_back({.kind = Offer::Kind::Ignore,
                               .code = finding.code,
                               .title = isIgnoredInFile(finding, m_analysis->document)
                                            ? ignoreInFileTitle()
                                            : ignoreTitle(),
                               .edits = std::move(comment),
                               .keeps = keeps,
                               .revision = m_analysis->revision});
    }
    made.offers.push_back({.kind = Offer::Kind::Explain,
                           .code = finding.code,
                           .title = explainTitle(),
                           .revision = m_analysis->revision});
    return made;
}

} // namespace crawlright::quickfix
