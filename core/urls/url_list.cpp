// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/urls/url_list.h"

namespace crawlright::urls {

bool UrlList::append(std::string_view url)
{
    if (m_text.size() + url.size() > mostBytes)
        return false;
    m_text += url;
    m_ends.push_back(static_cast<std::uint32_t>(m_text.size()));
    return true;
}

void UrlList::shrink()
{
    m_text.shrink_to_fit();
    m_ends.shrink_to_fit();
}

} // namespace crawlright::urls
