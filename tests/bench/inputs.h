// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <random>
#include <string>
#include <vector>

/// What the benchmarks are run on: the corpus of real files, and files made to be hard.
namespace crawlright::bench {

/// A file and the URLs that are asked of it.
struct Site {
    std::string robots;
    std::vector<std::string> urls;
};

/// Every file of the corpus; empty where there is no corpus.
[[nodiscard]] const std::vector<std::string>& corpus();
/// One file of the corpus by its host; empty where there is no corpus.
[[nodiscard]] std::string corpusFile(const std::string& host);

/// docs.oracle.com cut at 512,000 bytes, and 20,000 URLs drawn from its rules with suffixes.
[[nodiscard]] const Site& oracle();
/// The files of at most 20 KB, with 60 URLs each made from their rules.
[[nodiscard]] const std::vector<Site>& smallSites();
/// URLs drawn from the rules of a file: stars filled, and a suffix.
[[nodiscard]] std::vector<std::string> urlsFor(const std::string& robots, std::size_t count,
                                               std::mt19937_64& random);
/// 500 rules of 40 stars each, `/*a*a…*N$`, and a path of 2,000 bytes `a`.
[[nodiscard]] const Site& manyStars();
/// 500 rules of 41 stars, `/*a*a…*zN*b$`, and a path `/0…9zcaca…b` that each follows to its `z`.
[[nodiscard]] const Site& openStars();
/// 500 rules `/*aaaa…ab` and a path `/baaaa…` of 2,000 bytes.
[[nodiscard]] const Site& almostFound();

} // namespace crawlright::bench
