// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/fetch_flow.h"

#include "ui/fetch/password_dialog.h"
#include "ui/window/address_bar.h"
#include "ui/window/message_bar.h"
#include "ui/window/pages.h"
#include "ui/words/fetch_words.h"

#include <QUrl>

#include <algorithm>
#include <utility>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using fetch::FetchPanel;
using net::FetchError;
using net::FetchResult;
using Topic = MessageArea::Topic;

namespace {

constexpr std::size_t mostFetched = 10; // texts that are kept to be compared with

/// The address of the page that was typed, if it was one page and not a site.
QString pageOf(const FetchResult& result)
{
    const QString asked = result.asked.trimmed();
    const QUrl page(asked.contains("://"_L1) ? asked : result.url.scheme() + "://"_L1 + asked,
                    QUrl::TolerantMode);
    const QString path = page.path();
    const bool isSite = path.isEmpty() || path == u'/' || path.endsWith("/robots.txt"_L1);
    return !page.isValid() || (isSite && !page.hasQuery()) ? QString()
                                                           : page.toString(QUrl::FullyEncoded);
}

QString nameOf(const FetchResult& result)
{
    return FetchFlow::tr("robots.txt of %1").arg(result.url.host());
}

} // namespace

FetchFlow::FetchFlow(FetchPanel& panel, AddressBar& bar, Pages& pages, MessageArea& messages,
                     QObject* parent)
    : QObject(parent)
    , m_panel(panel)
    , m_bar(bar)
    , m_pages(pages)
    , m_messages(messages)
{
    connect(&m_bar, &AddressBar::fetchRequested, this, &FetchFlow::fetch);
    connect(&m_bar, &AddressBar::cancelRequested, this, &FetchFlow::cancel);
    connect(&m_panel, &FetchPanel::runningChanged, this, &FetchFlow::runningChanged);
    connect(&m_panel, &FetchPanel::runningChanged, &m_bar, &AddressBar::setFetching);
    connect(&m_panel, &FetchPanel::fetchFinished, this, &FetchFlow::finish);
    connect(&m_panel, &FetchPanel::bodyFetched, this, &FetchFlow::takeBody);
    connect(&m_settings, &fetch::FetchSettings::changed, this,
            [this] { m_panel.setOptions(m_settings.options()); });
}

void FetchFlow::fetch(const QString& address)
{
    begin(address, FetchPanel::Purpose::Open);
}

void FetchFlow::look(const QString& address, std::optional<std::string> saved)
{
    begin(address, FetchPanel::Purpose::Tell, std::move(saved));
}

void FetchFlow::begin(const QString& address, FetchPanel::Purpose purpose,
                      std::optional<std::string> saved)
{
    m_bar.setAddress(address);
    m_panel.fetch(address, purpose,
                  std::move(saved)); // one that runs is told as cancelled meanwhile
    m_messages.clear(Topic::Fetching);
    m_isLooking = purpose == FetchPanel::Purpose::Tell;
}

void FetchFlow::cancel()
{
    m_panel.cancel();
}

const FetchFlow::Fetched* FetchFlow::fetchedFrom(const QString& address) const
{
    const auto found =
        std::ranges::find_if(m_fetched.rbegin(), m_fetched.rend(), [&address](const Fetched& one) {
            return address.isEmpty() || one.from.toString(QUrl::FullyEncoded) == address;
        });
    return found == m_fetched.rend() ? nullptr : &*found;
}

void FetchFlow::finish(const FetchResult& result)
{
    if (result.error != FetchError::BadAddress && result.error != FetchError::Cancelled)
        m_bar.remember(result.asked.trimmed());
    const bool isFine = result.isAnswered() && result.status() >= 200 && result.status() < 300;
    if (isFine) {
        if (!net::isTextFile(result)) {
            m_messages.show(Topic::Fetching, {.kind = MessageKind::Warning,
                                              .text = words::remarks(result).join(u' '),
                                              .actions = {}});
        }
        return;
    }
    if (result.status() == 401 && !result.hops.last().header("www-authenticate").isEmpty()) {
        offerPassword(result);
        return;
    }
    MessageKind kind = MessageKind::Error;
    if (result.error == FetchError::Cancelled) {
        kind = MessageKind::Information;
    } else if (result.isAnswered()) {
        kind = MessageKind::Warning;
    }
    m_messages.show(Topic::Fetching,
                    {.kind = kind, .text = words::howItEnded(result), .actions = {}});
}

void FetchFlow::offerPassword(const FetchResult& result)
{
    m_messages.show(Topic::Fetching, {.kind = MessageKind::Warning,
                                      .text = words::howItEnded(result),
                                      .actions = {{tr("Enter Name and &Password…"),
                                                   [this, result] { askPassword(result); }}}});
}

void FetchFlow::askPassword(const FetchResult& result)
{
    const QUrl url = result.finalUrl();
    const QString host = url.host(QUrl::FullyEncoded);
    auto* dialog = new fetch::PasswordDialog(
        {.url = url,
         .realm = fetch::realmOf(result.hops.last().header("www-authenticate")),
         .user = m_settings.userOf(host),
         .isAgain = m_settings.answers(url)},
        m_panel.window());
    delete m_dialog;
    m_dialog = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, host, asked = result.asked, isLooking = m_isLooking] {
                m_settings.setCredentials(host, dialog->credentials());
                if (isLooking)
                    Q_EMIT lookWanted(asked);
                else
                    fetch(asked);
            });
    dialog->open();
}

const FetchFlow::Fetched& FetchFlow::keep(const FetchResult& result)
{
    std::erase_if(m_fetched, [&](const Fetched& one) { return one.from == result.url; });
    if (m_fetched.size() == mostFetched)
        m_fetched.erase(m_fetched.begin());
    m_fetched.push_back({.name = tr("%1, as fetched").arg(nameOf(result)),
                         .from = result.url,
                         .body = result.body});
    return m_fetched.back();
}

void FetchFlow::takeBody(const FetchResult& result)
{
    keep(result);
    m_pages.take(result.body.toStdString(), nameOf(result), result.url);
    if (const QString page = pageOf(result); !page.isEmpty())
        Q_EMIT pageAsked(page);
}

} // namespace crawlright::window
