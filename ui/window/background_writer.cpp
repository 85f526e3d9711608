// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/background_writer.h"

#include "ui/files/file_io.h"
#include "ui/files/file_words.h"
#include "ui/work/background.h"

#include <utility>

namespace crawlright::window {

struct BackgroundWriter::Running {
    work::CancelFlag cancel;
};

BackgroundWriter::BackgroundWriter(MessageArea& messages, MessageArea::Topic topic, QObject* parent)
    : QObject(parent)
    , m_messages(messages)
    , m_topic(topic)
{
}

BackgroundWriter::~BackgroundWriter()
{
    if (m_running)
        m_running->cancel.raise();
}

void BackgroundWriter::write(const QString& path, Make make, const Words& words)
{
    if (m_running)
        m_running->cancel.raise();
    m_running = std::make_shared<Running>();
    m_messages.show(
        m_topic, {.kind = MessageKind::Information,
                  .text = words.writing,
                  .actions = {{tr("Cancel"), [running = m_running] { running->cancel.raise(); }}}});
    using Result = std::optional<std::expected<files::FileStamp, files::FileError>>;
    work::inBackground(
        this,
        [make = std::move(make), path, running = m_running]() -> Result {
            const auto bytes = make([running] { return running->cancel.isRaised(); });
            if (!bytes)
                return std::nullopt;
            return files::writeFile(path, *bytes);
        },
        [this, path, saved = words.saved, running = m_running](const Result& result) {
            if (running != m_running)
                return; // another one is being written
            m_running.reset();
            m_messages.clear(m_topic);
            if (!result)
                return; // cancelled, and nothing was written
            if (!*result) {
                m_messages.show(m_topic, {.kind = MessageKind::Error,
                                          .text = files::FileWords::notSaved(result->error()),
                                          .actions = {}});
                return;
            }
            m_messages.show(
                m_topic,
                {.kind = MessageKind::Success, .text = saved, .actions = {}, .isPassing = true});
            Q_EMIT written(path);
        });
}

} // namespace crawlright::window
