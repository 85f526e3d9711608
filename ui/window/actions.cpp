// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/actions.h"

#include "ui/icons/icons.h"

#include <QAction>
#include <QKeySequence>

namespace crawlright::window {

using namespace Qt::StringLiterals;

namespace {

QAction* make(QObject* parent, QLatin1StringView icon, const QString& text,
              const QList<QKeySequence>& keys = {})
{
    auto* action = new QAction(text, parent);
    if (!icon.isEmpty())
        action->setIcon(icons::themed(icon));
    action->setShortcuts(keys);
    return action;
}

QList<QKeySequence> keysOf(QKeySequence::StandardKey key)
{
    return QKeySequence::keyBindings(key);
}

/// The key that the desktop has for it, else one of our own.
QList<QKeySequence> keysOf(QKeySequence::StandardKey key, const QKeySequence& ours)
{
    const QList<QKeySequence> keys = QKeySequence::keyBindings(key);
    return keys.isEmpty() ? QList{ours} : keys;
}

} // namespace

Actions::Actions(QObject* parent)
    : QObject(parent)
{
    makeFile();
    makeEdit();
    makeView();
    makeGo();
    makeRest();
}

void Actions::makeFile()
{
    newText = make(this, "document-new"_L1, tr("&New"), keysOf(QKeySequence::New));
    open = make(this, "document-open"_L1, tr("&Open…"), keysOf(QKeySequence::Open));
    save = make(this, "document-save"_L1, tr("&Save"), keysOf(QKeySequence::Save));
    saveAs = make(this, "document-save-as"_L1, tr("Save &As…"),
                  keysOf(QKeySequence::SaveAs, QKeySequence(u"Ctrl+Shift+S"_s)));
    reload = make(this, "view-refresh"_L1, tr("Re&load from Disk"), {QKeySequence(Qt::Key_F5)});
    report = make(this, {}, tr("Save a Re&port…"));
    report->setToolTip(tr("A web page to hand over: the file, its findings, the verdicts of the "
                          "chosen crawlers on the loaded URLs, and why."));
    quit = make(this, "application-exit"_L1, tr("&Quit"),
                keysOf(QKeySequence::Quit, QKeySequence(u"Ctrl+Q"_s)));
    quit->setMenuRole(QAction::QuitRole);
}

void Actions::makeEdit()
{
    undo = make(this, "edit-undo"_L1, tr("&Undo"), keysOf(QKeySequence::Undo));
    redo = make(this, "edit-redo"_L1, tr("&Redo"), keysOf(QKeySequence::Redo));
    cut = make(this, "edit-cut"_L1, tr("Cu&t"), keysOf(QKeySequence::Cut));
    copy = make(this, "edit-copy"_L1, tr("&Copy"), keysOf(QKeySequence::Copy));
    paste = make(this, "edit-paste"_L1, tr("&Paste"), keysOf(QKeySequence::Paste));
    selectAll =
        make(this, "edit-select-all"_L1, tr("Select &All"), keysOf(QKeySequence::SelectAll));
    fixes = make(this, "quick-fix"_L1, tr("&Quick Fixes…"),
                 {QKeySequence(u"Ctrl+."_s), QKeySequence(u"Alt+Return"_s)});
    format = make(this, {}, tr("&Format File"), {QKeySequence(u"Ctrl+Shift+I"_s)});
    simplify = make(this, {}, tr("Si&mplify…"));
    // These keys belong to whatever field has the keyboard.
    for (QAction* action : {undo, redo, cut, copy, paste, selectAll})
        action->setShortcutContext(Qt::WidgetShortcut);
}

void Actions::makeView()
{
    zoomIn = make(this, "zoom-in"_L1, tr("Zoom &In"), keysOf(QKeySequence::ZoomIn));
    zoomOut = make(this, "zoom-out"_L1, tr("Zoom &Out"), keysOf(QKeySequence::ZoomOut));
    zoomReset = make(this, "zoom-original"_L1, tr("&Usual Size"), {QKeySequence(u"Ctrl+0"_s)});
}

// None of these is a key with which fields edit text on X11, as Ctrl+D, E and K are.
void Actions::makeGo()
{
    goToLine = make(this, "go-jump"_L1, tr("Go to &Line…"), {QKeySequence(u"Ctrl+G"_s)});
    goToDecidingLine = make(this, {}, tr("Go to the &Deciding Line"), {QKeySequence(u"Ctrl+J"_s)});
    //: Shows those of the loaded URLs that the rule in the cursor's line decides.
    goToUrlsOfLine =
        make(this, {}, tr("URLs That This &Rule Decides"), {QKeySequence(u"Ctrl+Shift+J"_s)});
    goToUrlsOfLine->setEnabled(false);
    nextProblem = make(this, "go-down"_L1, tr("&Next Problem"), {QKeySequence(Qt::Key_F8)});
    previousProblem =
        make(this, "go-up"_L1, tr("&Previous Problem"), {QKeySequence(u"Shift+F8"_s)});
    goToEditor = make(this, {}, tr("&Editor"), {QKeySequence(u"Alt+1"_s)});
    goToTester =
        make(this, {}, tr("&Tester"), {QKeySequence(u"Alt+2"_s), QKeySequence(u"Ctrl+T"_s)});
    goToProblems = make(this, {}, tr("P&roblems"), {QKeySequence(u"Alt+3"_s)});
    goToUrls = make(this, {}, tr("&URLs"), {QKeySequence(u"Alt+4"_s)});
    goToFetch = make(this, {}, tr("&Fetch"), {QKeySequence(u"Alt+5"_s)});
    goToExpectations = make(this, {}, tr("E&xpectations"), {QKeySequence(u"Alt+6"_s)});
    goToAddress =
        make(this, {}, tr("&Address Field"), {QKeySequence(u"Ctrl+L"_s), QKeySequence(Qt::Key_F6)});
}

void Actions::makeRest()
{
    expect = make(this, {}, tr("&Expect the Verdicts of the Tester"));
    expect->setToolTip(tr("Adds what each crawler of the tester may do now to the expectations."));
    fetch = make(this, "download"_L1, tr("&Fetch robots.txt"), {QKeySequence(u"Ctrl+Shift+F"_s)});
    cancelFetch = make(this, "process-stop"_L1, tr("&Cancel Fetching"));
    cancelFetch->setEnabled(false);
    crawlerSets = make(this, "configure"_L1, tr("&Crawler Sets…"));
    resetLayout = make(this, "view-sidetree"_L1, tr("&Reset Window Layout"));
    explain = make(this, "help-contents"_L1, tr("&What Does This Finding Mean?"),
                   {QKeySequence(Qt::Key_F1)});
    reference = make(this, {}, tr("Findings &Reference"), {QKeySequence(u"Shift+F1"_s)});
    about = make(this, "help-about"_L1, tr("&About Crawlright"));
    about->setMenuRole(QAction::AboutRole);
}

} // namespace crawlright::window
