// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/window/hand_out_flow.h"

#include <QAction>
#include <QByteArray>
#include <QFileDialog>
#include <QFileInfo>
#include <QPrinter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QString>
#include <QTest>

using namespace crawlright;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using exports::Printout;
using window::HandOutFlow;

class HandOutFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void aWebPage();
    void thePageHasTheEditorsColours();
    void theConfirmationGoesByItself();
    void aPageThatCannotBeWritten();
    void aDialogAsksWhere();
    void onPaper();
    void paperIsCancelled();
    void paperThatIsNotThere();

private:
    [[nodiscard]] HandOutFlow& flow() const
    {
        return *m_fixture->window().findChild<HandOutFlow*>();
    }
    [[nodiscard]] std::shared_ptr<QPrinter> printer(const QString& path) const
    {
        auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
        printer->setOutputFormat(QPrinter::PdfFormat);
        printer->setOutputFileName(path);
        return printer;
    }

    std::unique_ptr<test::WindowFixture> m_fixture;
};

void HandOutFlowTest::init()
{
    test::failOnWarnings();
    m_fixture = std::make_unique<test::WindowFixture>();
    m_fixture->open(m_fixture->file(u"robots.txt"_s, "User-agent: *\nDisalow: /x\n"));
}

void HandOutFlowTest::aWebPage()
{
    m_fixture->type(u"# typed\n"_s);
    QTRY_VERIFY(m_fixture->session().isCurrent());
    QSignalSpy written(&flow(), &HandOutFlow::written);
    const QString path = m_fixture->at(u"out.html"_s);
    flow().writePage(path);
    QVERIFY(written.wait());
    const QByteArray page = test::WindowFixture::contentOf(path);
    QVERIFY(page.contains("# typed")); // the text as it is, not as it was saved
    QVERIFY(page.contains("<strong>warning:</strong> “Disalow”"));
    QCOMPARE(m_fixture->messages().first(), u"Saved the web page as “%1”."_s.arg(path));
}

void HandOutFlowTest::theConfirmationGoesByItself()
{
    for (auto* area : m_fixture->window().findChildren<window::MessageArea*>())
        area->setPassingTime(1ms);
    QSignalSpy written(&flow(), &HandOutFlow::written);
    flow().writePage(m_fixture->at(u"out.html"_s));
    QVERIFY(written.wait());
    QTRY_COMPARE(m_fixture->messages(), QStringList());
}

void HandOutFlowTest::thePageHasTheEditorsColours()
{
    m_fixture->settings().setValue(u"editor/theme"_s, u"Solarized Dark"_s);
    QSignalSpy written(&flow(), &HandOutFlow::written);
    flow().writePage(m_fixture->at(u"out.html"_s));
    QVERIFY(written.wait());
    QVERIFY(
        test::WindowFixture::contentOf(m_fixture->at(u"out.html"_s)).contains("--paper: #002b36;"));
}

void HandOutFlowTest::aPageThatCannotBeWritten()
{
    flow().writePage(m_fixture->at(u"absent/out.html"_s));
    QTRY_VERIFY(m_fixture->messages().join(u' ').contains(u"folder does not exist"_s));
}

void HandOutFlowTest::aDialogAsksWhere()
{
    m_fixture->trigger(u"File"_s, u"Export as HTML…"_s);
    auto* dialog = m_fixture->window().findChild<QFileDialog*>();
    QVERIFY(dialog);
    QCOMPARE(dialog->acceptMode(), QFileDialog::AcceptSave);
    QCOMPARE(dialog->directory().path(), QFileInfo(m_fixture->at(u"x"_s)).path());
    dialog->close();
}

void HandOutFlowTest::onPaper()
{
    QSignalSpy printed(&flow(), &HandOutFlow::printed);
    flow().print(printer(m_fixture->at(u"out.pdf"_s)));
    QCOMPARE(m_fixture->messages().first(), u"The file is being printed…"_s);
    QVERIFY(printed.wait());
    QCOMPARE(printed.first().first().value<Printout::End>(), Printout::End::Printed);
    QCOMPARE(m_fixture->messages().first(), u"The file was printed."_s);
    QVERIFY(test::WindowFixture::contentOf(m_fixture->at(u"out.pdf"_s)).startsWith("%PDF-"));
}

void HandOutFlowTest::paperIsCancelled()
{
    QByteArray big = "User-agent: *\n";
    for (int i = 0; i < 20'000; ++i)
        big += "Disallow: /" + QByteArray::number(i) + '\n';
    m_fixture->open(m_fixture->file(u"big.txt"_s, big));
    QTRY_VERIFY(m_fixture->session().isComplete());
    QSignalSpy printed(&flow(), &HandOutFlow::printed);
    flow().print(printer(m_fixture->at(u"out.pdf"_s)));
    QTRY_VERIFY(flow().findChild<Printout*>());
    m_fixture->answerMessage(u"Cancel"_s);
    QTRY_COMPARE(printed.size(), 1);
    QCOMPARE(printed.first().first().value<Printout::End>(), Printout::End::Cancelled);
    QTRY_VERIFY(!flow().findChild<Printout*>());
    QVERIFY(m_fixture->messages().isEmpty());
}

void HandOutFlowTest::paperThatIsNotThere()
{
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"QPdf|QPrinter|QPainter"_s));
    flow().print(printer(m_fixture->at(u"absent/out.pdf"_s)));
    QTRY_VERIFY(m_fixture->messages().join(u' ').contains(u"could not be printed"_s));
}

QTEST_MAIN(HandOutFlowTest)
#include "tst_hand_out_flow.moc"
