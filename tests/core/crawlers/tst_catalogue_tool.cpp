// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// The host tool on small catalogues, each with one fault.
class CatalogueToolTest final : public QObject {
    Q_OBJECT

private:
    struct Run {
        int exitCode = -1;
        QString messages;
        QByteArray output;
    };

    Run run(const QString& fixture)
    {
        const QString input = QStringLiteral(CRAWLRIGHT_TEST_DATA) + u"/catalogue/"_s + fixture;
        const QString output = m_dir.filePath(u"out.cpp"_s);
        QFile::remove(output);
        QProcess process;
        process.start(QStringLiteral(CRAWLRIGHT_CATALOGUE_TOOL), {input, output});
        Run result;
        if (!process.waitForFinished())
            return result;
        result.exitCode = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        result.messages = QString::fromUtf8(process.readAllStandardError());
        QFile file(output);
        if (file.open(QIODevice::ReadOnly))
            result.output = file.readAll();
        return result;
    }

    QTemporaryDir m_dir;

private Q_SLOTS:
    void goodCatalogueBecomesSource();
    void faultIsNamed_data();
    void faultIsNamed();
};

void CatalogueToolTest::goodCatalogueBecomesSource()
{
    const Run result = run(u"good.json"_s);
    QCOMPARE(result.messages, QString());
    QCOMPARE(result.exitCode, 0);
    QVERIFY(result.output.contains("\"FooBot\", \"Foo\", Purpose::Search"));
    QVERIFY(result.output.contains("A \\\"quoted\\\" word."));
    QVERIFY(result.output.contains("dialects::Id::Yandex2012"));
}

void CatalogueToolTest::faultIsNamed_data()
{
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* fixture, const QString& entry, const QString& message) {
        QTest::newRow(fixture) << entry << message;
    };
    row("duplicate", u"fOObOT"_s, u"is there twice; the other is \"FooBot\""_s);
    row("cycle", u"BarBot"_s, u"its fallbacks lead back to itself"_s);
    row("own-fallback", u"FooBot"_s, u"its fallbacks lead back to itself"_s);
    row("unknown-fallback", u"FooBot"_s, u"falls back to \"NoBot\", which"_s);
    row("fallback-twice", u"FooBot"_s, u"falls back to \"barbot\" twice"_s);
    row("unknown-dialect", u"FooBot"_s, u"the dialect \"altavista\" is unknown"_s);
    row("unknown-purpose", u"FooBot"_s, u"the purpose \"fun\" is unknown"_s);
    row("unknown-status", u"FooBot"_s, u"the status \"asleep\" is unknown"_s);
    row("unknown-confidence", u"FooBot"_s, u"the confidence \"certain\" is unknown"_s);
    row("unknown-honours", u"FooBot"_s, u"the honoursRobotsTxt \"maybe\" is unknown"_s);
    row("unknown-basis", u"FooBot"_s, u"the basis \"guessed\" is unknown"_s);
    row("unknown-source", u"FooBot"_s, u"names the source \"nowhere\""_s);
    row("no-source", u"FooBot"_s, u"there is no source"_s);
    row("reader-not-approximate", u"FooBot"_s, u"\"approximate\" must be true"_s);
    row("renamed-without-name", u"FooBot"_s, u"\"renamedTo\" go together"_s);
    row("renamed-to-unknown", u"FooBot"_s, u"renamed to \"NewBot\", which"_s);
    row("missing-key", u"FooBot"_s, u"has no \"purpose\""_s);
    row("unknown-key", u"FooBot"_s, u"has the unknown key \"colour\""_s);
    row("wrong-type", u"FooBot"_s, u"neither true nor false"_s);
    row("star", u"*"_s, u"not a name that robots.txt can hold"_s);
    row("bad-date", u"FooBot"_s, u"is not a date"_s);
    row("not-json", QString(), u"parse error"_s);
    row("other-schema", QString(), u"\"schema\": 1"_s);
    row("no-such-file", QString(), u"cannot be read"_s);
}

void CatalogueToolTest::faultIsNamed()
{
    QFETCH(const QString, entry);
    QFETCH(const QString, message);
    const Run result = run(QString::fromLatin1(QTest::currentDataTag()) + u".json"_s);
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(result.messages.contains(message), qPrintable(result.messages));
    QVERIFY2(entry.isEmpty() || result.messages.contains(u": "_s + entry + u": "_s),
             qPrintable(result.messages));
    QVERIFY(result.output.isEmpty());
}

QTEST_GUILESS_MAIN(CatalogueToolTest)
#include "tst_catalogue_tool.moc"
