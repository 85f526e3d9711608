// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/project/project.h"

#include <QObject>

#include <expected>

namespace crawlright::session {
class DocumentSession;
}

namespace crawlright::window {

class MessageArea;

/// `crawlright.json` beside the open file, as a user meets it: its decisions hold in the window,
/// its faults are told.
class ProjectFlow final : public QObject {
    Q_OBJECT

public:
    /// Session and messages must outlive this.
    ProjectFlow(session::DocumentSession& session, MessageArea& messages, QObject* parent);

    /// Reads what is beside this file; again when it is looked at again. Empty: no file.
    void follow(const QString& robotsFile);

    /// The crawlers that the file chooses; none: it does not choose.
    [[nodiscard]] const std::vector<std::string>& crawlers() const { return m_project.crawlers; }

Q_SIGNALS:
    /// The crawlers that the file chooses; none: it does not choose.
    void crawlersChanged(const std::vector<std::string>& crawlers);

private:
    using Read = std::expected<project::Project, project::Faults>;
    void take(const QString& robotsFile, const Read& read);
    void tell(const QString& path, const project::Faults& faults);

    session::DocumentSession& m_session;
    MessageArea& m_messages;
    QString m_followed;
    project::Project m_project;
};

} // namespace crawlright::window
