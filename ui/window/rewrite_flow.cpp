// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/rewrite_flow.h"

#include "core/edits/format.h"
#include "core/edits/simplify.h"
#include "ui/editor/code_editor.h"
#include "ui/rewrite/rewrite_panel.h"
#include "ui/session/document_session.h"
#include "ui/window/message_bar.h"
#include "ui/words/effects.h"
#include "ui/work/background.h"

#include <QLocale>

#include <algorithm>

namespace crawlright::window {

using Topic = MessageArea::Topic;

namespace {

/// A phrase as a sentence.
QString sentenceOf(const QString& phrase)
{
    return phrase.isEmpty() ? phrase : phrase.first(1).toUpper() + phrase.sliced(1) + u'.';
}

} // namespace

RewriteFlow::RewriteFlow(session::DocumentSession& session, editor::CodeEditor& editor,
                         rewrite::RewritePanel& panel, MessageArea& messages, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_editor(editor)
    , m_panel(panel)
    , m_messages(messages)
{
    connect(&m_panel, &rewrite::RewritePanel::accepted, this, &RewriteFlow::apply);
    connect(&m_panel, &rewrite::RewritePanel::closed, this, [this] {
        ++m_asked;
        m_editor.setFocus();
    });
    connect(&m_panel, &rewrite::RewritePanel::lineActivated, &m_editor,
            &editor::CodeEditor::goToLine);
    // What is shown was worked out for the text as it was.
    connect(&m_session, &session::DocumentSession::bytesChanged, this, &RewriteFlow::withdraw);
}

void RewriteFlow::setReaders(const std::vector<dialects::Id>& readers, const QString& name)
{
    m_readers = readers;
    m_readersName = name;
    withdraw();
}

bool RewriteFlow::isKept(checks::Readers keeps) const
{
    return std::ranges::all_of(
        m_readers, [keeps](dialects::Id reader) { return (keeps & checks::only(reader)) != 0; });
}

void RewriteFlow::withdraw()
{
    ++m_asked;
    m_panel.hide();
}

void RewriteFlow::format()
{
    m_messages.clear(Topic::Fixing);
    m_revision = m_session.revision();
    work::inBackground(
        this,
        [bytes = m_session.bytes()] {
            const syntax::Document document = syntax::parse(bytes);
            Result result{.rewrite = edits::format(document), .preview = {}};
            result.preview = rewrite::previewOf(document, result.rewrite.edits);
            return result;
        },
        [this, asked = ++m_asked](const Result& result) {
            if (asked == m_asked)
                showFormat(result);
        });
}

void RewriteFlow::showFormat(const Result& result)
{
    if (result.rewrite.edits.empty()) {
        m_messages.show(Topic::Fixing, {.kind = MessageKind::Information,
                                        .text = tr("The file is in this style already."),
                                        .actions = {}});
        return;
    }
    if (!isKept(result.rewrite.keeps)) {
        propose(tr("Format the file"),
                tr("Lines that change: %1.").arg(QLocale().toString(result.preview.removed)),
                result);
        return;
    }
    m_proposed = result.rewrite.edits;
    apply();
    m_messages.show(Topic::Fixing, {.kind = MessageKind::Success,
                                    .text = tr("The file was formatted.") + u' ' +
                                            sentenceOf(words::keepsText(result.rewrite.keeps)),
                                    .actions = {{tr("&Undo"), [this] { m_editor.undo(); }}}});
}

void RewriteFlow::simplify()
{
    m_messages.clear(Topic::Fixing);
    m_revision = m_session.revision();
    checks::Readers readers = checks::nobody;
    for (const dialects::Id reader : m_readers)
        readers = static_cast<checks::Readers>(readers | checks::only(reader));
    m_panel.wait(tr("Simplify for: %1").arg(m_readersName));
    work::inBackground(
        this,
        [bytes = m_session.bytes(), readers] {
            const syntax::Document document = syntax::parse(bytes);
            Result result{.rewrite = edits::simplify(document, readers), .preview = {}};
            result.preview = rewrite::previewOf(document, result.rewrite.edits);
            return result;
        },
        [this, asked = ++m_asked](const Result& result) {
            if (asked == m_asked)
                showSimplify(result);
        });
}

void RewriteFlow::showSimplify(const Result& result)
{
    const QLocale locale;
    const QString what =
        result.rewrite.edits.empty()
            ? tr("Nothing can be proved to be without effect for all of these crawlers.")
            : tr("Lines that go: %1 of %2. None of them decides anything that the others would "
                 "not decide alike.")
                  .arg(locale.toString(result.preview.removed - result.preview.added),
                       locale.toString(m_session.lineCount()));
    propose(tr("Simplify for: %1").arg(m_readersName), what, result);
}

void RewriteFlow::propose(const QString& title, const QString& what, const Result& result)
{
    m_proposed = result.rewrite.edits;
    m_panel.show(title, what,
                 m_proposed.empty() ? QString()
                                    : sentenceOf(words::keepsText(result.rewrite.keeps)),
                 result.preview);
}

void RewriteFlow::apply()
{
    if (m_revision == m_session.revision())
        m_editor.applyEdits(std::exchange(m_proposed, {}));
    m_editor.setFocus();
}

} // namespace crawlright::window
