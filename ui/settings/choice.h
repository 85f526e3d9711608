// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace crawlright::settings {

/// One of several, as it is kept and as people read it.
struct Choice {
    QString id;
    QString name;
    friend bool operator==(const Choice&, const Choice&) = default;
};
using Choices = std::vector<Choice>;

/// Something that is on or off, and that a menu offers, too.
struct Switch {
    QString id; ///< the action's objectName
    QString text;
    bool isOn = false;
    bool isUsuallyOn = false;
    friend bool operator==(const Switch&, const Switch&) = default;
};
using Switches = std::vector<Switch>;

} // namespace crawlright::settings
