// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QSettings;

namespace crawlright::editor {
class CodeEditor;
}

namespace crawlright::window {

class Actions;
class Pages;

/// The actions on lines and groups of the shown document, and how the text of all of them looks,
/// which is kept in the settings.
class TextFlow final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    TextFlow(const Actions& actions, Pages& pages, QSettings& settings, QObject* parent = nullptr);

private:
    void connectActions();
    void attach(editor::CodeEditor& editor);

    const Actions& m_actions;
    Pages& m_pages;
};

} // namespace crawlright::window
