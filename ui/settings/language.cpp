// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/settings/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <memory>

namespace crawlright::settings {

using namespace Qt::StringLiterals;

Choices languagesIn(const QString& folder)
{
    Choices languages{{u"en"_s, u"English"_s}};
    const QString beginning = u"crawlright_"_s;
    const QString ending = u".qm"_s;
    for (const QString& file : QDir(folder).entryList({beginning + u'*' + ending}, QDir::Files)) {
        const QString id = file.mid(beginning.size()).chopped(ending.size());
        QString name = QLocale(id).nativeLanguageName();
        if (id == "en"_L1 || name.isEmpty())
            continue;
        name[0] = name[0].toUpper();
        languages.push_back({id, name});
    }
    std::ranges::sort(languages, [](const Choice& one, const Choice& other) {
        return QString::localeAwareCompare(one.name, other.name) < 0;
    });
    return languages;
}

void speak(const QString& language, const QString& folder, QCoreApplication& application)
{
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    QLocale::setDefault(locale);
    const auto add = [&](const QString& name, const QString& place) {
        auto translator = std::make_unique<QTranslator>();
        if (!translator->load(locale, name, u"_"_s, place))
            return false;
        translator->setParent(&application);
        return QCoreApplication::installTranslator(translator.release());
    };
    // Qt's own words (OK, Cancel) go with ours, or the two would mix.
    if (add(u"crawlright"_s, folder))
        add(u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

} // namespace crawlright::settings
