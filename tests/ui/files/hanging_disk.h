// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/files/document_file.h"

#include <QSemaphore>
#include <QThreadPool>

namespace crawlright::test {

/// While it lives no document is written: a disk that does not answer. What was begun meanwhile has
/// ended when it is gone, but nobody was told yet.
class HangingDisk {
public:
    HangingDisk()
        : m_writers(files::DocumentFile::writers())
        , m_threads(m_writers.maxThreadCount())
    {
        m_writers.setMaxThreadCount(1);
        m_writers.start([this] { m_answer.acquire(); });
    }
    ~HangingDisk()
    {
        m_answer.release();
        m_writers.waitForDone();
        m_writers.setMaxThreadCount(m_threads);
    }
    Q_DISABLE_COPY_MOVE(HangingDisk)

private:
    QThreadPool& m_writers;
    int m_threads;
    QSemaphore m_answer;
};

} // namespace crawlright::test
