// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/find/find_desk.h"
#include "ui/find/find_history.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QSettings;

namespace crawlright::find {

/// Below the editor: what to look for and what to put in its place. All that it offers can be done
/// with the keyboard alone.
class FindBar final : public QWidget {
    Q_OBJECT

public:
    /// All of these must outlive this.
    FindBar(session::DocumentSession& session, editor::CodeEditor& editor, QSettings& settings,
            QWidget* parent = nullptr);

    /// Shows itself and takes the keyboard; what is selected within a line is looked for.
    void find();
    void replace();
    /// To the next hit, or the one before; of what was last looked for, where the bar is closed.
    void findNext();
    void findPrevious();
    /// Gives the keyboard back.
    void dismiss();
    /// Forgets what was looked for and put in its place, now and before, and closes.
    void forget();

    [[nodiscard]] const FindDesk& desk() const { return m_desk; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeFindRow(QGridLayout& layout);
    void makeReplaceRow(QGridLayout& layout);
    void makeOptionsRow(QGridLayout& layout);
    void open(bool withReplace);
    static void fill(QComboBox& field, const QStringList& history, const QString& text);
    void takeSelection();
    [[nodiscard]] Query query() const;
    void lookAndGo();
    void remember();
    void putAway();
    void goOn(bool forward);
    void replaceOne();
    void replaceEvery();
    void toggleInSelection();
    void showState();

    session::DocumentSession& m_session;
    editor::CodeEditor& m_editor;
    QSettings& m_settings;
    FindDesk m_desk;
    FindHistory m_searches;
    FindHistory m_replacements;
    QTimer m_busy; // a search that takes longer is told
    QComboBox* m_text;
    QComboBox* m_with;
    QLabel* m_withLabel{nullptr};
    QWidget* m_replaceRow{nullptr};
    QLabel* m_count;
    QWidget* m_faultRow;
    QLabel* m_fault;
    QCheckBox* m_matchesCase;
    QCheckBox* m_isWholeWord;
    QCheckBox* m_isExpression;
    QCheckBox* m_inSelection;
};

} // namespace crawlright::find
