// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/quickfix/effects.h"

#include <algorithm>
#include <optional>

namespace crawlright::quickfix {

Effects effectsOf(const session::Analysis& analysis, std::span<const edits::Edit> edits,
                  checks::Readers keeps, const std::vector<dialects::Id>& readers,
                  const work::CancelFlag& cancel)
{
    Effects effects;
    std::optional<syntax::Document> after;
    for (const dialects::Id reader : readers) {
        if ((keeps & checks::only(reader)) != 0) {
            effects.kept.push_back(reader);
            continue;
        }
        if (cancel.isRaised()) {
            effects.undecided.push_back(reader);
            continue;
        }
        if (!after)
            after = syntax::parse(edits::applied(analysis.document.bytes(), edits));
        const edits::Effect effect = edits::effectOf(analysis.document, *after, reader);
        switch (effect.kind) {
        case edits::Effect::Kind::Keeps:
            effects.kept.push_back(reader);
            break;
        case edits::Effect::Kind::Changes:
            effects.changed.push_back(
                {.reader = reader, .flip = effect.flip.value_or(edits::Flip())});
            break;
        case edits::Effect::Kind::Undecided:
            effects.undecided.push_back(reader);
            break;
        }
    }
    return effects;
}

void makeEdits(Offer& offer, const session::Analysis& analysis, const edits::Fixer& fixer)
{
    auto fix = fixer.fixAll(analysis.findings, offer.code, offer.fix);
    if (!fix)
        return;
    offer.edits = std::move(fix->edits);
    offer.keeps = fix->keeps;
}

bool isKept(checks::Readers keeps, const std::vector<dialects::Id>& readers)
{
    return std::ranges::all_of(
        readers, [keeps](dialects::Id reader) { return (keeps & checks::only(reader)) != 0; });
}

} // namespace crawlright::quickfix
