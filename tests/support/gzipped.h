// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <zlib.h>

namespace crawlright::test {

/// The bytes as one gzip member; who includes this links zlib.
inline QByteArray gzipped(QByteArray plain)
{
    z_stream z{};
    deflateInit2(&z, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    QByteArray packed(static_cast<qsizetype>(deflateBound(&z, static_cast<uLong>(plain.size()))),
                      Qt::Uninitialized);
    z.next_in = reinterpret_cast<Bytef*>(plain.data());
    z.avail_in = static_cast<uInt>(plain.size());
    z.next_out = reinterpret_cast<Bytef*>(packed.data());
    z.avail_out = static_cast<uInt>(packed.size());
    deflate(&z, Z_FINISH);
    packed.truncate(static_cast<qsizetype>(z.total_out));
    deflateEnd(&z);
    return packed;
}

} // namespace crawlright::test
