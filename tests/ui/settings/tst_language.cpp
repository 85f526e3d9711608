// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/settings/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QIODevice>
#include <QLocale>
#include <QString>
#include <QTemporaryDir>
#include <QTest>

using namespace crawlright::settings;
using namespace Qt::StringLiterals;

class LanguageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }
    void onlyWhatIsThere();
    void numbersFollow();
};

void LanguageTest::onlyWhatIsThere()
{
    const Choices english{{u"en"_s, u"English"_s}};
    const QTemporaryDir folder;
    QCOMPARE(languagesIn(folder.path()), english);
    QCOMPARE(languagesIn(folder.filePath(u"absent"_s)), english);
    for (const QString& name :
         {u"crawlright_tr.qm"_s, u"crawlright_fa.qm"_s, u"other_de.qm"_s, u"crawlright_ru.ts"_s}) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    const Choices found = languagesIn(folder.path());
    QCOMPARE(found.size(), std::size_t{3});
    QVERIFY(std::ranges::contains(found, Choice{u"tr"_s, u"Türkçe"_s}));
    QVERIFY(std::ranges::contains(found, Choice{u"fa"_s, u"فارسی"_s}));
}

void LanguageTest::numbersFollow()
{
    const QTemporaryDir folder;
    speak(u"en"_s, folder.path(), *QCoreApplication::instance());
    QCOMPARE(QLocale().toString(1234567), u"1,234,567"_s);
    speak(u"de"_s, folder.path(), *QCoreApplication::instance());
    QCOMPARE(QLocale().toString(1234567), u"1.234.567"_s);
    speak({}, folder.path(), *QCoreApplication::instance());
    QCOMPARE(QLocale().language(), QLocale::system().language());
}

QTEST_GUILESS_MAIN(LanguageTest)
#include "tst_language.moc"
