// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/crawlers/catalogue.h"

namespace crawlright::crawlers {

std::string_view nameOf(Purpose purpose)
{
    switch (purpose) {
    case Purpose::Search:
        return "search";
    case Purpose::AiTraining:
        return "ai-training";
    case Purpose::AiSearch:
        return "ai-search";
    case Purpose::AiUser:
        return "ai-user";
    case Purpose::Ads:
        return "ads";
    case Purpose::Seo:
        return "seo";
    case Purpose::Preview:
        return "preview";
    case Purpose::Archive:
        return "archive";
    case Purpose::Other:
        break;
    }
    return "other";
}

std::string_view nameOf(Answer answer)
{
    switch (answer) {
    case Answer::Yes:
        return "yes";
    case Answer::No:
        return "no";
    case Answer::Partly:
        return "partly";
    case Answer::UserTriggered:
        return "user-triggered";
    case Answer::Unknown:
        break;
    }
    return "unknown";
}

std::string_view nameOf(Status status)
{
    switch (status) {
    case Status::Active:
        return "active";
    case Status::Retired:
        return "retired";
    case Status::Renamed:
        return "renamed";
    case Status::Unknown:
        break;
    }
    return "unknown";
}

std::string_view nameOf(Confidence confidence)
{
    switch (confidence) {
    case Confidence::High:
        return "high";
    case Confidence::Medium:
        return "medium";
    case Confidence::Low:
        break;
    }
    return "low";
}

std::string_view nameOf(Basis basis)
{
    return basis == Basis::Documented ? "documented" : "assumed";
}

} // namespace crawlright::crawlers
