// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/document_session.h"

#include "ui/session/document_session_private.h"
#include "ui/session/utf16.h"

#include <QPlainTextDocumentLayout>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTimer>

#include <algorithm>
#include <atomic>

namespace crawlright::session {

namespace {

// Where the main line ending is kept: in a format of the document, for those are undone and redone
// with the text.
constexpr int lineEndingProperty = QTextFormat::UserProperty + 1;

// Line ends whose last byte is in [begin, end): text::LineIndex counts the same.
text::LineNumber countLineEnds(std::string_view bytes, std::size_t begin, std::size_t end)
{
    text::LineNumber count = 0;
    const std::string_view within = bytes.substr(0, end);
    for (std::size_t at = within.find_first_of("\r\n", begin); at < end;
         at = within.find_first_of("\r\n", at + 1)) {
        if (bytes[at] == '\n' || at + 1 == bytes.size() || bytes[at + 1] != '\n')
            ++count;
    }
    return count;
}

// Views are shown one text after the other, and tell texts apart by this.
quint64 nextRevision()
{
    static std::atomic<quint64> last = 0;
    return ++last;
}

} // namespace

DocumentSession::Private::Private(DocumentSession* session)
    : q(session)
{
    // Without a layout a QTextDocument does not tell its changes.
    m_document.setDocumentLayout(new QPlainTextDocumentLayout(&m_document));
    m_sliceTimer.setInterval(0);
}

// From text to bytes

DocumentSession::Private::Touched DocumentSession::Private::touchedBlocks(int position,
                                                                          int added) const
{
    const int end = m_document.characterCount() - 1;
    const int blocks = m_document.blockCount();
    Touched touched;
    touched.first = m_document.findBlock(std::min(position, end)).blockNumber();
    touched.last = m_document.findBlock(std::min(position + added, end)).blockNumber();
    touched.removed = m_map.count() - (blocks - 1 - touched.last) - touched.first;
    // By undo or redo every block's end can mean something else now. A count below 1 would say that
    // QTextDocument told less than it did.
    if (touched.removed < 1 || storedLineEnding() != m_lineEnding)
        return {0, blocks - 1, m_map.count()};
    return touched;
}

// Of the text that the map is of.
bool DocumentSession::Private::continues(int block) const
{
    const text::Span span = m_map.span(block);
    if (block + 1 == m_map.count())
        return false;
    return span.isEmpty() || (m_bytes[span.end - 1] != '\n' && m_bytes[span.end - 1] != '\r');
}

std::string DocumentSession::Private::bytesOf(const Touched& touched,
                                              std::vector<BlockMap::Extent>& extents) const
{
    std::string bytes;
    QTextBlock block = m_document.findBlockByNumber(touched.first);
    for (int i = touched.first; i <= touched.last; ++i) {
        const QString text = block.text();
        const std::size_t before = bytes.size();
        text::appendBytesOfBlock(bytes, viewOf(text));
        block = block.next();
        if (block.isValid() && text::blockEndOf(viewOf(text)) == text::BlockEnd::Main)
            bytes += text::bytesOf(m_lineEnding);
        extents.push_back({static_cast<text::Offset>(bytes.size() - before), 0});
    }
    return bytes;
}

void DocumentSession::Private::onContentsChange(int position, int removed, int added)
{
    if (m_isResetting)
        return;
    m_isDisturbed = m_isDisturbed || !m_isTidying;
    const Touched touched = touchedBlocks(position, added);
    m_lineEnding = storedLineEnding();

    const QTextBlock last = m_document.findBlockByNumber(touched.last);
    const int tailLength = m_document.characterCount() - (last.position() + last.length());
    const int oldSeparator = m_characterCount - tailLength - 1;
    m_lastChange = {.position = position,
                    .removed = removed,
                    .added = std::min(added, m_document.characterCount() - 1 - position),
                    .blocks = touched.last - touched.first + 1};
    m_characterCount = m_document.characterCount();
    const int oldLast = touched.first + touched.removed - 1;
    // The separator after the last block stayed, for it is behind the change; but not the mark
    // before it. (A new line end behind the mark is meant.)
    const QTextBlock first = m_document.findBlockByNumber(touched.first);
    const bool isBehindMark = position == oldSeparator &&
                              text::blockEndOf(viewOf(first.text())) == text::BlockEnd::Continues;
    const bool isOrphan = continues(oldLast) && !isBehindMark &&
                          text::blockEndOf(viewOf(last.text())) == text::BlockEnd::Main;

    std::vector<BlockMap::Extent> extents;
    const std::string bytes = bytesOf(touched, extents);
    if (!m_isInsertingSlice)
        spliceBytes({m_map.span(touched.first).begin, m_map.span(oldLast).end}, bytes);
    updateMap(touched, std::move(extents));
    if (!m_isInsertingSlice)
        m_untidy = untidyOf(touched, isOrphan);
}

// Only what differs is replaced, so that findings beside a typed letter keep their places.
void DocumentSession::Private::spliceBytes(text::Span old, std::string_view now)
{
    const std::string_view was = old.of(m_bytes);
    const std::size_t limit = std::min(was.size(), now.size());
    std::size_t head = 0;
    while (head < limit && was[head] == now[head])
        ++head;
    std::size_t tail = 0;
    while (tail < limit - head && was[was.size() - tail - 1] == now[now.size() - tail - 1])
        ++tail;
    if (head == was.size() && head == now.size())
        return;
    const std::size_t begin = old.begin + head;
    const std::size_t oldEnd = old.end - tail;
    const std::size_t newEnd = begin + now.size() - head - tail;
    m_bytes.replace(begin, oldEnd - begin, now.substr(head, newEnd - begin));
    m_revision = nextRevision();
    m_hasNews = true;
    const text::Span spliced{static_cast<text::Offset>(begin), static_cast<text::Offset>(oldEnd)};
    const auto size = static_cast<text::Offset>(newEnd - begin);
    m_stages.noteEdit(spliced, size);
    Q_EMIT q->bytesSpliced(spliced, size);
}

void DocumentSession::Private::updateMap(const Touched& touched,
                                         std::vector<BlockMap::Extent> extents)
{
    // The block before is counted again, for its CR may have met an LF, or lost one.
    const int first = std::max(0, touched.first - 1);
    if (first < touched.first)
        extents.insert(extents.begin(), {m_map.span(first).size(), 0});
    std::size_t at = m_map.span(first).begin;
    for (BlockMap::Extent& extent : extents) {
        extent.lineEnds = countLineEnds(m_bytes, at, at + extent.bytes);
        at += extent.bytes;
    }
    m_map.replace(first, touched.removed + touched.first - first, extents);
}

Untidy DocumentSession::Private::untidyOf(const Touched& touched, bool isOrphan) const
{
    Untidy untidy{.first = touched.first, .last = touched.last, .orphan = {}, .splitLineEnds = {}};
    if (isOrphan)
        untidy.orphan = touched.last;
    for (int i = std::max(0, touched.first - 1); i <= touched.last && i + 1 < m_map.count(); ++i) {
        const text::Offset end = m_map.span(i).end;
        if (end > 0 && end < m_map.size() && m_bytes[end - 1] == '\r' && m_bytes[end] == '\n') {
            untidy.splitLineEnds.push_back(i);
            untidy.first = std::min(untidy.first, i);
        }
    }
    return untidy;
}

// Notes where the undo history is; returns whether a new edit brought it there. Undo and redo bring
// back what was tidied when it was made, and an edit after them would cut the redo history.
bool DocumentSession::Private::noteHistory()
{
    const bool couldRedo = std::exchange(m_canRedo, m_document.isRedoAvailable());
    const int stepsBefore = std::exchange(m_undoSteps, m_document.availableUndoSteps());
    const bool isNewStep = std::exchange(m_isNewStep, false);
    if (!m_document.isUndoRedoEnabled() || m_canRedo)
        return false;
    return !couldRedo || isNewStep || m_undoSteps <= stepsBefore;
}

void DocumentSession::Private::onContentsChanged()
{
    if (m_isResetting || m_isInsertingSlice || m_isTidying)
        return;
    if (noteHistory()) {
        m_isTidying = true;
        tidy(std::exchange(m_untidy, {}));
        m_isTidying = false;
        noteHistory();
    }
    if (std::exchange(m_hasNews, false))
        announce();
}

// As part of the edit that was just made, so that its undo takes this back too.
void DocumentSession::Private::tidy(const Untidy& untidy)
{
    const std::vector<TextEdit> edits = tidyingEdits(m_document, untidy, m_lineEnding);
    if (edits.empty())
        return;
    QTextCursor cursor(&m_document);
    // An edit of several blocks is an edit block of QTextDocument's, which can be joined. An edit
    // within one is not: it is taken back and made again.
    if (m_lastChange.blocks > 1) {
        cursor.joinPreviousEditBlock();
    } else {
        const QString edited = m_document.toRawText();
        m_document.undo();
        cursor.beginEditBlock();
        const qsizetype begin = m_lastChange.position;
        const QString again =
            edited.sliced(begin, std::min<qsizetype>(m_lastChange.removed, edited.size() - begin));
        apply({m_lastChange.position, m_lastChange.position + m_lastChange.added, again}, cursor);
    }
    for (const TextEdit& edit : edits)
        apply(edit, cursor);
    cursor.endEditBlock();
}

void DocumentSession::Private::announce()
{
    Q_EMIT q->bytesChanged();
    const bool isModified = q->isModified();
    if (isModified != std::exchange(m_wasModified, isModified))
        Q_EMIT q->modifiedChanged(isModified);
    m_stages.request(m_bytes, m_revision, m_origin);
}

text::LineEnding DocumentSession::Private::storedLineEnding() const
{
    return static_cast<text::LineEnding>(
        m_document.rootFrame()->frameFormat().intProperty(lineEndingProperty));
}

void DocumentSession::Private::storeLineEnding(text::LineEnding ending)
{
    QTextFrameFormat format = m_document.rootFrame()->frameFormat();
    format.setProperty(lineEndingProperty, static_cast<int>(ending));
    m_document.rootFrame()->setFrameFormat(format);
}

// From bytes to text

bool DocumentSession::Private::insertSlice()
{
    std::u16string text;
    const std::size_t reached =
        text::projectBlocks(m_bytes, m_map.size(), m_lineEnding, m_sliceSize, text);
    QTextCursor cursor(&m_document);
    cursor.movePosition(QTextCursor::End);
    m_isInsertingSlice = true;
    cursor.insertText(toQString(text));
    m_isInsertingSlice = false;
    Q_ASSERT(m_map.size() == reached);
    if (reached < m_bytes.size())
        return false;
    m_isLoading = false;
    m_document.setUndoRedoEnabled(true);
    m_document.setModified(false);
    noteHistory();
    return true;
}

void DocumentSession::Private::loadOn()
{
    if (!insertSlice())
        return;
    m_sliceTimer.stop();
    Q_EMIT q->loadingFinished();
}

DocumentSession::DocumentSession(QObject* parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this))
{
    connect(&d->m_document, &QTextDocument::contentsChange, this,
            [this](int position, int removed, int added) {
                d->onContentsChange(position, removed, added);
            });
    connect(&d->m_document, &QTextDocument::contentsChanged, this,
            [this] { d->onContentsChanged(); });
    connect(&d->m_document, &QTextDocument::undoCommandAdded, this,
            [this] { d->m_isNewStep = true; });
    connect(&d->m_stages, &AnalysisStages::changed, this, &DocumentSession::analysisChanged);
    connect(&d->m_sliceTimer, &QTimer::timeout, this, [this] {
        if (d->m_replacement)
            d->replaceOn();
        else
            d->loadOn();
    });
}

DocumentSession::~DocumentSession()
{
    // The members of `d` go one by one; nobody should be told.
    d->m_document.disconnect(this);
    d->m_stages.disconnect(this);
}

void DocumentSession::load(std::string bytes, Origin origin)
{
    d->m_replacement.reset();
    d->m_sliceTimer.stop();
    d->m_isResetting = true;
    d->m_document.setUndoRedoEnabled(false);
    d->m_document.clear();
    d->m_lineEnding = text::mainLineEnding(bytes);
    d->storeLineEnding(d->m_lineEnding);
    d->m_isResetting = false;
    d->m_map = {};
    d->m_characterCount = 1;
    d->m_untidy = {};
    d->m_hasNews = false;
    d->m_bytes = std::move(bytes);
    d->m_savedBytes = d->m_bytes;
    d->m_origin = std::move(origin);
    d->m_stages.startAnew(d->m_bytes.size());
    d->m_revision = nextRevision();
    d->m_isLoading = true;
    if (!d->insertSlice())
        d->m_sliceTimer.start();
    if (d->m_isLoading)
        Q_EMIT loadingStarted();
    d->announce();
    if (!d->m_isLoading)
        Q_EMIT loadingFinished();
}

void DocumentSession::setOrigin(const Origin& origin)
{
    if (origin == d->m_origin)
        return;
    d->m_origin = origin;
    if (!d->m_replacement) // else its end asks
        d->m_stages.request(d->m_bytes, d->m_revision, d->m_origin);
}

void DocumentSession::finishLoading()
{
    finishReplacing();
    while (d->m_isLoading)
        d->loadOn();
}

const Origin& DocumentSession::origin() const
{
    return d->m_origin;
}
QTextDocument* DocumentSession::textDocument() const
{
    return &d->m_document;
}
const std::string& DocumentSession::bytes() const
{
    return d->m_bytes;
}
quint64 DocumentSession::revision() const
{
    return d->m_revision;
}
const std::string& DocumentSession::savedBytes() const
{
    return d->m_savedBytes;
}
text::LineEnding DocumentSession::lineEnding() const
{
    return d->m_lineEnding;
}
bool DocumentSession::isLoading() const
{
    return d->m_isLoading || d->m_replacement;
}
AnalysisPtr DocumentSession::analysis() const
{
    return d->m_stages.newest();
}
bool DocumentSession::isCurrent() const
{
    return d->m_stages.newest()->revision == d->m_revision;
}
bool DocumentSession::isComplete() const
{
    return isCurrent() && d->m_stages.newest()->stage == Stage::Full;
}
bool DocumentSession::isModified() const
{
    return (d->m_replacement ? d->m_replacement->wanted() : d->m_bytes) != d->m_savedBytes;
}

void DocumentSession::markSaved()
{
    setSavedBytes(d->m_replacement ? d->m_replacement->wanted() : d->m_bytes);
}

void DocumentSession::setSavedBytes(std::string bytes)
{
    d->m_savedBytes = std::move(bytes);
    if (d->m_replacement)
        return; // its end tells
    const bool modified = isModified();
    d->m_document.setModified(modified);
    if (modified != std::exchange(d->m_wasModified, modified))
        Q_EMIT modifiedChanged(modified);
}

QString DocumentSession::typed(QStringView text) const
{
    return toQString(text::projectTyped(viewOf(text), d->m_lineEnding));
}

QString DocumentSession::typed(std::string_view bytes) const
{
    return toQString(text::project(bytes, d->m_lineEnding));
}

std::optional<text::Span> DocumentSession::currentSpan(text::Span ofAnalysis) const
{
    return d->m_stages.since().now(ofAnalysis);
}

text::Span DocumentSession::analysedSpan(text::Span current) const
{
    return d->m_stages.since().then(current);
}

// Places

text::Offset DocumentSession::offsetAt(int position) const
{
    const QTextBlock block =
        d->m_document.findBlock(std::clamp(position, 0, d->m_document.characterCount() - 1));
    const auto inBlock = static_cast<std::size_t>(std::max(position, 0) - block.position());
    const QString text = block.text();
    const std::size_t before =
        text::byteOffsetIn(viewOf(text), std::min(inBlock, std::size_t(text.size())));
    return d->m_map.span(block.blockNumber()).begin + static_cast<text::Offset>(before);
}

int DocumentSession::positionAt(text::Offset offset) const
{
    if (offset >= d->m_map.size())
        return d->m_document.characterCount() - 1;
    const int number = d->m_map.blockAt(offset);
    const QTextBlock block = d->m_document.findBlockByNumber(number);
    const QString text = block.text();
    return block.position() +
           static_cast<int>(text::positionIn(viewOf(text), offset - d->m_map.span(number).begin));
}

text::LineNumber DocumentSession::lineAt(int position) const
{
    const int block =
        d->m_document.findBlock(std::clamp(position, 0, d->m_document.characterCount() - 1))
            .blockNumber();
    const text::Span span = d->m_map.span(block);
    text::Offset offset = offsetAt(position);
    // Behind the mark of a line end the line is still the block's.
    if (offset == span.end && !span.isEmpty() && block + 1 < d->m_map.count())
        --offset;
    return d->m_map.line(block) + countLineEnds(d->m_bytes, span.begin, offset);
}

int DocumentSession::positionOfLine(text::LineNumber line) const
{
    if (line <= 1)
        return 0;
    const int block = d->m_map.lastBlockBefore(line);
    const text::Span span = d->m_map.span(block);
    text::Offset at = span.begin;
    for (text::LineNumber missing = line - d->m_map.line(block); missing > 0 && at < span.end; ++at)
        missing -= countLineEnds(d->m_bytes, at, at + 1);
    return positionAt(at);
}

text::LineNumber DocumentSession::lineCount() const
{
    return d->m_map.lineCount() + countLineEnds(d->m_bytes, d->m_map.size(), d->m_bytes.size());
}

bool DocumentSession::continuesLine(int block) const
{
    return block > 0 && d->continues(block - 1);
}

text::Span DocumentSession::spanOfBlock(int block) const
{
    return d->m_map.span(block);
}

} // namespace crawlright::session
