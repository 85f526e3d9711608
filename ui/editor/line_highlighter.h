// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <QStringView>

#include <string_view>
#include <vector>

namespace crawlright::editor {

/// What LineHighlighter has to know of the bytes of a line that come before a piece of it: that
/// there was a `#`, or which field's value goes on, or only that there was text.
[[nodiscard]] QString highlightingBefore(std::string_view before);

/// Syntax spans of one line, or of a piece of one. Lines of robots.txt do not depend on each other,
/// so that only those that are seen need to be highlighted.
class LineHighlighter final : private KSyntaxHighlighting::AbstractHighlighter {
public:
    struct Span {
        int begin = 0;
        int length = 0;
        KSyntaxHighlighting::Format format;
    };

    explicit LineHighlighter(const KSyntaxHighlighting::Definition& definition);

    /// Spans of `line` in its own units. For a piece of a line, `before` is what
    /// `highlightingBefore` says of what comes before it. Lone surrogates are ordinary text.
    [[nodiscard]] std::vector<Span> highlight(QStringView line, QStringView before = {});

private:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format) override;

    std::vector<Span> m_spans;
    int m_before = 0;
};

} // namespace crawlright::editor
