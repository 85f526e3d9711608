// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/menus.h"

#include "ui/files/recent_files.h"
#include "ui/icons/icons.h"
#include "ui/window/actions.h"
#include "ui/window/appearance.h"

#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QStringBuilder>

namespace crawlright::window {

using namespace Qt::StringLiterals;

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(crawlright::window::Menus)
};

void fillRecent(QMenu& menu, const MenuParts& parts)
{
    menu.clear();
    files::RecentFiles& recent = parts.recent;
    const QStringList paths = recent.paths();
    int number = 1;
    for (const QString& path : paths) {
        QString shownPath = path;
        shownPath.replace(u'&', "&&"_L1);
        const QString mnemonic = number < 10 ? u'&' % QString::number(number) % u"  "_s : QString();
        QAction* action = menu.addAction(mnemonic % shownPath);
        QObject::connect(action, &QAction::triggered, &menu,
                         [open = parts.openFile, path] { open(path); });
        ++number;
    }
    menu.addSeparator();
    QAction* clear =
        menu.addAction(icons::themed("edit-clear-history"_L1), Words::tr("&Clear List"));
    clear->setEnabled(!paths.isEmpty());
    QObject::connect(clear, &QAction::triggered, &recent, &files::RecentFiles::clear);
}

void fillFile(QMenu& menu, const MenuParts& parts)
{
    const Actions& a = parts.actions;
    menu.addActions({a.newText, a.open});
    QMenu* recent =
        menu.addMenu(icons::themed("document-open-recent"_L1), Words::tr("Open &Recent"));
    const auto fill = [recent, parts] { fillRecent(*recent, parts); };
    QObject::connect(&parts.recent, &files::RecentFiles::changed, recent, fill);
    fill();
    menu.addAction(a.reopenTab);
    menu.addSeparator();
    menu.addActions({a.save, a.saveAs, a.reload});
    menu.addSeparator();
    menu.addActions({a.report, a.exportPage, a.print});
    menu.addSeparator();
    menu.addActions({a.copyPath, a.openFolder});
    menu.addSeparator();
    menu.addActions({a.closeTab, a.closeOtherTabs, a.quit});
}

void fillEdit(QMenu& menu, const Actions& a)
{
    menu.addActions({a.undo, a.redo});
    menu.addSeparator();
    menu.addActions({a.cut, a.copy, a.paste});
    menu.addSeparator();
    menu.addAction(a.selectAll);
    menu.addSeparator();
    menu.addActions({a.find, a.findNext, a.findPrevious, a.replace});
    menu.addSeparator();
    QMenu* lines = menu.addMenu(Words::tr("&Lines"));
    lines->addAction(a.toggleComment);
    lines->addSeparator();
    lines->addActions({a.moveLinesUp, a.moveLinesDown});
    lines->addActions({a.duplicateLinesUp, a.duplicateLinesDown});
    lines->addSeparator();
    lines->addActions({a.joinLines, a.deleteLines});
    menu.addSeparator();
    menu.addActions({a.complete, a.fixes, a.format, a.simplify, a.insertTemplate});
}

void fillView(QMenu& menu, const MenuParts& parts)
{
    const Actions& a = parts.actions;
    menu.addActions(parts.panes);
    menu.addSeparator();
    menu.addAction(parts.addressBar);
    menu.addSeparator();
    menu.addActions({a.wrapLines, a.showBlanks});
    menu.addMenu(Words::tr("Fol&ding"))
        ->addActions({a.foldGroup, a.unfoldGroup, a.foldAll, a.unfoldAll});
    menu.addSeparator();
    menu.addActions({a.zoomIn, a.zoomOut, a.zoomReset});
}

void fillGo(QMenu& menu, const Actions& a)
{
    menu.addActions({a.goToLine, a.goToDecidingLine, a.goToUrlsOfLine});
    menu.addSeparator();
    menu.addActions({a.nextProblem, a.previousProblem});
    menu.addSeparator();
    menu.addActions({a.nextChange, a.previousChange});
    menu.addSeparator();
    menu.addActions({a.nextTab, a.previousTab});
    menu.addSeparator();
    menu.addActions({a.goToEditor, a.goToTester, a.goToProblems, a.goToUrls, a.goToFetch,
                     a.goToExpectations, a.goToOutline, a.goToComparison, a.goToAddress});
}

} // namespace

void fillMenus(QMenuBar& bar, const MenuParts& parts)
{
    const Actions& a = parts.actions;
    fillFile(*bar.addMenu(Words::tr("&File")), parts);
    fillEdit(*bar.addMenu(Words::tr("&Edit")), a);
    fillView(*bar.addMenu(Words::tr("&View")), parts);
    fillGo(*bar.addMenu(Words::tr("&Go")), a);

    QMenu* tools = bar.addMenu(Words::tr("&Tools"));
    tools->addActions({a.aiPolicy, a.expect});
    tools->addSeparator();
    tools->addActions({a.compareSaved, a.compareFetched, a.compareFile});
    tools->addSeparator();
    tools->addActions({a.fetch, a.cancelFetch, a.checkPublished, a.fetchGrid});
    tools->addActions({a.fetchOptions, a.forgetPasswords});
    tools->addSeparator();
    tools->addActions({a.sitemaps, a.history, a.watchedSites});

    QMenu* settings = bar.addMenu(Words::tr("&Settings"));
    parts.appearance.fill(*settings->addMenu(icons::themed("preferences-desktop-theme"_L1),
                                             Words::tr("&Appearance")));
    QMenu* colors = settings->addMenu(Words::tr("&Editor Colours"));
    colors->setObjectName("editorColors"_L1);
    parts.fillColors(*colors);
    settings->addActions({a.crawlerSets, a.completeAutomatically, a.restoreSession, a.resetLayout});
    settings->addSeparator();
    settings->addAction(a.preferences);

    QMenu* help = bar.addMenu(Words::tr("&Help"));
    help->addActions({a.tellAbout, a.explain, a.reference});
    help->addSeparator();
    help->addAction(a.about);
}

} // namespace crawlright::window
