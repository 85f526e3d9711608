// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/encoding_flow.h"

#include "ui/editor/code_editor.h"
#include "ui/window/file_flow.h"
#include "ui/window/message_bar.h"
#include "ui/window/page.h"
#include "ui/window/pages.h"
#include "ui/window/status_line.h"

#include <QLocale>

namespace crawlright::window {

using Topic = MessageArea::Topic;

EncodingFlow::EncodingFlow(StatusLine& status, Pages& pages, QObject* parent)
    : QObject(parent)
    , m_status(status)
    , m_pages(pages)
{
    const auto follow = [this](Page* page) {
        connect(&page->files(), &FileFlow::conversionAsked, this, &EncodingFlow::convert);
    };
    for (Page* page : pages.all())
        follow(page);
    connect(&pages, &Pages::pageAdded, this, follow);
    connect(&status, &StatusLine::conversionAsked, this, &EncodingFlow::convert);
    connect(&status, &StatusLine::byteOrderMarkAsked, this, &EncodingFlow::setByteOrderMark);
    connect(&status, &StatusLine::lineEndingAsked, this, &EncodingFlow::setLineEnding);
}

void EncodingFlow::apply(Page& page, const edits::Edits& edits)
{
    page.messages().clear(Topic::Encoding);
    if (!edits.empty())
        page.editor().applyEdits(edits);
    page.editor().setFocus();
}

void EncodingFlow::setByteOrderMark(bool on)
{
    Page& page = m_pages.current();
    page.session().finishReplacing();
    const std::string& bytes = page.session().bytes();
    apply(page, on ? edits::withByteOrderMark(bytes) : edits::withoutByteOrderMark(bytes));
}

void EncodingFlow::setLineEnding(text::LineEnding ending)
{
    Page& page = m_pages.current();
    page.session().finishReplacing();
    apply(page, edits::withLineEnds(page.session().bytes(), ending));
    page.session().setLineEnding(ending); // of a text without any
    m_status.setFacts(factsOf(page.session().analysis()->document, ending));
}

/// What cannot be read is told before.
void EncodingFlow::convert(edits::Encoding from)
{
    Page& page = m_pages.current();
    page.session().finishReplacing();
    const edits::Conversion conversion = edits::convertedToUtf8(page.session().bytes(), from);
    if (conversion.unreadable == 0) {
        page.messages().clear(Topic::Content); // that it is no UTF-8
        apply(page, conversion.edits);
        return;
    }
    const text::LineNumber line =
        page.session().lineAt(page.session().positionAt(conversion.firstUnreadable));
    const QLocale locale;
    const auto convertRest = [this, &page, from] {
        page.session().finishReplacing();
        apply(page, edits::convertedToUtf8(page.session().bytes(), from).edits);
    };
    page.messages().show(
        Topic::Encoding,
        {.kind = MessageKind::Warning,
         .text = tr("Places that are no characters in %1: %2, the first in line %3. Nothing was "
                    "converted. They can stay as bytes, shown as marks, while the rest becomes "
                    "UTF-8.")
                     .arg(StatusLine::nameOf(from),
                          locale.toString(static_cast<qulonglong>(conversion.unreadable)),
                          locale.toString(line)),
         .actions = {{tr("&Convert the Rest"), convertRest}}});
}

} // namespace crawlright::window
