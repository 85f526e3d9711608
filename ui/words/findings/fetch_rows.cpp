// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/findings/rows.h"

#include <QtTranslation>

#include <array>

namespace crawlright::words {

namespace {

using checks::Code;

constexpr std::array sentences = {
    SentenceRow{Code::NotFound, "",
                QT_TRANSLATE_NOOP("Words", "The server answered %1, so the whole site is open to "
                                           "%2."),
                "0C"},
    SentenceRow{Code::StatusMeansDifferent, "rules-open",
                QT_TRANSLATE_NOOP("Words", "After status %1 the rules hold for %2, but to %3 the "
                                           "whole site is open."),
                "0MN"},
    SentenceRow{Code::StatusMeansDifferent, "rules-shut",
                QT_TRANSLATE_NOOP("Words", "After status %1 the rules hold for %2, but to %3 the "
                                           "site is closed for now."),
                "0MN"},
    SentenceRow{Code::StatusMeansDifferent, "open-shut",
                QT_TRANSLATE_NOOP("Words", "After status %1 the whole site is open to %2, but "
                                           "closed for now to %3."),
                "0MN"},
    SentenceRow{Code::ServerError, "shut-for",
                QT_TRANSLATE_NOOP("Words", "The server answered %1, so the whole site is closed to "
                                           "%2. If it goes on like this, that changes after %3 "
                                           "days."),
                "0Rb"},
    SentenceRow{Code::ServerError, "shut",
                QT_TRANSLATE_NOOP("Words", "The server answered %1, so the whole site is closed to "
                                           "%2 for now."),
                "0R"},
    SentenceRow{Code::ServerError, "",
                QT_TRANSLATE_NOOP("Words", "The server answered %1, and crawlers go on without the "
                                           "file: with a copy from before, or as if there were "
                                           "none."),
                "0"},
    SentenceRow{Code::FetchFailed, "unknown-host",
                QT_TRANSLATE_NOOP("Words", "The host “%1” was not found, so there is no robots.txt "
                                           "to read."),
                "0"},
    SentenceRow{Code::FetchFailed, "network",
                QT_TRANSLATE_NOOP("Words", "“%1” could not be reached, so there is no robots.txt "
                                           "to read."),
                "0"},
    SentenceRow{Code::FetchFailed, "tls",
                QT_TRANSLATE_NOOP("Words", "No secure connection to “%1” was made, so there is no "
                                           "robots.txt to read."),
                "0"},
    SentenceRow{Code::FetchFailed, "timeout",
                QT_TRANSLATE_NOOP("Words", "“%1” did not answer in time, so there is no robots.txt "
                                           "to read."),
                "0"},
    SentenceRow{Code::FetchFailed, "reset",
                QT_TRANSLATE_NOOP("Words", "“%1” closed the connection without an answer, so there "
                                           "is no robots.txt to read."),
                "0"},
    SentenceRow{Code::FetchFailed, "interrupted",
                QT_TRANSLATE_NOOP("Words", "The answer of “%1” ends in the middle, so no rule of "
                                           "it counts."),
                "0"},
    SentenceRow{Code::FetchFailed, "invalid-response",
                QT_TRANSLATE_NOOP("Words",
                                  "The answer of “%1” is not a valid one, so no rule of it "
                                  "counts."),
                "0"},
    SentenceRow{Code::FetchFailed, "bad-chunking",
                QT_TRANSLATE_NOOP("Words", "The answer of “%1” comes in broken chunks, so no rule "
                                           "of it counts."),
                "0"},
    SentenceRow{Code::FetchFailed, "dead-end",
                QT_TRANSLATE_NOOP("Words", "The redirect of “%1” leads nowhere that a crawler "
                                           "goes."),
                "0"},
    SentenceRow{Code::RedirectTooLong, "loop",
                QT_TRANSLATE_NOOP("Words", "The redirects go round in a loop, so nobody reaches "
                                           "the file."),
                ""},
    SentenceRow{Code::RedirectTooLong, "",
                QT_TRANSLATE_NOOP("Words", "After %1 requests there is still no file; crawlers "
                                           "follow five redirects."),
                "a"},
    SentenceRow{Code::RedirectOffHost, "",
                QT_TRANSLATE_NOOP("Words", "The file comes from “%1”, but its rules hold for "
                                           "“%2”."),
                "01"},
    SentenceRow{Code::HttpsDowngrade, "",
                QT_TRANSLATE_NOOP("Words", "“%1” redirects to “%2”, which is not encrypted: "
                                           "somebody on the way could change the rules."),
                "01"},
    SentenceRow{Code::ContentType, "none",
                QT_TRANSLATE_NOOP("Words", "The server does not say that the file is text/plain."),
                ""},
    SentenceRow{Code::ContentType, "",
                QT_TRANSLATE_NOOP("Words", "The server calls the file “%1”, not text/plain."), "0"},
    SentenceRow{Code::ServedOnNoncanonical, "other",
                QT_TRANSLATE_NOOP("Words", "“%1” serves another file."), "0"},
    SentenceRow{Code::ServedOnNoncanonical, "missing",
                QT_TRANSLATE_NOOP("Words", "“%1” serves no file: the answer there is %2."), "01"},
    SentenceRow{Code::ServedOnNoncanonical, "only-there",
                QT_TRANSLATE_NOOP("Words", "“%1” serves a file, but here there is none."), "0"},
    SentenceRow{Code::FetchOverLimit, "open",
                QT_TRANSLATE_NOOP("Words", "The file has %1 bytes. Past %2 bytes it does not count "
                                           "at all for %3, and the whole site is open."),
                "abR"},
    SentenceRow{Code::FetchOverLimit, "cut",
                QT_TRANSLATE_NOOP("Words", "The file has %1 bytes. Past %2 bytes, from line %3 on, "
                                           "it is not read by %4."),
                "abcR"},
    SentenceRow{Code::LiveDiffers, "",
                QT_TRANSLATE_NOOP("Words", "What is served (%1 bytes) is not what was saved (%2 "
                                           "bytes). They part in line %3."),
                "abc"},
    SentenceRow{Code::SitemapUnreachable, "none",
                QT_TRANSLATE_NOOP("Words", "What “%1” serves is no sitemap."), "0"},
    SentenceRow{Code::SitemapUnreachable, "no-answer",
                QT_TRANSLATE_NOOP("Words", "The sitemap “%1” did not answer."), "0"},
    SentenceRow{Code::SitemapUnreachable, "",
                QT_TRANSLATE_NOOP("Words", "The sitemap “%1” is not there: the answer is %2."),
                "01"},
    SentenceRow{Code::SitemapConflict, "",
                QT_TRANSLATE_NOOP("Words", "Of the %3 URLs in the sitemap “%1” the rules block "
                                           "%2: “%4”, for one."),
                "0bc3"},
};

constexpr std::array explanations = {
    ExplanationRow{
        Code::NotFound,
        QT_TRANSLATE_NOOP("Words", "The server answered that there is no robots.txt, or that it "
                                   "does not give it: a status from 400 to 499."),
        QT_TRANSLATE_NOOP("Words", "Nearly all crawlers take the site as open then, also after 401 "
                                   "and 403. The draft of 1997 took these two as a closed site."),
        QT_TRANSLATE_NOOP("Words", "If everything may be crawled, nothing is to be done; an empty "
                                   "file says the same and keeps the log clean. If not, publish a "
                                   "file.")},
    ExplanationRow{
        Code::StatusMeansDifferent,
        QT_TRANSLATE_NOOP("Words", "The chosen crawlers draw different conclusions from this "
                                   "status: to some the site is open, to others it is closed."),
        QT_TRANSLATE_NOOP("Words", "The sentence names both sides. 429 and the statuses from 500 "
                                   "on close a site for Google, and open it for Yandex."),
        QT_TRANSLATE_NOOP("Words", "Answer with 200 and the rules, or with 404 where there are "
                                   "none: those two mean the same to everybody.")},
    ExplanationRow{
        Code::ServerError,
        QT_TRANSLATE_NOOP("Words", "The server answered with an error of its own, a status from "
                                   "500 to 599, or with 429, too many requests."),
        QT_TRANSLATE_NOOP("Words", "Google and RFC 9309 take the whole site as closed, for about "
                                   "30 days, unless they hold a copy. Yandex takes it as open at "
                                   "once. 429 is a server error to Google alone."),
        QT_TRANSLATE_NOOP("Words", "Have the server give out robots.txt as a plain file that does "
                                   "not depend on the program behind the site, also while that is "
                                   "under maintenance.")},
    ExplanationRow{
        Code::FetchFailed,
        QT_TRANSLATE_NOOP("Words", "No whole answer came: the name is not known, the connection or "
                                   "the certificate failed, the answer came too late or ends too "
                                   "early, or a redirect leads nowhere."),
        QT_TRANSLATE_NOOP("Words", "Google and RFC 9309 treat it like a server error and take the "
                                   "whole site as closed. A fault between this computer and the "
                                   "server need not be one for a crawler."),
        QT_TRANSLATE_NOOP("Words", "Try again, from another network too. If it stays, look at the "
                                   "name’s records, at the certificate and at the server’s log.")},
    ExplanationRow{
        Code::RedirectTooLong,
        QT_TRANSLATE_NOOP("Words", "More redirects stand before the file than crawlers follow, or "
                                   "they go round in a loop."),
        QT_TRANSLATE_NOOP("Words", "Google and RFC 9309 follow five redirects. After that the file "
                                   "counts as missing, so the whole site is open."),
        QT_TRANSLATE_NOOP("Words", "Redirect once, to the last address, or serve the file where it "
                                   "is asked for.")},
    ExplanationRow{
        Code::RedirectOffHost,
        QT_TRANSLATE_NOOP("Words", "A redirect leads to the robots.txt of another host or port."),
        QT_TRANSLATE_NOOP("Words", "RFC 9309 and Google read the file that is reached, and its "
                                   "rules hold for the host that was asked, not for the one that "
                                   "served it."),
        QT_TRANSLATE_NOOP("Words", "Nothing, if both hosts shall have the same rules. Otherwise "
                                   "serve a file of its own.")},
    ExplanationRow{
        Code::HttpsDowngrade,
        QT_TRANSLATE_NOOP("Words", "A redirect leads from an encrypted address to one that is "
                                   "not."),
        QT_TRANSLATE_NOOP("Words", "Crawlers follow it. What comes over http can be read and "
                                   "changed on the way, the rules of the site too."),
        QT_TRANSLATE_NOOP("Words", "Let the redirect name an https address.")},
    ExplanationRow{
        Code::ContentType,
        QT_TRANSLATE_NOOP("Words", "The header Content-Type does not say text/plain, or is not "
                                   "there."),
        QT_TRANSLATE_NOOP("Words", "RFC 9309 asks for text/plain in UTF-8. For Yandex a file that "
                                   "is not called text does not count; Google reads it by its "
                                   "lines all the same."),
        QT_TRANSLATE_NOOP("Words", "Have the server send Content-Type: text/plain; charset=utf-8 "
                                   "with robots.txt.")},
    ExplanationRow{
        Code::ServedOnNoncanonical,
        QT_TRANSLATE_NOOP("Words", "The same site serves different robots.txt files over http and "
                                   "https, or with and without “www.”."),
        QT_TRANSLATE_NOOP("Words", "A file holds for one scheme, host and port. Crawlers that come "
                                   "in by the other address obey the other file."),
        QT_TRANSLATE_NOOP("Words", "Redirect the other addresses to the main one, robots.txt "
                                   "included, or serve the same file on all of them.")},
    ExplanationRow{
        Code::FetchOverLimit,
        QT_TRANSLATE_NOOP("Words", "What is served is longer than some crawlers read. The line is "
                                   "the first that such a crawler does not see."),
        QT_TRANSLATE_NOOP("Words", "Google reads 500 KiB, and drops the line that the limit cuts. "
                                   "RFC 9309 asks for no more. For Yandex a longer file does not "
                                   "count at all."),
        QT_TRANSLATE_NOOP("Words", "Shorten the file. What something on the way puts in front of "
                                   "it counts, too.")},
    ExplanationRow{
        Code::CacheAge,
        QT_TRANSLATE_NOOP("Words", "A cache on the way has held the copy that came for an hour or "
                                   "longer, or the server says by max-age or Expires for how long "
                                   "the file may be kept."),
        QT_TRANSLATE_NOOP("Words", "Google generally keeps the file for up to 24 hours; max-age "
                                   "can make that shorter or longer. RFC 9309 has 24 hours, "
                                   "whatever the server says."),
        QT_TRANSLATE_NOOP("Words", "Empty the cache after a change, and let max-age of robots.txt "
                                   "be an hour or so.")},
    ExplanationRow{
        Code::LiveDiffers,
        QT_TRANSLATE_NOOP("Words", "The file that the server gives out is not, byte for byte, the "
                                   "one that is saved here."),
        QT_TRANSLATE_NOOP("Words", "Everybody: what is served is what crawlers obey. A cache, "
                                   "another copy of the site, or a service in front of it may "
                                   "stand between."),
        QT_TRANSLATE_NOOP("Words", "Compare both. Upload the file again, or take over what is "
                                   "served.")},
    ExplanationRow{
        Code::SitemapUnreachable,
        QT_TRANSLATE_NOOP("Words", "A sitemap that the file names does not answer, is not there, "
                                   "or is something else."),
        QT_TRANSLATE_NOOP("Words", "Crawlers that read sitemaps ask in vain, and come back again "
                                   "and again."),
        QT_TRANSLATE_NOOP("Words", "Correct the address, publish the sitemap, or remove the "
                                   "line.")},
    ExplanationRow{
        Code::SitemapConflict,
        QT_TRANSLATE_NOOP("Words", "A sitemap asks to crawl URLs that the rules of the same site "
                                   "forbid."),
        QT_TRANSLATE_NOOP("Words", "Crawlers obey the rules. Search engines may list such URLs "
                                   "without having read them, and report them as blocked."),
        QT_TRANSLATE_NOOP("Words", "Take the URLs out of the sitemap, or allow them.")},
};

} // namespace

std::span<const SentenceRow> fetchSentences()
{
    return sentences;
}

std::span<const ExplanationRow> fetchExplanations()
{
    return explanations;
}

} // namespace crawlright::words
