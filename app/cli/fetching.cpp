// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/fetching.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <optional>

namespace crawlright::cli {

net::FetchResult fetchRobotsTxt(const QString& address, const net::FetchOptions& options)
{
    std::optional<QCoreApplication> application;
    int argc = 1;
    char name[] = "crawlright-cli";
    char* argv[] = {name, nullptr};
    if (!QCoreApplication::instance())
        application.emplace(argc, argv);
    net::Fetcher fetcher;
    fetcher.setOptions(options);
    net::FetchResult result;
    QEventLoop loop;
    QObject::connect(&fetcher, &net::Fetcher::finished, &loop, [&](const net::FetchResult& r) {
        result = r;
        loop.quit();
    });
    fetcher.fetch(address);
    loop.exec();
    return result;
}

} // namespace crawlright::cli
