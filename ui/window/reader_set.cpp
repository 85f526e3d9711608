// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/reader_set.h"

#include <QCoreApplication>

#include <algorithm>
#include <initializer_list>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using crawlers::Purpose;
using dialects::Id;

namespace {

std::vector<Id> readersOf(const crawlers::Catalogue& catalogue,
                          std::initializer_list<Purpose> purposes)
{
    std::array<bool, dialects::dialectCount> reads{};
    reads.at(static_cast<std::size_t>(Id::Rfc9309)) = true;
    for (const crawlers::Entry& entry : catalogue.entries()) {
        const bool counts = entry.status == crawlers::Status::Active && !entry.doubtful &&
                            !entry.approximate && entry.basis == crawlers::Basis::Documented;
        if (counts && std::ranges::find(purposes, entry.purpose) != purposes.end())
            reads.at(static_cast<std::size_t>(entry.dialect)) = true;
    }
    std::vector<Id> readers;
    for (const dialects::Dialect& dialect : dialects::all()) {
        if (reads.at(static_cast<std::size_t>(dialect.id)))
            readers.push_back(dialect.id);
    }
    return readers;
}

std::vector<Id> allReaders()
{
    std::vector<Id> readers;
    for (const dialects::Dialect& dialect : dialects::all())
        readers.push_back(dialect.id);
    return readers;
}

QString tr(const char* text)
{
    return QCoreApplication::translate("crawlright::window::ReaderSet", text);
}

} // namespace

std::vector<ReaderSet> readerSets(const crawlers::Catalogue& catalogue)
{
    return {
        {.id = u"search"_s,
         .name = tr(QT_TRANSLATE_NOOP("crawlright::window::ReaderSet", "Search engines")),
         .readers = readersOf(catalogue, {Purpose::Search})},
        {.id = u"ai"_s,
         .name = tr(QT_TRANSLATE_NOOP("crawlright::window::ReaderSet", "AI crawlers")),
         .readers =
             readersOf(catalogue, {Purpose::AiTraining, Purpose::AiSearch, Purpose::AiUser})},
        {.id = u"ads-seo"_s,
         .name = tr(QT_TRANSLATE_NOOP("crawlright::window::ReaderSet", "Ads and SEO")),
         .readers = readersOf(catalogue, {Purpose::Ads, Purpose::Seo})},
        {.id = u"all"_s,
         .name = tr(QT_TRANSLATE_NOOP("crawlright::window::ReaderSet", "All crawlers")),
         .readers = allReaders()},
    };
}

ReaderSet projectReaderSet(const crawlers::Catalogue& catalogue,
                           const std::vector<std::string>& names)
{
    ReaderSet set{.id = projectReaderSetId, .name = u"crawlright.json"_s, .readers = {}};
    for (const std::string& name : names) {
        const Id reader = catalogue.resolve(name).dialect;
        if (std::ranges::find(set.readers, reader) == set.readers.end())
            set.readers.push_back(reader);
    }
    return set;
}

} // namespace crawlright::window
