// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/preference_words.h"

#include <array>

namespace crawlright::checks {

namespace {

using syntax::Field;

constexpr std::array<std::string_view, 3> signalKeys = {"search", "ai-input", "ai-train"};
constexpr std::array<std::string_view, 2> usageKeys = {"search", "train-ai"};
constexpr std::array<std::string_view, 2> signalValues = {"yes", "no"};
constexpr std::array<std::string_view, 2> usageValues = {"y", "n"};

} // namespace

std::span<const std::string_view> preferenceKeys(Field field)
{
    if (field == Field::ContentSignal)
        return signalKeys;
    if (field == Field::ContentUsage)
        return usageKeys;
    return {};
}

std::span<const std::string_view> preferenceValues(Field field)
{
    if (field == Field::ContentSignal)
        return signalValues;
    if (field == Field::ContentUsage)
        return usageValues;
    return {};
}

} // namespace crawlright::checks
