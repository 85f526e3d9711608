// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/rule_index.h"

#include "core/rules/pattern.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <numeric>

namespace crawlright::rules {

namespace {

/// The literal beginning of a pattern.
struct Head {
    text::Offset begin = 0; ///< in the patterns' bytes
    text::Offset size = 0;
    std::uint32_t ordinal = 0;
    std::uint16_t key =
        0; ///< while a node is made: 0 if the head ends there, else 1 + its next byte
    bool isWhole = false; ///< the pattern matches whatever follows the head
};

Head headOf(std::uint32_t ordinal, const RuleSource& source)
{
    const text::Span span = source.rules[ordinal].pattern;
    Head head{.begin = span.begin, .size = span.size(), .ordinal = ordinal, .isWhole = true};
    if (!source.wildcards)
        return head;
    const std::string_view pattern = span.of(source.bytes);
    const std::size_t size = pattern.find('*');
    if (size != std::string_view::npos) {
        head.isWhole = pattern.find_first_not_of('*', size) == std::string_view::npos;
        head.size = static_cast<text::Offset>(size);
    } else if (pattern.ends_with('$')) {
        head.isWhole = false;
        --head.size;
    }
    return head;
}

/// A set of ASCII letters (in one case), digits and signs in 64 bits; other bytes share with them.
std::uint64_t setOf(std::string_view bytes)
{
    std::uint64_t set = 0;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        set |= std::uint64_t{1} << ((byte & 31U) | (byte & 64U) >> 1U);
    }
    return set;
}

/// The bytes that a path must hold for a pattern with wildcards to match.
std::uint64_t neededBytes(std::string_view pattern)
{
    if (pattern.ends_with('$'))
        pattern.remove_suffix(1);
    std::uint64_t set = 0;
    while (!pattern.empty()) {
        const std::size_t star = std::min(pattern.find('*'), pattern.size());
        set |= setOf(pattern.substr(0, star));
        pattern.remove_prefix(std::min(star + 1, pattern.size()));
    }
    return set;
}

} // namespace

std::uint64_t RuleSource::rankOf(std::uint32_t ordinal) const
{
    if (precedence == dialects::Precedence::First)
        return ordinal;
    const Rule& rule = rules[ordinal];
    const std::uint64_t shortness = ~rule.length;
    const std::uint64_t isDisallow = rule.field == syntax::Field::Allow ? 0 : 1;
    return shortness << 32U | isDisallow << 31U | ordinal; // ordinals are below 2^31
}

/// Makes the nodes breadth first; the heads that pass through a node lie side by side.
class RuleIndexBuilder {
public:
    RuleIndexBuilder(RuleIndex& index, const RuleSource& source,
                     std::span<const std::uint32_t> ordinals)
        : m_index(index)
        , m_source(source)
    {
        m_heads.reserve(ordinals.size());
        m_sorted.resize(ordinals.size());
        for (const std::uint32_t ordinal : ordinals)
            m_heads.push_back(headOf(ordinal, source));
    }

    void run()
    {
        if (m_heads.empty())
            return;
        addNode({}, 0, 0);
        m_passing.push_back({m_heads.data(), m_heads.data() + m_heads.size(), 0});
        for (std::uint32_t i = 0; i < m_passing.size(); ++i)
            expand(i);
        m_index.m_nodes.shrink_to_fit();
        m_index.m_firstBytes.shrink_to_fit();
        m_index.m_buckets.shrink_to_fit();
        m_index.m_candidates.shrink_to_fit();
    }

private:
    /// The heads that pass through a node, and how many bytes lead to it.
    struct Passing {
        Head* begin;
        Head* end;
        text::Offset depth;
    };

    [[nodiscard]] char byteOf(const Head& head, text::Offset at) const
    {
        return m_source.bytes[head.begin + at];
    }

    void addNode(const RuleIndex::Node& parent, text::Offset label, text::Offset labelSize)
    {
        m_index.m_firstBytes.push_back(labelSize == 0 ? '\0' : m_source.bytes[label]);
        m_index.m_nodes.push_back({.label = label,
                                   .labelSize = labelSize,
                                   .bestPlain = parent.bestPlain,
                                   .bucket = parent.bucket});
    }

    void expand(std::uint32_t i)
    {
        const Passing node = m_passing[i];
        sortByKey(node);
        Head* group = std::find_if(node.begin, node.end, [](const Head& h) { return h.key != 0; });
        takeEnding(i, group);
        const RuleIndex::Node parent = m_index.m_nodes[i];
        m_index.m_nodes[i].firstChild = static_cast<std::uint32_t>(m_index.m_nodes.size());
        while (group != node.end) {
            const auto key = group->key;
            Head* const end =
                std::find_if(group, node.end, [key](const Head& h) { return h.key != key; });
            const text::Offset depth = sharedDepth(group, end, node.depth);
            addNode(parent, group->begin + node.depth, depth - node.depth);
            m_passing.push_back({group, end, depth});
            ++m_index.m_nodes[i].childCount;
            group = end;
        }
    }

    /// Counting, not comparing: the heads of one node are many and their bytes far from each other.
    void sortByKey(const Passing& node)
    {
        for (Head* head = node.begin; head != node.end; ++head) {
            const bool ends = head->size == node.depth;
            head->key = static_cast<std::uint16_t>(
                ends ? 0 : 1 + static_cast<unsigned char>(byteOf(*head, node.depth)));
        }
        constexpr std::ptrdiff_t few = 32;
        if (node.end - node.begin < few) {
            std::ranges::sort(node.begin, node.end, {}, &Head::key);
            return;
        }
        std::array<std::uint32_t, 258> places{};
        for (const Head* head = node.begin; head != node.end; ++head)
            ++places[head->key + 1U];
        std::partial_sum(places.begin(), places.end(), places.begin());
        for (const Head* head = node.begin; head != node.end; ++head)
            m_sorted[places[head->key]++] = *head;
        std::copy_n(m_sorted.begin(), node.end - node.begin, node.begin);
    }

    /// How many bytes all heads of a range share, which share the first `depth` + 1.
    [[nodiscard]] text::Offset sharedDepth(const Head* begin, const Head* end,
                                           text::Offset depth) const
    {
        text::Offset shared = begin->size;
        for (const Head* head = begin + 1; head != end; ++head) {
            const text::Offset limit = std::min(shared, head->size);
            shared = depth + 1;
            while (shared < limit && byteOf(*head, shared) == byteOf(*begin, shared))
                ++shared;
        }
        return shared;
    }

    /// Gives a node the rules whose head ends there, which stand before `end`.
    void takeEnding(std::uint32_t i, const Head* end)
    {
        RuleIndex::Node& node = m_index.m_nodes[i];
        const std::size_t before = m_index.m_candidates.size();
        for (const Head* head = m_passing[i].begin; head != end; ++head) {
            if (!head->isWhole) {
                addCandidate(head->ordinal);
            } else if (node.bestPlain == noRule ||
                       m_source.rankOf(head->ordinal) < m_source.rankOf(node.bestPlain)) {
                node.bestPlain = head->ordinal;
            }
        }
        if (m_index.m_candidates.size() != before)
            addBucket(node, before, m_passing[i].depth);
    }

    void addCandidate(std::uint32_t ordinal)
    {
        const std::string_view pattern = m_source.rules[ordinal].pattern.of(m_source.bytes);
        m_index.m_candidates.push_back({neededBytes(pattern), ordinal});
    }

    void addBucket(RuleIndex::Node& node, std::size_t begin, text::Offset depth)
    {
        auto& candidates = m_index.m_candidates;
        std::ranges::sort(candidates.begin() + static_cast<std::ptrdiff_t>(begin), candidates.end(),
                          {}, [this](const RuleIndex::Candidate& candidate) {
                              return m_source.rankOf(candidate.ordinal);
                          });
        m_index.m_buckets.push_back({.begin = static_cast<std::uint32_t>(begin),
                                     .end = static_cast<std::uint32_t>(candidates.size()),
                                     .depth = depth,
                                     .above = node.bucket});
        node.bucket = static_cast<std::uint32_t>(m_index.m_buckets.size() - 1);
    }

    RuleIndex& m_index;
    const RuleSource& m_source;
    std::vector<Head> m_heads;
    std::vector<Head> m_sorted;     // room for sorting
    std::vector<Passing> m_passing; // of the node with the same number
};

RuleIndex::RuleIndex(const RuleSource& source, std::span<const std::uint32_t> ordinals)
{
    RuleIndexBuilder(*this, source, ordinals).run();
}

std::uint32_t RuleIndex::childOf(const Node& node, char first) const
{
    if (node.childCount == 0)
        return none;
    const char* const bytes = m_firstBytes.data() + node.firstChild;
    const void* const found = std::memchr(bytes, first, node.childCount);
    if (!found)
        return none;
    return node.firstChild + static_cast<std::uint32_t>(static_cast<const char*>(found) - bytes);
}

const RuleIndex::Node& RuleIndex::deepest(std::string_view path, std::string_view bytes) const
{
    const Node* node = &m_nodes.front();
    while (!path.empty()) {
        const std::uint32_t next = childOf(*node, path.front());
        if (next == none)
            break;
        const Node& child = m_nodes[next];
        if (!path.starts_with(bytes.substr(child.label, child.labelSize)))
            break;
        path.remove_prefix(child.labelSize);
        node = &child;
    }
    return *node;
}

std::uint32_t RuleIndex::bestInBuckets(const Node& node, std::string_view path,
                                       const RuleSource& source) const
{
    const std::uint64_t held = setOf(path);
    std::uint32_t best = node.bestPlain;
    for (std::uint32_t at = node.bucket; at != none; at = m_buckets[at].above) {
        const Bucket& bucket = m_buckets[at];
        const std::string_view rest = path.substr(bucket.depth);
        for (std::uint32_t i = bucket.begin; i != bucket.end; ++i) {
            const Candidate& candidate = m_candidates[i];
            if (best != noRule && source.rankOf(best) < source.rankOf(candidate.ordinal))
                break;
            if ((candidate.bytes & ~held) != 0)
                continue;
            const Rule& rule = source.rules[candidate.ordinal];
            if (matches(rule.pattern.of(source.bytes).substr(bucket.depth), rest, true)) {
                best = candidate.ordinal;
                break;
            }
        }
    }
    return best;
}

std::uint32_t RuleIndex::best(std::string_view path, const RuleSource& source) const
{
    if (m_nodes.empty())
        return noRule;
    const Node& node = deepest(path, source.bytes);
    return node.bucket == none ? node.bestPlain : bestInBuckets(node, path, source);
}

} // namespace crawlright::rules
