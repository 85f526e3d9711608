// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/quickfix/fix_popup.h"

#include "ui/icons/icons.h"
#include "ui/quickfix/fix_desk.h"
#include "ui/quickfix/fix_words.h"
#include "ui/words/findings.h"

#include <QBoxLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace crawlright::quickfix {

using namespace Qt::StringLiterals;

namespace {

constexpr int margin = 6;
constexpr int iconSize = 16;
constexpr int letters = 64; // of a line
constexpr int mostFindings = 6;

int widthOf(const QWidget& widget)
{
    return widget.fontMetrics().averageCharWidth() * letters;
}

/// Title, and below it, smaller and paler, what the entry does.
class OfferDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override
    {
        const int width = widthOf(*option.widget);
        int height = 2 * margin + textRect(option.fontMetrics, width, titleOf(index)).height();
        if (const QString detail = detailOf(index); !detail.isEmpty())
            height += 2 + textRect(QFontMetrics(small(option.font)), width, detail).height();
        return {width, std::max(height, iconSize + 2 * margin)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        painter->save();
        const bool isHeading = index.data(OfferModel::HeadingRole).toBool();
        const bool isSelected = option.state & QStyle::State_Selected;
        QPalette palette = option.palette;
        palette.setCurrentColorGroup(
            QPalette::Active); // a heading is no entry, but it is no less true
        if (isHeading) {
            painter->fillRect(option.rect, palette.color(QPalette::AlternateBase));
        } else if (isSelected) {
            painter->fillRect(option.rect, palette.color(QPalette::Highlight));
        }
        const bool isReversed = option.direction == Qt::RightToLeft;
        const int textLeft = 2 * margin + iconSize;
        QRect text = option.rect.adjusted(textLeft, margin, -margin, -margin);
        QRect picture(option.rect.left() + margin,
                      text.top() + (option.fontMetrics.height() - iconSize) / 2, iconSize,
                      iconSize);
        if (isReversed) {
            text = QStyle::visualRect(option.direction, option.rect, text);
            picture = QStyle::visualRect(option.direction, option.rect, picture);
        }
        index.data(Qt::DecorationRole)
            .value<QIcon>()
            .paint(painter, picture, Qt::AlignCenter, isSelected ? QIcon::Selected : QIcon::Normal);
        painter->setPen(palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
        painter->setLayoutDirection(option.direction);
        QRect used;
        painter->drawText(text, flags, titleOf(index), &used);
        if (const QString detail = detailOf(index); !detail.isEmpty()) {
            text.setTop(used.bottom() + 3);
            painter->setFont(small(option.font));
            painter->setPen(isSelected ? palette.color(QPalette::HighlightedText)
                                       : icons::toneColor(icons::Tone::Quiet, palette));
            painter->drawText(text, flags, detail);
        }
        painter->restore();
    }

private:
    static constexpr int flags = Qt::TextWordWrap | Qt::AlignLeading | Qt::AlignTop;

    static QString titleOf(const QModelIndex& index)
    {
        return index.data(Qt::DisplayRole).toString();
    }
    static QString detailOf(const QModelIndex& index)
    {
        return index.data(OfferModel::DetailRole).toString();
    }
    static QFont small(QFont font)
    {
        if (font.pointSizeF() > 0)
            font.setPointSizeF(font.pointSizeF() * 0.9);
        return font;
    }
    static QRect textRect(const QFontMetrics& metrics, int width, const QString& text)
    {
        return metrics.boundingRect(QRect(0, 0, width - 3 * margin - iconSize, 10'000), flags,
                                    text);
    }
};

/// What an offer turns out to be.
struct Worked {
    Offer offer;
    Effects effects;
};

Worked worked(const session::AnalysisPtr& analysis,
              const std::shared_ptr<const edits::Fixer>& fixer, Offer offer,
              const std::vector<dialects::Id>& readers, const work::CancelFlag& cancel)
{
    if (offer.kind == Offer::Kind::FixAll)
        makeEdits(offer, *analysis, *fixer);
    Effects effects = effectsOf(*analysis, offer.edits, offer.keeps, readers, cancel);
    return {std::move(offer), std::move(effects)};
}

} // namespace

FixPopup::FixPopup(const FixDesk& desk, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_desk(desk)
    , m_model(new OfferModel(this))
    , m_view(new QListView)
{
    setObjectName("fixPopup"_L1);
    setFrameShape(QFrame::StyledPanel);
    setLayoutDirection(QGuiApplication::layoutDirection());
    m_view->setObjectName("fixList"_L1);
    m_view->setAccessibleName(tr("What can be done"));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setModel(m_model);
    m_view->setItemDelegate(new OfferDelegate(m_view));
    m_view->setMouseTracking(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->installEventFilter(this);
    connect(m_view, &QListView::entered, this, [this](const QModelIndex& index) {
        if (m_model->offerAt(index.row()))
            m_view->setCurrentIndex(index);
    });
    connect(m_view, &QListView::clicked, this,
            [this](const QModelIndex& index) { choose(index.row()); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->addWidget(m_view);
}

void FixPopup::open(const std::vector<const checks::Finding*>& findings,
                    const std::vector<dialects::Id>& readers, const QRect& place)
{
    m_readers = readers;
    std::vector<OfferModel::Section> sections;
    for (const checks::Finding* finding : findings) {
        if (sections.size() == mostFindings)
            break;
        sections.push_back({.sentence = words::sentence(*finding),
                            .severity = checks::severityFor(*finding, readers),
                            .offers = m_desk.offersFor(*finding).offers});
    }
    m_model->setSections(std::move(sections));
    m_cancel = {};
    ++m_opened;
    m_view->setCurrentIndex(m_model->index(m_model->nextOffer(-1, 1)));
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const Offer* offer = m_model->offerAt(row);
        if (offer && offer->kind != Offer::Kind::FixAll && offer->kind != Offer::Kind::Explain)
            m_model->setOffer(row, Offer(*offer), promiseSentence(offer->keeps, m_readers));
    }
    fitInto(place);
    show();
    m_view->setFocus();
    workOut(0);
}

// One after the other: what is first is what is likely wanted.
void FixPopup::workOut(int row)
{
    for (; row < m_model->rowCount(); ++row) {
        const Offer* offer = m_model->offerAt(row);
        if (!offer || offer->kind == Offer::Kind::Explain)
            continue;
        if (offer->kind == Offer::Kind::FixAll ? m_desk.fixer() != nullptr
                                               : !isKept(offer->keeps, m_readers))
            break;
    }
    if (row >= m_model->rowCount())
        return;
    work::inBackground(
        this,
        [analysis = m_desk.analysis(), fixer = m_desk.fixer(), offer = *m_model->offerAt(row),
         readers = m_readers,
         cancel = m_cancel] { return worked(analysis, fixer, offer, readers, cancel); },
        [this, row, opened = m_opened](const Worked& done) {
            if (opened != m_opened || !isVisible())
                return;
            const QString sentence = isKept(done.offer.keeps, m_readers)
                                         ? promiseSentence(done.offer.keeps, m_readers)
                                         : effectSentence(done.effects);
            m_model->setOffer(row, done.offer, sentence);
            m_view->doItemsLayout();
            fitInto(m_place);
            workOut(row + 1);
        });
}

void FixPopup::fitInto(const QRect& place)
{
    m_place = place;
    QStyleOptionViewItem option;
    option.initFrom(m_view);
    option.widget = m_view;
    int height = 0;
    for (int row = 0; row < m_model->rowCount(); ++row)
        height += m_view->itemDelegate()->sizeHint(option, m_model->index(row)).height();
    const QScreen* screen = QGuiApplication::screenAt(place.center());
    const QRect room = (screen ? screen : QGuiApplication::primaryScreen())->availableGeometry();
    const int most = room.height() * 2 / 3;
    const bool scrolls = height > most;
    m_view->setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    const int bar = scrolls ? m_view->verticalScrollBar()->sizeHint().width() : 0;
    const int frame = 2 * (frameWidth() + 1);
    const QSize size(std::min(widthOf(*m_view) + bar + frame, room.width()),
                     std::min(height, most) + frame);
    int top = place.bottom() + 2;
    if (top + size.height() > room.bottom())
        top = std::max(room.top(), place.top() - 2 - size.height());
    const int wanted =
        layoutDirection() == Qt::RightToLeft ? place.right() - size.width() : place.left();
    const int left =
        std::clamp(wanted, room.left(), std::max(room.left(), room.right() - size.width()));
    setGeometry({QPoint(left, top), size});
}

void FixPopup::choose(int row)
{
    const Offer* offer = m_model->offerAt(row);
    if (!offer)
        return;
    const Offer taken = *offer;
    hide();
    Q_EMIT chosen(taken);
}

bool FixPopup::handleKey(int key)
{
    const int row = m_view->currentIndex().row();
    switch (key) {
    case Qt::Key_Down:
    case Qt::Key_Tab:
        m_view->setCurrentIndex(m_model->index(m_model->nextOffer(row, 1)));
        return true;
    case Qt::Key_Up:
    case Qt::Key_Backtab:
        m_view->setCurrentIndex(m_model->index(m_model->nextOffer(row, -1)));
        return true;
    case Qt::Key_Home:
        m_view->setCurrentIndex(m_model->index(m_model->nextOffer(-1, 1)));
        return true;
    case Qt::Key_End:
        m_view->setCurrentIndex(m_model->index(m_model->nextOffer(0, -1)));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        choose(row);
        return true;
    case Qt::Key_Escape:
        hide();
        return true;
    default:
        return false;
    }
}

bool FixPopup::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && handleKey(static_cast<QKeyEvent*>(event)->key()))
        return true;
    return QFrame::eventFilter(watched, event);
}

void FixPopup::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    m_cancel.raise();
}

} // namespace crawlright::quickfix
