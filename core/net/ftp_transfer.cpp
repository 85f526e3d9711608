// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/ftp_transfer.h"

#include "core/net/reply_facts.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <curl/curl.h>
#include <mutex>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

using namespace Qt::StringLiterals;

namespace crawlright::net {
namespace {

// RFC 1635 §2 asks for a mail address; this names the program and nobody.
constexpr const char* anonymousUser = "anonymous";
constexpr const char* anonymousPassword = "crawlright@";
// What a server refuses by its reply (RFC 959 §4.2.1: from 400 on); after these a reply of that
// kind is its answer.
constexpr auto refusals = std::to_array<CURLcode>({
    CURLE_FTP_WEIRD_SERVER_REPLY,
    CURLE_LOGIN_DENIED,
    CURLE_REMOTE_ACCESS_DENIED,
    CURLE_REMOTE_FILE_NOT_FOUND,
    CURLE_FTP_COULDNT_RETR_FILE,
});
constexpr int firstRefusal = 400;
constexpr int notAvailable = 421; // libcurl takes it for the end of its patience

using Easy = std::unique_ptr<CURL, decltype(&curl_easy_cleanup)>;
using List = std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)>;

bool isLibraryReady()
{
    static const bool isReady = curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
    return isReady;
}

// "host:port:address,address", as CURLOPT_RESOLVE has it.
QByteArray resolved(const FtpTarget& target)
{
    QByteArrayList addresses;
    for (const QHostAddress& address : target.addresses) {
        const QByteArray text = address.toString().toLatin1();
        addresses.append(text.contains(':') ? '[' + text + ']' : text);
    }
    return target.url.host(QUrl::FullyEncoded).toLatin1() + ':' +
           QByteArray::number(portOf(target.url)) + ':' + addresses.join(',');
}

HopTimes timesOf(CURL* easy)
{
    using std::chrono::microseconds;
    using std::chrono::milliseconds;
    curl_off_t connected = 0; // from the beginning, as the next
    curl_off_t firstByte = 0;
    curl_easy_getinfo(easy, CURLINFO_CONNECT_TIME_T, &connected);
    curl_easy_getinfo(easy, CURLINFO_STARTTRANSFER_TIME_T, &firstByte);
    HopTimes times;
    if (connected > 0)
        times.connect = std::chrono::duration_cast<milliseconds>(microseconds(connected));
    if (firstByte > connected)
        times.firstByte =
            std::chrono::duration_cast<milliseconds>(microseconds(firstByte - connected));
    return times;
}

struct Fault {
    CURLcode code;
    FetchError error;
};

// Those that depend on nothing else; what is not here is no FTP.
constexpr auto faults = std::to_array<Fault>({
    {CURLE_COULDNT_RESOLVE_HOST, FetchError::UnknownHost},
    {CURLE_OPERATION_TIMEDOUT, FetchError::Stalled},
    {CURLE_RECV_ERROR, FetchError::Reset},
    {CURLE_SEND_ERROR, FetchError::Reset},
    {CURLE_GOT_NOTHING, FetchError::Reset},
});

} // namespace

class FtpTransfer::Session final : public std::enable_shared_from_this<Session> {
public:
    Session(FtpTransfer* owner, FtpTarget target)
        : m_owner(owner)
        , m_target(std::move(target))
    {
    }

    /// In the thread: the whole transfer.
    void run();
    /// In any thread.
    void stop();

private:
    void setUp(CURL* easy);
    void setCallbacks(CURL* easy);
    void shutSockets();
    [[nodiscard]] FetchError errorOf(CURL* easy, CURLcode code) const;
    template <typename Tell>
    void tell(Tell what);

    static curl_socket_t openSocket(void* self, curlsocktype purpose, curl_sockaddr* address);
    static int closeSocket(void* self, curl_socket_t socket);
    static int isToStop(void* self, curl_off_t, curl_off_t, curl_off_t, curl_off_t);
    static std::size_t takeBody(char* bytes, std::size_t size, std::size_t count, void* self);
    static std::size_t takeReply(char* bytes, std::size_t size, std::size_t count, void* self);

    FtpTransfer* const m_owner;
    const FtpTarget m_target;
    List m_hosts{nullptr, &curl_slist_free_all};
    std::mutex m_mutex; // of the next
    std::vector<int> m_sockets;
    std::atomic<bool> m_isStopped = false;
    FtpReply m_reply; // this and the next are the thread's
    qint64 m_replyBytes = 0;
    qint64 m_bodyBytes = 0;
};

void FtpTransfer::Session::run()
{
    const Easy easy(isLibraryReady() ? curl_easy_init() : nullptr, &curl_easy_cleanup);
    FetchError error = FetchError::Unreachable;
    QString detail;
    if (easy) {
        setUp(easy.get());
        const CURLcode code = curl_easy_perform(easy.get());
        error = errorOf(easy.get(), code);
        if (error != FetchError::None && m_bodyBytes == 0)
            m_reply = {}; // to something before, not to what was asked
        if (error != FetchError::None)
            detail = QString::fromUtf8(curl_easy_strerror(code));
        m_reply.times = timesOf(easy.get());
        shutSockets(); // or the end of `easy` takes leave of the server, and waits for its answer
    }
    tell([reply = m_reply, error, detail](FtpTransfer* owner) {
        Q_EMIT owner->ended(reply, error, detail);
    });
}

void FtpTransfer::Session::stop()
{
    m_isStopped = true;
    shutSockets();
}

void FtpTransfer::Session::shutSockets()
{
    const std::scoped_lock lock(m_mutex);
    for (const int socket : m_sockets)
        ::shutdown(socket, SHUT_RDWR);
}

template <typename Tell>
void FtpTransfer::Session::tell(Tell what)
{
    QMetaObject::invokeMethod(
        m_owner,
        [session = shared_from_this(), owner = m_owner, what] {
            if (owner->m_session == session)
                what(owner);
        },
        Qt::QueuedConnection);
}

void FtpTransfer::Session::setUp(CURL* easy)
{
    curl_easy_setopt(easy, CURLOPT_URL, m_target.url.toEncoded().constData());
    curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "ftp");
    curl_easy_setopt(easy, CURLOPT_PROXY, ""); // not what the environment names
    curl_easy_setopt(easy, CURLOPT_USERNAME, anonymousUser);
    curl_easy_setopt(easy, CURLOPT_PASSWORD, anonymousPassword);
    curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(easy, CURLOPT_FTP_SKIP_PASV_IP, 1L);
    curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(m_target.patience.count()));
    if (QHostAddress(m_target.url.host()).isNull()) {
        m_hosts.reset(curl_slist_append(nullptr, resolved(m_target).constData()));
        curl_easy_setopt(easy, CURLOPT_RESOLVE, m_hosts.get());
    }
    setCallbacks(easy);
}

void FtpTransfer::Session::setCallbacks(CURL* easy)
{
    curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, &Session::openSocket);
    curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, this);
    curl_easy_setopt(easy, CURLOPT_CLOSESOCKETFUNCTION, &Session::closeSocket);
    curl_easy_setopt(easy, CURLOPT_CLOSESOCKETDATA, this);
    curl_easy_setopt(easy, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(easy, CURLOPT_XFERINFOFUNCTION, &Session::isToStop);
    curl_easy_setopt(easy, CURLOPT_XFERINFODATA, this);
    curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, &Session::takeBody);
    curl_easy_setopt(easy, CURLOPT_WRITEDATA, this);
    curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, &Session::takeReply);
    curl_easy_setopt(easy, CURLOPT_HEADERDATA, this);
}

FetchError FtpTransfer::Session::errorOf(CURL* easy, CURLcode code) const
{
    if (code == CURLE_OK)
        return FetchError::None;
    if (m_replyBytes > m_target.replyLimit)
        return FetchError::HeadersTooLarge;
    if (m_bodyBytes > m_target.bodyLimit)
        return FetchError::BodyTooLarge;
    if (m_bodyBytes > 0)
        return FetchError::Interrupted;
    const bool isRefusal = m_reply.code >= firstRefusal && std::ranges::contains(refusals, code);
    if (isRefusal || (code == CURLE_OPERATION_TIMEDOUT && m_reply.code == notAvailable))
        return FetchError::None;
    if (code == CURLE_COULDNT_CONNECT) {
        long systemError = 0;
        curl_easy_getinfo(easy, CURLINFO_OS_ERRNO, &systemError);
        return systemError == ECONNREFUSED ? FetchError::Refused : FetchError::Unreachable;
    }
    const auto* const found = std::ranges::find(faults, code, &Fault::code);
    return found == faults.end() ? FetchError::InvalidResponse : found->error;
}

curl_socket_t FtpTransfer::Session::openSocket(void* self, curlsocktype /*purpose*/,
                                               curl_sockaddr* address)
{
    auto* const session = static_cast<Session*>(self);
    if (!session->m_target.addresses.contains(QHostAddress(&address->addr)))
        return CURL_SOCKET_BAD;
    const std::scoped_lock lock(session->m_mutex);
    if (session->m_isStopped)
        return CURL_SOCKET_BAD;
    const int opened =
        ::socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
    if (opened >= 0)
        session->m_sockets.push_back(opened);
    return opened;
}

int FtpTransfer::Session::closeSocket(void* self, curl_socket_t socket)
{
    auto* const session = static_cast<Session*>(self);
    const std::scoped_lock lock(session->m_mutex);
    std::erase(session->m_sockets, socket);
    return ::close(socket);
}

int FtpTransfer::Session::isToStop(void* self, curl_off_t /*total*/, curl_off_t /*now*/,
                                   curl_off_t /*uploadTotal*/, curl_off_t /*uploadNow*/)
{
    return static_cast<Session*>(self)->m_isStopped ? 1 : 0;
}

std::size_t FtpTransfer::Session::takeBody(char* bytes, std::size_t size, std::size_t count,
                                           void* self)
{
    auto* const session = static_cast<Session*>(self);
    const QByteArray part(bytes, static_cast<qsizetype>(size * count));
    session->m_bodyBytes += part.size();
    session->tell([part](FtpTransfer* owner) { Q_EMIT owner->received(part); });
    return session->m_bodyBytes > session->m_target.bodyLimit ? 0 : size * count;
}

std::size_t FtpTransfer::Session::takeReply(char* bytes, std::size_t size, std::size_t count,
                                            void* self)
{
    auto* const session = static_cast<Session*>(self);
    const QByteArrayView line(bytes, static_cast<qsizetype>(size * count));
    session->m_replyBytes += line.size();
    bool isNumber = false;
    const int code = line.first(std::min(line.size(), qsizetype{3})).toInt(&isNumber);
    if (isNumber && code >= 100) {
        session->m_reply.code = code;
        session->m_reply.line = QString::fromUtf8(line.trimmed());
    }
    session->tell([](FtpTransfer* owner) { Q_EMIT owner->heard(); });
    return session->m_replyBytes > session->m_target.replyLimit ? 0 : size * count;
}

FtpTransfer::FtpTransfer(QObject* parent)
    : QObject(parent)
{
}

FtpTransfer::~FtpTransfer()
{
    stop();
}

void FtpTransfer::start(const FtpTarget& target)
{
    stop();
    m_session = std::make_shared<Session>(this, target);
    m_thread = std::jthread([session = m_session] { session->run(); });
}

void FtpTransfer::stop()
{
    if (!m_session)
        return;
    m_session->stop();
    m_session.reset();
    m_thread.join();
}

} // namespace crawlright::net
