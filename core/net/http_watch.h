// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"

#include <QByteArrayView>

namespace crawlright::net {

/// Reads along with what an HTTP/1.1 server answers (RFC 9112), as it passes by, and tells the
/// faults that Qt's own reader takes for good: headers without end or more than it keeps, chunks
/// that are broken, a body that does not end where it says. It keeps one line at most, and knows no
/// socket.
class HttpWatch {
public:
    /// `headerLimit`: bytes of one answer's status line and headers.
    explicit HttpWatch(qint64 headerLimit);

    struct Passed {
        qsizetype size = 0; ///< how many of the bytes belong to the answer and may be passed on
        FetchError fault = FetchError::None; ///< of the byte after them
    };
    /// Not to be called again after a fault.
    Passed take(QByteArrayView bytes);
    /// What it means that the connection ended here.
    [[nodiscard]] FetchError end() const;
    /// Whether the headers of the answer are over, those of interim answers (1xx) aside.
    [[nodiscard]] bool hasHeaders() const { return m_state != State::Head; }
    /// The client sent something: where an answer is over, the next one is awaited.
    void expectAnswer();

private:
    enum class State : quint8 {
        Head,
        Length, // a body of m_left bytes more
        ChunkSize,
        ChunkData, // m_left bytes more
        ChunkEnd,  // the line end after them
        Trailers,
        UntilEnd, // a body that ends with the connection
        Over,
    };

    Passed takeLine(QByteArrayView bytes);
    qsizetype takeData(QByteArrayView bytes);
    FetchError readHeadLine();
    FetchError readField();
    FetchError readLength(QByteArrayView value);
    FetchError endHead();
    FetchError readChunkSize();
    FetchError readTrailer();
    FetchError endLine();
    void beginAnswer();

    qint64 m_headerLimit;
    State m_state = State::Head;
    QByteArray m_line; // as far as it came, with its end
    qint64 m_left = 0;
    // of the answer:
    qint64 m_headSize = 0;
    int m_fields = 0;
    qsizetype m_fieldSize = 0; // of the last one, with what it was folded into
    int m_status = 0;          // 0: its line did not come yet
    qint64 m_length = -1;
    bool m_hasTransferCoding = false;
    bool m_isChunked = false;
};

} // namespace crawlright::net
