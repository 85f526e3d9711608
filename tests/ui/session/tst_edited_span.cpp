// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/edited_span.h"

#include <QTest>

#include <numeric>
#include <random>

using namespace crawlright;
using session::EditedSpan;

class EditedSpanTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingEdited();
    void leavesOutTheRun();
    void followsBytes();
};

void EditedSpanTest::nothingEdited()
{
    const EditedSpan edited;
    QCOMPARE(edited.now({3, 5}), (text::Span{3, 5}));
    QCOMPARE(edited.then({3, 5}), (text::Span{3, 5}));
}

void EditedSpanTest::leavesOutTheRun()
{
    EditedSpan edited;
    edited.add({10, 1010}, 500); // up to 510 now
    QCOMPARE(edited.then({100, 200}).size(), 0U);
    QCOMPARE(edited.then({5, 100}), (text::Span{5, 11}));
    QCOMPARE(edited.then({100, 520}), (text::Span{1010, 1020}));
    QCOMPARE(edited.then({5, 520}), (text::Span{5, 1020}));
    QCOMPARE(edited.then({2, 10}), (text::Span{2, 10}));
    QCOMPARE(edited.then({510, 520}), (text::Span{1010, 1020}));
}

// Every byte of then has a number; edits put 0 among them.
void EditedSpanTest::followsBytes()
{
    std::mt19937 random(20260413);
    int kept = 0;
    for (int round = 0; round < 2000; ++round) {
        std::vector<int> bytes(30);
        std::iota(bytes.begin(), bytes.end(), 1);
        EditedSpan edited;
        for (std::size_t edits = random() % 4; edits > 0; --edits) {
            const auto begin = static_cast<text::Offset>(random() % (bytes.size() + 1));
            const auto end = static_cast<text::Offset>(
                begin + random() % std::min<std::size_t>(5, bytes.size() - begin + 1));
            const std::vector<int> added(random() % 5);
            bytes.erase(bytes.begin() + begin, bytes.begin() + end);
            bytes.insert(bytes.begin() + begin, added.begin(), added.end());
            edited.add({begin, end}, static_cast<text::Offset>(added.size()));
        }
        for (text::Offset at = 0; at + 3 <= 30; ++at) {
            const auto now = edited.now({at, at + 3});
            if (!now)
                continue;
            ++kept;
            QCOMPARE(now->size(), 3U);
            for (text::Offset i = 0; i < 3; ++i)
                QCOMPARE(bytes[now->begin + i], static_cast<int>(at + i + 1));
            const text::Span back = edited.then(*now);
            QVERIFY(back.begin <= at && back.end >= at + 3);
        }
    }
    QVERIFY(kept > 10'000);
}

QTEST_GUILESS_MAIN(EditedSpanTest)
#include "tst_edited_span.moc"
