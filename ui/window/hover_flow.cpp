// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/hover_flow.h"

#include "ui/editor/code_editor.h"
#include "ui/hover/about_html.h"
#include "ui/session/document_session.h"

#include <QDesktopServices>
#include <QUrl>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using editor::CodeEditor;

namespace {

constexpr auto pageScheme = "page:"_L1;

} // namespace

HoverFlow::HoverFlow(const session::DocumentSession& session, CodeEditor& editor,
                     const crawlers::Catalogue& catalogue, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_editor(editor)
    , m_audience{.catalogue = &catalogue}
{
    m_editor.setPlaceText([this](text::Offset at) -> CodeEditor::Told {
        const session::AnalysisPtr analysis = m_session.analysis();
        const text::Span analysed = m_session.analysedSpan({at, at + 1});
        if (analysed.isEmpty())
            return {};
        const hover::Place place = hover::placeAt(*analysis, analysed.begin, m_audience);
        const auto span = m_session.currentSpan(place.span);
        if (place.about.empty() || !span)
            return {};
        return {hover::htmlOf(place.about, m_editor.palette()), *span};
    });
    connect(&m_editor, &CodeEditor::hoverLinkActivated, this, &HoverFlow::follow);
}

void HoverFlow::setAudience(std::vector<crawlers::Crawler> chosen,
                            std::vector<dialects::Id> readers)
{
    m_audience.chosen = std::move(chosen);
    m_audience.readers = std::move(readers);
}

void HoverFlow::follow(const QString& link)
{
    if (link.startsWith(pageScheme)) {
        if (const auto code = checks::codeOf(link.mid(pageScheme.size()).toStdString()))
            Q_EMIT explanationAsked(*code);
        return;
    }
    const QUrl url(link, QUrl::StrictMode);
    if (url.scheme() == "https"_L1 || url.scheme() == "http"_L1)
        QDesktopServices::openUrl(url);
}

} // namespace crawlright::window
