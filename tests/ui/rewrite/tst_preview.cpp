// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/rewrite/preview_model.h"

#include <QAbstractItemModelTester>
#include <QStringList>
#include <QStringLiteral>
#include <QTest>

using namespace crawlright;
using namespace std::string_literals;
using rewrite::Preview;
using rewrite::PreviewModel;
using rewrite::previewOf;

namespace {

text::Span spanOf(const std::string& bytes, std::string_view part)
{
    const auto begin = static_cast<text::Offset>(bytes.find(part));
    return {begin, begin + static_cast<text::Offset>(part.size())};
}

QStringList shown(const Preview& preview)
{
    PreviewModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setPreview(preview);
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row)
        lines.append(model.index(row).data().toString().trimmed());
    return lines;
}

} // namespace

class PreviewTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void linesThatGo();
    void linesThatBecomeOthers();
    void linesThatCome();
    void manyAreCut();
};

void PreviewTest::linesThatGo()
{
    const std::string bytes = "User-agent: *\r\nDisallow: /a\r\nDisallow: /a/b\r\nAllow: /c";
    const Preview preview =
        previewOf(syntax::parse(bytes), edits::Edits{{spanOf(bytes, "Disallow: /a/b\r\n"), ""}});
    QCOMPARE(shown(preview), QStringList{QStringLiteral("3 − Disallow: /a/b")});
    QCOMPARE(preview.removed, 1);
    QCOMPARE(preview.added, 0);
}

void PreviewTest::linesThatBecomeOthers()
{
    const std::string bytes = "User-agent:*\nDisallow: /a  \nAllow: /c\n";
    const Preview preview =
        previewOf(syntax::parse(bytes),
                  edits::Edits{{spanOf(bytes, ":*"), ": *"}, {spanOf(bytes, "  "), ""}});
    QCOMPARE(shown(preview),
             QStringList({QStringLiteral("1 − User-agent:*"), QStringLiteral("1 + User-agent: *"),
                          QStringLiteral("2 − Disallow: /a"), QStringLiteral("2 + Disallow: /a")}));
    QCOMPARE(preview.removed, 2);
    QCOMPARE(preview.added, 2);
}

void PreviewTest::linesThatCome()
{
    const std::string bytes = "User-agent: *\nAllow: /c\n";
    const Preview preview = previewOf(syntax::parse(bytes), edits::Edits{{{0, 0}, "# first\n"}});
    QCOMPARE(shown(preview), QStringList{QStringLiteral("1 + # first")});
    QCOMPARE(preview.removed, 0);
    QCOMPARE(preview.added, 1);
    const Preview atEnd =
        previewOf(syntax::parse(bytes),
                  edits::Edits{{{text::Offset(bytes.size()), text::Offset(bytes.size())},
                                "Sitemap: https://a.example/s.xml\n"}});
    QCOMPARE(shown(atEnd), QStringList{QStringLiteral("3 + Sitemap: https://a.example/s.xml")});
}

void PreviewTest::manyAreCut()
{
    std::string bytes;
    edits::Edits edits;
    for (int i = 0; i < 6000; ++i) {
        const auto begin = static_cast<text::Offset>(bytes.size());
        bytes += "Disallow: /a\n";
        edits.push_back({{begin, static_cast<text::Offset>(bytes.size())}, ""});
    }
    const Preview preview = previewOf(syntax::parse(bytes), edits);
    QCOMPARE(preview.removed, 6000);
    QCOMPARE(shown(preview).size(), 5001);
    QCOMPARE(shown(preview).last(), QStringLiteral("and 1000 more"));
}

QTEST_MAIN(PreviewTest)
#include "tst_preview.moc"
