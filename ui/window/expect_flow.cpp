// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/expect_flow.h"

#include "core/access/address.h"
#include "core/access/url.h"
#include "ui/expect/expect_words.h"
#include "ui/expect/expectations_pane.h"
#include "ui/files/document_file.h"
#include "ui/files/file_words.h"
#include "ui/session/document_session.h"
#include "ui/window/message_bar.h"
#include "ui/window/status_line.h"
#include "ui/words/expected.h"
#include "ui/words/lists.h"

#include <QDesktopServices>
#include <QSettings>
#include <QUrl>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using expect::ExpectationFile;
using expect::Expectations;
using expect::ExpectWords;
using expect::NewExpectation;
using expect::ResultsPtr;
using State = ExpectationFile::State;
using Topic = MessageArea::Topic;

namespace {

constexpr auto orderKey = "expectations/order"_L1;

/// As a line of the file can hold it: a host without a scheme says no more than its path.
std::string addressFor(const std::string& tested)
{
    return access::kindOf(tested) == access::AddressKind::Host ? access::pathOf(tested) : tested;
}

} // namespace

ExpectFlow::ExpectFlow(const Around& around, QObject* parent)
    : QObject(parent)
    , m_around(around)
    , m_desk(around.catalogue)
    , m_pane(new expect::ExpectationsPane)
{
    m_pane->setOrder(static_cast<expect::Order>(around.settings.value(orderKey).toInt()));
    connect(&m_desk.file(), &ExpectationFile::changed, this, &ExpectFlow::takeFile);
    connect(&m_desk, &expect::ExpectationDesk::judged, this, &ExpectFlow::takeResults);
    connect(&around.file, &files::DocumentFile::pathChanged, &m_desk.file(),
            &ExpectationFile::follow);
    connect(&around.session, &session::DocumentSession::analysisChanged, &m_desk,
            &expect::ExpectationDesk::setAnalysis);
    connectPane();
    takeFile();
    m_desk.setAnalysis(around.session.analysis());
    m_desk.file().follow(around.file.path());
}

void ExpectFlow::connectPane()
{
    using expect::ExpectationsPane;
    connect(m_pane, &ExpectationsPane::orderChanged, this, [this](expect::Order order) {
        m_around.settings.setValue(orderKey, static_cast<int>(order));
    });
    connect(m_pane, &ExpectationsPane::proofRequested, this, &ExpectFlow::proofAsked);
    connect(m_pane, &ExpectationsPane::makingRequested, this, &ExpectFlow::testedAsked);
    connect(m_pane, &ExpectationsPane::openingRequested, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_desk.file().path())); });
    connect(m_pane, &ExpectationsPane::deletionRequested, this,
            [this](const ResultsPtr& results, const std::vector<std::uint32_t>& lines) {
                m_desk.file().change(
                    [lines](const Expectations& file) { return withoutLines(file, lines); },
                    doneWith([this, count = lines.size()] {
                        return tr("Expectations deleted from “%1”: %2.")
                            .arg(files::FileWords::shortName(m_desk.file().path()),
                                 words::number(count));
                    }),
                    results->file);
            });
    connect(m_pane, &ExpectationsPane::turnRequested, this,
            [this](const ResultsPtr& results, const std::vector<std::uint32_t>& lines) {
                std::vector<expect::Turn> turns;
                for (const std::uint32_t line : lines)
                    turns.push_back({line, *results->results.at(line).present});
                m_desk.file().change(
                    [turns](const Expectations& file) { return withVerdicts(file, turns); },
                    doneWith([this, count = turns.size()] {
                        return tr("Expectations changed in “%1”: %2.")
                            .arg(files::FileWords::shortName(m_desk.file().path()),
                                 words::number(count));
                    }),
                    results->file);
            });
}

ExpectFlow::~ExpectFlow()
{
    delete m_pane;
}

void ExpectFlow::lookAtDisk()
{
    m_desk.file().follow(m_around.file.path());
}

void ExpectFlow::addExpectations(const std::vector<NewExpectation>& wanted)
{
    append([wanted] { return wanted; });
}

void ExpectFlow::expectPresent(const QString& address, const std::vector<std::string>& crawlers)
{
    const std::string tested = address.trimmed().toStdString();
    if (!access::isJudged(access::kindOf(tested))) {
        m_around.messages.show(
            Topic::Expectations,
            {.kind = MessageKind::Information,
             .text = tr("Nothing is tested: type a URL or a path into the tester, and choose "
                        "crawlers. What they may do now becomes what is expected."),
             .actions = {}});
        return;
    }
    append([tested, crawlers, analysis = m_around.session.analysis(),
            &catalogue = m_around.catalogue] {
        return expect::presentVerdicts(analysis->document, catalogue, tested, crawlers);
    });
}

void ExpectFlow::append(MakeWanted wanted)
{
    if (m_desk.file().path().isEmpty()) {
        tellFault(tr("Expectations stand in a file beside the robots.txt, and this text is no file "
                     "yet. Save it first; nothing was added."));
        return;
    }
    // Filled on the worker, read when it is done.
    const auto appended = std::make_shared<expect::Appended>();
    m_desk.file().change(
        [wanted = std::move(wanted), appended](const Expectations& file) {
            std::vector<NewExpectation> lines = wanted();
            for (NewExpectation& line : lines)
                line.address = addressFor(line.address);
            *appended = expect::appended(file, lines);
            return appended->bytes;
        },
        doneWith([this, appended] {
            return words::additionsSentence(*appended,
                                            files::FileWords::shortName(m_desk.file().path()));
        }));
}

ExpectationFile::Done ExpectFlow::doneWith(std::function<QString()> sentence)
{
    return [this, sentence = std::move(sentence)](const std::optional<files::FileError>& error,
                                                  bool wasChanged) {
        if (error)
            tellFault(ExpectWords::notWritten(*error));
        else
            tellDone(sentence(), wasChanged);
    };
}

void ExpectFlow::tellDone(const QString& sentence, bool canUndo)
{
    Message message{.kind = canUndo ? MessageKind::Success : MessageKind::Information,
                    .text = sentence,
                    .actions = {}};
    if (canUndo)
        message.actions.push_back({tr("&Undo"), [this] { undo(); }});
    m_around.messages.show(Topic::Expectations, std::move(message));
}

void ExpectFlow::tellFault(const QString& sentence)
{
    m_around.messages.show(Topic::Expectations,
                           {.kind = MessageKind::Warning, .text = sentence, .actions = {}});
}

void ExpectFlow::undo()
{
    m_desk.file().undo([this](const std::optional<files::FileError>& error, bool) {
        if (error)
            tellFault(ExpectWords::notWritten(*error));
    });
}

void ExpectFlow::takeFile()
{
    ExpectationFile& file = m_desk.file();
    const QString fault =
        file.state() == State::Unreadable ? ExpectWords::notRead(file.error()) : QString();
    m_pane->setFile(file.state(), file.path(), fault);
    if (fault != m_toldFault) { // told once, however often it is read in vain
        m_toldFault = fault;
        if (fault.isEmpty())
            m_around.messages.clear(Topic::Expectations);
        else
            tellFault(fault);
    }
    takeResults(m_desk.results());
}

void ExpectFlow::takeResults(const ResultsPtr& results)
{
    m_pane->setResults(results);
    Q_EMIT changed();
}

void ExpectFlow::tellIn(StatusLine& status) const
{
    const ResultsPtr& results = m_desk.results();
    if (m_desk.file().state() == State::Unreadable || results->isTooMuch) {
        status.setExpectationsUnchecked();
        return;
    }
    status.setExpectations(static_cast<int>(results->holding),
                           static_cast<int>(results->results.size()),
                           static_cast<int>(results->file->complaints.size()));
}

expect::ExpectationsPane* ExpectFlow::pane() const
{
    return m_pane;
}

QString ExpectFlow::title() const
{
    const ResultsPtr& results = m_desk.results();
    return results->holding < results->results.size()
               ? tr("Expectations: %1 fail").arg(words::number(results->failing()))
               : tr("Expectations");
}

} // namespace crawlright::window
