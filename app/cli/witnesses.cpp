// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/witnesses.h"

namespace crawlright::cli {

namespace {

constexpr std::size_t largestWitness = 64 * std::size_t{1024};

} // namespace

std::optional<Witness> Witnesses::find(const LintedFile& file, const edits::Fix& fix)
{
    if (file.document.bytes().size() > largestWitness)
        return std::nullopt;
    std::optional<syntax::Document> after;
    for (const dialects::Id reader : file.readers) {
        if ((fix.keeps & checks::only(reader)) != 0)
            continue;
        if (m_left == 0)
            return std::nullopt;
        --m_left;
        if (!after)
            after = syntax::parse(edits::applied(file.document.bytes(), fix.edits));
        edits::Effect effect = edits::effectOf(file.document, *after, reader);
        if (effect.flip)
            return Witness{reader, std::move(*effect.flip)};
    }
    return std::nullopt;
}

} // namespace crawlright::cli
