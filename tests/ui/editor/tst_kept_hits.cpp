// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/kept_hits.h"

#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QTest>

#include <numeric>
#include <random>

using namespace crawlright;
using editor::Hits;
using editor::KeptHits;

namespace {

QString shown(const KeptHits& hits)
{
    QStringList texts;
    for (std::size_t i = 0; i < hits.size(); ++i)
        texts.append(QStringLiteral("%1-%2").arg(hits[i].begin).arg(hits[i].end));
    return texts.join(u' ');
}

KeptHits of(std::vector<text::Span> spans)
{
    return KeptHits(std::make_shared<const Hits>(Hits{.revision = 1, .spans = std::move(spans)}));
}

} // namespace

class KeptHitsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void edits();
    void places();
    void scope();
    void areWhereTheirBytesAre();
};

void KeptHitsTest::edits()
{
    KeptHits hits = of({{1, 3}, {5, 7}, {9, 9}, {10, 12}});
    hits.noteEdit({7, 7}, 4); // right behind one
    QCOMPARE(shown(hits), QStringLiteral("1-3 5-7 13-13 14-16"));
    hits.noteEdit({6, 11}, 0); // a part of one
    QCOMPARE(shown(hits), QStringLiteral("1-3 8-8 9-11"));
    hits.noteEdit({8, 9}, 2); // the empty one is before it
    QCOMPARE(shown(hits), QStringLiteral("1-3 10-12"));
    QCOMPARE(hits.revision(), 4U);
    // Behind all of them, then between two.
    hits = of({{1, 3}, {5, 7}});
    hits.noteEdit({20, 21}, 0);
    hits.noteEdit({4, 4}, 1);
    QCOMPARE(shown(hits), QStringLiteral("1-3 6-8"));
    QCOMPARE(shown(KeptHits()), QString());
}

void KeptHitsTest::places()
{
    KeptHits hits = of({{1, 3}, {5, 5}, {6, 8}});
    QCOMPARE(hits.firstFrom(0), 0U);
    QCOMPARE(hits.firstFrom(2), 0U);
    QCOMPARE(hits.firstFrom(3), 1U);
    QCOMPARE(hits.firstFrom(5), 1U);
    QCOMPARE(hits.firstFrom(6), 2U);
    QCOMPARE(hits.firstFrom(8), 3U);
    QCOMPARE(hits.find({5, 5}), std::optional<std::size_t>(1));
    QCOMPARE(hits.find({6, 7}), std::nullopt);
    QCOMPARE(hits.in({2, 6}).size(), 2U);
    QCOMPARE(hits.in({3, 5}).size(), 0U);
}

void KeptHitsTest::scope()
{
    using editor::grown;
    QCOMPARE(grown({5, 9}, {0, 2}, 0), text::Span(3, 7));
    QCOMPARE(grown({5, 9}, {5, 6}, 3), text::Span(5, 11));
    QCOMPARE(grown({5, 9}, {9, 9}, 3), text::Span(5, 12));
    QCOMPARE(grown({5, 9}, {10, 10}, 3), text::Span(5, 9));
    QCOMPARE(grown({5, 9}, {8, 12}, 1), text::Span(5, 9));
    QCOMPARE(grown({5, 9}, {2, 7}, 1), text::Span(2, 5));
}

// Bytes are numbered; a hit that is kept holds the bytes that it held.
void KeptHitsTest::areWhereTheirBytesAre()
{
    std::mt19937 random(3);
    std::size_t kept = 0;
    for (int round = 0; round < 3000; ++round) {
        std::vector<int> bytes(60);
        std::iota(bytes.begin(), bytes.end(), 0);
        std::vector<text::Span> spans;
        for (text::Offset at = 0; at < 60;) {
            const text::Offset begin = at + random() % 5;
            const text::Offset end = std::min<text::Offset>(60, begin + random() % 4);
            if (begin <= end)
                spans.push_back({begin, end});
            at = end + 1;
        }
        const std::vector<text::Span> then = spans;
        KeptHits hits = of(std::move(spans));
        for (int edit = 0; edit < 4; ++edit) {
            const auto begin = text::Offset(random() % (bytes.size() + 1));
            const auto end = text::Offset(
                begin + random() % (std::min<std::size_t>(6, bytes.size() - begin) + 1));
            const auto size = text::Offset(random() % 5);
            bytes.erase(bytes.begin() + begin, bytes.begin() + end);
            bytes.insert(bytes.begin() + begin, size, -1);
            hits.noteEdit({begin, end}, size);
        }
        kept += hits.size();
        for (std::size_t i = 0; i < hits.size(); ++i) {
            const text::Span now = hits[i];
            QVERIFY(now.end <= bytes.size() && now.begin <= now.end);
            if (now.isEmpty())
                continue;
            const auto was = text::Offset(bytes[now.begin]);
            QVERIFY(std::ranges::find(then, text::Span(was, was + now.size())) != then.end());
            for (text::Offset at = now.begin; at < now.end; ++at)
                QCOMPARE(bytes[at], int(was + at - now.begin));
        }
    }
    QVERIFY2(kept > 3000, qPrintable(QString::number(kept)));
}

QTEST_GUILESS_MAIN(KeptHitsTest)
#include "tst_kept_hits.moc"
