// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/quickfix/effects.h"
#include "ui/quickfix/offer_model.h"
#include "ui/work/background.h"

#include <QFrame>
#include <QListView>

namespace crawlright::quickfix {

class FixDesk;

/// The menu of what can be done about some findings. What an entry does to verdicts is written
/// below it; where that takes time, it is worked out while the menu is open.
class FixPopup final : public QFrame {
    Q_OBJECT

public:
    /// The desk must outlive this.
    explicit FixPopup(const FixDesk& desk, QWidget* parent);

    /// For findings of the desk's analysis. `place`: what to open beside, in global coordinates.
    void open(const std::vector<const checks::Finding*>& findings,
              const std::vector<dialects::Id>& readers, const QRect& place);

Q_SIGNALS:
    /// The menu is closed by then. The edits of an offer for all may be still to be made.
    void chosen(const crawlright::quickfix::Offer& offer);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void choose(int row);
    void workOut(int row);
    void fitInto(const QRect& place);
    [[nodiscard]] bool handleKey(int key);

    const FixDesk& m_desk;
    OfferModel* m_model;
    QListView* m_view;
    std::vector<dialects::Id> m_readers;
    QRect m_place;
    work::CancelFlag m_cancel;
    int m_opened = 0; // counts, so that late answers are not taken for new ones
};

} // namespace crawlright::quickfix
