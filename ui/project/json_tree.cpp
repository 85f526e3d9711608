// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/project/json_tree.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace crawlright::project {

namespace {

using text::Offset;
using text::Span;

constexpr std::size_t deepest = 16;
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// Says how far the parser has read.
class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, const char** read)
        : m_at(at)
        , m_read(read)
    {
    }
    reference operator*() const { return *m_at; }
    CountingIterator& operator++()
    {
        ++m_at;
        *m_read = m_at;
        return *this;
    }
    CountingIterator operator++(int)
    {
        CountingIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const CountingIterator& other) const { return m_at == other.m_at; }

private:
    const char* m_at;
    const char** m_read;
};

/// Puts the tree together from the parser's events. An event comes when its last byte has been
/// read, but for numbers, where one more has been.
class TreeBuilder final : public nlohmann::json_sax<nlohmann::json> {
public:
    TreeBuilder(std::string_view text, const char* const& read)
        : m_text(text)
        , m_read(read)
        , m_last(text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0)
    {
    }

    bool null() override { return add({.kind = JsonNode::Kind::Null}); }
    bool boolean(bool /*value*/) override { return add({.kind = JsonNode::Kind::Boolean}); }
    bool number_integer(number_integer_t /*value*/) override { return addNumber(); }
    bool number_unsigned(number_unsigned_t /*value*/) override { return addNumber(); }
    bool number_float(number_float_t /*value*/, const string_t& /*text*/) override
    {
        return addNumber();
    }
    bool string(string_t& value) override
    {
        return add({.kind = JsonNode::Kind::String, .text = std::move(value)});
    }
    bool binary(binary_t& /*value*/) override { return false; } // JSON has none
    bool start_object(std::size_t /*size*/) override { return open(JsonNode::Kind::Object); }
    bool start_array(std::size_t /*size*/) override { return open(JsonNode::Kind::Array); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override
    {
        m_open.back().member.name = std::move(name);
        m_open.back().member.span = next();
        return true;
    }
    bool parse_error(std::size_t read, const std::string& /*token*/,
                     const nlohmann::json::exception& /*error*/) override
    {
        // The end counts as a character that was read.
        const bool isAtEnd = read > m_text.size();
        m_fault.kind = isAtEnd ? JsonFault::Kind::Unfinished : JsonFault::Kind::Broken;
        m_fault.at = static_cast<Offset>(isAtEnd ? m_text.size() : read - 1);
        return false;
    }

    [[nodiscard]] JsonNode takeRoot() { return std::move(m_root); }
    [[nodiscard]] JsonFault fault() const { return m_fault; }

private:
    /// The token that has just been read.
    Span next()
    {
        const std::size_t begin = m_text.find_first_not_of(" \t\r\n:,", m_last);
        const Span span{static_cast<Offset>(std::min(begin, m_text.size())),
                        static_cast<Offset>(m_read - m_text.data())};
        m_last = span.end;
        return span;
    }

    bool addNumber()
    {
        JsonNode node{.kind = JsonNode::Kind::Number};
        const Offset begin = next().begin;
        const std::size_t end = m_text.find_first_of(" \t\r\n,]}", begin);
        m_last = static_cast<Offset>(std::min(end, m_text.size()));
        node.span = {begin, m_last};
        return place(std::move(node));
    }

    bool add(JsonNode node)
    {
        node.span = next();
        return place(std::move(node));
    }

    bool place(JsonNode node)
    {
        if (m_open.empty())
            m_root = std::move(node);
        else if (m_open.back().node.kind == JsonNode::Kind::Array)
            m_open.back().node.items.push_back(std::move(node));
        else
            addMember(std::move(node));
        return true;
    }

    void addMember(JsonNode value)
    {
        JsonNode::Member& member = m_open.back().member;
        member.value = std::move(value);
        m_open.back().node.members.push_back(std::move(member));
    }

    bool open(JsonNode::Kind kind)
    {
        const Span bracket = next();
        if (m_open.size() == deepest) {
            m_fault = {JsonFault::Kind::TooDeep, bracket.begin};
            return false;
        }
        m_open.push_back({{.kind = kind, .span = bracket}, {}});
        return true;
    }

    bool close()
    {
        JsonNode node = std::move(m_open.back().node);
        m_open.pop_back();
        node.span.end = next().end;
        return place(std::move(node));
    }

    struct Open {
        JsonNode node;
        JsonNode::Member member; ///< whose value is being read
    };

    std::string_view m_text;
    const char* const& m_read;
    Offset m_last = 0; ///< behind the last token
    JsonNode m_root;
    std::vector<Open> m_open;
    JsonFault m_fault;
};

} // namespace

std::expected<JsonNode, JsonFault> parseJson(std::string_view text)
{
    const char* read = text.data();
    TreeBuilder builder(text, read);
    const bool isRead =
        nlohmann::json::sax_parse(CountingIterator(text.data(), &read),
                                  CountingIterator(text.data() + text.size(), &read), &builder);
    if (!isRead)
        return std::unexpected(builder.fault());
    return builder.takeRoot();
}

} // namespace crawlright::project
