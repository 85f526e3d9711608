// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/fetch_result.h"

#include <array>

namespace crawlright::net {
namespace {

bool isHtmlType(QByteArrayView type)
{
    return type == "text/html" || type == "application/xhtml+xml";
}

bool isBinaryType(QByteArrayView type)
{
    constexpr auto families = std::to_array<const char*>({"image/", "audio/", "video/", "font/"});
    for (const char* family : families)
        if (type.startsWith(family))
            return true;
    return type == "application/pdf" || type == "application/zip";
}

// A page that is declared to be plain text, or nothing, still begins like one.
bool beginsLikeHtml(const QByteArray& body)
{
    QByteArrayView start = QByteArrayView(body).first(qMin<qsizetype>(body.size(), 1024));
    if (start.startsWith("\xEF\xBB\xBF"))
        start = start.sliced(3);
    const QByteArray lower = start.trimmed().toByteArray().toLower();
    return lower.startsWith("<!doctype html") || lower.startsWith("<html") ||
           lower.startsWith("<head");
}

} // namespace

QByteArray Hop::header(QByteArrayView name) const
{
    for (const Header& header : headers)
        if (header.name.compare(name, Qt::CaseInsensitive) == 0)
            return header.value;
    return {};
}

BodyKind kindOf(const FetchResult& result)
{
    if (result.body.isEmpty())
        return BodyKind::Empty;
    QByteArray type =
        result.hops.isEmpty() ? QByteArray() : result.hops.last().header("content-type");
    type = type.split(';').first().trimmed().toLower();
    if (isBinaryType(type) || result.body.contains('\0'))
        return BodyKind::Binary;
    return isHtmlType(type) || beginsLikeHtml(result.body) ? BodyKind::Html : BodyKind::Text;
}

bool isTextFile(const FetchResult& result)
{
    return result.isAnswered() && result.status() / 100 == 2 &&
           !result.hops.last().headers.isEmpty() && kindOf(result) == BodyKind::Text;
}

} // namespace crawlright::net
