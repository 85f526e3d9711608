// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/start_request.h"

#include <QDataStream>
#include <QFileInfo>
#include <QIODevice>
#include <QUrl>

#include <algorithm>
#include <array>

namespace crawlright::app {

using namespace Qt::StringLiterals;

namespace {

constexpr quint32 magic = 0x43726177; // "Craw"
constexpr quint32 version = 1;
constexpr auto streamVersion = QDataStream::Qt_6_0;

} // namespace

bool isAddress(const QString& what)
{
    return std::ranges::any_of(
        std::to_array({"http://"_L1, "https://"_L1, "ftp://"_L1}),
        [&what](QLatin1StringView start) { return what.startsWith(start, Qt::CaseInsensitive); });
}

StartRequest requestFor(const QStringList& arguments)
{
    StartRequest request;
    for (const QString& argument : arguments) {
        const QUrl url(argument);
        const QString what = url.isLocalFile() ? url.toLocalFile() : argument;
        request.what.append(isAddress(what) ? what : QFileInfo(what).absoluteFilePath());
    }
    request.activation = qgetenv("XDG_ACTIVATION_TOKEN");
    return request;
}

QByteArray packed(const StartRequest& request)
{
    QByteArray message;
    QDataStream out(&message, QIODevice::WriteOnly);
    out.setVersion(streamVersion);
    out << magic << version << request.what << request.activation;
    return message;
}

std::optional<StartRequest> unpacked(const QByteArray& message)
{
    QDataStream in(message);
    in.setVersion(streamVersion);
    quint32 sentMagic = 0;
    quint32 sentVersion = 0;
    StartRequest request;
    in >> sentMagic >> sentVersion;
    if (sentMagic != magic || sentVersion != version)
        return std::nullopt;
    in >> request.what >> request.activation;
    if (in.status() != QDataStream::Ok || !in.atEnd())
        return std::nullopt;
    return request;
}

} // namespace crawlright::app
