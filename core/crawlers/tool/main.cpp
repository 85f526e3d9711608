// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/crawlers/tool/check.h"
#include "core/crawlers/tool/read.h"
#include "core/crawlers/tool/write.h"

#include <fstream>
#include <iostream>
#include <iterator>

namespace {

namespace tool = crawlright::catalogue_tool;

int fail(const std::string& input, const std::vector<std::string>& errors)
{
    for (const std::string& error : errors)
        std::cerr << input << ": " << error << '\n';
    return 1;
}

int run(const std::string& input, const std::string& output)
{
    std::ifstream in(input, std::ios::binary);
    const std::string json{std::istreambuf_iterator<char>(in), {}};
    if (!in)
        return fail(input, {"cannot be read"});

    std::vector<std::string> errors;
    const std::vector<tool::Entry> entries = tool::read(json, errors);
    const std::vector<std::string> faults = tool::check(entries);
    errors.insert(errors.end(), faults.begin(), faults.end());
    if (!errors.empty())
        return fail(input, errors);

    std::ofstream out(output, std::ios::binary);
    out << tool::write(entries);
    out.close();
    return out ? 0 : fail(output, {"cannot be written"});
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3) {
        std::cerr << "usage: " << argv[0] << " crawlers.json output.cpp\n";
        return 2;
    }
    return run(argv[1], argv[2]);
}
