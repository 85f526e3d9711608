// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/expect/writing.h"
#include "ui/expect/expectation_desk.h"

#include <QObject>
#include <QPointer>

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

/// Expectations as they belong to a document: those beside its file, judged while one types; what
/// is made, changed or deleted is told, and can be taken back.
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
    };
    ExpectFlow(const Around& around, QObject* parent);
    ~ExpectFlow() override;

    /// May be given to any parent; it goes with this.
    [[nodiscard]] expect::ExpectationsPane* pane() const;
    /// What a title of the pane says: how many fail.
    [[nodiscard]] QString title() const;
    void tellIn(StatusLine& status) const;
    /// Where the system does not tell of changes.
    void lookAtDisk();

public Q_SLOTS:
    /// Adds a line for each to the file beside the open one, which is made where there is none.
    void addExpectations(const std::vector<crawlright::expect::NewExpectation>& wanted);
    /// What these crawlers may do now at this URL or path shall be so from now on.
    void expectPresent(const QString& address, const std::vector<std::string>& crawlers);

Q_SIGNALS:
    /// How many hold is another number, or may be.
    void changed();
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
    QPointer<expect::ExpectationsPane> m_pane;
    QString m_toldFault; // of reading
};

} // namespace crawlright::window
