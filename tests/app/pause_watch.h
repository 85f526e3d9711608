// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace crawlright::test {

/// Knows when nothing ran here, because the machine was busy or stood still: a thread that shall
/// wake every 10 ms notes by how much it was late.
class PauseWatch {
public:
    using Clock = std::chrono::steady_clock;

    /// How long nothing ran between the two.
    [[nodiscard]] Clock::duration within(Clock::time_point begin, Clock::time_point end)
    {
        const std::scoped_lock lock(m_mutex);
        Clock::duration sum{};
        for (const Pause& pause : m_pauses)
            sum += std::max(Clock::duration{},
                            std::min(end, pause.end) - std::max(begin, pause.begin));
        return sum;
    }

private:
    static constexpr std::chrono::milliseconds tick{10};

    struct Pause {
        Clock::time_point begin;
        Clock::time_point end;
    };

    void run(const std::stop_token& stop)
    {
        while (!stop.stop_requested()) {
            const Clock::time_point due = Clock::now() + tick;
            std::this_thread::sleep_until(due);
            const Clock::time_point now = Clock::now();
            const std::scoped_lock lock(m_mutex);
            if (now > due + tick)
                m_pauses.push_back({due, now});
        }
    }

    std::mutex m_mutex;
    std::vector<Pause> m_pauses;
    std::jthread m_thread{[this](const std::stop_token& stop) { run(stop); }};
};

} // namespace crawlright::test
