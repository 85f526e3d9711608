// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/effect.h"
#include "tests/core/properties/plain_robots.h"
#include "tests/core/properties/property.h"
#include "tests/core/properties/verdict_table.h"

#include <array>

/// `effectOf` against verdicts asked for one by one, in all nine dialects.
namespace {

using namespace crawlright;
using dialects::Dialect;
using edits::Effect;
using properties::PlainRobots;
using properties::Property;

class EffectProperties {
public:
    /// `urls` and `names` besides those made from the files.
    void tryOn(const std::string& before, const std::string& after,
               const std::vector<std::string>& names, const std::vector<std::string>& urls)
    {
        const syntax::Document old = syntax::parse(before);
        const syntax::Document now = syntax::parse(after);
        for (const Dialect& dialect : dialects::all()) {
            const Effect effect = edits::effectOf(old, now, dialect.id);
            ++m_counts[static_cast<std::size_t>(effect.kind)];
            const auto flip = properties::firstFlip(old, now, dialect, names, urls);
            const std::string input = std::string(dialect.name) + " | " + before + " | " + after +
                                      " | " + flip.value_or("");
            m_flip.tryOn(effect.flip.has_value() == (effect.kind == Effect::Kind::Changes), input);
            if (effect.kind == Effect::Kind::Keeps)
                m_keeps.tryOn(!flip, input);
            if (effect.flip)
                m_real.tryOn(isReal(*effect.flip, old, now, dialect),
                             input + " | " + effect.flip->crawler + " | " + effect.flip->url);
        }
    }

    [[nodiscard]] bool report(const char* what) const
    {
        std::printf("%s: keeps %zu, changes %zu, undecided %zu\n", what, m_counts[0], m_counts[1],
                    m_counts[2]);
        bool all = true;
        for (const Property* property : {&m_keeps, &m_flip, &m_real})
            all = property->report() && all;
        return all;
    }

    [[nodiscard]] bool decidedMost() const { return m_counts[2] * 50 < m_counts[0] + m_counts[1]; }

private:
    static bool isReal(const edits::Flip& flip, const syntax::Document& before,
                       const syntax::Document& after, const Dialect& dialect)
    {
        const rules::Agent agent = crawlers::builtIn().resolve(flip.crawler, dialect.id).agent;
        const std::string path = access::prepare(flip.url, dialect);
        return flip.before != flip.after &&
               rules::compile(before, dialect, agent).match(path).verdict == flip.before &&
               rules::compile(after, dialect, agent).match(path).verdict == flip.after;
    }

    Property m_keeps{"no verdict changes where effectOf says that it keeps"};
    Property m_flip{"there is a witness exactly where it changes"};
    Property m_real{"the witness is judged as told"};
    std::array<std::size_t, 3> m_counts{};
};

bool holdsOnPlainFiles()
{
    EffectProperties properties;
    PlainRobots random(11);
    for (int i = 0; i < 2'500; ++i) {
        const std::string before = random.file();
        const std::string after = random.changed(before);
        properties.tryOn(before, after, properties::crawlersOf(before + '\n' + after),
                         properties::urlsOf(before + '\n' + after, random));
    }
    return properties.report("plain files") && properties.decidedMost();
}

bool holdsOnWildFiles()
{
    EffectProperties properties;
    reference::RandomRobots random(12);
    PlainRobots plain(13);
    for (int i = 0; i < 1'500; ++i) {
        const std::string before = random.file();
        const std::string after = plain.changed(before);
        std::vector<std::string> names = properties::crawlersOf(before + '\n' + after);
        names.push_back(random.agent());
        std::vector<std::string> urls = properties::urlsOf(before + '\n' + after, plain);
        for (int n = 0; n < 4; ++n)
            urls.push_back(random.url());
        properties.tryOn(before, after, names, urls);
    }
    return properties.report("wild files");
}

/// Many rules over few letters, so that nearly all of them bear on each other; one or two go.
bool holdsOnEntangledRules()
{
    EffectProperties properties;
    PlainRobots random(14);
    for (int i = 0; i < 1'200; ++i) {
        std::string before = "User-agent: *\n";
        for (std::size_t n = 2 + random.below(10); n > 0; --n)
            before += (random.below(2) == 0 ? "Allow: " : "Disallow: ") + random.pattern() + '\n';
        const std::string after = random.changed(before);
        properties.tryOn(before, after, {{"foo"}},
                         properties::urlsOf(before + '\n' + after, random));
    }
    return properties.report("entangled rules") && properties.decidedMost();
}

} // namespace

int main()
{
    bool holds = holdsOnPlainFiles();
    holds = holdsOnWildFiles() && holds;
    holds = holdsOnEntangledRules() && holds;
    return holds ? 0 : 1;
}
