// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/finding.h"
#include "core/syntax/document.h"
#include "core/text/codec.h"
#include "ui/editor/highlighting.h"
#include "ui/editor/line_highlighter.h"
#include "ui/session/utf16.h"

#include <KSyntaxHighlighting/Repository>
#include <QByteArray>
#include <QColor>
#include <QDir>
#include <QFile>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QLatin1String>
#include <QLatin1StringView>
#include <QPalette>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QStringView>
#include <QTest>
#include <QXmlStreamAttributes>
#include <QXmlStreamReader>

#include <random>

using namespace crawlright;
using editor::LineHighlighter;

namespace {

enum class Part : char {
    None = '.',
    Key = 'k',
    Value = 'v',
    Comment = '#',
    NoField = '!',
    Blank = ' '
};

// What the definition says with the name of a format.
Part partOf(const QString& format)
{
    if (format == QStringLiteral("No Field"))
        return Part::NoField;
    if (format.endsWith(QStringLiteral(" Field")))
        return Part::Key;
    if (format.startsWith(QStringLiteral("Comment")))
        return Part::Comment;
    if (format == QStringLiteral("Blank") || format == QStringLiteral("Separator"))
        return Part::Blank;
    return Part::Value;
}

// A letter for each byte of the line.
std::string highlighted(LineHighlighter& highlighter, const std::u16string& text)
{
    std::string parts;
    std::string perUnit(text.size(), static_cast<char>(Part::None));
    for (const LineHighlighter::Span& span : highlighter.highlight(session::toQString(text)))
        std::fill_n(perUnit.begin() + span.begin, span.length,
                    static_cast<char>(partOf(span.format.name())));
    for (std::size_t i = 0; i < text.size(); ++i)
        parts.append(text::byteOffsetIn(text, i + 1) - text::byteOffsetIn(text, i), perUnit[i]);
    return parts;
}

// The same from core; inside a value core does not tell separators from the rest.
std::string parsed(const syntax::Line& line, text::Offset begin)
{
    std::string parts(line.contentEnd - begin, static_cast<char>(Part::Blank));
    const auto fill = [&](text::Span span, Part part) {
        for (text::Offset at = std::max(span.begin, begin); at < span.end; ++at)
            parts[at - begin] = static_cast<char>(part);
    };
    fill(line.key(), Part::Key);
    fill(line.value(), Part::Value);
    fill({line.comment, line.contentEnd}, Part::Comment);
    return parts;
}

bool agrees(const syntax::Line& line, std::string_view core, std::string_view ours)
{
    if (core.size() != ours.size())
        return false;
    for (std::size_t i = 0; i < core.size(); ++i) {
        const auto a = static_cast<Part>(core[i]);
        const auto b = static_cast<Part>(ours[i]);
        if (line.kind == syntax::LineKind::NoSeparator && a == Part::Blank &&
            (b == Part::NoField || b == Part::Blank))
            continue;
        // Blanks and separators within a value.
        if (a == b || (a == Part::Value && b == Part::Blank))
            continue;
        return false;
    }
    // A value begins with a value.
    const std::size_t first = core.find(static_cast<char>(Part::Value));
    const bool hasOwnSeparators = line.name.field == syntax::Field::ContentSignal ||
                                  line.name.field == syntax::Field::ContentUsage ||
                                  line.name.field == syntax::Field::CleanParam;
    return first == std::string_view::npos || hasOwnSeparators ||
           static_cast<Part>(ours[first]) == Part::Value;
}

// Returns the first line on which the two part; counts those that were compared.
QByteArray firstDifference(LineHighlighter& highlighter, const std::string& bytes, int& compared)
{
    const syntax::Document document = syntax::parse(bytes);
    for (const syntax::Line& line : document.lines()) {
        // The mark is shown in the first line, but it is no content.
        const text::Offset begin = std::max(line.begin, document.bomSize());
        if (begin >= line.contentEnd)
            continue;
        const std::string content = bytes.substr(begin, line.contentEnd - begin);
        const std::u16string text = text::project(content, text::LineEnding::Lf);
        if (text.find(text::blockSeparator) != std::u16string::npos)
            continue; // shown in pieces
        ++compared;
        const std::string ours = highlighted(highlighter, text);
        const std::string core = parsed(line, begin);
        if (!agrees(line, core, ours))
            return QByteArray::fromStdString("[" + content + "]\n[" + core + "] core\n[" + ours +
                                             "] definition");
    }
    return {};
}

QString sourceOfDefinition()
{
    return QStringLiteral(":/org.kde.syntax-highlighting/syntax-addons/robots.xml");
}

} // namespace

class RobotsSyntaxTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void loads();
    void everyNameIsThereAndUsed();
    void knowsEveryFinding();
    void knowsEveryField();
    void formats_data();
    void formats();
    void piecesOfALine();
    void agreesWithCoreOnConformance();
    void agreesWithCoreOnRandomLines();
    void agreesWithCoreOnCorpus();
    void themesFollowThePalette();

private:
    KSyntaxHighlighting::Repository m_repository;
};

void RobotsSyntaxTest::loads()
{
    const KSyntaxHighlighting::Definition definition = editor::definitionIn(m_repository);
    QVERIFY(definition.isValid());
    QCOMPARE(definition.filePath(), sourceOfDefinition());
    QCOMPARE(definition.license(), QStringLiteral("MIT"));
    QVERIFY(!definition.formats().isEmpty()); // loads it
    QCOMPARE(m_repository.definitionForFileName(QStringLiteral("robots.txt")).name(),
             QStringLiteral("robots.txt"));
}

void RobotsSyntaxTest::everyNameIsThereAndUsed()
{
    QFile file(sourceOfDefinition());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QSet<QString> contexts;
    QSet<QString> contextsUsed;
    QSet<QString> formats;
    QSet<QString> formatsUsed;
    QSet<QString> lists;
    QSet<QString> listsUsed;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes attributes = xml.attributes();
        const auto value = [&](const char* name) {
            return attributes.value(QLatin1String(name)).toString();
        };
        if (xml.name() == QStringLiteral("context"))
            contexts.insert(value("name"));
        if (xml.name() == QStringLiteral("itemData"))
            formats.insert(value("name"));
        if (xml.name() == QStringLiteral("list"))
            lists.insert(value("name"));
        if (xml.name() == QStringLiteral("keyword"))
            listsUsed.insert(value("String"));
        formatsUsed.insert(value("attribute"));
        for (const char* reference : {"context", "lineEndContext", "fallthroughContext"}) {
            QString target = value(reference);
            while (target.startsWith(QStringLiteral("#pop")))
                target.remove(0, 4);
            if (target.startsWith(u'!'))
                target.remove(0, 1);
            if (target != QStringLiteral("#stay"))
                contextsUsed.insert(target);
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    contextsUsed.remove(QString());
    contextsUsed.insert(QStringLiteral("Line")); // where every line begins
    formatsUsed.remove(QString());
    QCOMPARE(contexts, contextsUsed);
    QCOMPARE(formats, formatsUsed);
    QCOMPARE(lists, listsUsed);
}

void RobotsSyntaxTest::knowsEveryFinding()
{
    const QStringList list =
        editor::definitionIn(m_repository).keywordList(QStringLiteral("findings"));
    QStringList ids;
    for (int i = 0; i < checks::codeCount; ++i) {
        const std::string_view id = checks::idOf(static_cast<checks::Code>(i));
        ids.append(QString::fromLatin1(id.data(), qsizetype(id.size())));
    }
    QCOMPARE(list, ids);
}

void RobotsSyntaxTest::knowsEveryField()
{
    LineHighlighter highlighter(editor::definitionIn(m_repository));
    const int first = static_cast<int>(syntax::Field::UserAgent);
    for (int i = first; i < static_cast<int>(syntax::Field::Unknown); ++i) {
        const std::string_view name = syntax::nameOf(static_cast<syntax::Field>(i));
        const QString line =
            QLatin1StringView(name.data(), qsizetype(name.size())) + QStringLiteral(": x");
        const QString format = highlighter.highlight(line).front().format.name();
        QVERIFY2(format != QStringLiteral("Unknown Field"), qPrintable(line));
        QVERIFY2(format != QStringLiteral("Loosely Spelt Field"), qPrintable(line));
    }
}

void RobotsSyntaxTest::formats_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("format");
    const auto row = [](const char* line, const char* word, const char* format) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(word)
                            << QString::fromUtf8(format);
    };
    row("User-agent: Googlebot", "User-agent", "User-agent Field");
    row("USER-AGENT : a", "USER-AGENT", "User-agent Field");
    row("User-agent: *", "*", "Every Crawler");
    row("User-agent: * x", "*", "Every Crawler");
    row("User-agent: *x", "*x", "Ignored Text");
    row("User-agent: Bing_b-ot/2.0", "Bing_b-ot", "Product Token");
    row("user-agent: a/2.0 (x)", "/2.0 (x)", "Ignored Text");
    row("useragent: x", "useragent", "Loosely Spelt Field");
    row("user agent: x", "user agent", "Loosely Spelt Field");
    row("Disalow: /x", "Disalow", "Loosely Spelt Field");
    row("Disallowed: /x", "Disallowed", "Loosely Spelt Field");
    row("Site-map: /x", "Site-map", "Loosely Spelt Field");
    row("Disallow: /x", "Disallow", "Disallow Field");
    row("allow: /x", "allow", "Allow Field");
    row("Disallow /y", "Disallow", "Disallow Field");
    row("Disallow: /a*b", "*", "Wildcard");
    row("Disallow: /a$", "$", "End Anchor");
    row("Disallow: /b$ # c", "$", "End Anchor");
    row("Disallow: /a$b", "/a$b", "Path");
    row("Disallow: /%2f", "%2f", "Percent Escape");
    row("Disallow: /%2", "%", "Bad Percent Escape");
    row("Disallow: /%zz", "%", "Bad Percent Escape");
    row("Sitemap: https://example.com/%41", "https://", "URL Scheme");
    row("Sitemap: https://example.com/a", "example.com/a", "URL");
    row("Crawl-delay: 1.5", "1.5", "Number");
    row("Content-Signal: ai-train=no", "ai-train", "Parameter");
    row("Content-Signal: search=yes", "yes", "Yes or No");
    row("Content-Signal: no=maybe", "maybe", "Text");
    row("Content-Signal: a= NO", "NO", "Yes or No");
    row("Content-Usage: /no*/%2f a=y", "/no", "Path");
    row("Content-Usage: /a*/%2f a=y", "*", "Wildcard");
    row("Content-Usage: /a%2f a=y", "y", "Yes or No");
    row("Clean-param: no&ref /a*b", "no", "Parameter");
    row("Clean-param: sid&ref /a*b", "&", "Separator");
    row("Clean-param: sid&ref /a*c", "*", "Wildcard");
    row("Noindex: /x*", "*", "Wildcard");
    row("Foo: bar", "Foo", "Unknown Field");
    row("Foo: baz", "baz", "Text");
    row("no field here", "no field here", "No Field");
    row("# only", "# only", "Comment");
    row("Allow: /#x", "#x", "Comment");
    row("# crawlright: ignore bom", " crawlright:", "Comment Mark");
    row("#CRAWLRIGHT:ignore bom", "CRAWLRIGHT:", "Comment Mark");
    row("# crawlright: ignore-file bom", "ignore-file", "Comment Request");
    row("# crawlright: ignore Dead-Rule, bom", "Dead-Rule", "Comment Finding");
    row("# crawlright: ignore dead-rule,bom", "bom", "Comment Finding");
    row("# crawlright: ignore dead-rule.", "dead-rule.", "Comment Unknown");
    row("# crawlright: ignore bom, dead", "dead", "Comment Unknown");
    row("# crawlright: ignore bom -- bom", " -- bom", "Comment");
    row("# crawlright: ignore bom # bom", " # bom", "Comment");
    row("# crawlright: ignored bom", " ignored bom", "Comment");
    row("# see crawlright: ignore bom", "# see crawlright: ignore bom", "Comment");
    row("# crawlright: x # crawlright: y", " crawlright:", "Comment Mark");
}

void RobotsSyntaxTest::formats()
{
    QFETCH(QString, line);
    QFETCH(QString, word);
    QFETCH(QString, format);
    LineHighlighter highlighter(editor::definitionIn(m_repository));
    QString formats;
    for (const LineHighlighter::Span& span : highlighter.highlight(line)) {
        if (line.mid(span.begin, span.length) == word && span.format.name() == format)
            return;
        formats +=
            QStringLiteral(" [%1] %2").arg(line.mid(span.begin, span.length), span.format.name());
    }
    QFAIL(qPrintable(formats));
}

void RobotsSyntaxTest::piecesOfALine()
{
    LineHighlighter highlighter(editor::definitionIn(m_repository));
    const auto first = [&](QStringView piece, QStringView before) {
        const auto spans = highlighter.highlight(piece, before);
        return QStringLiteral("%1+%2 %3")
            .arg(spans[0].begin)
            .arg(spans[0].length)
            .arg(spans[0].format.name());
    };
    QCOMPARE(first(u"long*", u"Disallow:"), QStringLiteral("0+4 Path"));
    QCOMPARE(first(u"more # x", u"#"), QStringLiteral("0+8 Comment"));
    QCOMPARE(first(u"Disallow: /", u"#"), QStringLiteral("0+11 Comment"));
    QCOMPARE(first(u"text", u"x"), QStringLiteral("0+4 No Field"));
    QCOMPARE(first(u"value", u"x:"), QStringLiteral("0+5 Text"));
}

void RobotsSyntaxTest::agreesWithCoreOnConformance()
{
    LineHighlighter highlighter(editor::definitionIn(m_repository));
    const QDir folder(QStringLiteral(CRAWLRIGHT_TEST_DATA "/conformance"));
    int compared = 0;
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray rows = QJsonDocument::fromJson(file.readAll()).array();
        for (const QJsonValue row : rows) {
            const QJsonObject object = row.toObject();
            QByteArray robots = object[QStringLiteral("robots")].toString().toUtf8();
            if (object.contains(QStringLiteral("robots_b64")))
                robots = QByteArray::fromBase64(
                    object[QStringLiteral("robots_b64")].toString().toLatin1());
            const QByteArray difference =
                firstDifference(highlighter, robots.toStdString(), compared);
            QVERIFY2(difference.isEmpty(),
                     QByteArray(name.toUtf8() + '\n' + difference).constData());
        }
    }
    QVERIFY(compared > 1000);
}

void RobotsSyntaxTest::agreesWithCoreOnRandomLines()
{
    LineHighlighter highlighter(editor::definitionIn(m_repository));
    static const std::array<std::string, 24> pieces{"User-agent",  "useragent", "Disallow",
                                                    "disalow",     "ALLOW",     "Sitemap",
                                                    "Crawl-delay", "License",   "Content-Signal",
                                                    "acap-x",      ":",         ":",
                                                    " ",           " ",         "\t",
                                                    "\f",          "#",         "/a",
                                                    "*",           "$",         "%2F",
                                                    "%",           "=",         "\xFF"};
    std::mt19937 random(20260410);
    int compared = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string line;
        for (std::size_t n = random() % 8; n > 0; --n)
            line += pieces[random() % pieces.size()];
        const QByteArray difference = firstDifference(highlighter, line, compared);
        QVERIFY2(difference.isEmpty(), difference.constData());
    }
}

void RobotsSyntaxTest::agreesWithCoreOnCorpus()
{
    const QDir corpus(qEnvironmentVariable(
        "CRAWLRIGHT_CORPUS", QStringLiteral(CRAWLRIGHT_SOURCE_DIR "/../shared/corpus/real")));
    const QStringList names = corpus.entryList(QDir::Files);
    if (names.isEmpty())
        QSKIP("The corpus is not here; set CRAWLRIGHT_CORPUS to its folder.");
    LineHighlighter highlighter(editor::definitionIn(m_repository));
    int compared = 0;
    for (const QString& name : names) {
        QFile file(corpus.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray difference =
            firstDifference(highlighter, file.readAll().toStdString(), compared);
        QVERIFY2(difference.isEmpty(), QByteArray(name.toUtf8() + '\n' + difference).constData());
    }
    qInfo("%d lines of %lld files agree", compared, static_cast<long long>(names.size()));
}

void RobotsSyntaxTest::themesFollowThePalette()
{
    QPalette light;
    light.setColor(QPalette::Base, Qt::white);
    light.setColor(QPalette::Text, Qt::black);
    QPalette dark;
    dark.setColor(QPalette::Base, Qt::black);
    dark.setColor(QPalette::Text, Qt::white);
    const auto lightness = [&](const QPalette& palette) {
        const auto theme = editor::themeFor(m_repository, palette, {});
        return QColor(theme.textColor(KSyntaxHighlighting::Theme::Normal)).lightness();
    };
    QVERIFY(lightness(light) < 128);
    QVERIFY(lightness(dark) > 128);
}

QTEST_MAIN(RobotsSyntaxTest)
#include "tst_robots_syntax.moc"
