// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/core/checks/tester_text.h"

#include "core/checks/tested_url.h"
#include "core/expect/findings.h"
#include "core/expect/judge.h"

namespace crawlright::tests {

TesterText testerText(std::string_view text)
{
    TesterText result;
    std::string expected;
    enum class Section : std::uint8_t { Robots, Expected, Tested } section = Section::Robots;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (result.address.empty())
            result.address = line.substr(2);
        if (line == "# Expected")
            section = Section::Expected;
        else if (line == "# Tested")
            section = Section::Tested;
        else if (section == Section::Robots)
            result.robots += std::string(line) + '\n';
        else if (section == Section::Expected)
            expected += std::string(line) + '\n';
        else if (!line.empty())
            result.urls.emplace_back(line);
    }
    result.expectations = expect::parse(std::move(expected));
    return result;
}

std::vector<checks::Finding> findingsOf(const TesterText& text)
{
    std::vector<checks::Finding> findings;
    for (const std::string& url : text.urls)
        if (auto finding = checks::checkTestedUrl(url, text.address))
            findings.push_back(std::move(*finding));
    const expect::Expectations& file = text.expectations;
    for (const expect::Complaint& complaint : file.complaints)
        findings.push_back(expect::findingOf(complaint, file));
    const syntax::Document document = syntax::parse(text.robots);
    for (const expect::Judged& judged : expect::judge(file, document, crawlers::builtIn()))
        if (!judged.holds)
            findings.push_back(expect::failureOf(file.lines[judged.expectation],
                                                 file.textOf(file.names[judged.name]),
                                                 judged.decision, file, document));
    return findings;
}

} // namespace crawlright::tests
