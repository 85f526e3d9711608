// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/verdict_rows.h"

#include "ui/words/byte_text.h"
#include "ui/words/explained.h"
#include "ui/words/translation.h"

#include <QString>

#include <algorithm>
#include <vector>

namespace crawlright::words {

namespace {

std::string visible(std::string_view bytes)
{
    std::string text;
    appendVisible(text, bytes);
    return text;
}

/// The name as given, with a word where the dialect is only the nearest to the real reader.
std::string labelOf(const crawlers::Crawler& crawler)
{
    const std::string name = visible(crawler.text);
    if (!crawler.isApproximate())
        return name;
    //: %1 is a crawler that is read by a dialect which is only the nearest to its own way.
    return Words::tr("%1 (approximate)").arg(QString::fromStdString(name)).toStdString();
}

class CsvRows final : public VerdictRows {
public:
    void begin(std::string& out) const override
    {
        out += "verdict,line,crawler,url,dialect,approximate\n";
    }

    void row(std::string& out, const VerdictRow& row) const override
    {
        out += row.verdict;
        out += ',';
        appendNumber(out, row.line);
        out += ',';
        appendField(out, row.crawler->text);
        out += ',';
        appendField(out, row.url);
        out += ',';
        out += dialects::get(row.crawler->dialect).name;
        out += row.crawler->isApproximate() ? ",true\n" : ",false\n";
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

class JsonRows final : public VerdictRows {
public:
    void row(std::string& out, const VerdictRow& row) const override
    {
        out += R"({"verdict": ")";
        out += row.verdict;
        out += R"(", "line": )";
        appendNumber(out, row.line);
        out += R"(, "crawler": )";
        appendJsonString(out, row.crawler->text);
        out += R"(, "url": )";
        appendJsonString(out, row.url);
        out += R"(, "dialect": ")";
        out += dialects::get(row.crawler->dialect).name;
        out += R"(", "approximate": )";
        out += row.crawler->isApproximate() ? "true}\n" : "false}\n";
    }
};

class MarkdownRows final : public VerdictRows {
public:
    explicit MarkdownRows(std::span<const crawlers::Crawler> crawlers)
        : m_crawlers(crawlers)
    {
    }

    void begin(std::string& out) const override
    {
        out += Words::tr("| Verdict | Line | Crawler | URL |").toStdString();
        out += "\n|---|---:|---|---|\n";
    }

    void row(std::string& out, const VerdictRow& row) const override
    {
        out += "| ";
        out += row.verdict;
        out += " | ";
        appendNumber(out, row.line);
        out += " | ";
        appendMarkdown(out, labelOf(*row.crawler));
        out += " | ";
        appendMarkdown(out, visible(row.url));
        out += " |\n";
    }

    void end(std::string& out) const override
    {
        std::vector<std::string> told;
        for (const crawlers::Crawler& crawler : m_crawlers) {
            std::string sentence = approximationSentence(crawler).toStdString();
            if (sentence.empty() || std::ranges::contains(told, sentence))
                continue;
            out += '\n';
            appendMarkdown(out, sentence);
            out += '\n';
            told.push_back(std::move(sentence));
        }
    }

private:
    std::span<const crawlers::Crawler> m_crawlers;
};

} // namespace

std::unique_ptr<const VerdictRows> verdictRows(RowsFormat format,
                                               std::span<const crawlers::Crawler> crawlers)
{
    switch (format) {
    case RowsFormat::Csv:
        return std::make_unique<CsvRows>();
    case RowsFormat::JsonLines:
        return std::make_unique<JsonRows>();
    case RowsFormat::Markdown:
        break;
    }
    return std::make_unique<MarkdownRows>(crawlers);
}

} // namespace crawlright::words
