// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/governing.h"

#include "core/access/governs.h"
#include "core/access/url.h"
#include "core/net/hosts.h"
#include "ui/tester/judgement.h"

#include <QStringBuilder>
#include <QUrl>

#include <optional>

namespace crawlright::tester {

using namespace Qt::StringLiterals;
using words::Governing;
using Fit = Governing::Fit;

namespace {

constexpr std::string_view fileName = "/robots.txt";

/// The parts of `scheme://host:port/robots.txt` as `access::robotsUrlOf` writes it.
struct Site {
    QStringView scheme;
    QStringView host; ///< an address of IPv6 in its brackets
    QStringView port; ///< empty: that of the scheme
};

Site siteOf(QStringView robotsUrl)
{
    Site site;
    const qsizetype colon = robotsUrl.indexOf("://"_L1);
    site.scheme = robotsUrl.first(colon);
    const QStringView rest = robotsUrl.sliced(colon + 3);
    const QStringView authority = rest.first(rest.indexOf(u'/'));
    const qsizetype port = authority.lastIndexOf(u':');
    const bool hasPort = port > authority.lastIndexOf(u']');
    site.host = hasPort ? authority.first(port) : authority;
    site.port = hasPort ? authority.sliced(port + 1) : QStringView();
    return site;
}

QString portText(const Site& site)
{
    if (!site.port.isEmpty())
        return site.port.toString();
    return site.scheme == "https"_L1 ? u"443"_s : site.scheme == "ftp"_L1 ? u"21"_s : u"80"_s;
}

/// A name in ASCII as people write it.
QString written(QStringView host)
{
    const QString name =
        QUrl::fromAce(host.toLatin1(), QUrl::AceProcessingOption::IgnoreIDNWhitelist);
    return name.isEmpty() ? host.toString() : name;
}

/// A host with its ASCII form, where that is another.
QString hostText(const Site& site)
{
    const QString name = written(site.host);
    return name == site.host ? name : QString(name % " ("_L1 % site.host % ')'_L1);
}

QString withWrittenHost(const QString& robotsUrl)
{
    const Site site = siteOf(robotsUrl);
    QString shown = robotsUrl;
    return shown.replace(site.host.data() - robotsUrl.constData(), site.host.size(),
                         written(site.host));
}

std::optional<QString> robotsUrlOf(const std::string& url)
{
    const auto found = access::robotsUrlOf(net::withAsciiHost(url));
    return found ? std::optional(QString::fromStdString(*found)) : std::nullopt;
}

bool isRobotsInFolder(const std::string& url)
{
    const std::string path = access::pathOf(url);
    return path != fileName && path.ends_with(fileName);
}

void compare(Governing& governing, const QString& ofFile)
{
    const Site asked = siteOf(governing.robotsUrl);
    const Site file = siteOf(ofFile);
    if (asked.host != file.host) {
        governing.fit = Fit::OtherHost;
        governing.site = hostText(asked);
        governing.fileSite = hostText(file);
    } else if (asked.scheme != file.scheme) {
        governing.fit = Fit::OtherScheme;
        governing.site = asked.scheme + "://"_L1 + hostText(asked);
        governing.fileSite = file.scheme + "://"_L1 + hostText(file);
    } else if (asked.port != file.port) {
        governing.fit = Fit::OtherPort;
        governing.site = portText(asked);
        governing.fileSite = portText(file);
    } else {
        governing.fit = Fit::Governs;
        governing.fileSite = hostText(file);
    }
}

} // namespace

Governing governingOf(const QString& address, const std::string& fileAddress)
{
    Governing governing;
    governing.fileUrl = QString::fromStdString(fileAddress);
    const std::optional<QString> ofFile = robotsUrlOf(fileAddress);
    const AddressKind kind = kindOf(address);
    if (!isJudged(kind))
        return governing;
    std::string url = address.toStdString();
    if (kind == AddressKind::Host) {
        const QString scheme = ofFile ? siteOf(*ofFile).scheme.toString() : u"https"_s;
        url.insert(0, scheme.toStdString() + "://");
    }
    governing.isRobotsInFolder = isRobotsInFolder(url);
    const bool isInFolder = ofFile && access::pathOf(fileAddress) != fileName;
    if (kind == AddressKind::Path) {
        if (ofFile)
            governing.fileSite = hostText(siteOf(*ofFile));
        if (isInFolder) {
            governing.fit = Fit::InFolder;
            governing.robotsUrl = *ofFile;
            governing.shownRobotsUrl = withWrittenHost(*ofFile);
        }
        return governing;
    }
    const std::optional<QString> robots = robotsUrlOf(url);
    if (!robots)
        return governing;
    governing.robotsUrl = *robots;
    governing.shownRobotsUrl = withWrittenHost(*robots);
    governing.fit = Fit::Unknown;
    if (ofFile)
        compare(governing, *ofFile);
    if (isInFolder && governing.fit == Fit::Governs)
        governing.fit = Fit::InFolder;
    return governing;
}

} // namespace crawlright::tester
