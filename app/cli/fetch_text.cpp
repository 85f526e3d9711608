// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/fetch_codes.h"
#include "app/cli/fetch_formats.h"
#include "app/cli/text.h"
#include "ui/words/body_words.h"
#include "ui/words/course_words.h"
#include "ui/words/dialects.h"
#include "ui/words/fetch_words.h"
#include "ui/words/findings.h"
#include "ui/words/lists.h"
#include "ui/words/outcome_words.h"

#include <algorithm>
#include <array>

namespace crawlright::cli {

namespace {

using namespace Qt::StringLiterals;
using checks::Severity;

/// What people look for; the rest is in `--format json`.
constexpr auto tellingHeaders =
    std::to_array<const char*>({"content-type", "content-encoding", "etag", "last-modified",
                                "cache-control", "expires", "age", "x-robots-tag", "server"});

Tint tintOf(Severity severity)
{
    if (severity == Severity::Error)
        return Tint::Red;
    return severity == Severity::Warning ? Tint::Yellow : Tint::Cyan;
}

Tint tintOf(access::Outcome outcome)
{
    switch (outcome) {
    case access::Outcome::Parse:
    case access::Outcome::AllowAll:
        return Tint::Green;
    case access::Outcome::DisallowAll:
        return Tint::Red;
    case access::Outcome::UseCache:
    case access::Outcome::Defer:
        break;
    }
    return Tint::Yellow;
}

/// What is printed of one fetch.
class FetchText {
public:
    FetchText(const Fetched& fetched, Console& console)
        : m_fetched(fetched)
        , m_result(fetched.result)
        , m_console(console)
    {
    }

    void append()
    {
        line(Tint::Bold, 0, QString::fromUtf8(m_result.url.toEncoded()));
        line(m_result.isAnswered() ? Tint::Green : Tint::Red, 0, words::howItEnded(m_result));
        for (const QString& remark : words::remarks(m_result))
            line(0, remark);
        if (!m_result.tlsFaults.isEmpty())
            for (const QString& fault : words::tlsFaults(m_result.tlsFaults).split(u'\n'))
                line(2, fault);
        appendHops();
        if (m_result.isAnswered())
            appendAnswer();
        appendMeaning();
        appendFindings();
    }

private:
    void line(Tint tint, std::size_t indent, const QString& text)
    {
        std::string& out = m_console.out();
        out.append(indent, ' ');
        appendTinted(out, m_console, tint, visible(utf8(text)));
        out += '\n';
    }
    void line(std::size_t indent, const QString& text)
    {
        m_console.out().append(indent, ' ');
        m_console.out() += visible(utf8(text)) + '\n';
    }
    void heading(const QString& text)
    {
        m_console.out() += '\n';
        line(Tint::Bold, 0, text);
    }

    void appendHops()
    {
        heading(Cli::tr("Requests"));
        for (const net::Hop& hop : m_result.hops) {
            line(2, u"%1  %2"_s.arg(words::status(hop), QString::fromUtf8(hop.url.toEncoded())));
            const QString details = detailsOf(hop);
            if (!details.isEmpty())
                line(Tint::Faint, 4, details);
            for (const QString& mark : words::marks(hop))
                line(4, mark);
        }
        if (!m_result.wasGuarded)
            line(2,
                 Cli::tr("A proxy looks the names up, so it is not seen whether a redirect leads "
                         "to a private address."));
    }

    /// Protocol, addresses and times, as far as they are known.
    static QString detailsOf(const net::Hop& hop)
    {
        QStringList parts;
        if (const QString protocol = words::protocol(hop.protocol); !protocol.isEmpty())
            parts += protocol;
        for (const QHostAddress& address : hop.addresses)
            parts += address.toString();
        const auto time = [&parts](net::HopTimes::Part part, const QString& what) {
            if (part)
                //: %1: a part of a request; %2: how long it took
                parts += Cli::tr("%1 %2").arg(what, words::seconds(*part));
        };
        time(hop.times.lookup, Cli::tr("name"));
        time(hop.times.connect, Cli::tr("connection"));
        time(hop.times.firstByte, Cli::tr("first byte"));
        time(hop.elapsed, Cli::tr("all"));
        return parts.join(u", "_s);
    }

    void appendAnswer()
    {
        heading(Cli::tr("Answer"));
        for (const QString& fact : words::bodyFacts(m_fetched.body, m_fetched.bytes()))
            line(2, fact);
        for (const net::Header& header : m_result.hops.last().headers) {
            const QByteArray name = header.name.toLower();
            const bool isTelling = std::ranges::any_of(
                tellingHeaders, [&](const char* telling) { return name == telling; });
            if (isTelling)
                line(Tint::Faint, 2,
                     u"%1: %2"_s.arg(QString::fromUtf8(header.name),
                                     QString::fromUtf8(header.value)));
        }
    }

    /// Dialects that do the same by the same sentence stand together.
    void appendMeaning()
    {
        if (!m_fetched.answer)
            return;
        const access::Answer& answer = *m_fetched.answer;
        access::Answer named = answer;
        named.status = m_result.status(); // FTP's own code, where the course is made of HTTP's
        heading(Cli::tr("What it means"));
        std::vector<access::Meaning> told;
        for (const dialects::Dialect& dialect : dialects::all()) {
            const access::Meaning meaning = access::meaningOf(answer, dialect);
            if (std::ranges::contains(told, meaning))
                continue;
            told.push_back(meaning);
            QStringList names;
            for (const dialects::Dialect& other : dialects::all())
                if (access::meaningOf(answer, other) == meaning)
                    names += words::dialectName(other.id);
            appendOutcome(meaning, words::joined(names));
            line(4, words::timeLine(named, access::courseOf(answer, dialect),
                                    m_result.when.toLocalTime()));
        }
        for (const dialects::Dialect& dialect : dialects::all())
            if (const auto latest = access::latestEditionOf(answer, dialect)) {
                appendOutcome(*latest, words::latestEdition());
                line(4, words::timeLine(named,
                                        access::courseOf(answer, dialect, access::Edition::Latest),
                                        m_result.when.toLocalTime()));
            }
    }

    void appendOutcome(const access::Meaning& meaning, const QString& who)
    {
        m_console.out() += "  ";
        appendTinted(m_console.out(), m_console, tintOf(meaning.outcome),
                     std::string(codeOf(meaning.outcome)));
        m_console.out() += "  " + visible(utf8(who)) + '\n';
        const QString says = words::whatTheSourceSays(meaning.sentence);
        line(4,
             meaning.sourceSilent
                 ? Cli::tr("Their sources say nothing about it, so RFC 9309 is taken. %1").arg(says)
                 : says);
    }

    void appendFindings()
    {
        if (m_fetched.findings.empty())
            return;
        heading(Cli::tr("Findings"));
        for (const Fetched::Weighed& weighed : m_fetched.findings) {
            const checks::Finding& finding = weighed.finding;
            std::string& out = m_console.out();
            out += "  ";
            appendTinted(out, m_console, tintOf(weighed.severity),
                         utf8(words::severityName(weighed.severity)) + ':');
            out += ' ' + utf8(words::sentence(finding)) + " [";
            out += checks::idOf(finding.code);
            out += "]\n";
        }
    }

    const Fetched& m_fetched;
    const net::FetchResult& m_result;
    Console& m_console;
};

} // namespace

void writeFetchedText(const Fetched& fetched, Console& console)
{
    FetchText(fetched, console).append();
    console.commit();
}

} // namespace crawlright::cli
