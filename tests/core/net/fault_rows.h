// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetcher.h"
#include "tests/support/certificates.h"
#include "tests/support/scripted_server.h"

#include <QByteArray>
#include <QMetaType>

#include <functional>
#include <memory>
#include <vector>

namespace crawlright::test {

/// What the google and the rfc9309 dialect make of it, which for every fault is the same.
enum class Told : quint8 {
    Nothing, ///< it says nothing of the site
    Parse,
    AllowAll,
    DisallowAll,
};

/// A site with a fault, as long as it lives.
struct Site {
    QString address;
    net::FetchOptions options;
    QString skip; ///< why it cannot be had here; empty: it can
    /// Where set, the fetch is cancelled once this is so.
    std::function<bool()> isTimeToCancel;
    /// Where set, done once, as soon as it says that it is done.
    std::function<bool()> meddle;
    std::vector<std::shared_ptr<void>> parts;
};

/// What sites are made of.
struct Supplies {
    CertificateFiles good; ///< trusted, as the next two, which have another fault
    CertificateFiles expired;
    CertificateFiles wrongHost;
    CertificateFiles selfSigned; ///< nobody trusts it
};

using Open = std::function<Site(const Supplies&)>;

struct FaultRow {
    QByteArray fault;
    QByteArray stage; ///< name, connect, TLS, headers, body
    QByteArray how;
    net::FetchError error = net::FetchError::None;
    Told told = Told::Nothing;
    Open open;
};

using FaultRows = std::vector<FaultRow>;

[[nodiscard]] FaultRows rowsBeforeTheAnswer();
[[nodiscard]] FaultRows rowsOfTheAnswer();
[[nodiscard]] FaultRows rowsOfTheBody();

/// What the sites serve, where nothing is wrong.
inline const QByteArray file("User-agent: *\nDisallow: /x\n");

/// A scripted server's answer to the request for robots.txt.
[[nodiscard]] Open over(bool isTls, const Script& script);
/// A fault that Qt takes for good, so that it is seen only where the answer is read along: over TLS
/// it is skipped.
[[nodiscard]] Open readAlong(bool isTls, const Script& script);
/// As `over`, but the fetch is cancelled as soon as it has asked.
[[nodiscard]] Open cancelledOver(bool isTls, const Script& script);

/// 2 s without a byte, 60 s in all.
[[nodiscard]] net::FetchOptions impatient();
/// A part of the site, which lives as long as it.
template <typename T, typename... Arguments>
T& addPart(Site& site, Arguments&&... arguments)
{
    auto part = std::make_shared<T>(std::forward<Arguments>(arguments)...);
    site.parts.push_back(part);
    return *part;
}

} // namespace crawlright::test

Q_DECLARE_METATYPE(crawlright::test::FaultRow)
