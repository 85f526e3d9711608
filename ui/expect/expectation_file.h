// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/expect/results.h"
#include "ui/files/file_io.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <deque>
#include <expected>
#include <functional>
#include <optional>

namespace crawlright::expect {

/// `robots.txt.expect` beside `robots.txt`.
[[nodiscard]] QString pathBeside(const QString& robotsFile);

/// The expectation file beside a robots file: read in the background, read again when another
/// program changes it, changed without losing what another program wrote. Says facts; the window
/// says them to the user.
class ExpectationFile final : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        NoPlace, ///< the text is no file, so nothing is beside it
        Reading, ///< for the first time
        Absent,  ///< there is no such file
        Present,
        Unreadable, ///< `error()` says why
    };

    explicit ExpectationFile(QObject* parent = nullptr);

    /// The file beside this robots file; empty: none.
    void follow(const QString& robotsFile);
    /// Reads it again if it is another one on disk now.
    void lookAtDisk();

    /// Empty: `NoPlace`.
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const files::FileError& error() const { return m_error; }
    /// Never null; without lines unless `Present`.
    [[nodiscard]] const ExpectationsPtr& expectations() const { return m_expectations; }

    /// The new bytes of the file, made on a worker.
    using Make = std::function<std::string(const Expectations&)>;
    /// nullopt: it went well. Then `wasChanged`: the bytes are other ones.
    using Done = std::function<void(const std::optional<files::FileError>&, bool wasChanged)>;
    /// Changes the file, or makes it; changes are made one after another. Where another program
    /// changed it meanwhile nothing is written, and it is read again. `basis`: what the change was
    /// asked of; if the file has been read anew since, nothing is written either. Null: any.
    void change(Make make, Done done, const ExpectationsPtr& basis = nullptr);
    /// Takes the last change back, where nothing was changed since.
    void undo(Done done);
    [[nodiscard]] bool canUndo() const { return m_undo.has_value(); }

Q_SIGNALS:
    /// Another state, or other bytes.
    void changed();

private:
    using Bytes = std::optional<std::string>; // nullopt: no such file
    struct Read {
        std::expected<Bytes, files::FileError> bytes;
        ExpectationsPtr expectations;
        files::FileStamp stamp;
    };
    struct Change {
        QString path;
        Make make; // none: the last change is taken back
        Done done;
        ExpectationsPtr basis;
    };
    struct Undo {
        Bytes before;
        std::string after;
    };
    struct Written {
        std::expected<Read, files::FileError> file;
        bool wasChanged = false;
    };

    [[nodiscard]] static Read readAt(const QString& path);
    [[nodiscard]] static Written write(const Change& change, const Bytes& known,
                                       const ExpectationsPtr& expectations,
                                       const std::optional<Undo>& undo);
    void read();
    void run(const Change& change);
    void wasWritten(const Change& change, const Bytes& known, const Written& written);
    void goOn();
    void take(const Read& read);
    void watch();

    QString m_path;
    State m_state = State::NoPlace;
    files::FileError m_error;
    ExpectationsPtr m_expectations;
    files::FileStamp m_stamp; // when it was last read or written
    std::optional<Undo> m_undo;
    std::deque<Change> m_changes;
    bool m_isBusy = false;
    bool m_readsAgain = false;
    QFileSystemWatcher m_watcher;
    QTimer m_settle; // programs that save make several events
};

} // namespace crawlright::expect
