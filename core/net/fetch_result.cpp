// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/fetch_result.h"

namespace crawlright::net {

QByteArray Hop::header(QByteArrayView name) const
{
    for (const Header& header : headers)
        if (header.name.compare(name, Qt::CaseInsensitive) == 0)
            return header.value;
    return {};
}

BodyKind kindOf(const FetchResult& result)
{
    const QByteArray type =
        result.hops.isEmpty() ? QByteArray() : result.hops.last().header("content-type");
    return access::kindOf({result.body.constData(), std::size_t(result.body.size())},
                          access::contentTypeOf({type.constData(), std::size_t(type.size())}));
}

bool isTextFile(const FetchResult& result)
{
    if (!result.isAnswered() || result.status() / 100 != 2 || kindOf(result) != BodyKind::Text)
        return false;
    const Hop& last = result.hops.last();
    return last.protocol == Protocol::Ftp || !last.headers.isEmpty();
}

} // namespace crawlright::net
