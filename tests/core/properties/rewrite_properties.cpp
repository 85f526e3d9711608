// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/format.h"
#include "core/edits/simplify.h"
#include "tests/core/properties/plain_robots.h"
#include "tests/core/properties/property.h"
#include "tests/core/properties/verdict_table.h"

#include <algorithm>

/// What `format` and `simplify` promise, against verdicts asked for one by one, in all nine
/// dialects.
namespace {

using namespace crawlright;
using edits::Rewrite;
using properties::PlainRobots;
using properties::Property;
using syntax::Document;

/// The comments of a file, blanks around them apart, in order.
std::vector<std::string> commentsOf(const Document& document)
{
    std::vector<std::string> comments;
    for (const syntax::Line& line : document.lines())
        if (line.hasComment())
            comments.emplace_back(text::trimmed(document.textOf({line.comment, line.contentEnd})));
    return comments;
}

/// Fields and values in order, keys without regard to case.
std::vector<std::string> fieldsOf(const Document& document)
{
    std::vector<std::string> fields;
    for (const syntax::Line& line : document.lines()) {
        if (line.kind == syntax::LineKind::Blank || line.kind == syntax::LineKind::Comment)
            continue;
        std::string field(document.textOf(line.key()));
        for (char& c : field)
            c = text::toLower(c);
        fields.push_back(field + ':' + std::string(document.textOf(line.value())));
    }
    return fields;
}

bool isInOrder(const edits::Edits& edits, std::size_t size)
{
    std::size_t from = 0;
    for (const edits::Edit& edit : edits) {
        if (edit.span.begin < from || edit.span.end < edit.span.begin || edit.span.end > size)
            return false;
        from = edit.span.end;
    }
    return true;
}

class KeepsProperty {
public:
    explicit KeepsProperty(const std::string& what)
        : m_keeps(what + " keeps every verdict in the dialects it names")
    {
    }

    void tryOn(const Document& before, const Document& after, checks::Readers keeps,
               const std::vector<std::string>& names, const std::vector<std::string>& urls)
    {
        for (const dialects::Dialect& dialect : dialects::all()) {
            if ((keeps & checks::only(dialect.id)) == 0) {
                ++m_notNamed;
                continue;
            }
            const auto flip = properties::firstFlip(before, after, dialect, names, urls);
            m_keeps.tryOn(!flip, std::string(dialect.name) + " | " + std::string(before.bytes()) +
                                     " | " + std::string(after.bytes()) + " | " +
                                     flip.value_or(""));
        }
    }

    [[nodiscard]] bool report() const
    {
        std::printf("not named: %zu\n", m_notNamed);
        return m_keeps.report();
    }

private:
    Property m_keeps;
    std::size_t m_notNamed = 0;
};

class FormatProperties {
public:
    void tryOn(const std::string& file, const std::vector<std::string>& names,
               const std::vector<std::string>& urls)
    {
        const Document before = syntax::parse(file);
        const Rewrite rewrite = edits::format(before);
        m_order.tryOn(isInOrder(rewrite.edits, file.size()), file);
        const Document after = syntax::parse(edits::applied(file, rewrite.edits));
        const std::string input = file + " | " + std::string(after.bytes());
        m_stable.tryOn(edits::format(after).edits.empty(), input);
        m_comments.tryOn(commentsOf(before) == commentsOf(after), input);
        m_fields.tryOn(fieldsOf(before) == fieldsOf(after), input);
        m_keeps.tryOn(before, after, rewrite.keeps, names, urls);
    }

    [[nodiscard]] bool report() const
    {
        bool all = m_keeps.report();
        for (const Property* property : {&m_order, &m_stable, &m_comments, &m_fields})
            all = property->report() && all;
        return all;
    }

private:
    Property m_order{"edits are in order and within the file"};
    Property m_stable{"what is formatted stays as it is"};
    Property m_comments{"formatting keeps all comments"};
    Property m_fields{"formatting keeps all fields and values"};
    KeepsProperty m_keeps{"format"};
};

bool formatHolds()
{
    FormatProperties properties;
    PlainRobots plain(21);
    reference::RandomRobots wild(22);
    for (int i = 0; i < 4'000; ++i) {
        const std::string file = i % 2 == 0 ? wild.file() : plain.changed(plain.file());
        std::vector<std::string> urls = properties::urlsOf(file, plain);
        urls.push_back(wild.url());
        properties.tryOn(file, properties::crawlersOf(file), urls);
    }
    return properties.report();
}

std::vector<std::string> linesOf(const Document& document)
{
    std::vector<std::string> lines;
    for (const syntax::Line& line : document.lines())
        if (line.begin != line.end())
            lines.emplace_back(document.textOf({line.begin, line.end()}));
    return lines;
}

/// Whether one list is the other with some left out.
bool isWithin(const std::vector<std::string>& part, const std::vector<std::string>& whole)
{
    auto at = whole.begin();
    for (const std::string& line : part) {
        at = std::find(at, whole.end(), line);
        if (at == whole.end())
            return false;
        ++at;
    }
    return true;
}

class SimplifyProperties {
public:
    void tryOn(const std::string& file, checks::Readers readers,
               const std::vector<std::string>& names, const std::vector<std::string>& urls)
    {
        const Document before = syntax::parse(file);
        const Rewrite rewrite = edits::simplify(before, readers);
        const Document after = syntax::parse(edits::applied(file, rewrite.edits));
        const std::string input =
            std::to_string(readers) + " | " + file + " | " + std::string(after.bytes());
        m_order.tryOn(isInOrder(rewrite.edits, file.size()), file);
        m_minimal.tryOn(edits::simplify(after, readers).edits.empty(), input);
        if (before.bomSize() == 0)
            m_lines.tryOn(isWithin(linesOf(after), linesOf(before)), input);
        m_promise.tryOn((readers & ~rewrite.keeps) == 0, input);
        m_keeps.tryOn(before, after, rewrite.keeps, names, urls);
        m_shorter += rewrite.edits.empty() ? 0 : 1;
    }

    [[nodiscard]] bool report() const
    {
        std::printf("made shorter: %zu\n", m_shorter);
        bool all = m_keeps.report() && m_shorter > 0;
        for (const Property* property : {&m_order, &m_minimal, &m_lines, &m_promise})
            all = property->report() && all;
        return all;
    }

private:
    Property m_order{"edits are in order and within the file"};
    Property m_minimal{"what is simplified stays as it is"};
    Property m_lines{"simplifying takes out whole lines"};
    Property m_promise{"simplifying keeps every verdict for its readers"};
    KeepsProperty m_keeps{"simplify"};
    std::size_t m_shorter = 0;
};

bool simplifyHolds()
{
    SimplifyProperties properties;
    PlainRobots plain(23);
    reference::RandomRobots wild(24);
    for (int i = 0; i < 2'000; ++i) {
        const std::string file = i % 4 == 0 ? wild.file() : plain.changed(plain.file());
        std::vector<std::string> urls = properties::urlsOf(file, plain);
        urls.push_back(wild.url());
        const auto readers = static_cast<checks::Readers>(
            i % 3 == 0 ? checks::everybody : 1U << plain.below(dialects::dialectCount));
        properties.tryOn(file, readers, properties::crawlersOf(file), urls);
    }
    return properties.report();
}

} // namespace

int main()
{
    const bool formatHolds = ::formatHolds();
    return simplifyHolds() && formatHolds ? 0 : 1;
}
