// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;
class QMainWindow;
class QMenu;

namespace crawlright::window {

/// Everything that a menu offers. What an action does is connected by the window.
class Actions final : public QObject {
    Q_OBJECT

public:
    explicit Actions(QObject* parent);

    QAction* newText;
    QAction* open;
    QAction* save;
    QAction* saveAs;
    QAction* reload;
    QAction* copyPath;
    QAction* openFolder;
    QAction* closeTab;
    QAction* closeOtherTabs;
    QAction* reopenTab;
    QAction* report;
    QAction* exportPage;
    QAction* print;
    QAction* quit;

    QAction* undo;
    QAction* redo;
    QAction* cut;
    QAction* copy;
    QAction* paste;
    QAction* selectAll;
    QAction* find;
    QAction* findNext;
    QAction* findPrevious;
    QAction* replace;
    QAction* complete;
    QAction* fixes;
    QAction* format;
    QAction* simplify;
    QAction* insertTemplate;

    // Of the editor that has the keyboard, and of no other widget (Qt::WidgetShortcut).
    QAction* toggleComment;
    QAction* moveLinesUp;
    QAction* moveLinesDown;
    QAction* duplicateLinesUp;
    QAction* duplicateLinesDown;
    QAction* joinLines;
    QAction* deleteLines;
    QAction* foldGroup;
    QAction* unfoldGroup;
    QAction* foldAll;
    QAction* unfoldAll;

    QAction* wrapLines;
    QAction* showBlanks;
    QAction* zoomIn;
    QAction* zoomOut;
    QAction* zoomReset;

    QAction* goToLine;
    QAction* goToDecidingLine;
    QAction* goToUrlsOfLine;
    QAction* nextProblem;
    QAction* previousProblem;
    QAction* nextChange; // of a comparison, as the one below
    QAction* previousChange;
    QAction* nextTab;
    QAction* previousTab;
    QAction* goToEditor;
    QAction* goToTester;
    QAction* goToProblems;
    QAction* goToUrls;
    QAction* goToFetch;
    QAction* goToExpectations;
    QAction* goToOutline;
    QAction* goToComparison;
    QAction* goToAddress;

    QAction* expect;
    QAction* aiPolicy;
    QAction* compareSaved;
    QAction* compareFetched;
    QAction* compareFile;
    QAction* fetch;
    QAction* cancelFetch;
    QAction* checkPublished;
    QAction* fetchGrid;
    QAction* fetchOptions;
    QAction* forgetPasswords;
    QAction* sitemaps;
    QAction* history;
    QAction* watchedSites;

    QAction* crawlerSets;
    QAction* preferences;
    QAction* restoreSession;
    QAction* completeAutomatically;
    QAction* resetLayout;
    QAction* tellAbout;
    QAction* explain;
    QAction* reference;
    QAction* about;

private:
    void makeFile();
    void makeEdit();
    void makeLines();
    void makeFolds();
    void makeView();
    void makeGo();
    void makeRest();
};

} // namespace crawlright::window
