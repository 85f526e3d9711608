// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/history_flow.h"

#include "ui/fetch/fetch_panel.h"
#include "ui/settings/preferences.h"
#include "ui/window/actions.h"
#include "ui/window/compare_flow.h"
#include "ui/window/crawler_flow.h"
#include "ui/window/message_bar.h"
#include "ui/window/pages.h"
#include "ui/words/history_words.h"

#include <QAction>

namespace crawlright::window {

using history::HistoryDesk;
using history::HistoryDialog;

HistoryFlow::HistoryFlow(const Around& around)
    : QObject(&around.window)
    , m_around(around)
    , m_desk(around.folder)
{
    applySettings();
    connect(around.actions.history, &QAction::triggered, this, &HistoryFlow::open);
    connect(&around.fetching, &fetch::FetchPanel::fetchFinished, &m_desk, &HistoryDesk::add);
    connect(&around.crawlers, &CrawlerFlow::setChosen, this, &HistoryFlow::takeCrawlers);
    connect(&m_desk, &HistoryDesk::failed, this,
            [this](const net::HistoryError& error) { tell(words::historyFault(error)); });
    connect(&m_desk, &HistoryDesk::dropped, this, [this](int fetches) {
        tell(fetches == 1
                 ? tr("The history of fetches was full: the oldest one went.")
                 : tr("The history of fetches was full: the oldest %n went.", nullptr, fetches));
    });
}

/// The dialog looks at what is kept here.
HistoryFlow::~HistoryFlow()
{
    delete m_dialog;
}

void HistoryFlow::applySettings()
{
    const settings::Preferences preferences = settings::load(m_around.settings);
    m_desk.setKeeping(preferences.keepsFetches, qint64{preferences.historyMebibytes} * 1024 * 1024);
}

void HistoryFlow::open()
{
    if (!m_dialog) {
        m_dialog = new HistoryDialog(m_desk, &m_around.window);
        connect(m_dialog, &HistoryDialog::openRequested, this,
                [this](const HistoryDialog::Version& version) {
                    m_around.pages.take(version.bytes, version.name);
                });
        connect(m_dialog, &HistoryDialog::compareRequested, this, &HistoryFlow::compareTwo);
        connect(m_dialog, &HistoryDialog::compareWithEditorRequested, this,
                [this](const HistoryDialog::Version& version) {
                    m_around.pages.current().comparison().withText(version.bytes, version.name);
                });
        takeCrawlers();
    }
    const QUrl address(QString::fromStdString(m_around.pages.current().session().origin().address));
    m_dialog->show();
    m_dialog->setPlace(net::siteOf(address), {});
    m_dialog->raise();
    m_dialog->activateWindow();
}

void HistoryFlow::takeCrawlers()
{
    if (m_dialog)
        m_dialog->setCrawlers(tester::crawlersOf(m_around.crawlers.chosen(), m_around.catalogue));
}

/// The newer one comes into the editor, for changes are counted from the other to that.
void HistoryFlow::compareTwo(const HistoryDialog::Version& older,
                             const HistoryDialog::Version& newer)
{
    m_around.pages.take(newer.bytes, newer.name);
    m_around.pages.current().comparison().withText(older.bytes, older.name);
}

void HistoryFlow::tell(const QString& sentence)
{
    m_around.messages.show(MessageArea::Topic::History,
                           {.kind = MessageKind::Warning, .text = sentence, .actions = {}});
}

} // namespace crawlright::window
