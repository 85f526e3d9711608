// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/repro/repro.h"
#include "ui/words/repro_words.h"

#include <QTest>

#include <random>

using namespace crawlright;
using namespace std::string_literals;
using repro::Case;
using Code = repro::Fault::Code;

Q_DECLARE_METATYPE(std::string)
Q_DECLARE_METATYPE(crawlright::repro::Fault)

namespace {

const Case plain = {.robots = "User-agent: *\nDisallow: /shop/\n",
                    .url = "https://example.com/shop/cart",
                    .crawler = "Googlebot",
                    .dialect = dialects::Id::Google,
                    .verdict = rules::Verdict::Disallow,
                    .line = 2};

std::string with(std::string_view member)
{
    return "{\n\"format\": \"crawlright-repro\",\n\"version\": 1,\n\"robots\": \"\",\n"
           "\"url\": \"/\",\n\"crawler\": \"a\",\n\"verdict\": \"allow\",\n" +
           std::string(member) + "\n}";
}

/// Half of them UTF-8, the others any bytes.
std::string randomBytes(std::mt19937& random)
{
    static constexpr std::string_view pieces[] = {"\r\n",   "\n",    "\"",       "\\",
                                                  "/",      "a",     "\xC3\xA9", "\x7F",
                                                  "{",      "\t",    "日",       "\xF0\x9F\x90\x88",
                                                  "\u2028", "\uFEFF"};
    std::string bytes;
    const bool isUtf8 = random() % 2 == 0;
    for (std::size_t left = random() % 24; left > 0; --left) {
        if (isUtf8)
            bytes += random() % 8 == 0 ? std::string_view("\0", 1)
                                       : pieces[random() % std::size(pieces)];
        else
            bytes += static_cast<char>(random() % 256);
    }
    return bytes;
}

} // namespace

class TestRepro final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesWhatPeopleCanRead()
    {
        const std::string expected = "{\n"
                                     "  \"format\": \"crawlright-repro\",\n"
                                     "  \"version\": 1,\n"
                                     "  \"robots\": \"User-agent: *\\nDisallow: /shop/\\n\",\n"
                                     "  \"url\": \"https://example.com/shop/cart\",\n"
                                     "  \"crawler\": \"Googlebot\",\n"
                                     "  \"dialect\": \"google\",\n"
                                     "  \"verdict\": \"disallow\",\n"
                                     "  \"line\": 2\n"
                                     "}\n";
        QCOMPARE(repro::write(plain), expected);
        QVERIFY(repro::read(expected) == plain);
    }

    void keepsBytesThatAreNoText()
    {
        Case odd = plain;
        odd.robots = "\xEF\xBB\xBF"
                     "Disallow: /\xE9\r\n";
        odd.url = "/\xFF";
        odd.crawler = "bot\xC3";
        const std::string json = repro::write(odd);
        for (const char* key : {"\"robotsBase64\"", "\"urlBase64\"", "\"crawlerBase64\""})
            QVERIFY2(json.contains(key), json.c_str());
        QVERIFY(repro::read(json) == odd);
    }

    void keepsAnyBytes()
    {
        std::mt19937 random(1);
        const std::array verdicts = {rules::Verdict::Allow, rules::Verdict::Disallow,
                                     rules::Verdict::Undefined};
        int texts = 0;
        for (int i = 0; i < 20'000; ++i) {
            Case one = {.robots = randomBytes(random),
                        .url = randomBytes(random),
                        .crawler = randomBytes(random),
                        .verdict = verdicts[random() % 3],
                        .line = static_cast<text::LineNumber>(random())};
            if (const auto id = random() % 10; id < dialects::dialectCount)
                one.dialect = static_cast<dialects::Id>(id);
            const std::string json = repro::write(one);
            const auto back = repro::read(json);
            QVERIFY2(back == one, json.c_str());
            texts += json.contains("\"robots\"") ? 1 : 0;
        }
        QVERIFY(texts > 5'000 && texts < 15'000); // both forms were tried
    }

    void isTotal()
    {
        std::mt19937 random(2);
        const std::string whole = repro::write(plain);
        for (std::size_t size = 0; size + 1 < whole.size(); ++size)
            QVERIFY(!repro::read(std::string_view(whole).substr(0, size)).has_value());
        for (int i = 0; i < 20'000; ++i) {
            std::string json = whole;
            json[random() % json.size()] = static_cast<char>(random() % 256);
            const auto back = repro::read(json);
            QVERIFY(back.has_value() || !words::sentence(back.error()).isEmpty());
        }
    }

    void tellsWhatIsWrong_data()
    {
        QTest::addColumn<std::string>("json");
        QTest::addColumn<repro::Fault>("expected");
        const auto row = [](const char* name, std::string json, Code code, text::Position place,
                            std::string detail = {}) {
            QTest::newRow(name) << std::move(json) << repro::Fault{code, place, std::move(detail)};
        };
        row("empty", "", Code::Unfinished, {1, 1});
        row("a comma too many", "{\n\"a\": 1,,", Code::Broken, {2, 8});
        row("not UTF-8", "{\"a\": \"\xE9\"}", Code::NotUtf8, {1, 8});
        row("a list", "[1]", Code::NotAnObject, {1, 1});
        row("too deep", std::string(40, '['), Code::TooDeep, {1, 17});
        row("any other object", "{}", Code::NoRepro, {1, 1});
        row("another format", "{\"format\": \"har\"}", Code::NoRepro, {1, 12});
        row("no version", "{\"format\": \"crawlright-repro\"}", Code::Missing, {1, 1}, "version");
        row("a later version", "{\"format\": \"crawlright-repro\", \"version\": 2, \"new\": 1}",
            Code::OtherVersion, {1, 43}, "2");
        row("a version as text", "{\"format\": \"crawlright-repro\", \"version\": \"1\"}",
            Code::OtherVersion, {1, 43}, "\"1\"");
        row("an unknown key", with("\"line\": 0,\n\"colour\": 1"), Code::UnknownKey, {9, 1},
            "colour");
        row("Base64 of what is none", with("\"line\": 0,\n\"lineBase64\": \"\""), Code::UnknownKey,
            {9, 1}, "lineBase64");
        row("a key twice", with("\"line\": 0,\n  \"line\": 0"), Code::NamedTwice, {9, 3}, "line");
        row("text and Base64", with("\"line\": 0,\n\"urlBase64\": \"Lw==\""), Code::BothForms,
            {9, 1}, "url");
        row("a key is missing", "{\"format\": \"crawlright-repro\", \"version\": 1}", Code::Missing,
            {1, 1}, "robots");
        row("no line", with("\"dialect\": \"bing\""), Code::Missing, {1, 1}, "line");
        row("a number for a text", with("\"line\": 0, \"dialect\": 3"), Code::NotAText, {8, 23},
            "dialect");
        row("an unknown dialect", with("\"line\": 0, \"dialect\": \"altavista\""),
            Code::UnknownDialect, {8, 23}, "altavista");
        row("a text for a line", with("\"line\": \"2\""), Code::NotALine, {8, 9}, "line");
        row("a line below 0", with("\"line\": -1"), Code::NotALine, {8, 9}, "line");
        row("half a line", with("\"line\": 1.5"), Code::NotALine, {8, 9}, "line");
        row("a line too great", with("\"line\": 4294967296"), Code::NotALine, {8, 9}, "line");
    }
    void tellsWhatIsWrong()
    {
        QFETCH(const std::string, json);
        QFETCH(const repro::Fault, expected);
        const auto read = repro::read(json);
        QVERIFY(!read.has_value());
        QCOMPARE(int(read.error().code), int(expected.code));
        QCOMPARE(read.error().place.line, expected.place.line);
        QCOMPARE(read.error().place.column, expected.place.column);
        QCOMPARE(read.error().detail, expected.detail);
        QVERIFY(words::sentence(expected).endsWith(u'.'));
        QVERIFY(words::sentence(expected).contains(QString::fromStdString(expected.detail)));
    }

    void wantsBase64AndAVerdict()
    {
        const std::string json = "{\"format\": \"crawlright-repro\", \"version\": 1, "
                                 "\"robotsBase64\": \"*\", \"url\": \"/\", \"crawler\": \"a\", "
                                 "\"verdict\": \"maybe\", \"line\": 0}";
        const auto noBase64 = repro::read(json);
        QVERIFY(!noBase64.has_value());
        QCOMPARE(int(noBase64.error().code), int(Code::NotBase64));
        std::string repaired = json;
        repaired.replace(repaired.find("\"*\""), 3, "\"/w==\"");
        const auto noVerdict = repro::read(repaired);
        QVERIFY(!noVerdict.has_value());
        QCOMPARE(int(noVerdict.error().code), int(Code::UnknownVerdict));
        repaired.replace(repaired.find("maybe"), 5, "undefined");
        QCOMPARE(repro::read(repaired).value().robots, "\xFF"s);
    }
};

QTEST_GUILESS_MAIN(TestRepro)
#include "tst_repro.moc"
