// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/syntax/document.h"
#include "core/text/ascii.h"
#include "tests/core/properties/property.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

/// A Document loses no byte, whatever the bytes are.
namespace {

using namespace crawlright;
using properties::Property;
using syntax::Line;
using syntax::LineKind;

bool tiles(const syntax::Document& document)
{
    text::Offset at = 0;
    for (const Line& line : document.lines()) {
        if (line.begin != at)
            return false;
        at = line.end();
    }
    const auto isLast = [&](const Line& line) { return &line == &document.lines().back(); };
    return at == document.bytes().size() &&
           std::ranges::all_of(document.lines(), [&](const Line& line) {
               return (line.lineEnd == syntax::LineEnd::None) == isLast(line);
           });
}

bool isInOrder(const Line& line)
{
    return line.begin <= line.keyBegin && line.keyBegin <= line.keyEnd &&
           line.keyEnd <= line.valueBegin && line.valueBegin <= line.valueEnd &&
           line.valueEnd <= line.comment && line.comment <= line.contentEnd;
}

bool isStripped(std::string_view s)
{
    return text::trimmed(s).size() == s.size();
}

bool agreesWithItsKind(const syntax::Document& document, const Line& line)
{
    const std::string_view key = document.textOf(line.key());
    const std::string_view value = document.textOf(line.value());
    const std::string_view content = document.textOf(line.content());
    if (content.find_first_of("\r\n") != std::string_view::npos || !isStripped(key) ||
        !isStripped(value) || key.contains(':') || key.contains('#') || value.contains('#') ||
        line.hasNul != content.contains('\0') ||
        (line.hasComment() && document.bytes()[line.comment] != '#'))
        return false;
    const bool isField = line.kind == LineKind::Field;
    const bool hasFieldName = line.name.field != syntax::Field::None;
    if (isField != hasFieldName || isField == key.empty() || (line.colonless && !isField))
        return false;
    if (line.kind == LineKind::Comment && !line.hasComment())
        return false;
    return isField || line.kind == LineKind::EmptyKey || value.empty();
}

class DocumentProperties {
public:
    void tryOn(const std::string& bytes)
    {
        const syntax::Document document = syntax::parse(bytes);
        const syntax::Document again = syntax::parse(bytes);
        const auto lines = document.lines();
        m_keeps.tryOn(document.bytes() == bytes, bytes);
        m_tiles.tryOn(tiles(document), bytes);
        m_order.tryOn(std::ranges::all_of(lines, isInOrder), bytes);
        m_kinds.tryOn(std::ranges::all_of(
                          lines, [&](const Line& l) { return agreesWithItsKind(document, l); }),
                      bytes);
        m_same.tryOn(std::ranges::equal(lines, again.lines()), bytes);
        m_free.tryOn(relexesTo(document, {}), bytes);
        for (const text::Offset limit : {0U, 1U, 7U, 16'663U})
            m_limited.tryOn(limitsHold(document, {.maxBytes = limit, .nulEnds = true}), bytes);
    }

    [[nodiscard]] bool report() const
    {
        bool all = true;
        for (const Property* property :
             {&m_keeps, &m_tiles, &m_order, &m_kinds, &m_same, &m_free, &m_limited})
            all = property->report() && all;
        return all;
    }

private:
    static syntax::LineLimits limitsOf(const syntax::Document& document, const Line& line,
                                       syntax::LineLimits limits)
    {
        limits.skip = line.begin == 0 ? document.bomSize() : 0;
        return limits;
    }

    static bool relexesTo(const syntax::Document& document, syntax::LineLimits limits)
    {
        return std::ranges::all_of(document.lines(), [&](const Line& line) {
            return relex(document.bytes(), line, limitsOf(document, line, limits)) == line;
        });
    }

    /// A line within limits is what a file of nothing but its kept bytes would have.
    static bool limitsHold(const syntax::Document& document, syntax::LineLimits limits)
    {
        return std::ranges::all_of(document.lines(), [&](const Line& line) {
            const auto own = limitsOf(document, line, limits);
            const Line cut = relex(document.bytes(), line, own);
            std::string_view kept = document.textOf(line.content()).substr(own.skip);
            kept = kept.substr(0, limits.maxBytes);
            kept = kept.substr(0, kept.find('\0'));
            const syntax::Document alone = syntax::parse('\n' + std::string(kept));
            const Line& wanted = alone.line(2);
            return isInOrder(cut) && cut.kind == wanted.kind && cut.name == wanted.name &&
                   cut.colonless == wanted.colonless &&
                   document.textOf(cut.key()) == alone.textOf(wanted.key()) &&
                   document.textOf(cut.value()) == alone.textOf(wanted.value());
        });
    }

    Property m_keeps{"a Document keeps its bytes"};
    Property m_tiles{"its lines tile the file"};
    Property m_order{"every span lies within its line, in order"};
    Property m_kinds{"spans and flags agree with the kind of line"};
    Property m_same{"parsing again gives the same"};
    Property m_free{"relex without limits changes nothing"};
    Property m_limited{"relex reads a line as if the rest were not there"};
};

std::filesystem::path corpusFolder()
{
    const char* named = std::getenv("CRAWLRIGHT_CORPUS");
    return named ? std::filesystem::path(named)
                 : std::filesystem::path(CRAWLRIGHT_SOURCE_DIR) / "../shared/corpus/real";
}

void tryOnCorpus(DocumentProperties& properties)
{
    std::error_code error;
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(corpusFolder(), error)) {
        std::ifstream in(entry.path(), std::ios::binary);
        properties.tryOn({std::istreambuf_iterator<char>(in), {}});
        ++count;
    }
    if (count == 0)
        std::puts("SKIP the corpus of real files: not found; set CRAWLRIGHT_CORPUS");
    else
        std::printf("with %zu files of the corpus\n", count);
}

} // namespace

int main()
{
    DocumentProperties properties;
    reference::RandomRobots random(3);
    for (int i = 0; i < 20'000; ++i)
        properties.tryOn(random.file());
    for (int i = 0; i < 5'000; ++i)
        properties.tryOn(random.anyBytes(100));
    for (int i = 0; i < 50; ++i)
        properties.tryOn(random.lineAtLimit());
    tryOnCorpus(properties);
    return properties.report() ? 0 : 1;
}
