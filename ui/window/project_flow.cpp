// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/project_flow.h"

#include "ui/session/document_session.h"
#include "ui/window/message_bar.h"
#include "ui/words/project_words.h"
#include "ui/work/background.h"

#include <QFileInfo>
#include <QLocale>

namespace crawlright::window {

using Topic = MessageArea::Topic;

ProjectFlow::ProjectFlow(session::DocumentSession& session, MessageArea& messages, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_messages(messages)
{
}

void ProjectFlow::follow(const QString& robotsFile)
{
    m_followed = robotsFile;
    if (robotsFile.isEmpty()) {
        take(robotsFile, Read());
        return;
    }
    work::inBackground(
        this, [robotsFile] { return project::read(project::pathBeside(robotsFile)); },
        [this, robotsFile](const Read& read) {
            if (robotsFile == m_followed)
                take(robotsFile, read);
        });
}

void ProjectFlow::take(const QString& robotsFile, const Read& read)
{
    if (!read) {
        tell(project::pathBeside(robotsFile), read.error());
        return; // what was decided before holds until the file can be read again
    }
    m_messages.clear(Topic::Project);
    session::Origin origin = m_session.origin();
    const checks::Policy policy = read->policyFor(origin.fileName);
    const checks::Policy known = origin.policy ? *origin.policy : checks::Policy();
    if (policy != known) {
        origin.policy =
            policy == checks::Policy() ? nullptr : std::make_shared<const checks::Policy>(policy);
        m_session.setOrigin(origin);
    }
    const bool choosesOthers = read->crawlers != m_project.crawlers;
    m_project = *read;
    if (choosesOthers)
        Q_EMIT crawlersChanged(m_project.crawlers);
}

void ProjectFlow::tell(const QString& path, const project::Faults& faults)
{
    const project::Fault& first = faults.front();
    const QString name = QFileInfo(path).fileName();
    QString text = first.hasPlace() ? tr("%1, line %2: %3")
                                          .arg(name, QLocale().toString(first.place.line),
                                               words::sentence(first))
                                    : tr("%1: %2").arg(name, words::sentence(first));
    if (faults.size() > 1)
        text += u' ' + tr("(%n more.)", nullptr, static_cast<int>(faults.size() - 1));
    if (const Message* shown = m_messages.message(Topic::Project); shown && shown->text == text)
        return;
    m_messages.show(Topic::Project, {.kind = MessageKind::Warning, .text = text, .actions = {}});
}

} // namespace crawlright::window
