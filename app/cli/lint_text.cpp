// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/lint_formats.h"
#include "app/cli/text.h"
#include "core/text/line_index.h"
#include "ui/words/findings.h"

#include <algorithm>
#include <array>

namespace crawlright::cli {

namespace {

using checks::Severity;

Tint tintOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return Tint::Red;
    case Severity::Warning:
        return Tint::Yellow;
    case Severity::Info:
        return Tint::Blue;
    case Severity::Hint:
    case Severity::None:
        break;
    }
    return Tint::Faint;
}

/// A line with marks beneath a span of it. Of a long line only the surroundings of the span.
struct Excerpt {
    std::string before;
    std::string marked;
    std::string after;
};

constexpr text::Offset bytesBefore = 60;
constexpr text::Offset bytesMarked = 80;
constexpr text::Offset bytesAfter = 40;

/// `at` moved back to the start of its character, but not before `least`.
text::Offset characterStart(std::string_view bytes, text::Offset at, text::Offset least)
{
    for (int i = 0; i < 3 && at > least && at < bytes.size() && (bytes[at] & '\xC0') == '\x80'; ++i)
        --at;
    return at;
}

Excerpt excerptOf(const syntax::Document& document, const checks::Finding& finding)
{
    const syntax::Line& line = document.line(finding.line);
    const std::string_view bytes = document.bytes();
    const text::Offset lineBegin =
        line.begin + (finding.line == 1 && finding.span.begin >= document.bomSize()
                          ? document.bomSize()
                          : text::Offset{0});
    const text::Offset lineEnd = line.contentEnd;
    const text::Offset spanBegin = std::min(finding.span.begin, lineEnd);
    const text::Offset spanEnd = std::clamp(finding.span.end, spanBegin, lineEnd);
    const auto cut = [&](text::Offset begin, text::Offset end) {
        return visible(bytes.substr(begin, end - begin));
    };
    Excerpt excerpt;
    const text::Offset from = spanBegin - lineBegin > bytesBefore
                                  ? characterStart(bytes, spanBegin - bytesBefore, lineBegin)
                                  : lineBegin;
    excerpt.before = (from == lineBegin ? "" : "…") + cut(from, spanBegin);
    if (spanEnd - spanBegin > bytesMarked) {
        excerpt.marked =
            cut(spanBegin, characterStart(bytes, spanBegin + bytesMarked, spanBegin)) + "…";
        return excerpt;
    }
    excerpt.marked = cut(spanBegin, spanEnd);
    const text::Offset to = lineEnd - spanEnd > bytesAfter
                                ? characterStart(bytes, spanEnd + bytesAfter, spanEnd)
                                : lineEnd;
    excerpt.after = cut(spanEnd, to) + (to == lineEnd ? "" : "…");
    return excerpt;
}

class TextFindings final : public LintFormat {
public:
    TextFindings(std::span<const dialects::Id> readers, bool hasChosenCrawlers, Console& console)
        : m_readers(readers.begin(), readers.end())
        , m_hasChosenCrawlers(hasChosenCrawlers)
        , m_console(console)
    {
    }

    void file(const LintedFile& file) override
    {
        const text::LineIndex index(file.document.bytes());
        for (const Weighed& weighed : file.findings) {
            append(file, weighed, index);
            ++m_counts[static_cast<std::size_t>(weighed.severity)];
            m_console.commit();
        }
        ++m_files;
    }

    void end() override
    {
        QStringList parts;
        for (const Severity severity :
             {Severity::Error, Severity::Warning, Severity::Info, Severity::Hint})
            if (const int count = m_counts[static_cast<std::size_t>(severity)]; count > 0)
                //: A severity and how often it was found: "error: 3".
                parts += Cli::tr("%1: %2").arg(words::severityName(severity)).arg(count);
        if (m_files > 0)
            m_console.write(
                utf8(parts.isEmpty() ? Cli::tr("No findings.") : parts.join(QStringLiteral(", "))) +
                '\n');
    }

private:
    void append(const LintedFile& file, const Weighed& weighed, const text::LineIndex& index)
    {
        const checks::Finding& finding = weighed.finding;
        const text::Position at = index.positionAt(finding.span.begin);
        std::string& out = m_console.out();
        std::string place = visible(file.name) + ':';
        appendNumber(place, at.line);
        place += ':';
        appendNumber(place, at.column);
        appendTinted(out, m_console, Tint::Bold, place + ':');
        out += ' ';
        appendTinted(out, m_console, tintOf(weighed.severity),
                     utf8(words::severityName(weighed.severity)) + ':');
        out += ' ' + utf8(words::sentence(finding));
        if (m_hasChosenCrawlers) {
            const QString unconcerned = words::unconcernedSentence(finding, m_readers);
            if (!unconcerned.isEmpty())
                out += ' ' + utf8(unconcerned);
        }
        out += " [";
        out += checks::idOf(finding.code);
        out += "]\n";
        appendSource(file, weighed);
    }

    void appendSource(const LintedFile& file, const Weighed& weighed)
    {
        std::string& out = m_console.out();
        const Excerpt excerpt = excerptOf(file.document, weighed.finding);
        std::string number;
        appendNumber(number, weighed.finding.line);
        out.append(number.size() < 5 ? 5 - number.size() : 0, ' ');
        out += number + " | " + excerpt.before + excerpt.marked + excerpt.after + '\n';
        out.append(std::max<std::size_t>(number.size(), 5), ' ');
        out += " | ";
        out.append(static_cast<std::size_t>(cellsOf(excerpt.before)), ' ');
        const int cells = std::max(cellsOf(excerpt.marked), 1);
        appendTinted(out, m_console, tintOf(weighed.severity),
                     '^' + std::string(static_cast<std::size_t>(cells - 1), '~'));
        out += '\n';
    }

    std::vector<dialects::Id> m_readers;
    bool m_hasChosenCrawlers;
    Console& m_console;
    std::array<int, 5> m_counts{};
    std::size_t m_files = 0;
};

} // namespace

std::unique_ptr<LintFormat> textFindings(std::span<const dialects::Id> readers,
                                         bool hasChosenCrawlers, Console& console)
{
    return std::make_unique<TextFindings>(readers, hasChosenCrawlers, console);
}

std::unique_ptr<LintFormat> lintFormat(const LintOptions& options,
                                       std::span<const dialects::Id> readers, Console& console)
{
    if (options.format == "json")
        return jsonFindings(console);
    if (options.format == "sarif")
        return sarifFindings(console);
    return textFindings(readers, !options.crawlers.empty(), console);
}

} // namespace crawlright::cli
