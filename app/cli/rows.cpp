// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/rows.h"

#include "app/cli/text.h"
#include "ui/words/explained.h"

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

/// RFC 4180, but for its line ends, which are LF here. Bytes of the URL stay.
class CsvRows final : public RowFormat {
public:
    void begin(std::string& out) const override
    {
        out += "verdict,line,crawler,url,dialect,approximate\n";
    }

    void row(std::string& out, const Judge& judge, const Row& row) const override
    {
        out += nameOf(row.verdict);
        out += ',';
        appendNumber(out, row.line);
        out += ',';
        appendField(out, judge.crawler.text);
        out += ',';
        appendField(out, row.url);
        out += ',';
        out += dialects::get(judge.crawler.dialect).name;
        out += judge.crawler.isApproximate() ? ",true\n" : ",false\n";
    }

private:
    static void appendField(std::string& out, std::string_view field)
    {
        if (field.find_first_of(",\"\r\n") == std::string_view::npos) {
            out += field;
            return;
        }
        out += '"';
        for (const char c : field)
            out.append(c == '"' ? 2 : 1, c);
        out += '"';
    }
};

class JsonRows final : public RowFormat {
public:
    void row(std::string& out, const Judge& judge, const Row& row) const override
    {
        out += R"({"verdict": ")";
        out += nameOf(row.verdict);
        out += R"(", "line": )";
        appendNumber(out, row.line);
        out += R"(, "crawler": )";
        appendJsonString(out, judge.crawler.text);
        out += R"(, "url": )";
        appendJsonString(out, row.url);
        out += R"(, "dialect": ")";
        out += dialects::get(judge.crawler.dialect).name;
        out += R"(", "approximate": )";
        out += judge.crawler.isApproximate() ? "true}\n" : "false}\n";
    }
};

class MarkdownRows final : public RowFormat {
public:
    explicit MarkdownRows(const Panel& panel)
        : m_panel(panel)
    {
    }

    void begin(std::string& out) const override
    {
        const QString head = Cli::tr("| Verdict | Line | Crawler | URL |");
        out += utf8(head) + "\n|---|---:|---|---|\n";
    }

    void row(std::string& out, const Judge& judge, const Row& row) const override
    {
        out += "| ";
        out += nameOf(row.verdict);
        out += " | ";
        appendNumber(out, row.line);
        out += " | ";
        words::appendMarkdown(out, labelOf(judge.crawler));
        out += " | ";
        words::appendMarkdown(out, visible(row.url));
        out += " |\n";
    }

    void end(std::string& out) const override
    {
        for (const std::string& sentence : approximations(m_panel.judges())) {
            out += '\n';
            words::appendMarkdown(out, sentence);
            out += '\n';
        }
    }

private:
    const Panel& m_panel;
};

} // namespace

std::unique_ptr<const RowFormat> rowFormat(std::string_view word, const Panel& panel,
                                           const Console& console)
{
    if (word == "tsv")
        return std::make_unique<TsvRows>();
    if (word == "csv")
        return std::make_unique<CsvRows>();
    if (word == "jsonl")
        return std::make_unique<JsonRows>();
    if (word == "markdown")
        return std::make_unique<MarkdownRows>(panel);
    return std::make_unique<TextRows>(panel, console);
}

std::vector<std::string> rowFormats()
{
    return {"text", "tsv", "csv", "jsonl", "markdown"};
}

} // namespace crawlright::cli
