// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/document_session.h"

#include <QSignalSpy>
#include <QString>
#include <QStringLiteral>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>

using namespace crawlright;
using checks::Code;
using session::AnalysisPtr;
using session::DocumentSession;
using session::Stage;

namespace {

/// The second rule is dead: the first matches all that it does.
const std::string dead = "User-agent: *\nDisallow: /a\nDisallow: /a/b\n";

const checks::Finding* findingOf(const AnalysisPtr& analysis, Code code)
{
    const auto found = std::ranges::find(analysis->findings, code, &checks::Finding::code);
    return found == analysis->findings.end() ? nullptr : &*found;
}

void insert(DocumentSession& session, int position, const QString& text)
{
    QTextCursor cursor(session.textDocument());
    cursor.setPosition(position);
    cursor.insertText(text);
}

} // namespace

/// Quick, then Full.
class AnalysisStagesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void fullComesAfterQuick();
    void shortTextsAreFullAtOnce();
    void semanticFindingsStayWhileOneTypes();
    void findingsAreByPlace();
    void aNewTextKeepsNothing();
    void originIsChecked();
    void onlyTheNewestRevisionIsTold();
};

void AnalysisStagesTest::fullComesAfterQuick()
{
    DocumentSession session;
    const QSignalSpy changed(&session, &DocumentSession::analysisChanged);
    session.load(dead);
    QTRY_VERIFY(session.isComplete());
    QCOMPARE(changed.count(), 2);
    const auto quick = changed[0][0].value<AnalysisPtr>();
    const auto full = changed[1][0].value<AnalysisPtr>();
    QCOMPARE(quick->stage, Stage::Quick);
    QVERIFY(!findingOf(quick, Code::DeadRule));
    QCOMPARE(full->stage, Stage::Full);
    QCOMPARE(full->revision, quick->revision);
    QVERIFY(findingOf(full, Code::DeadRule));
    QCOMPARE(full->findings.size(), quick->findings.size() + full->semantic.size());
    QVERIFY(full->decidedAll);
}

void AnalysisStagesTest::shortTextsAreFullAtOnce()
{
    DocumentSession session;
    session.load(dead);
    QTRY_VERIFY(session.isComplete());
    const QSignalSpy changed(&session, &DocumentSession::analysisChanged);
    const auto type = [&] {
        insert(session, 0, QStringLiteral("#\n"));
        return session.isComplete();
    };
    QTRY_VERIFY(type()); // as soon as it was learnt that this text is soon done
    const auto last = changed.last()[0].value<AnalysisPtr>();
    QCOMPARE(last->stage, Stage::Full);
    QVERIFY(findingOf(last, Code::DeadRule));
    QCOMPARE(findingOf(last, Code::DeadRule)->line, session.lineCount() - 1);
}

void AnalysisStagesTest::semanticFindingsStayWhileOneTypes()
{
    const AnalysisPtr full = session::completed(session::analyse(dead, 1));
    const checks::Finding* before = findingOf(full, Code::DeadRule);
    QVERIFY(before);
    session::EditedSpan since;
    since.add({0, 0}, 5);
    const AnalysisPtr moved = session::analyse("# on\n" + dead, 2, {}, {full, since});
    QCOMPARE(moved->stage, Stage::Quick);
    const checks::Finding* after = findingOf(moved, Code::DeadRule);
    QVERIFY(after);
    QCOMPARE(after->line, before->line + 1);
    QCOMPARE(after->span.begin, before->span.begin + 5);
    QCOMPARE(moved->semantic.size(), full->semantic.size());
    QCOMPARE(moved->findings.at(moved->semantic.at(0)).code, Code::DeadRule);
    // Completed, it is what it is without a former one.
    QCOMPARE(session::completed(moved)->findings,
             session::completed(session::analyse("# on\n" + dead, 2))->findings);
    // The rule that it is about was edited.
    session::EditedSpan within;
    within.add(before->span, before->span.size());
    QVERIFY(!findingOf(session::analyse(dead, 3, {}, {full, within}), Code::DeadRule));
}

void AnalysisStagesTest::findingsAreByPlace()
{
    const AnalysisPtr full = session::completed(
        session::analyse("User-agent: *\nDisalow: /x\nDisallow: /a\nDisallow: /a/b\nFoo: 1\n"
                         "Disallow: /a/c\nSome words\n",
                         1));
    QVERIFY(full->semantic.size() >= 2);
    text::Offset last = 0;
    for (const checks::Finding& finding : full->findings) {
        QVERIFY(finding.span.begin >= last);
        last = finding.span.begin;
    }
}

void AnalysisStagesTest::aNewTextKeepsNothing()
{
    DocumentSession session;
    session.load(dead);
    QTRY_VERIFY(session.isComplete());
    const QSignalSpy changed(&session, &DocumentSession::analysisChanged);
    session.load("User-agent: *\nDisallow: /a\nDisallow: /b\n");
    QTRY_VERIFY(session.isComplete());
    for (const auto& arguments : changed)
        QVERIFY(!findingOf(arguments.at(0).value<AnalysisPtr>(), Code::DeadRule));
}

void AnalysisStagesTest::originIsChecked()
{
    DocumentSession session;
    session.load("User-agent: *\nAllow: /\nSitemap: https://b.example/s.xml\n");
    QTRY_VERIFY(session.isComplete());
    QVERIFY(!findingOf(session.analysis(), Code::FileName));
    QVERIFY(!findingOf(session.analysis(), Code::SitemapOtherHost));
    const quint64 revision = session.revision();
    session.setOrigin({.fileName = "Robots.txt", .host = "a.example"});
    QTRY_VERIFY(findingOf(session.analysis(), Code::FileName));
    QVERIFY(findingOf(session.analysis(), Code::SitemapOtherHost));
    QCOMPARE(session.revision(), revision);
    session.setOrigin({.fileName = "robots.txt", .host = "b.example"});
    QTRY_VERIFY(!findingOf(session.analysis(), Code::FileName));
    QVERIFY(!findingOf(session.analysis(), Code::SitemapOtherHost));
}

void AnalysisStagesTest::onlyTheNewestRevisionIsTold()
{
    DocumentSession session;
    std::string bytes = "User-agent: *\n";
    for (int i = 0; i < 3000; ++i)
        bytes += "Disallow: /a" + std::to_string(i) + "/*b\n";
    session.load(bytes);
    session.finishLoading();
    const QSignalSpy changed(&session, &DocumentSession::analysisChanged);
    for (int i = 0; i < 20; ++i)
        insert(session, 0, QStringLiteral("#"));
    QTRY_VERIFY_WITH_TIMEOUT(session.isComplete(), 60'000);
    quint64 last = 0;
    int full = 0;
    for (const auto& arguments : changed) {
        const auto analysis = arguments.at(0).value<AnalysisPtr>();
        QVERIFY(analysis->revision >= last);
        last = analysis->revision;
        full += analysis->stage == Stage::Full ? 1 : 0;
    }
    QCOMPARE(full, 1);
    QCOMPARE(last, session.revision());
}

QTEST_MAIN(AnalysisStagesTest)
#include "tst_analysis_stages.moc"
