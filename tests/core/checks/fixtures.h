// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include <string>

/// The fixtures of tests/data/checks: for each id a folder with files that fire it (`fires*`) and
/// near misses that must not (`silent*`).
namespace crawlright::tests {

struct Fixture {
    QString id;   ///< of the finding: the folder's name
    QString name; ///< the file's name
    QString path;
    bool fires = false; ///< else the id must stay silent
};

/// All, sorted by path.
[[nodiscard]] QList<Fixture> fixtures();
/// Those of tests/data/tester, for the ids that are no findings of a file alone (tester_text.h).
[[nodiscard]] QList<Fixture> testerFixtures();
/// Those of tests/data/fetch, for the ids of a fetch (fetch_text.h).
[[nodiscard]] QList<Fixture> fetchFixtures();

/// The file's bytes. A `.parts.json` is an array of [text, times], put together: for files that
/// would be too large to keep.
[[nodiscard]] std::string bytesOf(const Fixture& fixture);

/// The name that the caller gives: what follows the first `_` of a fixture of file-name; else none.
[[nodiscard]] std::string fileNameOf(const Fixture& fixture);

/// The bytes of a whole file; fails the test where it cannot be read.
[[nodiscard]] std::string readFile(const QString& path);

/// The files of the corpus; empty where it is absent (CRAWLRIGHT_CORPUS, else
/// ../shared/corpus/real).
[[nodiscard]] QStringList corpusFiles();

} // namespace crawlright::tests
