// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/app/program.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

/// What every command prints in every format, byte for byte, with its exit code.
/// CRAWLRIGHT_UPDATE_GOLDEN=1 writes the files anew.
class CliGoldenTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The day of a report.
    void initTestCase() { qputenv("SOURCE_DATE_EPOCH", "1795132800"); }
    void output_data();
    void output();
    void jsonIsJson();
};

void CliGoldenTest::output_data()
{
    QTest::addColumn<QList<QByteArray>>("arguments");
    QTest::addColumn<QByteArray>("input"); // a file of tests/data/cli, or nothing
    QTest::addColumn<int>("exitCode");
    const auto row = [](const char* name, QByteArray arguments, const char* input, int exitCode) {
        QTest::newRow(name) << arguments.split(' ') << QByteArray(input) << exitCode;
    };
    const QByteArray three = "--crawler Googlebot --crawler GPTBot --crawler Baiduspider";
    for (const char* format : {"text", "tsv", "csv", "jsonl", "markdown"}) {
        const QByteArray name = QByteArray("test-") + format;
        row(name.constData(),
            "test robots.txt --urls urls.txt --format " + QByteArray(format) + ' ' + three, "", 0);
    }
    row("test-html", "test robots.txt --urls urls.txt --format html " + three, "", 0);
    row("test-default", "test robots.txt", "urls.txt", 0);
    row("test-robots-from-stdin", "test - /shop/ /a --format tsv", "robots.txt", 0);
    row("test-dialect", "test robots.txt /a.pdf --dialect original-1994 --format tsv", "", 0);
    row("test-expect", "test robots.txt /shop/ /a --expect allow --format tsv", "", 1);
    for (const char* format : {"text", "json", "markdown"}) {
        const QByteArray name = QByteArray("explain-") + format;
        row(name.constData(), "explain robots.txt /shop/x.pdf --format " + QByteArray(format), "",
            0);
    }
    row("explain-repro", "explain --repro repro.json", "", 0);
    row("explain-repro-changed", "explain --repro - --format markdown", "repro-changed.json", 1);
    row("explain-chain", "explain robots.txt /a --crawler Googlebot-Image --format json", "", 0);
    row("explain-approximate", "explain robots.txt /a --crawler Baiduspider", "", 0);
    for (const char* format : {"text", "json", "sarif"}) {
        const QByteArray name = QByteArray("lint-") + format;
        row(name.constData(), "lint faulty.txt --format " + QByteArray(format), "", 1);
    }
    for (const char* format : {"text", "junit", "sarif"}) {
        const QByteArray name = QByteArray("check-") + format;
        row(name.constData(), "check robots.txt --format " + QByteArray(format), "", 1);
    }
    row("check-holds", "check robots.txt -", "holds.expect", 0);
    row("check-faulty", "check robots.txt faulty.expect", "", 2);
    row("check-faulty-sarif", "check robots.txt faulty.expect --format sarif", "", 2);
    row("check-holds-sarif", "check robots.txt - --format sarif", "holds.expect", 0);
    const QByteArray versions = "diff robots.txt robots-new.txt ";
    row("diff-text", versions + "--urls urls.txt " + three, "", 1);
    row("diff-jsonl", versions + "--urls urls.txt --format jsonl " + three, "", 1);
    row("diff-rules", versions + three, "", 1);
    row("diff-same", "diff robots.txt -", "robots.txt", 0);
    row("lint-crawler", "lint faulty.txt --crawler Googlebot --fail-on never", "", 0);
    row("lint-crawlers", "lint faulty.txt --crawler Googlebot --crawler bingbot", "", 1);
    row("lint-crawlers-json", "lint related/robots.txt --crawler GPTBot --format json", "", 1);
    row("lint-related", "lint related/robots.txt", "", 1);
    row("lint-related-sarif", "lint related/robots.txt --format sarif", "", 1);
    row("lint-project", "lint project/robots.txt", "", 1);
    row("lint-several", "lint clean/robots.txt project/robots.txt --fail-on never", "", 0);
    row("lint-clean", "lint clean/robots.txt", "", 0);
    row("lint-clean-json", "lint clean/robots.txt --format json", "", 0);
    row("lint-clean-sarif", "lint clean/robots.txt --format sarif", "", 0);
    row("lint-explain", "lint --explain accepted-typo", "", 0);
    row("dialects-text", "dialects", "", 0);
    row("dialects-json", "dialects --format json", "", 0);
    row("help", "--help", "", 0);
    row("help-test", "test --help", "", 0);
    row("help-diff", "diff --help", "", 0);
    row("help-explain", "explain --help", "", 0);
    row("help-fetch", "fetch --help", "", 0);
    row("help-lint", "lint --help", "", 0);
}

void CliGoldenTest::output()
{
    QFETCH(const QList<QByteArray>, arguments);
    QFETCH(const QByteArray, input);
    QFETCH(const int, exitCode);
    const QDir data(QStringLiteral(CRAWLRIGHT_TEST_DATA "/cli"));
    QByteArray inputBytes;
    if (!input.isEmpty()) {
        QFile file(data.filePath(QString::fromLatin1(input)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        inputBytes = file.readAll();
    }
    const Run run = runProgram(arguments, inputBytes);
    QCOMPARE(run.exitCode, exitCode);

    const QString name = QString::fromLatin1(QTest::currentDataTag()) + u".out"_s;
    QFile golden(data.filePath(u"golden/"_s + name));
    if (qEnvironmentVariableIsSet("CRAWLRIGHT_UPDATE_GOLDEN")) {
        QVERIFY(golden.open(QIODevice::WriteOnly));
        golden.write(run.output);
        return;
    }
    QVERIFY2(golden.open(QIODevice::ReadOnly), qPrintable(golden.fileName()));
    const QByteArray wanted = golden.readAll();
    if (run.output != wanted) {
        QDir().mkpath(u"golden-actual"_s);
        QFile actual(u"golden-actual/"_s + name);
        QVERIFY(actual.open(QIODevice::WriteOnly));
        actual.write(run.output);
        QFAIL(qPrintable(
            u"compare %1 with %2"_s.arg(QFileInfo(actual).absoluteFilePath(), golden.fileName())));
    }
}

void CliGoldenTest::jsonIsJson()
{
    for (const char* command :
         {"explain robots.txt /shop/x --format json", "lint faulty.txt --format sarif",
          "lint robots.txt --format json", "crawlers --format json", "dialects --format json"}) {
        const Run run = runProgram(QByteArray(command).split(' '));
        QJsonParseError error;
        QVERIFY(!QJsonDocument::fromJson(run.output, &error).isNull());
        QCOMPARE(error.error, QJsonParseError::NoError);
    }
}

QTEST_GUILESS_MAIN(CliGoldenTest)
#include "tst_cli_golden.moc"
