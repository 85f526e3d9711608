// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/action_names.h"

#include "ui/window/actions.h"

#include <QAction>

#include <initializer_list>
#include <utility>

namespace crawlright::window {

using namespace Qt::StringLiterals;

void nameActions(const Actions& a)
{
    using Named = std::pair<QAction*, QLatin1StringView>;
    for (const auto& [action, name] : std::initializer_list<Named>{
             {a.newText, "newText"_L1},
             {a.open, "open"_L1},
             {a.save, "save"_L1},
             {a.saveAs, "saveAs"_L1},
             {a.reload, "reload"_L1},
             {a.copyPath, "copyPath"_L1},
             {a.openFolder, "openFolder"_L1},
             {a.closeTab, "closeTab"_L1},
             {a.closeOtherTabs, "closeOtherTabs"_L1},
             {a.reopenTab, "reopenTab"_L1},
             {a.report, "report"_L1},
             {a.exportPage, "exportPage"_L1},
             {a.print, "print"_L1},
             {a.quit, "quit"_L1},
             {a.undo, "undo"_L1},
             {a.redo, "redo"_L1},
             {a.cut, "cut"_L1},
             {a.copy, "copy"_L1},
             {a.paste, "paste"_L1},
             {a.selectAll, "selectAll"_L1},
             {a.find, "find"_L1},
             {a.findNext, "findNext"_L1},
             {a.findPrevious, "findPrevious"_L1},
             {a.replace, "replace"_L1},
             {a.complete, "complete"_L1},
             {a.fixes, "fixes"_L1},
             {a.format, "format"_L1},
             {a.simplify, "simplify"_L1},
             {a.insertTemplate, "insertTemplate"_L1},
             {a.toggleComment, "toggleComment"_L1},
             {a.moveLinesUp, "moveLinesUp"_L1},
             {a.moveLinesDown, "moveLinesDown"_L1},
             {a.duplicateLinesUp, "duplicateLinesUp"_L1},
             {a.duplicateLinesDown, "duplicateLinesDown"_L1},
             {a.joinLines, "joinLines"_L1},
             {a.deleteLines, "deleteLines"_L1},
             {a.foldGroup, "foldGroup"_L1},
             {a.unfoldGroup, "unfoldGroup"_L1},
             {a.foldAll, "foldAll"_L1},
             {a.unfoldAll, "unfoldAll"_L1},
             {a.wrapLines, "wrapLines"_L1},
             {a.showBlanks, "showBlanks"_L1},
             {a.zoomIn, "zoomIn"_L1},
             {a.zoomOut, "zoomOut"_L1},
             {a.zoomReset, "zoomReset"_L1},
             {a.goToLine, "goToLine"_L1},
             {a.goToDecidingLine, "goToDecidingLine"_L1},
             {a.goToUrlsOfLine, "goToUrlsOfLine"_L1},
             {a.nextProblem, "nextProblem"_L1},
             {a.previousProblem, "previousProblem"_L1},
             {a.nextChange, "nextChange"_L1},
             {a.previousChange, "previousChange"_L1},
             {a.nextTab, "nextTab"_L1},
             {a.previousTab, "previousTab"_L1},
             {a.goToEditor, "goToEditor"_L1},
             {a.goToTester, "goToTester"_L1},
             {a.goToProblems, "goToProblems"_L1},
             {a.goToUrls, "goToUrls"_L1},
             {a.goToFetch, "goToFetch"_L1},
             {a.goToExpectations, "goToExpectations"_L1},
             {a.goToOutline, "goToOutline"_L1},
             {a.goToComparison, "goToComparison"_L1},
             {a.goToAddress, "goToAddress"_L1},
             {a.expect, "expect"_L1},
             {a.aiPolicy, "aiPolicy"_L1},
             {a.compareSaved, "compareSaved"_L1},
             {a.compareFetched, "compareFetched"_L1},
             {a.compareFile, "compareFile"_L1},
             {a.fetch, "fetch"_L1},
             {a.cancelFetch, "cancelFetch"_L1},
             {a.checkPublished, "checkPublished"_L1},
             {a.fetchGrid, "fetchGrid"_L1},
             {a.fetchOptions, "fetchOptions"_L1},
             {a.forgetPasswords, "forgetPasswords"_L1},
             {a.sitemaps, "sitemaps"_L1},
             {a.history, "history"_L1},
             {a.watchedSites, "watchedSites"_L1},
             {a.crawlerSets, "crawlerSets"_L1},
             {a.preferences, "preferences"_L1},
             {a.restoreSession, "restoreSession"_L1},
             {a.completeAutomatically, "completeAutomatically"_L1},
             {a.resetLayout, "resetLayout"_L1},
             {a.tellAbout, "tellAbout"_L1},
             {a.explain, "explain"_L1},
             {a.reference, "reference"_L1},
             {a.about, "about"_L1},
         })
        action->setObjectName(name);
}

} // namespace crawlright::window
