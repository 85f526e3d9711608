// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>

namespace crawlright::urls {

/// Asked every few milliseconds by what takes long; true gives it up. Empty: it runs to the end.
using Stop = std::function<bool()>;

/// Asks a Stop once in so much work. The unit is about a byte read or a number compared.
class Pauses {
public:
    explicit Pauses(const Stop& stop)
        : m_stop(stop)
    {
    }

    /// Counts this work. True once it was told to stop, and from then on.
    [[nodiscard]] bool isStoppedAfter(std::size_t work)
    {
        m_work += work;
        if (m_work >= betweenPauses) {
            m_work = 0;
            m_isStopped = m_isStopped || (m_stop && m_stop());
        }
        return m_isStopped;
    }

private:
    static constexpr std::size_t betweenPauses = std::size_t{1} << 17U;

    const Stop& m_stop;
    std::size_t m_work = 0;
    bool m_isStopped = false;
};

} // namespace crawlright::urls
