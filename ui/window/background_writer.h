// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/message_bar.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace crawlright::window {

/// Makes a file in the background and writes it; a message says so, and lets one cancel. One at a
/// time: a newer one ends what is still being made.
class BackgroundWriter final : public QObject {
    Q_OBJECT

public:
    using Stop = std::function<bool()>;
    /// In another thread; nullopt: it was stopped.
    using Make = std::function<std::optional<std::string>(const Stop& isStopped)>;

    /// Messages must outlive this.
    BackgroundWriter(MessageArea& messages, MessageArea::Topic topic, QObject* parent);
    ~BackgroundWriter() override;

    /// What is told meanwhile, and at the end.
    struct Words {
        QString writing;
        QString saved;
    };
    void write(const QString& path, Make make, const Words& words);

Q_SIGNALS:
    void written(const QString& path);

private:
    struct Running;

    MessageArea& m_messages;
    MessageArea::Topic m_topic;
    std::shared_ptr<Running> m_running; // null: nothing is being written
};

} // namespace crawlright::window
