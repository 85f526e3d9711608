// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/byte_edits.h"

#include "ui/session/utf16.h"

#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

namespace crawlright::session {

namespace {

/// Blocks of whole lines, and the edits within them.
struct Region {
    int first = 0;
    int last = 0;
    std::size_t firstEdit = 0;
    std::size_t editsEnd = 0;
};

bool continues(const ShownFile& file, int block)
{
    const text::Span span = file.map.span(block);
    if (block + 1 == file.map.count())
        return false;
    return span.isEmpty() || (file.bytes[span.end - 1] != '\n' && file.bytes[span.end - 1] != '\r');
}

std::vector<Region> regionsOf(const ShownFile& file, std::span<const edits::Edit> edits)
{
    std::vector<Region> regions;
    for (std::size_t i = 0; i < edits.size(); ++i) {
        int first = file.map.blockAt(edits[i].span.begin);
        while (first > 0 && continues(file, first - 1))
            --first;
        int last = file.map.blockAt(edits[i].span.end);
        while (continues(file, last))
            ++last;
        if (!regions.empty() && first <= regions.back().last) {
            regions.back().last = std::max(regions.back().last, last);
            regions.back().editsEnd = i + 1;
        } else {
            regions.push_back({.first = first, .last = last, .firstEdit = i, .editsEnd = i + 1});
        }
    }
    return regions;
}

std::string bytesAfter(const ShownFile& file, const Region& region,
                       std::span<const edits::Edit> edits)
{
    const text::Span span{file.map.span(region.first).begin, file.map.span(region.last).end};
    std::string bytes;
    std::size_t at = span.begin;
    for (std::size_t i = region.firstEdit; i < region.editsEnd; ++i) {
        bytes += file.bytes.substr(at, edits[i].span.begin - at);
        bytes += edits[i].with;
        at = edits[i].span.end;
    }
    bytes += file.bytes.substr(at, span.end - at);
    return bytes;
}

bool isLineEnd(char byte)
{
    return byte == '\n' || byte == '\r';
}

/// Whether the lines beside the region stay the lines that they are.
bool standsAlone(const ShownFile& file, const Region& region, std::string_view bytes)
{
    const std::size_t begin = file.map.span(region.first).begin;
    const std::size_t end = file.map.span(region.last).end;
    if (begin > 0 && file.bytes[begin - 1] == '\r' && bytes.starts_with('\n'))
        return false;
    if (region.last + 1 == file.map.count())
        return true;
    if (bytes.empty())
        return begin == 0 || file.bytes[begin - 1] != '\r' || file.bytes[end] != '\n';
    return isLineEnd(bytes.back()) &&
           !(bytes.back() == '\r' && end < file.bytes.size() && file.bytes[end] == '\n');
}

QString textOf(const QTextDocument& document, int first, int last)
{
    QString text;
    QTextBlock block = document.findBlockByNumber(first);
    for (int i = first; i <= last; ++i) {
        text += block.text();
        block = block.next();
        if (block.isValid())
            text += u'\n';
    }
    return text;
}

/// What differs, in units; so that a cursor beside it stays where it is.
TextEdit difference(int position, const QString& old, const QString& now)
{
    const qsizetype limit = std::min(old.size(), now.size());
    qsizetype head = 0;
    while (head < limit && old[head] == now[head])
        ++head;
    if (head > 0 && old[head - 1].isHighSurrogate())
        --head;
    qsizetype tail = 0;
    while (tail < limit - head && old[old.size() - tail - 1] == now[now.size() - tail - 1])
        ++tail;
    if (tail > 0 && old[old.size() - tail].isLowSurrogate())
        --tail;
    return {.begin = position + static_cast<int>(head),
            .end = position + static_cast<int>(old.size() - tail),
            .with = now.sliced(head, now.size() - tail - head)};
}

} // namespace

std::optional<std::vector<TextEdit>> textEditsFor(const ShownFile& file,
                                                  std::span<const edits::Edit> edits)
{
    std::vector<Region> regions = regionsOf(file, edits);
    std::ranges::reverse(regions);
    std::vector<TextEdit> made;
    made.reserve(regions.size());
    for (const Region& region : regions) {
        const std::string bytes = bytesAfter(file, region, edits);
        if (!standsAlone(file, region, bytes))
            return std::nullopt;
        TextEdit edit = difference(file.document.findBlockByNumber(region.first).position(),
                                   textOf(file.document, region.first, region.last),
                                   toQString(text::project(bytes, file.lineEnding)));
        if (edit.begin < edit.end || !edit.with.isEmpty())
            made.push_back(std::move(edit));
    }
    return made;
}

text::Offset offsetAfter(std::span<const edits::Edit> edits, text::Offset offset)
{
    // Unsigned, so that a difference below zero wraps and comes back.
    text::Offset shift = 0;
    for (const edits::Edit& edit : edits) {
        const auto size = static_cast<text::Offset>(edit.with.size());
        if (offset < edit.span.begin)
            break;
        if (offset < edit.span.end)
            return edit.span.begin + shift + std::min(offset - edit.span.begin, size);
        shift += size - edit.span.size();
    }
    return offset + shift;
}

} // namespace crawlright::session
