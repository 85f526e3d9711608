// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string_view>

/// Qt's strings and the codec's, without the byte order mark magic of QString::fromUtf16.
namespace crawlright::session {

[[nodiscard]] inline std::u16string_view viewOf(QStringView text)
{
    return {text.utf16(), static_cast<std::size_t>(text.size())};
}

[[nodiscard]] inline QString toQString(std::u16string_view text)
{
    return QStringView(text).toString();
}

} // namespace crawlright::session
