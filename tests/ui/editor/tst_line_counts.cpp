// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/code_editor.h"
#include "ui/editor/gutter.h"
#include "ui/session/document_session.h"

#include <KSyntaxHighlighting/Repository>
#include <QApplication>
#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QHelpEvent>
#include <QIODevice>
#include <QImage>
#include <QList>
#include <QLocale>
#include <QPoint>
#include <QRect>
#include <QRectF>
#include <QRegularExpression>
#include <QRgb>
#include <QSignalSpy>
#include <QString>
#include <QStringLiteral>
#include <QTest>
#include <QToolTip>

#include <ctime>

using namespace crawlright;
using namespace Qt::StringLiterals;
using editor::CodeEditor;
using editor::LineCounts;
using editor::LineReach;
using Kind = editor::LineReach::Kind;
using text::LineNumber;

namespace {

constexpr checks::Readers google = checks::only(dialects::Id::Google);
constexpr checks::Readers bing = checks::only(dialects::Id::Bing);

double cpuMilliseconds() // of this thread
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

LineReach decides(std::uint32_t urls)
{
    return {.kind = Kind::Decides, .urls = urls};
}

} // namespace

class LineCountsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void noneWithoutAList();
    void onlyRules();
    void fourKinds();
    void needlessIsNotNever();
    void moveWithTheText();
    void undoBringsThemBack();
    void ofAnOlderText();
    void longLinesOnce();
    void otherFileMeanwhile();
    void roomStaysTheSame();
    void eachKindLooksItsOwn();
    void clicks();
    void toolTips();
    void cursorRests();
    void leftToRight();
    void keysAreNotSlower();

private:
    void load(const std::string& bytes)
    {
        m_session->load(bytes);
        m_session->finishLoading();
        QTRY_VERIFY(m_session->isComplete());
    }
    /// Counts of the text as it is now, where a rule stands for all chosen crawlers.
    void count(const std::vector<std::uint32_t>& urls, checks::Readers bound = google)
    {
        auto counts = std::make_shared<LineCounts>();
        counts->analysis = m_session->analysis();
        counts->lines.resize(counts->analysis->document.lines().size());
        for (const rules::RuleLine& rule :
             counts->analysis->groupsFor(dialects::Id::Google).rules) {
            const std::uint32_t known = rule.line <= urls.size() ? urls[rule.line - 1] : 0;
            counts->lines[rule.line - 1] = {.urls = known, .bound = bound, .isRule = true};
        }
        m_editor->setLineCounts(counts);
    }
    [[nodiscard]] editor::Gutter* gutter() const { return m_editor->findChild<editor::Gutter*>(); }
    void type(const QString& keys) { QTest::keyClicks(m_editor.get(), keys); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_editor.get(), key, modifiers);
    }
    [[nodiscard]] QImage pictureOf(LineNumber line) const
    {
        const QImage all = gutter()->grab().toImage();
        return all.copy(gutter()->countRect(line).adjusted(2, 1, -1, -1));
    }

    KSyntaxHighlighting::Repository m_repository;
    std::unique_ptr<session::DocumentSession> m_session;
    std::unique_ptr<CodeEditor> m_editor;
};

void LineCountsTest::init()
{
    // Any, but for what the offscreen platform says when a tool tip is shown.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    m_session = std::make_unique<session::DocumentSession>();
    m_editor = std::make_unique<CodeEditor>(*m_session, m_repository);
    m_editor->resize(700, 400);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_editor.get()));
}

void LineCountsTest::cleanup()
{
    m_editor.reset();
    m_session.reset();
}

void LineCountsTest::noneWithoutAList()
{
    load("User-agent: *\nDisallow: /a\n");
    const int width = gutter()->width();
    QVERIFY(!m_editor->reachOf(2));
    QVERIFY(gutter()->countRect(2).isNull());
    count({0, 5});
    QCOMPARE(m_editor->reachOf(2), decides(5));
    QVERIFY(gutter()->width() > width);
    QVERIFY(!gutter()->countRect(2).isNull());
    m_editor->setLineCounts(nullptr);
    QVERIFY(!m_editor->reachOf(2));
    QCOMPARE(gutter()->width(), width);
}

void LineCountsTest::onlyRules()
{
    load("User-agent: *\nDisallow: /a\n# no rule\nAllow: /b\n");
    count({9, 5, 9, 6, 9}); // where there is no rule it is none of the counts
    for (const LineNumber line : {0U, 1U, 3U, 5U, 6U})
        QVERIFY(!m_editor->reachOf(line));
    QCOMPARE(m_editor->reachOf(2), decides(5));
    QCOMPARE(m_editor->reachOf(4), decides(6));
}

void LineCountsTest::fourKinds()
{
    load("User-agent: *\nDisallow: /x.html\nDisallow: /b\nAllow: /*.html*\n");
    count({0, 0, 0, 7});
    QCOMPARE(m_editor->reachOf(2), LineReach{.kind = Kind::NeverDecides});
    QCOMPARE(m_editor->reachOf(3), LineReach{.kind = Kind::DecidesNone});
    QCOMPARE(m_editor->reachOf(4), decides(7));
    // Proved for all whom it binds, or not at all.
    count({}, google | bing);
    QCOMPARE(m_editor->reachOf(2), LineReach{.kind = Kind::NeverDecides});
    count({}, google | checks::only(dialects::Id::Draft1997)); // the first that matches
    QCOMPARE(m_editor->reachOf(2), LineReach{.kind = Kind::DecidesNone});
    count({}, checks::nobody);
    QCOMPARE(m_editor->reachOf(2), LineReach{.kind = Kind::BindsNobody});
}

void LineCountsTest::needlessIsNotNever()
{
    load("User-agent: *\nDisallow: /shop/\nDisallow: /shop/cart/\n");
    const auto isDead = [](const checks::Finding& finding) {
        return finding.code == checks::Code::DeadRule && finding.line == 3;
    };
    QVERIFY(std::ranges::any_of(m_session->analysis()->findings, isDead));
    count({});
    QCOMPARE(m_editor->reachOf(3), LineReach{.kind = Kind::DecidesNone});
}

void LineCountsTest::moveWithTheText()
{
    load("User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /c\n");
    count({0, 1, 2, 3});
    m_editor->goToLine(3);
    press(Qt::Key_End);
    type(u"x"_s);
    QCOMPARE(m_editor->reachOf(2), decides(1));
    QVERIFY(!m_editor->reachOf(3)); // edited
    QCOMPARE(m_editor->reachOf(4), decides(3));
    press(Qt::Key_Return);
    type(u"# new"_s);
    QCOMPARE(m_editor->reachOf(2), decides(1));
    QVERIFY(!m_editor->reachOf(3) && !m_editor->reachOf(4));
    QCOMPARE(m_editor->reachOf(5), decides(3));
    count({0, 1, 4, 0, 3});
    QCOMPARE(m_editor->reachOf(3), decides(4));
}

void LineCountsTest::undoBringsThemBack()
{
    load("User-agent: *\nDisallow: /a\nDisallow: /b\n");
    count({0, 1, 2});
    m_editor->selectAll();
    press(Qt::Key_Delete);
    QVERIFY(!m_editor->reachOf(1) && !m_editor->reachOf(2));
    m_editor->undo();
    QCOMPARE(m_editor->reachOf(2), decides(1));
    QCOMPARE(m_editor->reachOf(3), decides(2));
}

// They take a while, and one goes on typing.
void LineCountsTest::ofAnOlderText()
{
    load("User-agent: *\nDisallow: /a\nDisallow: /b\n");
    const session::AnalysisPtr then = m_session->analysis();
    m_editor->goToLine(2);
    type(u"# new"_s);
    press(Qt::Key_Return);
    auto counts = std::make_shared<LineCounts>();
    counts->analysis = then;
    counts->lines = {{},
                     {.urls = 1, .bound = google, .isRule = true},
                     {.urls = 2, .bound = google, .isRule = true},
                     {}};
    m_editor->setLineCounts(counts);
    QVERIFY(!m_editor->reachOf(2));
    QCOMPARE(m_editor->reachOf(3), decides(1));
    QCOMPARE(m_editor->reachOf(4), decides(2));
}

void LineCountsTest::longLinesOnce()
{
    load("User-agent: *\nDisallow: /" + std::string(1200, 'x') + "\nDisallow: /b\n");
    count({0, 1, 2});
    const auto rows = m_editor->visibleRows();
    QCOMPARE(rows[2].line, 0U);
    QCOMPARE(m_editor->reachOf(rows[1].line), decides(1));
    QVERIFY(!m_editor->reachOf(rows[2].line));
    QCOMPARE(m_editor->reachOf(rows[4].line), decides(2));
    const auto hasInk = [this](const QRectF& row) {
        QRect place = gutter()->countRect(1).adjusted(2, 0, 0, 0);
        place.moveTop(static_cast<int>(row.top()));
        const QImage image = gutter()->grab().toImage().copy(place);
        const QRgb background = image.pixel(0, 0);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixel(x, y) != background)
                    return true;
        return false;
    };
    QVERIFY(hasInk(rows[1].rect));
    QVERIFY(!hasInk(rows[2].rect) && !hasInk(rows[3].rect));
    QVERIFY(hasInk(rows[4].rect));
}

// While it is shown piece by piece, nothing is said of lines whose numbers are not known.
void LineCountsTest::otherFileMeanwhile()
{
    load("User-agent: *\nDisallow: /a\nDisallow: /b\n");
    count({0, 1, 2});
    std::string file = "User-agent: *\nDisallow: /a\n";
    for (int i = 0; i < 20'000; ++i)
        file += "# " + std::to_string(i) + "\n";
    file += "Disallow: /b\n";
    m_session->load(file);
    QVERIFY(m_session->isLoading());
    for (LineNumber line = 1; line <= m_session->lineCount(); ++line)
        QCOMPARE(m_editor->reachOf(line).has_value(), line == 2);
    QTRY_VERIFY(!m_session->isLoading());
    QCOMPARE(m_editor->reachOf(20'003), decides(2));
    QVERIFY(!m_editor->reachOf(20'002));
}

void LineCountsTest::roomStaysTheSame()
{
    load("User-agent: *\nDisallow: /a\n");
    count({0, 0});
    const int width = gutter()->width();
    for (const std::uint32_t urls : {7U, 9'999U, 10'000U, 999'999U, 99'999'999U, 4'294'967'295U}) {
        count({0, urls});
        QCOMPARE(gutter()->width(), width);
        const QImage image = pictureOf(2); // nothing is cut off at its left
        for (int y = 0; y < image.height(); ++y)
            QCOMPARE(image.pixel(0, y), m_editor->colors().gutter.rgb());
    }
}

void LineCountsTest::eachKindLooksItsOwn()
{
    load("User-agent: *\nDisallow: /x.html\nDisallow: /b\nAllow: /*.html*\n# no rule\n");
    count({0, 0, 0, 1});
    const QImage never = pictureOf(2);
    const QImage none = pictureOf(3);
    const QImage one = pictureOf(4);
    const QImage empty = pictureOf(5);
    count({}, checks::nobody);
    const QImage nobody = pictureOf(3);
    // Without colours too.
    QList<QImage> pictures;
    for (const QImage& image : {never, none, one, empty, nobody}) {
        const QRgb background = image.pixel(0, 0);
        QImage shape(image.size(), QImage::Format_Mono);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                shape.setPixel(x, y, image.pixel(x, y) == background ? 0 : 1);
        QVERIFY(!pictures.contains(shape));
        pictures.append(shape);
    }
    // Dim where it is none.
    const auto greatestContrast = [this](const QImage& image) {
        int contrast = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                contrast = std::max(contrast, std::abs(image.pixelColor(x, y).lightness() -
                                                       m_editor->colors().gutter.lightness()));
        return contrast;
    };
    QVERIFY(greatestContrast(none) < greatestContrast(one));
}

void LineCountsTest::clicks()
{
    load("User-agent: *\nDisallow: /a\nDisallow: /b\n");
    count({0, 1, 0});
    const QSignalSpy counts(m_editor.get(), &CodeEditor::lineCountClicked);
    const QSignalSpy lines(m_editor.get(), &CodeEditor::lineActivated);
    QTest::mouseClick(gutter(), Qt::LeftButton, {}, gutter()->countRect(2).center());
    QCOMPARE(counts.count(), 1);
    QCOMPARE(counts[0][0].toUInt(), 2U);
    QTest::mouseClick(gutter(), Qt::LeftButton, {}, gutter()->countRect(3).center());
    QCOMPARE(counts.count(), 2); // that there are none is an answer too
    QCOMPARE(lines.count(), 0);
    QTest::mouseClick(gutter(), Qt::LeftButton, {}, gutter()->countRect(1).center());
    QCOMPARE(counts.count(), 2); // it has no count
    QCOMPARE(lines.count(), 1);
    QTest::mouseClick(gutter(), Qt::LeftButton, {},
                      {gutter()->countRect(2).left() - 10, gutter()->countRect(2).center().y()});
    QCOMPARE(counts.count(), 2); // its number
    QCOMPARE(lines.count(), 2);
    QTest::mouseMove(gutter(), gutter()->countRect(2).center());
    QCOMPARE(gutter()->cursor().shape(), Qt::PointingHandCursor);
    QTest::mouseMove(gutter(), gutter()->countRect(1).center());
    QCOMPARE(gutter()->cursor().shape(), Qt::ArrowCursor);
}

void LineCountsTest::toolTips()
{
    load("User-agent: *\nDisallow: /x.html\nDisallow: /b\nAllow: /*.html*\n");
    count({0, 0, 0, 12'480});
    const auto tipOf = [this](LineNumber line) {
        QToolTip::hideText();
        const QPoint at = gutter()->countRect(line).center();
        QHelpEvent help(QEvent::ToolTip, at, gutter()->mapToGlobal(at));
        QCoreApplication::sendEvent(gutter(), &help);
        return QToolTip::text();
    };
    QVERIFY(tipOf(4).startsWith(QLocale().toString(12'480) + u" loaded URLs are decided"_s));
    QVERIFY(tipOf(3).contains(u"none of the loaded URLs"_s));
    QVERIFY(tipOf(2).contains(u"can never decide"_s));
    count({}, checks::nobody);
    QVERIFY(tipOf(3).contains(u"none of the chosen crawlers"_s));
}

void LineCountsTest::cursorRests()
{
    load("User-agent: *\nDisallow: /a\nDisallow: /b\n# no rule\n");
    const QSignalSpy entered(m_editor.get(), &CodeEditor::ruleLineEntered);
    m_editor->goToLine(2);
    m_editor->goToLine(1);
    count({0, 1, 2});
    m_editor->goToLine(2); // on the way
    m_editor->goToLine(3);
    QTRY_COMPARE(entered.count(), 1);
    QCOMPARE(entered[0][0].toUInt(), 3U);
    press(Qt::Key_End);
    type(u"x"_s); // edited: nothing is known of it until new counts come
    press(Qt::Key_Down);
    QTRY_COMPARE(entered.count(), 2);
    QCOMPARE(entered[1][0].toUInt(), 0U);
    count({0, 1, 3});
    press(Qt::Key_Up);
    QTRY_COMPARE(entered.count(), 3);
    QCOMPARE(entered[2][0].toUInt(), 3U);
    m_editor->setLineCounts(nullptr);
    QCOMPARE(entered.count(), 4);
    QCOMPARE(entered[3][0].toUInt(), 0U);
}

void LineCountsTest::leftToRight()
{
    load("User-agent: *\nDisallow: /a\n");
    count({0, 8});
    const QImage before = gutter()->grab().toImage();
    QApplication::setLayoutDirection(Qt::RightToLeft);
    const auto restore = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
    QCOMPARE(gutter()->grab().toImage(), before);
    QVERIFY(gutter()->x() < m_editor->viewport()->x());
}

// Prints what a key costs with and without counts, painting included.
void LineCountsTest::keysAreNotSlower()
{
    QFile file(qEnvironmentVariable("CRAWLRIGHT_CORPUS", QStringLiteral(CRAWLRIGHT_SOURCE_DIR
                                                                        "/../shared/corpus/real")) %
               "/docs.oracle.com"_L1);
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("The corpus is not here; set CRAWLRIGHT_CORPUS to its folder.");
    load(file.readAll().toStdString());
    const auto medianOfKeys = [this] {
        std::vector<double> times;
        for (int i = 0; i < 41; ++i) {
            const double before = cpuMilliseconds();
            type(u"x"_s);
            m_editor->grab();
            times.push_back(cpuMilliseconds() - before);
            press(Qt::Key_Backspace);
        }
        std::ranges::nth_element(times, times.begin() + 20);
        return times[20];
    };
    m_editor->goToLine(m_session->lineCount() / 2);
    press(Qt::Key_End);
    static_cast<void>(medianOfKeys());
    const double without = medianOfKeys();
    QTRY_VERIFY(m_session->isComplete());
    std::vector<std::uint32_t> urls(m_session->lineCount(), 0);
    for (std::size_t i = 0; i < urls.size(); i += 2)
        urls[i] = static_cast<std::uint32_t>(i);
    count(urls);
    QVERIFY(m_editor->reachOf(m_session->lineCount() / 2 + 1));
    const double with = medianOfKeys();
    qInfo("a key and its painting: %.2f ms without counts, %.2f ms with", without, with);
    QVERIFY(with < without + 5);
}

QTEST_MAIN(LineCountsTest)
#include "tst_line_counts.moc"
