// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/urllist/export_flow.h"
#include "ui/urllist/export_words.h"
#include "ui/urllist/url_export.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QIODevice>
#include <QProcess>
#include <QProgressDialog>
#include <QSignalSpy>
#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <QWidget>

using namespace crawlright;
using namespace Qt::StringLiterals;
using urllist::Export;
using urllist::ExportFlow;
using urllist::exportUrls;
using words::RowsFormat;

namespace {

const std::string robots = "User-agent: *\nDisallow: /shop/\nAllow: /shop/help\n"
                           "Disallow: /*,\n\nUser-agent: GPTBot\nDisallow: /\n";

/// What is hard to write: quotes, separators, markup, formulas, bytes that are no text.
std::string hardUrls()
{
    std::string text = "/\nhttps://a.example/shop/1?a=1,2\n/shop/\"quoted\"\n/shop/help|pipe*_[x]\n"
                       "=1+1\n@sum(A1)\n/\xC3\xA9t\xC3\xA9\n/\xFF\xFE\n/%zz%41\n"
                       "/\xE2\x80\xAE/turned\n/a b\n/<b>&amp;\n";
    text += "/" + std::string(5000, 'x') + "\n";
    return text;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const std::string& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes.data(), static_cast<qint64>(bytes.size())),
             static_cast<qint64>(bytes.size()));
}

Export exportOf(const std::string& urls, const std::vector<std::string>& names)
{
    Export what;
    what.table = urllist::loadUrls({.path = {},
                                    .text = std::make_shared<const std::string>(urls),
                                    .options = urls::LoadOptions{}})
                     .table;
    what.analysis = session::analyse(robots, 1);
    for (const std::string& name : names)
        what.crawlers.push_back(crawlers::builtIn().resolve(name));
    return what;
}

} // namespace

class UrlExportTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void asTheTerminalProgramWritesThem_data();
    void asTheTerminalProgramWritesThem();
    void chosenRowsInTheirOrder();
    void cancelLeavesTheFile();
    void saysWhatWentWrong();
    void writesInTheBackground();
    void theDialogChoosesTheFormat();
    void goingAwayLeavesTheFile();
};

void UrlExportTest::asTheTerminalProgramWritesThem_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QStringList>("names");
    const QStringList approximate{u"Googlebot"_s, u"GPTBot"_s, u"Yandex"_s, u"Baiduspider"_s,
                                  u"my|bot, \"own\""_s};
    const auto add = [](const char* name, RowsFormat format, const QString& word,
                        const QStringList& names) {
        QTest::newRow(name) << static_cast<int>(format) << word << names;
    };
    add("csv", RowsFormat::Csv, u"csv"_s, {u"Googlebot"_s});
    add("csv, five crawlers", RowsFormat::Csv, u"csv"_s, approximate);
    add("jsonl", RowsFormat::JsonLines, u"jsonl"_s, approximate);
    add("markdown", RowsFormat::Markdown, u"markdown"_s, approximate);
    add("markdown, one crawler", RowsFormat::Markdown, u"markdown"_s, {u"Googlebot"_s});
}

void UrlExportTest::asTheTerminalProgramWritesThem()
{
    QFETCH(const int, format);
    QFETCH(const QString, word);
    QFETCH(const QStringList, names);
    const QTemporaryDir folder;
    write(folder.filePath(u"robots.txt"_s), robots);
    write(folder.filePath(u"urls.txt"_s), hardUrls());
    QStringList arguments{u"test"_s,     folder.filePath(u"robots.txt"_s),
                          u"--urls"_s,   folder.filePath(u"urls.txt"_s),
                          u"--format"_s, word};
    std::vector<std::string> ours;
    for (const QString& name : names) {
        arguments += {u"--crawler"_s, name};
        ours.push_back(name.toStdString());
    }
    QProcess terminal;
    terminal.start(QStringLiteral(CRAWLRIGHT_BIN_DIR "/crawlright-cli"), arguments);
    QVERIFY(terminal.waitForFinished());
    QCOMPARE(terminal.exitCode(), 0);
    const QByteArray theirs = terminal.readAllStandardOutput();

    Export what = exportOf(hardUrls(), ours);
    what.format = static_cast<RowsFormat>(format);
    const QString path = folder.filePath(u"out"_s);
    QVERIFY(exportUrls(what, path));
    QCOMPARE(what.size(), 13U);
    QVERIFY(theirs.size() > 500);
    QCOMPARE(contentOf(path), theirs);
}

void UrlExportTest::chosenRowsInTheirOrder()
{
    Export what = exportOf("/a\n/shop/b\n/c\n", {"Googlebot", "GPTBot"});
    what.rows = std::make_shared<const std::vector<urls::Row>>(std::vector<urls::Row>{2, 1});
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"out.csv"_s);
    QVERIFY(exportUrls(what, path));
    QCOMPARE(contentOf(path), "verdict,line,crawler,url,dialect,approximate\n"
                              "allow,0,Googlebot,/c,google,false\n"
                              "disallow,7,GPTBot,/c,rfc9309,true\n"
                              "disallow,2,Googlebot,/shop/b,google,false\n"
                              "disallow,7,GPTBot,/shop/b,rfc9309,true\n"_ba);
}

void UrlExportTest::cancelLeavesTheFile()
{
    std::string text;
    for (int i = 0; i < 20'000; ++i)
        text += "/" + std::to_string(i) + "\n";
    const Export what = exportOf(text, {"Googlebot"});
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"out.csv"_s);
    write(path, "before");
    std::vector<urls::Row> told;
    const auto result = exportUrls(what, path, [&](urls::Row done) {
        told.push_back(done);
        return done < 10'000;
    });
    QVERIFY(!result);
    QCOMPARE(result.error().fault, files::FileFault::Cancelled);
    QVERIFY(told.size() >= 3 && std::ranges::is_sorted(told));
    QCOMPARE(contentOf(path), "before"_ba);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1); // nothing half written
}

void UrlExportTest::saysWhatWentWrong()
{
    const Export what = exportOf("/a\n", {"Googlebot"});
    const QTemporaryDir folder;
    const auto intoFolder = exportUrls(what, folder.path());
    QVERIFY(!intoFolder);
    QCOMPARE(intoFolder.error().fault, files::FileFault::IsFolder);
    const auto nowhere = exportUrls(what, folder.filePath(u"not/there.csv"_s));
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().fault, files::FileFault::NoFolder);
    QVERIFY(urllist::notWritten(nowhere.error()).contains("does not exist"_L1));
    const QString pipe = folder.filePath(u"pipe"_s);
    QCOMPARE(QProcess::execute(u"mkfifo"_s, {pipe}), 0);
    const auto intoPipe = exportUrls(what, pipe);
    QVERIFY(!intoPipe);
    QCOMPARE(intoPipe.error().fault, files::FileFault::NotAFile);
    QVERIFY(urllist::notWritten(intoPipe.error()).contains("not a file"_L1));
}

void UrlExportTest::writesInTheBackground()
{
    const QTemporaryDir folder;
    QWidget window;
    ExportFlow flow(&window);
    QSignalSpy written(&flow, &ExportFlow::written);
    QSignalSpy failed(&flow, &ExportFlow::failed);
    const QString path = folder.filePath(u"out.csv"_s);
    flow.write(exportOf("/a\n", {"Googlebot"}), path);
    QVERIFY(window.findChild<QProgressDialog*>("exportProgress"_L1));
    QVERIFY(written.wait());
    QCOMPARE(written.first().first().toString(), path);
    QVERIFY(contentOf(path).contains("allow,0,Googlebot,/a"));
    QTRY_VERIFY(!window.findChild<QProgressDialog*>("exportProgress"_L1));
    flow.write(exportOf("/a\n", {"Googlebot"}), folder.filePath(u"no/folder.csv"_s));
    QVERIFY(failed.wait());
    QTRY_VERIFY(!window.findChild<QProgressDialog*>("exportProgress"_L1));
    // Cancelled: neither is told.
    std::string text;
    for (int i = 0; i < 300'000; ++i)
        text += "/" + std::to_string(i) + "\n";
    flow.write(exportOf(text, {"Googlebot"}), folder.filePath(u"big.csv"_s));
    auto* progress = window.findChild<QProgressDialog*>("exportProgress"_L1);
    Q_EMIT progress->canceled();
    QTRY_VERIFY(!window.findChild<QProgressDialog*>("exportProgress"_L1));
    QCOMPARE(written.count(), 1);
    QCOMPARE(failed.count(), 1);
    QVERIFY(!QFile::exists(folder.filePath(u"big.csv"_s)));
}

void UrlExportTest::theDialogChoosesTheFormat()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    const QTemporaryDir folder;
    QWidget window;
    ExportFlow flow(&window);
    QSignalSpy written(&flow, &ExportFlow::written);
    flow.ask(exportOf("/a\n", {"Googlebot"}));
    auto* dialog = window.findChild<QFileDialog*>("exportDialog"_L1);
    QVERIFY(dialog);
    Q_EMIT dialog->fileSelected(folder.filePath(u"out.md"_s));
    QVERIFY(written.wait());
    QVERIFY(contentOf(folder.filePath(u"out.md"_s)).startsWith("| Verdict | Line |"));
    dialog->close();
}

void UrlExportTest::goingAwayLeavesTheFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"out.csv"_s);
    std::string text;
    for (int i = 0; i < 300'000; ++i)
        text += "/" + std::to_string(i) + "\n";
    const Export what = exportOf(text, {"Googlebot"});
    {
        QWidget window;
        ExportFlow flow(&window);
        flow.write(what, path);
    }
    QVERIFY(QThreadPool::globalInstance()->waitForDone(20'000));
    QVERIFY(!QFile::exists(path));
}

QTEST_MAIN(UrlExportTest)
#include "tst_url_export.moc"
