// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/expect/expectations_pane.h"

#include "ui/fetch/table_view.h"
#include "ui/icons/icons.h"
#include "ui/words/expected.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"

#include <QAction>
#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStringBuilder>

#include <algorithm>

namespace crawlright::expect {

using namespace Qt::StringLiterals;
using icons::Tone;
using State = ExpectationFile::State;

namespace {

constexpr std::size_t mostProofsOffered = 12;

QString example()
{
    return u"# "_s % ExpectationsPane::tr("The shop stays in the index, and out of training.") %
           u"\nset search = Googlebot, bingbot\nallow search /products/\ndisallow GPTBot /"_s;
}

QString fromBytes(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

QAction* makeAction(const QString& icon, const QString& text, const QKeySequence& key,
                    QWidget* view)
{
    auto* action = new QAction(text, view);
    if (!icon.isEmpty())
        action->setIcon(icons::themed(QLatin1StringView(icon.toLatin1())));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    view->addAction(action);
    return action;
}

} // namespace

ExpectationsPane::ExpectationsPane(QWidget* parent)
    : QWidget(parent)
    , m_model(new ExpectationsModel(this))
    , m_view(new fetch::TableView)
    , m_topRow(new QWidget)
    , m_pages(new QStackedWidget)
    , m_summaryIcon(new QLabel)
    , m_summary(new QLabel)
    , m_order(new QComboBox)
    , m_onlyFailing(new QCheckBox(tr("Only what fai&ls")))
    , m_emptyText(new QLabel)
    , m_example(new QLabel)
    , m_make(new QPushButton(tr("&Make Expectations from What Is Tested")))
{
    makeView();
    makeActions();
    makeTopRow();
    m_pages->addWidget(m_view);
    m_pages->addWidget(makeEmptyPage());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_topRow);
    layout->addWidget(m_pages, 1);
    setFocusProxy(m_view);
    updateAll();
}

void ExpectationsPane::makeView()
{
    m_view->setModel(m_model);
    m_view->setObjectName("expectationsView"_L1);
    m_view->setAccessibleName(tr("Expectations"));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setSentenceColumn(ExpectationsModel::StateColumn);
    m_view->setSentenceColumn(ExpectationsModel::PresentColumn);
    QHeaderView* header = m_view->header();
    header->setSectionResizeMode(QHeaderView::Interactive);
    m_view->shareRoom({ExpectationsModel::TextColumn, ExpectationsModel::PresentColumn});
    // Measured once: measuring every row at every keystroke takes too long.
    const QFontMetrics metrics(font());
    const auto widest = [&metrics](std::initializer_list<QString> texts) {
        int width = 0;
        for (const QString& text : texts)
            width = std::max(width, metrics.horizontalAdvance(text));
        return width;
    };
    const int iconRoom = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this) + 28;
    header->resizeSection(
        ExpectationsModel::StateColumn,
        widest({ExpectationsModel::tr("Unreadable"), ExpectationsModel::tr("Fails"),
                ExpectationsModel::tr("Holds"), ExpectationsModel::tr("Result")}) +
            iconRoom);
    header->resizeSection(ExpectationsModel::LineColumn,
                          widest({u"10000:100"_s, ExpectationsModel::tr("Line")}) + 24);
    connect(m_view, &QTreeView::activated, this, &ExpectationsPane::activate);
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (m_view->selectionModel()->selectedRows().size() == 1)
            activate(index);
    });
    connect(m_view, &QTreeView::customContextMenuRequested, this, &ExpectationsPane::showMenu);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ExpectationsPane::updateActions);
}

void ExpectationsPane::makeActions()
{
    m_turn = makeAction({}, tr("&Expect the Present Verdict Instead"), {}, m_view);
    m_turn->setObjectName("turnExpectation"_L1);
    connect(m_turn, &QAction::triggered, this, [this] {
        if (const auto rows = selectedThatCanTurn(); !rows.empty())
            Q_EMIT turnRequested(m_results, rows);
    });
    m_delete = makeAction(u"edit-table-delete-row"_s, tr("&Delete from the File"),
                          QKeySequence::Delete, m_view);
    m_delete->setObjectName("deleteExpectation"_L1);
    connect(m_delete, &QAction::triggered, this, [this] {
        if (const auto rows = selected(); !rows.empty())
            Q_EMIT deletionRequested(m_results, rows);
    });
    m_open = makeAction(u"document-open"_s, tr("&Open the File with Another Program"), {}, m_view);
    connect(m_open, &QAction::triggered, this, &ExpectationsPane::openingRequested);
}

void ExpectationsPane::makeTopRow()
{
    auto* layout = new QHBoxLayout(m_topRow);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(6);
    m_summary->setObjectName("expectationsSummary"_L1);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true); // the window may be narrow
    m_order->setObjectName("expectationsOrder"_L1);
    m_order->setAccessibleName(tr("Order of expectations"));
    m_order->addItem(tr("Failing first"), static_cast<int>(Order::FailingFirst));
    m_order->addItem(tr("As in the file"), static_cast<int>(Order::AsInFile));
    m_onlyFailing->setObjectName("expectationsOnlyFailing"_L1);
    connect(m_order, &QComboBox::currentIndexChanged, this, [this] {
        arrange();
        Q_EMIT orderChanged(order());
    });
    connect(m_onlyFailing, &QCheckBox::toggled, this, &ExpectationsPane::arrange);
    layout->addWidget(m_summaryIcon);
    layout->addWidget(m_summary, 1);
    layout->addWidget(m_order);
    layout->addWidget(m_onlyFailing);
    auto* add = new QPushButton(tr("A&dd What Is Tested"));
    add->setObjectName("addTested"_L1);
    add->setToolTip(tr("What crawlers may do now at the address in the tester becomes what is "
                       "expected."));
    connect(add, &QPushButton::clicked, this, &ExpectationsPane::makingRequested);
    layout->addWidget(add);
}

QWidget* ExpectationsPane::makeEmptyPage()
{
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    m_emptyText->setObjectName("expectationsEmptyText"_L1);
    m_emptyText->setTextFormat(Qt::PlainText);
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_example->setObjectName("expectationsExample"_L1);
    m_example->setText(example());
    m_example->setTextFormat(Qt::PlainText);
    m_example->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_example->setLayoutDirection(Qt::LeftToRight);
    m_example->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_example->setAccessibleName(tr("Example of an expectation file"));
    m_make->setObjectName("makeExpectations"_L1);
    connect(m_make, &QPushButton::clicked, this, &ExpectationsPane::makingRequested);
    layout->addStretch();
    layout->addWidget(m_emptyText);
    layout->addWidget(m_example, 0, Qt::AlignHCenter);
    layout->addWidget(m_make, 0, Qt::AlignHCenter);
    layout->addStretch();
    auto* scroll = new QScrollArea; // the pane may be lower than the example
    scroll->setAccessibleName(tr("About expectations"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(page);
    scroll->setAccessibleName(tr("How expectations begin"));
    return scroll;
}

void ExpectationsPane::setFile(State state, const QString& path, const QString& error)
{
    m_state = state;
    m_fileName = QFileInfo(path).fileName();
    m_error = error;
    updateAll();
}

void ExpectationsPane::setResults(const ResultsPtr& results)
{
    m_results = results;
    keepPlaceDuring([this] { m_model->setResults(m_results); });
    updateAll();
}

Order ExpectationsPane::order() const
{
    return static_cast<Order>(m_order->currentData().toInt());
}

void ExpectationsPane::setOrder(Order order)
{
    m_order->setCurrentIndex(std::max(m_order->findData(static_cast<int>(order)), 0));
}

void ExpectationsPane::arrange()
{
    keepPlaceDuring([this] { m_model->arrange(order(), m_onlyFailing->isChecked()); });
    updateAll();
}

// A reset forgets the current row and the place of the view.
void ExpectationsPane::keepPlaceDuring(const std::function<void()>& change)
{
    std::optional<ExpectationsModel::Row> current;
    if (const QModelIndex index = m_view->currentIndex(); index.isValid())
        current = m_model->rowAt(index);
    const int place = m_view->verticalScrollBar()->value();
    change();
    if (!current || m_view->currentIndex().isValid())
        return;
    const bool isBadLine = current->kind == ExpectationsModel::Kind::BadLine;
    const int row = m_model->rowOf(isBadLine, current->index);
    m_view->setCurrentIndex(m_model->index(row, 0));
    m_view->verticalScrollBar()->setValue(place);
}

void ExpectationsPane::updateAll()
{
    showSummary();
    showPage();
    updateActions();
}

void ExpectationsPane::showSummary()
{
    const bool isJudged =
        m_state == State::Present && m_results && m_results->analysis && !m_results->isTooMuch;
    m_topRow->setVisible(isJudged);
    if (!isJudged)
        return;
    const std::size_t badLines = m_results->file->complaints.size();
    m_summary->setText(
        words::expectationsSummary(m_results->holding, m_results->results.size(), badLines));
    const QIcon icon = m_results->failing() > 0 ? icons::symbol("error"_L1, Tone::Negative)
                       : badLines > 0           ? icons::symbol("warning"_L1, Tone::Caution)
                                                : icons::symbol("allowed"_L1, Tone::Positive);
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    m_summaryIcon->setPixmap(icon.pixmap(QSize(side, side), devicePixelRatioF()));
}

void ExpectationsPane::showPage()
{
    switch (m_state) {
    case State::NoPlace:
        showEmpty(tr("Expectations say who may fetch what, and are checked at every keystroke. "
                     "They stand in a file beside robots.txt, robots.txt.expect: save this text "
                     "first, then they have a place."),
                  true);
        return;
    case State::Absent:
        showEmpty(tr("Expectations say who may fetch what, and are checked at every keystroke. "
                     "They stand in a file beside this one, %1, which does not exist yet. Its "
                     "lines look so:")
                      .arg(m_fileName),
                  true);
        return;
    case State::Unreadable:
        showEmpty(m_error, false);
        return;
    case State::Reading:
        showEmpty({}, false);
        return;
    case State::Present:
        break;
    }
    if (m_results && m_results->isTooMuch) {
        showEmpty(tr("%1 asks for more than %2 verdicts, which is more than can be given at every "
                     "keystroke. “crawlright-cli check” gives them all.")
                      .arg(m_fileName, words::number(mostJudged)),
                  false);
    } else if (m_model->rowCount() > 0) {
        m_pages->setCurrentIndex(0);
        setFocusProxy(m_view);
    } else if (m_results && !m_results->results.empty()) {
        showEmpty(tr("Nothing fails."), false);
    } else {
        showEmpty(tr("%1 holds no expectation yet. Its lines look so:").arg(m_fileName), true);
    }
}

void ExpectationsPane::showEmpty(const QString& text, bool withExample)
{
    m_emptyText->setText(text);
    m_example->setVisible(withExample);
    m_make->setVisible(withExample && m_state != State::NoPlace);
    m_pages->setCurrentIndex(1);
    setFocusProxy(m_make->isHidden() ? nullptr : m_make);
}

void ExpectationsPane::activate(const QModelIndex& index)
{
    const Expectation* line = m_model->expectationAt(index);
    if (!line)
        return;
    const Expectations& file = *m_results->file;
    const auto failures = m_results->failuresOf(m_results->results[m_model->rowAt(index).index]);
    const std::string_view crawler = failures.empty() ? file.textOf(file.crawlersOf(*line).front())
                                                      : m_results->crawlerOf(failures.front());
    // Copies: the receiver may cause other results.
    const QString address = fromBytes(file.textOf(line->address));
    const QString name = fromBytes(crawler);
    Q_EMIT proofRequested(address, name);
}

std::vector<std::uint32_t> ExpectationsPane::selected() const
{
    std::vector<std::uint32_t> expectations;
    for (const QModelIndex& index : m_view->selectionModel()->selectedRows())
        if (m_model->expectationAt(index))
            expectations.push_back(m_model->rowAt(index).index);
    std::ranges::sort(expectations);
    return expectations;
}

std::vector<std::uint32_t> ExpectationsPane::selectedThatCanTurn() const
{
    std::vector<std::uint32_t> expectations = selected();
    std::erase_if(expectations, [this](std::uint32_t index) {
        const Result& result = m_results->results[index];
        return result.holds() || result.isOtherHost || !result.present ||
               *result.present == rules::Verdict::Undefined;
    });
    return expectations;
}

void ExpectationsPane::updateActions()
{
    m_turn->setEnabled(!selectedThatCanTurn().empty());
    m_delete->setEnabled(!selected().empty());
    m_open->setEnabled(m_state == State::Present);
}

void ExpectationsPane::addProofs(QMenu& menu, const QModelIndex& index)
{
    const Expectation* line = m_model->expectationAt(index);
    if (!line)
        return;
    const Expectations& file = *m_results->file;
    const QString address = fromBytes(file.textOf(line->address));
    std::vector<std::string_view> crawlers;
    for (const Failure& failure :
         m_results->failuresOf(m_results->results[m_model->rowAt(index).index]))
        crawlers.push_back(m_results->crawlerOf(failure));
    if (crawlers.empty())
        crawlers.push_back(file.textOf(file.crawlersOf(*line).front()));
    crawlers.resize(std::min(crawlers.size(), mostProofsOffered));
    for (const std::string_view crawler : crawlers) {
        QString shownName = words::shown(crawler);
        shownName.replace(u'&', "&&"_L1);
        menu.addAction(
            tr("Show the Proof for %1").arg(shownName), this,
            [this, address, name = fromBytes(crawler)] { Q_EMIT proofRequested(address, name); });
    }
    menu.addSeparator();
}

void ExpectationsPane::showMenu(QPoint position)
{
    auto* menu = new QMenu(this);
    menu->setObjectName("expectationsMenu"_L1);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addProofs(*menu, m_view->currentIndex());
    menu->addActions(m_view->actions());
    menu->popup(m_view->viewport()->mapToGlobal(position));
}

} // namespace crawlright::expect
