// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/project/project.h"
#include "ui/words/project_words.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace crawlright;
using namespace Qt::StringLiterals;
using checks::Code;
using checks::Fingerprint;
using checks::Severity;
using project::Baseline;
using project::Project;

Q_DECLARE_METATYPE(std::string)

namespace {

/// Every fault as "line:column detail".
std::string faultsOf(const std::string& json)
{
    const auto project = project::parse(json);
    std::string text;
    if (!project) {
        for (const project::Fault& fault : project.error())
            text += std::to_string(fault.place.line) + ':' + std::to_string(fault.place.column) +
                    ' ' + std::to_string(int(fault.code)) + ' ' + fault.detail + '\n';
    }
    return text;
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

const Baseline oneOld = {{"robots.txt", {Fingerprint{Code::Bom, 1, 2}}}};
const std::string oneOldText = "\"baseline\": {\n    \"robots.txt\": [\n      "
                               "\"bom:0000000000000001:2\"\n    ]\n  }";

} // namespace

class TestProject final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }
    void everything();
    void nothing();
    void faults_data();
    void faults();
    void allFaultsAtOnce();
    void everyFaultHasASentence();
    void anyBytes();
    void baselineKeepsTheRest_data();
    void baselineKeepsTheRest();
    void files();
};

void TestProject::everything()
{
    const auto project = project::parse("\xEF\xBB\xBF{\n"
                                        "  \"crawlers\": [\"Googlebot\", \"bingbot\"],\n"
                                        "  \"severities\": {\"no-sitemap\": \"error\"},\n"
                                        "  \"ignore\": [\"bom\", \"dead-rule\"],\n"
                                        "  \"baseline\": {\"a.txt\": [\"bom:00000000000000ff:2\", "
                                        "\"bom:00000000000000ff:1\"]}\n"
                                        "}\n");
    QVERIFY(project.has_value());
    QCOMPARE(project->crawlers, (std::vector<std::string>{"Googlebot", "bingbot"}));
    QCOMPARE(project->policy.severities[std::size_t(Code::NoSitemap)], Severity::Error);
    QCOMPARE(project->policy.ignored.count(), std::size_t(2));
    QVERIFY(project->policy.ignored.test(std::size_t(Code::DeadRule)));
    QCOMPARE(project->policyFor("a.txt").known,
             (std::vector{Fingerprint{Code::Bom, 0xFF, 1}, Fingerprint{Code::Bom, 0xFF, 2}}));
    QVERIFY(project->policyFor("b.txt").known.empty());
}

void TestProject::nothing()
{
    QCOMPARE(project::parse("{}"), Project{});
    QCOMPARE(project::parse(" { } \n"), Project{});
}

void TestProject::faults_data()
{
    QTest::addColumn<std::string>("json");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const std::string& json, const QString& place,
                        const QString& part) { QTest::newRow(name) << json << place << part; };
    row("empty", "", u"1:1"_s, u"ends before"_s);
    row("blank", " \n", u"2:1"_s, u"ends before"_s);
    row("no bracket at the end", "{\"ignore\": []\n", u"2:1"_s, u"ends before"_s);
    row("no quotation mark at the end", "{\"ignore", u"1:9"_s, u"ends before"_s);
    row("two commas", "{\"ignore\": [\"bom\",, \"bom\"]}", u"1:19"_s, u"no valid JSON"_s);
    row("comma at the end", "{\n\"ignore\": [],\n}", u"3:1"_s, u"no valid JSON"_s);
    row("no comma", "{\"ignore\": [] \"crawlers\": []}", u"1:24"_s, u"no valid JSON"_s);
    row("comment", "// mine\n{}", u"1:1"_s, u"no valid JSON"_s);
    row("more behind", "{} x", u"1:4"_s, u"no valid JSON"_s);
    row("not UTF-8", "{\"a\xE9\": 1}", u"1:4"_s, u"not UTF-8"_s);
    row("deep", std::string(100'000, '['), u"1:17"_s, u"So many brackets"_s);
    row("a list", "[]", u"1:1"_s, u"an object in braces"_s);
    row("unknown key", "{\n  \"crawler\": []}", u"2:3"_s, u"no setting “crawler”"_s);
    row("twice", "{\"ignore\": [], \"ignore\": []}", u"1:16"_s, u"set twice"_s);
    row("crawlers no list", "{\"crawlers\": \"Googlebot\"}", u"1:14"_s,
        u"“crawlers” has to be a"_s);
    row("a number as crawler", "{\"crawlers\": [\"Googlebot\", -12.5e3, 7]}", u"1:28"_s,
        u"needs a text"_s);
    row("unknown crawler", "{\"crawlers\": [ \"Gogglebot\"]}", u"1:16"_s,
        u"No crawler “Gogglebot”"_s);
    row("unknown id", "{\"ignore\": [\"bom\",\n\t\"bomb\"]}", u"2:2"_s, u"the id “bomb”"_s);
    row("unknown id of a severity", "{\"severities\": {\"bomb\": \"error\"}}", u"1:17"_s,
        u"the id “bomb”"_s);
    row("unknown severity", "{\"severities\": {\"bom\": \"none\"}}", u"1:24"_s,
        u"“none” is not a severity"_s);
    row("severity no text", "{\"severities\": {\"bom\": null}}", u"1:24"_s,
        u"“bom” needs a text"_s);
    row("severities a list", "{\"severities\": []}", u"1:16"_s, u"“severities” has to be an"_s);
    row("no fingerprint", "{\"baseline\": {\"a\": [\"bom\"]}}", u"1:21"_s,
        u"“bom” does not name"_s);
    row("baseline a list", "{\"baseline\": []}", u"1:14"_s, u"“baseline” has to be an"_s);
    row("baseline of a file no list", "{\"baseline\": {\"a\": {}}}", u"1:20"_s, u"“a” has to be"_s);
    row("escapes before it", "{\"baseline\": {\"\\u00e9\\\"\": [true]}}", u"1:28"_s,
        u"needs a text"_s);
}

void TestProject::faults()
{
    QFETCH(const std::string, json);
    QFETCH(const QString, place);
    QFETCH(const QString, sentence);
    const auto project = project::parse(json);
    QVERIFY(!project.has_value());
    const project::Fault& fault = project.error().front();
    QVERIFY(fault.hasPlace());
    QCOMPARE(u"%1:%2"_s.arg(fault.place.line).arg(fault.place.column), place);
    QVERIFY2(words::sentence(fault).contains(sentence), qPrintable(words::sentence(fault)));
}

void TestProject::allFaultsAtOnce()
{
    const std::string text = faultsOf("{\"ignore\": [\"x\", 1],\n \"severities\": {\"y\": \"z\"},\n"
                                      " \"w\": 1, \"w\": 2}");
    QCOMPARE(std::ranges::count(text, '\n'), 7);
}

void TestProject::everyFaultHasASentence()
{
    for (int code = 0; code <= int(project::Fault::Code::NoFingerprint); ++code) {
        const project::Fault fault{project::Fault::Code(code), {}, "detail"};
        const QString text = words::sentence(fault);
        QVERIFY2(text.endsWith(u'.') && !text.contains(u'%'), qPrintable(text));
    }
}

void TestProject::anyBytes()
{
    std::mt19937 random(3);
    const std::vector<std::string> pieces = {"{",          "}",           "[",
                                             "]",          ":",           ",",
                                             "\"ignore\"", "\"bom\"",     "\"baseline\"",
                                             "\"a\"",      " ",           "\n",
                                             "1",          "-",           "true",
                                             "null",       "\"\\u12\"",   "\"",
                                             "\xC3\xA9",   "\xFF",        "\\",
                                             "1.5e",       "\"crawlers\""};
    int good = 0;
    for (int round = 0; round < 20'000; ++round) {
        std::string json = round % 2 == 0 ? "{" : "";
        for (std::size_t n = random() % 12; n > 0; --n)
            json += pieces[random() % pieces.size()];
        const auto project = project::parse(json);
        good += project.has_value();
        if (project)
            continue;
        for (const project::Fault& fault : project.error())
            QVERIFY2(fault.place.line >= 1 && fault.place.column <= json.size() + 1, json.c_str());
    }
    QVERIFY(good > 0);
}

void TestProject::baselineKeepsTheRest_data()
{
    QTest::addColumn<std::string>("json");
    QTest::addColumn<std::string>("result");
    const auto row = [](const char* name, const std::string& json, const std::string& result) {
        QTest::newRow(name) << json << result;
    };
    row("new", "", "{\n  " + oneOldText + "\n}\n");
    row("empty object", "{}\n", "{\n  " + oneOldText + "\n}\n");
    row("other keys", "{ \"ignore\":[ \"bom\" ] , \"crawlers\" :\t[] }\r\n",
        "{ \"ignore\":[ \"bom\" ] , \"crawlers\" :\t[],\n  " + oneOldText + " }\r\n");
    row("old baseline",
        "{\"baseline\": {\"robots.txt\": [\"utf16:0000000000000001:1\"]}, \"ignore\": []}",
        "{" + oneOldText + ", \"ignore\": []}");
    row("of another file", "{\"baseline\": {\"a\\\"b\": [\"utf16:0000000000000001:1\"]}}",
        "{\"baseline\": {\n    \"a\\\"b\": [\n      \"utf16:0000000000000001:1\"\n    ],\n    "
        "\"robots.txt\": [\n      \"bom:0000000000000001:2\"\n    ]\n  }}");
}

void TestProject::baselineKeepsTheRest()
{
    QFETCH(const std::string, json);
    QFETCH(const std::string, result);
    const auto text = project::withBaseline(json, oneOld);
    QVERIFY(text.has_value());
    QCOMPARE(*text, result);
    const auto project = project::parse(*text);
    QVERIFY(project.has_value());
    QCOMPARE(project->policyFor("robots.txt").known, oneOld.at("robots.txt"));
    // The same again changes nothing; without findings the baseline goes.
    QCOMPARE(*project::withBaseline(*text, oneOld), *text);
    QVERIFY(!project::parse(*project::withBaseline(*text, {{"robots.txt", {}}}))
                 ->baseline.contains("robots.txt"));
}

void TestProject::files()
{
    const QTemporaryDir folder;
    const QString path = project::pathBeside(folder.filePath(u"robots.txt"_s));
    QCOMPARE(path, folder.filePath(u"crawlright.json"_s));
    QCOMPARE(project::pathBeside(u"robots.txt"_s), u"crawlright.json"_s);
    QCOMPARE(project::read(path), Project{});

    QVERIFY(project::writeBaseline(path, oneOld).has_value());
    QCOMPARE(contentsOf(path).toStdString(), "{\n  " + oneOldText + "\n}\n");
    QCOMPARE(project::read(path)->baseline, oneOld);

    // What is not understood is not overwritten, nor is what is empty by mistake.
    for (const char* bytes : {"{\"x\": 1}", "{", ""}) {
        write(path, bytes);
        QVERIFY(!project::read(path).has_value());
        QVERIFY(!project::writeBaseline(path, oneOld).has_value());
        QCOMPARE(contentsOf(path), QByteArray(bytes));
    }

    QVERIFY(QFile::remove(path));
    QVERIFY(QDir(folder.path()).mkdir(u"crawlright.json"_s));
    const auto directory = project::read(path);
    QVERIFY(!directory.has_value());
    QCOMPARE(directory.error().front().code, project::Fault::Code::CannotRead);
    QVERIFY(!directory.error().front().hasPlace());

    const auto unwritten =
        project::writeBaseline(folder.filePath(u"no/such/folder.json"_s), oneOld);
    QVERIFY(!unwritten.has_value());
    QCOMPARE(unwritten.error().front().code, project::Fault::Code::CannotWrite);
}

QTEST_GUILESS_MAIN(TestProject)
#include "tst_project.moc"
