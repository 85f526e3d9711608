// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/compose/fragment.h"
#include "core/crawlers/catalogue.h"
#include "core/rules/rule_set.h"
#include "tests/support/strictness.h"
#include "ui/session/analysis.h"
#include "ui/templates/template_model.h"
#include "ui/templates/template_words.h"
#include "ui/words/consumers.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace crawlright;
using templates::Template;
using namespace Qt::StringLiterals;

namespace {

/// The file that a template makes of an empty one.
std::string fileOf(const Template& one)
{
    const std::string lines = templates::filled(one, {}).toStdString();
    return edits::applied({}, compose::insertFragment(syntax::parse({}), lines, 0));
}

Template templateOf(const QString& id)
{
    for (const Template& one : templates::builtIn())
        if (one.id == id)
            return one;
    return {};
}

} // namespace

/// Every template that is offered.
class TemplatesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void eachIsWhole_data() { addTemplates(); }
    void eachIsWhole();
    void noneHasAFault_data() { addTemplates(); }
    void noneHasAFault();
    void promisesHold_data() { addTemplates(); }
    void promisesHold();
    void allWordsCanBeTranslated();
    void blanksAreFilled();
    void theListIsSearched();

private:
    static void addTemplates();
};

void TemplatesTest::addTemplates()
{
    QTest::addColumn<QString>("id");
    for (const Template& one : templates::builtIn())
        QTest::newRow(qPrintable(one.id)) << one.id;
}

void TemplatesTest::eachIsWhole()
{
    QFETCH(QString, id);
    const Template one = templateOf(id);
    for (const QString& text : {one.family, one.title, one.about, one.source})
        QVERIFY(!text.isEmpty());
    QVERIFY(one.about.endsWith(u'.'));
    QVERIFY(!one.promises.empty());
    const QString text = one.lines.join(u'\n');
    for (const templates::Blank& blank : one.blanks) {
        QVERIFY(text.contains(QString(u'{' + blank.key + u'}')));
        QVERIFY(!blank.label.isEmpty() && !blank.example.isEmpty());
    }
    QVERIFY(!templates::filled(one, {}).contains(QRegularExpression(u"[{}]"_s)));
}

void TemplatesTest::noneHasAFault()
{
    QFETCH(QString, id);
    const auto analysis = session::completed(session::analyse(fileOf(templateOf(id)), 1));
    for (const checks::Finding& finding : analysis->findings)
        for (const dialects::Id reader : words::readersOfToday())
            if (checks::severityFor(finding, std::vector{reader}) == checks::Severity::Error)
                QFAIL(std::string(checks::idOf(finding.code)).c_str());
}

void TemplatesTest::promisesHold()
{
    QFETCH(QString, id);
    const Template one = templateOf(id);
    const syntax::Document document = syntax::parse(fileOf(one));
    for (const templates::Promise& promise : one.promises) {
        const auto crawler = crawlers::builtIn().resolve(promise.crawler.toStdString());
        QVERIFY2(crawler.entry, qPrintable(promise.crawler));
        const dialects::Dialect& dialect = dialects::get(crawler.dialect);
        const auto verdict = rules::compile(document, dialect, crawler.agent)
                                 .match(access::prepare(promise.url.toStdString(), dialect))
                                 .verdict;
        QVERIFY2(verdict == (promise.isAllowed ? rules::Verdict::Allow : rules::Verdict::Disallow),
                 qPrintable(promise.crawler + u' ' + promise.url));
    }
}

void TemplatesTest::allWordsCanBeTranslated()
{
    QSet<QString> known;
    for (const char* words : templates::allWords())
        known.insert(QString::fromUtf8(words));
    QSet<QString> said;
    for (const Template& one : templates::builtIn()) {
        said += {one.family, one.title, one.about, one.source};
        for (const templates::Blank& blank : one.blanks)
            said.insert(blank.label);
    }
    QCOMPARE(known - said, QSet<QString>());
    QCOMPARE(said - known, QSet<QString>());
    QCOMPARE(templates::translated(u"No such words"_s), u"No such words"_s);
}

void TemplatesTest::blanksAreFilled()
{
    const Template one = templateOf(u"block-directory"_s);
    QCOMPARE(templates::filled(one, {}), u"Disallow: /calendar/\n"_s);
    QCOMPARE(templates::filled(one, {{u"path"_s, u" /a/ "_s}}), u"Disallow: /a/\n"_s);
}

void TemplatesTest::theListIsSearched()
{
    templates::TemplateModel model(templates::builtIn());
    templates::TemplateFilter filter;
    filter.setSourceModel(&model);
    const QAbstractItemModelTester tester(&model);
    const QAbstractItemModelTester filterTester(&filter);
    QVERIFY(model.rowCount() >= 18);
    filter.setWords(u"PRESS admin"_s);
    QCOMPARE(filter.rowCount(), 1);
    QCOMPARE(filter.index(0, 0).data().toString(), u"WordPress"_s);
    filter.setWords({});
    QCOMPARE(filter.rowCount(), model.rowCount());
    QSet<QString> ids;
    for (const Template& one : templates::builtIn())
        ids.insert(one.id);
    QCOMPARE(ids.size(), model.rowCount());
}

QTEST_MAIN(TemplatesTest)
#include "tst_templates.moc"
