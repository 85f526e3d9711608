// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/fetch_words.h"

#include "ui/words/quoted.h"
#include "ui/words/translation.h"

#include <QLocale>

#include <array>

using namespace Qt::StringLiterals;

namespace crawlright::words {
namespace {

constexpr int longestFact = 400; // of a certificate, characters

struct Reason {
    int status;
    const char* text;
};

// RFC 9110 §15, the names that a server most often leaves out in HTTP/2.
constexpr auto reasons = std::to_array<Reason>({
    {200, "OK"},
    {201, "Created"},
    {204, "No Content"},
    {206, "Partial Content"},
    {300, "Multiple Choices"},
    {301, "Moved Permanently"},
    {302, "Found"},
    {303, "See Other"},
    {304, "Not Modified"},
    {307, "Temporary Redirect"},
    {308, "Permanent Redirect"},
    {400, "Bad Request"},
    {401, "Unauthorized"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {406, "Not Acceptable"},
    {408, "Request Timeout"},
    {410, "Gone"},
    {418, "I'm a teapot"},
    {421, "Misdirected Request"},
    {429, "Too Many Requests"},
    {451, "Unavailable For Legal Reasons"},
    {500, "Internal Server Error"},
    {501, "Not Implemented"},
    {502, "Bad Gateway"},
    {503, "Service Unavailable"},
    {504, "Gateway Timeout"},
});

QString addressProblem(const net::FetchResult& result)
{
    const QString asked = inQuotes(result.asked.toStdString());
    switch (result.addressError) {
    case net::AddressError::None:
        break;
    case net::AddressError::Empty:
        return Words::tr("No address was given. Type a host such as example.com, or the address "
                         "of any page.");
    case net::AddressError::NotAUrl:
        return Words::tr("%1 is not an address. Type a host such as example.com, or the address "
                         "of any page.")
            .arg(asked);
    case net::AddressError::BadPort:
        return Words::tr("The port in %1 is not a number from 1 to 65535.").arg(asked);
    case net::AddressError::OtherScheme:
        return Words::tr("%1 is no address of http, https or ftp.").arg(asked);
    }
    return {};
}

// The host, with the port where the address names one.
QString server(const QUrl& url)
{
    return url.port() < 0 ? url.host() : u"%1:%2"_s.arg(url.host()).arg(url.port());
}

QString connectionProblem(const net::FetchResult& result)
{
    const QString host = server(result.finalUrl());
    switch (result.error) {
    case net::FetchError::UnknownHost:
        return Words::tr("The host %1 could not be found.").arg(result.finalUrl().host());
    case net::FetchError::Refused:
        return Words::tr("%1 refused the connection.").arg(host);
    case net::FetchError::Unreachable:
        return Words::tr("%1 could not be reached.").arg(host);
    case net::FetchError::ProxyFault:
        return Words::tr("The proxy could not pass the request on to %1.").arg(host);
    case net::FetchError::TlsFault:
        return result.tlsFaults.isEmpty()
                   ? Words::tr("No secure connection to %1 could be made.").arg(host)
                   : Words::tr("The certificate of %1 was not accepted, so nothing was fetched.")
                         .arg(host);
    case net::FetchError::TimedOut:
        return Words::tr("%1 did not finish its answer in time; the fetch was given up after %2.")
            .arg(host, seconds(result.elapsed));
    case net::FetchError::Stalled:
        return result.status() == 0 && result.body.isEmpty() // FTP has no status before the end
                   ? Words::tr("%1 did not answer; the fetch was given up after %2.")
                         .arg(host, seconds(result.elapsed))
                   : Words::tr(
                         "%1 stopped in the middle of its answer; the fetch was given up after %2.")
                         .arg(host, seconds(result.elapsed));
    case net::FetchError::Reset:
        return Words::tr("%1 closed the connection without a valid answer.").arg(host);
    case net::FetchError::Interrupted:
        return Words::tr("%1 closed the connection in the middle of the answer.").arg(host);
    default:
        return {};
    }
}

QString answerProblem(const net::FetchResult& result)
{
    const QString host = server(result.finalUrl());
    switch (result.error) {
    case net::FetchError::InvalidResponse:
        return Words::tr("What %1 sent is not a valid answer.").arg(host);
    case net::FetchError::HeadersTooLarge:
        return Words::tr("%1 sends more headers than this program takes; the fetch was given up.")
            .arg(host);
    case net::FetchError::BodyTooLarge:
        return Words::tr("The answer of %1 is too large: it was given up after %2.")
            .arg(host, dataSize(result.body.size()));
    case net::FetchError::TooManyRedirects:
        return Words::tr("There are too many redirects: after %n of them there was still no "
                         "robots.txt file.",
                         nullptr, result.redirects());
    case net::FetchError::RedirectLoop:
        return Words::tr("The redirects go round in a loop: %1 leads back to %2.")
            .arg(result.finalUrl().toDisplayString(), result.hops.last().target.toDisplayString());
    case net::FetchError::RedirectRefused:
        return Words::tr("The redirect to %1 was not followed: it is neither an http nor an "
                         "https address.")
            .arg(inQuotes(result.detail.toStdString()));
    case net::FetchError::PrivateAddress:
        if (result.redirects() == 0)
            return Words::tr("%1 was not asked: a public host names it, and this name leads to a "
                             "private address.")
                .arg(host);
        return Words::tr(
                   "The redirect to %1 was not followed: the fetch came from a public host, and "
                   "this name leads to a private address.")
            .arg(host);
    case net::FetchError::BadChunking:
        return Words::tr("%1 sent its answer in chunks that are broken, or ended too early.")
            .arg(host);
    case net::FetchError::Cancelled:
        return Words::tr("The fetch was cancelled.");
    default:
        return {};
    }
}

QString answerSentence(const net::FetchResult& result)
{
    const QString text = status(result.hops.last());
    const int code = result.status();
    if (code == 404 || code == 410)
        return Words::tr("The server answered %1: there is no robots.txt file.").arg(text);
    if (code == 401 || code == 403)
        return Words::tr("The server answered %1: it does not let this program read the file.")
            .arg(text);
    if (code == 429)
        return Words::tr("The server answered %1: it asks for fewer requests.").arg(text);
    if (code >= 400 && code < 500)
        return Words::tr("The server answered %1: it does not give the file.").arg(text);
    if (code >= 500)
        return Words::tr("The server answered %1: it could not give the file.").arg(text);
    if (code >= 300)
        return Words::tr("The server answered %1, but named no address to go on to.").arg(text);
    if (result.redirects() == 1)
        return Words::tr("The server answered %1 after one redirect.").arg(text);
    if (result.redirects() > 1)
        return Words::tr("The server answered %1 after %n redirects.", nullptr, result.redirects())
            .arg(text);
    return Words::tr("The server answered %1.").arg(text);
}

QString bodyRemark(const net::FetchResult& result)
{
    switch (net::kindOf(result)) {
    case net::BodyKind::Empty:
        return Words::tr("The answer is empty, so there is no text to show in the editor.");
    case net::BodyKind::Html:
        return Words::tr("This is an HTML page, not a text file. The text in the editor was left "
                         "as it is.");
    case net::BodyKind::Binary:
        return Words::tr("This is not a text file. The text in the editor was left as it is.");
    case net::BodyKind::Text:
        break;
    }
    return {};
}

QStringList certificateFacts(const net::TlsFault& fault)
{
    QStringList lines;
    const auto add = [&lines](const QString& sentence, const QString& value) {
        if (!value.isEmpty())
            lines += sentence.arg(value);
    };
    const auto date = [](const QDateTime& time) {
        return time.isValid() ? QLocale().toString(time, QLocale::ShortFormat) : QString();
    };
    const auto inert = [](const QString& text) { return shown(text.toStdString(), longestFact); };
    add(Words::tr("Issued to: %1"), inert(fault.subject));
    add(Words::tr("Valid for the hosts: %1"), inert(fault.names.join(u", "_s)));
    add(Words::tr("Issued by: %1"), inert(fault.issuer));
    add(Words::tr("Valid from: %1"), date(fault.validFrom));
    add(Words::tr("Valid until: %1"), date(fault.validUntil));
    QString digest = QString::fromLatin1(fault.sha256);
    for (qsizetype at = digest.size() - 8; at > 0; at -= 8)
        digest.insert(at, u' '); // so that a narrow pane can wrap it
    add(Words::tr("SHA-256: %1"), digest);
    return lines;
}

} // namespace

QString status(const net::Hop& hop)
{
    if (hop.status == 0)
        return Words::tr("No answer");
    QString reason = shown(hop.reason.toStdString());
    if (reason.isEmpty())
        for (const Reason& known : reasons)
            if (known.status == hop.status)
                reason = QString::fromLatin1(known.text);
    return reason.isEmpty() ? QString::number(hop.status)
                            : u"%1 %2"_s.arg(QString::number(hop.status), reason);
}

QString protocol(net::Protocol protocol)
{
    switch (protocol) {
    case net::Protocol::Unknown:
        break;
    case net::Protocol::Http1:
        return u"HTTP/1"_s;
    case net::Protocol::Http2:
        return u"HTTP/2"_s;
    case net::Protocol::Ftp:
        return u"FTP"_s;
    }
    return {};
}

QString howItEnded(const net::FetchResult& result)
{
    if (result.error == net::FetchError::BadAddress)
        return addressProblem(result);
    if (result.isAnswered())
        return answerSentence(result);
    const QString connection = connectionProblem(result);
    return connection.isEmpty() ? answerProblem(result) : connection;
}

QStringList remarks(const net::FetchResult& result)
{
    QStringList out;
    if (result.wasSubfolderFile)
        out += Words::tr("A robots.txt file in a folder governs nothing, so the one at the root "
                         "was asked for.");
    if (result.schemeAssumed && result.error != net::FetchError::BadAddress)
        out += Words::tr("The address named neither http nor https; https was taken.");
    const bool isSuccess = result.isAnswered() && result.status() / 100 == 2;
    const bool isFtp = isSuccess && result.hops.last().protocol == net::Protocol::Ftp;
    if (isSuccess && !isFtp && result.hops.last().headers.isEmpty())
        out += Words::tr("No headers could be read: the server sent none, or more than this "
                         "program takes. The text in the editor was left as it is.");
    else if (isSuccess)
        if (const QString body = bodyRemark(result); !body.isEmpty())
            out += body;
    return out;
}

QStringList marks(const net::Hop& hop)
{
    QStringList out;
    if (hop.fromHttpsToHttp)
        out += Words::tr("Goes from https to http.");
    if (hop.toOtherHost)
        out += Words::tr("Goes to another host.");
    return out;
}

QString tlsFaults(const QList<net::TlsFault>& faults)
{
    QStringList lines;
    for (qsizetype i = 0; i < faults.size(); ++i) {
        lines += faults.at(i).text;
        // One certificate often has several faults; what it is stands once, after the last.
        const bool isLast =
            i + 1 == faults.size() || faults.at(i + 1).sha256 != faults.at(i).sha256;
        if (isLast)
            lines += certificateFacts(faults.at(i));
    }
    return lines.join(u'\n');
}

QString summary(const net::FetchResult& result)
{
    QStringList steps;
    for (const net::Hop& hop : result.hops)
        steps += hop.status == 0 ? Words::tr("no answer") : QString::number(hop.status);
    if (result.isAnswered())
        //: A chain of HTTP statuses, then a size: "301 → 200, 4.1 kB"
        return Words::tr("%1, %2").arg(steps.join(u" → "_s), dataSize(result.body.size()));
    return steps.isEmpty() ? Words::tr("failed")
                           : Words::tr("%1, failed").arg(steps.join(u" → "_s));
}

QString dataSize(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

QString seconds(std::chrono::milliseconds time)
{
    return Words::tr("%1 s").arg(QLocale().toString(double(time.count()) / 1000.0, 'f', 2));
}

} // namespace crawlright::words
