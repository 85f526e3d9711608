// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/completion/popup.h"

#include "ui/icons/icons.h"
#include "ui/words/lists.h"

#include <QAccessible>
#include <QApplication>
#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMouseEvent>
#include <QScreen>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace crawlright::completion {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostRows = 11;
constexpr int measuredRows = 60; // whose texts make the columns' widths
constexpr int gap = 12;          // pixels beside a text
constexpr int rowGap = 4;
constexpr int widestLabel = 44; // letters
constexpr int widestDetail = 92;

/// Labels are text of the file: in its font, left to right; details are quieter.
class ProposalDelegate final : public QStyledItemDelegate {
public:
    ProposalDelegate(const QWidget& editor, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_editor(editor)
    {
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, rowGap);
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        // No frame for a focus that is elsewhere.
        option->state.setFlag(QStyle::State_HasFocus, false);
        const QColor quiet = icons::toneColor(icons::Tone::Quiet, option->palette);
        if (index.column() == ProposalModel::LabelColumn) {
            option->displayAlignment =
                Qt::AlignVCenter | Qt::AlignAbsolute |
                (option->direction == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
            option->direction = Qt::LeftToRight;
            option->font.setFamilies(m_editor.font().families());
            if (index.data(ProposalModel::SecondaryRole).toBool())
                option->palette.setColor(QPalette::Text, quiet);
        } else {
            option->palette.setColor(QPalette::Text, quiet);
        }
    }

private:
    const QWidget& m_editor;
};

QTreeView* makeView(const QWidget& editor, QAbstractItemModel* model)
{
    auto* view = new QTreeView;
    view->setObjectName("completionList"_L1);
    view->setFrameShape(QFrame::NoFrame);
    view->setModel(model);
    view->setItemDelegate(new ProposalDelegate(editor, view));
    view->setRootIsDecorated(false);
    view->setHeaderHidden(true);
    view->setUniformRowHeights(true);
    view->setAllColumnsShowFocus(true);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setFocusPolicy(Qt::NoFocus);
    view->setMinimumSize(1, 1); // a single row is a list, too
    view->header()->setStretchLastSection(true);
    view->header()->setMinimumSectionSize(0);
    return view;
}

} // namespace

Popup::Popup(QWidget* editor)
    : QFrame(editor, Qt::ToolTip)
    , m_editor(editor)
    , m_model(new ProposalModel(this))
    , m_view(makeView(*editor, m_model))
    , m_more(new QLabel)
{
    setObjectName("completion"_L1);
    setFrameShape(QFrame::StyledPanel);
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFocusPolicy(Qt::NoFocus);
    // What it says is in the language of the window, though the editor is left to right.
    setLayoutDirection(QGuiApplication::layoutDirection());
    setAccessibleName(tr("Completion"));
    m_view->setAccessibleName(tr("What could be written here"));
    m_more->setObjectName("completionMore"_L1);
    m_more->setContentsMargins(gap / 2, 2, gap / 2, 3);
    m_more->setForegroundRole(QPalette::PlaceholderText);
    connect(m_view, &QTreeView::clicked, this,
            [this](const QModelIndex& index) { Q_EMIT clicked(index.row()); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(m_view);
    layout->addWidget(m_more);
}

void Popup::showProposals(Proposals proposals, quint64 more, const QRect& place)
{
    m_place = place;
    m_model->setProposals(std::move(proposals));
    if (more > 0)
        m_more->setText(more == 1 ? tr("1 more: type on to find it")
                                  : tr("%1 more: type on to find them").arg(words::number(more)));
    m_more->setVisible(more > 0);
    m_view->setPalette(m_editor->palette());
    fitInto();
    m_view->scrollToTop();
    show();
}

int Popup::currentRow() const
{
    return m_view->currentIndex().isValid() ? m_view->currentIndex().row() : -1;
}

int Popup::rowsOfPage() const
{
    return std::max(1, std::min(mostRows, m_model->rowCount()) - 1);
}

void Popup::setCurrentRow(int row)
{
    m_view->setCurrentIndex(m_model->index(row, 0));
    tellCurrentRow();
}

// The view does not have the focus, so it tells a screen reader nothing of itself.
void Popup::tellCurrentRow()
{
    QAccessibleInterface* view = QAccessible::queryAccessibleInterface(m_view);
    QAccessibleTableInterface* table = view ? view->tableInterface() : nullptr;
    if (QAccessibleInterface* cell = table ? table->cellAt(currentRow(), 0) : nullptr) {
        QAccessibleEvent event(cell, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
        m_isTold = true;
    }
}

void Popup::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    qApp->installEventFilter(this);
}

void Popup::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    qApp->removeEventFilter(this);
    if (std::exchange(m_isTold, false) && m_editor->hasFocus()) {
        QAccessibleEvent back(m_editor, QAccessible::Focus);
        QAccessible::updateAccessibility(&back);
    }
}

void Popup::moveCurrent(int rows)
{
    const int current = currentRow();
    setCurrentRow(current < 0 ? 0 : std::clamp(current + rows, 0, m_model->rowCount() - 1));
}

// It has neither the focus nor the mouse, so nobody tells it that it is not wanted any more.
bool Popup::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOutside =
        event->type() == QEvent::MouseButtonPress &&
        !geometry().contains(static_cast<QMouseEvent*>(event)->globalPosition().toPoint());
    const bool isMoved = event->type() == QEvent::Move && watched == m_editor->window();
    if (isOutside || isMoved)
        Q_EMIT placeLost();
    return QFrame::eventFilter(watched, event);
}

// Below the place, or above it where there is no room; the labels begin where the word does.
void Popup::fitInto()
{
    QFont labelFont = m_view->font();
    labelFont.setFamilies(m_editor->font().families());
    const QFontMetrics labels(labelFont);
    const QFontMetrics details(m_view->font());
    int label = 0;
    int detail = 0;
    const int rows = m_model->rowCount();
    for (int row = 0; row < std::min(rows, measuredRows); ++row) {
        const Proposal& proposal = m_model->proposalAt(row);
        label = std::max(label, labels.horizontalAdvance(proposal.label));
        detail = std::max(detail, details.horizontalAdvance(proposal.detail));
    }
    label = std::min(label, labels.averageCharWidth() * widestLabel) + 2 * gap;
    detail = std::min(detail, details.averageCharWidth() * widestDetail) + 2 * gap;
    m_view->setColumnWidth(ProposalModel::LabelColumn, label);
    const bool scrolls = rows > mostRows;
    m_view->setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    const int bar = scrolls ? m_view->verticalScrollBar()->sizeHint().width() : 0;
    const int frame = 2 * (frameWidth() + 1);
    const int rowHeight = std::max(m_view->sizeHintForRow(0), labels.height());
    const int footer = m_more->isHidden() ? 0 : m_more->sizeHint().height();
    const QScreen* screen = QGuiApplication::screenAt(m_place.center());
    const QRect room = (screen ? screen : QGuiApplication::primaryScreen())->availableGeometry();
    const QSize size(std::min(label + detail + bar + frame, room.width()),
                     std::min(rows, mostRows) * rowHeight + footer + frame);
    int top = m_place.bottom() + 2;
    if (top + size.height() > room.bottom())
        top = std::max(room.top(), m_place.top() - 2 - size.height());
    // The text of the file runs from left to right in any window.
    const int left = std::clamp(m_place.left() - gap / 2, room.left(),
                                std::max(room.left(), room.right() - size.width()));
    setGeometry({QPoint(left, top), size});
}

} // namespace crawlright::completion
