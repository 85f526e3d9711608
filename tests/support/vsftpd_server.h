// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/server_process.h"

namespace crawlright::test {

/// A real server of FTP: vsftpd, where it is installed, with a folder of its own.
class VsftpdServer final {
public:
    [[nodiscard]] static bool isAvailable();

    /// Whether it listens; waits for that, at most ten seconds.
    [[nodiscard]] bool start(bool letsAnybodyIn = true);
    [[nodiscard]] QString problem() const { return m_process.problem(); }
    /// Puts a file into its folder.
    void put(const QString& name, const QByteArray& content) const { m_process.put(name, content); }
    [[nodiscard]] QString address() const;

private:
    ServerProcess m_process;
};

} // namespace crawlright::test
