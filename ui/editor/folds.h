// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTextBlock>

class QTextDocument;

namespace crawlright::editor {

/// Runs of blocks that are hidden behind the block before each, its *head*. A fold has no record:
/// it is where hidden blocks follow a visible one, so it moves with the text, and whatever happens
/// to the text leaves nothing stale. An edit within the hidden blocks, or one that parts them from
/// their head, shows them. Knows neither lines nor groups.
class Folds final : public QObject {
    Q_OBJECT

public:
    /// The document must outlive this.
    explicit Folds(QTextDocument* document, QObject* parent = nullptr);

    /// Hides the blocks from the one behind `head` to `last`; `changed` is for the caller to emit,
    /// by `tell`, when all is done.
    void hide(const QTextBlock& head, const QTextBlock& last);
    /// Shows what is hidden behind this head, or with this hidden block; false: nothing was.
    bool show(const QTextBlock& block);
    /// Shows all.
    void showAll();
    /// Lays out anew what became higher or lower.
    void tell();

    [[nodiscard]] bool isHead(const QTextBlock& block) const;
    /// The head of a hidden block.
    [[nodiscard]] QTextBlock headOf(const QTextBlock& hidden) const;
    /// The first visible block behind this one; in the logarithm of the blocks' number.
    [[nodiscard]] QTextBlock nextVisible(const QTextBlock& block) const;
    /// The last block that is hidden behind a head.
    [[nodiscard]] QTextBlock lastHidden(const QTextBlock& head) const;

Q_SIGNALS:
    void changed();

private:
    void onContentsChange(int position, int added);

    QTextDocument* m_document;
    int m_seenRevision = 0;
    int m_blockCount = 1;
    bool m_hasNews = false;
    bool m_isUsed = false; // else there is nothing to look for
};

} // namespace crawlright::editor
