// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/groups.h"
#include "core/text/line_index.h"
#include "tests/fuzz/require.h"

#include <algorithm>

/// Any bytes are a Document: its lines tile the file and every span lies within its line.
namespace {

using namespace crawlright;
using fuzz::require;

void requireSound(const syntax::Line& line)
{
    require(line.begin <= line.keyBegin && line.keyBegin <= line.keyEnd, "a key lies in its line");
    require(line.keyEnd <= line.valueBegin && line.valueBegin <= line.valueEnd,
            "a value follows its key");
    require(line.valueEnd <= line.comment && line.comment <= line.contentEnd,
            "a comment follows the value");
}

void requireLines(const syntax::Document& document)
{
    const text::LineIndex index(document.bytes());
    require(index.lineCount() == document.lines().size(), "LineIndex counts the same lines");
    text::Offset at = 0;
    for (text::LineNumber n = 1; n <= document.lines().size(); ++n) {
        const syntax::Line& line = document.line(n);
        require(line.begin == at, "lines tile the file");
        require(index.line(n) == text::Span{line.begin, line.end()},
                "LineIndex has the same lines");
        require(document.lineAt(line.begin) == n || line.begin == document.bytes().size(),
                "lineAt finds a line by its first byte");
        requireSound(line);
        at = line.end();
    }
    require(at == document.bytes().size(), "lines reach the end of the file");
}

void requireReadings(const syntax::Document& document)
{
    for (const dialects::Dialect& dialect : dialects::all()) {
        for (text::LineNumber n = 1; n <= document.lines().size(); ++n) {
            const rules::ReadLine read = rules::read(document, n, dialect);
            const text::Span content = document.line(n).content();
            require(content.begin <= read.value.begin && read.value.begin <= read.value.end &&
                        read.value.end <= content.end,
                    "a dialect reads a value within the line");
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string bytes(data, data + size);
    const syntax::Document document = syntax::parse(bytes);
    require(document.bytes() == bytes, "a Document keeps its bytes");
    requireLines(document);
    requireReadings(document);
    require(std::ranges::equal(document.lines(), syntax::parse(bytes).lines()),
            "parsing again gives the same");
    return 0;
}
