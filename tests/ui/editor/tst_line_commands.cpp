// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/ascii.h"
#include "ui/editor/line_commands.h"

#include <QByteArray>
#include <QRandomGenerator>
#include <QString>
#include <QStringLiteral>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace crawlright;
using namespace crawlright::editor;
using text::Offset;
using text::Span;

namespace {

// Bytes with a selection in them: from `<` to `>`, or the other way round; `|` is a cursor.
struct Marked {
    std::string bytes;
    Selected selected;
};

Marked marked(const QByteArray& text)
{
    Marked result;
    for (const char c : text) {
        const auto at = static_cast<Offset>(result.bytes.size());
        if (c == '|')
            result.selected = {at, at};
        else if (c == '<')
            result.selected.anchor = at;
        else if (c == '>')
            result.selected.position = at;
        else
            result.bytes += c;
    }
    return result;
}

QByteArray shown(std::string bytes, Selected selected)
{
    if (selected.anchor == selected.position) {
        bytes.insert(selected.position, "|");
    } else {
        const bool isForward = selected.anchor < selected.position;
        bytes.insert(std::max(selected.anchor, selected.position), isForward ? ">" : "<");
        bytes.insert(std::min(selected.anchor, selected.position), isForward ? "<" : ">");
    }
    return QByteArray::fromStdString(bytes);
}

LineEdit moved(const Marked& text, Direction direction)
{
    const Span lines = linesOf(text.bytes, text.selected);
    if (direction == Direction::Up) {
        return swappedLines(text.bytes, lineBefore(text.bytes, lines), lines, direction,
                            text.selected);
    }
    return swappedLines(text.bytes, lines, lineBehind(text.bytes, lines), direction, text.selected);
}

using Command = std::function<LineEdit(const Marked&)>;

LineEdit commented(const Marked& text)
{
    return toggledComment(text.bytes, linesOf(text.bytes, text.selected), text.selected);
}

Command commandOf(const QString& name)
{
    const auto lines = [](const Marked& text) { return linesOf(text.bytes, text.selected); };
    if (name == QStringLiteral("comment"))
        return commented;
    if (name == QStringLiteral("up"))
        return [](const Marked& text) { return moved(text, Direction::Up); };
    if (name == QStringLiteral("down"))
        return [](const Marked& text) { return moved(text, Direction::Down); };
    if (name == QStringLiteral("copy up") || name == QStringLiteral("copy down")) {
        const bool isUp = name == QStringLiteral("copy up");
        return [lines, isUp](const Marked& text) {
            return duplicatedLines(text.bytes, lines(text), isUp ? Direction::Up : Direction::Down,
                                   text.selected);
        };
    }
    if (name == QStringLiteral("join")) {
        return [lines](const Marked& text) {
            return joinedLines(text.bytes, lines(text), text.selected);
        };
    }
    return [lines](const Marked& text) {
        return deletedLines(text.bytes, lines(text), text.selected);
    };
}

Marked after(const Marked& text, const LineEdit& edit)
{
    return {edits::applied(text.bytes, edit.edits), edit.selected};
}

constexpr std::array pieces{"User-agent: *",
                            "Disallow: /a",
                            "  Disallow: /b ",
                            "\tAllow: /c",
                            "# note",
                            "#x",
                            "",
                            "   ",
                            "\xFF\xFE",
                            "caf\xC3\xA9",
                            " # # y",
                            "a # b",
                            "# crawlright: ignore dead-rule"};
constexpr std::array ends{"\n", "\n", "\r\n", "\r"};

Marked randomFile(QRandomGenerator& random)
{
    Marked text;
    if (random.bounded(8) == 0)
        text.bytes = "\xEF\xBB\xBF";
    const int lines = random.bounded(1, 9);
    const auto main = ends.at(static_cast<std::size_t>(random.bounded(int(ends.size()))));
    for (int i = 0; i < lines; ++i) {
        text.bytes += pieces.at(static_cast<std::size_t>(random.bounded(int(pieces.size()))));
        if (i + 1 < lines || random.bounded(2) == 0) {
            text.bytes += random.bounded(4) == 0
                              ? ends.at(static_cast<std::size_t>(random.bounded(int(ends.size()))))
                              : main;
        }
    }
    const int size = static_cast<int>(text.bytes.size());
    text.selected = {static_cast<Offset>(random.bounded(size + 1)),
                     static_cast<Offset>(random.bounded(size + 1))};
    if (random.bounded(2) == 0)
        text.selected.anchor = text.selected.position;
    return text;
}

std::vector<std::string> contentsOf(std::string_view bytes)
{
    std::vector<std::string> contents;
    Span line = linesOf(bytes, {});
    for (; !line.isEmpty(); line = lineBehind(bytes, line)) {
        std::string content(line.of(bytes));
        while (!content.empty() && (content.back() == '\n' || content.back() == '\r'))
            content.pop_back();
        contents.push_back(content);
    }
    return contents;
}

} // namespace

class LineCommandsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void commands_data();
    void commands();
    void home_data();
    void home();
    void commentAndBack();
    void moveAndBack();
    void duplicatesKeepTheRest();
    void deletesOnlyTheLines();
    void joinsToOneLine();
};

void LineCommandsTest::commands_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("wanted");
    const auto row = [](const char* name, const char* command, QByteArray before,
                        QByteArray wanted) {
        QTest::newRow(name) << QString::fromLatin1(command) << before << wanted;
    };
    row("comment", "comment", "a\nDis|allow: /\nb", "a\n# Dis|allow: /\nb");
    row("comment CRLF", "comment", "a\r\n|b\r\n", "a\r\n# |b\r\n");
    row("comment last line without an end", "comment", "a\nb|", "a\n# b|");
    row("comment at the common indent", "comment", "<  a\n    b>\n", "<  # a\n  #   b>\n");
    row("tabs and blanks have no indent in common", "comment", "<\ta\n  b>", "<# \ta\n#   b>");
    row("blank lines stay blank", "comment", "<a\n\n  \nb>", "<# a\n\n  \n# b>");
    row("only blank lines", "comment", "<\n  >\n", "<\n  >\n");
    row("a comment among others", "comment", "<# a\nb>", "<# # a\n# b>");
    row("uncomment", "comment", "# Dis|allow: /", "Dis|allow: /");
    row("uncomment what has no blank", "comment", "#|a", "|a");
    row("uncomment keeps what is behind one blank", "comment", "  #   a|", "    a|");
    row("uncomment all", "comment", "<# a\n  # b\n#c>", "<a\n  b\nc>");
    row("a line that is not selected at all", "comment", "<a\n>b", "<# a\n>b");
    row("backwards", "comment", ">a\nb<",
        ">#\x20"
        "a\n# b<");
    row("behind the byte order mark", "comment", "\xEF\xBB\xBF|a", "\xEF\xBB\xBF# |a");
    row("ignore comments stay", "comment", "<# crawlright: ignore dead-rule\nAllow: />",
        "<# crawlright: ignore dead-rule\n# Allow: />");
    row("ignore comments stay, back", "comment", "<# Crawlright: ignore dead-rule\n# Allow: />",
        "<# Crawlright: ignore dead-rule\nAllow: />");
    row("an ignore comment alone", "comment", "|# crawlright: ignore dead-rule",
        "# |# crawlright: ignore dead-rule");
    row("an ignore comment alone, back", "comment", "|# # crawlright: ignore dead-rule",
        "|# crawlright: ignore dead-rule");
    row("an empty file", "comment", "|", "|");

    row("down", "down", "a|a\nb\nc", "b\na|a\nc");
    row("up", "up", "a\nb|b\nc", "b|b\na\nc");
    row("down over a longer one", "down", "a|\nbbbb\nc", "bbbb\na|\nc");
    row("several down", "down", "<a\nb>\nc\n", "c\n<a\nb>\n");
    row("several up, to where a line begins", "up", "a\n<b\nc\n>d", "<b\nc\n>a\nd");
    row("down behind the last, which has no end", "down", "a|a\nb", "b\na|a");
    row("down behind a longer last, which has no end", "down", "a|\nbbb", "bbb\na|");
    row("an empty line to the end", "down", "|\na", "a\n|\n");
    row("up from the end over an empty line", "up", "\n\na|", "\na|\n\n");
    row("up from the end", "up", "a\nb|", "b|\na");
    row("up from the end, CRLF", "up", "aaa\r\nb|", "b|\r\naaa");
    row("each with its own end", "down", "a|\r\nb\nc", "b\na|\r\nc");
    row("the first goes nowhere", "up", "a|\nb", "a|\nb");
    row("the last goes nowhere", "down", "a\nb|", "a\nb|");
    row("not behind the last line end", "down", "a\nb|\n", "a\nb|\n");
    row("the rest behind the last line end goes nowhere", "up", "a\nb\n|", "a\nb\n|");
    row("the byte order mark stays", "down",
        "\xEF\xBB\xBF"
        "a|\nb\n",
        "\xEF\xBB\xBF"
        "b\na|\n");
    row("CR and LF that would meet", "down", "a\rb|\n\nc", "a\rb|\n\nc");

    row("copy down", "copy down", "a\nb|b\nc", "a\nbb\nb|b\nc");
    row("copy up", "copy up", "a\nb|b\nc", "a\nb|b\nbb\nc");
    row("copy several", "copy down", "<a\nb>\nc", "a\nb\n<a\nb>\nc");
    row("copy the last, which has no end", "copy down", "a\r\nb|", "a\r\nb\r\nb|");
    row("copy up the last, which has no end", "copy up", "a\r\nb|", "a\r\nb|\r\nb");
    row("copy the only line", "copy down", "a|", "a\na|");
    row("copy behind the byte order mark", "copy down", "\xEF\xBB\xBF|a\n",
        "\xEF\xBB\xBF"
        "a\n|a\n");
    row("copy CR before LF", "copy down", "<\na\r>b", "\na\n<\na\r>b");

    row("join with the next", "join", "Disallow: |/a\n/b\nc", "Disallow: /a| /b\nc");
    row("join trims", "join", "a|  \t\r\n \tb\r\nc", "a| b\r\nc");
    row("join all that are selected", "join", "<a\nb\nc>\nd", "<a b c>\nd");
    row("join with a blank line", "join", "a|\n\nb", "a|\nb");
    row("join a blank line", "join", "|  \nb\n", "|b\n");
    row("join over blank lines", "join", "<a\n \n\nb>\n", "<a b>\n");
    row("join with blank lines behind", "join", "<a\n \n\n>b", "<a\n>b");
    row("join only blank lines", "join", "<  \n \n>b", "<  \n>b");
    row("join keeps the indent and the blanks at the end", "join", "|  a\nb  \n", "  a| b  \n");
    row("join with the last", "join", "a|\nb", "a| b");
    row("nothing to join with", "join", "a|\n", "a|\n");
    row("nothing to join with at the end", "join", "a|", "a|");

    row("delete", "delete", "a\nb|b\ncc\n", "a\nc|c\n");
    row("delete keeps the column as far as it can", "delete", "abc|d\ne\n", "e|\n");
    row("delete does not part a character", "delete", "ab|\ne\xC3\xA9\n", "e|\xC3\xA9\n");
    row("delete several", "delete", "a\n<b\nc>\nd", "a\nd|");
    row("delete the last", "delete", "a\r\nbb|", "a|");
    row("delete the last behind an empty line", "delete", "a\n\nb|", "a\n\n|");
    row("delete all", "delete", "a|", "|");
    row("delete the byte order mark never", "delete",
        "\xEF\xBB\xBF"
        "a|",
        "\xEF\xBB\xBF|");
    row("delete between CR and LF", "delete", "a\rb|\n\nc", "a\n|\nc");
    row("delete nothing", "delete", "a\n|", "a\n|");
}

void LineCommandsTest::commands()
{
    QFETCH(const QString, command);
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, wanted);
    const Marked text = marked(before);
    const Marked made = after(text, commandOf(command)(text));
    QCOMPARE(shown(made.bytes, made.selected),
             shown(marked(wanted).bytes, marked(wanted).selected));
}

void LineCommandsTest::home_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("wanted");
    QTest::newRow("to the text") << QByteArray("a\n  bc|") << QByteArray("a\n  |bc");
    QTest::newRow("to the line") << QByteArray("a\n  |bc") << QByteArray("a\n|  bc");
    QTest::newRow("to the text again") << QByteArray("a\n|  bc") << QByteArray("a\n  |bc");
    QTest::newRow("no indent") << QByteArray("a\nbc|") << QByteArray("a\n|bc");
    QTest::newRow("only blanks") << QByteArray("  |\n") << QByteArray("|  \n");
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF"
                                                   "a|")
                                     << QByteArray("\xEF\xBB\xBF|a");
    QTest::newRow("empty") << QByteArray("|") << QByteArray("|");
}

void LineCommandsTest::home()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, wanted);
    const Marked text = marked(before);
    const Offset at = homeOf(text.bytes, text.selected.position);
    QCOMPARE(shown(text.bytes, {at, at}), wanted);
}

void LineCommandsTest::commentAndBack()
{
    QRandomGenerator random(1);
    int added = 0;
    for (int i = 0; i < 20'000; ++i) {
        const Marked text = randomFile(random);
        const Marked once = after(text, commented(text));
        if (once.bytes.size() <= text.bytes.size())
            continue; // it was a comment
        ++added;
        const Marked twice = after(once, commented(once));
        QCOMPARE(QByteArray::fromStdString(twice.bytes), QByteArray::fromStdString(text.bytes));
        QCOMPARE(contentsOf(once.bytes).size(), contentsOf(text.bytes).size());
    }
    QVERIFY2(added > 8'000, qPrintable(QString::number(added)));
}

void LineCommandsTest::moveAndBack()
{
    QRandomGenerator random(2);
    int count = 0;
    for (int i = 0; i < 20'000; ++i) {
        const Marked text = randomFile(random);
        for (const Direction direction : {Direction::Up, Direction::Down}) {
            const LineEdit edit = moved(text, direction);
            if (edit.edits.empty())
                continue;
            const Marked once = after(text, edit);
            const bool isUp = direction == Direction::Up;
            if (once.bytes.size() != text.bytes.size())
                continue; // an empty line went to the end, and got an end
            const Marked twice = after(once, moved(once, isUp ? Direction::Down : Direction::Up));
            QCOMPARE(QByteArray::fromStdString(twice.bytes), QByteArray::fromStdString(text.bytes));
            auto lines = contentsOf(text.bytes);
            auto now = contentsOf(once.bytes);
            std::ranges::sort(lines);
            std::ranges::sort(now);
            QCOMPARE(now, lines);
            ++count;
        }
    }
    QVERIFY2(count > 10'000, qPrintable(QString::number(count)));
}

void LineCommandsTest::duplicatesKeepTheRest()
{
    QRandomGenerator random(3);
    for (int i = 0; i < 20'000; ++i) {
        const Marked text = randomFile(random);
        const Span lines = linesOf(text.bytes, text.selected);
        const auto was = contentsOf(text.bytes);
        const auto copied = contentsOf(lines.of(text.bytes));
        for (const Direction direction : {Direction::Up, Direction::Down}) {
            const Marked once =
                after(text, duplicatedLines(text.bytes, lines, direction, text.selected));
            QCOMPARE(contentsOf(once.bytes).size(),
                     was.size() + std::max<std::size_t>(copied.size(), lines.isEmpty() ? 1 : 0));
            QVERIFY(once.selected.position <= once.bytes.size());
        }
    }
}

void LineCommandsTest::deletesOnlyTheLines()
{
    QRandomGenerator random(4);
    for (int i = 0; i < 20'000; ++i) {
        const Marked text = randomFile(random);
        const Span lines = linesOf(text.bytes, text.selected);
        const Marked once = after(text, deletedLines(text.bytes, lines, text.selected));
        auto wanted = contentsOf(text.bytes.substr(0, lines.begin));
        for (const std::string& line : contentsOf(text.bytes.substr(lines.end)))
            wanted.push_back(line);
        if (lines.begin == 3 && text.bytes.starts_with("\xEF\xBB\xBF"))
            wanted = contentsOf("\xEF\xBB\xBF" + text.bytes.substr(lines.end));
        QCOMPARE(contentsOf(once.bytes), wanted);
        QVERIFY(once.selected.position <= once.bytes.size());
    }
}

void LineCommandsTest::joinsToOneLine()
{
    QRandomGenerator random(5);
    int count = 0;
    for (int i = 0; i < 20'000; ++i) {
        const Marked text = randomFile(random);
        Span lines = linesOf(text.bytes, text.selected);
        const LineEdit edit = joinedLines(text.bytes, lines, text.selected);
        if (edit.edits.empty())
            continue;
        if (contentsOf(lines.of(text.bytes)).size() < 2)
            lines.end = lineBehind(text.bytes, lines).end;
        if (text::trimmed(lines.of(text.bytes)).empty())
            continue; // an empty line at the end of the file is none
        ++count;
        const auto joined = contentsOf(lines.of(text.bytes)).size();
        QCOMPARE(contentsOf(edits::applied(text.bytes, edit.edits)).size(),
                 contentsOf(text.bytes).size() - joined + 1);
    }
    QVERIFY2(count > 8'000, qPrintable(QString::number(count)));
}

QTEST_APPLESS_MAIN(LineCommandsTest)
#include "tst_line_commands.moc"
