// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/codec.h"
#include "ui/editor/line_highlighter.h"
#include "ui/session/analysis.h"

#include <KSyntaxHighlighting/Theme>
#include <QColor>

#include <map>
#include <span>
#include <vector>

/// A file with its colours and findings, to be read outside of the editor. What it is drawn or
/// written on is up to others.
namespace crawlright::exports {

struct Style {
    QColor color; ///< invalid: that of ordinary text
    bool isBold = false;
    bool isItalic = false;
};

struct Piece {
    QString text;
    std::size_t style = 0; ///< of `Listing::styles`
    checks::Severity mark = checks::Severity::None;
    bool isByte = false; ///< the text stands for a byte or a character that has no shape
    friend bool operator==(const Piece&, const Piece&) = default;
};

struct Note {
    checks::Severity severity = checks::Severity::None;
    QString sentence;
    friend bool operator==(const Note&, const Note&) = default;
};

struct ListedLine {
    std::vector<Piece> pieces;
    std::vector<Note> notes; ///< by place in the line
};

class Listing {
public:
    /// The analysis is not null; readers say how grave a finding is.
    Listing(session::AnalysisPtr analysis, std::span<const dialects::Id> readers,
            const KSyntaxHighlighting::Definition& definition,
            const KSyntaxHighlighting::Theme& theme);

    /// At least 1; an empty line behind the last line end counts only if there is a finding.
    [[nodiscard]] text::LineNumber lineCount() const { return m_lineCount; }
    [[nodiscard]] ListedLine line(text::LineNumber number);
    /// How many notes have this weight.
    [[nodiscard]] std::size_t count(checks::Severity severity) const;
    /// The first is that of ordinary text.
    [[nodiscard]] const std::vector<Style>& styles() const { return m_styles; }

private:
    struct Weighed {
        text::LineNumber line;
        checks::Severity severity;
        const checks::Finding* finding;
    };
    [[nodiscard]] std::span<const Weighed> findingsOf(text::LineNumber line) const;
    void addStyle(const KSyntaxHighlighting::Format& format,
                  const KSyntaxHighlighting::Theme& theme);
    void addBlock(ListedLine& line, QStringView block, QStringView before, text::Offset begin,
                  std::span<const Weighed> findings);

    session::AnalysisPtr m_analysis;
    editor::LineHighlighter m_highlighter;
    text::LineEnding m_ending;
    std::vector<Weighed> m_findings; // by line, then by place
    text::LineNumber m_lineCount = 1;
    std::vector<Style> m_styles;
    std::map<int, std::size_t> m_styleOfFormat; // by the format's id
};

} // namespace crawlright::exports
