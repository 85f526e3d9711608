// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/semantic/semantics.h"
#include "ui/editor/beaten_rules.h"

#include <QByteArray>
#include <QTest>

using namespace crawlright;
using checks::Code;
using dialects::Id;

class BeatenRulesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beaten_data();
    void beaten();
    void ofOtherFindingsNone();
};

void BeatenRulesTest::beaten_data()
{
    QTest::addColumn<QByteArray>("rules"); // behind "User-agent: *"
    QTest::addColumn<uint>("line");        // of the finding
    QTest::addColumn<bool>("isBeaten");
    QTest::newRow("needless: it decides, the shorter one would decide alike")
        << QByteArray("Disallow: /shop/\nDisallow: /shop/cart/\n") << 3U << false;
    QTest::newRow("a longer one with the same verdict matches all that it matches")
        << QByteArray("Disallow: /a\nDisallow: /a*\n") << 2U << true;
    QTest::newRow("a longer one with the other verdict")
        << QByteArray("Allow: /*.html*\nDisallow: /x.html\n") << 3U << true;
    QTest::newRow("an equally long Allow")
        << QByteArray("Disallow: /ab\nAllow: /a*\n") << 2U << true;
    QTest::newRow("octets as they are compared: %C3%A4 is longer than it looks")
        << QByteArray("Disallow: /*\xC3\xA4\nDisallow: /xx\xC3\xA4\n") << 3U << false;
}

void BeatenRulesTest::beaten()
{
    QFETCH(QByteArray, rules);
    QFETCH(uint, line);
    QFETCH(bool, isBeaten);
    const syntax::Document document = syntax::parse("User-agent: *\n" + rules.toStdString());
    const checks::Semantics semantics = checks::checkSemantics(document);
    const auto finding =
        std::ranges::find_if(semantics.findings, [line](const checks::Finding& one) {
            return one.code == Code::DeadRule && one.line == line;
        });
    QVERIFY(finding != semantics.findings.end());
    QVERIFY(finding->severityFor(Id::Google) != checks::Severity::None);
    const checks::Readers google = checks::only(Id::Google);
    QCOMPARE(editor::beatenFor(google, *finding, document), isBeaten ? google : checks::nobody);
    // The order decides there, so that the finding is none of theirs.
    const checks::Readers draft = checks::only(Id::Draft1997);
    QCOMPARE(editor::beatenFor(draft, *finding, document), checks::nobody);
}

void BeatenRulesTest::ofOtherFindingsNone()
{
    const syntax::Document document = syntax::parse("User-agent: *\nDisallow: /a\n");
    const checks::Finding other{.code = Code::DuplicateRule, .line = 2, .span = {24, 26}};
    QCOMPARE(editor::beatenFor(checks::everybody, other, document), checks::nobody);
}

QTEST_APPLESS_MAIN(BeatenRulesTest)
#include "tst_beaten_rules.moc"
