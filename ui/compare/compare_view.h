// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/compare/comparer.h"
#include "ui/compare/verdict_desk.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QAction;
class QCheckBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace KSyntaxHighlighting {
class Repository;
}
namespace crawlright::session {
class DocumentSession;
}

namespace crawlright::compare {

class CompareModel;
class CompareTable;

/// The editor's text beside another one, live. Does **not** know where the other comes from, nor
/// the editor: who owns it makes the edits that it asks for.
class CompareView final : public QWidget {
    Q_OBJECT

public:
    /// Session and repository must outlive it.
    CompareView(session::DocumentSession& session, KSyntaxHighlighting::Repository& repository,
                QWidget* parent = nullptr);
    ~CompareView() override;

    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Another text, and what it is called: "the saved file". Shows itself, with the editor's text
    /// on the side of `edited`.
    void compareWith(session::AnalysisPtr other, const QString& name, Side edited = Side::Right);
    /// The same other text, as it is now: what is on screen stays there.
    void updateOther(session::AnalysisPtr other, const QString& name);
    /// Ends it and hides.
    void close();
    [[nodiscard]] bool isComparing() const { return m_other != nullptr; }
    /// The newest comparison; null: it is still being worked out.
    [[nodiscard]] const ComparedPtr& compared() const;
    /// Whether what is shown is of the texts as they are now.
    [[nodiscard]] bool isCurrent() const;

    /// The loaded URLs, and for whom they are judged; see VerdictDesk.
    void setLists(urllist::UrlLists& lists) { m_desk.setLists(lists); }
    void setCrawlers(const tester::CrawlersPtr& crawlers) { m_desk.setCrawlers(crawlers); }
    /// What is told of verdicts; null: nothing yet.
    [[nodiscard]] const VerdictReportPtr& verdicts() const { return m_verdicts; }

    [[nodiscard]] bool hasChanges() const { return m_hasChanges; }
    /// Their keys may be for this view alone, and its buttons tell them. Who owns them connects
    /// what they do.
    void setActions(QAction& previous, QAction& next);
    void goToNextChange();
    void goToPreviousChange();
    void takeChange();

Q_SIGNALS:
    /// The user wants a change in the editor; `revision`: of the bytes that the edits are for.
    void editsRequested(const crawlright::edits::Edits& edits, quint64 revision);
    /// The change that the user wants is of a comparison that is no longer shown.
    void changeMissed();
    void lineRequested(crawlright::text::LineNumber line);
    /// A URL that is judged otherwise shall be tested, for a crawler.
    void urlRequested(const QString& url, const QString& crawler);
    /// All loaded URLs that are judged otherwise than by this text shall be shown.
    void changedUrlsRequested(const crawlright::session::AnalysisPtr& other);
    /// There are changes to go to, or none any more.
    void changesShown(bool any);
    void closed();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void makeBar();
    void makeLayout();
    void compareAgain();
    void followText();
    void showCompared(const ComparedPtr& compared);
    void updateNames();
    void updateActions();
    void showVerdicts();
    void followLink(const QString& link);
    void take(const ComparedPtr& from, std::size_t change);
    [[nodiscard]] Comparer::Task task() const;

    session::DocumentSession& m_session;
    session::AnalysisPtr m_other;
    QString m_otherName;
    Side m_side = Side::Right; // of the editor's text
    Comparer m_comparer;
    QTimer m_pause;         // between two comparisons while one types
    bool m_isHasty = false; // the next text is what one wants to see at once
    VerdictDesk m_desk;
    VerdictReportPtr m_verdicts;
    bool m_isCounting = false; // verdicts
    bool m_hasChanges = false;
    CompareModel* m_model;
    CompareTable* m_table;
    QLabel* m_counts;
    QToolButton* m_previous;
    QToolButton* m_next;
    QPushButton* m_take;
    QPushButton* m_swap;
    QCheckBox* m_ignoreEnds;
    QToolButton* m_close;
    QLabel* m_head;
};

/// "3 changes. Lines: 2 added, 1 removed, 4 changed."
[[nodiscard]] QString countsText(const Comparison& comparison);

} // namespace crawlright::compare
