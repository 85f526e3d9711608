// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/settings/choice.h"
#include "ui/settings/preferences_page.h"

class QCheckBox;
class QComboBox;
class QFontComboBox;
class QLayout;
class QSpinBox;

namespace KSyntaxHighlighting {
class Repository;
}
namespace crawlright::editor {
class CodeEditor;
}

namespace crawlright::settings {

/// Font and colours of the editor, with a sample that shows them at once, and what it does by
/// itself.
class EditorPage final : public PreferencesPage {
    Q_OBJECT

public:
    /// The repository must outlive this.
    EditorPage(KSyntaxHighlighting::Repository& highlighting, Switches switches,
               QWidget* parent = nullptr);

    /// As they are shown.
    [[nodiscard]] Switches switches() const;

    [[nodiscard]] QString title() const override;
    void setPreferences(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;
    void showUsual() override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillThemes();
    [[nodiscard]] QLayout* makeSwitches();
    void showSample();
    void notice();

    KSyntaxHighlighting::Repository& m_highlighting;
    QCheckBox* m_usualFont;
    QFontComboBox* m_family;
    QSpinBox* m_points;
    QComboBox* m_theme;
    editor::CodeEditor* m_sample;
    Switches m_switches;
    std::vector<QCheckBox*> m_boxes; // of the switches
};

} // namespace crawlright::settings
