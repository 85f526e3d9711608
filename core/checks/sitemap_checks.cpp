// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/families.h"
#include "core/checks/markup.h"
#include "core/checks/scheme.h"

#include <string>

namespace crawlright::checks {

void checkSitemaps(const Context& context, Findings& findings)
{
    const auto lines = context.document.lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const syntax::Line& line = lines[i];
        if (line.kind != syntax::LineKind::Field || line.name.field != syntax::Field::Sitemap ||
            line.value().isEmpty())
            continue;
        const std::string_view value = line.value().of(context.bytes);
        if (schemeAndHostOf(value) != 0 || markupIn(value).kind != Markup::None)
            continue;
        const Severities severities =
            weighed(syntax::Field::Sitemap, context.readersOf(line), Severity::Error);
        if (concernsNobody(severities))
            continue;
        findings.push_back({Code::SitemapNotAbsolute,
                            static_cast<text::LineNumber>(i + 1),
                            line.value(),
                            severities,
                            {std::string(value)},
                            {}});
    }
}

} // namespace crawlright::checks
