// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// The host tool of the catalogue. It knows the JSON file and the names of the C++ enumerators, and
/// nothing else of core, which is built after it ran.
namespace crawlright::catalogue_tool {

/// One crawler as the JSON file has it; nulls are empty.
struct Entry {
    std::string token;
    std::string operatedBy;
    std::string purpose;
    std::string userAgent;
    std::string dialect;
    std::string basis;
    std::string reader;
    bool approximate = false;
    std::vector<std::string> fallsBackTo;
    std::string obeysStar; ///< yes, no, or unknown
    std::string honoursRobotsTxt;
    std::string status;
    std::string renamedTo;
    std::string confidence;
    std::string doubtful;
    std::string documentation;
    std::string notes;
    std::vector<std::string> sources; ///< written out in full
    std::string checked;
};

/// A word of the JSON file and the enumerator that it becomes.
struct Word {
    std::string_view name;
    std::string_view enumerator;
};

inline constexpr Word purposes[] = {
    {"search", "Search"},
    {"ai-training", "AiTraining"},
    {"ai-search", "AiSearch"},
    {"ai-user", "AiUser"},
    {"ads", "Ads"},
    {"seo", "Seo"},
    {"preview", "Preview"},
    {"archive", "Archive"},
    {"other", "Other"},
};
inline constexpr Word dialectIds[] = {
    {"google-parser", "GoogleParser"},
    {"google", "Google"},
    {"google-2019", "Google2019"},
    {"rfc9309", "Rfc9309"},
    {"bing", "Bing"},
    {"yandex", "Yandex"},
    {"yandex-2012", "Yandex2012"},
    {"original-1994", "Original1994"},
    {"draft-1997", "Draft1997"},
};
inline constexpr Word answers[] = {
    {"unknown", "Unknown"},
    {"yes", "Yes"},
    {"no", "No"},
    {"partly", "Partly"},
    {"user-triggered", "UserTriggered"},
};
inline constexpr Word statuses[] = {
    {"unknown", "Unknown"},
    {"active", "Active"},
    {"retired", "Retired"},
    {"renamed", "Renamed"},
};
inline constexpr Word confidences[] = {{"low", "Low"}, {"medium", "Medium"}, {"high", "High"}};
inline constexpr Word bases[] = {{"assumed", "Assumed"}, {"documented", "Documented"}};

/// The enumerator of a word; empty for a word that is not in the table.
template <typename Table>
[[nodiscard]] std::string_view enumeratorOf(const Table& table, std::string_view name)
{
    for (const Word& word : table) {
        if (word.name == name)
            return word.enumerator;
    }
    return {};
}

} // namespace crawlright::catalogue_tool
