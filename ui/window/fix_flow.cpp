// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/fix_flow.h"

#include "ui/editor/code_editor.h"
#include "ui/icons/icons.h"
#include "ui/quickfix/effects.h"
#include "ui/quickfix/fix_popup.h"
#include "ui/quickfix/fix_words.h"
#include "ui/quickfix/hover_text.h"
#include "ui/session/document_session.h"
#include "ui/window/message_bar.h"
#include "ui/work/background.h"

#include <QMenu>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using quickfix::Offer;
using Topic = MessageArea::Topic;

FixFlow::FixFlow(session::DocumentSession& session, editor::CodeEditor& editor,
                 MessageArea& messages, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_editor(editor)
    , m_messages(messages)
    , m_popup(new quickfix::FixPopup(m_desk, &editor))
{
    connect(&m_session, &session::DocumentSession::analysisChanged, &m_desk,
            &quickfix::FixDesk::setAnalysis);
    connect(&m_desk, &quickfix::FixDesk::ready, this, [this] {
        m_editor.setFixable(
            [this](const checks::Finding& finding) { return m_desk.isFixable(finding); });
    });
    m_editor.setHoverText([this](const std::vector<const checks::Finding*>& findings) {
        return quickfix::hoverText(m_desk, findings, m_readers, m_editor.palette());
    });
    connect(&m_editor, &editor::CodeEditor::fixesRequested, this, &FixFlow::openMenu);
    connect(&m_editor, &editor::CodeEditor::hoverLinkActivated, this, [this](const QString& link) {
        if (!quickfix::isOffer(link))
            return; // of what is told about the place
        if (const auto offer = quickfix::offerOf(m_desk, link)) {
            run(*offer);
        } else {
            sayStale();
        }
    });
    connect(m_popup, &quickfix::FixPopup::chosen, this, &FixFlow::run);
    m_desk.setAnalysis(m_session.analysis());
}

void FixFlow::setReaders(const std::vector<dialects::Id>& readers)
{
    m_readers = readers;
}

void FixFlow::openMenu()
{
    const auto findings = m_editor.findingsAtCursor();
    const QRect bulb = m_editor.bulbPlace();
    if (findings.empty() || m_session.isLoading())
        return;
    m_popup->open(findings, m_readers, bulb.isNull() ? m_editor.cursorPlace() : bulb);
}

void FixFlow::fill(QMenu& menu, const checks::Finding& finding)
{
    for (const Offer& offer : m_desk.offersFor(finding).offers) {
        QAction* action = menu.addAction(offer.title);
        switch (offer.kind) {
        case Offer::Kind::Fix:
            action->setIcon(icons::symbol("quick-fix"_L1, icons::Tone::Caution));
            // In the column where shortcuts stand.
            action->setText(offer.title + u'\t' +
                            (quickfix::isKept(offer.keeps, m_readers) ? tr("keeps every verdict")
                                                                      : tr("may change verdicts")));
            break;
        case Offer::Kind::FixAll:
            action->setIcon(icons::symbol("quick-fix"_L1, icons::Tone::Caution));
            break;
        case Offer::Kind::Ignore:
            action->setIcon(icons::symbol("ignore"_L1));
            break;
        case Offer::Kind::Explain:
            action->setIcon(icons::symbol("help-contents"_L1));
            break;
        }
        connect(action, &QAction::triggered, this, [this, offer] { run(offer); });
    }
}

void FixFlow::explainAtCursor()
{
    const auto findings = m_editor.findingsAtCursor();
    if (findings.empty()) {
        Q_EMIT contentsAsked();
    } else {
        Q_EMIT explanationAsked(findings.front()->code);
    }
}

void FixFlow::run(const Offer& offer)
{
    switch (offer.kind) {
    case Offer::Kind::Explain:
        Q_EMIT explanationAsked(offer.code);
        break;
    case Offer::Kind::FixAll:
        if (offer.edits.empty()) {
            makeAndApply(offer);
            break;
        }
        [[fallthrough]];
    case Offer::Kind::Fix:
    case Offer::Kind::Ignore:
        apply(offer);
        break;
    }
}

void FixFlow::makeAndApply(const Offer& offer)
{
    if (!m_desk.fixer() || m_desk.analysis()->revision != offer.revision) {
        sayStale();
        return;
    }
    work::inBackground(
        this,
        [analysis = m_desk.analysis(), fixer = m_desk.fixer(), offer] {
            Offer made = offer;
            quickfix::makeEdits(made, *analysis, *fixer);
            return made;
        },
        [this](const Offer& made) { apply(made); });
}

void FixFlow::apply(const Offer& offer)
{
    applyEdits(offer.edits, offer.revision);
}

// The offsets are those of the analysed bytes: they hold for these bytes and for no others.
bool FixFlow::applyEdits(const edits::Edits& edits, quint64 revision)
{
    if (revision != m_session.revision()) {
        sayStale();
        return false;
    }
    m_messages.clear(Topic::Fixing);
    m_editor.applyEdits(edits);
    m_editor.setFocus();
    return true;
}

void FixFlow::sayStale()
{
    m_messages.show(Topic::Fixing,
                    {.kind = MessageKind::Information,
                     .text = tr("The text has changed since this was offered, so nothing was done. "
                                "Ask again."),
                     .actions = {}});
}

} // namespace crawlright::window
