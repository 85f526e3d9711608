// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/export/printout.h"

#include <KSyntaxHighlighting/Repository>
#include <QByteArray>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFontDatabase>
#include <QIODevice>
#include <QPageSize>
#include <QPrinter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QTemporaryDir>
#include <QTest>

using namespace crawlright;
using namespace crawlright::exports;
using namespace Qt::StringLiterals;
using End = Printout::End;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

int pagesIn(const QByteArray& pdf)
{
    static const QRegularExpression count(u"/Type /Pages.*?/Count (\\d+)"_s,
                                          QRegularExpression::DotMatchesEverythingOption);
    return count.match(QString::fromLatin1(pdf)).captured(1).toInt();
}

std::string lines(int count, const std::string& line)
{
    std::string bytes;
    for (int i = 0; i < count; ++i)
        bytes += line + "\n";
    return bytes;
}

} // namespace

class PrintoutTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void onePage();
    void moreLinesMorePages();
    void aLongLineGoesOn();
    void findingsTakeRoom();
    void aRangeOfPages();
    void isCancelled();
    void whereNothingCanBeWritten();
    void theWindowGoesOn();

private:
    [[nodiscard]] std::unique_ptr<Printout> printout(const std::string& bytes, int from = 0,
                                                     int to = 0);
    int pagesOf(const std::string& bytes, int from = 0, int to = 0);

    KSyntaxHighlighting::Repository m_highlighting;
    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(u"out.pdf"_s);
};

std::unique_ptr<Printout> PrintoutTest::printout(const std::string& bytes, int from, int to)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setOutputFormat(QPrinter::PdfFormat);
    printer->setOutputFileName(m_path);
    printer->setPageSize(QPageSize(QPageSize::A4));
    if (to > 0) {
        printer->setPrintRange(QPrinter::PageRange);
        printer->setFromTo(from, to);
    }
    return std::make_unique<Printout>(
        Printout::Paper{.content = {.analysis = session::completed(session::analyse(bytes, 1)),
                                    .name = "robots.txt",
                                    .readers = {dialects::Id::Google},
                                    .theme = {},
                                    .maker = {}},
                        .date = u"20 November 2026"_s,
                        .font = QFontDatabase::systemFont(QFontDatabase::FixedFont)},
        std::move(printer), m_highlighting);
}

int PrintoutTest::pagesOf(const std::string& bytes, int from, int to)
{
    QFile::remove(m_path);
    const auto paper = printout(bytes, from, to);
    const QSignalSpy ended(paper.get(), &Printout::ended);
    paper->start();
    if (!QTest::qWaitFor([&ended] { return !ended.isEmpty(); }, 60'000) ||
        ended.first().first().value<End>() != End::Printed)
        return -1;
    const int pages = pagesIn(contentOf(m_path));
    if (to == 0 && pages != paper->pages())
        return -1;
    return pages;
}

void PrintoutTest::onePage()
{
    QCOMPARE(pagesOf("User-agent: *\nDisallow: /\n"), 1);
    QCOMPARE(pagesOf(""), 1);
    QVERIFY(contentOf(m_path).startsWith("%PDF-"));
}

void PrintoutTest::moreLinesMorePages()
{
    // 9 points with their leading: about 70 lines of A4.
    const int pages = pagesOf(lines(300, "# a"));
    QVERIFY2(pages >= 4 && pages <= 6, QByteArray::number(pages).constData());
    const int twice = pagesOf(lines(600, "# a"));
    QVERIFY(twice == 2 * pages || twice == 2 * pages - 1);
}

void PrintoutTest::aLongLineGoesOn()
{
    const int pages = pagesOf("# " + std::string(40'000, 'x') + "\n");
    QVERIFY2(pages >= 4 && pages <= 9, QByteArray::number(pages).constData());
}

void PrintoutTest::findingsTakeRoom()
{
    const std::string fine = "User-agent: *\n" + lines(60, "Disallow: /a");
    QVERIFY(pagesOf(fine) > pagesOf(lines(61, "# Disallow /")));
}

void PrintoutTest::aRangeOfPages()
{
    QCOMPARE(pagesOf(lines(600, "# a"), 2, 3), 2);
    QCOMPARE(pagesOf(lines(600, "# a"), 1, 1), 1);
}

void PrintoutTest::isCancelled()
{
    const auto paper = printout(lines(20'000, "Disallow: /a"));
    const QSignalSpy ended(paper.get(), &Printout::ended);
    connect(paper.get(), &Printout::progressed, paper.get(), &Printout::cancel);
    paper->start();
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(ended.first().first().value<End>(), End::Cancelled);
    QVERIFY(paper->pages() < 100);
    QCoreApplication::processEvents();
    QCOMPARE(ended.size(), 1);
}

void PrintoutTest::whereNothingCanBeWritten()
{
    m_path = m_folder.filePath(u"absent/out.pdf"_s);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"QPdf|QPrinter|QPainter"_s));
    const auto paper = printout("# a\n");
    const QSignalSpy ended(paper.get(), &Printout::ended);
    paper->start();
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(ended.first().first().value<End>(), End::Failed);
    m_path = m_folder.filePath(u"out.pdf"_s);
}

// The biggest file of the corpus: how long the window waits for a page is printed.
void PrintoutTest::theWindowGoesOn()
{
    const QDir corpus(qEnvironmentVariable(
        "CRAWLRIGHT_CORPUS", QStringLiteral(CRAWLRIGHT_SOURCE_DIR "/../shared/corpus/real")));
    const QStringList names = corpus.entryList({u"*docs.oracle.com*"_s}, QDir::Files);
    if (names.isEmpty())
        QSKIP("The corpus is not here; set CRAWLRIGHT_CORPUS to its folder.");
    const auto paper = printout(contentOf(corpus.filePath(names.first())).toStdString());
    const QSignalSpy ended(paper.get(), &Printout::ended);
    QElapsedTimer whole;
    QElapsedTimer since;
    qint64 longest = 0;
    connect(paper.get(), &Printout::progressed, this, [&] {
        if (since.isValid())
            longest = std::max(longest, since.elapsed());
        since.start();
    });
    whole.start();
    paper->start();
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 120'000);
    QCOMPARE(ended.first().first().value<End>(), End::Printed);
    qInfo("%d pages in %lld ms, %lld ms at once", paper->pages(),
          static_cast<long long>(whole.elapsed()), static_cast<long long>(longest));
    QVERIFY(paper->pages() > 400);
}

QTEST_MAIN(PrintoutTest)
#include "tst_printout.moc"
