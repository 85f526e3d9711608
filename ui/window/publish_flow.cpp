// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/publish_flow.h"

#include "ui/compare/compare_view.h"
#include "ui/fetch/fetch_panel.h"
#include "ui/window/actions.h"
#include "ui/window/address_bar.h"
#include "ui/window/compare_flow.h"
#include "ui/window/fetch_flow.h"
#include "ui/window/message_bar.h"
#include "ui/window/pages.h"

#include <QAction>
#include <QCryptographicHash>
#include <QInputDialog>
#include <QLocale>

#include <utility>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using net::FetchResult;
using Topic = MessageArea::Topic;

namespace {

QString shownUrl(const FetchResult& result)
{
    return result.url.toDisplayString(QUrl::FullyEncoded);
}

QString number(qint64 value)
{
    return QLocale().toString(value);
}

} // namespace

PublishFlow::PublishFlow(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(m_parts.actions.checkPublished, &QAction::triggered, this, &PublishFlow::check);
    connect(&m_parts.fetching, &FetchFlow::lookWanted, this, &PublishFlow::checkAgain);
    connect(&m_parts.panel, &fetch::FetchPanel::fetchFinished, this, &PublishFlow::tell);
}

void PublishFlow::check()
{
    const QString address =
        QString::fromStdString(m_parts.pages.current().session().origin().address);
    if (address.isEmpty())
        askAddress();
    else
        checkAt(address);
}

void PublishFlow::askAddress()
{
    auto* dialog = new QInputDialog(&m_parts.pages);
    dialog->setObjectName("publishedAddress"_L1);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Check What Is Published"));
    dialog->setLabelText(tr("The site that this text is for:"));
    dialog->setTextValue(m_parts.bar.address());
    dialog->setOkButtonText(tr("&Check"));
    connect(dialog, &QInputDialog::textValueSelected, this, &PublishFlow::checkAt);
    dialog->open();
}

void PublishFlow::checkAt(const QString& address)
{
    checkPage(m_parts.pages.current(), address);
}

// Another tab may be shown by now; the one that was checked may be closed.
void PublishFlow::checkAgain(const QString& address)
{
    if (m_checked)
        checkPage(*m_checked, address);
}

void PublishFlow::checkPage(Page& page, const QString& address)
{
    page.messages().clear(Topic::Fetching);
    page.session().finishReplacing();
    m_parts.fetching.look(address,
                          page.session().bytes()); // one that runs is told as cancelled meanwhile
    m_checked = &page;
    m_isWaiting = true;
}

void PublishFlow::tell(const FetchResult& result)
{
    if (!std::exchange(m_isWaiting, false) || !m_checked || !net::isTextFile(result))
        return; // what is no text file, the message about the fetch tells
    compare(*m_checked, result);
}

void PublishFlow::compare(Page& page, const FetchResult& result)
{
    page.session().finishReplacing();
    const std::string& text = page.session().bytes();
    const FetchFlow::Fetched& fetched = m_parts.fetching.keep(result);
    if (result.body.toStdString() == text) {
        const QByteArray digest =
            QCryptographicHash::hash(result.body, QCryptographicHash::Sha256).toHex();
        page.messages().show(Topic::Fetching,
                             {.kind = MessageKind::Success,
                              .text = tr("%1 is this text, byte for byte: %2 bytes, SHA-256 %3.")
                                          .arg(shownUrl(result), number(result.body.size()),
                                               QString::fromLatin1(digest)),
                              .actions = {}});
        return;
    }
    page.messages().show(Topic::Fetching,
                         {.kind = MessageKind::Warning,
                          .text = tr("%1 is not this text: it has %2 bytes, and this text has %3. "
                                     "What differs is shown beside it.")
                                      .arg(shownUrl(result), number(result.body.size()),
                                           number(static_cast<qint64>(text.size()))),
                          .actions = {}});
    page.comparison().withText(fetched.body.toStdString(), fetched.name);
}

} // namespace crawlright::window
