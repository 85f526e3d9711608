// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/effect.h"
#include "core/edits/format.h"

#include <QTest>

using namespace crawlright;
using checks::Readers;
using dialects::Dialect;
using namespace std::string_literals;

Q_DECLARE_METATYPE(std::string)

namespace {

std::string formatted(const std::string& file)
{
    return edits::applied(file, edits::format(syntax::parse(file)).edits);
}

QByteArray shown(const std::string& bytes)
{
    return QByteArray::fromStdString(bytes).toPercentEncoding(" :/#*\n");
}

Readers blankLineReaders()
{
    return checks::readersWhere([](const Dialect& d) { return d.blankLineEndsRecord; });
}

} // namespace

class TestFormat final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void formats_data()
    {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<std::string>("after");
        const auto row = [](const char* name, std::string before, std::string after) {
            QTest::newRow(name) << std::move(before) << std::move(after);
        };
        row("empty", "", "");
        row("blank lines alone", "\n \n\t\n", "");
        row("fields", "USER-AGENT :*\n disallow:/a \nALLOW\t:\t/b\t\nsitemap:https://e/s\n",
            "User-agent: *\nDisallow: /a\nAllow: /b\nSitemap: https://e/s\n");
        row("other fields",
            "user-agent: *\ncrawl-Delay:5\nrequest-RATE:1/5\nhost:e\nclean-param:a /b\n"
            "content-signal:ai-train=no\n",
            "User-agent: *\nCrawl-delay: 5\nRequest-rate: 1/5\nHost: e\nClean-param: a /b\n"
            "Content-Signal: ai-train=no\n");
        row("empty values", "User-agent: *\nDisallow: \nAllow:#x\n",
            "User-agent: *\nDisallow:\nAllow: #x\n");
        row("a value that begins with a colon", "User-agent: *\nDisallow::/a\n",
            "User-agent: *\nDisallow: :/a\n");
        row("a final newline", "User-agent: *\nDisallow: /a", "User-agent: *\nDisallow: /a\n");
        row("comments", "  # one  \nUser-agent: *   # two \nDisallow: /a#three\t\n#four\n",
            "# one\nUser-agent: * # two\nDisallow: /a#three\n#four\n");
        row("CRLF is the main line ending", "User-agent: *\r\nDisallow: /a\nDisallow: /b\r\n",
            "User-agent: *\r\nDisallow: /a\r\nDisallow: /b\r\n");
        row("CR is the main line ending", "User-agent: *\rDisallow: /a\rDisallow: /b\n",
            "User-agent: *\rDisallow: /a\rDisallow: /b\r");
        row("a byte order mark stays", "\xEF\xBB\xBF\n\nuser-agent:*\nDisallow:/\n",
            "\xEF\xBB\xBFUser-agent: *\nDisallow: /\n");
        row("no byte order mark is made", "\n\n\xEF\xBB\xBFUser-agent: *\nDisallow: /\n",
            "\n\xEF\xBB\xBFUser-agent: *\nDisallow: /\n");
        row("groups",
            "\n\nUser-agent: a\nUser-agent: b\n\nDisallow: /a\n\n\nDisallow: /b\n"
            "User-agent: c\nDisallow: /\n\n\n\nSitemap: https://e/s\n\n",
            "User-agent: a\nUser-agent: b\nDisallow: /a\nDisallow: /b\n\n"
            "User-agent: c\nDisallow: /\n\nSitemap: https://e/s\n");
        row("comments between groups",
            "# head\n\n\n# about a\nUser-agent: a\n# why\n\nDisallow: /a\n# about b\n"
            "User-agent: b\nDisallow: /\n\n# the end\n",
            "# head\n\n# about a\nUser-agent: a\n# why\nDisallow: /a\n\n# about b\n"
            "User-agent: b\nDisallow: /\n\n# the end\n");
        row("a field for the whole file within a group",
            "User-agent: a\nDisallow: /a\n\nSitemap: https://e/s\n\nDisallow: /b\n",
            "User-agent: a\nDisallow: /a\nSitemap: https://e/s\nDisallow: /b\n");
        row("typos and unknown lines stay",
            "User-agent: *\n Disalow:/a \nuseragent:b\nDisallow /c\n junk \nfoo:bar\n:x\n"
            "DisallowX:/a\n",
            "User-agent: *\n Disalow:/a \n\nuseragent:b\nDisallow /c\n junk \nfoo:bar\n:x\n"
            "DisallowX:/a\n");
        row("a NUL ends lines for some", "user-agent:*\ndisallow:/a\0b \n"s,
            "User-agent: *\ndisallow:/a\0b \n"s);
        row("bytes that are no text", "user-agent:*\ndisallow:/\xE9\xFF\n",
            "User-agent: *\nDisallow: /\xE9\xFF\n");
        const std::string atLimit = "disallow:/" + std::string(16'653, 'a');
        row("a line that would grow past what Google reads", "user-agent:*\n" + atLimit + '\n',
            "User-agent: *\n" + atLimit + '\n');
    }

    void formats()
    {
        QFETCH(const std::string, before);
        QFETCH(const std::string, after);
        QCOMPARE(shown(formatted(before)), shown(after));
        QCOMPARE(shown(formatted(after)), shown(after));
    }

    void editsAreSmall()
    {
        const std::string file = "User-agent: *\nDisallow:/a\n\n\n\nUser-agent: b\nAllow: /b";
        const edits::Edits wanted{{{23, 23}, " "}, {{26, 28}, ""}, {{52, 52}, "\n"}};
        QCOMPARE(edits::format(syntax::parse(file)).edits, wanted);
    }

    void promisesWhatItKeeps_data()
    {
        QTest::addColumn<std::string>("file");
        QTest::addColumn<Readers>("keeps");
        const auto all = checks::everybody;
        const auto others = static_cast<Readers>(all & ~blankLineReaders());
        const auto row = [](const char* name, const char* file, Readers keeps) {
            QTest::newRow(name) << std::string(file) << keeps;
        };
        row("nothing to do", "User-agent: *\nDisallow: /a\n", all);
        row("blanks and case", "user-agent:*\n\n\nUSER-AGENT :b\ndisallow:/a", others);
        row("fields alone", "user-agent:*\ndisallow:/a", all);
        row("blank lines between groups",
            "User-agent: a\nDisallow: /\n\n\nUser-agent: b\n"
            "Disallow: /\nUser-agent: c\nDisallow: /c\n",
            all);
        row("a blank line before rules", "User-agent: *\n\nDisallow: /a\n", others);
        row("a blank line between rules", "User-agent: *\nDisallow: /a\n\nDisallow: /b\n", others);
        row("a blank line between user-agent lines",
            "User-agent: a\n\nUser-agent: b\nDisallow: /\n", others);
        row("a blank line that parts nothing that binds",
            "User-agent: *\nDisallow: /a\n\nDisallow: /a/b\n", all);
    }

    void promisesWhatItKeeps()
    {
        QFETCH(const std::string, file);
        QFETCH(const Readers, keeps);
        const syntax::Document before = syntax::parse(file);
        const edits::Rewrite rewrite = edits::format(before);
        const syntax::Document after = syntax::parse(edits::applied(file, rewrite.edits));
        QCOMPARE(rewrite.keeps, keeps);
        for (const Dialect& dialect : dialects::all()) {
            // Where nothing is promised there is a witness.
            const bool isKept = (keeps & checks::only(dialect.id)) != 0;
            QCOMPARE(edits::effectOf(before, after, dialect.id).flip.has_value(), !isKept);
        }
    }
};

QTEST_APPLESS_MAIN(TestFormat)
#include "tst_format.moc"
