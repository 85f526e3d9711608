// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/text_flow.h"

#include "ui/editor/code_editor.h"
#include "ui/window/actions.h"
#include "ui/window/pages.h"

#include <QAction>
#include <QSettings>

#include <functional>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using editor::CodeEditor;

namespace {

constexpr auto wrapKey = "editor/wrapsLines"_L1;
constexpr auto blanksKey = "editor/showsBlanks"_L1;

} // namespace

TextFlow::TextFlow(const Actions& actions, Pages& pages, QSettings& settings, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_pages(pages)
{
    const auto keep = [this, &settings](QAction* action, QLatin1StringView key, auto set) {
        action->setChecked(settings.value(key, false).toBool());
        connect(action, &QAction::toggled, this, [this, &settings, key, set](bool isOn) {
            settings.setValue(key, isOn);
            for (const Page* page : m_pages.all())
                std::invoke(set, page->editor(), isOn);
        });
    };
    keep(actions.wrapLines, wrapKey, &CodeEditor::setWordWrap);
    keep(actions.showBlanks, blanksKey, &CodeEditor::setShowsBlanks);
    for (const Page* page : pages.all())
        attach(page->editor());
    connect(&pages, &Pages::pageAdded, this, [this](const Page* page) { attach(page->editor()); });
    connectActions();
}

// Their keys are for the editor that has the keyboard: Ctrl+K in a field is the field's.
void TextFlow::attach(CodeEditor& editor)
{
    const Actions& a = m_actions;
    editor.addActions({a.toggleComment, a.moveLinesUp, a.moveLinesDown, a.duplicateLinesUp,
                       a.duplicateLinesDown, a.joinLines, a.deleteLines, a.foldGroup, a.unfoldGroup,
                       a.foldAll, a.unfoldAll});
    editor.setWordWrap(a.wrapLines->isChecked());
    editor.setShowsBlanks(a.showBlanks->isChecked());
}

void TextFlow::connectActions()
{
    const Actions& a = m_actions;
    const auto toEditor = [this](QAction* action, auto method, auto... arguments) {
        connect(action, &QAction::triggered, this, [this, method, arguments...] {
            std::invoke(method, m_pages.current().editor(), arguments...);
        });
    };
    using editor::Direction;
    toEditor(a.toggleComment, &CodeEditor::toggleComment);
    toEditor(a.moveLinesUp, &CodeEditor::moveLines, Direction::Up);
    toEditor(a.moveLinesDown, &CodeEditor::moveLines, Direction::Down);
    toEditor(a.duplicateLinesUp, &CodeEditor::duplicateLines, Direction::Up);
    toEditor(a.duplicateLinesDown, &CodeEditor::duplicateLines, Direction::Down);
    toEditor(a.joinLines, &CodeEditor::joinLines);
    toEditor(a.deleteLines, &CodeEditor::deleteLines);
    toEditor(a.foldGroup, &CodeEditor::foldGroup);
    toEditor(a.unfoldGroup, &CodeEditor::unfoldGroup);
    toEditor(a.foldAll, &CodeEditor::foldAll);
    toEditor(a.unfoldAll, &CodeEditor::unfoldAll);
}

} // namespace crawlright::window
