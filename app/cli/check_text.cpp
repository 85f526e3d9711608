// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/check_formats.h"
#include "app/cli/text.h"
#include "core/text/line_index.h"

namespace crawlright::cli {

namespace {

void appendFailure(const Checked& checked, const CheckedFile& file, const text::LineIndex& index,
                   Console& console)
{
    std::string& out = console.out();
    const text::Position place = index.positionAt(checked.expectation->text.begin);
    appendVisible(out, file.name);
    out += ':';
    appendNumber(out, place.line);
    out += ':';
    appendNumber(out, place.column);
    out += ": ";
    appendTinted(out, console, Tint::Red, utf8(Cli::tr("error", "a severity")));
    out += ": " + utf8(reasonOf(checked, file)) + " [expectation-failed]\n    ";
    appendVisible(out, file.textOf(checked));
    out += '\n';
    console.commit();
}

} // namespace

void writeCheckedText(const CheckedFile& file, Console& console)
{
    const text::LineIndex index(file.expectations->bytes);
    for (const Checked& checked : file.rows)
        if (!checked.holds())
            appendFailure(checked, file, index, console);
    const std::size_t failures = file.failures();
    const QString summary = file.rows.empty()
                                ? Cli::tr("%1 holds no expectation.").arg(shown(file.name))
                                : Cli::tr("Expectations checked: %1. They hold: %2. They fail: %3.")
                                      .arg(file.rows.size())
                                      .arg(file.rows.size() - failures)
                                      .arg(failures);
    appendTinted(console.out(), console, failures > 0 ? Tint::Red : Tint::Green, utf8(summary));
    console.write("\n");
}

} // namespace crawlright::cli
