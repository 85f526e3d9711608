// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/compare/library_diff.h"

#include <algorithm>
#include <git2.h>
#include <string>

namespace crawlright::compare {

namespace {

/// Keeps the library ready from its first use to the end of the program.
class Library {
public:
    Library() { git_libgit2_init(); }
    ~Library() { git_libgit2_shutdown(); }
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;
};

/// A number as a line. Those of separators are blank to the library, which knows blank lines.
void appendLine(std::string& text, Token token)
{
    const bool isSeparator = (token & separatorFlag) != 0;
    const unsigned bits = isSeparator ? 1 : 6;
    const Token mask = (Token{1} << bits) - 1;
    for (Token rest = (token & ~separatorFlag) + 1; rest > 0; rest >>= bits)
        text += isSeparator ? " \t"[rest & mask] : static_cast<char>('0' + (rest & mask));
    text += '\n';
}

std::string tokenLines(std::span<const Token> tokens)
{
    std::string text;
    text.reserve(tokens.size() * 4);
    for (const Token token : tokens)
        appendLine(text, token);
    return text;
}

struct Collector {
    std::vector<Hunk> hunks;
    const work::CancelFlag& cancel;
};

/// The library counts lines from 1, and gives an empty stretch the number of the line before it.
Stretch stretchOf(int start, int lines)
{
    const auto begin = static_cast<std::uint32_t>(lines == 0 ? start : start - 1);
    return {begin, begin + static_cast<std::uint32_t>(lines)};
}

int collect(const git_diff_delta* /*delta*/, const git_diff_hunk* hunk, void* payload)
{
    auto* collector = static_cast<Collector*>(payload);
    collector->hunks.push_back(
        {stretchOf(hunk->old_start, hunk->old_lines), stretchOf(hunk->new_start, hunk->new_lines)});
    return collector->cancel.isRaised() ? 1 : 0;
}

} // namespace

std::optional<std::vector<Hunk>> hunksOf(std::span<const Token> left, std::span<const Token> right,
                                         const work::CancelFlag& cancel)
{
    static const Library library;
    const auto ends = std::ranges::mismatch(left, right);
    if (ends.in1 == left.end() && ends.in2 == right.end())
        return std::vector<Hunk>{};
    if (cancel.isRaised())
        return std::nullopt;
    git_diff_options options = GIT_DIFF_OPTIONS_INIT;
    options.flags = GIT_DIFF_FORCE_TEXT | GIT_DIFF_INDENT_HEURISTIC;
    options.context_lines = 0;
    options.interhunk_lines = 0;
    const std::string before = tokenLines(left);
    const std::string after = tokenLines(right);
    Collector collector{.hunks = {}, .cancel = cancel};
    const int result =
        git_diff_buffers(before.data(), before.size(), nullptr, after.data(), after.size(), nullptr,
                         &options, nullptr, nullptr, &collect, nullptr, &collector);
    if (result != 0)
        return std::nullopt;
    return std::move(collector.hunks);
}

} // namespace crawlright::compare
