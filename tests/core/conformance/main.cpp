// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/core/conformance/cases.h"

#include <cstdio>

/// Prints each set's total and every failure; exit 1 if there is one.
int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fputs("usage: conformance FOLDER\n", stderr);
        return 2;
    }
    bool allHold = true;
    for (const auto& set : crawlright::conformance::runAll(argv[1])) {
        std::size_t held = 0;
        for (const auto& outcome : set.outcomes) {
            held += outcome.holds;
            if (!outcome.holds)
                std::printf("  FAIL %s: %s\n", outcome.name.c_str(), outcome.detail.c_str());
        }
        for (const std::string& row : set.leftOut)
            std::printf("  left out %s\n", row.c_str());
        std::printf("%s %s: %zu of %zu\n", set.file.c_str(), set.title.c_str(), held,
                    set.outcomes.size());
        allHold = allHold && held == set.outcomes.size() && held > 0;
    }
    return allHold ? 0 : 1;
}
