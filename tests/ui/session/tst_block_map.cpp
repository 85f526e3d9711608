// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/block_map.h"

#include <QTest>

#include <random>

using namespace crawlright;
using session::BlockMap;

class BlockMapTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void emptyHasOneBlock();
    void equalsASum();
};

void BlockMapTest::emptyHasOneBlock()
{
    const BlockMap map;
    QCOMPARE(map.count(), 1);
    QCOMPARE(map.size(), 0U);
    QCOMPARE(map.line(0), 1U);
    QCOMPARE(map.lineCount(), 1U);
    QCOMPARE(map.blockAt(0), 0);
    QCOMPARE(map.lastBlockBefore(1), 0);
}

// After any replacements the map is what adding up the extents gives.
void BlockMapTest::equalsASum()
{
    std::mt19937 random(20260412);
    for (int round = 0; round < 300; ++round) {
        BlockMap map;
        std::vector<BlockMap::Extent> extents(1);
        for (int step = 0; step < 20; ++step) {
            std::vector<BlockMap::Extent> added(random() % 4);
            for (BlockMap::Extent& extent : added)
                extent = {static_cast<text::Offset>(random() % 5), random() % 3 ? 1U : 0U};
            const auto first = static_cast<int>(random() % extents.size());
            int removed = static_cast<int>(random() % (extents.size() - first + 1));
            if (added.empty() && removed == std::ssize(extents))
                --removed; // there is always one
            map.replace(first, removed, added);
            extents.erase(extents.begin() + first, extents.begin() + first + removed);
            extents.insert(extents.begin() + first, added.begin(), added.end());

            text::Offset at = 0;
            text::LineNumber line = 1;
            QCOMPARE(map.count(), static_cast<int>(extents.size()));
            for (int i = 0; i < map.count(); ++i) {
                const BlockMap::Extent& extent = extents[static_cast<std::size_t>(i)];
                QCOMPARE(map.span(i), (text::Span{at, at + extent.bytes}));
                QCOMPARE(map.line(i), line);
                if (extent.bytes > 0)
                    QCOMPARE(map.blockAt(at), i);
                at += extent.bytes;
                line += extent.lineEnds;
            }
            QCOMPARE(map.size(), at);
            QCOMPARE(map.lineCount(), line);
            for (text::LineNumber wanted = 2; wanted <= line; ++wanted) {
                const int before = map.lastBlockBefore(wanted);
                QVERIFY(map.line(before) < wanted);
                QVERIFY(before + 1 == map.count() || map.line(before + 1) >= wanted);
            }
        }
    }
}

QTEST_GUILESS_MAIN(BlockMapTest)
#include "tst_block_map.moc"
