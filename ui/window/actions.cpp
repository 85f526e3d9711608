// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/actions.h"

#include "ui/icons/icons.h"
#include "ui/window/action_names.h"

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
    makeLines();
    makeFolds();
    makeView();
    makeGo();
    makeRest();
    nameActions(*this);
}

void Actions::makeFile()
{
    newText = make(this, "document-new"_L1, tr("&New"), keysOf(QKeySequence::New));
    open = make(this, "document-open"_L1, tr("&Open…"), keysOf(QKeySequence::Open));
    save = make(this, "document-save"_L1, tr("&Save"), keysOf(QKeySequence::Save));
    saveAs = make(this, "document-save-as"_L1, tr("Save &As…"),
                  keysOf(QKeySequence::SaveAs, QKeySequence(u"Ctrl+Shift+S"_s)));
    reload = make(this, "view-refresh"_L1, tr("Re&load from Disk"), {QKeySequence(Qt::Key_F5)});
    //: Of the file that is shown, to the clipboard.
    copyPath = make(this, "edit-copy"_L1, tr("Cop&y Path"));
    openFolder = make(this, "document-open"_L1, tr("Open Containing &Folder"));
    closeTab = make(this, "window-close"_L1, tr("&Close Tab"),
                    keysOf(QKeySequence::Close, QKeySequence(u"Ctrl+W"_s)));
    closeOtherTabs = make(this, {}, tr("Close O&thers"));
    reopenTab = make(this, {}, tr("Reopen Close&d File"), {QKeySequence(u"Ctrl+Shift+T"_s)});
    reopenTab->setEnabled(false);
    report = make(this, {}, tr("Sa&ve a Report…"));
    report->setToolTip(tr("A web page to hand over: the file, its findings, the verdicts of the "
                          "chosen crawlers on the loaded URLs, and why."));
    exportPage = make(this, {}, tr("&Export as HTML…"));
    exportPage->setToolTip(tr("A web page with the text, its colours, and what was found below "
                              "each line."));
    print = make(this, "document-print"_L1, tr("&Print…"), keysOf(QKeySequence::Print));
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
    find = make(this, "edit-find"_L1, tr("&Find…"), keysOf(QKeySequence::Find));
    // Some desktops have Ctrl+G too, which is Go to Line here.
    findNext = make(this, "go-down"_L1, tr("Find &Next"), {QKeySequence(Qt::Key_F3)});
    findPrevious = make(this, "go-up"_L1, tr("Find Pre&vious"), {QKeySequence(u"Shift+F3"_s)});
    replace = make(this, "edit-find-replace"_L1, tr("Replac&e…"),
                   {QKeySequence(u"Ctrl+H"_s), QKeySequence(u"Ctrl+R"_s)});
    complete = make(this, {}, tr("C&omplete"), {QKeySequence(u"Ctrl+Space"_s)});
    fixes = make(this, "quick-fix"_L1, tr("&Quick Fixes…"),
                 {QKeySequence(u"Ctrl+."_s), QKeySequence(u"Alt+Return"_s)});
    format = make(this, {}, tr("For&mat File"), {QKeySequence(u"Ctrl+Shift+I"_s)});
    simplify = make(this, {}, tr("&Simplify…"));
    insertTemplate = make(this, {}, tr("&Insert Template…"), {QKeySequence(u"Ctrl+Shift+E"_s)});
    // These keys belong to whatever field has the keyboard.
    for (QAction* action : {undo, redo, cut, copy, paste, selectAll})
        action->setShortcutContext(Qt::WidgetShortcut);
}

void Actions::makeLines()
{
    const auto key = [](QLatin1StringView keys) { return QKeySequence(keys); };
    toggleComment =
        make(this, {}, tr("&Comment or Uncomment"), {key("Ctrl+/"_L1), key("Ctrl+D"_L1)});
    moveLinesUp = make(this, "go-up"_L1, tr("Move Lines &Up"), {key("Ctrl+Shift+Up"_L1)});
    moveLinesDown = make(this, "go-down"_L1, tr("Move Lines &Down"), {key("Ctrl+Shift+Down"_L1)});
    duplicateLinesUp = make(this, {}, tr("Duplicate Lines A&bove"), {key("Ctrl+Alt+Up"_L1)});
    duplicateLinesDown = make(this, {}, tr("Duplicate Lines Be&low"), {key("Ctrl+Alt+Down"_L1)});
    joinLines = make(this, {}, tr("&Join Lines"), {key("Ctrl+Alt+J"_L1)});
    deleteLines = make(this, "edit-delete"_L1, tr("D&elete Lines"), {key("Ctrl+K"_L1)});
    for (QAction* action : {toggleComment, moveLinesUp, moveLinesDown, duplicateLinesUp,
                            duplicateLinesDown, joinLines, deleteLines})
        action->setShortcutContext(Qt::WidgetShortcut);
}

// The key of + is another one with Shift on some keyboards, and there gives =.
void Actions::makeFolds()
{
    const auto key = [](QLatin1StringView keys) { return QKeySequence(keys); };
    foldGroup = make(this, {}, tr("&Fold Group"), {key("Alt+-"_L1)});
    unfoldGroup = make(this, {}, tr("&Unfold Group"), {key("Alt++"_L1), key("Alt+="_L1)});
    foldAll = make(this, {}, tr("Fold &All Groups"), {key("Ctrl+Alt+-"_L1)});
    unfoldAll =
        make(this, {}, tr("U&nfold All Groups"), {key("Ctrl+Alt++"_L1), key("Ctrl+Alt+="_L1)});
    for (QAction* action : {foldGroup, unfoldGroup, foldAll, unfoldAll})
        action->setShortcutContext(Qt::WidgetShortcut);
}

void Actions::makeView()
{
    wrapLines = make(this, {}, tr("&Wrap Long Lines"), {QKeySequence(u"Alt+Z"_s)});
    wrapLines->setCheckable(true);
    showBlanks = make(this, {}, tr("Show &Blanks and Tabs"));
    showBlanks->setCheckable(true);
    showBlanks->setToolTip(tr("Those at the end of a line are always shown."));
    // The key of + gives = where Shift is not held.
    QList<QKeySequence> larger = keysOf(QKeySequence::ZoomIn);
    if (const QKeySequence key(u"Ctrl+="_s); !larger.contains(key))
        larger.append(key);
    zoomIn = make(this, "zoom-in"_L1, tr("Zoom &In"), larger);
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
        make(this, {}, tr("URLs T&hat This Rule Decides"), {QKeySequence(u"Ctrl+Shift+J"_s)});
    goToUrlsOfLine->setEnabled(false);
    nextProblem = make(this, "go-down"_L1, tr("&Next Problem"), {QKeySequence(Qt::Key_F8)});
    previousProblem =
        make(this, "go-up"_L1, tr("&Previous Problem"), {QKeySequence(u"Shift+F8"_s)});
    //: Of the comparison that is shown.
    nextChange = make(this, "go-down"_L1, tr("Next &Change"), {QKeySequence(u"Alt+Down"_s)});
    //: Of the comparison that is shown.
    previousChange = make(this, "go-up"_L1, tr("Pre&vious Change"), {QKeySequence(u"Alt+Up"_s)});
    // Elsewhere these keys belong to the field that has the keyboard, as to open its list.
    for (QAction* action : {nextChange, previousChange})
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    nextTab = make(this, {}, tr("Next Ta&b"),
                   {QKeySequence(u"Ctrl+Tab"_s), QKeySequence(u"Ctrl+PgDown"_s)});
    previousTab = make(this, {}, tr("Previou&s Tab"),
                       {QKeySequence(u"Ctrl+Shift+Tab"_s), QKeySequence(u"Ctrl+PgUp"_s)});
    goToEditor = make(this, {}, tr("&Editor"), {QKeySequence(u"Alt+1"_s)});
    goToTester =
        make(this, {}, tr("&Tester"), {QKeySequence(u"Alt+2"_s), QKeySequence(u"Ctrl+T"_s)});
    goToProblems = make(this, {}, tr("P&roblems"), {QKeySequence(u"Alt+3"_s)});
    goToUrls = make(this, {}, tr("&URLs"), {QKeySequence(u"Alt+4"_s)});
    goToFetch = make(this, {}, tr("&Fetch"), {QKeySequence(u"Alt+5"_s)});
    goToExpectations = make(this, {}, tr("E&xpectations"), {QKeySequence(u"Alt+6"_s)});
    goToOutline = make(this, {}, tr("&Outline"), {QKeySequence(u"Alt+7"_s)});
    goToComparison = make(this, {}, tr("Co&mparison"), {QKeySequence(u"Alt+8"_s)});
    goToAddress =
        make(this, {}, tr("&Address Field"), {QKeySequence(u"Ctrl+L"_s), QKeySequence(Qt::Key_F6)});
}

void Actions::makeRest()
{
    expect = make(this, {}, tr("&Expect the Verdicts of the Tester"));
    expect->setToolTip(tr("Adds what each crawler of the tester may do now to the expectations."));
    aiPolicy = make(this, {}, tr("AI &Policy…"));
    aiPolicy->setToolTip(tr("Which AI crawlers may come, by company and purpose."));
    compareSaved = make(this, {}, tr("Compare with the &Saved File"));
    compareFetched = make(this, {}, tr("Compare with What Was Fe&tched"));
    compareFile = make(this, {}, tr("Compare with a F&ile…"));
    fetch = make(this, "download"_L1, tr("&Fetch robots.txt"), {QKeySequence(u"Ctrl+Shift+F"_s)});
    cancelFetch = make(this, "process-stop"_L1, tr("&Cancel Fetching"));
    cancelFetch->setEnabled(false);
    checkPublished = make(this, {}, tr("Check What Is Pu&blished"));
    checkPublished->setToolTip(tr("Fetches the robots.txt of this text's address and compares."));
    fetchGrid = make(this, {}, tr("Fetch &Grid…"));
    fetchGrid->setToolTip(tr("Fetches with http and https, with and without www, by many names."));
    fetchOptions = make(this, "configure"_L1, tr("Fetch &Options…"));
    forgetPasswords = make(this, {}, tr("Fo&rget Passwords"));
    forgetPasswords->setEnabled(false); // until there is one
    sitemaps = make(this, {}, tr("Site&maps…"));
    sitemaps->setToolTip(tr("Fetches the sitemaps that this file names, and tells which of their "
                            "URLs it blocks."));
    history = make(this, "document-open-recent"_L1, tr("Histor&y of Fetches…"));
    history->setToolTip(tr("What was fetched of each site, and since when a URL is blocked."));
    watchedSites = make(this, {}, tr("&Watched Sites…"));
    watchedSites->setToolTip(tr("Sites whose robots.txt is fetched again and again while the "
                                "program runs."));
    restoreSession = make(this, {}, tr("Open the &Files of the Last Time at Start"));
    restoreSession->setCheckable(true);
    crawlerSets = make(this, "configure"_L1, tr("&Crawler Sets…"));
    preferences = make(this, "configure"_L1, tr("&Preferences…"),
                       keysOf(QKeySequence::Preferences, QKeySequence(u"Ctrl+Shift+,"_s)));
    preferences->setMenuRole(QAction::PreferencesRole);
    //: Whether proposals open by themselves.
    completeAutomatically = make(this, {}, tr("Complete as You &Type"));
    completeAutomatically->setCheckable(true);
    resetLayout = make(this, "view-sidetree"_L1, tr("&Reset Window Layout"));
    tellAbout =
        make(this, "help-about"_L1, tr("&Tell About This Place"), {QKeySequence(u"Ctrl+I"_s)});
    tellAbout->setToolTip(tr("Shows what there is to know about the word at the cursor."));
    explain = make(this, "help-contents"_L1, tr("&What Does This Finding Mean?"),
                   {QKeySequence(Qt::Key_F1)});
    reference = make(this, {}, tr("Findings &Reference"), {QKeySequence(u"Shift+F1"_s)});
    about = make(this, "help-about"_L1, tr("&About Crawlright"));
    about->setMenuRole(QAction::AboutRole);
}

} // namespace crawlright::window
