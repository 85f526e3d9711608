// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/url_lists.h"

#include <QLocale>
#include <QSet>
#include <QTest>

using namespace crawlright;
using namespace Qt::StringLiterals;
using urls::Fault;
using urls::Format;
using urls::Report;

class TestUrlLists final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void everyFaultHasItsSentence()
    {
        QSet<QString> sentences;
        for (int i = 0; i < urls::faultCount; ++i) {
            const QString sentence = words::faultSentence(static_cast<Fault>(i));
            QVERIFY2(sentence.endsWith(u'.') && sentence.front().isUpper(), qPrintable(sentence));
            sentences.insert(sentence);
        }
        QCOMPARE(sentences.size(), urls::faultCount);
    }

    void everyFormatHasItsName()
    {
        QSet<QString> names;
        for (const Format format :
             {Format::Lines, Format::Csv, Format::Sitemap, Format::AccessLog, Format::JsonLines})
            names.insert(words::formatName(format));
        QCOMPARE(names.size(), 5);
        QVERIFY(!names.contains(QString()));
    }

    void tellsWhatBecameOfAFile()
    {
        Report report;
        QCOMPARE(words::reportText(report), u"0 URLs."_s);
        report.rows = 12'480;
        QCOMPARE(words::reportText(report), u"12,480 URLs."_s);
        report.faults[0] = 1;
        QCOMPARE(words::reportText(report), u"12,480 URLs. 1 line could not be read."_s);
        report.faults[1] = 1'999;
        report.rows = 1;
        report.isCancelled = true;
        QCOMPARE(words::reportText(report),
                 u"1 URL. 2,000 lines could not be read. Loading was cancelled before the end."_s);
        Report index;
        index.isIndex = true;
        index.rows = 1;
        QCOMPARE(words::reportText(index), u"An index of 1 sitemap."_s);
        index.rows = 3;
        QCOMPARE(words::reportText(index), u"An index of 3 sitemaps."_s);
    }
};

QTEST_APPLESS_MAIN(TestUrlLists)
#include "tst_url_lists.moc"
