// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/find_actions.h"

#include "ui/find/find_bar.h"
#include "ui/window/actions.h"
#include "ui/window/pages.h"

#include <QAction>

#include <utility>

namespace crawlright::window {

void connectFind(const Actions& actions, Pages& pages)
{
    using find::FindBar;
    for (const auto& [action, method] :
         {std::pair{actions.find, &FindBar::find}, std::pair{actions.replace, &FindBar::replace},
          std::pair{actions.findNext, &FindBar::findNext},
          std::pair{actions.findPrevious, &FindBar::findPrevious}}) {
        QObject::connect(action, &QAction::triggered, &pages,
                         [&pages, method] { (pages.current().findBar().*method)(); });
    }
}

} // namespace crawlright::window
