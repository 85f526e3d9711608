// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/core/checks/fixtures.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

namespace crawlright::tests {

using namespace Qt::StringLiterals;

namespace {

QList<Fixture> fixturesIn(const QString& folder)
{
    QList<Fixture> all;
    QDirIterator it(folder, {u"*.txt"_s, u"*.parts.json"_s}, QDir::Files,
                    QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QFileInfo file = it.nextFileInfo();
        all.append({file.dir().dirName(), file.fileName(), file.filePath(),
                    file.fileName().startsWith("fires"_L1)});
    }
    std::ranges::sort(all, {}, &Fixture::path);
    return all;
}

} // namespace

QList<Fixture> fixtures()
{
    return fixturesIn(QStringLiteral(CRAWLRIGHT_TEST_DATA "/checks"));
}

QList<Fixture> testerFixtures()
{
    return fixturesIn(QStringLiteral(CRAWLRIGHT_TEST_DATA "/tester"));
}

QList<Fixture> fetchFixtures()
{
    return fixturesIn(QStringLiteral(CRAWLRIGHT_TEST_DATA "/fetch"));
}

std::string readFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        QTest::qFail(qPrintable(path + ": "_L1 + file.errorString()), __FILE__, __LINE__);
        return {};
    }
    return file.readAll().toStdString();
}

std::string bytesOf(const Fixture& fixture)
{
    std::string bytes = readFile(fixture.path);
    if (!fixture.name.endsWith(".parts.json"_L1))
        return bytes;
    const auto parts = QJsonDocument::fromJson(QByteArray::fromStdString(bytes)).array();
    bytes.clear();
    for (const QJsonValue& part : parts) {
        const std::string text = part.toArray().at(0).toString().toStdString();
        for (int times = part.toArray().at(1).toInt(); times > 0; --times)
            bytes += text;
    }
    return bytes;
}

std::string fileNameOf(const Fixture& fixture)
{
    if (fixture.id != "file-name"_L1)
        return {};
    return fixture.name.sliced(fixture.name.indexOf(u'_') + 1).toStdString();
}

QStringList corpusFiles()
{
    const QString given = qEnvironmentVariable("CRAWLRIGHT_CORPUS");
    const QDir folder(
        given.isEmpty() ? QStringLiteral(CRAWLRIGHT_SOURCE_DIR "/../shared/corpus/real") : given);
    QStringList paths;
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name))
        paths += folder.filePath(name);
    return paths;
}

} // namespace crawlright::tests
