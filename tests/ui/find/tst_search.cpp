// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/utf8.h"
#include "ui/find/plain_search.h"
#include "ui/find/search.h"
#include "ui/session/utf16.h"

#include <QByteArray>
#include <QChar>
#include <QElapsedTimer>
#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QTest>

#include <array>
#include <random>

using namespace crawlright;
using namespace Qt::StringLiterals;
using find::Fault;
using find::Query;

namespace {

using Spans = std::vector<text::Span>;

// The hits as "begin-end begin-end".
QString shown(const std::expected<Spans, Fault>& hits)
{
    if (!hits)
        return hits.error().kind == Fault::Kind::TooMuch ? QStringLiteral("too much")
                                                         : QStringLiteral("fault");
    QStringList texts;
    for (const text::Span hit : *hits)
        texts.append(QStringLiteral("%1-%2").arg(hit.begin).arg(hit.end));
    return texts.join(u' ');
}

struct Letter {
    char32_t code; // 0x110000 + byte: no character
    text::Offset begin;
    text::Offset end;
};

std::vector<Letter> lettersOf(std::string_view bytes)
{
    std::vector<Letter> letters;
    for (std::size_t at = 0; at < bytes.size();) {
        const text::Decoded decoded = text::decodeUtf8(bytes, at);
        const std::size_t size = std::max<std::size_t>(1, decoded.size);
        letters.push_back(
            {decoded.size > 0 ? decoded.code : 0x110000 + static_cast<unsigned char>(bytes[at]),
             text::Offset(at), text::Offset(at + size)});
        at += size;
    }
    return letters;
}

bool isOfWord(const Letter& letter)
{
    return letter.code < 0x110000 && (QChar::isLetterOrNumber(letter.code) ||
                                      QChar::isMark(letter.code) || letter.code == U'_');
}

// Letter by letter, from each place.
Spans naive(std::string_view bytes, const Query& query, text::Span scope)
{
    const std::vector<Letter> all = lettersOf(bytes);
    const std::string wanted = find::bytesOf(query.text);
    const std::vector<Letter> needle = lettersOf(wanted);
    const auto same = [&](char32_t a, char32_t b) {
        return a == b || (!query.matchesCase && a < 0x110000 && b < 0x110000 &&
                          QChar::toCaseFolded(a) == QChar::toCaseFolded(b));
    };
    const auto inWord = [&](std::size_t at) {
        return at > 0 && at < all.size() && isOfWord(all[at - 1]) && isOfWord(all[at]);
    };
    Spans hits;
    for (std::size_t i = 0; !needle.empty() && i + needle.size() <= all.size();) {
        const std::size_t end = i + needle.size();
        bool isHit = all[i].begin >= scope.begin && all[end - 1].end <= scope.end;
        for (std::size_t k = 0; isHit && k < needle.size(); ++k)
            isHit = same(all[i + k].code, needle[k].code);
        if (isHit && query.isWholeWord)
            isHit = !inWord(i) && !inWord(end);
        if (isHit)
            hits.push_back({all[i].begin, all[end - 1].end});
        i = isHit ? end : i + 1;
    }
    return hits;
}

QString replaced(const std::string& bytes, const Query& query, const QString& with,
                 text::LineEnding ending = text::LineEnding::Lf)
{
    const auto edits = find::replacements(bytes, query, {with, ending}, find::boundsFor(bytes));
    return edits ? QString::fromStdString(edits::applied(bytes, *edits)) : QStringLiteral("fault");
}

} // namespace

class SearchTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void plain_data();
    void plain();
    void expressions_data();
    void expressions();
    void badExpressions_data();
    void badExpressions();
    void runawayExpressions_data();
    void runawayExpressions();
    void replacing_data();
    void replacing();
    void oneReplacement();
    void isAsTheNaiveOne();
    void expressionsInStepsAndAtOnce();
    void stops();
    void bigFileQuickly();
};

void SearchTest::plain_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Query>("query");
    QTest::addColumn<QString>("hits");
    QTest::newRow("nothing looked for") << QByteArray("abc") << Query{} << QString();
    QTest::newRow("any case") << QByteArray("Allow: allow") << Query{.text = u"ALLOW"_s}
                              << u"0-5 7-12"_s;
    QTest::newRow("the same case") << QByteArray("Allow: allow")
                                   << Query{.text = u"allow"_s, .matchesCase = true} << u"7-12"_s;
    QTest::newRow("none overlap") << QByteArray("aaaaa") << Query{.text = u"aa"_s} << u"0-2 2-4"_s;
    QTest::newRow("case beyond ASCII") << QByteArray("\u00c9t\u00e9 \u00e9T\u00c9")
                                       << Query{.text = u"\u00e9t\u00e9"_s} << u"0-5 6-11"_s;
    QTest::newRow("letters of other sizes")
        << QByteArray("\u212aelvin k \u212a") << Query{.text = u"K"_s} << u"0-3 9-10 11-14"_s;
    QTest::newRow("whole words") << QByteArray("bot robot bot-x bots a_bot bot")
                                 << Query{.text = u"bot"_s, .isWholeWord = true}
                                 << u"0-3 10-13 27-30"_s;
    QTest::newRow("whole words with edges that are none")
        << QByteArray("a/b a/bc") << Query{.text = u"/b"_s, .isWholeWord = true} << u"1-3"_s;
    QTest::newRow("a byte that is no UTF-8")
        << QByteArray("a\xe9 \xc3\xa9 \xa9") << Query{.text = QString(QChar(0xDCA9))} << u"6-7"_s;
    QTest::newRow("NBSP as the editor has it")
        << QByteArray("a\u00a0b") << Query{.text = QString(QChar(0xDCC2)) + QChar(0xDCA0)}
        << u"1-3"_s;
    QTest::newRow("no expression") << QByteArray("a.c abc") << Query{.text = u"a.c"_s} << u"0-3"_s;
}

void SearchTest::plain()
{
    QFETCH(QByteArray, bytes);
    QFETCH(Query, query);
    const std::string all = bytes.toStdString();
    QTEST(shown(find::search(all, query, find::boundsFor(all))), "hits");
}

void SearchTest::expressions_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Query>("query");
    QTest::addColumn<QString>("hits");
    const auto row = [](const char* name, const char* bytes, const QString& expression,
                        const QString& hits) {
        QTest::newRow(name) << QByteArray(bytes) << Query{.text = expression, .isExpression = true}
                            << hits;
    };
    row("line by line", "abc\nabd\r\nabe", u"ab.$"_s, u"0-3 4-7 9-12"_s);
    row("begins of lines", "a\n\nb\n", u"^"_s, u"0-0 2-2 3-3 5-5"_s);
    row("blanks at the end of lines", "a  \r\nb\r\nc \n", u"\\s+$"_s, u"1-3 9-10"_s);
    row("empty ones between", "axb", u"x*"_s, u"0-0 1-2 2-2 3-3"_s);
    row("with the line end", "a\n\n\nb\r\n\r\nc", u"^\\n"_s, u"2-3 3-4 7-9"_s);
    row("over lines", "User-agent: a\r\nDisallow: /\r\n", u"a\\nDis"_s, u"12-18"_s);
    row("a CR of its own", "a\rb\r\nc", u"\\r(?!\\n)"_s, u"1-2"_s);
    row("beyond ASCII", "\u00e9a \U0001F600a", u"\\wa|.(?=a$)"_s, u"0-3 4-8"_s);
    row("bytes that are no UTF-8 are a letter each",
        "a\xe9\xff"
        "b",
        u"a..b"_s, u"0-4"_s);
    row("any case", "ALLOW allow", u"[a-z]+w"_s, u"0-5 6-11"_s);
    QTest::newRow("whole words") << QByteArray("bot robot bots")
                                 << Query{.text = u"b.t|x"_s,
                                          .isWholeWord = true,
                                          .isExpression = true}
                                 << u"0-3"_s;
}

void SearchTest::expressions()
{
    plain();
}

void SearchTest::badExpressions_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<int>("position");
    QTest::newRow("open bracket") << u"ab(c"_s << 4;
    QTest::newRow("nothing to repeat") << u"ab**+?*c"_s << -1;
    QTest::newRow("closed twice") << u"a)(b"_s << 1;
}

void SearchTest::badExpressions()
{
    QFETCH(QString, expression);
    QFETCH(int, position);
    for (const bool isWholeWord : {false, true}) {
        const Query query{.text = expression, .isWholeWord = isWholeWord, .isExpression = true};
        const auto good = find::check(query);
        QVERIFY(!good);
        QCOMPARE(good.error().kind, Fault::Kind::BadExpression);
        QVERIFY(!good.error().what.isEmpty());
        if (position >= 0)
            QCOMPARE(good.error().position, position);
        QCOMPARE(shown(find::search("abc", query, find::boundsFor("abc"))), u"fault"_s);
    }
}

void SearchTest::runawayExpressions_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<int>("size");
    QTest::newRow("nested") << u"(a+)+$"_s << 3000;
    QTest::newRow("nested, long line") << u"(a+)+$"_s << 500'000;
    QTest::newRow("each place to the end") << u"[a-z]*1"_s << 500'000;
    QTest::newRow("deep") << u"(?:a|b)*c"_s << 500'000;
}

// They end, and the text beside them is still there to be searched.
void SearchTest::runawayExpressions()
{
    QFETCH(QString, expression);
    QFETCH(int, size);
    const std::string bytes = std::string(std::size_t(size), 'a') + "!\nend";
    find::Bounds bounds = find::boundsFor(bytes);
    bounds.time = std::chrono::milliseconds(1500);
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(shown(find::search(bytes, {.text = expression, .isExpression = true}, bounds)),
             u"too much"_s);
    qInfo("given up after %lld ms", timer.elapsed());
}

void SearchTest::replacing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Query>("query");
    QTest::addColumn<QString>("with");
    QTest::addColumn<QString>("after");
    QTest::newRow("plain") << QByteArray("a a b") << Query{.text = u"A"_s} << u"\\1"_s
                           << u"\\1 \\1 b"_s;
    QTest::newRow("captures") << QByteArray("Disallow: /a\nDisallow: /b")
                              << Query{.text = u"^(\\w+): (/.*)$"_s, .isExpression = true}
                              << u"\\2 <- \\1 (\\0) \\3\\\\1\\t\\x"_s
                              << u"/a <- Disallow (Disallow: /a) \\1\t\\x\n"
                                 "/b <- Disallow (Disallow: /b) \\1\t\\x"_s;
    QTest::newRow("to nothing") << QByteArray("a\n\nb\n")
                                << Query{.text = u"^\\n"_s, .isExpression = true} << QString()
                                << u"a\nb\n"_s;
    QTest::newRow("at places") << QByteArray("a\nb") << Query{.text = u"^"_s, .isExpression = true}
                               << u"# "_s << u"# a\n# b"_s;
}

void SearchTest::replacing()
{
    QFETCH(QByteArray, bytes);
    QFETCH(Query, query);
    QFETCH(QString, with);
    QTEST(replaced(bytes.toStdString(), query, with), "after");
}

void SearchTest::oneReplacement()
{
    QCOMPARE(
        replaced("a,b", {.text = u","_s, .isExpression = true}, u"\\n"_s, text::LineEnding::CrLf),
        u"a\r\nb"_s);
    // A capture keeps its bytes, also those that are no UTF-8 and a line end as it is.
    const std::string bytes = "x\xff\r\ny";
    const Query query{.text = u"(x.\\n)y"_s, .isExpression = true};
    const auto edit =
        find::replacementAt(bytes, {0, 5}, query, {u"\\1\\1"_s}, find::boundsFor(bytes));
    QVERIFY(edit);
    QCOMPARE(edit->with, "x\xff\r\nx\xff\r\n");
    // What is before a hit counts, and a hit that is none any more is not replaced.
    const Query behind{.text = u"(?<=/)a"_s, .isExpression = true};
    QVERIFY(find::replacementAt("/a", {1, 2}, behind, {u"b"_s}, find::boundsFor("/a")));
    QVERIFY(!find::replacementAt("xa", {1, 2}, behind, {u"b"_s}, find::boundsFor("xa")));
}

void SearchTest::isAsTheNaiveOne()
{
    const std::array<std::string, 14> parts{"a",    "A",  "b",      "_",         "-",
                                            "/",    "\n", "\u00e9", "\u00c9",    "\xa9",
                                            "\xc3", "k",  "\u212a", "\U00010400"};
    std::mt19937 random(6);
    const auto some = [&](std::size_t most) {
        std::string text;
        const std::size_t count = random() % (most + 1);
        for (std::size_t i = 0; i < count; ++i)
            text += parts[random() % parts.size()];
        return text;
    };
    int hits = 0;
    for (int round = 0; round < 20'000; ++round) {
        const std::string bytes = some(30);
        std::string wanted = some(3);
        std::erase(wanted, '\n');
        const Query query{.text = session::toQString(text::project(wanted, text::LineEnding::Lf)),
                          .matchesCase = random() % 2 == 0,
                          .isWholeWord = random() % 3 == 0};
        find::Bounds bounds = find::boundsFor(bytes);
        if (random() % 3 == 0 && !lettersOf(bytes).empty()) {
            const auto letters = lettersOf(bytes);
            const std::size_t first = random() % letters.size();
            bounds.scope = {letters[first].begin,
                            letters[first + random() % (letters.size() - first)].end};
        }
        const Spans expected = naive(bytes, query, bounds.scope);
        hits += static_cast<int>(expected.size());
        const QString found = shown(find::search(bytes, query, bounds));
        if (found != shown(expected)) {
            QCOMPARE(QString::fromLatin1(QByteArray::fromStdString(bytes).toPercentEncoding() +
                                         " for " +
                                         QByteArray::fromStdString(wanted).toPercentEncoding()) %
                         u": " % found,
                     shown(expected));
        }
    }
    QVERIFY2(hits > 3000, qPrintable(QString::number(hits)));
}

// A long line is matched from place to place.
void SearchTest::expressionsInStepsAndAtOnce()
{
    const std::array<QString, 8> expressions{u"a+"_s,   u"a*"_s,        u"^."_s,    u".$"_s,
                                             u"\\ba"_s, u"(?<=b)a|b"_s, u"[^a]+"_s, u"(a|ab)b?"_s};
    std::mt19937 random(7);
    for (int round = 0; round < 2000; ++round) {
        std::string bytes;
        for (std::size_t i = random() % 20; i > 0; --i)
            bytes +=
                std::array<std::string, 6>{"a", "b", "ab", "\n", "\u00e9", "\xe9"}[random() % 6];
        const Query query{.text = expressions[random() % expressions.size()], .isExpression = true};
        find::Bounds bounds = find::boundsFor(bytes);
        const QString atOnce = shown(find::search(bytes, query, bounds));
        bounds.longestAtOnce = 0;
        QCOMPARE(shown(find::search(bytes, query, bounds)), atOnce);
    }
}

void SearchTest::stops()
{
    const std::string bytes(200'000, 'a');
    find::Bounds bounds = find::boundsFor(bytes);
    bounds.isStopped = [] { return true; };
    for (const bool isExpression : {false, true}) {
        const auto hits =
            find::search(bytes, {.text = u"a"_s, .isExpression = isExpression}, bounds);
        QVERIFY(!hits);
        QCOMPARE(hits.error().kind, Fault::Kind::Stopped);
    }
}

void SearchTest::bigFileQuickly()
{
    std::string bytes;
    for (int i = 0; i < 32'000; ++i)
        bytes += "Disallow: /some/folder/" + std::to_string(i) + "\n";
    QElapsedTimer timer;
    for (const Query& query :
         {Query{.text = u"disallow"_s}, Query{.text = u"Disallow"_s, .matchesCase = true},
          Query{.text = u"disallow"_s, .isWholeWord = true},
          Query{.text = u"^(\\w+):"_s, .isExpression = true},
          Query{.text = u":.*\\n"_s, .isExpression = true}}) {
        timer.start();
        const auto hits = find::search(bytes, query, find::boundsFor(bytes));
        qInfo("%s: %lld ms", qPrintable(query.text), timer.elapsed());
        QVERIFY(hits);
        QCOMPARE(hits->size(), 32'000U);
    }
    // What a search that starts over at each place would need minutes for.
    const std::string same(500'000, 'a');
    timer.start();
    QCOMPARE(
        find::search(same, {.text = QString(20'000, u'a') + u'b'}, find::boundsFor(same))->size(),
        0U);
    qInfo("one long line: %lld ms", timer.elapsed());
}

QTEST_GUILESS_MAIN(SearchTest)
#include "tst_search.moc"
