// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/outcome_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace crawlright::words {
namespace {

struct Entry {
    access::Sentence sentence;
    const char* text;
};

using enum access::Sentence;

// In the order of access::Sentence.
constexpr auto texts = std::to_array<Entry>({
    {RfcSuccess, QT_TRANSLATE_NOOP("Words", "After a successful download the crawler must follow "
                                            "the rules that it can parse (RFC 9309, 2.3.1.1).")},
    {RfcRedirected,
     QT_TRANSLATE_NOOP("Words",
                       "At least five redirects are followed, and the file that is reached holds "
                       "for the host that was asked first (RFC 9309, 2.3.1.2).")},
    {RfcAcrossAuthorities,
     QT_TRANSLATE_NOOP("Words",
                       "Redirects are followed to other hosts too, and the file that is reached "
                       "holds for the host that was asked first (RFC 9309, 2.3.1.2).")},
    {RfcTooManyRedirects,
     QT_TRANSLATE_NOOP("Words", "After more than five redirects a crawler may take the file as "
                                "unavailable (RFC 9309, 2.3.1.2).")},
    {RfcUnavailable,
     QT_TRANSLATE_NOOP("Words", "With a status from 400 to 499 the file is unavailable, and a "
                                "crawler may fetch everything (RFC 9309, 2.3.1.3).")},
    {RfcUnreachable,
     QT_TRANSLATE_NOOP("Words",
                       "With a status from 500 to 599 or a network error the file is unreachable, "
                       "and a crawler must take everything as disallowed (RFC 9309, 2.3.1.4).")},
    {RfcLongUnreachable,
     QT_TRANSLATE_NOOP("Words", "A file that has been unreachable for a long time, for example 30 "
                                "days, may be taken as unavailable (RFC 9309, 2.3.1.4).")},
    {RfcLongUnreachableCopy,
     QT_TRANSLATE_NOOP("Words", "While a file has been unreachable for a long time, for example 30 "
                                "days, a cached copy may be used on (RFC 9309, 2.3.1.4).")},
    {RfcCopyFresh,
     QT_TRANSLATE_NOOP("Words", "A copy of the file may be used for 24 hours (RFC 9309, 2.4).")},
    {RfcCopyWhileUnreachable,
     QT_TRANSLATE_NOOP("Words", "A copy may be used for longer than 24 hours while the file is "
                                "unreachable (RFC 9309, 2.4).")},
    {RfcCopyStale,
     QT_TRANSLATE_NOOP("Words", "A copy should not be used for longer than 24 hours, so the file "
                                "is asked for again first (RFC 9309, 2.4).")},
    {RfcSaysNothing, QT_TRANSLATE_NOOP("Words", "RFC 9309 has no sentence for this answer; here it "
                                                "counts as a file that is unavailable.")},
    {GoogleSuccess,
     QT_TRANSLATE_NOOP("Words",
                       "With a status from 200 to 299 the file is processed as it was sent.")},
    {GoogleRedirected, QT_TRANSLATE_NOOP("Words", "At least five redirects are followed.")},
    {GoogleLogicalRedirect,
     QT_TRANSLATE_NOOP("Words", "A page that sends on by frame, script or refresh is not followed; "
                                "the page itself is read for rules.")},
    {GoogleTooManyRedirects,
     QT_TRANSLATE_NOOP(
         "Words",
         "Five redirects are followed; if no file is reached by then, that counts as 404.")},
    {GoogleClientError,
     QT_TRANSLATE_NOOP(
         "Words",
         "Every status from 400 to 499 except 429 counts as if there were no robots.txt file.")},
    {Google2019ClientError,
     QT_TRANSLATE_NOOP("Words", "Every status from 400 to 499, also 401, 403 and 429, counts as if "
                                "there were no robots.txt file.")},
    {GoogleTooManyRequests,
     QT_TRANSLATE_NOOP("Words", "429 counts as a server error: for a time the whole site is taken "
                                "as disallowed, and the file is asked for again.")},
    {GoogleServerError,
     QT_TRANSLATE_NOOP("Words", "After a status from 500 to 599 the whole site is for a time taken "
                                "as disallowed, and the file is asked for again.")},
    {GoogleNetworkError,
     QT_TRANSLATE_NOOP("Words", "A file that cannot be fetched because of name look-up, network, "
                                "timeout or an invalid answer is treated like a server error.")},
    {GoogleServerErrorForMissing,
     QT_TRANSLATE_NOOP("Words", "On a site that is known to answer missing pages with a server "
                                "error, that error counts as 404.")},
    {GoogleLongUnreachableCopy,
     QT_TRANSLATE_NOOP("Words",
                       "After more than 30 days without an answer the last cached copy is used.")},
    {GoogleLongUnreachable,
     QT_TRANSLATE_NOOP("Words", "After more than 30 days without an answer and without a cached "
                                "copy there are no restrictions.")},
    {GoogleCopyFresh, QT_TRANSLATE_NOOP("Words", "The file is generally cached for up to 24 hours; "
                                                 "max-age can make that shorter or longer.")},
    {GoogleCopyWhileUnreachable,
     QT_TRANSLATE_NOOP("Words", "A cached copy is used for longer where it cannot be refreshed, as "
                                "after timeouts and server errors.")},
    {GoogleCopyStale,
     QT_TRANSLATE_NOOP(
         "Words",
         "The file is generally cached for up to 24 hours, so it is asked for again first.")},
    {GoogleLatestFirstHours,
     QT_TRANSLATE_NOOP("Words", "For the first 12 hours nothing is crawled, while the file is "
                                "asked for again and again.")},
    {GoogleLatestCopy,
     QT_TRANSLATE_NOOP("Words", "After the first 12 hours the last good version is used for the "
                                "next 30 days, while the file is asked for again.")},
    {GoogleLatestNoCopy,
     QT_TRANSLATE_NOOP("Words", "After the first 12 hours, where there is no cached version, "
                                "there are no restrictions.")},
    {GoogleLatestLongUp,
     QT_TRANSLATE_NOOP("Words", "After 30 days of errors, where the site is otherwise available, "
                                "it is crawled as if there were no robots.txt file.")},
    {GoogleLatestLongDown,
     QT_TRANSLATE_NOOP("Words", "After 30 days of errors, where the whole site has problems, "
                                "nothing is crawled, while the file is still asked for.")},
    {BingRead, QT_TRANSLATE_NOOP("Words", "The file is read, and its rules hold for this host.")},
    {BingMissing,
     QT_TRANSLATE_NOOP(
         "Words", "Where a host or a subdomain has no file, everything on it may be fetched.")},
    {YandexRead,
     QT_TRANSLATE_NOOP("Words",
                       "The file answers with 200, is text and not too long, so it is read.")},
    {YandexRedirected, QT_TRANSLATE_NOOP("Words", "Redirects are followed, to another host too.")},
    {YandexNot200,
     QT_TRANSLATE_NOOP("Words", "With any status other than 200 the site counts as open.")},
    {YandexNotText,
     QT_TRANSLATE_NOOP("Words", "A file that is not text does not count, so the site is open.")},
    {YandexTooLong,
     QT_TRANSLATE_NOOP("Words", "A file over the size limit does not count, so the site is open.")},
    {OriginalRead, QT_TRANSLATE_NOOP("Words", "The file is read.")},
    {OriginalAbsent,
     QT_TRANSLATE_NOOP("Words",
                       "Where there is no file, or an empty one, all robots are welcome.")},
    {DraftRead, QT_TRANSLATE_NOOP("Words", "After a successful answer the file is read.")},
    {DraftRedirected,
     QT_TRANSLATE_NOOP("Words", "Redirects are followed until the file is found.")},
    {DraftRestricted,
     QT_TRANSLATE_NOOP("Words", "401 and 403 mean that access to the whole site is restricted.")},
    {DraftMissing, QT_TRANSLATE_NOOP("Words", "404 means that access is not restricted.")},
    {DraftTemporary, QT_TRANSLATE_NOOP("Words", "After a temporary failure visits to the site are "
                                                "put off until the file can be fetched.")},
    {DraftCopyFresh,
     QT_TRANSLATE_NOOP(
         "Words", "A copy is used until it expires, or for seven days where no date is given.")},
    {DraftCopyStale,
     QT_TRANSLATE_NOOP("Words", "The copy has expired, so the file is asked for again first.")},
});
static_assert(texts.size() == access::sentenceCount);
static_assert(std::ranges::is_sorted(texts, {}, &Entry::sentence));

QString tr(const char* text)
{
    return QCoreApplication::translate("Words", text);
}

} // namespace

QString whatItDoes(access::Outcome outcome, const QString& crawler)
{
    switch (outcome) {
    case access::Outcome::Parse:
        return QCoreApplication::translate("Words", "%1 follows the rules of this file.")
            .arg(crawler);
    case access::Outcome::AllowAll:
        return QCoreApplication::translate("Words",
                                           "%1 may fetch everything, as if there were no file.")
            .arg(crawler);
    case access::Outcome::DisallowAll:
        return QCoreApplication::translate("Words", "%1 fetches nothing from this site for now.")
            .arg(crawler);
    case access::Outcome::UseCache:
        return QCoreApplication::translate("Words", "%1 goes on with the copy that it holds.")
            .arg(crawler);
    case access::Outcome::Defer:
        return QCoreApplication::translate("Words", "%1 comes back later.").arg(crawler);
    }
    Q_UNREACHABLE_RETURN({});
}

QString whatTheSourceSays(access::Sentence sentence)
{
    return tr(texts[static_cast<std::size_t>(sentence)].text);
}

QString meaning(const access::Meaning& meaning, const dialects::Dialect& dialect,
                const QString& crawler)
{
    const QString source =
        QString::fromUtf8(dialect.source.data(), qsizetype(dialect.source.size()));
    const QString does = whatItDoes(meaning.outcome, crawler);
    const QString says = whatTheSourceSays(meaning.sentence);
    if (meaning.sourceSilent && dialect.id != dialects::Id::Rfc9309)
        //: %1: what a crawler does. %2: name of a document. %3: a sentence of RFC 9309.
        return QCoreApplication::translate(
                   "Words", "%1 %2 says nothing about this case, so RFC 9309 is taken instead. %3")
            .arg(does, source, says);
    //: %1: what a crawler does. %2: name of a document. %3: a full sentence from it.
    return QCoreApplication::translate("Words", "%1 %2: %3").arg(does, source, says);
}

} // namespace crawlright::words
