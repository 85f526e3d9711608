// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace crawlright::work {

/// Called in a thread that works for the window: where there are fewer cores than work, the window
/// goes first. Once is enough for a thread, more does no harm.
inline void letTheWindowGoFirst()
{
#ifdef Q_OS_LINUX
    // QThread's own priorities mean nothing to Linux's usual scheduler; niceness is a thread's
    // there.
    constexpr int niceness = 7;
    thread_local const int done = setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), niceness);
    static_cast<void>(done); // refused: it is only slower
#endif
}

} // namespace crawlright::work
