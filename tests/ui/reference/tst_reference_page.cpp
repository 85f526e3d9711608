// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/reference/contents_model.h"
#include "ui/reference/page.h"
#include "ui/reference/related.h"

#include <QAbstractItemModelTester>
#include <QColor>
#include <QPalette>
#include <QRegularExpression>
#include <QString>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QUrl>

using namespace crawlright;
using namespace Qt::StringLiterals;
using checks::Code;
using reference::ContentsModel;

namespace {

int pagesIn(const ContentsModel& model)
{
    int count = 0;
    for (int row = 0; row < model.rowCount(); ++row)
        count += model.rowCount(model.index(row, 0));
    return count;
}

} // namespace

class ReferencePageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void everyPageHasAnAddress();
    void everyLinkLeadsToAPage();
    void relatedIsMutual();
    void aDressedPageKeepsItsWords();
    void contentsHaveEveryKind();
    void searchFindsWords();
};

void ReferencePageTest::everyPageHasAnAddress()
{
    for (int i = 0; i < checks::codeCount; ++i) {
        const auto code = static_cast<Code>(i);
        QCOMPARE(reference::codeAt(reference::addressOf(code)), code);
    }
    QVERIFY(!reference::codeAt(QUrl(u"https://example.com/dead-rule"_s)));
    QVERIFY(!reference::codeAt(QUrl(u"reference:no-such-id"_s)));
    QVERIFY(!reference::codeAt(QUrl()));
}

void ReferencePageTest::everyLinkLeadsToAPage()
{
    const QRegularExpression link(u"\\]\\(([^)]*)\\)"_s);
    int links = 0;
    for (int i = 0; i < checks::codeCount; ++i) {
        const QString page = reference::markdownOf(static_cast<Code>(i));
        QVERIFY(page.startsWith("# "_L1));
        for (auto match = link.globalMatch(page); match.hasNext(); ++links) {
            const QUrl address(match.next().captured(1));
            const auto code = reference::codeAt(address);
            QVERIFY2(code, qPrintable(address.toString()));
            QVERIFY(*code != static_cast<Code>(i));
        }
    }
    QVERIFY(links > 100);
}

void ReferencePageTest::relatedIsMutual()
{
    for (int i = 0; i < checks::codeCount; ++i) {
        const auto code = static_cast<Code>(i);
        for (const Code other : reference::relatedTo(code))
            QVERIFY(std::ranges::count(reference::relatedTo(other), code) == 1);
    }
}

void ReferencePageTest::aDressedPageKeepsItsWords()
{
    QTextDocument page;
    page.setMarkdown(reference::markdownOf(Code::DeadRule));
    const QString before = page.toPlainText();
    QPalette palette;
    palette.setColor(QPalette::AlternateBase, Qt::yellow);
    reference::dress(page, palette);
    QCOMPARE(page.toPlainText(), before);
    QVERIFY(before.contains("Disallow: /shop/cart/"_L1));
    int code = 0;
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next())
        code += block.blockFormat().background().color() == QColor(Qt::yellow) ? 1 : 0;
    QVERIFY(code >= 5);
}

void ReferencePageTest::contentsHaveEveryKind()
{
    ContentsModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(pagesIn(model), checks::codeCount);
    QCOMPARE(model.rowCount(), checks::familyCount);
    for (int i = 0; i < checks::codeCount; ++i) {
        const auto code = static_cast<Code>(i);
        QCOMPARE(model.codeAt(model.indexOf(code)), code);
        QVERIFY(!model.indexOf(code).siblingAtColumn(1).data().toString().isEmpty());
    }
}

void ReferencePageTest::searchFindsWords()
{
    ContentsModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.search(u"MISSING-colon"_s);
    QVERIFY(model.indexOf(Code::MissingColon).isValid());
    QVERIFY(pagesIn(model) < 10);
    model.search(u"Webmaster Clean-param"_s); // words of a page, in any order
    QVERIFY(model.indexOf(Code::CleanParamFormat).isValid());
    QVERIFY(!model.indexOf(Code::DeadRule).isValid());
    model.search(u"no such words at all, ever"_s);
    QCOMPARE(model.rowCount(), 0);
    model.search({});
    QCOMPARE(pagesIn(model), checks::codeCount);
}

QTEST_MAIN(ReferencePageTest)
#include "tst_reference_page.moc"
