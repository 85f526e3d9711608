// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/completion/completer.h"

#include "core/text/ascii.h"
#include "ui/completion/popup.h"
#include "ui/editor/code_editor.h"
#include "ui/session/document_session.h"

#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace crawlright::completion {

namespace {

/// Lines that long are no robots.txt that anybody types.
constexpr std::size_t longestLine = 16'384;
/// Lines of a file of which the facts are read at once: some microseconds.
constexpr std::size_t shortFile = 2000;
/// The same for the findings of a whole file.
constexpr std::size_t mostFindings = 5000;

/// Whether all that can stand at a place is proposed, or nearly so: what begins as was typed is
/// then what is meant. Crawlers have names that no catalogue knows, and some begin as known ones
/// do.
bool isVocabulary(PlaceKind kind)
{
    return kind != PlaceKind::Path && kind != PlaceKind::Value && kind != PlaceKind::Parameter &&
           kind != PlaceKind::Crawler;
}

/// What is still right of proposals for a path once more of it was typed.
Proposals narrowed(const Proposals& proposals, const PathQuestion& question)
{
    const std::string_view segment =
        std::string_view(question.typed).substr(question.segment.begin - question.value.begin);
    Proposals left;
    for (const Proposal& proposal : proposals) {
        const bool isPattern = proposal.kind == Proposal::Kind::Pattern;
        const bool isPage = proposal.kind == Proposal::Kind::Page;
        const text::Span place = isPattern ? question.value
                                 : isPage  ? question.name
                                           : question.segment;
        if (proposal.replace.begin != place.begin ||
            !proposal.insert.starts_with(isPattern ? std::string_view(question.typed) : segment))
            continue;
        left.push_back(proposal);
        left.back().replace = place;
    }
    return left;
}

} // namespace

Completer::Completer(session::DocumentSession& session, editor::CodeEditor& editor,
                     const crawlers::Catalogue& catalogue, PathDesk& paths, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_editor(editor)
    , m_paths(paths)
    , m_popup(new Popup(&editor))
    , m_known(inOrderOfRenown(catalogue))
{
    editor.installEventFilter(this);
    editor.viewport()->installEventFilter(this);
    const auto follow = [this] {
        if (m_openAt)
            expectSettling();
    };
    connect(&editor, &QPlainTextEdit::cursorPositionChanged, this, follow);
    connect(editor.verticalScrollBar(), &QScrollBar::valueChanged, this, follow);
    connect(editor.horizontalScrollBar(), &QScrollBar::valueChanged, this, follow);
    connect(&paths, &PathDesk::shapesCounted, this, follow);
    connect(m_popup, &Popup::clicked, this, &Completer::accept);
    connect(m_popup, &Popup::placeLost, this, &Completer::close);
}

Completer::~Completer() = default;

void Completer::setAutomatic(bool automatic)
{
    m_isAutomatic = automatic;
}

void Completer::setCrawlers(const std::vector<crawlers::Crawler>& crawlers)
{
    m_chosen = crawlers;
}

bool Completer::isOpen() const
{
    return m_popup->isVisible();
}

void Completer::complete()
{
    m_closedAt.reset();
    m_wasAsked = true;
    m_isMarked = false;
    m_openAt.reset();
    const HerePtr where = here();
    if (where && where->place.kind != PlaceKind::None)
        propose(*where);
    else
        close();
}

void Completer::close()
{
    hidePopup();
    m_openAt.reset();
    m_wasAsked = false;
    m_isMarked = false;
    m_paths.forget();
}

void Completer::hidePopup()
{
    m_popup->hide();
}

// Keys

bool Completer::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress: {
        if (watched != &m_editor)
            break;
        if (m_isSettling)
            settle(); // what is shown may be of the text before the last key
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (event->type() == QEvent::ShortcutOverride) {
            if (!isOpen() || !isForPopup(key))
                break;
            event->accept();
            return true;
        }
        if (isOpen() && isForPopup(key) && handleKey(key))
            return true;
        const bool isCommand = key.modifiers() & (Qt::ControlModifier | Qt::AltModifier);
        noteTyped(isCommand ? QString() : key.text());
        break;
    }
    case QEvent::InputMethod:
        if (watched == &m_editor)
            noteTyped(static_cast<QInputMethodEvent*>(event)->commitString());
        break;
    case QEvent::MouseButtonPress:
    case QEvent::FocusOut:
    case QEvent::WindowDeactivate:
    case QEvent::Hide:
    case QEvent::Resize:
    case QEvent::Move:
        if (m_openAt)
            close();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

bool Completer::isForPopup(const QKeyEvent& event)
{
    if (event.modifiers() & ~Qt::KeypadModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
    case Qt::Key_Escape:
        return true;
    default:
        return false;
    }
}

// False: the key is the editor's. Where no row is marked only Down enters the list: one who has not
// looked at it goes on as if it were not there.
bool Completer::handleKey(const QKeyEvent& event)
{
    const int page = m_popup->rowsOfPage();
    const auto move = [this](int rows) {
        if (rows < 0 && m_popup->currentRow() < 0)
            return false;
        m_popup->moveCurrent(rows);
        m_isMarked = true;
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Up:
        return move(-1);
    case Qt::Key_Down:
        return move(1);
    case Qt::Key_PageUp:
        return move(-page);
    case Qt::Key_PageDown:
        return m_popup->currentRow() >= 0 && move(page);
    case Qt::Key_Tab:
        accept(std::max(m_popup->currentRow(), 0));
        return true;
    case Qt::Key_Escape: {
        const auto at = m_openAt;
        close();
        m_closedAt = at;
        return true;
    }
    default:
        return handleEnter();
    }
}

bool Completer::handleEnter()
{
    const int row = m_popup->currentRow();
    if (row < 0) {
        close();
        return false;
    }
    accept(row);
    return true;
}

void Completer::noteTyped(const QString& text)
{
    m_typedRevision = m_session.revision();
    const bool isText = !text.isEmpty() && (text.back().isPrint() || text.back() == u'\t');
    m_typed = !isText ? '\0' : text.back().unicode() < 0x80 ? text.back().toLatin1() : 'x';
    if (m_openAt || m_typed != '\0')
        expectSettling();
}

// The editor gets the key after this filter.
void Completer::expectSettling()
{
    if (std::exchange(m_isSettling, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_isSettling)
                settle();
        },
        Qt::QueuedConnection);
}

// What is to be proposed

Completer::HerePtr Completer::here() const
{
    const QTextCursor cursor = m_editor.textCursor();
    if (cursor.hasSelection() || m_editor.isReadOnly() || m_session.isLoading())
        return nullptr;
    const std::string_view bytes = m_session.bytes();
    const text::Offset at = m_session.offsetAt(cursor.position());
    const text::Offset begin =
        m_session.offsetAt(m_session.positionOfLine(m_session.lineAt(cursor.position())));
    const std::string_view line = bytes.substr(begin, longestLine);
    const std::size_t size = std::min(line.find_first_of("\r\n"), line.size());
    if (size == longestLine || begin + size < at)
        return nullptr;
    auto where = std::make_unique<Here>();
    where->line = line.substr(0, size);
    where->lineBegin = begin;
    where->place = placeIn(where->line, at - begin);
    return where;
}

void Completer::settle()
{
    m_isSettling = false;
    const char typed = std::exchange(m_typed, '\0');
    const bool isTyped = typed != '\0' && m_session.revision() != m_typedRevision;
    const HerePtr where = here();
    if (!where || where->place.kind == PlaceKind::None) {
        close();
        m_closedAt.reset();
        return;
    }
    if (m_closedAt != where->wordBegin())
        m_closedAt.reset();
    if (m_openAt && m_openAt != where->wordBegin())
        close();
    if (m_openAt || (isTyped && m_isAutomatic && !m_closedAt && opensItself(*where, typed)))
        propose(*where);
}

bool Completer::opensItself(const Here& where, char typed) const
{
    const Place& place = where.place;
    const text::Offset letters = place.typed().size();
    if (!place.isAtEnd())
        return false;
    switch (place.kind) {
    case PlaceKind::FieldName:
        return !place.hasColon && letters > 0;
    case PlaceKind::Path:
        return m_paths.hasUrls();
    case PlaceKind::Mark:
        return letters > 2;
    case PlaceKind::CodeId:
        return letters > 0 || text::isSpace(typed) || typed == ',';
    case PlaceKind::None:
        return false;
    default:
        return true;
    }
}

void Completer::propose(const Here& where)
{
    readFacts(!m_openAt);
    m_openAt = where.wordBegin();
    if (where.place.kind == PlaceKind::Path && m_paths.hasUrls()) {
        askPaths(where);
        return;
    }
    const std::string hostName = host();
    const auto end = static_cast<text::Offset>(where.line.size());
    show(where,
         proposalsFor(
             {.line = where.line,
              .lineBegin = where.lineBegin,
              .place = where.place,
              .above = aboveOf(std::string_view(m_session.bytes()).substr(0, where.lineBegin)),
              .facts = *m_facts,
              .ownSpan = m_session.analysedSpan(where.inFile({0, end})),
              .crawlers = m_known,
              .chosen = m_chosen,
              .host = hostName,
              .urls = where.place.kind == PlaceKind::Parameter ? m_paths.shapes() : nullptr,
              .findings = findingsFor(where)}),
         0);
}

// What is shown is narrowed at once, so that Tab takes what is meant though the answer is late.
void Completer::askPaths(const Here& where)
{
    const PathQuestion question{.typed = std::string(where.place.typed().of(where.line)),
                                .value = where.inFile(where.place.word),
                                .segment = where.inFile(where.place.segment),
                                .name = where.inFile(where.place.name)};
    if (isOpen())
        show(where, narrowed(m_popup->model().proposals(), question), 0);
    m_paths.ask(question, this, [this, revision = m_session.revision()](const PathAnswer& answer) {
        const HerePtr now = here();
        if (revision == m_session.revision() && now && m_openAt == now->wordBegin())
            show(*now, answer.proposals, answer.more);
    });
}

void Completer::show(const Here& where, Proposals proposals, quint64 more)
{
    // The very words that are there: nothing is to be said.
    const bool isDone = proposals.size() == 1 && proposals.front().match == Match::Exact &&
                        !proposals.front().goesOn;
    if (proposals.empty() || (isDone && !m_wasAsked)) {
        hidePopup();
        return;
    }
    const int marked = m_isMarked && isOpen() ? m_popup->currentRow() : -1;
    const std::string chosen = marked < 0 ? "" : m_popup->model().proposalAt(marked).insert;
    const auto same = std::ranges::find(proposals, chosen, &Proposal::insert);
    const auto row = static_cast<int>(same - proposals.begin());
    m_isMarked = marked >= 0 && same != proposals.end();
    const bool isMeant = proposals.front().match == Match::Prefix &&
                         !where.place.typed().isEmpty() && isVocabulary(where.place.kind);
    const bool marksFirst = isMeant || m_wasAsked;
    m_popup->showProposals(std::move(proposals), more, rectOf(where));
    if (m_isMarked)
        m_popup->setCurrentRow(row);
    else if (marksFirst)
        m_popup->setCurrentRow(0);
}

void Completer::accept(int row)
{
    const Proposal proposal = m_popup->model().proposalAt(row);
    close();
    if (m_editor.isReadOnly() || proposal.replace.end > m_session.bytes().size())
        return;
    QTextCursor cursor = m_editor.textCursor();
    cursor.setPosition(m_session.positionAt(proposal.replace.begin));
    cursor.setPosition(m_session.positionAt(proposal.replace.end), QTextCursor::KeepAnchor);
    const quint64 before = m_session.revision();
    cursor.insertText(m_session.typed(std::string_view(proposal.insert)));
    m_editor.setTextCursor(cursor);
    m_editor.ensureCursorVisible();
    if (!proposal.goesOn)
        return;
    m_typedRevision = before;
    m_typed = proposal.insert.back();
    expectSettling();
}

// What is known

// A big file is read in the background, and only when the list opens; until then what was known of
// it before must do.
void Completer::readFacts(bool isOpening)
{
    const session::AnalysisPtr analysis = m_session.analysis();
    if (m_factsRevision == analysis->revision)
        return;
    const auto read = [](const session::AnalysisPtr& of) {
        return std::make_shared<const Facts>(
            factsOf(of->document, of->groupsFor(dialects::Id::Rfc9309)));
    };
    if (analysis->document.lines().size() <= shortFile) {
        m_facts = read(analysis);
        m_factsRevision = analysis->revision;
        return;
    }
    if (m_isReadingFacts || !isOpening)
        return;
    m_isReadingFacts = true;
    work::inBackground(
        this, [analysis, read] { return read(analysis); },
        [this, revision = analysis->revision](const std::shared_ptr<const Facts>& facts) {
            m_isReadingFacts = false;
            m_facts = facts;
            m_factsRevision = revision;
            if (m_openAt)
                expectSettling();
        });
}

std::string Completer::host() const
{
    const std::string& known = m_session.origin().host;
    return known.empty() ? m_paths.host() : known;
}

std::vector<checks::Code> Completer::findingsFor(const Here& where) const
{
    std::vector<checks::Code> codes;
    if (where.place.kind != PlaceKind::CodeId)
        return codes;
    const session::AnalysisPtr analysis = m_session.analysis();
    const auto lines = analysis->document.lines();
    const auto end = where.lineBegin + static_cast<text::Offset>(where.line.size());
    const text::Span own = m_session.analysedSpan({where.lineBegin, end});
    const text::LineNumber first = analysis->document.lineAt(own.begin);
    text::LineNumber last = first;
    const bool isAlone = where.line.find_first_not_of(" \t") == where.line.find('#');
    while (isAlone && last < lines.size() &&
           (lines[last - 1].kind == syntax::LineKind::Comment ||
            lines[last - 1].kind == syntax::LineKind::Blank))
        ++last;
    const bool isOfFile = where.line.contains("ignore-file");
    const auto begin =
        isOfFile ? analysis->findings.begin()
                 : std::ranges::lower_bound(analysis->findings, first, {}, &checks::Finding::line);
    std::size_t looked = 0;
    for (auto finding = begin; finding != analysis->findings.end() && looked < mostFindings;
         ++finding, ++looked) {
        if (!isOfFile && finding->line > last)
            break;
        // A request that is not finished yet is found to be wrong.
        if (finding->code != checks::Code::IgnoreUnknown &&
            !std::ranges::contains(codes, finding->code))
            codes.push_back(finding->code);
    }
    return codes;
}

QRect Completer::rectOf(const Here& where) const
{
    const Place& place = where.place;
    const text::Offset begin =
        place.kind == PlaceKind::Path ? place.segment.begin : place.word.begin;
    QTextCursor cursor = m_editor.textCursor();
    cursor.setPosition(m_session.positionAt(where.lineBegin + begin));
    QRect rect = m_editor.cursorRect(cursor);
    // The word may begin to the left of what is seen.
    rect.moveLeft(std::max(rect.left(), 0));
    return {m_editor.viewport()->mapToGlobal(rect.topLeft()), rect.size()};
}

} // namespace crawlright::completion
