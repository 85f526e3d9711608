// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/explain.h"
#include "tests/core/rules/proof_text.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace crawlright;

namespace {

using dialects::Id;

rules::Proof proofOf(std::string robots, Id dialect, const rules::Agent& agent,
                     std::string_view url)
{
    return rules::explain(syntax::parse(std::move(robots)), dialects::get(dialect), agent, url);
}

QString proofFolder()
{
    return QStringLiteral(CRAWLRIGHT_TEST_DATA) + u"/proofs/"_s;
}

/// A file of tests/data/proofs: who asks for what, the robots.txt, and the proof in short lines,
/// each part ended by a line of four dashes but the last.
struct ProofFile {
    explicit ProofFile(const QString& path)
        : m_path(path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s cannot be read", qPrintable(path));
        const QList<QByteArray> parts = splitted(file.readAll());
        for (const QByteArray& line : parts.at(0).split('\n'))
            readHeader(QString::fromUtf8(line));
        m_head = parts.at(0) + "----\n" + parts.at(1) + "----\n";
        robots = parts.at(1).toStdString();
        expected = QString::fromUtf8(parts.at(2));
    }

    void rewrite(const QString& actual) const
    {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(m_head + actual.toUtf8());
    }

    Id dialect = Id::Rfc9309;
    rules::Agent agent;
    std::string url;
    std::string robots;
    QString expected;

private:
    static QList<QByteArray> splitted(const QByteArray& text)
    {
        const qsizetype first = text.indexOf("----\n");
        const qsizetype second = text.indexOf("----\n", first + 5);
        return {text.left(first), text.sliced(first + 5, second - first - 5),
                text.sliced(second + 5)};
    }

    void readHeader(const QString& line)
    {
        const QString value = line.section(u": "_s, 1);
        if (line.startsWith("dialect: "_L1))
            dialect = dialects::find(value.toStdString()).value();
        else if (line.startsWith("url: "_L1))
            url = value.toStdString();
        else if (line.startsWith("obeys star: "_L1))
            agent.obeysStar = value != "no"_L1;
        else if (line.startsWith("agent: "_L1))
            for (const QString& name : value.split(u", "_s))
                agent.names.push_back(name.toStdString());
    }

    QString m_path;
    QByteArray m_head;
};

} // namespace

/// CRAWLRIGHT_UPDATE_GOLDEN=1 writes the proofs that are made as those that are expected.
class TestExplain final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeProofs_data();
    void wholeProofs();
    void everyStepHappens();
    void changesAreTold();
    void thePlaceInTheUrlIsTold_data();
    void thePlaceInTheUrlIsTold();
    void theNearestMissesAreKept();
    void groupsSayForWhomTheyWereTaken();
    void silenceIsToldWhereItDecides_data();
    void silenceIsToldWhereItDecides();
    void rulesAtHandGiveTheSameProof();
    void aFilePastTheLimitIsExplained();
    void otherFieldsAreTold();
};

void TestExplain::wholeProofs_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(proofFolder());
    for (const QString& name : folder.entryList({u"*.proof"_s}, QDir::Files, QDir::Name))
        QTest::addRow("%s", qPrintable(name)) << folder.filePath(name);
}

void TestExplain::wholeProofs()
{
    QFETCH(QString, path);
    const ProofFile file(path);
    const rules::Proof proof = proofOf(file.robots, file.dialect, file.agent, file.url);
    const QString actual = rules::shortText(proof).join(u'\n') + u'\n';
    if (qEnvironmentVariableIsSet("CRAWLRIGHT_UPDATE_GOLDEN"))
        file.rewrite(actual);
    else
        QCOMPARE(actual, file.expected);
}

/// Each kind of step but those of files past a limit, which have a test of their own.
void TestExplain::everyStepHappens()
{
    std::vector<bool> seen(static_cast<std::size_t>(rules::StepKind::Undefined) + 1);
    const QDir folder(proofFolder());
    for (const QString& name : folder.entryList({u"*.proof"_s}, QDir::Files)) {
        const ProofFile file(folder.filePath(name));
        for (const rules::Step& step :
             proofOf(file.robots, file.dialect, file.agent, file.url).steps)
            seen[static_cast<std::size_t>(step.kind)] = true;
    }
    seen[static_cast<std::size_t>(rules::StepKind::FileCut)] = true;
    seen[static_cast<std::size_t>(rules::StepKind::FileOpen)] = true;
    for (std::size_t kind = 0; kind < seen.size(); ++kind)
        QVERIFY2(seen[kind], qPrintable(u"no proof has step %1"_s.arg(kind)));
}

void TestExplain::changesAreTold()
{
    const rules::Proof proof = proofOf("User-agent: *\nDisallow: /%7ea%3cb\xC3\xBC\n", Id::Rfc9309,
                                       {.names = {"a"}}, "/%7Ea%3c\xC3\xBC");
    using Change = access::PathChange;
    const std::vector<Change> path{{Change::Kind::Decoded, {1, 4}, {1, 2}},
                                   {Change::Kind::HexRaised, {5, 8}, {3, 6}},
                                   {Change::Kind::Encoded, {8, 10}, {6, 12}}};
    QVERIFY(proof.changes == path);
    QCOMPARE(proof.comparedPath, "/~a%3C%C3%BC");
    const std::vector<Change> pattern{{Change::Kind::Decoded, {1, 4}, {1, 2}},
                                      {Change::Kind::HexRaised, {5, 8}, {3, 6}},
                                      {Change::Kind::Encoded, {9, 11}, {7, 13}}};
    QCOMPARE(proof.rules.size(), 1u);
    QVERIFY(proof.rules[0].changes == pattern);
    QCOMPARE(proof.rules[0].matchedPath, 6u);
    QCOMPARE(proof.rules[0].matchedPattern, 6u);
}

void TestExplain::thePlaceInTheUrlIsTold_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("end");
    QTest::addColumn<QByteArray>("path");
    QTest::addRow("a path") << "/a"_ba << 0 << 2 << "/a"_ba;
    QTest::addRow("a whole URL") << "http://h/a#b"_ba << 8 << 10 << "/a"_ba;
    QTest::addRow("only a query") << "http://h?x"_ba << 8 << 10 << "/?x"_ba;
    QTest::addRow("no path") << "http://h"_ba << 0 << 0 << "/"_ba;
}

void TestExplain::thePlaceInTheUrlIsTold()
{
    QFETCH(QByteArray, url);
    const rules::Proof proof = proofOf({}, Id::Rfc9309, {.names = {"a"}}, url.toStdString());
    QTEST(static_cast<int>(proof.pathInUrl.begin), "begin");
    QTEST(static_cast<int>(proof.pathInUrl.end), "end");
    QTEST(QByteArray::fromStdString(proof.path), "path");
}

void TestExplain::theNearestMissesAreKept()
{
    std::string robots = "User-agent: *\n";
    for (int i = 0; i < 2000; ++i) // lines 2 to 2001; every 200th gets as far as /abc
        robots += i % 200 == 7 ? "Disallow: /abcX\n" : "Disallow: /aX\n";
    robots += "Disallow: /ab\nDisallow: /abcd/\n"; // 2002, 2003
    const rules::Proof proof = proofOf(robots, Id::Google, {.names = {"a"}}, "/abcde");
    QCOMPARE(proof.ruleCount, 2002u);
    QCOMPARE(proof.matchCount, 1u);
    QCOMPARE(proof.rules.size(), 1 + rules::nearMissLimit);
    QCOMPARE(proof.rules[0].line, 2002u);
    QCOMPARE(proof.rules[1].line, 2003u);
    QCOMPARE(proof.rules[1].matchedPath, 5u);
    for (std::size_t i = 2; i < proof.rules.size(); ++i) {
        QCOMPARE(proof.rules[i].line, 9u + 200u * (i - 2));
        QCOMPARE(proof.rules[i].matchedPath, 4u);
        QCOMPARE(proof.rules[i].matchedPattern, 4u);
    }
}

void TestExplain::groupsSayForWhomTheyWereTaken()
{
    const rules::Proof proof = proofOf("User-agent: x\nUser-agent: FOO\nDisallow: /\n"
                                       "User-agent: *\nDisallow: /a\nUser-agent: foo/2\nAllow: /\n",
                                       Id::Google, {.names = {"foo"}}, "/");
    QCOMPARE(proof.groups.size(), 3u);
    QVERIFY(proof.groups[0].takenFor == std::vector<text::LineNumber>{2});
    QVERIFY(proof.groups[1].takenFor.empty());
    QVERIFY(proof.groups[2].takenFor == std::vector<text::LineNumber>{6});
    QVERIFY(proof.groups[2].tokens == std::vector<std::string>{"foo"});
}

void TestExplain::silenceIsToldWhereItDecides_data()
{
    using dialects::Column;
    QTest::addColumn<Id>("dialect");
    QTest::addColumn<QByteArray>("robots");
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<std::vector<Column>>("columns");
    const auto row = [](const char* name, Id id, const QByteArray& robots, const QByteArray& url,
                        const std::vector<Column>& columns) {
        QTest::addRow("%s", name) << id << robots << url << columns;
    };
    const QByteArray all = "User-agent: *\nDisallow: /\n";
    const QByteArray parted = "User-agent: a\nDisallow: /x\n\nUser-agent: a\nDisallow: /y\n";
    row("the file itself", Id::Bing, all, "/robots.txt", {Column::RobotsTxtItself});
    row("the file itself, said by the RFC", Id::Rfc9309, all, "/robots.txt", {});
    row("another page", Id::Bing, all, "/", {});
    row("two groups", Id::Bing, parted, "/y", {Column::Merging});
    row("the first of two groups", Id::Bing, parted, "/x", {});
    row("two groups, said by Google", Id::Google, parted, "/y", {});
    row("blank line", Id::Bing, "User-agent: a\n\nDisallow: /\n", "/", {Column::BlankLines});
    row("spelling", Id::Bing, "User-agent: a\nDisalow: /\n", "/", {Column::Spelling});
    row("missing colon", Id::Yandex, "User-agent: a\nDisallow /\n", "/", {Column::MissingColon});
    row("missing colon, in a grammar", Id::Rfc9309, "User-agent: a\nDisallow /\n", "/", {});
    row("escape", Id::Bing, "User-agent: a\nDisallow: /%7Ea\n", "/~a", {Column::Encoding});
    row("high bytes", Id::Yandex, "User-agent: a\nDisallow: /\xC3\xBC\n", "/%C3%BC",
        {Column::Encoding});
    row("high bytes, said by Bing", Id::Bing, "User-agent: a\nDisallow: /\xC3\xBC\n", "/%C3%BC",
        {});
    row("empty rule", Id::Rfc9309, "User-agent: a\nAllow:\n", "/", {Column::EmptyRule});
    row("byte order mark", Id::Rfc9309, "\xEF\xBB\xBF" + all, "/", {Column::ByteOrderMark});
    row("byte order mark, said by Google", Id::Google, "\xEF\xBB\xBF" + all, "/", {});
    row("size", Id::Bing, QByteArray(512'000, '#') + '\n' + all, "/", {Column::SizeLimit});
    row("size, said by the RFC", Id::Rfc9309, QByteArray(512'000, '#') + '\n' + all, "/", {});
}

void TestExplain::silenceIsToldWhereItDecides()
{
    QFETCH(Id, dialect);
    QFETCH(QByteArray, robots);
    QFETCH(QByteArray, url);
    QFETCH(std::vector<dialects::Column>, columns);
    const rules::Proof proof =
        proofOf(robots.toStdString(), dialect, {.names = {"a"}}, url.toStdString());
    QVERIFY(proof.silentColumns == columns);
}

void TestExplain::rulesAtHandGiveTheSameProof()
{
    const syntax::Document document = syntax::parse("User-agent: a\nDisallow: /x*y$\nAllow: /x\n");
    const dialects::Dialect& dialect = dialects::get(Id::Google);
    const rules::Agent agent{.names = {"a"}};
    const rules::GroupSet groups = rules::groupsOf(document, dialect);
    const rules::RuleSet set = rules::compile(document, dialect, agent);
    const rules::Proof whole = rules::explain(document, dialect, agent, "/xzy");
    const rules::Proof made = rules::explain(document, groups, agent, set, "/xzy");
    QCOMPARE(rules::shortText(made), rules::shortText(whole));
    QCOMPARE(made.decision.line, 2u);
}

void TestExplain::aFilePastTheLimitIsExplained()
{
    const std::string filler(511'990, '#');
    const std::string robots = "User-agent: *\n" + filler + "\nDisallow: /\n";
    const auto hasStep = [](const rules::Proof& proof, const rules::Step& wanted) {
        return std::ranges::contains(proof.steps, wanted);
    };
    const rules::Proof cut = proofOf(robots, Id::Google, {.names = {"a"}}, "/");
    QCOMPARE(cut.decision.verdict, rules::Verdict::Allow);
    QVERIFY(hasStep(
        cut,
        {rules::StepKind::FileCut, dialects::Topic::SizeLimit, "Google: file format", false, {2}}));
    const rules::Proof open = proofOf(robots, Id::Yandex, {.names = {"a"}}, "/");
    QCOMPARE(open.decision.reason, rules::Reason::FileTooBig);
    QVERIFY(hasStep(open, {rules::StepKind::FileOpen,
                           dialects::Topic::SizeLimit,
                           "Yandex: requirements for robots.txt",
                           false,
                           {}}));
    const rules::Proof whole = proofOf(robots, Id::GoogleParser, {.names = {"a"}}, "/");
    QCOMPARE(whole.decision.line, 3u);
    QCOMPARE(whole.bytesRead, whole.fileBytes);
}

void TestExplain::otherFieldsAreTold()
{
    const rules::Proof proof = proofOf("Sitemap: /s.xml\nUser-agent: bingbot\nDisallow: /x\n"
                                       "User-agent: *\nCrawl-delay: 7\nDisallow: /y\n",
                                       Id::Bing, {.names = {"bingbot"}}, "/");
    QCOMPARE(proof.others.sitemaps.size(), 1u);
    QVERIFY(proof.others.crawlDelay == (rules::CrawlDelay{7, 5, true}));
}

#include "tst_explain.moc"

QTEST_APPLESS_MAIN(TestExplain)
