// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <QStringView>

#include <vector>

namespace crawlright::editor {

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

    /// Spans of `line` in its own units. For a piece of a line, `before` stands for what comes
    /// before it: `#`, a field name with its colon, or text. Lone surrogates in it are ordinary
    /// text.
    [[nodiscard]] std::vector<Span> highlight(QStringView line, QStringView before = {});

private:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format) override;

    std::vector<Span> m_spans;
    int m_before = 0;
};

} // namespace crawlright::editor
