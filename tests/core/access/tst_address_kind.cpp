// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/address.h"
#include "core/access/governs.h"

#include <QTest>

#include <random>

using namespace crawlright;
using access::AddressKind;
using access::Mismatch;

Q_DECLARE_METATYPE(std::string)

class AddressKindTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void kinds_data()
    {
        QTest::addColumn<std::string>("address");
        QTest::addColumn<int>("kind");
        const auto row = [](std::string_view address, AddressKind kind) {
            QTest::addRow("%.60s", std::string(address).c_str())
                << std::string(address) << static_cast<int>(kind);
        };
        row("", AddressKind::Empty);
        row("/", AddressKind::Path);
        row("//example.com", AddressKind::Path);
        row("/a b?c#d", AddressKind::Path);
        row("http://example.com", AddressKind::Url);
        row("HTTPS://a", AddressKind::Url);
        row("ftp://example.com/a", AddressKind::Url);
        row("https://\xFF", AddressKind::Url);
        row("https://", AddressKind::Neither);
        row("https:", AddressKind::Neither);
        row("http:/example.com", AddressKind::Neither);
        row("example.com", AddressKind::Host);
        row("example.com:8080/a?b", AddressKind::Host);
        row("example.com:65536", AddressKind::Host); // five digits: core/access/governs says more
        row("example.com:123456", AddressKind::OtherScheme);
        row("example.com:/a", AddressKind::OtherScheme);
        row("example.com?a", AddressKind::Host);
        row("a.b", AddressKind::Host);
        row(".a", AddressKind::Neither);
        row("a.", AddressKind::Neither);
        row("...", AddressKind::Host);
        row("LocalHost", AddressKind::Host);
        row("localhost:80/x", AddressKind::Host);
        row("localhosts", AddressKind::Neither);
        row("192.0.2.1/x", AddressKind::Host);
        row("[2001:db8::1]/x", AddressKind::Host);
        row("[2001:DB8::1]:80", AddressKind::Host);
        row("[]", AddressKind::Neither);
        row("[::1", AddressKind::Neither);
        row("[g]", AddressKind::Neither);
        row("b\xc3\xbc"
            "cher.example/x",
            AddressKind::Host);
        row("user@example.com", AddressKind::Neither);
        row("example.com\n", AddressKind::Neither);
        row("mailto:a@example.com", AddressKind::OtherScheme);
        row("file:///etc/passwd", AddressKind::OtherScheme);
        row("javascript:alert(1)", AddressKind::OtherScheme);
        row("web+x:y", AddressKind::OtherScheme);
        row("1ttp://x", AddressKind::Neither);
        row("shop", AddressKind::Neither);
        row("two words", AddressKind::Neither);
        row("*", AddressKind::Neither);
        row("a.*", AddressKind::Neither);
        row("?a=b", AddressKind::Neither);
    }
    void kinds()
    {
        QFETCH(const std::string, address);
        QFETCH(const int, kind);
        // On the heap and exact in size, so that a sanitizer sees a read past the end.
        const std::vector<char> exact(address.begin(), address.end());
        QCOMPARE(static_cast<int>(access::kindOf({exact.data(), exact.size()})), kind);
    }

    void anyBytesHaveAKind()
    {
        std::mt19937 random(3);
        for (int i = 0; i < 100'000; ++i) {
            std::string address(random() % 8, '\0');
            for (char& c : address)
                c = random() % 2 == 0 ? "h.:/[]a1"[random() % 8] : static_cast<char>(random());
            const std::vector<char> exact(address.begin(), address.end());
            const AddressKind kind = access::kindOf({exact.data(), exact.size()});
            QCOMPARE(kind == AddressKind::Empty, address.empty());
            QCOMPARE(kind == AddressKind::Path, address.starts_with('/'));
        }
    }

    void reasons_data()
    {
        QTest::addColumn<std::string>("file");
        QTest::addColumn<std::string>("url");
        QTest::addColumn<int>("mismatch");
        QTest::addColumn<std::string>("ofFile");
        QTest::addColumn<std::string>("ofUrl");
        const auto row = [](const char* name, std::string file, std::string url, Mismatch mismatch,
                            std::string ofFile = {}, std::string ofUrl = {}) {
            QTest::newRow(name) << std::move(file) << std::move(url) << int(mismatch)
                                << std::move(ofFile) << std::move(ofUrl);
        };
        const std::string file = "https://example.com/robots.txt";
        row("its own", file, "https://example.com/a", Mismatch::None);
        row("the default port written", file, "https://example.com:443/a", Mismatch::None);
        row("another scheme first", file, "http://example.org:8/a", Mismatch::Scheme, "https",
            "http");
        row("another host before the port", file, "https://www.example.com:8/a", Mismatch::Host,
            "example.com", "www.example.com");
        row("another port", file, "https://example.com:8443/a", Mismatch::Port, "443", "8443");
        row("the port of the file", "ftp://a.example:2121/robots.txt", "ftp://a.example/",
            Mismatch::Port, "2121", "21");
        row("a scheme without a port", "gopher://a.example:70/robots.txt", "gopher://a.example/",
            Mismatch::Port, "70", "");
        row("a sub-folder", "https://example.com/a/robots.txt", "https://example.com/a/",
            Mismatch::Place, "/a/robots.txt");
        row("a path", file, "/a", Mismatch::NoUrl);
        row("a port that is none", file, "https://example.com:x/", Mismatch::NoUrl);
        row("no address of the file", "", "https://example.com/", Mismatch::NoUrl);
    }
    void reasons()
    {
        QFETCH(const std::string, file);
        QFETCH(const std::string, url);
        QFETCH(const int, mismatch);
        QFETCH(const std::string, ofFile);
        QFETCH(const std::string, ofUrl);
        const access::Governance governance = access::governanceOf(file, url);
        QCOMPARE(int(governance.mismatch), mismatch);
        QCOMPARE(std::string(governance.ofFile), ofFile);
        QCOMPARE(std::string(governance.ofUrl), ofUrl);
        QCOMPARE(access::governs(file, url), governance.mismatch == Mismatch::None);
    }
};

QTEST_GUILESS_MAIN(AddressKindTest)
#include "tst_address_kind.moc"
