// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/effects.h"

#include <QTest>

using namespace crawlright;
using namespace Qt::StringLiterals;
using checks::only;
using checks::Readers;
using dialects::Id;
using edits::Flip;
using rules::Verdict;

class TestEffects final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void tellsForWhomVerdictsAreKept_data()
    {
        QTest::addColumn<Readers>("keeps");
        QTest::addColumn<QString>("text");
        const auto without = [](auto... ids) {
            return static_cast<Readers>(checks::everybody & ~(only(ids) | ...));
        };
        QTest::newRow("all") << checks::everybody << u"keeps every verdict"_s;
        QTest::newRow("none") << checks::nobody << u"may change verdicts for all crawlers"_s;
        QTest::newRow("all but one")
            << without(Id::Original1994)
            << u"keeps every verdict, but may change some for the standard of 1994"_s;
        QTest::newRow("all but two")
            << without(Id::Original1994, Id::Bing)
            << u"keeps every verdict, but may change some for Bing and the standard of 1994"_s;
        QTest::newRow("some")
            << without(Id::Yandex, Id::Yandex2012, Id::Original1994, Id::Draft1997)
            << u"keeps every verdict for Google, RFC 9309 and Bing; may change some for all "
               "others"_s;
    }

    void tellsForWhomVerdictsAreKept()
    {
        QFETCH(const Readers, keeps);
        QFETCH(const QString, text);
        QCOMPARE(words::keepsText(keeps), text);
    }

    void tellsWhoIsJudgedOtherwise_data()
    {
        QTest::addColumn<Verdict>("before");
        QTest::addColumn<Verdict>("after");
        QTest::addColumn<QString>("text");
        using enum Verdict;
        QTest::newRow("blocked") << Allow << Disallow << u"GPTBot may no longer fetch “/x”."_s;
        QTest::newRow("opened") << Disallow << Allow << u"GPTBot may now fetch “/x”."_s;
        QTest::newRow("left open, was allowed")
            << Allow << Undefined << u"it becomes undefined whether GPTBot may fetch “/x”."_s;
        QTest::newRow("left open, was blocked")
            << Disallow << Undefined << u"it becomes undefined whether GPTBot may fetch “/x”."_s;
        QTest::newRow("settled, allowed")
            << Undefined << Allow << u"GPTBot may fetch “/x”, which was undefined before."_s;
        QTest::newRow("settled, blocked")
            << Undefined << Disallow << u"GPTBot may not fetch “/x”, which was undefined before."_s;
    }

    void tellsWhoIsJudgedOtherwise()
    {
        QFETCH(const Verdict, before);
        QFETCH(const Verdict, after);
        QFETCH(const QString, text);
        QCOMPARE(words::flipSentence({"GPTBot", "/x", before, after}, Id::Google2019),
                 u"Changes verdicts for Google (2019): "_s + text);
    }

    void namesNothingUnseen()
    {
        const Flip flip{"", "/a\x01\xFF", Verdict::Allow, Verdict::Disallow};
        QCOMPARE(words::flipSentence(flip, Id::GoogleParser),
                 u"Changes verdicts for Google’s open-source parser: a crawler without a name may "
                 "no longer fetch “/a\\x01\\xFF”."_s);
    }
};

QTEST_APPLESS_MAIN(TestEffects)
#include "tst_effects.moc"
