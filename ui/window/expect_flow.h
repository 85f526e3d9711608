// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/expect/writing.h"
#include "ui/expect/expectation_desk.h"

#include <QObject>

class QDockWidget;
class QSettings;

namespace crawlright::files {
class DocumentFile;
}
namespace crawlright::expect {
class ExpectationsPane;
}
namespace crawlright::session {
class DocumentSession;
}

namespace crawlright::window {

class MessageArea;
class StatusLine;

/// Expectations as they belong to the window: those beside the open file, judged while one types;
/// what is made, changed or deleted is told, and can be taken back.
class ExpectFlow final : public QObject {
    Q_OBJECT

public:
    /// What it talks to; all must outlive it.
    struct Around {
        session::DocumentSession& session;
        files::DocumentFile& file;
        const crawlers::Catalogue& catalogue;
        QSettings& settings;
        MessageArea& messages;
        StatusLine& status;
    };
    ExpectFlow(const Around& around, QObject* parent);

    [[nodiscard]] expect::ExpectationsPane* pane() const { return m_pane; }
    /// Whose title tells how many fail; shown where the status line is clicked.
    void setDock(QDockWidget* dock);
    /// Where the system does not tell of changes.
    void lookAtDisk();

public Q_SLOTS:
    /// Adds a line for each to the file beside the open one, which is made where there is none.
    void addExpectations(const std::vector<crawlright::expect::NewExpectation>& wanted);
    /// What these crawlers may do now at this URL or path shall be so from now on.
    void expectPresent(const QString& address, const std::vector<std::string>& crawlers);

Q_SIGNALS:
    /// Why is it so for this URL or path and this crawler?
    void proofAsked(const QString& address, const QString& crawler);
    /// `expectPresent` is wanted for what is tested.
    void testedAsked();

private:
    using MakeWanted = std::function<std::vector<expect::NewExpectation>()>;
    void connectPane();
    void append(MakeWanted wanted);
    [[nodiscard]] expect::ExpectationFile::Done doneWith(std::function<QString()> sentence);
    void takeFile();
    void takeResults(const expect::ResultsPtr& results);
    void tellDone(const QString& sentence, bool canUndo);
    void tellFault(const QString& sentence);
    void undo();

    Around m_around;
    expect::ExpectationDesk m_desk;
    expect::ExpectationsPane* m_pane; // the dock's
    QDockWidget* m_dock{nullptr};
    QString m_toldFault; // of reading
};

} // namespace crawlright::window
