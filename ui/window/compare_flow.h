// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/edit.h"
#include "ui/compare/folding.h"
#include "ui/files/file_error.h"
#include "ui/session/analysis.h"

#include <QObject>

#include <expected>

class QSettings;

namespace crawlright::compare {
class CompareView;
}
namespace crawlright::editor {
class CodeEditor;
}
namespace crawlright::session {
class DocumentSession;
}

namespace crawlright::window {

class FileFlow;
class MessageArea;

/// Comparing a document as a user goes through it: with what is on disk, with any file, or with a
/// text that somebody has.
class CompareFlow final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        session::DocumentSession& session;
        editor::CodeEditor& editor;
        FileFlow& files;
        MessageArea& messages;
        QSettings& settings;
        compare::CompareView& view;
    };

    /// All of these must outlive this.
    CompareFlow(const Parts& parts, QObject* parent);

    /// With the document's own file as it is on disk; follows it there.
    void withSaved();
    /// Asks which file.
    void withFile();
    void withFileAt(const QString& path);
    /// `name`: what the text is called above its lines; `edited`: the side of the editor's text,
    /// which is the left one where that may become the other.
    void withText(std::string bytes, const QString& name,
                  compare::Side edited = compare::Side::Right);
    /// There is no text that was fetched; `address`: none from there, if it is not empty.
    void sayNothingFetched(const QString& address);

private:
    using Read = std::expected<session::AnalysisPtr, files::FileError>;

    void connectView();
    void read(const QString& path, const QString& name, bool isSaved);
    void show(const Read& result, const QString& name, bool isSaved,
              compare::Side edited = compare::Side::Right);
    void followSaved();
    void apply(const edits::Edits& edits, quint64 revision);
    void say(const QString& text);

    Parts m_parts;
    bool m_isSaved = false; // what is compared with
    int m_asked = 0;        // counts, so that late answers are not taken for new ones
};

} // namespace crawlright::window
