// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/quickfix/hover_text.h"

#include "ui/icons/icons.h"
#include "ui/problems/problem_list.h"
#include "ui/quickfix/fix_desk.h"
#include "ui/words/consumers.h"
#include "ui/words/dialects.h"
#include "ui/words/findings.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPalette>
#include <QStringBuilder>

namespace crawlright::quickfix {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t most = 3; // findings of a card
constexpr auto scheme = "offer"_L1;

class Hover {
    Q_DECLARE_TR_FUNCTIONS(crawlright::quickfix::HoverText)
};

icons::Tone toneOf(checks::Severity severity)
{
    switch (severity) {
    case checks::Severity::Error:
        return icons::Tone::Negative;
    case checks::Severity::Warning:
        return icons::Tone::Caution;
    case checks::Severity::Info:
        return icons::Tone::Note;
    default:
        return icons::Tone::Quiet;
    }
}

QString paragraph(const QString& html, int above)
{
    return u"<p style=\"margin-top:%1px;margin-bottom:0\">%2</p>"_s.arg(QString::number(above),
                                                                        html);
}

QString colored(const QString& html, const QColor& color)
{
    return u"<span style=\"color:%1\">%2</span>"_s.arg(color.name(), html);
}

/// By revision, finding and place in the list of what can be done.
QString linkTo(quint64 revision, std::size_t finding, std::size_t offer, const QString& text)
{
    return u"<a href=\"%1:%2:%3:%4\">%5</a>"_s.arg(scheme, QString::number(revision),
                                                   QString::number(finding), QString::number(offer),
                                                   text.toHtmlEscaped());
}

QString sectionOf(const FixDesk& desk, const checks::Finding& finding,
                  const std::vector<dialects::Id>& readers, const QPalette& palette, bool isFirst)
{
    const checks::Severity severity = checks::severityFor(finding, readers);
    const QString title = u"<b>"_s % problems::severityTitle(severity).toHtmlEscaped() % u"</b>"_s;
    QString html = paragraph(colored(title, icons::toneColor(toneOf(severity), palette)) %
                                 u"&nbsp; "_s % words::sentence(finding).toHtmlEscaped(),
                             isFirst ? 0 : 14);
    std::vector<words::Consumer> consumers;
    for (const dialects::Id reader : readers)
        consumers.push_back({.name = words::dialectName(reader), .dialect = reader});
    const QString who = words::consumersSentence(finding, consumers);
    html +=
        paragraph(colored((who.isEmpty() ? words::concernSentence(finding) : who).toHtmlEscaped(),
                          icons::toneColor(icons::Tone::Quiet, palette)),
                  6);
    html += paragraph(words::explain(finding.code).advice.toHtmlEscaped(), 6);
    const auto index = static_cast<std::size_t>(&finding - desk.analysis()->findings.data());
    const std::vector<Offer> offers = desk.offersFor(finding).offers;
    QStringList links;
    for (std::size_t i = 0; i < offers.size(); ++i)
        links.append(linkTo(desk.analysis()->revision, index, i, offers[i].title));
    return html + paragraph(links.join(u"<br>"_s), 8);
}

} // namespace

QString hoverText(const FixDesk& desk, const std::vector<const checks::Finding*>& findings,
                  const std::vector<dialects::Id>& readers, const QPalette& palette)
{
    QString html;
    for (std::size_t i = 0; i < std::min(findings.size(), most); ++i)
        html += sectionOf(desk, *findings[i], readers, palette, i == 0);
    if (findings.size() > most) {
        html += paragraph(
            Hover::tr("%n more here.", nullptr, static_cast<int>(findings.size() - most)), 14);
    }
    return html;
}

bool isOffer(const QString& link)
{
    return link.section(u':', 0, 0) == scheme;
}

std::optional<Offer> offerOf(const FixDesk& desk, const QString& link)
{
    const QStringList parts = link.split(u':');
    if (parts.size() != 4 || parts.first() != scheme ||
        parts.at(1).toULongLong() != desk.analysis()->revision)
        return std::nullopt;
    const std::size_t finding = parts.at(2).toULongLong();
    const std::size_t offer = parts.at(3).toULongLong();
    if (finding >= desk.analysis()->findings.size())
        return std::nullopt;
    const std::vector<Offer> offers = desk.offersFor(desk.analysis()->findings[finding]).offers;
    return offer < offers.size() ? std::optional(offers[offer]) : std::nullopt;
}

} // namespace crawlright::quickfix
