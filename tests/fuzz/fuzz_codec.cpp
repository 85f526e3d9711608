// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/codec.h"
#include "tests/fuzz/require.h"

#include <algorithm>

/// Bytes become an editor's text and the same bytes again, whole and in parts; any text has bytes.
namespace {

using namespace crawlright;
using fuzz::require;
using text::LineEnding;

void requireParts(std::string_view bytes, LineEnding main, const std::u16string& whole)
{
    std::u16string parts;
    std::size_t from = 0;
    while (from < bytes.size()) {
        const std::size_t next = text::projectBlocks(bytes, from, main, 2, parts);
        require(next > from, "projecting blocks goes on");
        from = next;
    }
    require(parts == whole || bytes.empty(), "projected in parts is projected whole");
}

void requireBlocks(std::u16string_view whole, LineEnding main)
{
    while (true) {
        const std::size_t end = std::min(whole.find(text::blockSeparator), whole.size());
        const bool isLast = end == whole.size();
        const std::u16string_view block = whole.substr(0, end);
        require(text::isTidy(block, main, isLast), "a projected block is tidy");
        std::string bytes;
        text::appendBytesOfBlock(bytes, block);
        const std::size_t byteCount = bytes.size();
        const std::size_t step = 1 + byteCount / 16; // each look-up walks the block
        for (std::size_t at = 0; at < byteCount; at += step) {
            const std::size_t position = text::positionIn(block, at);
            require(position < block.size() && text::byteOffsetIn(block, position) <= at,
                    "a byte's unit begins at or before it");
        }
        if (isLast)
            return;
        whole.remove_prefix(end + 1);
    }
}

void requireBytes(const std::string& bytes)
{
    for (const LineEnding main : {LineEnding::Lf, LineEnding::Cr, LineEnding::CrLf}) {
        const std::u16string projected = text::project(bytes, main);
        require(text::unproject(projected, main) == bytes, "unproject gives the bytes again");
        requireParts(bytes, main, projected);
        requireBlocks(projected, main);
    }
}

/// Text as an edit may leave it, which no file projects to.
void requireText(const std::u16string& anyText)
{
    const LineEnding main = LineEnding::Lf;
    const std::string bytes = text::unproject(anyText, main);
    const std::u16string tidy = text::tidied(anyText, main, true);
    require(text::unproject(tidy, main) == bytes, "tidying changes no byte");
    requireBlocks(tidy, main);
    require(text::unproject(text::projectTyped(anyText, main), main).size() <= anyText.size() * 3,
            "typed text has bytes");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string bytes(data, data + size);
    requireBytes(bytes);
    std::u16string units;
    for (std::size_t i = 0; i + 1 < size; i += 2)
        units += static_cast<char16_t>(data[i] << 8U | data[i + 1]);
    requireText(units);
    return 0;
}
