// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/files/file_nature.h"

#include "core/text/ascii.h"

#include <QByteArrayView>
#include <QUtf8StringView>

#include <algorithm>
#include <array>

namespace crawlright::files {

using namespace std::string_view_literals;

namespace {

struct Signature {
    std::string_view bytes;
    std::size_t at;
    FileNature nature;
};

constexpr std::array signatures{
    Signature{"\x89PNG\r\n\x1a\n"sv, 0, FileNature::Picture},
    Signature{"\xff\xd8\xff"sv, 0, FileNature::Picture}, // JPEG
    Signature{"GIF87a"sv, 0, FileNature::Picture},
    Signature{"GIF89a"sv, 0, FileNature::Picture},
    Signature{"WEBP"sv, 8, FileNature::Picture},
    Signature{"II*\0"sv, 0, FileNature::Picture}, // TIFF
    Signature{"MM\0*"sv, 0, FileNature::Picture},
    Signature{"ftypavif"sv, 4, FileNature::Picture},
    Signature{"ftyphei"sv, 4, FileNature::Picture},
    Signature{"\0\0\1\0"sv, 0, FileNature::Picture}, // Windows icon
    Signature{"8BPS"sv, 0, FileNature::Picture},
    Signature{"%PDF-"sv, 0, FileNature::Pdf},
    Signature{"PK\3\4"sv, 0, FileNature::Archive},
    Signature{"\x1f\x8b"sv, 0, FileNature::Archive},
    Signature{"BZh"sv, 0, FileNature::Archive},
    Signature{"\xfd"
              "7zXZ\0"sv,
              0, FileNature::Archive},
    Signature{"7z\xbc\xaf\x27\x1c"sv, 0, FileNature::Archive},
    Signature{"(\xb5/\xfd"sv, 0, FileNature::Archive}, // zstd
    Signature{"Rar!\x1a\x07"sv, 0, FileNature::Archive},
    Signature{"ustar"sv, 257, FileNature::Archive},
    Signature{"\x7f"
              "ELF"sv,
              0, FileNature::Program},
    Signature{"MZ\x90\0"sv, 0, FileNature::Program},
    Signature{"\xcf\xfa\xed\xfe"sv, 0, FileNature::Program},
    Signature{"\0asm"sv, 0, FileNature::Program},
    Signature{"ID3\3"sv, 0, FileNature::Media},
    Signature{"ID3\4"sv, 0, FileNature::Media},
    Signature{"OggS"sv, 0, FileNature::Media},
    Signature{"fLaC"sv, 0, FileNature::Media},
    Signature{"ftyp"sv, 4, FileNature::Media},
    Signature{"\x1a\x45\xdf\xa3"sv, 0, FileNature::Media}, // Matroska
    Signature{"SQLite format 3\0"sv, 0, FileNature::OtherBinary},
};

bool isControl(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && !text::isSpace(c) && c != '\x1b') || byte == 0x7f;
}

bool isHtml(std::string_view bytes)
{
    constexpr std::size_t farEnough = 1024;
    std::string_view start = text::trimmed(bytes.substr(0, farEnough));
    if (start.starts_with("\xef\xbb\xbf"sv))
        start = text::trimmed(start.substr(3));
    return text::startsWithIgnoringCase(start, "<!doctype html"sv) ||
           text::startsWithIgnoringCase(start, "<html"sv) ||
           text::startsWithIgnoringCase(start, "<head"sv) ||
           text::startsWithIgnoringCase(start, "<body"sv);
}

/// By its mark, or by zeros in every other byte of what would be ASCII.
bool isUtf16(std::string_view bytes)
{
    if (bytes.starts_with("\xff\xfe"sv) || bytes.starts_with("\xfe\xff"sv))
        return true;
    const std::string_view start = bytes.substr(0, std::min<std::size_t>(bytes.size(), 512) & ~1U);
    std::size_t evenZeros = 0;
    std::size_t oddZeros = 0;
    for (std::size_t i = 0; i < start.size(); ++i) {
        if (start[i] == '\0')
            ++(i % 2 == 0 ? evenZeros : oddZeros);
    }
    const std::size_t units = start.size() / 2;
    return units >= 4 && ((evenZeros > units * 3 / 4 && oddZeros == 0) ||
                          (oddZeros > units * 3 / 4 && evenZeros == 0));
}

} // namespace

FileNature natureOf(std::string_view bytes)
{
    if (bytes.empty())
        return FileNature::Empty;
    for (const Signature& signature : signatures) {
        if (bytes.size() >= signature.at && bytes.substr(signature.at).starts_with(signature.bytes))
            return signature.nature;
    }
    if (isUtf16(bytes))
        return FileNature::Utf16;
    if (isHtml(bytes))
        return FileNature::Html;
    const std::string_view start = bytes.substr(0, 8192);
    const auto controls = static_cast<std::size_t>(std::ranges::count_if(start, isControl));
    if (controls > start.size() / 10)
        return FileNature::OtherBinary;
    if (bytes.find('\0') != std::string_view::npos)
        return FileNature::HasNul;
    const QUtf8StringView asUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
    return asUtf8.isValidUtf8() ? FileNature::Text : FileNature::NotUtf8;
}

} // namespace crawlright::files
