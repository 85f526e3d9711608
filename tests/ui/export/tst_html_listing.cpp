// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/export/html_listing.h"

#include <QByteArray>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QIODevice>
#include <QList>
#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QTest>
#include <QXmlStreamAttribute>
#include <QXmlStreamReader>

using namespace crawlright;
using namespace crawlright::exports;
using namespace Qt::StringLiterals;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString dataPath(const QString& name)
{
    return QStringLiteral(CRAWLRIGHT_TEST_DATA "/export/") + name;
}

Content contentFor(const std::string& bytes)
{
    return {.analysis = session::analyse(bytes, 1),
            .name = "robots.txt",
            .readers = {dialects::Id::Google, dialects::Id::Rfc9309},
            .theme = u"Breeze Light"_s,
            .maker = u"Crawlright 1"_s};
}

} // namespace

class HtmlListingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void golden();
    void isWellFormedAndRunsNothing_data();
    void isWellFormedAndRunsNothing();
    void textIsEscaped();
    void darkThemes();
    void isStopped();
    void theBiggestFile();
};

void HtmlListingTest::golden()
{
    const auto actual = html(contentFor(contentOf(dataPath(u"sample.txt"_s)).toStdString()));
    QVERIFY(actual);
    const QString path = dataPath(u"sample.html"_s);
    if (qEnvironmentVariableIsSet("CRAWLRIGHT_UPDATE_GOLDEN")) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(*actual) == actual->size());
    }
    const QList<QByteArray> expected = contentOf(path).split('\n');
    const QList<QByteArray> lines = actual->split('\n');
    for (qsizetype i = 0; i < std::min(expected.size(), lines.size()); ++i)
        QCOMPARE(lines[i], expected[i]);
    QCOMPARE(lines.size(), expected.size());
}

void HtmlListingTest::isWellFormedAndRunsNothing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("control characters") << QByteArray("a\0b\x01\x0C\x7F\n", 7);
    QTest::newRow("not UTF-8") << QByteArray("Allow: /\xFF\xFE\xC3(\n");
    QTest::newRow("noncharacters") << QByteArray("# \xEF\xBF\xBF \xEF\xBF\xBE \xF0\x9F\xBF\xBF\n");
    QTest::newRow("markup") << QByteArray("</table><script>alert(1)</script>&amp;\"'\n");
    QTest::newRow("mixed line ends") << QByteArray("a\rb\r\nc\nd\n");
}

void HtmlListingTest::isWellFormedAndRunsNothing()
{
    QFETCH(QByteArray, bytes);
    const auto page = html(contentFor(bytes.toStdString()));
    QVERIFY(page);
    QXmlStreamReader xml(*page);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        QVERIFY(xml.name() != "script"_L1 && xml.name() != "link"_L1 && xml.name() != "img"_L1);
        for (const QXmlStreamAttribute& attribute : xml.attributes())
            QVERIFY(!attribute.name().startsWith("on"_L1) && attribute.name() != "src"_L1);
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
}

void HtmlListingTest::textIsEscaped()
{
    const auto page = html(contentFor("# <b>&amp;\n"));
    QVERIFY(page->contains("# &lt;b&gt;&amp;amp;"));
}

void HtmlListingTest::darkThemes()
{
    Content content = contentFor("User-agent: *\n");
    content.theme = u"Breeze Dark"_s;
    QVERIFY(html(content)->contains("color-scheme: dark"));
    content.theme = u"Breeze Light"_s;
    QVERIFY(html(content)->contains("color-scheme: light"));
}

void HtmlListingTest::isStopped()
{
    std::string bytes;
    for (int i = 0; i < 3'000; ++i)
        bytes += "# a\n";
    int asked = 0;
    QVERIFY(!html(contentFor(bytes), [&asked] { return ++asked == 3; }));
    QCOMPARE(asked, 3);
}

void HtmlListingTest::theBiggestFile()
{
    const QDir corpus(qEnvironmentVariable(
        "CRAWLRIGHT_CORPUS", QStringLiteral(CRAWLRIGHT_SOURCE_DIR "/../shared/corpus/real")));
    const QStringList names = corpus.entryList({u"*docs.oracle.com*"_s}, QDir::Files);
    if (names.isEmpty())
        QSKIP("The corpus is not here; set CRAWLRIGHT_CORPUS to its folder.");
    const QByteArray bytes = contentOf(corpus.filePath(names.first()));
    QElapsedTimer timer;
    timer.start();
    const auto page = html(contentFor(bytes.toStdString()));
    QVERIFY(page);
    qInfo("%lld bytes became %lld in %lld ms", static_cast<long long>(bytes.size()),
          static_cast<long long>(page->size()), static_cast<long long>(timer.elapsed()));
    QVERIFY(page->count("<tr id=") > 31'000); // every line
}

QTEST_GUILESS_MAIN(HtmlListingTest)
#include "tst_html_listing.moc"
