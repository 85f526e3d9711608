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
    QAction* report;
    QAction* quit;

    QAction* undo;
    QAction* redo;
    QAction* cut;
    QAction* copy;
    QAction* paste;
    QAction* selectAll;
    QAction* fixes;
    QAction* format;
    QAction* simplify;

    QAction* zoomIn;
    QAction* zoomOut;
    QAction* zoomReset;

    QAction* goToLine;
    QAction* goToDecidingLine;
    QAction* goToUrlsOfLine;
    QAction* nextProblem;
    QAction* previousProblem;
    QAction* goToEditor;
    QAction* goToTester;
    QAction* goToProblems;
    QAction* goToUrls;
    QAction* goToFetch;
    QAction* goToExpectations;
    QAction* goToAddress;

    QAction* expect;
    QAction* fetch;
    QAction* cancelFetch;

    QAction* crawlerSets;
    QAction* resetLayout;
    QAction* explain;
    QAction* reference;
    QAction* about;

private:
    void makeFile();
    void makeEdit();
    void makeView();
    void makeGo();
    void makeRest();
};

} // namespace crawlright::window
