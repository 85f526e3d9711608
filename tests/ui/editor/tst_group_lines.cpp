// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/group_lines.h"

#include <QByteArray>
#include <QList>
#include <QTest>

using namespace crawlright;
using editor::GroupLines;
using Range = GroupLines::Range;

class GroupLinesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void groups_data();
    void groups();
    void nothing();
};

void GroupLinesTest::groups_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QList<QList<uint>>>("wanted");
    using Ranges = QList<QList<uint>>;
    QTest::newRow("one") << QByteArray("User-agent: *\nDisallow: /\n") << Ranges{{1, 2}};
    QTest::newRow("what is above a group is not of the one before")
        << QByteArray("User-agent: a\nDisallow: /\n\n# b\nUser-agent: b\nAllow: /\n")
        << Ranges{{1, 2}, {5, 6}};
    QTest::newRow("comments within")
        << QByteArray("# x\nUser-agent: a\n\n# b\nDisallow: /\n") << Ranges{{2, 5}};
    QTest::newRow("other fields belong to it")
        << QByteArray("User-agent: a\nDisallow: /\nCrawl-delay: 4\nwhat is this\n")
        << Ranges{{1, 4}};
    QTest::newRow("sitemaps at its end do not")
        << QByteArray("User-agent: a\nDisallow: /\n\nSitemap: http://a/\nHost: a\n")
        << Ranges{{1, 2}};
    QTest::newRow("sitemaps within do")
        << QByteArray("User-agent: a\nSitemap: http://a/\nDisallow: /\n") << Ranges{{1, 3}};
    QTest::newRow("two names of one group")
        << QByteArray("User-agent: a\nUser-agent: b\nDisallow: /\n") << Ranges{{1, 3}};
    QTest::newRow("a group of one line") << QByteArray("User-agent: a\n") << Ranges{};
    QTest::newRow("no group") << QByteArray("Disallow: /\n") << Ranges{};
    QTest::newRow("empty") << QByteArray() << Ranges{};
}

void GroupLinesTest::groups()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QList<QList<uint>>, wanted);
    const GroupLines lines(session::analyse(bytes.toStdString(), 1), dialects::Id::Google);
    QList<QList<uint>> all;
    for (const Range& range : lines.all()) {
        all.append({range.first, range.last});
        QCOMPARE(lines.beginningAt(range.first), range);
        QVERIFY(!lines.beginningAt(range.first + 1));
        QCOMPARE(lines.holding(range.first), range);
        QCOMPARE(lines.holding(range.last), range);
        QVERIFY(lines.holding(range.last + 1) != range);
    }
    QCOMPARE(all, wanted);
}

void GroupLinesTest::nothing()
{
    QVERIFY(GroupLines().all().empty());
    QVERIFY(!GroupLines().holding(1));
    QVERIFY(!GroupLines().beginningAt(1));
}

QTEST_APPLESS_MAIN(GroupLinesTest)
#include "tst_group_lines.moc"
