// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/urls/path_tree.h"

#include <QString>
#include <QWidget>

#include <vector>

class QHBoxLayout;

namespace crawlright::urllist {

/// The way from the top to the folder that is shown: a button for each folder, and one to go up. Of
/// a long way the middle is a menu.
class TrailBar final : public QWidget {
    Q_OBJECT

public:
    struct Step {
        urls::PathNode place;
        QString name;
    };

    explicit TrailBar(QWidget* parent = nullptr);

    void setSteps(const std::vector<Step>& steps);

Q_SIGNALS:
    /// Back to one of the steps.
    void stepChosen(std::size_t step);

private:
    void addStep(const std::vector<Step>& steps, std::size_t step);
    void addMenu(const std::vector<Step>& steps, std::size_t from, std::size_t to);

    QHBoxLayout* m_layout;
};

} // namespace crawlright::urllist
