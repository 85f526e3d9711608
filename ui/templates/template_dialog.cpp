// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/templates/template_dialog.h"

#include "core/compose/fragment.h"
#include "ui/composer/proposal_view.h"
#include "ui/icons/field_buttons.h"
#include "ui/icons/icons.h"
#include "ui/layout/dialog_size.h"
#include "ui/templates/template_model.h"

#include <QAction>
#include <QBoxLayout>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSplitter>
#include <QTimer>

namespace crawlright::templates {

using namespace Qt::StringLiterals;

namespace {

constexpr int pause = 80; // ms; who types asks once

} // namespace

TemplateDialog::TemplateDialog(Target target, QWidget* parent)
    : QDialog(parent)
    , m_target(std::move(target))
    , m_document(syntax::parse(m_target.bytes))
    , m_model(new TemplateModel(builtIn(), this))
    , m_filter(new TemplateFilter(this))
    , m_search(new QLineEdit)
    , m_list(new QListView)
    , m_title(new QLabel)
    , m_about(new QLabel)
    , m_source(new QLabel)
    , m_blanks(new QFormLayout)
    , m_view(new composer::ProposalView)
    , m_insert(nullptr)
    , m_timer(new QTimer(this))
{
    setWindowTitle(tr("Insert Template"));
    setObjectName("templateDialog"_L1);
    m_filter->setSourceModel(m_model);
    makeLayout();
    m_timer->setSingleShot(true);
    m_timer->setInterval(pause);
    connect(m_timer, &QTimer::timeout, this, &TemplateDialog::workOut);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter->setWords(text);
        if (!m_list->currentIndex().isValid())
            m_list->setCurrentIndex(m_filter->index(0, 0));
        showCurrent();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &TemplateDialog::showCurrent);
    m_list->setCurrentIndex(m_filter->index(0, 0));
    layout::resizeToScreen(*this, {920, 600});
    m_search->setFocus();
}

TemplateDialog::~TemplateDialog()
{
    m_cancel.raise();
}

void TemplateDialog::makeLayout()
{
    m_search->setObjectName("templateSearch"_L1);
    m_search->setPlaceholderText(tr("Search templates"));
    m_search->setAccessibleName(m_search->placeholderText());
    icons::addClearButton(*m_search);
    icons::addSearchSign(*m_search);
    m_search->installEventFilter(this);
    m_list->setObjectName("templateList"_L1);
    m_list->setAccessibleName(tr("Templates"));
    m_list->setModel(m_filter);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setUniformItemSizes(true);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_about->setObjectName("templateAbout"_L1);
    m_source->setObjectName("templateSource"_L1);
    m_source->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel* label : {m_title, m_about, m_source}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    auto* left = new QWidget;
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 6, 0);
    leftLayout->addWidget(m_search);
    leftLayout->addWidget(m_list, 1);
    auto* right = new QWidget;
    auto* rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(6, 0, 0, 0);
    rightLayout->addWidget(m_title);
    rightLayout->addWidget(m_about);
    rightLayout->addWidget(m_source);
    rightLayout->addLayout(m_blanks);
    rightLayout->addWidget(m_view, 1);
    auto* parts = new QSplitter;
    parts->addWidget(left);
    parts->addWidget(right);
    parts->setChildrenCollapsible(false);
    parts->setSizes({300, 600});
    auto* box = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_insert = box->addButton(tr("&Insert"), QDialogButtonBox::AcceptRole);
    m_insert->setObjectName("templateInsert"_L1);
    m_insert->setEnabled(false);
    connect(box, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(parts, 1);
    layout->addWidget(box);
}

// From the field one goes through the list without leaving it.
bool TemplateDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown ||
            key == Qt::Key_PageUp) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

const Template* TemplateDialog::current() const
{
    const QModelIndex index = m_filter->mapToSource(m_list->currentIndex());
    return index.isValid() ? &m_model->at(index.row()) : nullptr;
}

QString TemplateDialog::exampleOf(const Blank& blank) const
{
    QString example = blank.example;
    if (!m_target.host.empty())
        example.replace("www.example.com"_L1, QString::fromStdString(m_target.host));
    return example;
}

void TemplateDialog::showCurrent()
{
    const Template* which = current();
    m_title->setText(which ? which->title : tr("No template has these words."));
    m_about->setText(which ? which->about : QString());
    m_source->setText(which ? tr("Where it comes from: %1.").arg(which->source) : QString());
    while (m_blanks->rowCount() > 0)
        m_blanks->removeRow(0);
    m_values.clear();
    if (which) {
        for (const Blank& blank : which->blanks) {
            auto* field = new QLineEdit(exampleOf(blank));
            field->setObjectName(u"blank-"_s + blank.key);
            field->setAccessibleName(blank.label);
            m_values[blank.key] = field->text();
            connect(field, &QLineEdit::textChanged, this,
                    [this, key = blank.key](const QString& t) {
                        m_values[key] = t;
                        ask();
                    });
            //: A name of a field that one fills in, such as "Directory".
            m_blanks->addRow(tr("%1:").arg(blank.label), field);
        }
    }
    ask();
}

void TemplateDialog::ask()
{
    m_cancel.raise();
    m_cancel = work::CancelFlag();
    ++m_asked;
    m_insert->setEnabled(false);
    m_view->wait();
    m_timer->start();
}

void TemplateDialog::workOut()
{
    const Template* which = current();
    const std::string lines = which ? filled(*which, m_values).toStdString() : std::string();
    work::inBackground(
        this,
        [document = m_document, target = m_target, lines, cancel = m_cancel] {
            return composer::propose(document,
                                     compose::insertFragment(document, lines, target.cursor),
                                     target.crawlers, target.table, cancel);
        },
        [this, asked = m_asked](const composer::Proposal& proposal) {
            if (asked != m_asked)
                return;
            m_proposal = proposal;
            m_view->show(m_proposal);
            m_insert->setEnabled(!m_proposal.edits.empty());
        });
}

} // namespace crawlright::templates
