// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"

#include <QByteArray>
#include <QComboBox>
#include <QString>
#include <QStringList>
#include <QTest>
#include <QTreeView>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::WindowFixture;

namespace {

const QByteArray faulty = "User-agent: *\nDisalow: /a\nFoo: 1\nAllow: /\n"
                          "Sitemap: https://example.com/sitemap.xml\n";

} // namespace

/// `crawlright.json` beside the file holds in the window.
class ProjectFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_fixture = std::make_unique<WindowFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void ignoresWhatItIgnores();
    void weighsAsItSays();
    void choosesItsCrawlers();
    void tellsItsFaults();
    void holdsForItsFolderOnly();

private:
    void open(const QByteArray& project) const
    {
        m_fixture->file(u"crawlright.json"_s, project);
        m_fixture->open(m_fixture->file(u"robots.txt"_s, faulty));
    }
    [[nodiscard]] QStringList ids() const
    {
        const auto* model = m_fixture->window().findChild<QTreeView*>(u"problemsView"_s)->model();
        QStringList texts;
        for (int row = 0; row < model->rowCount(); ++row)
            texts.append(model->index(row, 2).data().toString());
        return texts;
    }
    [[nodiscard]] QComboBox* sets() const
    {
        return m_fixture->window().findChild<QComboBox*>(u"crawlerSets"_s);
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void ProjectFlowTest::ignoresWhatItIgnores()
{
    open("{}");
    QTRY_VERIFY(ids().contains(u"unknown-directive"_s));
    m_fixture->file(u"crawlright.json"_s, R"({"ignore": ["unknown-directive"]})");
    m_fixture->trigger(u"File"_s, u"Save"_s); // it is read again
    QTRY_VERIFY(!ids().contains(u"unknown-directive"_s));
    QVERIFY(!ids().isEmpty());
    m_fixture->type(u"# typed\n"_s);
    QTRY_VERIFY(m_fixture->session().isComplete());
    QVERIFY(!ids().contains(u"unknown-directive"_s));
}

void ProjectFlowTest::weighsAsItSays()
{
    open(R"({"severities": {"unknown-directive": "error"}})");
    QTRY_COMPARE(m_fixture->shown(u"statusCount_error"_s), u"1"_s);
}

void ProjectFlowTest::choosesItsCrawlers()
{
    const QString before = sets()->currentText();
    open(R"({"crawlers": ["Googlebot", "Googlebot-Image"]})");
    QTRY_COMPARE(sets()->currentText(), u"crawlright.json"_s);
    const auto* reader = m_fixture->window().findChild<QComboBox*>(u"problemsReader"_s);
    QCOMPARE(reader->count(), 2); // all of them, and Google
    m_fixture->trigger(u"File"_s, u"New"_s);
    QTRY_COMPARE(sets()->currentText(), before);
    QCOMPARE(sets()->findText(u"crawlright.json"_s), -1);
}

void ProjectFlowTest::tellsItsFaults()
{
    open("{\n  \"ignore\": [\"no-such-id\"]\n}");
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    const QString message = m_fixture->messages().first();
    QVERIFY2(message.contains("crawlright.json"_L1) && message.contains("no-such-id"_L1) &&
                 message.contains("line 2"_L1),
             qPrintable(message));
    m_fixture->file(u"crawlright.json"_s, "{}");
    m_fixture->trigger(u"File"_s, u"Save"_s);
    QTRY_COMPARE(m_fixture->messages(), QStringList());
}

void ProjectFlowTest::holdsForItsFolderOnly()
{
    open(R"({"ignore": ["unknown-directive"]})");
    QTRY_VERIFY(!ids().contains(u"unknown-directive"_s) && !ids().isEmpty());
    m_fixture->window().showText(faulty.toStdString(), u"Fetched"_s);
    QTRY_VERIFY(ids().contains(u"unknown-directive"_s));
}

QTEST_MAIN(ProjectFlowTest)
#include "tst_project_flow.moc"
