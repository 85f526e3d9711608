// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/families.h"
#include "core/checks/scheme.h"

#include <string>

namespace crawlright::checks {

void checkSitemaps(const Context& context, Findings& findings)
{
    // A dialect that knows not even Allow knows the two fields of 1994 alone.
    const Readers reading = readersWhere([](const dialects::Dialect& d) { return d.knowsAllow; });
    const auto lines = context.document.lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const syntax::Line& line = lines[i];
        if (line.kind != syntax::LineKind::Field || line.name.field != syntax::Field::Sitemap ||
            line.value().isEmpty())
            continue;
        const auto readers = static_cast<Readers>(context.readersOf(line) & reading);
        const std::string_view value = line.value().of(context.bytes);
        if (readers == nobody || schemeAndHostOf(value) != 0)
            continue;
        findings.push_back({Code::SitemapNotAbsolute,
                            static_cast<text::LineNumber>(i + 1),
                            line.value(),
                            severitiesOf(readers, Severity::Error),
                            {std::string(value)},
                            {}});
    }
}

} // namespace crawlright::checks
