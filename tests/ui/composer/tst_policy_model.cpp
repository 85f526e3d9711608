// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/composer/policy_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace crawlright;
using compose::Stand;

namespace {

Stand standOf(const composer::PolicyModel& model, std::string_view token)
{
    const auto wishes = model.wishes();
    const auto found = std::ranges::find(wishes, token, &compose::Wish::token);
    return found == wishes.end() ? Stand::Leave : found->stand;
}

} // namespace

/// The table of the AI policy.
class PolicyModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void theTableIsOfTheCatalogue();
    void everyNameBindsItsCrawler();
    void cellsAreSet();
};

void PolicyModelTest::theTableIsOfTheCatalogue()
{
    const auto operators = composer::aiOperators(crawlers::builtIn());
    const auto openAi = std::ranges::find(operators, "OpenAI", &composer::AiOperator::name);
    QVERIFY(openAi != operators.end());
    const auto tokenOf = [](const composer::Entries& entries) {
        return entries.size() == 1 ? std::string(entries.front()->token) : std::string();
    };
    QCOMPARE(tokenOf(openAi->crawlers[0]), "GPTBot");
    QCOMPARE(tokenOf(openAi->crawlers[1]), "OAI-SearchBot");
    QCOMPARE(tokenOf(openAi->crawlers[2]), "ChatGPT-User");
    QVERIFY(composer::mayIgnore(*openAi->crawlers[2].front()));
    QVERIFY(!composer::mayIgnore(*openAi->crawlers[0].front()));
    const auto google = std::ranges::find(operators, "Google", &composer::AiOperator::name);
    QVERIFY(std::ranges::any_of(google->crawlers[0],
                                [](const auto* entry) { return crawlers::isControl(*entry); }));
}

void PolicyModelTest::everyNameBindsItsCrawler()
{
    composer::PolicyModel model(crawlers::builtIn());
    compose::Policy policy{.wishes = {}};
    for (const std::string& token : model.tokens())
        policy.wishes.push_back({token, Stand::Block});
    QVERIFY(policy.wishes.size() > 30);
    const auto made = compose::compose(syntax::parse({}), policy, {});
    QCOMPARE(made.unsettled, std::vector<std::string>());
}

void PolicyModelTest::cellsAreSet()
{
    composer::PolicyModel model(crawlers::builtIn());
    const QAbstractItemModelTester tester(&model);
    const QSignalSpy changed(&model, &composer::PolicyModel::wishesChanged);
    model.setAll({Stand::Block, Stand::Allow, Stand::Leave});
    QCOMPARE(standOf(model, "GPTBot"), Stand::Block);
    QCOMPARE(standOf(model, "OAI-SearchBot"), Stand::Allow);
    QCOMPARE(standOf(model, "ChatGPT-User"), Stand::Leave);
    int row = 0;
    while (model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString() != u"OpenAI")
        ++row;
    const QModelIndex cell = model.index(row, 0);
    QVERIFY(cell.data(Qt::AccessibleTextRole).toString().contains(u"GPTBot: block"));
    model.turn(cell);
    QCOMPARE(standOf(model, "GPTBot"), Stand::Leave);
    model.turn(cell);
    QCOMPARE(standOf(model, "GPTBot"), Stand::Allow);
    model.setStand({cell}, Stand::Block);
    QCOMPARE(changed.size(), 4);
    model.setReading({{.wishes = {{"GPTBot", Stand::Allow}}}, {"ClaudeBot"}});
    QCOMPARE(standOf(model, "GPTBot"), Stand::Allow);
    QCOMPARE(standOf(model, "OAI-SearchBot"), Stand::Leave);
}

QTEST_MAIN(PolicyModelTest)
#include "tst_policy_model.moc"
