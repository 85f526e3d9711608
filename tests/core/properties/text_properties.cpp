// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/syntax/document.h"
#include "core/text/line_index.h"
#include "core/text/search.h"
#include "tests/core/properties/property.h"

#include <vector>

/// Substring search against the standard library's, lines against the Document's.
namespace {

using namespace crawlright;
using properties::Property;

/// Every string of `least` to `most` letters of an alphabet.
std::vector<std::string> stringsOf(std::string_view alphabet, std::size_t least, std::size_t most)
{
    std::vector<std::string> all{""};
    std::size_t begin = 0;
    for (std::size_t length = 1; length <= most; ++length) {
        const std::size_t end = all.size();
        for (; begin < end; ++begin) {
            for (const char c : alphabet)
                all.push_back(all[begin] + c);
        }
    }
    std::erase_if(all, [least](const std::string& s) { return s.size() < least; });
    return all;
}

void tryBoth(Property& find, Property& twoWay, const std::string& haystack,
             const std::string& needle)
{
    const std::size_t wanted = haystack.find(needle);
    find.tryOn(text::find(haystack, needle) == wanted, haystack + " | " + needle);
    if (!needle.empty())
        twoWay.tryOn(text::findTwoWay(haystack, needle) == wanted, haystack + " | " + needle);
}

bool searchesAsTheLibrary()
{
    Property find("find equals string_view::find");
    Property twoWay("findTwoWay equals string_view::find");
    const std::vector<std::string> haystacks = stringsOf("ab", 0, 11);
    for (const std::string& needle : stringsOf("ab", 0, 7)) {
        for (const std::string& haystack : haystacks)
            tryBoth(find, twoWay, haystack, needle);
    }
    reference::RandomRobots random(1);
    for (int i = 0; i < 20'000; ++i) { // long enough for find to lose its patience
        std::string needle(1 + random.below(60), 'a');
        needle[random.below(needle.size())] = 'b';
        std::string haystack(random.below(400), 'a');
        for (std::size_t n = random.below(4); n > 0 && !haystack.empty(); --n)
            haystack.insert(random.below(haystack.size()), random.below(2) ? "b" : needle);
        tryBoth(find, twoWay, haystack, needle);
    }
    const bool holds = find.report();
    return twoWay.report() && holds;
}

bool sameLines(const std::string& bytes)
{
    const syntax::Document document = syntax::parse(bytes);
    const text::LineIndex index(bytes);
    if (index.lineCount() != document.lines().size())
        return false;
    for (text::LineNumber n = 1; n <= index.lineCount(); ++n) {
        const syntax::Line& line = document.line(n);
        if (index.line(n) != text::Span{line.begin, line.end()})
            return false;
    }
    for (text::Offset at = 0; at <= bytes.size(); ++at) {
        const text::LineNumber n = index.lineAt(at);
        if (n != document.lineAt(at) ||
            index.positionAt(at) != text::Position{n, at - document.line(n).begin + 1})
            return false;
    }
    return true;
}

bool countsLinesAsTheDocument()
{
    Property property("LineIndex and Document have the same lines");
    for (const std::string& bytes : stringsOf("\r\nx", 0, 7))
        property.tryOn(sameLines(bytes), bytes);
    reference::RandomRobots random(2);
    for (int i = 0; i < 3'000; ++i) {
        const std::string bytes = random.file();
        property.tryOn(sameLines(bytes), bytes);
    }
    return property.report();
}

} // namespace

int main()
{
    const bool searches = searchesAsTheLibrary();
    return countsLinesAsTheDocument() && searches ? 0 : 1;
}
