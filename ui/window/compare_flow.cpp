// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/compare_flow.h"

#include "ui/compare/compare_view.h"
#include "ui/editor/code_editor.h"
#include "ui/files/file_words.h"
#include "ui/session/document_session.h"
#include "ui/urllist/difference.h"
#include "ui/window/file_flow.h"
#include "ui/window/message_bar.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QUrl>

#include <utility>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using compare::CompareView;
using files::DocumentFile;
using files::FileWords;
using Topic = MessageArea::Topic;

namespace {
constexpr auto compareFolderKey = "compare/folder"_L1;
}

CompareFlow::CompareFlow(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    connectView();
    DocumentFile* file = &m_parts.files.file();
    connect(file, &DocumentFile::saved, this, &CompareFlow::followSaved);
    connect(file, &DocumentFile::reloaded, this, &CompareFlow::followSaved);
    connect(file, &DocumentFile::changedOnDisk, this, &CompareFlow::followSaved);
    connect(&m_parts.files, &FileFlow::compareAsked, this, &CompareFlow::withSaved);
    connect(&m_parts.files, &FileFlow::textReplaced, &m_parts.view, [this] {
        ++m_asked;
        if (m_parts.view.isComparing())
            m_parts.view.close();
    });
}

void CompareFlow::connectView()
{
    CompareView* view = &m_parts.view;
    connect(view, &CompareView::editsRequested, this, &CompareFlow::apply);
    connect(view, &CompareView::changeMissed, this, [this] {
        say(tr("What is compared has changed since the menu was opened, so nothing was done."));
    });
    connect(view, &CompareView::lineRequested, &m_parts.editor, [this](text::LineNumber line) {
        m_parts.editor.goToLine(line);
        m_parts.editor.setFocus();
    });
    connect(view, &CompareView::closed, &m_parts.editor, [this] {
        ++m_asked;
        m_parts.editor.setFocus();
    });
}

void CompareFlow::withSaved()
{
    const QString path = m_parts.files.file().path();
    if (path.isEmpty()) {
        m_parts.messages.show(
            Topic::Comparing,
            {.kind = MessageKind::Information,
             .text = tr("This text was never saved, so there is no file to compare it with."),
             .actions = {{tr("&Compare with a File…"), [this] { withFile(); }}}});
        return;
    }
    read(path, tr("%1, as saved").arg(FileWords::shortName(path)), true);
}

void CompareFlow::withFile()
{
    const QString own = m_parts.files.file().path();
    const QString folder =
        own.isEmpty()
            ? m_parts.settings
                  .value(compareFolderKey,
                         QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
                  .toString()
            : QFileInfo(own).absolutePath();
    auto* dialog = new QFileDialog(m_parts.view.window(), tr("Compare with a File"), folder);
    dialog->setObjectName("compareDialog"_L1);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // Any: of a file that is not there our own message tells, not a box of the dialog.
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setAcceptMode(QFileDialog::AcceptOpen);
    connect(dialog, &QFileDialog::fileSelected, this, &CompareFlow::withFileAt);
    dialog->open();
}

void CompareFlow::withFileAt(const QString& path)
{
    m_parts.settings.setValue(compareFolderKey, QFileInfo(path).absolutePath());
    read(path, FileWords::shortName(path), false);
}

void CompareFlow::withText(std::string bytes, const QString& name, compare::Side edited)
{
    m_parts.messages.clear(Topic::Comparing);
    work::inBackground(
        this,
        [text = std::move(bytes)]() mutable { return Read(urllist::readAs(std::move(text))); },
        [this, name, edited, asked = ++m_asked](const Read& result) {
            if (asked == m_asked)
                show(result, name, false, edited);
        });
}

void CompareFlow::sayNothingFetched(const QString& address)
{
    if (address.isEmpty()) {
        say(tr("Nothing was fetched yet. Type the address of a site above, fetch its robots.txt, "
               "and compare this text with it."));
        return;
    }
    say(tr("What was fetched from %1 is no longer held in memory. Tools → Check What Is Published "
           "fetches it anew and compares this text with it.")
            .arg(QUrl(address).toDisplayString(QUrl::FullyEncoded)));
}

void CompareFlow::read(const QString& path, const QString& name, bool isSaved)
{
    m_parts.messages.clear(Topic::Comparing);
    work::inBackground(
        this,
        [path]() -> Read {
            auto loaded = files::readFile(
                path, {.accept = files::Accept::Anything, .cancel = {}, .progress = {}});
            if (!loaded)
                return std::unexpected(loaded.error());
            return urllist::readAs(std::move(loaded->bytes));
        },
        [this, name, isSaved, asked = ++m_asked](const Read& result) {
            if (asked == m_asked)
                show(result, name, isSaved);
        });
}

void CompareFlow::show(const Read& result, const QString& name, bool isSaved, compare::Side edited)
{
    if (!result) {
        m_parts.messages.show(Topic::Comparing, {.kind = MessageKind::Error,
                                                 .text = FileWords::notOpened(result.error()),
                                                 .actions = {}});
        return;
    }
    CompareView& view = m_parts.view;
    // The saved file has changed: what one looks at stays on screen.
    if (isSaved && m_isSaved && view.isComparing()) {
        view.updateOther(*result, name);
        return;
    }
    m_isSaved = isSaved;
    view.compareWith(*result, name, edited);
    view.setFocus();
}

void CompareFlow::followSaved()
{
    if (m_isSaved && m_parts.view.isComparing())
        withSaved();
}

/// The keyboard stays where it is: one may want to take the next change too.
void CompareFlow::apply(const edits::Edits& edits, quint64 revision)
{
    if (revision == m_parts.session.revision()) {
        m_parts.editor.applyEdits(edits);
        return;
    }
    say(tr("The text has changed since it was compared, so nothing was done. It is being compared "
           "anew."));
}

void CompareFlow::say(const QString& text)
{
    m_parts.messages.show(Topic::Comparing,
                          {.kind = MessageKind::Information, .text = text, .actions = {}});
}

} // namespace crawlright::window
