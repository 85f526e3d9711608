// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/diff_rows.h"

#include "app/cli/text.h"
#include "core/syntax/statement.h"

#include <algorithm>

namespace crawlright::cli {

namespace {

/// A line for each flip: what becomes of it, for whom, the URL, and the rules before and after.
class TextFlips final : public FlipFormat {
public:
    TextFlips(const Panel& before, const Panel& after, const Console& console)
        : m_console(console)
        , m_before(before)
        , m_after(after)
    {
        for (const Judge& judge : before.judges())
            m_crawlerCells = std::max(m_crawlerCells, cellsOf(visible(judge.crawler.text)));
        for (const Flip::Kind kind :
             {Flip::Kind::Blocked, Flip::Kind::Allowed, Flip::Kind::Undefined})
            m_wordCells = std::max(m_wordCells, cellsOf(wordOf(kind)));
    }

    void row(std::string& out, const crawlers::Crawler& crawler, const Flip& flip) const override
    {
        const Flip::Kind kind = flip.kind();
        const Tint tint = kind == Flip::Kind::Blocked   ? Tint::Red
                          : kind == Flip::Kind::Allowed ? Tint::Green
                                                        : Tint::Yellow;
        const std::string word = wordOf(kind);
        appendTinted(out, m_console, tint, word);
        appendPadded(out, {}, m_wordCells - cellsOf(word) + 2);
        appendPadded(out, visible(crawler.text), m_crawlerCells);
        out += "  ";
        appendVisible(out, flip.after.url);
        out += "  ";
        appendTinted(out, m_console, Tint::Faint,
                     //: What decided before, and what decides now.
                     utf8(Cli::tr("(%1 → %2)")
                              .arg(sideOf(flip.before, m_before), sideOf(flip.after, m_after))));
        out += '\n';
    }

private:
    static std::string wordOf(Flip::Kind kind)
    {
        switch (kind) {
        case Flip::Kind::Blocked:
            return utf8(Cli::tr("blocked", "a URL is it now and was not before"));
        case Flip::Kind::Allowed:
            return utf8(Cli::tr("allowed", "a URL is it now and was not before"));
        case Flip::Kind::Undefined:
            break;
        }
        return utf8(Cli::tr("undefined", "a URL is it now and was not before"));
    }

    static QString sideOf(const Row& row, const Panel& panel)
    {
        return row.line == 0 ? Cli::tr("no rule", "in place of a line and its rule")
                             : Cli::tr("line %1: %2")
                                   .arg(QString::number(row.line),
                                        shown(syntax::statementOn(panel.document(), row.line)));
    }

    const Console& m_console;
    const Panel& m_before;
    const Panel& m_after;
    int m_crawlerCells = 0;
    int m_wordCells = 0;
};

class JsonFlips final : public FlipFormat {
public:
    JsonFlips(const Panel& before, const Panel& after)
        : m_before(before)
        , m_after(after)
    {
    }

    void row(std::string& out, const crawlers::Crawler& crawler, const Flip& flip) const override
    {
        out += R"({"crawler": )";
        appendJsonString(out, crawler.text);
        out += R"(, "url": )";
        appendJsonString(out, flip.after.url);
        out += R"(, "dialect": ")";
        out += dialects::get(crawler.dialect).name;
        out += R"(", "before": )";
        appendSide(out, flip.before, m_before);
        out += R"(, "after": )";
        appendSide(out, flip.after, m_after);
        out += "}\n";
    }

private:
    static void appendSide(std::string& out, const Row& row, const Panel& panel)
    {
        out += R"({"verdict": ")";
        out += nameOf(row.verdict);
        out += R"(", "line": )";
        appendNumber(out, row.line);
        out += R"(, "rule": )";
        if (row.line == 0)
            out += "null";
        else
            appendJsonString(out, syntax::statementOn(panel.document(), row.line));
        out += '}';
    }

    const Panel& m_before;
    const Panel& m_after;
};

} // namespace

Flip::Kind Flip::kind() const
{
    if (after.verdict == Verdict::Disallow)
        return Kind::Blocked;
    return after.verdict == Verdict::Allow ? Kind::Allowed : Kind::Undefined;
}

void FlipCounts::add(Flip::Kind kind)
{
    switch (kind) {
    case Flip::Kind::Blocked:
        ++blocked;
        break;
    case Flip::Kind::Allowed:
        ++allowed;
        break;
    case Flip::Kind::Undefined:
        ++undefined;
        break;
    }
}

void FlipCounts::add(const FlipCounts& other)
{
    blocked += other.blocked;
    allowed += other.allowed;
    undefined += other.undefined;
}

std::unique_ptr<const FlipFormat> flipFormat(std::string_view word, const Panel& before,
                                             const Panel& after, const Console& console)
{
    if (word == "jsonl")
        return std::make_unique<JsonFlips>(before, after);
    return std::make_unique<TextFlips>(before, after, console);
}

} // namespace crawlright::cli
