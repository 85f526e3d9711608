// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/urls/path_tree.h"
#include "core/urls/repeats.h"

#include <QTest>

using namespace crawlright;
using urls::ChildQuery;
using urls::PathNode;
using urls::Row;

using Strings = std::vector<std::string>;

Q_DECLARE_METATYPE(std::string)
Q_DECLARE_METATYPE(Strings)

namespace {

urls::UrlList listOf(const Strings& texts)
{
    urls::UrlList list;
    for (const std::string& text : texts)
        if (!list.append(text))
            qFatal("a test's list is full");
    return list;
}

/// A list with its order, as a program holds them.
struct Site {
    explicit Site(const Strings& texts)
        : list(listOf(texts))
        , order(list)
    {
    }

    [[nodiscard]] urls::Children childrenOf(const PathNode& node,
                                            const ChildQuery& query = {}) const
    {
        return urls::childrenOf(node, query, list, order).value();
    }

    /// Children as "name rows"; an own page has no name.
    [[nodiscard]] Strings shown(const urls::Children& children) const
    {
        Strings texts;
        for (const PathNode& node : children.nodes)
            texts.push_back((node.kind == PathNode::Kind::OwnPage
                                 ? std::string()
                                 : urls::nameOf(node, list, order)) +
                            ' ' + std::to_string(node.count()));
        return texts;
    }

    urls::UrlList list;
    urls::PathOrder order;
};

} // namespace

class TestPathTree final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partsPathsAtSlashes_data()
    {
        QTest::addColumn<Strings>("urls");
        QTest::addColumn<Strings>("children");
        const auto row = [](const char* name, Strings urls, Strings children) {
            QTest::newRow(name) << std::move(urls) << std::move(children);
        };
        row("no rows", {}, {});
        row("one row", {"/a"}, {"a 1"});
        row("the folder's own page comes first", {"/a", "/", "/b/"}, {" 1", "a 1", "b/ 1"});
        row("a page is not the folder of its name", {"/a", "/a/", "/a/x"}, {"a 1", "a/ 2"});
        row("hosts do not count", {"https://one.example/a", "http://two.example/a", "/a"}, {"a 3"});
        row("a host alone is its own page", {"https://one.example", "https://one.example/"},
            {" 2"});
        row("a query belongs to its page", {"/a?x=/y/z", "/a?x=1", "/a"},
            {"a 1", "a?x=/y/z 1", "a?x=1 1"});
        row("a query without a path", {"https://one.example?q=/a", "?q=/a"}, {"?q=/a 2"});
        row("escapes are decoded", {"/%61/x", "/a/y", "/a%2Fz"}, {"a/ 3"});
        row("what is no escape stays", {"/%6", "/%zz/x"}, {"%6 1", "%zz/ 1"});
        row("empty segments are folders",
            {"https://one.example//x", "/a//y", "https://one.example///"}, {"/ 2", "a/ 1"});
        row("fragments do not count", {"/a#x/y", "/a"}, {"a 2"});
    }
    void partsPathsAtSlashes()
    {
        QFETCH(const Strings, urls);
        QFETCH(const Strings, children);
        const Site site(urls);
        const PathNode root = urls::rootOf(site.list, site.order);
        QCOMPARE(root.count(), site.list.size());
        QCOMPARE(urls::nameOf(root, site.list, site.order), "/");
        QCOMPARE(site.shown(site.childrenOf(root)), children);
    }

    void tellsWhatItLeavesOut()
    {
        Strings texts{"/many/1", "/many/2", "/many/3", "/few/1", "/few/2", "/z/1", "/z/2"};
        for (int i = 0; i < 500; ++i)
            texts.push_back("/page" + std::to_string(1000 + i));
        const Site site(texts);
        const PathNode root = urls::rootOf(site.list, site.order);

        const urls::Children most = site.childrenOf(root, {ChildQuery::Sort::Count, 0, 3});
        QCOMPARE(site.shown(most), (Strings{"many/ 3", "few/ 2", "z/ 2"}));
        QCOMPARE(most.total, 503U);
        QCOMPARE(most.rowsInNodes, 7U);

        const urls::Children next = site.childrenOf(root, {ChildQuery::Sort::Count, 2, 2});
        QCOMPARE(site.shown(next), (Strings{"z/ 2", "page1000 1"}));

        const urls::Children named = site.childrenOf(root, {ChildQuery::Sort::Name, 1, 2});
        QCOMPARE(site.shown(named), (Strings{"many/ 3", "page1000 1"}));
        QCOMPARE(named.total, 503U);

        QCOMPARE(site.childrenOf(root, {ChildQuery::Sort::Count, 600, 5}).nodes.size(), 0U);
        QCOMPARE(site.childrenOf(root, {ChildQuery::Sort::Name, 0, 0}).total, 503U);
    }

    /// Each level of a path of ten thousand folders opens, in whatever way it is written.
    void opensDeepPaths_data()
    {
        QTest::addColumn<std::string>("segment");
        QTest::newRow("plain") << std::string("a/");
        QTest::newRow("escaped") << std::string("%61%2f");
        QTest::newRow("empty") << std::string("/");
    }
    void opensDeepPaths()
    {
        QFETCH(const std::string, segment);
        constexpr std::size_t levels = 10'000;
        std::string path = "https://one.example/";
        for (std::size_t i = 0; i < levels; ++i)
            path += segment;
        const Site site({path + "x", path + "y", path});
        PathNode node = urls::rootOf(site.list, site.order);
        for (std::size_t i = 0; i < levels; ++i) {
            const urls::Children children = site.childrenOf(node);
            QCOMPARE(children.total, 1U);
            QCOMPARE(children.rowsInNodes, 3U);
            node = children.nodes.front();
        }
        QCOMPARE(site.shown(site.childrenOf(node)), (Strings{" 1", "x 1", "y 1"}));
        QCOMPARE(site.childrenOf(site.childrenOf(node).nodes.back()).total, 0U);
    }

    void takesAMegabyteInOnePath()
    {
        const std::string path = '/' + std::string(1U << 20U, 'a');
        const Site site({path, path + "?x", "https://one.example" + path, path + "/"});
        const urls::Children children = site.childrenOf(urls::rootOf(site.list, site.order));
        QCOMPARE(children.nodes.size(), 3U);
        QCOMPARE(children.nodes.front().count(), 2U);
        QCOMPARE(urls::pathOf(children.nodes.front(), site.list, site.order), path);
    }

    void knowsRepeats()
    {
        const urls::UrlList list = listOf({"/a", "/b", "/a", "", "/A", "/a", "", "/%61"});
        const urls::Repeats repeats = urls::Repeats::of(list).value();
        QCOMPARE(repeats.count(), 3U);
        for (Row row = 0; row < list.size(); ++row)
            QCOMPARE(repeats.isRepeat(row), row == 2 || row == 5 || row == 6);
        QVERIFY(!repeats.isRepeat(1000));
        QCOMPARE(urls::Repeats::of({}).value().count(), 0U);
    }
};

QTEST_APPLESS_MAIN(TestPathTree)
#include "tst_path_tree.moc"
