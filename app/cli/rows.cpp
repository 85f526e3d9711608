// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/rows.h"

#include "app/cli/text.h"
#include "ui/words/byte_text.h"
#include "ui/words/explained.h"
#include "ui/words/verdict_rows.h"

#include <algorithm>

namespace crawlright::cli {

namespace {

/// The name as given, with a word where the dialect is only the nearest to the real reader.
std::string labelOf(const crawlers::Crawler& crawler)
{
    std::string name = visible(crawler.text);
    if (!crawler.isApproximate())
        return name;
    //: %1 is a crawler that is read by a dialect which is only the nearest to its own way.
    return utf8(Cli::tr("%1 (approximate)").arg(QString::fromStdString(name)));
}

/// A sentence for each crawler of the panel that is only approximated.
std::vector<std::string> approximations(std::span<const Judge> judges)
{
    std::vector<std::string> sentences;
    for (const Judge& judge : judges) {
        std::string sentence = utf8(words::approximationSentence(judge.crawler));
        if (!sentence.empty() && !std::ranges::contains(sentences, sentence))
            sentences.push_back(std::move(sentence));
    }
    return sentences;
}

/// For people: aligned columns, and at the end what `approximate` means.
class TextRows final : public RowFormat {
public:
    TextRows(const Panel& panel, const Console& console)
        : m_console(console)
        , m_panel(panel)
        , m_noRule(utf8(Cli::tr("no rule", "in place of a line number")))
    {
        const std::string last = lineText(panel.document().lines().size());
        m_lineCells = std::max(cellsOf(m_noRule), cellsOf(last));
        for (const Judge& judge : panel.judges())
            m_crawlerCells = std::max(m_crawlerCells, cellsOf(labelOf(judge.crawler)));
    }

    void row(std::string& out, const Judge& judge, const Row& row) const override
    {
        const Tint tint = row.verdict == Verdict::Allow      ? Tint::Green
                          : row.verdict == Verdict::Disallow ? Tint::Red
                                                             : Tint::Yellow;
        const std::string_view word = nameOf(row.verdict);
        appendTinted(out, m_console, tint, word);
        out.append(12 - word.size(), ' ');
        appendPadded(out, row.line == 0 ? m_noRule : lineText(row.line), m_lineCells);
        out += "  ";
        appendPadded(out, labelOf(judge.crawler), m_crawlerCells);
        out += "  ";
        appendVisible(out, row.url);
        out += '\n';
    }

    void end(std::string& out) const override
    {
        const std::vector<std::string> sentences = approximations(m_panel.judges());
        if (!sentences.empty())
            out += '\n';
        for (const std::string& sentence : sentences)
            out += sentence + '\n';
    }

private:
    static std::string lineText(std::size_t line) { return utf8(Cli::tr("line %1").arg(line)); }

    const Console& m_console;
    const Panel& m_panel;
    std::string m_noRule;
    int m_lineCells = 0;
    int m_crawlerCells = 0;
};

/// The contract: `VERDICT<TAB>LINE<TAB>CRAWLER<TAB>URL`, the URL byte for byte as given.
class TsvRows final : public RowFormat {
public:
    void row(std::string& out, const Judge& judge, const Row& row) const override
    {
        out += nameOf(row.verdict);
        out += '\t';
        appendNumber(out, row.line);
        out += '\t';
        out += judge.crawler.text;
        out += '\t';
        out += row.url;
        out += '\n';
    }
};

/// Those that the window writes too.
class SharedRows final : public RowFormat {
public:
    SharedRows(words::RowsFormat format, const Panel& panel)
        : m_crawlers(crawlersIn(panel))
        , m_rows(words::verdictRows(format, m_crawlers))
    {
    }

    void begin(std::string& out) const override { m_rows->begin(out); }
    void row(std::string& out, const Judge& judge, const Row& row) const override
    {
        m_rows->row(out, {nameOf(row.verdict), row.line, &judge.crawler, row.url});
    }
    void end(std::string& out) const override { m_rows->end(out); }

private:
    static std::vector<crawlers::Crawler> crawlersIn(const Panel& panel)
    {
        std::vector<crawlers::Crawler> all;
        for (const Judge& judge : panel.judges())
            all.push_back(judge.crawler);
        return all;
    }

    std::vector<crawlers::Crawler> m_crawlers;
    std::unique_ptr<const words::VerdictRows> m_rows;
};

} // namespace

std::unique_ptr<const RowFormat> rowFormat(std::string_view word, const Panel& panel,
                                           const Console& console)
{
    if (word == "tsv")
        return std::make_unique<TsvRows>();
    if (word == "csv")
        return std::make_unique<SharedRows>(words::RowsFormat::Csv, panel);
    if (word == "jsonl")
        return std::make_unique<SharedRows>(words::RowsFormat::JsonLines, panel);
    if (word == "markdown")
        return std::make_unique<SharedRows>(words::RowsFormat::Markdown, panel);
    return std::make_unique<TextRows>(panel, console);
}

std::vector<std::string> rowFormats()
{
    return {"text", "tsv", "csv", "jsonl", "markdown"};
}

} // namespace crawlright::cli
