// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/compare/verdict_desk.h"

#include <algorithm>
#include <chrono>

namespace crawlright::compare {

using namespace std::chrono_literals;
using urllist::Judging;
using urllist::UrlLists;
using urllist::UrlWorker;

namespace {

bool areSame(const tester::Crawlers& one, const tester::Crawlers& other)
{
    return std::ranges::equal(one, other, [](const auto& a, const auto& b) {
        return a.text == b.text && a.dialect == b.dialect;
    });
}

} // namespace

VerdictDesk::VerdictDesk(QObject* parent)
    : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(300ms);
    connect(&m_pause, &QTimer::timeout, this, &VerdictDesk::update);
}

VerdictDesk::~VerdictDesk()
{
    m_cancel.raise();
}

void VerdictDesk::setLists(UrlLists& lists)
{
    m_lists = &lists;
    connect(&lists, &UrlLists::tableChanged, this, &VerdictDesk::update);
    update();
}

void VerdictDesk::setCrawlers(const tester::CrawlersPtr& crawlers)
{
    if (areSame(*m_crawlers, *crawlers))
        return;
    m_crawlers = crawlers;
    update();
}

void VerdictDesk::setCompared(const ComparedPtr& compared)
{
    const bool isSame = compared && m_compared && compared->left == m_compared->left &&
                        compared->right == m_compared->right;
    const bool isFollowed = compared && m_compared;
    m_compared = compared;
    if (isSame)
        return; // line ends are told or ignored: no verdict depends on that
    // One who types changes it again and again.
    if (isFollowed)
        m_pause.start();
    else
        update();
}

void VerdictDesk::setActive(bool isActive)
{
    m_isActive = isActive;
    update();
}

void VerdictDesk::update()
{
    m_pause.stop();
    ++m_round;
    m_cancel.raise();
    if (!m_compared || !m_isActive || m_crawlers->empty())
        return;
    Q_EMIT started();
    if (m_lists && m_lists->table())
        askLists(m_round);
    else
        askRules();
}

void VerdictDesk::askLists(int round)
{
    m_lists->worker().ask(
        UrlWorker::Topic::Compare, this,
        [this, round, compared = m_compared](
            const Judging& judging, const UrlWorker::IsStopped& isStopped) -> UrlWorker::Done {
            auto difference =
                urllist::differenceOf(judging, compared->left, compared->right, isStopped);
            if (!difference)
                return {};
            return [this, round,
                    found = VerdictReport{.compared = compared,
                                          .crawlers = std::make_shared<const tester::Crawlers>(
                                              judging.setting().crawlers),
                                          .ofLoadedUrls = true,
                                          .difference = std::move(*difference)}] {
                report(found, round);
            };
        });
}

/// One search at a time: what is asked meanwhile comes after it.
void VerdictDesk::askRules()
{
    if (m_isSearching)
        return;
    m_isSearching = true;
    m_cancel = {};
    work::inBackground(
        this,
        [compared = m_compared, crawlers = m_crawlers, cancel = m_cancel] {
            return rulesDifference(compared->left, compared->right, crawlers, cancel);
        },
        [this, round = m_round, compared = m_compared,
         crawlers = m_crawlers](std::optional<RulesDifference> found) {
            m_isSearching = false;
            if (round != m_round) {
                update();
                return;
            }
            if (found)
                report({.compared = compared,
                        .crawlers = crawlers,
                        .isProved = found->isProved,
                        .difference = std::move(found->paths)},
                       round);
        });
}

void VerdictDesk::report(VerdictReport report, int round)
{
    if (round == m_round)
        Q_EMIT reported(std::make_shared<const VerdictReport>(std::move(report)));
}

} // namespace crawlright::compare
