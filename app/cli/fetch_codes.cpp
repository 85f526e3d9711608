// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/fetch_codes.h"

namespace crawlright::cli {

std::string_view codeOf(net::FetchError error)
{
    switch (error) {
    case net::FetchError::None:
        break;
    case net::FetchError::BadAddress:
        return "bad-address";
    case net::FetchError::UnknownHost:
        return "unknown-host";
    case net::FetchError::Refused:
        return "refused";
    case net::FetchError::Unreachable:
        return "unreachable";
    case net::FetchError::ProxyFault:
        return "proxy-fault";
    case net::FetchError::TlsFault:
        return "tls-fault";
    case net::FetchError::TimedOut:
        return "timed-out";
    case net::FetchError::Stalled:
        return "stalled";
    case net::FetchError::Reset:
        return "reset";
    case net::FetchError::Interrupted:
        return "interrupted";
    case net::FetchError::InvalidResponse:
        return "invalid-response";
    case net::FetchError::HeadersTooLarge:
        return "headers-too-large";
    case net::FetchError::BodyTooLarge:
        return "body-too-large";
    case net::FetchError::TooManyRedirects:
        return "too-many-redirects";
    case net::FetchError::RedirectLoop:
        return "redirect-loop";
    case net::FetchError::RedirectRefused:
        return "redirect-refused";
    case net::FetchError::PrivateAddress:
        return "private-address";
    case net::FetchError::BadChunking:
        return "bad-chunking";
    case net::FetchError::Cancelled:
        return "cancelled";
    }
    return {};
}

std::string_view codeOf(net::Protocol protocol)
{
    switch (protocol) {
    case net::Protocol::Http1:
        return "http/1";
    case net::Protocol::Http2:
        return "http/2";
    case net::Protocol::Ftp:
        return "ftp";
    case net::Protocol::Unknown:
        break;
    }
    return {};
}

std::string_view codeOf(access::BodyKind kind)
{
    switch (kind) {
    case access::BodyKind::Empty:
        return "empty";
    case access::BodyKind::Html:
        return "html";
    case access::BodyKind::Binary:
        return "binary";
    case access::BodyKind::Text:
        break;
    }
    return "text";
}

std::string_view codeOf(access::Bom bom)
{
    switch (bom) {
    case access::Bom::Utf8:
        return "utf-8";
    case access::Bom::Utf16Le:
        return "utf-16le";
    case access::Bom::Utf16Be:
        return "utf-16be";
    case access::Bom::Utf32Le:
        return "utf-32le";
    case access::Bom::Utf32Be:
        return "utf-32be";
    case access::Bom::None:
        break;
    }
    return {};
}

} // namespace crawlright::cli
