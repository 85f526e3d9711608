// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/core/reference/random_robots.h"

#include <cstdio>
#include <string>
#include <string_view>

namespace crawlright::properties {

/// A sentence that must hold for every input, and how often it was tried.
class Property {
public:
    explicit Property(std::string sentence)
        : m_sentence(std::move(sentence))
    {
    }

    /// Keeps the input of a failure, of which the first few are printed.
    void tryOn(bool holds, std::string_view input)
    {
        ++m_tries;
        if (holds)
            return;
        if (++m_failures <= 5) {
            std::printf("FAIL %s: \"%s\"\n", m_sentence.c_str(),
                        reference::printable(input.substr(0, 3000)).c_str());
        }
    }

    /// Prints the tally; false where an input failed or none was tried.
    [[nodiscard]] bool report() const
    {
        std::printf("%s: %zu of %zu\n", m_sentence.c_str(), m_tries - m_failures, m_tries);
        return m_tries > 0 && m_failures == 0;
    }

private:
    std::string m_sentence;
    std::size_t m_tries = 0;
    std::size_t m_failures = 0;
};

} // namespace crawlright::properties
