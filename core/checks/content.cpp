// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/content.h"

#include "core/text/ascii.h"
#include "core/text/case.h"

#include <algorithm>
#include <array>

namespace crawlright::checks {

namespace {

// Enough for a doctype behind a long comment, and for the share of control characters.
constexpr std::size_t sampleSize = 4096;

std::string_view sampleOf(const syntax::Document& document)
{
    return document.bytes().substr(document.bomSize(), sampleSize);
}

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 && !text::isSpace(c);
}

/// A mark and a zero byte near it, or a text in which every other byte is zero.
bool looksLikeUtf16(std::string_view bytes)
{
    if (bytes.size() < 2)
        return false;
    const std::string_view head = bytes.substr(0, 256);
    const bool hasMark = head.starts_with("\xFF\xFE") || head.starts_with("\xFE\xFF");
    if (hasMark && head.find('\0') != std::string_view::npos)
        return true;
    std::array<std::size_t, 2> zeros{};
    for (std::size_t i = 0; i < head.size(); ++i)
        if (head[i] == '\0')
            ++zeros[i % 2];
    const std::size_t half = head.size() / 2;
    return half >= 4 && ((zeros[0] * 10 >= half * 9 && zeros[1] * 10 <= half) ||
                         (zeros[1] * 10 >= half * 9 && zeros[0] * 10 <= half));
}

bool looksBinary(std::string_view sample)
{
    const auto controls = std::ranges::count_if(sample, isControl);
    return static_cast<std::size_t>(controls) * 20 > sample.size();
}

/// The text behind comments in markup, which people put before their rules, too. One that does not
/// end is markup.
std::string_view afterMarkupComments(std::string_view text)
{
    text = text::trimmed(text);
    while (text.starts_with("<!--")) {
        const std::size_t end = text.find("-->");
        if (end == std::string_view::npos)
            break;
        text = text::trimmed(text.substr(end + 3));
    }
    return text;
}

Content kindOfMarkup(std::string_view text)
{
    constexpr std::array htmlWords = {
        std::string_view("<html"),   std::string_view("<!doctype html"),
        std::string_view("<head"),   std::string_view("<body"),
        std::string_view("<br"),     std::string_view("<p>"),
        std::string_view("<script"), std::string_view("<title"),
        std::string_view("<meta"),   std::string_view("<div"),
        std::string_view("<pre"),    std::string_view("<b>"),
    };
    for (const std::string_view word : htmlWords)
        if (text::containsIgnoringCase(text, word))
            return Content::Html;
    return Content::Xml;
}

} // namespace

Content beginningOf(std::string_view text)
{
    text = afterMarkupComments(text);
    if (text.size() < 2)
        return Content::Rules;
    const char first = text.front();
    if (first == '<' && (text::isAlpha(text[1]) || text[1] == '!' || text[1] == '?'))
        return kindOfMarkup(text);
    const std::string_view rest = text::trimmed(text.substr(1));
    const char next = rest.empty() ? '\0' : rest.front();
    if ((first == '{' || first == '[') &&
        (next == '"' || next == '{' || next == '}' || next == '[' || next == ']'))
        return Content::Json;
    return Content::Rules;
}

Content contentOf(const syntax::Document& document, bool hasAgents)
{
    if (looksLikeUtf16(document.bytes()))
        return Content::Utf16;
    const std::string_view sample = sampleOf(document);
    const Content beginning = beginningOf(sample);
    if (beginning != Content::Rules)
        return hasAgents ? Content::MarkedRules : beginning;
    return !hasAgents && looksBinary(sample) ? Content::Binary : Content::Rules;
}

text::Span foreignMark(const syntax::Document& document, Content content)
{
    const std::string_view bytes = document.bytes();
    text::Offset begin = document.bomSize();
    if (content == Content::Utf16)
        return {0, std::min<text::Offset>(2, static_cast<text::Offset>(bytes.size()))};
    if (content == Content::Binary) {
        while (begin < bytes.size() && !isControl(bytes[begin]))
            ++begin;
        text::Offset end = begin;
        while (end < bytes.size() && isControl(bytes[end]))
            ++end;
        return {begin, end};
    }
    while (begin < bytes.size() && text::isSpace(bytes[begin]))
        ++begin;
    text::Offset end = begin;
    if (begin < bytes.size() && bytes[begin] == '<') { // to the end of the tag, on one line
        while (end < bytes.size() && bytes[end] != '>' && bytes[end] != '\n' && bytes[end] != '\r')
            ++end;
        if (end < bytes.size() && bytes[end] == '>')
            ++end;
    } else if (begin < bytes.size()) {
        ++end;
    }
    return {begin, end};
}

std::string_view nameOf(Content content)
{
    switch (content) {
    case Content::Html:
        return "HTML";
    case Content::Xml:
        return "XML";
    case Content::Json:
        return "JSON";
    case Content::Binary:
        return "binary";
    case Content::Utf16:
        return "UTF-16";
    case Content::Rules:
    case Content::MarkedRules:
        break;
    }
    return "text";
}

} // namespace crawlright::checks
