// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/analysis.h"

#include "core/checks/ignores.h"
#include "core/checks/semantic/semantics.h"
#include "ui/work/worker_thread.h"

#include <QCoreApplication>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace crawlright::session {

namespace {

using checks::Finding;

constexpr std::size_t dearToFree = 100'000; // bytes of the file

// The last pane that lets go of a big one would free its groups and findings between two keys. An
// application that ends waits for the pool; behind that, all is freed where it is let go.
void letGo(const Analysis* analysis)
{
    std::unique_ptr<const Analysis> last(analysis);
    const bool isBig = last->document.bytes().size() > dearToFree;
    if (!isBig || !QThread::isMainThread() || !QCoreApplication::instance())
        return;
    QThreadPool::globalInstance()->start([last = std::move(last)]() mutable {
        work::letTheWindowGoFirst();
        last.reset();
    });
}

AnalysisPtr shared(std::unique_ptr<Analysis> analysis)
{
    return AnalysisPtr(analysis.release(), &letGo);
}

bool isBefore(const Finding& a, const Finding& b)
{
    return std::tie(a.span.begin, a.span.end, a.code) < std::tie(b.span.begin, b.span.end, b.code);
}

/// `findings` and `semantic` become the findings of the analysis, by place.
void merge(std::vector<Finding> findings, std::vector<Finding> semantic, Analysis& analysis)
{
    analysis.findings.clear();
    analysis.findings.reserve(findings.size() + semantic.size());
    analysis.semantic.clear();
    analysis.semantic.reserve(semantic.size());
    auto other = findings.begin();
    for (Finding& finding : semantic) {
        for (; other != findings.end() && !isBefore(finding, *other); ++other)
            analysis.findings.push_back(std::move(*other));
        analysis.semantic.push_back(static_cast<std::uint32_t>(analysis.findings.size()));
        analysis.findings.push_back(std::move(finding));
    }
    std::move(other, findings.end(), std::back_inserter(analysis.findings));
}

/// A finding where its words are now; false if they, or others that it names, were edited.
bool move(Finding& finding, const EditedSpan& since, const syntax::Document& document)
{
    const auto span = since.now(finding.span);
    if (!span)
        return false;
    finding.span = *span;
    finding.line = document.lineAt(span->begin);
    for (checks::Related& related : finding.related) {
        const auto moved = since.now(related.span);
        if (!moved)
            return false;
        related.span = *moved;
        if (related.line != 0)
            related.line = document.lineAt(moved->begin);
    }
    return true;
}

std::vector<Finding> movedSemantics(const Former& former, const syntax::Document& document)
{
    std::vector<Finding> moved;
    if (!former.analysis)
        return moved;
    moved.reserve(former.analysis->semantic.size());
    for (const std::uint32_t index : former.analysis->semantic) {
        Finding finding = former.analysis->findings[index];
        if (move(finding, former.since, document))
            moved.push_back(std::move(finding));
    }
    return moved;
}

/// Those of the linear checks that the file's own comments do not ignore.
std::vector<Finding> linearFindings(const Analysis& analysis)
{
    const Origin& origin = analysis.origin;
    return checks::withoutIgnored(
        analysis.document,
        checks::check(analysis.document, {.fileName = origin.fileName, .host = origin.host}));
}

/// The findings as the policy wants them.
void applyPolicy(Analysis& analysis)
{
    if (!analysis.origin.policy)
        return;
    using Place = std::tuple<text::Offset, text::Offset, checks::Code>;
    const auto placeOf = [](const Finding& finding) {
        return Place(finding.span.begin, finding.span.end, finding.code);
    };
    std::set<Place> semantic;
    for (const std::uint32_t index : analysis.semantic)
        semantic.insert(placeOf(analysis.findings[index]));
    analysis.findings =
        checks::applied(analysis.document, std::move(analysis.findings), *analysis.origin.policy);
    analysis.semantic.clear();
    for (std::uint32_t i = 0; i < analysis.findings.size(); ++i) {
        if (semantic.contains(placeOf(analysis.findings[i])))
            analysis.semantic.push_back(i);
    }
}

} // namespace

AnalysisPtr analyse(std::string bytes, quint64 revision, const Origin& origin, const Former& former)
{
    auto analysis = std::make_unique<Analysis>();
    analysis->revision = revision;
    analysis->origin = origin;
    analysis->document = syntax::parse(std::move(bytes));
    for (const dialects::Dialect& dialect : dialects::all()) {
        analysis->groups[static_cast<std::size_t>(dialect.id)] =
            rules::groupsOf(analysis->document, dialect);
    }
    merge(linearFindings(*analysis), movedSemantics(former, analysis->document), *analysis);
    applyPolicy(*analysis);
    if (former.analysis)
        analysis->decidedAll = former.analysis->decidedAll;
    return shared(std::move(analysis));
}

// The linear checks again: a policy tells findings that are alike apart by their order, so it must
// see them all.
AnalysisPtr completed(const AnalysisPtr& quick)
{
    auto full = std::make_unique<Analysis>(*quick);
    full->stage = Stage::Full;
    checks::Semantics semantics = checks::checkSemantics(full->document);
    std::ranges::sort(semantics.findings, isBefore);
    full->decidedAll = semantics.decidedAll;
    merge(linearFindings(*full),
          checks::withoutIgnored(full->document, std::move(semantics.findings)), *full);
    applyPolicy(*full);
    return shared(std::move(full));
}

} // namespace crawlright::session
