// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/finding_index.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace crawlright;
using editor::FindingIndex;

class FindingIndexTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void emptyHasNone();
    void findsWhatASearchFinds();
};

void FindingIndexTest::emptyHasNone()
{
    QVERIFY(FindingIndex().in({0, 10}).empty());
}

void FindingIndexTest::findsWhatASearchFinds()
{
    std::mt19937 random(20260411);
    int found = 0;
    for (int round = 0; round < 500; ++round) {
        auto analysis = std::make_shared<session::Analysis>();
        for (std::size_t i = random() % 20; i > 0; --i) {
            checks::Finding finding;
            finding.span.begin = static_cast<text::Offset>(random() % 50);
            finding.span.end = finding.span.begin + static_cast<text::Offset>(random() % 4 * 7);
            analysis->findings.push_back(finding);
        }
        std::ranges::sort(analysis->findings, {},
                          [](const checks::Finding& f) { return f.span.begin; });
        const FindingIndex index(analysis);
        const auto begin = static_cast<text::Offset>(random() % 50);
        const text::Span span{begin, begin + static_cast<text::Offset>(random() % 20)};
        std::vector<const checks::Finding*> expected;
        for (const checks::Finding& finding : analysis->findings)
            if (finding.span.begin < span.end &&
                (finding.span.end > span.begin || finding.span.begin >= span.begin))
                expected.push_back(&finding);
        QCOMPARE(index.in(span), expected);
        found += static_cast<int>(expected.size());
    }
    QVERIFY(found > 500);
}

QTEST_GUILESS_MAIN(FindingIndexTest)
#include "tst_finding_index.moc"
