// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/finding.h"
#include "core/checks/ignores.h"
#include "core/checks/semantic/semantics.h"
#include "tests/core/checks/fetch_text.h"
#include "tests/core/checks/tester_text.h"
#include "ui/words/reference.h"

#include <QByteArray>
#include <QRegularExpression>
#include <QString>
#include <QTest>

#include <algorithm>

using namespace crawlright;
using namespace Qt::StringLiterals;
using checks::Code;

namespace {

/// What Markdown cannot show: bytes, sizes, names.
constexpr Code unshown[] = {Code::FileName,      Code::EncodingNotUtf8, Code::Utf16,
                            Code::Bom,           Code::NulByte,         Code::IllegalChar,
                            Code::InvisibleChar, Code::MixedLineEnds,   Code::FileTooBig,
                            Code::LineTooLong,   Code::TooManyRules,    Code::RuleTooLong,
                            Code::FetchOverLimit};

/// What is true of a good file, too: worth knowing, not to be mended.
constexpr Code remaining[] = {Code::AdsbotStar,      Code::AiTokenEffect,     Code::BlocksApi,
                              Code::CleanParamScope, Code::CrawlDelayIgnored, Code::IndexHtmlAlias};

constexpr dialects::Id readersOfToday[] = {dialects::Id::Google, dialects::Id::Rfc9309,
                                           dialects::Id::Bing, dialects::Id::Yandex};

template <std::size_t size>
bool isAmong(const Code (&codes)[size], Code code)
{
    return std::ranges::find(codes, code) != std::end(codes);
}

QByteArray example(const QString& page, const QString& heading)
{
    const QRegularExpression block(u"## %1\\n.*?```robots\\n(.*?)```"_s.arg(heading),
                                   QRegularExpression::DotMatchesEverythingOption);
    return block.match(page).captured(1).toUtf8();
}

std::vector<checks::Finding> findingsIn(const QByteArray& robots, Code code)
{
    if (checks::familyOf(code) == checks::Family::Tester)
        return tests::findingsOf(tests::testerText(robots.toStdString()));
    if (checks::familyOf(code) == checks::Family::Fetch)
        return tests::findingsOf(tests::fetchText(robots.toStdString()));
    const syntax::Document document = syntax::parse(robots.toStdString());
    std::vector<checks::Finding> findings = checks::check(document, {.fileName = "robots.txt"});
    std::ranges::move(checks::checkSemantics(document).findings, std::back_inserter(findings));
    return checks::withoutIgnored(document, std::move(findings));
}

class ReferenceExamplesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showTheFinding_data();
    void showTheFinding();
};

void ReferenceExamplesTest::showTheFinding_data()
{
    QTest::addColumn<int>("code");
    for (int code = 0; code < checks::codeCount; ++code)
        QTest::newRow(std::string(checks::idOf(Code(code))).c_str()) << code;
}

/// The example before fires, the one after does not, and nothing in it is an error to anybody now.
void ReferenceExamplesTest::showTheFinding()
{
    QFETCH(const int, code);
    const QString page = words::referencePage(Code(code));
    const auto hasCode = [code](const checks::Finding& finding) {
        return finding.code == Code(code);
    };
    const QByteArray before = example(page, u"Before"_s);
    const QByteArray after = example(page, u"After"_s);
    QVERIFY(!before.isEmpty() && !after.isEmpty());
    if (!isAmong(unshown, Code(code)))
        QVERIFY2(std::ranges::any_of(findingsIn(before, Code(code)), hasCode), before.constData());
    const std::vector<checks::Finding> findings = findingsIn(after, Code(code));
    if (!isAmong(remaining, Code(code)))
        QVERIFY2(std::ranges::none_of(findings, hasCode), after.constData());
    for (const checks::Finding& finding : findings)
        QVERIFY2(checks::severityFor(finding, readersOfToday) != checks::Severity::Error,
                 std::string(checks::idOf(finding.code)).c_str());
}

} // namespace

QTEST_GUILESS_MAIN(ReferenceExamplesTest)
#include "tst_reference_examples.moc"
