// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"
#include "core/crawlers/catalogue.h"
#include "core/rules/rule_set.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <map>
#include <optional>
#include <string>
#include <vector>

/// A report to hand over: one HTML file that needs no other, to be read, printed and kept. Made by
/// both programs; Qt Core only. It judges nothing but what it proves.
namespace crawlright::report {

/// What a crawler may do with one URL.
struct Cell {
    std::optional<rules::Verdict> verdict; ///< nullopt: the file does not govern the URL
    text::LineNumber line = 0;             ///< the deciding line; 0: none
    friend bool operator==(const Cell&, const Cell&) = default;
};

struct Row {
    std::string url;         ///< as given
    std::vector<Cell> cells; ///< one for each crawler
};

/// How many URLs one line decides for one crawler.
struct Decided {
    text::LineNumber line = 0; ///< 0: those that no rule decides
    rules::Verdict verdict = rules::Verdict::Allow;
    std::uint64_t urls = 0;
    std::string example; ///< the first of them
};

struct Sum {
    std::uint64_t allowed = 0;
    std::uint64_t blocked = 0;
    std::uint64_t undefined = 0;
    std::uint64_t otherHost = 0;
};

/// Takes verdicts one URL after the other. Keeps the first rows, counts all: its memory is bounded
/// by `mostRows` and by the rules of the file.
class Verdicts {
public:
    static constexpr std::size_t mostRows = 2'000;

    explicit Verdicts(std::size_t crawlers);

    /// One cell for each crawler.
    void add(std::string_view url, std::vector<Cell> cells);

    [[nodiscard]] std::uint64_t urls() const { return m_urls; }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] const Sum& sumOf(std::size_t crawler) const { return m_columns[crawler].sum; }
    /// By line, then by verdict.
    using ByLine = std::map<std::pair<text::LineNumber, rules::Verdict>, Decided>;
    [[nodiscard]] const ByLine& decidedFor(std::size_t crawler) const
    {
        return m_columns[crawler].decided;
    }

private:
    struct ColumnOf {
        Sum sum;
        ByLine decided;
    };
    static void count(ColumnOf& column, std::string_view url, const Cell& cell);

    std::uint64_t m_urls = 0;
    std::vector<Row> m_rows;
    std::vector<ColumnOf> m_columns;
};

struct WeighedFinding {
    checks::Finding finding;
    checks::Severity severity = checks::Severity::Hint;
};

struct AskedCrawler {
    crawlers::Crawler crawler;
    QString instead; ///< why no rule decides for it (what a fetch meant); empty where rules do
};

struct Content {
    QString title; ///< empty: a general one
    QDate date;
    QString maker;    ///< "Crawlright 0.1.0"
    std::string name; ///< of the file, or its address
    const syntax::Document* document = nullptr;
    std::vector<WeighedFinding> findings; ///< by place in the file
    bool decidedAll = true;               ///< `checks::Semantics::decidedAll`
    std::vector<AskedCrawler> crawlers;   ///< the columns of `verdicts`
    const Verdicts* verdicts = nullptr;
};

/// UTF-8. Nothing of it is run or fetched: no script, no address that is loaded. What comes from
/// the file or a list is escaped, and control characters and bytes that are no UTF-8 are made
/// visible.
[[nodiscard]] QByteArray html(const Content& content);

} // namespace crawlright::report
