// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/reference/reference_pane.h"

#include "ui/icons/field_buttons.h"
#include "ui/icons/icons.h"
#include "ui/reference/contents_model.h"
#include "ui/reference/page.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

namespace crawlright::reference {

using namespace Qt::StringLiterals;
using checks::Code;

namespace {

/// Pages come from the program itself; other addresses are not opened.
class PageBrowser final : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

    QVariant loadResource(int, const QUrl& address) override
    {
        const auto code = codeAt(address);
        return code ? QVariant(markdownOf(*code).toUtf8()) : QVariant();
    }
};

QToolButton* makeButton(QLatin1StringView icon, const QString& text)
{
    auto* button = new QToolButton;
    button->setAutoRaise(true);
    button->setIcon(icons::themed(icon));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

ReferencePane::ReferencePane(QWidget* parent)
    : QWidget(parent)
    , m_contents(new ContentsModel(this))
    , m_tree(new QTreeView)
    , m_nothing(new QLabel)
    , m_browser(new PageBrowser)
    , m_stack(new QStackedWidget)
    , m_search(new QLineEdit)
    , m_back(makeButton("go-previous"_L1, tr("Back")))
    , m_forward(makeButton("go-next"_L1, tr("Forward")))
    , m_all(makeButton("view-list-tree"_L1, tr("All findings")))
{
    makeContents();
    makeBrowser();
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setObjectName("referenceNothing"_L1);
    for (QWidget* page : {static_cast<QWidget*>(m_tree), static_cast<QWidget*>(m_browser),
                          static_cast<QWidget*>(m_nothing)})
        m_stack->addWidget(page);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeToolRow());
    layout->addWidget(m_stack, 1);
    setFocusProxy(m_search);
    updateButtons();
}

QWidget* ReferencePane::makeToolRow()
{
    m_search->setObjectName("referenceSearch"_L1);
    m_search->setPlaceholderText(tr("Search the reference"));
    m_search->setAccessibleName(tr("Search the reference"));
    icons::addClearButton(*m_search);
    icons::addSearchSign(*m_search);
    m_back->setObjectName("referenceBack"_L1);
    m_forward->setObjectName("referenceForward"_L1);
    m_all->setObjectName("referenceAll"_L1);
    connect(m_search, &QLineEdit::textChanged, this, &ReferencePane::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (m_stack->currentWidget() == m_tree)
            open(m_tree->currentIndex());
    });
    connect(m_back, &QToolButton::clicked, this, &ReferencePane::goBack);
    connect(m_forward, &QToolButton::clicked, this, &ReferencePane::goForward);
    connect(m_all, &QToolButton::clicked, this, &ReferencePane::showContents);

    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(2);
    layout->addWidget(m_back);
    layout->addWidget(m_forward);
    layout->addWidget(m_all);
    layout->addSpacing(4);
    layout->addWidget(m_search, 1);
    return row;
}

void ReferencePane::makeContents()
{
    m_tree->setObjectName("referenceContents"_L1);
    m_tree->setAccessibleName(tr("All findings"));
    m_tree->setModel(m_contents);
    m_tree->setHeaderHidden(true);
    m_tree->setIndentation(fontMetrics().averageCharWidth() * 2);
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setTextElideMode(Qt::ElideRight);
    m_tree->header()->setStretchLastSection(true);
    m_tree->header()->setSectionResizeMode(ContentsModel::IdColumn, QHeaderView::ResizeToContents);
    m_tree->expandAll();
    connect(m_tree, &QTreeView::activated, this, &ReferencePane::open);
    connect(m_tree, &QTreeView::clicked, this, &ReferencePane::open);
}

void ReferencePane::makeBrowser()
{
    m_browser->setObjectName("referencePage"_L1);
    m_browser->setAccessibleName(tr("Page of the reference"));
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->setOpenExternalLinks(false);
    m_browser->setOpenLinks(false);
    connect(m_browser, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (const auto code = codeAt(link))
            showPage(*code);
    });
    connect(m_browser, &QTextBrowser::sourceChanged, this, &ReferencePane::dressPage);
    connect(m_browser, &QTextBrowser::historyChanged, this, &ReferencePane::updateButtons);
}

void ReferencePane::showPage(Code code)
{
    if (const QUrl address = addressOf(code); m_browser->source() != address)
        m_browser->setSource(address, QTextDocument::MarkdownResource);
    m_stack->setCurrentWidget(m_browser);
    updateButtons();
}

void ReferencePane::showContents()
{
    m_stack->setCurrentWidget(m_contents->rowCount() > 0 ? static_cast<QWidget*>(m_tree)
                                                         : static_cast<QWidget*>(m_nothing));
    updateButtons();
    m_tree->setFocus();
}

std::optional<Code> ReferencePane::shownPage() const
{
    return m_stack->currentWidget() == m_browser ? codeAt(m_browser->source()) : std::nullopt;
}

void ReferencePane::search(const QString& words)
{
    m_contents->search(words);
    m_tree->expandAll();
    if (m_contents->rowCount() > 0)
        m_tree->setCurrentIndex(m_contents->index(0, 0, m_contents->index(0, 0)));
    m_nothing->setText(tr("No page has these words."));
    m_stack->setCurrentWidget(m_contents->rowCount() > 0 ? static_cast<QWidget*>(m_tree)
                                                         : static_cast<QWidget*>(m_nothing));
    updateButtons();
}

void ReferencePane::open(const QModelIndex& index)
{
    if (const auto code = m_contents->codeAt(index))
        showPage(*code);
}

// From the table of contents, back is the page that was read before.
void ReferencePane::goBack()
{
    if (m_stack->currentWidget() == m_browser) {
        m_browser->backward();
    } else if (codeAt(m_browser->source())) {
        m_stack->setCurrentWidget(m_browser);
    }
    updateButtons();
}

void ReferencePane::goForward()
{
    m_browser->forward();
    m_stack->setCurrentWidget(m_browser);
    updateButtons();
}

void ReferencePane::updateButtons()
{
    const bool isPage = m_stack->currentWidget() == m_browser;
    const bool wasPage = codeAt(m_browser->source()).has_value();
    m_back->setEnabled(isPage ? m_browser->isBackwardAvailable() : wasPage);
    m_forward->setEnabled(m_browser->isForwardAvailable());
    m_all->setEnabled(isPage);
}

void ReferencePane::dressPage()
{
    dress(*m_browser->document(), palette());
}

void ReferencePane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        dressPage();
}

void ReferencePane::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Back)) {
        goBack();
    } else if (event->matches(QKeySequence::Forward)) {
        goForward();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace crawlright::reference
