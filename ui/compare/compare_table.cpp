// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/compare/compare_table.h"

#include "ui/compare/compare_delegate.h"
#include "ui/editor/clipboard.h"
#include "ui/icons/icons.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontDatabase>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace crawlright::compare {

using namespace Qt::StringLiterals;

namespace {

constexpr int takeWidth = 30;
constexpr int sidewaysStep = 40; // pixels

} // namespace

CompareTable::CompareTable(CompareModel& model, KSyntaxHighlighting::Repository& repository,
                           QWidget* parent)
    : QTableView(parent)
    , m_model(model)
    , m_delegate(new CompareDelegate(model, repository, this))
    , m_sideways(new QScrollBar(Qt::Horizontal, this))
{
    setObjectName("compareTable"_L1);
    setAccessibleName(tr("Both texts, line by line"));
    setMinimumHeight(4 * fontMetrics().lineSpacing()); // two lines below the heads
    setLayoutDirection(Qt::LeftToRight);
    setModel(&model);
    setItemDelegate(m_delegate);
    setShowGrid(false);
    setWordWrap(false);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::ContiguousSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(takeWidth);
    horizontalHeader()->setSectionResizeMode(CompareModel::Left, QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(CompareModel::Take, QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(CompareModel::Right, QHeaderView::Stretch);
    horizontalHeader()->resizeSection(CompareModel::Take, takeWidth);
    m_sideways->setObjectName("compareSideways"_L1);
    m_sideways->setAccessibleName(tr("Scroll both texts sideways"));
    m_sideways->setLayoutDirection(Qt::LeftToRight);
    m_sideways->setSingleStep(sidewaysStep);
    connect(m_sideways, &QScrollBar::valueChanged, this, [this](int value) {
        m_delegate->setOffset(value);
        viewport()->update();
    });
    connect(this, &QTableView::clicked, this, &CompareTable::clickIndex);
    connect(this, &QTableView::doubleClicked, this, &CompareTable::activateIndex);
    updateLook();
}

void CompareTable::updateLook()
{
    m_delegate->setLook(QFontDatabase::systemFont(QFontDatabase::FixedFont), palette());
    verticalHeader()->setDefaultSectionSize(m_delegate->rowHeight());
    updateSideways();
}

void CompareTable::updateSideways()
{
    const int room = m_delegate->textWidth(columnWidth(CompareModel::Left));
    const int most = std::max(0, m_delegate->widestText() - room);
    m_sideways->setRange(0, most);
    m_sideways->setPageStep(std::max(room, 1));
    m_sideways->setVisible(most > 0);
}

CompareTable::Place CompareTable::placeOf(int row, int column) const
{
    const bool isLeft = m_model.compared()->edited == Side::Left;
    return {.other = m_model.lineAt(row, isLeft ? Side::Right : Side::Left),
            .edited = m_model.lineAt(row, isLeft ? Side::Left : Side::Right),
            .column = column};
}

/// By the text that nobody edits, where that has a line there.
int CompareTable::rowOf(const Place& place) const
{
    const bool isLeft = m_model.compared()->edited == Side::Left;
    return place.other > 0 ? m_model.rowOfLine(place.other, isLeft ? Side::Right : Side::Left)
                           : m_model.rowOfLine(place.edited, isLeft ? Side::Left : Side::Right);
}

void CompareTable::setCompared(const ComparedPtr& compared)
{
    const ComparedPtr& former = m_model.compared();
    const bool isFollowed = former && compared && former->otherText() == compared->otherText() &&
                            former->edited == compared->edited &&
                            former->options == compared->options && m_model.rowCount() > 0;
    std::optional<Place> top;
    std::optional<Place> current;
    if (isFollowed) {
        if (const int row = rowAt(0); row >= 0)
            top = placeOf(row, 0);
        if (currentIndex().isValid())
            current = placeOf(currentIndex().row(), currentIndex().column());
    }
    m_model.setCompared(compared);
    updateSideways();
    if (m_model.rowCount() == 0)
        return;
    if (current)
        setCurrentIndex(m_model.index(rowOf(*current), current->column));
    if (top)
        verticalScrollBar()->setValue(rowOf(*top));
    else if (!m_model.compared()->comparison.changes.empty())
        goToChange(0);
}

void CompareTable::goToChange(std::size_t change)
{
    const int row = m_model.rowOfChange(change);
    const int column =
        m_model.compared()->edited == Side::Left ? CompareModel::Left : CompareModel::Right;
    setCurrentIndex(m_model.index(row, column));
    // With some lines of what stands around it.
    verticalScrollBar()->setValue(std::max(0, row - static_cast<int>(contextLines)));
    scrollTo(currentIndex());
}

std::optional<std::size_t> CompareTable::currentChange() const
{
    if (!m_model.compared() || !currentIndex().isValid())
        return std::nullopt;
    return m_model.changeAt(currentIndex().row());
}

bool CompareTable::goToNextChange()
{
    if (!m_model.compared())
        return false;
    const auto& changes = m_model.compared()->comparison.changes;
    for (std::size_t change = 0; change < changes.size(); ++change) {
        if (m_model.rowOfChange(change) > currentIndex().row()) {
            goToChange(change);
            return true;
        }
    }
    return false;
}

bool CompareTable::goToPreviousChange()
{
    if (!m_model.compared())
        return false;
    const auto& changes = m_model.compared()->comparison.changes;
    for (std::size_t change = changes.size(); change-- > 0;) {
        if (m_model.rowOfChange(change) < currentIndex().row()) {
            goToChange(change);
            return true;
        }
    }
    return false;
}

void CompareTable::activateIndex(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    if (m_model.foldedAt(index.row()) > 0) {
        m_model.unfold(index.row());
        setCurrentIndex(m_model.index(index.row(), index.column()));
        return;
    }
    if (index.column() == CompareModel::Take) {
        if (const auto change = m_model.changeAt(index.row()))
            Q_EMIT takeRequested(m_model.compared(), *change);
        return;
    }
    if (const text::LineNumber line = m_model.lineAt(index.row(), m_model.compared()->edited))
        Q_EMIT lineActivated(line);
}

void CompareTable::clickIndex(const QModelIndex& index)
{
    const bool isButton = index.column() == CompareModel::Take && m_model.beginsChange(index.row());
    if (isButton || m_model.foldedAt(index.row()) > 0)
        activateIndex(index);
}

void CompareTable::copySelected() const
{
    const QModelIndexList chosen = selectionModel()->selectedIndexes();
    if (chosen.isEmpty())
        return;
    const auto rows = std::ranges::minmax(chosen, {}, &QModelIndex::row);
    const Side side = currentIndex().column() == CompareModel::Left ? Side::Left : Side::Right;
    QApplication::clipboard()->setMimeData(
        editor::mimeDataOf(m_model.bytesOf(rows.min.row(), rows.max.row(), side)).release());
}

void CompareTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelected();
        return;
    }
    const bool isSideways = event->modifiers().testFlag(Qt::ControlModifier) &&
                            (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right);
    if (isSideways) {
        m_sideways->triggerAction(event->key() == Qt::Key_Left
                                      ? QAbstractSlider::SliderSingleStepSub
                                      : QAbstractSlider::SliderSingleStepAdd);
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
        event->key() == Qt::Key_Space) {
        activateIndex(currentIndex());
        return;
    }
    QTableView::keyPressEvent(event);
}

void CompareTable::wheelEvent(QWheelEvent* event)
{
    const QPoint angle = event->angleDelta();
    const bool isShifted = event->modifiers().testFlag(Qt::ShiftModifier);
    if (std::abs(angle.x()) > std::abs(angle.y()) || isShifted) {
        const int delta = isShifted && angle.x() == 0 ? angle.y() : angle.x();
        m_sideways->setValue(m_sideways->value() - delta / 2);
        event->accept();
        return;
    }
    QTableView::wheelEvent(event);
}

void CompareTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    updateSideways();
}

void CompareTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::StyleChange)
        updateLook();
}

void CompareTable::contextMenuEvent(QContextMenuEvent* event)
{
    const QModelIndex index = event->reason() == QContextMenuEvent::Mouse
                                  ? indexAt(viewport()->mapFromGlobal(event->globalPos()))
                                  : currentIndex();
    if (!index.isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setObjectName("compareMenu"_L1);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const ComparedPtr compared = m_model.compared();
    menu->addAction(icons::themed("edit-copy"_L1), tr("&Copy"), this, &CompareTable::copySelected);
    if (const auto change = m_model.changeAt(index.row())) {
        menu->addAction(tr("&Take This Change"), this,
                        [this, compared, change] { Q_EMIT takeRequested(compared, *change); });
    }
    if (const auto line = m_model.lineAt(index.row(), compared->edited)) {
        menu->addAction(icons::themed("go-jump"_L1), tr("&Go to This Line"), this,
                        [this, line] { Q_EMIT lineActivated(line); });
    }
    menu->popup(event->globalPos());
}

void CompareTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    Q_EMIT placeChanged();
}

} // namespace crawlright::compare
