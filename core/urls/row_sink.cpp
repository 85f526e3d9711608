// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/urls/row_sink.h"

#include "core/text/ascii.h"

#include <algorithm>

namespace crawlright::urls {

namespace {

constexpr std::uint32_t emptySlot = ~std::uint32_t{0};

std::string_view withoutBlanks(std::string_view s)
{
    while (!s.empty() && text::isBlank(s.front()))
        s.remove_prefix(1);
    while (!s.empty() && text::isBlank(s.back()))
        s.remove_suffix(1);
    return s;
}

/// FNV-1a, 64 bits.
std::size_t hashOf(std::string_view s)
{
    std::uint64_t hash = 14'695'981'039'346'656'037U;
    for (const char c : s)
        hash = (hash ^ static_cast<unsigned char>(c)) * 1'099'511'628'211U;
    return static_cast<std::size_t>(hash ^ (hash >> 32U));
}

/// `mailto:x` has a scheme, `example.com:80/` and `localhost:80` have none.
bool hasOtherScheme(std::string_view url)
{
    const std::size_t colon = url.find_first_of(":/?#");
    if (colon == std::string_view::npos || colon == 0 || url[colon] != ':')
        return false;
    const std::string_view scheme = url.substr(0, colon);
    const bool isName =
        text::isAlpha(scheme.front()) && std::ranges::all_of(scheme, [](char c) {
            return text::isAlpha(c) || text::isDigit(c) || c == '+' || c == '-' || c == '.';
        });
    if (!isName)
        return false;
    const std::string_view rest = url.substr(colon + 1);
    if (rest.starts_with("//"))
        return !text::equalsIgnoringCase(scheme, "http") &&
               !text::equalsIgnoringCase(scheme, "https") &&
               !text::equalsIgnoringCase(scheme, "ftp");
    return !scheme.contains('.') && (rest.empty() || !text::isDigit(rest.front()));
}

} // namespace

std::optional<Fault> faultOf(std::string_view url)
{
    if (url.size() > longestLine)
        return Fault::TooLong;
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
    if (std::ranges::any_of(url, isControl))
        return Fault::ControlByte;
    if (hasOtherScheme(url))
        return Fault::OtherScheme;
    return std::nullopt;
}

void RowSink::add(std::string_view url, std::uint64_t line)
{
    const std::string_view trimmed = withoutBlanks(url);
    if (trimmed.empty())
        addBlank();
    else if (const auto fault = faultOf(trimmed))
        addBad(*fault, line);
    else
        std::ignore = append(trimmed, line);
}

void RowSink::addHit(std::string_view url, std::string_view agent, std::uint64_t line)
{
    if (const auto fault = faultOf(url)) {
        addBad(*fault, line);
        return;
    }
    if (append(url, line))
        m_loaded.agents.push_back(agent.empty() ? Loaded::noAgent : numberOf(agent));
}

void RowSink::addBad(Fault fault, std::uint64_t line)
{
    Report& report = m_loaded.report;
    ++report.faults[static_cast<std::size_t>(fault)];
    if (report.told.size() < Report::mostTold)
        report.told.push_back({line, fault});
}

Loaded RowSink::take()
{
    m_loaded.urls.shrink();
    m_loaded.agents.shrink_to_fit();
    m_loaded.agentNames.shrink();
    m_table = {};
    return std::move(m_loaded);
}

bool RowSink::append(std::string_view url, std::uint64_t line)
{
    if (!m_loaded.urls.append(url)) {
        addBad(Fault::ListFull, line);
        return false;
    }
    ++m_loaded.report.rows;
    return true;
}

std::uint32_t RowSink::numberOf(std::string_view agent)
{
    if (m_loaded.agentNames.size() * std::size_t{2} >= m_table.size())
        growTable();
    std::size_t slot = hashOf(agent) % m_table.size();
    while (m_table[slot] != emptySlot) {
        if (m_loaded.agentNames[m_table[slot]] == agent)
            return m_table[slot];
        slot = (slot + 1) % m_table.size();
    }
    const std::uint32_t number = m_loaded.agentNames.size();
    if (!m_loaded.agentNames.append(agent))
        return Loaded::noAgent;
    m_table[slot] = number;
    return number;
}

void RowSink::growTable()
{
    m_table.assign(std::max<std::size_t>(64, m_table.size() * 2), emptySlot);
    for (std::uint32_t number = 0; number < m_loaded.agentNames.size(); ++number) {
        std::size_t slot = hashOf(m_loaded.agentNames[number]) % m_table.size();
        while (m_table[slot] != emptySlot)
            slot = (slot + 1) % m_table.size();
        m_table[slot] = number;
    }
}

} // namespace crawlright::urls
