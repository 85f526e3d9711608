// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/composer/policy_dialog.h"

#include "core/checks/preference_words.h"
#include "ui/composer/notes_area.h"
#include "ui/composer/policy_model.h"
#include "ui/composer/proposal_view.h"
#include "ui/icons/field_buttons.h"
#include "ui/layout/dialog_size.h"
#include "ui/words/quoted.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStringBuilder>
#include <QTableView>
#include <QTimer>

#include <algorithm>

namespace crawlright::composer {

using namespace Qt::StringLiterals;
using compose::Answer;
using compose::Stand;

namespace {

// A row of clicks is one question.
constexpr int pause = 80; // ms

struct Composed {
    Proposal proposal;
    std::vector<std::string> unsettled;
};

QString joined(const Entries& entries)
{
    QStringList names;
    for (const crawlers::Entry* entry : entries)
        names.append(words::ascii(entry->token));
    return names.join(", "_L1);
}

/// What is written in a field for paths: parted by blanks, each beginning as a path does.
std::vector<std::string> pathsIn(const QString& text)
{
    std::vector<std::string> paths;
    const QStringList typed = text.simplified().split(u' ', Qt::SkipEmptyParts);
    for (const QString& path : typed) {
        const bool isPath = path.startsWith(u'/') || path.startsWith(u'*');
        std::string bytes = (isPath ? path : u'/' % path).toStdString();
        bytes = bytes.substr(0, bytes.find('#'));
        if (std::ranges::find(paths, bytes) == paths.end())
            paths.push_back(std::move(bytes));
    }
    return paths;
}

} // namespace

PolicyDialog::PolicyDialog(const crawlers::Catalogue& catalogue, const std::string& bytes,
                           urllist::UrlTablePtr table, QWidget* parent)
    : QDialog(parent)
    , m_catalogue(catalogue)
    , m_document(syntax::parse(bytes))
    , m_table(std::move(table))
    , m_model(new PolicyModel(catalogue, this))
    , m_view(new QTableView)
    , m_paths(new QLineEdit)
    , m_repeatsStar(new QCheckBox(tr("&Repeat the rules for * in new groups")))
    , m_notes(new QLabel)
    , m_proposalView(new ProposalView)
    , m_insert(nullptr)
    , m_timer(new QTimer(this))
{
    setWindowTitle(tr("AI Policy"));
    setObjectName("policyDialog"_L1);
    makeTable();
    makeFields();
    makeLayout();
    m_timer->setSingleShot(true);
    m_timer->setInterval(pause);
    connect(m_timer, &QTimer::timeout, this, &PolicyDialog::workOut);
    showReading(compose::readPolicy(m_document, m_model->tokens()));
    connect(m_model, &PolicyModel::wishesChanged, this, &PolicyDialog::ask);
    connect(m_paths, &QLineEdit::textChanged, this, &PolicyDialog::ask);
    connect(m_repeatsStar, &QCheckBox::toggled, this, &PolicyDialog::ask);
    for (const auto& boxes : {std::span<QComboBox*>(m_signals), std::span<QComboBox*>(m_usages)})
        for (const QComboBox* box : boxes)
            connect(box, &QComboBox::currentIndexChanged, this, &PolicyDialog::ask);
    layout::resizeToScreen(*this, {1240, 760});
    ask();
}

PolicyDialog::~PolicyDialog()
{
    m_cancel.raise();
}

void PolicyDialog::makeTable()
{
    m_view->setObjectName("policyTable"_L1);
    m_view->setAccessibleName(tr("What AI crawlers may do, by company and purpose"));
    m_view->setModel(m_model);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setTabKeyNavigation(false);
    m_view->setWordWrap(false);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_view->verticalHeader()->setMaximumWidth(180);
    m_view->installEventFilter(this);
    m_view->setCurrentIndex(m_model->index(0, 0));
    connect(m_view, &QTableView::doubleClicked, m_model, &PolicyModel::turn);
}

void PolicyDialog::makeFields()
{
    m_paths->setObjectName("policyPaths"_L1);
    m_paths->setPlaceholderText(tr("everything"));
    m_paths->setAccessibleName(tr("Paths that “block” forbids, parted by blanks; empty: "
                                  "everything"));
    icons::addClearButton(*m_paths);
    m_repeatsStar->setObjectName("policyRepeatsStar"_L1);
    m_repeatsStar->setToolTip(tr("A crawler with a group of its own no longer reads the group for "
                                 "*. With this its group begins with the same rules."));
    m_notes->setObjectName("policyNotes"_L1);
    m_notes->setWordWrap(true);
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    const auto make = [](syntax::Field which, std::size_t at) {
        const std::string_view field = syntax::nameOf(which);
        const std::string_view key = checks::preferenceKeys(which)[at];
        auto* box = new QComboBox;
        box->setObjectName(words::ascii(field) % words::ascii(key));
        box->setAccessibleName(words::ascii(field) % u' ' % words::ascii(key));
        box->addItems({tr("not said"), tr("yes"), tr("no")}); // as compose::Answer has them
        return box;
    };
    for (std::size_t i = 0; i < m_signals.size(); ++i)
        m_signals.at(i) = make(syntax::Field::ContentSignal, i);
    for (std::size_t i = 0; i < m_usages.size(); ++i)
        m_usages.at(i) = make(syntax::Field::ContentUsage, i);
}

QBoxLayout* PolicyDialog::makePresets()
{
    struct Preset {
        QString title;
        QLatin1StringView name;
        std::array<Stand, aiPurposes.size()> stands;
    };
    const std::array presets = {
        Preset{
            tr("&No training"), "presetNoTraining"_L1, {Stand::Block, Stand::Allow, Stand::Allow}},
        Preset{tr("Block &everything"),
               "presetNothing"_L1,
               {Stand::Block, Stand::Block, Stand::Block}},
        Preset{tr("A&llow everything"),
               "presetEverything"_L1,
               {Stand::Allow, Stand::Allow, Stand::Allow}},
    };
    auto* layout = new QHBoxLayout;
    layout->addWidget(new QLabel(tr("Start with:")));
    for (const Preset& preset : presets) {
        auto* button = new QPushButton(preset.title);
        button->setObjectName(preset.name);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, m_model,
                [this, stands = preset.stands] { m_model->setAll(stands); });
        layout->addWidget(button);
    }
    layout->itemAt(1)->widget()->setToolTip(
        tr("Blocks crawlers that collect training data; search and fetching for a user stay "
           "allowed."));
    layout->addStretch();
    return layout;
}

QBoxLayout* PolicyDialog::makeSide()
{
    struct Choice {
        QString title;
        QLatin1StringView name;
        Stand stand;
    };
    const std::array choices = {Choice{tr("&Allow"), "standAllow"_L1, Stand::Allow},
                                Choice{tr("&Block"), "standBlock"_L1, Stand::Block},
                                Choice{tr("Lea&ve as It Is"), "standLeave"_L1, Stand::Leave}};
    auto* layout = new QHBoxLayout;
    layout->addWidget(new QLabel(tr("Selected:")));
    for (const Choice& choice : choices) {
        auto* button = new QPushButton(choice.title);
        button->setObjectName(choice.name);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this,
                [this, stand = choice.stand] { setSelected(stand); });
        layout->addWidget(button);
    }
    layout->addStretch();
    return layout;
}

void PolicyDialog::makeLayout()
{
    auto* form = new QFormLayout;
    form->addRow(tr("Bloc&k these paths:"), m_paths);
    form->addRow(m_repeatsStar);
    auto* preferences = new QHBoxLayout;
    const auto addGroup = [preferences](const QString& title, syntax::Field field,
                                        const auto& boxes) {
        auto* group = new QGroupBox(title);
        auto* rows = new QFormLayout(group);
        for (std::size_t i = 0; i < boxes.size(); ++i)
            rows->addRow(words::ascii(checks::preferenceKeys(field)[i]), boxes.at(i));
        preferences->addWidget(group);
    };
    addGroup(tr("Content-Signal (Cloudflare), for *"), syntax::Field::ContentSignal, m_signals);
    addGroup(tr("Content-Usage (IETF draft), for *"), syntax::Field::ContentUsage, m_usages);
    auto* left = new QWidget;
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 6, 0);
    leftLayout->addLayout(makePresets());
    leftLayout->addWidget(m_view, 1);
    leftLayout->addLayout(makeSide());
    leftLayout->addLayout(form);
    leftLayout->addLayout(preferences);
    auto* right = new QWidget;
    auto* rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(6, 0, 0, 0);
    rightLayout->addWidget(m_proposalView, 1);
    rightLayout->addWidget(new NotesArea(m_notes));
    auto* parts = new QSplitter;
    parts->addWidget(left);
    parts->addWidget(right);
    parts->setChildrenCollapsible(false);
    parts->setSizes({810, 420});
    auto* box = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_insert = box->addButton(tr("&Insert"), QDialogButtonBox::AcceptRole);
    m_insert->setObjectName("policyInsert"_L1);
    m_insert->setEnabled(false);
    connect(box, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(parts, 1);
    layout->addWidget(box);
}

void PolicyDialog::showReading(const compose::Reading& reading)
{
    m_model->setReading(reading);
    QStringList paths;
    for (const std::string& path : reading.policy.paths)
        paths.append(QString::fromStdString(path));
    m_paths->setText(paths.join(u' '));
    // Where the file does not say, nobody is to be let in by losing the rules for *.
    const bool letsIn =
        std::ranges::contains(reading.policy.wishes, compose::Stand::Allow, &compose::Wish::stand);
    m_repeatsStar->setChecked(reading.policy.repeatsStar || !letsIn);
    for (std::size_t i = 0; i < m_signals.size(); ++i)
        m_signals.at(i)->setCurrentIndex(static_cast<int>(reading.policy.signals.at(i)));
    for (std::size_t i = 0; i < m_usages.size(); ++i)
        m_usages.at(i)->setCurrentIndex(static_cast<int>(reading.policy.usages.at(i)));
}

compose::Policy PolicyDialog::policy() const
{
    compose::Policy policy{.wishes = m_model->wishes(),
                           .paths = pathsIn(m_paths->text()),
                           .repeatsStar = m_repeatsStar->isChecked()};
    for (std::size_t i = 0; i < m_signals.size(); ++i)
        policy.signals.at(i) = static_cast<Answer>(m_signals.at(i)->currentIndex());
    for (std::size_t i = 0; i < m_usages.size(); ++i)
        policy.usages.at(i) = static_cast<Answer>(m_usages.at(i)->currentIndex());
    return policy;
}

void PolicyDialog::setSelected(Stand stand)
{
    m_model->setStand(m_view->selectionModel()->selectedIndexes(), stand);
}

// The space bar turns a cell as a double click does.
bool PolicyDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        m_model->turn(m_view->currentIndex());
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void PolicyDialog::ask()
{
    m_cancel.raise();
    m_cancel = work::CancelFlag();
    ++m_asked;
    m_insert->setEnabled(false);
    m_proposalView->wait();
    updateNotes();
    m_timer->start();
}

void PolicyDialog::workOut()
{
    std::vector<crawlers::Crawler> affected;
    for (const compose::Wish& wish : policy().wishes)
        if (wish.stand != Stand::Leave)
            affected.push_back(m_catalogue.resolve(wish.token));
    const compose::Comments comments{
        .blocked = tr("AI crawlers that may fetch nothing here").toStdString(),
        .limited = tr("AI crawlers that may not fetch these paths").toStdString(),
        .allowed = tr("AI crawlers that are welcome").toStdString()};
    work::inBackground(
        this,
        [document = m_document, wanted = policy(), comments, affected, table = m_table,
         cancel = m_cancel] {
            compose::Composition made = compose::compose(document, wanted, comments);
            return Composed{propose(document, std::move(made.edits), affected, table, cancel),
                            std::move(made.unsettled)};
        },
        [this, asked = m_asked](const Composed& composed) {
            if (asked != m_asked)
                return;
            m_proposal = composed.proposal;
            m_proposalView->show(m_proposal);
            m_insert->setEnabled(!m_proposal.edits.empty());
            if (composed.unsettled.empty())
                return;
            QStringList names;
            for (const std::string& name : composed.unsettled)
                names.append(words::ascii(name));
            m_notes->setText(tr("Crawlers do not read this file alike, so these would not be "
                                "judged as wished: %1. Mend the findings of the file first.")
                                 .arg(names.join(", "_L1)) %
                             u'\n' % m_notes->text());
        });
}

void PolicyDialog::updateNotes()
{
    QStringList notes;
    const Entries blocked = m_model->entriesWith(Stand::Block);
    Entries ignoring;
    std::ranges::copy_if(blocked, std::back_inserter(ignoring),
                         [](const crawlers::Entry* entry) { return mayIgnore(*entry); });
    if (!ignoring.empty())
        notes.append(tr("These may come all the same, because they ignore robots.txt for what a "
                        "user asks for, or their operator does not say: %1.")
                         .arg(joined(ignoring)));
    Entries controls;
    std::ranges::copy_if(blocked, std::back_inserter(controls),
                         [](const crawlers::Entry* entry) { return crawlers::isControl(*entry); });
    if (!controls.empty())
        notes.append(tr("%1: pages are still fetched for search; this only says what they are not "
                        "used for.")
                         .arg(joined(controls)));
    const bool hasOwn = !blocked.empty() || !m_model->entriesWith(Stand::Allow).empty();
    if (hasOwn && !m_repeatsStar->isChecked())
        notes.append(tr("A crawler with a group of its own no longer reads the rules for *."));
    const auto isSaid = [](const QComboBox* box) { return box->currentIndex() > 0; };
    if (std::ranges::any_of(m_signals, isSaid) || std::ranges::any_of(m_usages, isSaid))
        notes.append(tr("Preferences ask; they forbid nothing, and a crawler with a group of its "
                        "own need not read those for *."));
    m_notes->setText(notes.join(u'\n'));
}

} // namespace crawlright::composer
