// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/explain.h"
#include "ui/tester/path_pieces.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace crawlright;
using namespace Qt::StringLiterals;
using dialects::Id;
using tester::PathPiece;
using Kind = tester::PathPiece::Kind;

namespace {

rules::Proof proofOf(const std::string& rule, const std::string& url, Id id = Id::Google)
{
    return rules::explain(syntax::parse("User-agent: *\nDisallow: " + rule + "\n"),
                          dialects::get(id), {.names = {"foo"}, .obeysStar = true}, url);
}

std::vector<PathPiece> pieces(const std::string& rule, const std::string& url, Id id = Id::Google)
{
    const rules::Proof proof = proofOf(rule, url, id);
    return tester::piecesOf(proof.rules.front(), proof);
}

/// "/shop/=/shop/ *1=women": path=pattern of each piece, stars by their number.
QString told(const std::vector<PathPiece>& all)
{
    QStringList parts;
    for (const PathPiece& piece : all) {
        const QString kind = piece.kind == Kind::Star      ? u"*%1:"_s.arg(piece.star)
                             : piece.kind == Kind::End     ? u"end:"_s
                             : piece.kind == Kind::Rest    ? u"rest:"_s
                             : piece.kind == Kind::Differs ? u"differs:"_s
                             : piece.kind == Kind::More    ? u"more:"_s
                                                           : QString();
        parts += kind + piece.path.text + u'=' + piece.pattern.text;
    }
    return parts.join(u' ');
}

QString changedIn(const tester::MarkedText& marked)
{
    QString text;
    for (qsizetype i = 0; i < marked.text.size(); ++i)
        if (marked.changed[static_cast<std::size_t>(i)])
            text += marked.text[i];
    return text;
}

} // namespace

class PathPiecesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rulesLieAlongPaths_data();
    void rulesLieAlongPaths();
    void nothingIsLost_data();
    void nothingIsLost();
    void changesAreMarked();
    void longPiecesLoseTheirMiddle();
    void manyPiecesBecomeOne();
    void saysTheSameInWords();
    void linesStandAboveEachOther();
};

void PathPiecesTest::rulesLieAlongPaths_data()
{
    QTest::addColumn<std::string>("rule");
    QTest::addColumn<std::string>("url");
    QTest::addColumn<Id>("dialect");
    QTest::addColumn<QString>("pieces");
    const auto row = [](const char* name, std::string rule, std::string url, const QString& told,
                        Id id = Id::Google) {
        QTest::newRow(name) << std::move(rule) << std::move(url) << id << told;
    };
    row("the whole", "/shop", "/shop", u"/shop=/shop"_s);
    row("a beginning", "/shop", "/shop/cart", u"/shop=/shop rest:/cart="_s);
    row("a star", "/shop/*.html", "/shop/a/b.html?x",
        u"/shop/=/shop/ *1:a/b=* .html=.html rest:?x="_s);
    row("stars", "/*/c*d", "/a/b/cxd", u"/=/ *1:a/b=* /c=/c *2:x=* d=d"_s);
    row("a star for nothing", "/a*b", "/ab", u"/a=/a *1:=* b=b"_s);
    row("a star at the end", "/a*", "/abc", u"/a=/a *1:=* rest:bc="_s);
    row("the end", "/a$", "/a", u"/a=/a end:=$"_s);
    row("a star before the end", "/a*$", "/abc", u"/a=/a *1:bc=* end:=$"_s);
    row("differs", "/shopping", "/shop/cart", u"/shop=/shop differs:/cart=ping"_s);
    row("differs behind a star", "/*.gif$", "/a.gif?x", u"/=/ *1:a=* .gif=.gif differs:?x=$"_s);
    row("too short", "/shop/", "/shop", u"/shop=/shop differs:=/"_s);
    row("no wildcards", "/a*$", "/a*$b", u"/a%2A%24=/a%2A%24 rest:b="_s, Id::Original1994);
}

void PathPiecesTest::rulesLieAlongPaths()
{
    QFETCH(const std::string, rule);
    QFETCH(const std::string, url);
    QFETCH(const Id, dialect);
    QFETCH(const QString, pieces);
    QCOMPARE(told(::pieces(rule, url, dialect)), pieces);
}

void PathPiecesTest::nothingIsLost_data()
{
    QTest::addColumn<Id>("dialect");
    for (const dialects::Dialect& dialect : dialects::all())
        QTest::newRow(std::string(dialect.name).c_str()) << dialect.id;
}

void PathPiecesTest::nothingIsLost()
{
    QFETCH(const Id, dialect);
    for (const std::string rule :
         {"/", "/a", "/*a", "/a*b*c$", "*", "/a**b", "/b$", "/%41\xC3\xA9", "a", "/a$b", "/*/"}) {
        for (const std::string url :
             {"/", "/a", "/abc", "/axbxc", "/b", "/A%C3%A9", "/\xC3\xA9", "/a/b/c", "/a*b*c$"}) {
            const rules::Proof proof = proofOf(rule, url, dialect);
            for (const rules::RuleTried& tried : proof.rules) {
                QString path;
                QString pattern;
                for (const PathPiece& piece : tester::piecesOf(tried, proof)) {
                    path += piece.path.text;
                    pattern += piece.pattern.text;
                    QCOMPARE(piece.path.changed.size(),
                             static_cast<std::size_t>(piece.path.text.size()));
                    if (piece.kind == Kind::Literal)
                        QCOMPARE(piece.path.text, piece.pattern.text);
                }
                QCOMPARE(path, QString::fromStdString(proof.comparedPath));
                QCOMPARE(pattern, QString::fromStdString(tried.compared));
            }
        }
    }
}

void PathPiecesTest::changesAreMarked()
{
    const auto all = pieces("/\xC3\xA9", "/\xC3\xA9x");
    QCOMPARE(told(all), u"/%C3%A9=/%C3%A9 rest:x="_s);
    QCOMPARE(changedIn(all.front().path), u"%C3%A9"_s);
    QCOMPARE(changedIn(all.front().pattern), u"%C3%A9"_s);
    QCOMPARE(changedIn(all.front().path.mid(0, 3)), u"%C"_s);
    QVERIFY(changedIn(all.back().path).isEmpty());
}

void PathPiecesTest::longPiecesLoseTheirMiddle()
{
    const auto all = pieces("/*z", "/" + std::string(5'000, 'a') + "z");
    QCOMPARE(all.size(), 3U);
    QCOMPARE(all[1].path.text.size(), tester::longestPiece + 1);
    QCOMPARE(all[1].path.text.count(u'…'), 1);
    QVERIFY(all[1].path.text.startsWith(u'a') && all[1].path.text.endsWith(u'a'));
}

void PathPiecesTest::manyPiecesBecomeOne()
{
    std::string rule = "/";
    std::string url = "/";
    for (int i = 0; i < 300; ++i) {
        rule += "*a";
        url += "xa";
    }
    const auto all = pieces(rule, url);
    QCOMPARE(all.size(), tester::mostPieces + 1);
    QCOMPARE(all.back().kind, Kind::More);
    QVERIFY(!all.back().path.text.isEmpty());
}

void PathPiecesTest::saysTheSameInWords()
{
    QCOMPARE(tester::piecesText(pieces("/a*b*$", "/abc")),
             u"“/a” is the same in both. Wildcard 1 stands for nothing. “b” is the same in both. "
             "Wildcard 2 stands for “c”. “$” asks for the end, and the path ends here."_s);
    QCOMPARE(tester::piecesText(pieces("/ab", "/ac")),
             u"“/a” is the same in both. Here the rule asks for “b”, but the path goes on with "
             "“c”."_s);
}

void PathPiecesTest::linesStandAboveEachOther()
{
    QCOMPARE(tester::piecesAsLines(pieces("/shop/*.html", "/shop/a/b.html?x")),
             u"      *1\n/shop/a/b.html?x\n/shop/*  .html\n"_s);
    QCOMPARE(tester::piecesAsLines(pieces("/a", "/ab")), u"/ab\n/a\n"_s);
}

QTEST_GUILESS_MAIN(PathPiecesTest)
#include "tst_path_pieces.moc"
