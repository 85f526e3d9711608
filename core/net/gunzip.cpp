// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/gunzip.h"

#include <algorithm>
#include <array>
#include <limits>
#include <zlib.h>

namespace crawlright::net {

namespace {

constexpr int gzipOnly = 16 + MAX_WBITS; // as inflateInit2 wants it said
constexpr std::size_t chunkSize = 64UZ * 1024;

} // namespace

struct Gunzip::Stream {
    enum class State : unsigned char { Between, Within, Padding, Broken };

    z_stream z{};
    State state = State::Between;
    bool isReady = false; // zlib has memory
    bool isEmpty = true;  // no member came yet
    std::array<char, chunkSize> out;

    bool beginMember()
    {
        const int result = isReady ? inflateReset(&z) : inflateInit2(&z, gzipOnly);
        isReady = isReady || result == Z_OK;
        state = result == Z_OK ? State::Within : State::Broken;
        isEmpty = false;
        return result == Z_OK;
    }

    /// Unpacks some; false: a fault, or no more is wanted.
    bool step(const Take& take)
    {
        z.next_out = reinterpret_cast<Bytef*>(out.data());
        z.avail_out = static_cast<uInt>(out.size());
        const int result = inflate(&z, Z_NO_FLUSH);
        if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR) {
            state = State::Broken;
            return false;
        }
        if (result == Z_STREAM_END)
            state = State::Between;
        const std::size_t size = out.size() - z.avail_out;
        return size == 0 || take({out.data(), size});
    }
};

Gunzip::Gunzip()
    : m_stream(std::make_unique<Stream>())
{
}

Gunzip::~Gunzip()
{
    if (m_stream->isReady)
        inflateEnd(&m_stream->z);
}

bool Gunzip::feed(std::string_view packed, const Take& take)
{
    using State = Stream::State;
    Stream& s = *m_stream;
    while (!packed.empty() && s.state != State::Broken) {
        if (s.state == State::Between && !s.isEmpty && packed.front() == '\0')
            s.state = State::Padding;
        if (s.state == State::Padding) {
            const bool isPadding = std::ranges::all_of(packed, [](char c) { return c == '\0'; });
            s.state = isPadding ? State::Padding : State::Broken;
            return isPadding;
        }
        if (s.state == State::Between && !s.beginMember())
            return false;
        const std::size_t size =
            std::min<std::size_t>(packed.size(), std::numeric_limits<uInt>::max());
        // zlib reads only; its type is older than const.
        s.z.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
        s.z.avail_in = static_cast<uInt>(size);
        do {
            if (!s.step(take))
                return false;
        } while (s.state == State::Within && (s.z.avail_in > 0 || s.z.avail_out == 0));
        packed.remove_prefix(size - s.z.avail_in);
    }
    return s.state != State::Broken;
}

bool Gunzip::isWhole() const
{
    return m_stream->state == Stream::State::Between || m_stream->state == Stream::State::Padding;
}

} // namespace crawlright::net
