// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QString>

#include <chrono>
#include <functional>
#include <map>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace crawlright::window {

enum class MessageKind : std::uint8_t { Information, Success, Warning, Error };

/// One thing that the user can do about a message.
struct MessageAction {
    QString text;
    std::function<void()> run;
    bool keepsMessage = false; ///< else the message goes away with it
};

struct Message {
    MessageKind kind = MessageKind::Information;
    QString text;
    std::vector<MessageAction> actions;
    bool isPassing = false; ///< goes by itself once it was seen for a while: it only confirms
};

/// A message above the editor that asks for nothing: one can go on typing.
class MessageBar final : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(Message message, QWidget* parent = nullptr);

    [[nodiscard]] const Message& message() const { return m_message; }

Q_SIGNALS:
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Message m_message;
};

/// Messages under one another, at most one for each topic, the newest on top.
class MessageArea final : public QWidget {
    Q_OBJECT

public:
    /// What a message is about; a newer one about the same takes its place.
    enum class Topic : std::uint8_t {
        Opening,
        Saving,
        Content,
        Disk,
        Fetching,
        Fixing,
        Project,
        Urls,
        Expectations,
        Report,
        Export,
        Printing,
        Encoding,
        Journal,
        Recovery,
        Comparing,
        History,
        Watching,
    };

    explicit MessageArea(QWidget* parent = nullptr);

    void show(Topic topic, Message message);
    void clear(Topic topic);
    void clearAll();
    /// Null: there is none.
    [[nodiscard]] const Message* message(Topic topic) const;
    [[nodiscard]] bool isEmpty() const { return m_bars.empty(); }
    /// How long those stay that go by themselves; for messages that come after this.
    void setPassingTime(std::chrono::milliseconds time) { m_passingTime = time; }

Q_SIGNALS:
    /// A message that has the keyboard is about to go: somebody else shall have it.
    void keyboardFreed();

private:
    void letPass(Topic topic, MessageBar& bar);

    QVBoxLayout* m_layout;
    std::chrono::milliseconds m_passingTime{8000};
    std::map<Topic, MessageBar*> m_bars;
};

} // namespace crawlright::window
