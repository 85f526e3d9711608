// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/semantic/semantics.h"
#include "core/edits/fix.h"
#include "core/text/line_index.h"
#include "tests/core/checks/fixtures.h"
#include "ui/words/fixes.h"
#include "ui/words/quoted.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

using namespace crawlright;
using namespace Qt::StringLiterals;
using checks::Code;
using checks::Finding;
using edits::Fix;
using edits::FixCode;

namespace {

std::vector<Finding> findingsOf(const syntax::Document& document)
{
    auto findings = checks::check(document);
    for (Finding& finding : checks::checkSemantics(document).findings)
        findings.push_back(std::move(finding));
    return findings;
}

std::vector<Finding> findingsOf(const syntax::Document& document, Code code)
{
    auto findings = findingsOf(document);
    std::erase_if(findings, [&](const Finding& finding) { return finding.code != code; });
    return findings;
}

QString keepsText(checks::Readers keeps)
{
    if (keeps == checks::everybody)
        return u"all"_s;
    QStringList names;
    for (const dialects::Dialect& dialect : dialects::all())
        if ((keeps & checks::only(dialect.id)) != 0)
            names += words::ascii(dialect.name);
    return names.isEmpty() ? u"none"_s : names.join(u' ');
}

/// A line with its end, as a person can read it.
QString shownLine(std::string_view line)
{
    QString end;
    while (line.ends_with('\n') || line.ends_with('\r')) {
        end.prepend(line.back() == '\n' ? u"\\n"_s : u"\\r"_s);
        line.remove_suffix(1);
    }
    return words::shown(line, 200) + end;
}

QStringList shownLines(const std::string& bytes)
{
    QStringList lines;
    const text::LineIndex index(bytes);
    for (text::LineNumber n = 1; n <= index.lineCount(); ++n)
        if (!index.line(n).isEmpty())
            lines += shownLine(index.line(n).of(bytes));
    return lines;
}

/// The lines that differ, of which the common ones are found from the longest common subsequence.
QString difference(const std::string& before, const std::string& after)
{
    const QStringList a = shownLines(before);
    const QStringList b = shownLines(after);
    QList<QList<int>> common(a.size() + 1, QList<int>(b.size() + 1));
    for (auto i = a.size() - 1; i >= 0; --i)
        for (auto j = b.size() - 1; j >= 0; --j)
            common[i][j] = a[i] == b[j] ? common[i + 1][j + 1] + 1
                                        : std::max(common[i + 1][j], common[i][j + 1]);
    QString out;
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < a.size() || j < b.size()) {
        if (i < a.size() && j < b.size() && a[i] == b[j]) {
            ++i;
            ++j;
        } else if (j == b.size() || (i < a.size() && common[i + 1][j] >= common[i][j + 1])) {
            out += u"    -"_s + a[i++] + u'\n';
        } else {
            out += u"    +"_s + b[j++] + u'\n';
        }
    }
    return out;
}

QString fixText(const std::string& bytes, const Fix& fix)
{
    return u"  %1: %2\n    keeps: %3\n"_s.arg(words::ascii(nameOf(fix.code)), words::title(fix),
                                              keepsText(fix.keeps)) +
           difference(bytes, edits::applied(bytes, fix.edits));
}

/// All fixes of the findings that a fixture is for.
QString goldenText(const tests::Fixture& fixture, Code code)
{
    const std::string bytes = tests::bytesOf(fixture);
    const syntax::Document document = syntax::parse(bytes);
    const edits::Fixer fixer(document);
    const text::LineIndex index(bytes);
    QString out;
    const auto findings = findingsOf(document, code);
    std::vector<FixCode> several;
    for (const Finding& finding : findings) {
        const auto place = index.positionAt(finding.span.begin);
        out += u"%1:%2:%3\n"_s.arg(fixture.name).arg(place.line).arg(place.column);
        for (const Fix& fix : fixer.fixesFor(finding)) {
            out += fixText(bytes, fix);
            if (findings.size() > 1 && std::ranges::find(several, fix.code) == several.end())
                several.push_back(fix.code);
        }
    }
    for (const FixCode fix : several) {
        const auto all = fixer.fixAll(findings, code, fix);
        if (all && all->places > 1)
            out += fixture.name + u":all\n"_s + fixText(bytes, *all);
    }
    return out;
}

bool write(const QString& path, const QString& text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0;
}

QList<tests::Fixture> firing(const QString& id)
{
    QList<tests::Fixture> found;
    for (const tests::Fixture& fixture : tests::fixtures())
        if (fixture.fires && fixture.id == id && fixture.name.endsWith(u".txt"_s))
            found += fixture;
    return found;
}

/// What is left to a person, because a rule cannot know what was meant.
const std::set<Code>& withoutFix()
{
    static const std::set<Code> codes{
        Code::TestUrlSyntax,     Code::TestUrlOtherHost,
        Code::ExpectationFailed, Code::ExpectationSyntax,
        Code::NotFound,          Code::StatusMeansDifferent,
        Code::ServerError,       Code::FetchFailed,
        Code::RedirectTooLong,   Code::RedirectOffHost,
        Code::HttpsDowngrade,    Code::ContentType,
        Code::FetchOverLimit,    Code::ServedOnNoncanonical,
        Code::CacheAge,          Code::LiveDiffers,
        Code::SitemapConflict,   Code::SitemapUnreachable,
        Code::FileName,          Code::NotText,
        Code::FileTooBig,        Code::LineTooLong,
        Code::TooManyRules,      Code::RuleTooLong,
        Code::KnownUnsupported,  Code::GroupOpen,
        Code::AiTokenEffect,     Code::AgentTokenTruncated,
        Code::DialectsDisagree,  Code::WildcardPortability,
        Code::NoSitemap,         Code::SitemapOtherHost,
        Code::CrawlDelayIgnored, Code::StarCrawlDelay,
        Code::CleanParamScope,   Code::BlocksApi,
        Code::InfoDisclosure,    Code::StagingFile,
    };
    return codes;
}

/// Fixes that add what the finding asks for and leave the line that it speaks of.
bool leavesFinding(FixCode fix)
{
    return fix == FixCode::AddOrder || fix == FixCode::AddDirectoryRule ||
           fix == FixCode::AddSpelling || fix == FixCode::AddAgent;
}

void insertFixes(const syntax::Document& document, std::set<FixCode>& made)
{
    const edits::Fixer fixer(document);
    for (const Finding& finding : findingsOf(document))
        for (const Fix& fix : fixer.fixesFor(finding))
            made.insert(fix.code);
}

std::string repeated(std::string_view text, int times)
{
    std::string out;
    for (int i = 0; i < times; ++i)
        out += text;
    return out;
}

/// Of groups, paths and values.
void addRowsOfValues(const auto& row)
{
    row("comments of both groups stay",
        "User-agent: a\nDisallow: /x\n\n# of b\nUser-agent: b # 1\n# 2\nDisallow: /x # 3\n",
        "many-groups-same-rules", "share-rules",
        "User-agent: a\nUser-agent: b\nDisallow: /x\n\n# of b\n# 1\n# 2\n# 3\n");
    row("a sitemap between stays where it is",
        "User-agent: a\nDisallow: /x\n\nUser-agent: *\nDisallow: /z\n\nUser-agent: a\n"
        "Crawl-delay: 5\nSitemap: https://h/s.xml\nDisallow: /y # why\n",
        "duplicate-agent-group", "merge-groups",
        "User-agent: a\nDisallow: /x\nCrawl-delay: 5\nDisallow: /y # why\n\n"
        "User-agent: *\nDisallow: /z\n\nSitemap: https://h/s.xml\n");
    row("a star that keeps a dollar from ending the rule",
        "User-agent: *\nDisallow: /a$*\nDisallow: /b/*\n", "trailing-star", "remove-trailing-stars",
        "User-agent: *\nDisallow: /a$*\nDisallow: /b/\n");
    row("a fragment, and a comment behind it", "User-agent: *\nDisallow: /a#b c # d\n",
        "fragment-in-path", "remove-fragment", "User-agent: *\nDisallow: /a\n");
    row("an encoded hash, and words behind it", "User-agent: *\nDisallow: /a#b c\n",
        "fragment-in-path", "encode-hash", "User-agent: *\nDisallow: /a%23b # c\n");
    row("a group of a crawler that is no more",
        "User-agent: *\nDisallow: /a\n\nUser-agent: Teoma\nDisallow: / # all\n"
        "Sitemap: https://h/s.xml\n",
        "retired-crawler", "delete-group",
        "User-agent: *\nDisallow: /a\n\n# all\nSitemap: https://h/s.xml\n");
    row("a delay with a comma", "User-agent: bingbot\nCrawl-delay: 1,5 s\nDisallow: /a\n",
        "crawl-delay-value", "write-value", "User-agent: bingbot\nCrawl-delay: 2\nDisallow: /a\n");
    row("a sitemap on the host of another",
        "Sitemap: s.xml\nSitemap: https://h.example/t.xml\nUser-agent: *\nDisallow: /a\n",
        "sitemap-not-absolute", "write-address",
        "Sitemap: https://h.example/s.xml\nSitemap: https://h.example/t.xml\n"
        "User-agent: *\nDisallow: /a\n");
    row("parameters of clean-param", "User-agent: *\nDisallow: /a\nClean-param: a, b /c\n",
        "clean-param-format", "write-value", "User-agent: *\nDisallow: /a\nClean-param: a&b /c\n");
    row("a colon in a preference", "User-agent: *\nContent-Signal: search: yes\nDisallow: /a\n",
        "content-pref-format", "write-value",
        "User-agent: *\nContent-Signal: search=yes\nDisallow: /a\n");
}

} // namespace

class TestFixes final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ids_data()
    {
        QTest::addColumn<int>("code");
        for (int i = 0; i < checks::codeCount; ++i)
            QTest::newRow(std::string(checks::idOf(Code(i))).c_str()) << i;
    }

    /// Titles, what is kept, and the lines before and after, of every fixture.
    /// CRAWLRIGHT_UPDATE_GOLDEN=1 writes what is there as what is expected.
    void ids()
    {
        QFETCH(const int, code);
        const QString id = words::ascii(checks::idOf(Code(code)));
        QString actual;
        for (const tests::Fixture& fixture : firing(id))
            actual += goldenText(fixture, Code(code));
        const QString path = QStringLiteral(CRAWLRIGHT_TEST_DATA "/fixes/") + id + u".golden"_s;
        const bool hasFix = actual.contains(u"keeps: "_s);
        QCOMPARE(hasFix, !withoutFix().contains(Code(code)));
        if (!hasFix) {
            QVERIFY(!QFile::exists(path));
            return;
        }
        if (qEnvironmentVariableIsSet("CRAWLRIGHT_UPDATE_GOLDEN")) {
            QVERIFY(write(path, actual));
            return;
        }
        const QString expected = QString::fromStdString(tests::readFile(path));
        if (expected == actual)
            return;
        const QString actualPath =
            QCoreApplication::applicationDirPath() + u"/golden/fixes/"_s + id + u".golden"_s;
        QVERIFY(write(actualPath, actual));
        QFAIL(qPrintable(u"%1 differs from %2"_s.arg(path, actualPath)));
    }

    void findingIsGone_data() { ids_data(); }

    /// One finding fewer of the kind, or of those that say the same, by every fix.
    void findingIsGone()
    {
        QFETCH(const int, code);
        for (const tests::Fixture& fixture : firing(words::ascii(checks::idOf(Code(code))))) {
            const std::string bytes = tests::bytesOf(fixture);
            const syntax::Document document = syntax::parse(bytes);
            const auto before = findingsOf(document, Code(code));
            const edits::Fixer fixer(document);
            for (const Finding& finding : before) {
                for (const Fix& fix : fixer.fixesFor(finding)) {
                    if (leavesFinding(fix.code))
                        continue;
                    const auto after =
                        findingsOf(syntax::parse(edits::applied(bytes, fix.edits)), Code(code));
                    const auto same = [&](const Finding& other) {
                        return other.arguments == finding.arguments;
                    };
                    QVERIFY2(after.size() < before.size() ||
                                 std::ranges::count_if(after, same) <
                                     std::ranges::count_if(before, same),
                             qPrintable(fixture.name + u'\n' + fixText(bytes, fix)));
                }
            }
        }
    }

    void everyFixIsMade()
    {
        std::set<FixCode> made;
        for (const tests::Fixture& fixture : tests::fixtures()) {
            const syntax::Document document = syntax::parse(tests::bytesOf(fixture));
            if (document.bytes().size() > 10'000)
                continue;
            insertFixes(document, made);
        }
        // The fixture of retired crawlers names two for one group.
        insertFixes(syntax::parse("User-agent: Teoma\nDisallow: /\n"), made);
        for (int i = 0; i < edits::fixCodeCount; ++i)
            QVERIFY2(made.contains(FixCode(i)), std::string(nameOf(FixCode(i))).c_str());
    }

    void namesAreDistinct()
    {
        std::set<std::string_view> names;
        for (int i = 0; i < edits::fixCodeCount; ++i)
            names.insert(nameOf(FixCode(i)));
        QCOMPARE(int(names.size()), edits::fixCodeCount);
    }

    void before_data()
    {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<std::string>("id");
        QTest::addColumn<std::string>("fix");
        QTest::addColumn<std::string>("after");
        const auto row = [](const char* name, std::string before, std::string id, std::string fix,
                            std::string after) {
            QTest::newRow(name) << std::move(before) << std::move(id) << std::move(fix)
                                << std::move(after);
        };
        addRowsOfValues(row);
        row("no final line end", "User-agent: *\nDisallow: /a\nDisallow: /a", "duplicate-rule",
            "delete-line", "User-agent: *\nDisallow: /a\n");
        row("a comment stays", "User-agent: *\nDisallow: /a\nDisallow: /a # why\n",
            "duplicate-rule", "delete-line", "User-agent: *\nDisallow: /a\n# why\n");
        row("inserted below the last line", "User-agent: *\r\nDisallow: /a\r\n\r\nUser-agent: b",
            "group-without-rules", "add-empty-disallow",
            "User-agent: *\r\nDisallow: /a\r\n\r\nUser-agent: b\r\nDisallow:");
        row("a file without a line end", "User-agent: b", "no-star-group", "add-open-group",
            "User-agent: b\n\nUser-agent: *\nDisallow:");
        row("line ends of the neighbour", "User-agent: a, b\r\nDisallow: /\n", "agent-list",
            "split-agents", "User-agent: a\r\nUser-agent: b\r\nDisallow: /\n");
        row("a lone CR", "User-agent: a, b\rDisallow: /\r", "agent-list", "split-agents",
            "User-agent: a\rUser-agent: b\rDisallow: /\r");
        row("behind a byte order mark",
            "\xEF\xBB\xBF"
            "Disallow: /a\n",
            "no-agent-at-all", "insert-star-agent", "\xEF\xBB\xBFUser-agent: *\nDisallow: /a\n");
        row("a byte order mark stays with the first line",
            "\xEF\xBB\xBF"
            "Disallow: /a\nUser-agent: *\nDisallow: /b\n",
            "rule-before-agent", "move-into-group",
            "\xEF\xBB\xBFUser-agent: *\nDisallow: /a\nDisallow: /b\n");
    }

    void before()
    {
        QFETCH(const std::string, before);
        QFETCH(const std::string, id);
        QFETCH(const std::string, fix);
        QFETCH(const std::string, after);
        const syntax::Document document = syntax::parse(before);
        const edits::Fixer fixer(document);
        const auto findings = findingsOf(document, *checks::codeOf(id));
        QVERIFY(!findings.empty());
        QStringList others;
        for (const Fix& made : fixer.fixesFor(findings.back())) {
            if (nameOf(made.code) == fix) {
                QCOMPARE(QByteArray::fromStdString(edits::applied(before, made.edits)),
                         QByteArray::fromStdString(after));
                return;
            }
            others += words::ascii(nameOf(made.code));
        }
        QFAIL(qPrintable(u"no such fix, but "_s + others.join(u", "_s)));
    }

    /// A fix of a finding of another file touches nothing outside the bytes.
    void foreignFindings()
    {
        const syntax::Document other =
            syntax::parse(repeated("User-agent: *\nDisallow: /a b#c\n\n: x", 9));
        const edits::Fixer fixer(other);
        int made = 0;
        for (const tests::Fixture& fixture : tests::fixtures()) {
            const syntax::Document document = syntax::parse(tests::bytesOf(fixture));
            for (const Finding& finding : findingsOf(document)) {
                for (const Fix& fix : fixer.fixesFor(finding)) {
                    ++made;
                    for (const edits::Edit& edit : fix.edits) {
                        QVERIFY(edit.span.begin <= edit.span.end);
                        QVERIFY(edit.span.end <= other.bytes().size());
                    }
                }
            }
        }
        QVERIFY(made > 100);
    }

    void titlesOfSeveralPlaces()
    {
        const syntax::Document document = syntax::parse("User-agent: *\nDesallow: /a\nAlow: /b\n");
        const auto findings = findingsOf(document, Code::DirectiveTypo);
        QCOMPARE(findings.size(), 2);
        const edits::Fixer fixer(document);
        QCOMPARE(words::title(fixer.fixesFor(findings[0]).front()),
                 u"Write “Disallow” instead of “Desallow”"_s);
        const auto all = fixer.fixAll(findings, Code::DirectiveTypo, FixCode::RenameField);
        QVERIFY(all);
        QCOMPARE(words::title(*all), u"Correct the name of the field (2 places)"_s);
        QVERIFY(!fixer.fixAll(findings, Code::DirectiveTypo, FixCode::MoveUp));
    }

    void keepsIsCheap_data()
    {
        QTest::addColumn<std::string>("line");
        QTest::newRow("typos") << std::string("Dsallow: /a/b/c\n");
        QTest::newRow("duplicates") << std::string("Disallow: /same/path\n");
        QTest::newRow("groups") << std::string("User-agent: a\nDisallow: /x\n\n");
        QTest::newRow("relative sitemaps") << std::string("Sitemap: /s.xml\n");
        QTest::newRow("percent") << std::string("Disallow: /100%zz\n");
    }

    /// 10,000 findings against 40,000 take at most eight times the time.
    void keepsIsCheap()
    {
        QFETCH(const std::string, line);
        std::array<qint64, 2> elapsed{};
        for (int i = 0; i < 2; ++i) {
            const auto document = syntax::parse(
                "Sitemap: https://h/x.xml\nUser-agent: *\nDisallow:\n\nUser-agent: a\n" +
                repeated(line, i == 0 ? 2'500 : 10'000));
            auto findings = checks::check(document);
            qint64 best = std::numeric_limits<qint64>::max();
            for (int again = 0; again < 2; ++again) {
                QElapsedTimer timer;
                timer.start();
                const edits::Fixer fixer(document);
                std::size_t made = 0;
                for (const Finding& finding : findings)
                    made += fixer.fixesFor(finding).size();
                QVERIFY(made >= findings.size() / 2);
                const Finding& last = findings[findings.size() - 2];
                const auto fixes = fixer.fixesFor(last);
                QVERIFY(!fixes.empty());
                QVERIFY(fixer.fixAll(findings, last.code, fixes.front().code)->places > 1'000);
                best = std::min(best, timer.elapsed());
            }
            elapsed[std::size_t(i)] = best;
        }
        qInfo("%lld ms, %lld ms", static_cast<long long>(elapsed[0]),
              static_cast<long long>(elapsed[1]));
    }

    void manyInOneLine_data()
    {
        QTest::addColumn<std::string>("line");
        QTest::addColumn<std::string>("fault");
        QTest::addColumn<std::string>("id");
        QTest::addColumn<std::string>("fix");
        const auto row = [](const char* name, std::string line, std::string fault, std::string id,
                            std::string fix) {
            QTest::newRow(name) << std::move(line) << std::move(fault) << std::move(id)
                                << std::move(fix);
        };
        row("percent signs", "Disallow: /", "%zz", "bad-percent", "encode-percent");
        row("bytes of a rule", "Disallow: /", "\xE9s", "encoding-not-utf8", "percent-encode-text");
        row("bytes of a comment", "# ", "\xE9s", "encoding-not-utf8", "write-utf8");
        row("quotation marks", "User-agent: ", "\xE2\x80\x9C-", "word-processor-char",
            "replace-characters");
        row("entities", "Disallow: /", "&amp;a", "html-entity", "decode-entity");
    }

    /// 100,000 faults; were each judged by its line, this would not end in an hour.
    void manyInOneLine()
    {
        QFETCH(const std::string, line);
        QFETCH(const std::string, fault);
        QFETCH(const std::string, id);
        QFETCH(const std::string, fix);
        constexpr int times = 100'000;
        const std::string bytes =
            "User-agent: a\nAllow: /\n" + line + repeated(fault, times) + "\nDisallow: /x\n";
        const syntax::Document document = syntax::parse(bytes);
        auto findings = checks::check(document);
        const Code code = *checks::codeOf(id);
        std::erase_if(findings, [&](const Finding& finding) { return finding.code != code; });
        QCOMPARE(findings.size(), std::size_t(times));
        const edits::Fixer fixer(document);
        std::optional<FixCode> wanted;
        for (const Finding& finding : findings) {
            const auto fixes = fixer.fixesFor(finding);
            const auto made =
                std::ranges::find(fixes, fix, [](const Fix& one) { return nameOf(one.code); });
            QVERIFY(made != fixes.end());
            QVERIFY(finding.span.begin <= made->edits[0].span.begin);
            QVERIFY(made->edits[0].span.end <= finding.span.end);
            wanted = made->code;
        }
        const auto all = fixer.fixAll(findings, code, *wanted);
        QVERIFY(all);
        QCOMPARE(all->places, std::size_t(times));
        const auto after = checks::check(syntax::parse(edits::applied(bytes, all->edits)));
        QVERIFY(std::ranges::find(after, code, &Finding::code) == after.end());
    }

    /// A line is judged up to a length; all its findings at once at any.
    void judgesUpToALength()
    {
        const std::string head = "User-agent: a\nAllow: /\n# \xE9";
        for (const std::size_t length : {edits::longestJudged, edits::longestJudged + 1}) {
            const std::string bytes = head + std::string(length - 3, 'x') + "\nDisallow: /x\n";
            const syntax::Document document = syntax::parse(bytes);
            const auto findings = findingsOf(document, Code::EncodingNotUtf8);
            QCOMPARE(findings.size(), 1);
            const edits::Fixer fixer(document);
            const auto fixes = fixer.fixesFor(findings[0]);
            QVERIFY(!fixes.empty());
            QCOMPARE(fixes[0].keeps,
                     length == edits::longestJudged ? checks::everybody : checks::nobody);
            const auto all = fixer.fixAll(findings, Code::EncodingNotUtf8, fixes[0].code);
            QVERIFY(all);
            QCOMPARE(all->keeps, checks::everybody);
        }
    }
};

QTEST_GUILESS_MAIN(TestFixes)
#include "tst_fixes.moc"
