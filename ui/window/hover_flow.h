// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"
#include "ui/hover/place.h"

#include <QObject>

namespace crawlright::editor {
class CodeEditor;
}
namespace crawlright::session {
class DocumentSession;
}

namespace crawlright::window {

/// What an editor tells about the place below the pointer or at the cursor, and where the links of
/// that lead. Made on demand from the analysis that is there.
class HoverFlow final : public QObject {
    Q_OBJECT

public:
    /// All of these must outlive this.
    HoverFlow(const session::DocumentSession& session, editor::CodeEditor& editor,
              const crawlers::Catalogue& catalogue, QObject* parent);

    /// Who is cared about; whose readings are compared, the usual one first.
    void setAudience(std::vector<crawlers::Crawler> chosen, std::vector<dialects::Id> readers);

Q_SIGNALS:
    /// A page of the reference.
    void explanationAsked(crawlright::checks::Code code);

private:
    void follow(const QString& link);

    const session::DocumentSession& m_session;
    editor::CodeEditor& m_editor;
    hover::Audience m_audience;
};

} // namespace crawlright::window
