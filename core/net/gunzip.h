// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string_view>

namespace crawlright::net {

/// Unpacks gzip (RFC 1952), chunk by chunk: members one after another are one stream, and zeros
/// behind the last are padding. Memory is the same for a bomb as for any other file.
class Gunzip {
public:
    Gunzip();
    ~Gunzip();
    Gunzip(const Gunzip&) = delete;
    Gunzip& operator=(const Gunzip&) = delete;

    /// Given what was unpacked, valid while it runs; false: no more is wanted.
    using Take = std::function<bool(std::string_view)>;

    /// False from the first fault on; what came before was taken.
    bool feed(std::string_view packed, const Take& take);
    /// Whether the stream may end here: without a fault, and not within a member.
    [[nodiscard]] bool isWhole() const;

private:
    struct Stream;
    std::unique_ptr<Stream> m_stream;
};

/// Whether the bytes begin as gzip does.
[[nodiscard]] constexpr bool looksGzipped(std::string_view beginning)
{
    return beginning.starts_with("\x1f\x8b");
}

} // namespace crawlright::net
