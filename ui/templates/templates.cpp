// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/templates/templates.h"

#include "ui/templates/template_words.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringBuilder>

namespace crawlright::templates {

using namespace Qt::StringLiterals;

namespace {

Template templateOf(const QJsonObject& object)
{
    const auto said = [&object](QLatin1StringView key) {
        return translated(object[key].toString());
    };
    Template made{.id = object["id"_L1].toString(),
                  .family = said("family"_L1),
                  .title = said("title"_L1),
                  .about = said("about"_L1),
                  .source = said("source"_L1),
                  .lines = {},
                  .blanks = {},
                  .promises = {}};
    for (const QJsonValue& line : object["lines"_L1].toArray())
        made.lines.append(line.toString());
    for (const QJsonValue& value : object["blanks"_L1].toArray())
        made.blanks.push_back({.key = value["key"_L1].toString(),
                               .label = translated(value["label"_L1].toString()),
                               .example = value["example"_L1].toString()});
    for (const QJsonValue& value : object["promises"_L1].toArray())
        made.promises.push_back({.crawler = value[0].toString(),
                                 .url = value[1].toString(),
                                 .isAllowed = value[2].toString() == "allow"_L1});
    return made;
}

} // namespace

std::vector<Template> builtIn()
{
    std::vector<Template> templates;
    QFile file(u":/templates/templates.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the templates are not built in");
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
    for (const QJsonValue& value : document["templates"_L1].toArray())
        templates.push_back(templateOf(value.toObject()));
    return templates;
}

QString filled(const Template& which, const QMap<QString, QString>& values)
{
    QString text = which.lines.join(u'\n') % u'\n';
    for (const Blank& blank : which.blanks) {
        const QString typed = values.value(blank.key).simplified();
        text.replace(u'{' % blank.key % u'}', typed.isEmpty() ? blank.example : typed);
    }
    return text;
}

} // namespace crawlright::templates
