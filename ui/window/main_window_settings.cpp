// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT

// What the window remembers until the next start.
#include "ui/editor/code_editor.h"
#include "ui/problems/problems_pane.h"
#include "ui/tester/tester_pane.h"
#include "ui/window/crawler_flow.h"
#include "ui/window/docks.h"
#include "ui/window/main_window.h"
#include "ui/window/pages.h"
#include "ui/window/session_flow.h"
#include "ui/window/text_flow.h"
#include "ui/window/url_flow.h"

#include <QSettings>

#include <chrono>

namespace crawlright::window {

using namespace Qt::StringLiterals;

namespace {

constexpr auto geometryKey = "window/geometry"_L1;
constexpr auto layoutKey = "window/layout"_L1;
constexpr auto zoomKey = "window/zoom"_L1;
constexpr auto groupingKey = "problems/grouping"_L1;
constexpr auto crawlerKey = "tester/crawler"_L1;
constexpr auto matrixKey = "tester/grouping"_L1;

} // namespace

void MainWindow::restore()
{
    const QSettings& settings = m_services.settings;
    const QByteArray geometry = settings.value(geometryKey).toByteArray();
    if (geometry.isEmpty() || !restoreGeometry(geometry))
        resize(firstSize());
    m_docks->restore(settings.value(layoutKey).toByteArray());
    m_pages->setZoom(settings.value(zoomKey, 100).toInt());
    m_problems->setGrouping(static_cast<problems::Grouping>(settings.value(groupingKey).toInt()));
    m_tester->restoreGrouping(settings.value(matrixKey));
    takeCrawlers(m_crawlers->chosen());
    m_tester->chooseCrawler(settings.value(crawlerKey).toString());
    keepLater();
}

/// Not only at the end, which a program that is killed does not see. What is kept is written to the
/// disk: so it is done once all has rested.
void MainWindow::keepLater()
{
    using namespace std::chrono_literals;
    m_rest.setSingleShot(true);
    m_rest.setInterval(3s);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (isVisible())
            keepLook();
    });
    const auto rest = [this] { m_rest.start(); };
    connect(m_docks, &Docks::changed, &m_rest, rest);
    connect(m_tester, &tester::TesterPane::crawlerChanged, &m_rest, rest);
}

void MainWindow::keep()
{
    keepLook();
    m_urls->keep();
    m_sessions->leave();
}

void MainWindow::keepLook()
{
    QSettings& settings = m_services.settings;
    const auto keep = [&settings](QLatin1StringView key, const QVariant& value) {
        if (settings.value(key) != value)
            settings.setValue(key, value);
    };
    keep(geometryKey, saveGeometry());
    keep(layoutKey, m_docks->state());
    keep(zoomKey, page().editor().zoom());
    keep(groupingKey, static_cast<int>(m_problems->grouping()));
    keep(crawlerKey, m_tester->crawlerName());
    keep(matrixKey, static_cast<int>(m_tester->grouping()));
}

} // namespace crawlright::window
