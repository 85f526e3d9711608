// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/encoding.h"
#include "ui/files/document_file.h"
#include "ui/files/recent_files.h"

#include <QObject>
#include <QPointer>
#include <QUrl>

#include <functional>
#include <optional>

class QMessageBox;
class QSettings;
class QWidget;

namespace crawlright::window {

class MessageArea;

/// Saving and closing one document as a user goes through it: file dialogs, the question about
/// unsaved changes (the only box that insists on an answer), and a message for whatever goes wrong.
class FileFlow final : public QObject {
    Q_OBJECT

public:
    /// All of these must outlive this; boxes appear over the window.
    FileFlow(session::DocumentSession& session, MessageArea& messages, files::RecentFiles& recent,
             QSettings& settings, QWidget& page);

    [[nodiscard]] files::DocumentFile& file() { return m_file; }
    [[nodiscard]] const files::DocumentFile& file() const { return m_file; }
    [[nodiscard]] bool hasUnsavedChanges() const;
    /// What the text is called: the file's name, or what it is where it is no file yet.
    [[nodiscard]] QString name() const;

    /// `opened` or `openFailed` follows.
    void open(const QString& path, files::Accept accept = files::Accept::TextOnly);
    void save();
    void saveAs();
    void reload();
    /// Takes a text that is no file yet, under a name for the title; `from`: the address
    /// of the robots.txt that it is, if known.
    void take(std::string bytes, const QString& name, const QUrl& from = {});

    /// Where a dialog about this document starts.
    [[nodiscard]] QString startFolder() const;
    /// The address that the text was fetched from; empty: it was not.
    [[nodiscard]] QUrl address() const { return m_address; }

    /// Goes on with `then` at once, or after the user has saved or given up unsaved changes; never,
    /// if they choose Cancel or saving fails. What is being opened meanwhile is given up, what is
    /// being saved is finished first, or given up by `DocumentFile::cancel`.
    void whenSafe(const std::function<void()>& then);

Q_SIGNALS:
    /// Another text, another name, or another state of it on disk.
    void changed();
    /// A file was opened, or another text taken: nothing of the former one is left.
    void textReplaced();
    void opened();
    /// The bytes shall become UTF-8.
    void conversionAsked(crawlright::edits::Encoding from);
    /// The first file of this flow could not be opened; of one that is open a message tells.
    void openFailed(const crawlright::files::FileError& error);
    /// The user wants to see how the text differs from what is on disk.
    void compareAsked();
    /// The user wants the last edit back.
    void undoAsked();
    /// Something takes long; `total` 0: how long is not known. `ended` follows.
    void workGoesOn(const QString& what, qint64 done, qint64 total);
    void workEnded();

private:
    struct Saving {
        QString path; ///< empty: where the text is
        files::Replace how = files::Replace::Atomically;
        bool overwrite = false; ///< what another program wrote there since
    };

    void connectFile();
    void takeSaved(const QString& path);
    void goOn();
    void saveTo(const Saving& saving);
    /// The last one, if it was at this path.
    [[nodiscard]] Saving again(const QString& path) const;
    /// As it was chosen for this path.
    [[nodiscard]] files::Replace howAt(const QString& path) const;
    void showOpened(files::FileNature nature);
    void showRemark();
    void showReplaced();
    void takeOpenFailed(const files::FileError& error);
    void showReloadFailed(const files::FileError& error);
    void showSaveFailed(const files::FileError& error);
    void showChangedOnDisk();
    void showRemovedFromDisk();

    session::DocumentSession& m_session;
    MessageArea& m_messages;
    QSettings& m_settings;
    QWidget& m_page;
    files::DocumentFile m_file;
    files::RecentFiles& m_recent;
    files::FileNature m_nature = files::FileNature::Text; // when it was opened
    QString m_name;                                       // of a text that is no file
    QUrl m_address;                                       // where it was fetched
    QString m_work;                                       // what takes long
    bool m_losesChanges = false;                          // by reloading
    QTimer m_patience;                                    // before progress is shown
    QPointer<QMessageBox> m_question;
    Saving m_saving;                   // the last one
    std::optional<Saving> m_saveLater; // asked for while a file was read or written
    QString m_inPlace;                 // the file that one chose to write into
    std::function<void()> m_afterSave;
    std::function<void()> m_afterWork; // what was asked for while a file was read or written
};

} // namespace crawlright::window
