// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/finding.h"
#include "core/checks/semantic/semantics.h"
#include "core/text/line_index.h"
#include "tests/core/checks/fetch_text.h"
#include "tests/core/checks/fixtures.h"
#include "tests/core/checks/tester_text.h"
#include "ui/words/findings.h"
#include "ui/words/reference.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <array>
#include <set>

using namespace crawlright;
using namespace Qt::StringLiterals;

namespace {

QString latin(std::string_view text)
{
    return QString::fromLatin1(text.data(), qsizetype(text.size()));
}

QString placeText(const text::LineIndex& index, text::Span span)
{
    const auto begin = index.positionAt(span.begin);
    const auto end = index.positionAt(span.end);
    return u"%1:%2-%3:%4"_s.arg(begin.line).arg(begin.column).arg(end.line).arg(end.column);
}

/// "error: google bing" for each severity that some dialect gives, the gravest first.
QStringList severityLines(const checks::Finding& finding)
{
    QStringList lines;
    for (int severity = int(checks::Severity::Error); severity > 0; --severity) {
        QStringList names;
        for (const dialects::Dialect& dialect : dialects::all())
            if (finding.severityFor(dialect.id) == checks::Severity(severity))
                names += latin(dialect.name);
        if (!names.isEmpty())
            lines += latin(checks::nameOf(checks::Severity(severity))) + u": "_s +
                     (names.size() == dialects::dialectCount ? u"all"_s : names.join(u' '));
    }
    return lines;
}

QString roleText(checks::Related::Role role)
{
    switch (role) {
    case checks::Related::Role::OtherGroup:
        return u"other group"_s;
    case checks::Related::Role::SwallowedBy:
        return u"swallowed by"_s;
    case checks::Related::Role::CoveredBy:
        return u"covered by"_s;
    case checks::Related::Role::Lost:
        return u"lost"_s;
    case checks::Related::Role::Earlier:
        return u"earlier"_s;
    case checks::Related::Role::Caught:
        return u"caught"_s;
    case checks::Related::Role::Rival:
        return u"rival"_s;
    case checks::Related::Role::SameSpan:
        break;
    }
    return u"same span"_s;
}

/// Those of both stages; the semantic ones behind the others.
std::vector<checks::Finding> findingsOf(const std::string& bytes, const std::string& fileName)
{
    const syntax::Document document = syntax::parse(bytes);
    auto findings = checks::check(document, {.fileName = fileName, .host = {}});
    for (checks::Finding& finding : checks::checkSemantics(document).findings)
        findings.push_back(std::move(finding));
    return findings;
}

QString goldenText(const std::string& bytes, const std::string& fileName)
{
    const text::LineIndex index(bytes);
    QString out;
    for (const checks::Finding& finding : findingsOf(bytes, fileName)) {
        out += placeText(index, finding.span) + u' ' + latin(checks::idOf(finding.code)) + u'\n';
        for (const QString& line : severityLines(finding))
            out += u"    "_s + line + u'\n';
        out += u"    "_s + words::sentence(finding) + u'\n';
        for (const checks::Related& related : finding.related)
            out += u"    "_s + roleText(related.role) + u": "_s + placeText(index, related.span) +
                   u'\n';
    }
    return out.isEmpty() ? u"no finding\n"_s : out;
}

/// Of a text for the tester: the places are those of the URL or of the expectation file.
QString testerGoldenText(const tests::TesterText& text)
{
    QString out;
    for (const checks::Finding& finding : tests::findingsOf(text)) {
        const text::LineIndex index(text.expectations.bytes);
        const bool isOfUrl = finding.code < checks::Code::ExpectationFailed;
        out += (isOfUrl ? u"the URL"_s : placeText(index, finding.span)) + u' ' +
               latin(checks::idOf(finding.code)) + u'\n';
        for (const QString& line : severityLines(finding))
            out += u"    "_s + line + u'\n';
        out += u"    "_s + words::sentence(finding) + u'\n';
    }
    return out.isEmpty() ? u"no finding\n"_s : out;
}

/// Of a fetch: the places are those of the body.
QString fetchGoldenText(const tests::FetchText& text)
{
    QString out;
    const text::LineIndex index(text.body);
    for (const checks::Finding& finding : tests::findingsOf(text)) {
        out += placeText(index, finding.span) + u' ' + latin(checks::idOf(finding.code)) + u'\n';
        for (const QString& line : severityLines(finding))
            out += u"    "_s + line + u'\n';
        out += u"    "_s + words::sentence(finding) + u'\n';
    }
    return out.isEmpty() ? u"no finding\n"_s : out;
}

/// The lines that differ, between the equal ones at the beginning and at the end.
QString difference(const QString& expected, const QString& actual)
{
    QStringList before = expected.split(u'\n');
    QStringList after = actual.split(u'\n');
    qsizetype line = 1;
    while (!before.isEmpty() && !after.isEmpty() && before.first() == after.first()) {
        before.removeFirst();
        after.removeFirst();
        ++line;
    }
    while (!before.isEmpty() && !after.isEmpty() && before.last() == after.last()) {
        before.removeLast();
        after.removeLast();
    }
    QString out = u"@@ line %1\n"_s.arg(line);
    for (const QString& text : before)
        out += u"-"_s + text + u'\n';
    for (const QString& text : after)
        out += u"+"_s + text + u'\n';
    return out;
}

bool write(const QString& path, const QString& text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0;
}

void compareGolden(const tests::Fixture& fixture, const QString& actual)
{
    const QString expectedPath = fixture.path + u".golden"_s;
    if (qEnvironmentVariableIsSet("CRAWLRIGHT_UPDATE_GOLDEN")) {
        QVERIFY(write(expectedPath, actual));
        return;
    }
    const QString expected = QString::fromStdString(tests::readFile(expectedPath));
    if (expected == actual)
        return;
    const QString actualPath = QCoreApplication::applicationDirPath() + u"/golden/checks/"_s +
                               fixture.id + u'/' + fixture.name + u".golden"_s;
    QVERIFY(write(actualPath, actual));
    QFAIL(qPrintable(
        u"%1\n%2(actual: %3)"_s.arg(expectedPath, difference(expected, actual), actualPath)));
}

} // namespace

/// Findings of every fixture, exact: place, severity for each dialect, sentence, related places.
/// CRAWLRIGHT_UPDATE_GOLDEN=1 writes what is there as what is expected.
class TestChecksGolden final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void fixture_data()
    {
        QTest::addColumn<int>("index");
        const auto all = tests::fixtures();
        for (int i = 0; i < int(all.size()); ++i)
            QTest::newRow(qPrintable(all[i].id + u'/' + all[i].name)) << i;
    }

    void fixture()
    {
        QFETCH(const int, index);
        const tests::Fixture fixture = tests::fixtures().at(index);
        const auto code = checks::codeOf(fixture.id.toStdString());
        QVERIFY2(code, "the folder is not named after a finding");

        const std::string bytes = tests::bytesOf(fixture);
        const std::string fileName = tests::fileNameOf(fixture);
        bool fired = false;
        for (const checks::Finding& finding : findingsOf(bytes, fileName))
            fired = fired || finding.code == *code;
        QCOMPARE(fired, fixture.fires);

        compareGolden(fixture, goldenText(bytes, fileName));
    }

    void testerFixture_data()
    {
        QTest::addColumn<int>("index");
        const auto all = tests::testerFixtures();
        for (int i = 0; i < int(all.size()); ++i)
            QTest::newRow(qPrintable(all[i].id + u'/' + all[i].name)) << i;
    }

    void testerFixture()
    {
        QFETCH(const int, index);
        const tests::Fixture fixture = tests::testerFixtures().at(index);
        const auto code = checks::codeOf(fixture.id.toStdString());
        QVERIFY2(code, "the folder is not named after a finding");
        const tests::TesterText text = tests::testerText(tests::bytesOf(fixture));
        const auto findings = tests::findingsOf(text);
        QCOMPARE(std::ranges::contains(findings, *code, &checks::Finding::code), fixture.fires);
        compareGolden(fixture, testerGoldenText(text));
    }

    void fetchFixture_data()
    {
        QTest::addColumn<int>("index");
        const auto all = tests::fetchFixtures();
        for (int i = 0; i < int(all.size()); ++i)
            QTest::newRow(qPrintable(all[i].id + u'/' + all[i].name)) << i;
    }

    void fetchFixture()
    {
        QFETCH(const int, index);
        const tests::Fixture fixture = tests::fetchFixtures().at(index);
        const auto code = checks::codeOf(fixture.id.toStdString());
        QVERIFY2(code, "the folder is not named after a finding");
        const tests::FetchText text = tests::fetchText(tests::bytesOf(fixture));
        const auto findings = tests::findingsOf(text);
        QCOMPARE(std::ranges::contains(findings, *code, &checks::Finding::code), fixture.fires);
        QVERIFY(std::ranges::is_sorted(findings, {}, &checks::Finding::code));
        compareGolden(fixture, fetchGoldenText(text));
    }

    void everyCodeHasBothKinds()
    {
        std::set<QString> fired;
        std::set<QString> silent;
        for (const tests::Fixture& fixture :
             tests::fixtures() + tests::testerFixtures() + tests::fetchFixtures())
            (fixture.fires ? fired : silent).insert(fixture.id);
        for (int i = 0; i < checks::codeCount; ++i) {
            const QString id = latin(checks::idOf(checks::Code(i)));
            QVERIFY2(fired.contains(id), qPrintable(id + u": no fixture fires it"_s));
            QVERIFY2(silent.contains(id), qPrintable(id + u": no near miss"_s));
        }
    }

    void everyCodeHasAPage()
    {
        for (int i = 0; i < checks::codeCount; ++i) {
            const QString id = latin(checks::idOf(checks::Code(i)));
            QVERIFY2(QFile::exists(u":/reference/"_s + id + u".md"_s), qPrintable(id));
            const QString page = words::referencePage(checks::Code(i));
            QVERIFY2(page.startsWith(u"# "_s + id + u"\n\n"_s), qPrintable(id));
            for (const QString& heading : {u"## Who cares"_s, u"## What to do"_s, u"## Before"_s,
                                           u"## After"_s, u"## Source"_s})
                QVERIFY2(page.contains(heading + u"\n\n"_s), qPrintable(id + u": "_s + heading));
            QCOMPARE(page.count(u"```robots\n"_s), 2);
        }
        const QDir pages(u":/reference"_s);
        QCOMPARE(int(pages.entryList().size()), checks::codeCount);
    }
};

QTEST_GUILESS_MAIN(TestChecksGolden)
#include "tst_checks_golden.moc"
