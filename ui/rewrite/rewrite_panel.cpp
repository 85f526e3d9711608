// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/rewrite/rewrite_panel.h"

#include "ui/rewrite/preview_model.h"

#include <QBoxLayout>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>

namespace crawlright::rewrite {

using namespace Qt::StringLiterals;

namespace {

constexpr int shownLines = 8;

} // namespace

RewritePanel::RewritePanel(QWidget* parent)
    : QFrame(parent)
    , m_model(new PreviewModel(this))
    , m_title(new QLabel)
    , m_what(new QLabel)
    , m_effect(new QLabel)
    , m_view(new QListView)
    , m_apply(new QPushButton(tr("&Apply")))
    , m_cancel(new QPushButton)
{
    setObjectName("rewritePanel"_L1);
    setFrameShape(QFrame::StyledPanel);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_what->setObjectName("rewriteWhat"_L1);
    m_effect->setObjectName("rewriteEffect"_L1);
    for (QLabel* label : {m_what, m_effect}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_view->setObjectName("rewritePreview"_L1);
    m_view->setAccessibleName(tr("Lines that change"));
    m_view->setModel(m_model);
    m_view->setUniformItemSizes(true);
    m_view->setLayoutDirection(Qt::LeftToRight);
    m_view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setFixedHeight(m_view->fontMetrics().lineSpacing() * shownLines + 8);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    const auto go = [this](const QModelIndex& index) {
        if (const text::LineNumber line = m_model->lineAt(index.row()); line > 0)
            Q_EMIT lineActivated(line);
    };
    connect(m_view, &QListView::activated, this, go);
    connect(m_view, &QListView::clicked, this, go);

    connect(m_cancel, &QPushButton::clicked, this, &RewritePanel::close);
    connect(m_apply, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT accepted();
    });
    auto* buttons = new QVBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_apply);
    buttons->addWidget(m_cancel);
    buttons->addStretch(1);
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(m_title);
    words->addWidget(m_what);
    words->addWidget(m_effect);
    words->addSpacing(2);
    words->addWidget(m_view);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 8, 8, 10);
    layout->setSpacing(12);
    layout->addLayout(words, 1);
    layout->addLayout(buttons);
    setFocusProxy(m_apply);
    hide();
}

void RewritePanel::wait(const QString& title)
{
    m_title->setText(title);
    m_what->setText(tr("Looking at the rules…"));
    m_effect->hide();
    m_view->hide();
    m_apply->setEnabled(false);
    m_cancel->setText(tr("&Cancel"));
    setVisible(true);
}

void RewritePanel::show(const QString& title, const QString& what, const QString& effect,
                        Preview preview)
{
    m_title->setText(title);
    m_what->setText(what);
    m_effect->setText(effect);
    m_effect->setVisible(!effect.isEmpty());
    m_apply->setEnabled(!preview.lines.empty());
    m_cancel->setText(preview.lines.empty() ? tr("C&lose") : tr("&Cancel"));
    m_view->setVisible(!preview.lines.empty());
    m_model->setPreview(std::move(preview));
    setVisible(true);
    setFocus();
}

void RewritePanel::close()
{
    hide();
    Q_EMIT closed();
}

void RewritePanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        close();
    } else {
        QFrame::keyPressEvent(event);
    }
}

} // namespace crawlright::rewrite
