// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/expect/expectation_file.h"

#include <QFile>
#include <QFileInfo>
#include <QStringBuilder>

#include <utility>

namespace crawlright::expect {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using files::FileError;
using files::FileFault;

namespace {

ExpectationsPtr parsed(std::string bytes)
{
    return std::make_shared<const Expectations>(parse(std::move(bytes)));
}

FileError errorOf(FileFault fault, const QString& path)
{
    return {.fault = fault, .path = path};
}

} // namespace

QString pathBeside(const QString& robotsFile)
{
    return robotsFile.isEmpty() ? QString() : QString(robotsFile % u".expect"_s);
}

ExpectationFile::ExpectationFile(QObject* parent)
    : QObject(parent)
    , m_expectations(parsed({}))
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(150ms);
    connect(&m_settle, &QTimer::timeout, this, &ExpectationFile::lookAtDisk);
    const auto settle = [this] { m_settle.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, settle);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, settle);
}

void ExpectationFile::follow(const QString& robotsFile)
{
    const QString path = pathBeside(robotsFile);
    if (path == m_path) {
        if (m_state == State::Unreadable)
            read(); // a permission changes without a new time of the file
        else
            lookAtDisk();
        return;
    }
    m_path = path;
    m_state = path.isEmpty() ? State::NoPlace : State::Reading;
    m_error = {};
    m_expectations = parsed({});
    m_undo.reset();
    watch();
    Q_EMIT changed();
    if (!path.isEmpty())
        read();
}

void ExpectationFile::lookAtDisk()
{
    if (m_path.isEmpty() || m_state == State::Reading)
        return;
    if (files::stampOf(m_path) != m_stamp)
        read();
}

ExpectationFile::Read ExpectationFile::readAt(const QString& path)
{
    auto file = files::readFile(path);
    if (file)
        return {.bytes = file->bytes, .expectations = parsed(file->bytes), .stamp = file->stamp};
    if (file.error().fault == FileFault::NotFound)
        return {.bytes = std::nullopt, .expectations = parsed({}), .stamp = {}};
    return {.bytes = std::unexpected(file.error()),
            .expectations = parsed({}),
            .stamp = files::stampOf(path)};
}

void ExpectationFile::read()
{
    if (m_isBusy) {
        m_readsAgain = true;
        return;
    }
    m_isBusy = true;
    m_readsAgain = false;
    work::inBackground(
        this, [path = m_path] { return readAt(path); },
        [this, path = m_path](const Read& read) {
            m_isBusy = false;
            if (path == m_path)
                take(read);
            else
                m_readsAgain = true;
            goOn();
        });
}

void ExpectationFile::take(const Read& read)
{
    const State state = !read.bytes               ? State::Unreadable
                        : read.bytes->has_value() ? State::Present
                                                  : State::Absent;
    const bool isSame =
        state == m_state && state != State::Unreadable &&
        (state == State::Absent || read.expectations->bytes == m_expectations->bytes);
    m_stamp = read.stamp;
    watch();
    if (isSame)
        return;
    m_state = state;
    m_error = read.bytes ? FileError() : read.bytes.error();
    m_expectations = read.expectations;
    Q_EMIT changed();
}

void ExpectationFile::change(Make make, Done done, const ExpectationsPtr& basis)
{
    m_changes.push_back({m_path, std::move(make), std::move(done), basis});
    goOn();
}

void ExpectationFile::undo(Done done)
{
    m_changes.push_back({m_path, nullptr, std::move(done), nullptr});
    goOn();
}

void ExpectationFile::goOn()
{
    if (m_isBusy)
        return;
    if (m_readsAgain && !m_path.isEmpty()) {
        read();
        return;
    }
    if (m_changes.empty())
        return;
    const Change change = std::move(m_changes.front());
    m_changes.pop_front();
    run(change);
}

void ExpectationFile::run(const Change& change)
{
    std::optional<FileError> refusal;
    if (change.path != m_path || m_path.isEmpty())
        refusal = errorOf(FileFault::Cancelled, change.path);
    else if (m_state == State::Unreadable)
        refusal = m_error;
    else if ((change.basis && change.basis != m_expectations) || (!change.make && !m_undo))
        refusal = errorOf(FileFault::ChangedOnDisk, m_path);
    if (refusal) {
        change.done(refusal, false);
        goOn();
        return;
    }
    m_isBusy = true;
    const Bytes known = m_state == State::Present ? Bytes(m_expectations->bytes) : std::nullopt;
    work::inBackground(
        this,
        [change, known, file = m_expectations, undo = m_undo] {
            return write(change, known, file, undo);
        },
        [this, change, known](const Written& written) {
            m_isBusy = false;
            if (!written.file) {
                if (written.file.error().fault == FileFault::ChangedOnDisk)
                    m_readsAgain = true;
                change.done(written.file.error(), false);
            } else {
                wasWritten(change, known, written);
            }
            goOn();
        });
}

void ExpectationFile::wasWritten(const Change& change, const Bytes& known, const Written& written)
{
    if (change.path == m_path) { // else: another file was opened meanwhile
        if (!change.make)
            m_undo.reset();
        else if (written.wasChanged)
            m_undo = Undo{known, written.file->expectations->bytes};
        take(*written.file);
    }
    change.done(std::nullopt, written.wasChanged);
}

// On a worker. What another program wrote since is not overwritten.
ExpectationFile::Written ExpectationFile::write(const Change& change, const Bytes& known,
                                                const ExpectationsPtr& expectations,
                                                const std::optional<Undo>& undo)
{
    const QString& path = change.path;
    const Read now = readAt(path);
    if (!now.bytes)
        return {.file = std::unexpected(now.bytes.error())};
    if (*now.bytes != known || (!change.make && known != Bytes(undo->after)))
        return {.file = std::unexpected(errorOf(FileFault::ChangedOnDisk, path))};
    const Bytes wanted = change.make ? Bytes(change.make(*expectations)) : undo->before;
    if (wanted == known || (wanted && wanted->empty() && !known))
        return {.file = now};
    if (!wanted) {
        if (!QFile::remove(path))
            return {.file = std::unexpected(errorOf(FileFault::WriteFailed, path))};
        return {.file = readAt(path), .wasChanged = true};
    }
    if (wanted->size() > static_cast<std::size_t>(files::maxFileSize)) {
        return {.file = std::unexpected(FileError{.fault = FileFault::TooBig,
                                                  .path = path,
                                                  .size = static_cast<qint64>(wanted->size())})};
    }
    const auto stamp = files::writeFile(path, *wanted);
    if (!stamp)
        return {.file = std::unexpected(stamp.error())};
    return {.file = Read{.bytes = wanted, .expectations = parsed(*wanted), .stamp = *stamp},
            .wasChanged = true};
}

void ExpectationFile::watch()
{
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    if (!watched.isEmpty())
        m_watcher.removePaths(watched);
    if (m_path.isEmpty())
        return;
    // The folder too: there a file appears, and one that is replaced is no longer watched.
    QStringList wanted;
    for (const QString& place : {m_path, QFileInfo(m_path).absolutePath()})
        if (QFileInfo::exists(place))
            wanted.append(place);
    if (!wanted.isEmpty())
        m_watcher.addPaths(wanted);
    m_settle.start(); // a change that the old watch saw and the new one did not
}

} // namespace crawlright::expect
