// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/excerpt.h"
#include "app/cli/lint_formats.h"
#include "app/cli/text.h"
#include "app/cli/witnesses.h"
#include "core/edits/fix.h"
#include "core/text/line_index.h"
#include "ui/words/effects.h"
#include "ui/words/findings.h"
#include "ui/words/fixes.h"
#include "ui/words/related.h"

#include <algorithm>
#include <array>

namespace crawlright::cli {

namespace {

using checks::Severity;

/// Of a finding with more than these the rest is counted.
constexpr std::size_t mostRelated = 5;
constexpr std::size_t mostFixes = 3;

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
    return Tint::Cyan;
}

/// What is printed of one file.
class FileText {
public:
    FileText(const LintedFile& file, Witnesses& witnesses, Console& console)
        : m_file(file)
        , m_witnesses(witnesses)
        , m_console(console)
        , m_name(visible(file.name))
        , m_index(file.document.bytes())
        , m_fixer(file.document)
    {
    }

    void append(const Weighed& weighed)
    {
        const checks::Finding& finding = weighed.finding;
        std::string& out = m_console.out();
        appendHead(finding.span, tintOf(weighed.severity),
                   utf8(words::severityName(weighed.severity)));
        appendTinted(out, m_console, Tint::Bold, utf8(words::sentence(finding)));
        out += " [";
        out += checks::idOf(finding.code);
        out += "]\n";
        appendExcerpt(out, m_console, m_file.document, finding.span, tintOf(weighed.severity));
        appendRemark(Tint::Cyan, Cli::tr("note"),
                     words::consumersSentence(finding, m_file.consumers));
        appendFixes(finding);
        appendRelated(finding);
    }

    void appendNote(const QString& sentence)
    {
        std::string& out = m_console.out();
        appendTinted(out, m_console, Tint::Bold, m_name + ':');
        out += ' ';
        //: Before a sentence of lesser weight, as compilers print it.
        appendTinted(out, m_console, Tint::Cyan, utf8(Cli::tr("note")) + ':');
        out += ' ' + utf8(sentence) + '\n';
    }

private:
    /// `robots.txt:2:1: warning: `
    void appendHead(text::Span span, Tint tint, const std::string& kind)
    {
        const text::Position at = m_index.positionAt(span.begin);
        std::string place = m_name + ':';
        appendNumber(place, at.line);
        place += ':';
        appendNumber(place, at.column);
        appendTinted(m_console.out(), m_console, Tint::Bold, place + ':');
        m_console.out() += ' ';
        appendTinted(m_console.out(), m_console, tint, kind + ':');
        m_console.out() += ' ';
    }

    /// A line beneath the excerpt: `      = fix: Write “Disallow”.`
    void appendRemark(Tint tint, const QString& kind, const QString& sentence)
    {
        if (sentence.isEmpty())
            return;
        std::string& out = m_console.out();
        appendTinted(out, m_console, Tint::Faint, "      = ");
        appendTinted(out, m_console, tint, utf8(kind) + ':');
        out += ' ' + utf8(sentence) + '\n';
    }

    void appendFixes(const checks::Finding& finding)
    {
        const std::vector<edits::Fix> fixes = m_fixer.fixesFor(finding);
        for (std::size_t i = 0; i < std::min(fixes.size(), mostFixes); ++i)
            //: Before what would put a finding right.
            appendRemark(Tint::Green, Cli::tr("fix"), fixText(fixes[i]));
    }

    QString fixText(const edits::Fix& fix)
    {
        //: %1: what a fix does. %2: what that does to verdicts.
        const QString what = Cli::tr("%1 (%2)").arg(words::title(fix), words::keepsText(fix.keeps));
        const std::optional<Witness> witness = m_witnesses.find(m_file, fix);
        if (!witness)
            return what;
        //: %1: what a fix does. %2: a sentence with an example of what that changes.
        return Cli::tr("%1. %2").arg(what, words::flipSentence(witness->flip, witness->dialect));
    }

    void appendRelated(const checks::Finding& finding)
    {
        const std::size_t shownCount = std::min(finding.related.size(), mostRelated);
        for (std::size_t i = 0; i < shownCount; ++i) {
            const checks::Related& related = finding.related[i];
            appendHead(related.span, Tint::Cyan, utf8(Cli::tr("note")));
            m_console.out() += utf8(words::relatedSentence(related.role)) + '\n';
            appendExcerpt(m_console.out(), m_console, m_file.document, related.span, Tint::Cyan);
        }
        if (finding.related.size() > shownCount)
            appendRemark(Tint::Cyan, Cli::tr("note"),
                         Cli::tr("There are more such places: %1.")
                             .arg(finding.related.size() - shownCount));
    }

    const LintedFile& m_file;
    Witnesses& m_witnesses;
    Console& m_console;
    std::string m_name;
    text::LineIndex m_index;
    edits::Fixer m_fixer;
};

class TextFindings final : public LintFormat {
public:
    explicit TextFindings(Console& console)
        : m_console(console)
    {
    }

    void file(const LintedFile& file) override
    {
        FileText text(file, m_witnesses, m_console);
        for (const Weighed& weighed : file.findings) {
            text.append(weighed);
            ++m_counts[static_cast<std::size_t>(weighed.severity)];
            m_console.commit();
        }
        if (!file.decidedAll)
            text.appendNote(words::undecidedSentence());
        m_ignored += file.ignored;
        m_known += file.known;
        ++m_files;
    }

    void end() override
    {
        if (m_files == 0)
            return;
        QStringList parts;
        for (const Severity severity :
             {Severity::Error, Severity::Warning, Severity::Info, Severity::Hint})
            if (const int count = m_counts[static_cast<std::size_t>(severity)]; count > 0)
                //: A severity and how often it was found: "error: 3".
                parts += Cli::tr("%1: %2").arg(words::severityName(severity)).arg(count);
        m_console.write(
            utf8(parts.isEmpty() ? Cli::tr("No findings.") : parts.join(QStringLiteral(", "))) +
            '\n');
        QStringList hidden;
        if (m_ignored > 0)
            hidden += Cli::tr("ignored: %1").arg(m_ignored);
        if (m_known > 0)
            //: Findings that the baseline names.
            hidden += Cli::tr("known from the baseline: %1").arg(m_known);
        if (!hidden.isEmpty())
            //: %1: findings that were left out and why, with their number.
            m_console.write(utf8(Cli::tr("Not shown: %1.").arg(hidden.join(QStringLiteral(", ")))) +
                            '\n');
    }

private:
    Console& m_console;
    Witnesses m_witnesses;
    std::array<int, 5> m_counts{};
    std::size_t m_ignored = 0;
    std::size_t m_known = 0;
    std::size_t m_files = 0;
};

} // namespace

void LintFormat::unread(const std::string& /*name*/, const QString& /*sentence*/,
                        Because /*because*/)
{
}

std::unique_ptr<LintFormat> textFindings(Console& console)
{
    return std::make_unique<TextFindings>(console);
}

std::unique_ptr<LintFormat> lintFormat(const LintOptions& options, Console& console)
{
    if (options.format == "json")
        return jsonFindings(console);
    if (options.format == "sarif")
        return sarifFindings(console);
    return textFindings(console);
}

} // namespace crawlright::cli
