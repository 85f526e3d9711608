// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/bench/checks.h"

#include <benchmark/benchmark.h>
#include <cstdio>
#include <malloc.h>
#include <map>
#include <string>

namespace {

/// Prints the runs as they end, and after them the table of ratios.
class RatioReporter final : public benchmark::ConsoleReporter {
public:
    void ReportRuns(const std::vector<Run>& runs) override
    {
        ConsoleReporter::ReportRuns(runs);
        for (const Run& run : runs) {
            if (run.run_type != Run::RT_Iteration)
                continue;
            const double rate = rateOf(run);
            double& best = m_best[run.benchmark_name()];
            best = std::max(best, rate);
            const double time = run.GetAdjustedCPUTime(); // in the unit of the run: milliseconds
            const auto [least, isNew] = m_least.try_emplace(run.benchmark_name(), time);
            least->second = std::min(least->second, time);
        }
    }

    void printTable() const
    {
        std::printf("\n%-24s %16s %16s %10s\n", "best of all runs", "core/s", "reference/s",
                    "ratio");
        for (const auto& [name, rate] : m_best) {
            const std::size_t slash = name.find("/core");
            if (slash == std::string::npos)
                continue;
            const auto slow = m_best.find(name.substr(0, slash) + "/reference");
            if (slow == m_best.end() || slow->second == 0)
                std::printf("%-24s %16.0f\n", name.substr(0, slash).c_str(), rate);
            else
                std::printf("%-24s %16.0f %16.0f %10.1f\n", name.substr(0, slash).c_str(), rate,
                            slow->second, rate / slow->second);
        }
    }

    void printChecks() const
    {
        for (const char* what : {"checks/oracle/linear", "checks/oracle/all"})
            if (const auto found = m_least.find(what); found != m_least.end())
                std::printf("%-40s %10.2f ms\n", what, found->second);
        std::printf("\n%-40s %10d %10d %10s\n", "all checks, ms of one core for lines",
                    crawlright::bench::fewLines, crawlright::bench::manyLines, "ratio");
        const std::string few = '/' + std::to_string(crawlright::bench::fewLines);
        const std::string many = '/' + std::to_string(crawlright::bench::manyLines);
        for (const auto& [name, time] : m_least) {
            if (!name.ends_with(few))
                continue;
            const auto large = m_least.find(name.substr(0, name.size() - few.size()) + many);
            if (large != m_least.end())
                std::printf("%-40s %10.2f %10.2f %10.1f\n",
                            name.substr(0, name.size() - few.size()).c_str(), time, large->second,
                            large->second / time);
        }
    }

private:
    static double rateOf(const Run& run)
    {
        for (const char* counter : {"items_per_second", "bytes_per_second"}) {
            const auto found = run.counters.find(counter);
            if (found != run.counters.end())
                return found->second;
        }
        return 0;
    }

    std::map<std::string, double> m_best;
    std::map<std::string, double> m_least;
};

} // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    // Freed memory stays: otherwise a large input pays for fresh pages, and a small one does not.
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    crawlright::bench::registerChecks();
    RatioReporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    reporter.printTable();
    reporter.printChecks();
    benchmark::Shutdown();
    return 0;
}
