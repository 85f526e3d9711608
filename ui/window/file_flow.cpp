// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/file_flow.h"

#include "ui/files/file_words.h"
#include "ui/session/document_session.h"
#include "ui/window/message_bar.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QSettings>
#include <QStandardPaths>

#include <chrono>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using files::FileError;
using files::FileFault;
using files::FileWords;
using Topic = MessageArea::Topic;

namespace {
constexpr auto folderKey = "files/folder"_L1;
constexpr auto robotsTxt = "robots.txt"_L1;
} // namespace

FileFlow::FileFlow(session::DocumentSession& session, MessageArea& messages,
                   files::RecentFiles& recent, QSettings& settings, QWidget& page)
    : QObject(&page)
    , m_session(session)
    , m_messages(messages)
    , m_settings(settings)
    , m_page(page)
    , m_file(session)
    , m_recent(recent)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(300ms);
    connect(&m_patience, &QTimer::timeout, this, [this] { Q_EMIT workGoesOn(m_work, 0, 0); });
    connect(&m_session, &session::DocumentSession::modifiedChanged, this, &FileFlow::changed);
    connectFile();
}

void FileFlow::connectFile()
{
    using files::DocumentFile;
    connect(&m_file, &DocumentFile::opened, this, &FileFlow::showOpened);
    connect(&m_file, &DocumentFile::openFailed, this, &FileFlow::takeOpenFailed);
    connect(&m_file, &DocumentFile::saveFailed, this, &FileFlow::showSaveFailed);
    connect(&m_file, &DocumentFile::changedOnDisk, this, &FileFlow::showChangedOnDisk);
    connect(&m_file, &DocumentFile::removedFromDisk, this, &FileFlow::showRemovedFromDisk);
    connect(&m_file, &DocumentFile::textKept, this, &FileFlow::changed);
    connect(&m_file, &DocumentFile::sameAsDisk, this, [this] {
        m_messages.clear(Topic::Disk);
        Q_EMIT changed();
    });
    connect(&m_file, &DocumentFile::pathChanged, this, [this] {
        m_inPlace.clear();
        Q_EMIT changed();
    });
    connect(&m_file, &DocumentFile::saved, this, &FileFlow::takeSaved);
    connect(&m_file, &DocumentFile::reloaded, this, [this] {
        m_messages.clear(Topic::Disk);
        m_messages.clear(Topic::Saving);
        if (std::exchange(m_losesChanges, false))
            showReplaced();
        Q_EMIT changed();
    });
    connect(&m_file, &DocumentFile::progressed, this, [this](qint64 done, qint64 total) {
        if (m_file.isBusy() && !m_patience.isActive())
            Q_EMIT workGoesOn(m_work, done, total);
    });
    connect(&m_file, &DocumentFile::busyChanged, this, [this](bool busy) {
        if (busy) {
            m_patience.start();
            return;
        }
        m_patience.stop();
        Q_EMIT workEnded();
        // Later: first it is told how the work ended.
        QMetaObject::invokeMethod(this, &FileFlow::goOn, Qt::QueuedConnection);
    });
}

void FileFlow::takeSaved(const QString& path)
{
    if (path == m_saving.path)
        m_inPlace = m_saving.how == files::Replace::InPlace ? path : QString();
    m_messages.clear(Topic::Saving);
    m_messages.clear(Topic::Disk);
    if (m_messages.message(Topic::Content))
        showRemark(); // it names the file
    m_recent.add(path);
    Q_EMIT changed();
    if (const auto then = std::exchange(m_afterSave, nullptr))
        whenSafe(then); // asks again if one typed while it was saved
}

bool FileFlow::hasUnsavedChanges() const
{
    return m_session.isModified() || m_file.differsFromDisk();
}

QString FileFlow::name() const
{
    if (!m_file.path().isEmpty())
        return FileWords::shortName(m_file.path());
    return m_name.isEmpty() ? tr("Untitled") : m_name;
}

void FileFlow::take(std::string bytes, const QString& name, const QUrl& from)
{
    m_messages.clearAll();
    m_session.load(std::move(bytes), {.fileName = {},
                                      .host = from.host(QUrl::FullyEncoded).toStdString(),
                                      .address = from.toString(QUrl::FullyEncoded).toStdString(),
                                      .policy = nullptr});
    m_name = name;
    m_address = from;
    m_file.detach();
    Q_EMIT textReplaced();
    Q_EMIT changed();
}

QString FileFlow::startFolder() const
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (m_file.hasLateSave())
        return documents; // a dialog would wait for the disk that does not answer
    if (!m_file.path().isEmpty())
        return QFileInfo(m_file.path()).absolutePath();
    return m_settings.value(folderKey, documents).toString();
}

void FileFlow::open(const QString& path, files::Accept accept)
{
    m_work = tr("Opening “%1”…").arg(FileWords::shortName(path));
    m_file.open(path, accept);
}

void FileFlow::showOpened(files::FileNature nature)
{
    const QString path = m_file.path();
    m_name.clear();
    m_address.clear();
    m_messages.clearAll();
    m_recent.add(path);
    m_settings.setValue(folderKey, QFileInfo(path).absolutePath());
    m_nature = nature;
    showRemark();
    Q_EMIT textReplaced();
    Q_EMIT changed();
    Q_EMIT opened();
}

void FileFlow::showRemark()
{
    const QString remark = FileWords::remark(m_nature, m_file.path());
    if (remark.isEmpty())
        return;
    const bool harmless = m_nature == files::FileNature::Empty;
    Message message{.kind = harmless ? MessageKind::Information : MessageKind::Warning,
                    .text = remark,
                    .actions = {}};
    if (m_nature == files::FileNature::Utf16) {
        const auto from = m_session.bytes().starts_with("\xFE\xFF") ? edits::Encoding::Utf16Be
                                                                    : edits::Encoding::Utf16Le;
        // What one types before would be UTF-8 amid UTF-16.
        message.actions.push_back(
            {tr("&Convert to UTF-8"), [this, from] { Q_EMIT conversionAsked(from); }});
    }
    m_messages.show(Topic::Content, std::move(message));
}

void FileFlow::save()
{
    if (m_file.isBusy())
        m_saveLater = Saving();
    else if (m_file.path().isEmpty())
        saveAs();
    else
        saveTo({.path = m_file.path(), .how = howAt(m_file.path())});
}

void FileFlow::saveAs()
{
    auto* dialog = new QFileDialog(&m_page, tr("Save As"), startFolder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setNameFilters({tr("Text files (*.txt)"), tr("All files (*)")});
    dialog->selectFile(m_file.path().isEmpty() ? QString(robotsTxt)
                                               : QFileInfo(m_file.path()).fileName());
    // What the dialog overwrites it has asked about.
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        saveTo({.path = path, .how = howAt(path), .overwrite = true});
    });
    connect(dialog, &QFileDialog::rejected, this, [this] { m_afterSave = nullptr; });
    dialog->open();
}

FileFlow::Saving FileFlow::again(const QString& path) const
{
    return m_saving.path == path ? m_saving : Saving{.path = path};
}

files::Replace FileFlow::howAt(const QString& path) const
{
    const bool isInPlace = QFileInfo(path).absoluteFilePath() == m_inPlace;
    return isInPlace ? files::Replace::InPlace : files::Replace::Atomically;
}

void FileFlow::saveTo(const Saving& saving)
{
    if (m_file.isBusy()) {
        m_saveLater = saving;
        return;
    }
    m_saving = saving;
    m_saving.path = QFileInfo(saving.path).absoluteFilePath();
    m_work = tr("Saving “%1”…").arg(FileWords::shortName(saving.path));
    m_settings.setValue(folderKey, QFileInfo(saving.path).absolutePath());
    m_file.saveTo(m_saving.path, saving.how, saving.overwrite);
}

void FileFlow::reload()
{
    m_work = tr("Reloading “%1”…").arg(name());
    m_losesChanges = m_session.isModified();
    m_file.reload();
}

// Nobody was asked, so it must be easy to take back.
void FileFlow::showReplaced()
{
    m_messages.show(
        Topic::Disk,
        {.kind = MessageKind::Information,
         .text = tr("“%1” was reloaded, and your unsaved changes were replaced.").arg(name()),
         .actions = {{tr("&Undo"), [this] { Q_EMIT undoAsked(); }}}});
}

void FileFlow::takeOpenFailed(const FileError& error)
{
    m_losesChanges = false;
    if (!m_file.path().isEmpty() && m_file.path() == error.path)
        showReloadFailed(error);
    else
        Q_EMIT openFailed(error);
}

void FileFlow::showReloadFailed(const FileError& error)
{
    const bool wasCancelled = error.fault == FileFault::Cancelled;
    Message message{.kind = wasCancelled ? MessageKind::Information : MessageKind::Error,
                    .text = FileWords::notOpened(error),
                    .actions = {{tr("Retr&y"), [this] { reload(); }}}};
    if (error.fault == FileFault::NotFound)
        message.actions.push_back({tr("Save &It Again"), [this] { save(); }});
    m_messages.show(Topic::Disk, std::move(message));
}

void FileFlow::showSaveFailed(const FileError& error)
{
    m_afterSave = nullptr;
    const bool wasCancelled = error.fault == FileFault::Cancelled;
    if (wasCancelled && m_saveLater && m_saveLater->path.isEmpty())
        m_saveLater.reset(); // the same once more
    Message message{.kind = wasCancelled ? MessageKind::Warning : MessageKind::Error,
                    .text = FileWords::notSaved(error),
                    .actions = {}};
    const QString path = error.path;
    const auto overwrite = [this, path] {
        Saving saving = again(path);
        saving.overwrite = true;
        saveTo(saving);
    };
    const auto writeInto = [this, path] {
        Saving saving = again(path);
        saving.how = files::Replace::InPlace;
        saveTo(saving);
    };
    if (error.fault == FileFault::ChangedOnDisk) {
        message.actions.push_back({tr("&Compare"), [this] { Q_EMIT compareAsked(); }, true});
        message.actions.push_back({tr("&Overwrite"), overwrite});
        message.actions.push_back({tr("Re&load"), [this] { reload(); }});
    }
    if (error.fault == FileFault::ChangedUnread)
        message.actions.push_back({tr("&Overwrite"), overwrite});
    if (error.fault == FileFault::ReadOnlyFolder)
        message.actions.push_back({tr("Write int&o the File"), writeInto});
    message.actions.push_back({tr("Save under Another &Name…"), [this] { saveAs(); }});
    m_messages.show(Topic::Saving, std::move(message));
}

void FileFlow::showChangedOnDisk()
{
    m_saving.overwrite = false; // that was said of what was there before
    if (const auto& error = m_file.unread()) {
        m_messages.show(Topic::Disk,
                        {.kind = MessageKind::Warning,
                         .text = FileWords::unread(*error),
                         .actions = {{tr("Retr&y"), [this] { reload(); }},
                                     {tr("Kee&p This Text"), [this] { m_file.keepText(); }}}});
        Q_EMIT changed();
        return;
    }
    const QString text = m_session.isModified() ? tr("“%1” was changed by another program. "
                                                     "Reloading replaces your unsaved changes, and "
                                                     "can be undone.")
                                                : tr("“%1” was changed by another program.");
    m_messages.show(Topic::Disk,
                    {.kind = MessageKind::Warning,
                     .text = text.arg(name()),
                     .actions = {{tr("&Compare"), [this] { Q_EMIT compareAsked(); }, true},
                                 {tr("Re&load"), [this] { reload(); }},
                                 {tr("Kee&p This Text"), [this] { m_file.keepText(); }}}});
    Q_EMIT changed();
}

void FileFlow::showRemovedFromDisk()
{
    m_messages.show(
        Topic::Disk,
        {.kind = MessageKind::Warning,
         .text = tr("“%1” was deleted or moved by another program. Your text is still here.")
                     .arg(name()),
         .actions = {{tr("Save &It Again"), [this] { save(); }}}});
    Q_EMIT changed();
}

void FileFlow::goOn()
{
    if (m_file.isBusy())
        return;
    if (const auto later = std::exchange(m_saveLater, std::nullopt)) {
        if (!later->path.isEmpty())
            saveTo(*later);
        else if (hasUnsavedChanges())
            save();
        if (m_file.isBusy())
            return; // its end goes on
    }
    if (const auto then = std::exchange(m_afterWork, nullptr))
        whenSafe(then);
}

void FileFlow::whenSafe(const std::function<void()>& then)
{
    if (m_question)
        return; // one question at a time
    if (m_file.isBusy()) {
        m_afterWork = then;
        if (!m_file.isSaving())
            m_file.cancel();
        return;
    }
    if (!hasUnsavedChanges()) {
        then();
        return;
    }
    m_question = new QMessageBox(
        QMessageBox::Warning, tr("Unsaved Changes"), tr("“%1” has unsaved changes.").arg(name()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_page);
    m_question->setObjectName("unsavedQuestion"_L1);
    const QString lost = tr("If you do not save them, they are lost.");
    const QString path = QDir::toNativeSeparators(m_file.path());
    m_question->setInformativeText(path.isEmpty() ? lost : path + u"\n"_s + lost);
    m_question->setDefaultButton(QMessageBox::Save);
    m_question->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_question, &QMessageBox::finished, this, [this, then](int answer) {
        m_question = nullptr;
        if (answer == QMessageBox::Discard) {
            then();
        } else if (answer == QMessageBox::Save) {
            m_afterSave = then;
            save();
        }
    });
    m_question->open();
}

} // namespace crawlright::window
