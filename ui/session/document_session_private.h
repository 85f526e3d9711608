// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/session/analysis_stages.h"
#include "ui/session/block_map.h"
#include "ui/session/byte_edits.h"
#include "ui/session/document_session.h"
#include "ui/session/piecewise_edit.h"
#include "ui/session/tidy.h"

#include <QTextDocument>
#include <QTimer>

#include <optional>
#include <vector>

namespace crawlright::session {

class DocumentSession::Private {
public:
    explicit Private(DocumentSession* session);

    struct Touched {
        int first = 0;
        int last = 0;    // in the new text
        int removed = 0; // blocks of the old text
    };

    // What QTextDocument told last, within the text.
    struct Change {
        int position = 0;
        int removed = 0;
        int added = 0;
        int blocks = 0; // in the new text
    };

    void onContentsChange(int position, int removed, int added);
    void onContentsChanged();
    bool noteHistory();
    void tidy(const Untidy& untidy);
    [[nodiscard]] Touched touchedBlocks(int position, int added) const;
    [[nodiscard]] bool continues(int block) const;
    std::string bytesOf(const Touched& touched, std::vector<BlockMap::Extent>& extents) const;
    void spliceBytes(text::Span old, std::string_view now);
    void updateMap(const Touched& touched, std::vector<BlockMap::Extent> extents);
    [[nodiscard]] Untidy untidyOf(const Touched& touched, bool isOrphan) const;
    void announce();

    [[nodiscard]] ShownFile shown() const;
    void makeTidily(const std::vector<TextEdit>& edits);
    void replaceOn();
    void makePiece();
    void endReplacement();

    [[nodiscard]] text::LineEnding storedLineEnding() const;
    void storeLineEnding(text::LineEnding ending);
    [[nodiscard]] bool insertSlice();
    void loadOn();

    DocumentSession* q;
    QTextDocument m_document;
    std::string m_bytes; // those of the text, then those that are still to be shown
    std::string m_savedBytes;
    BlockMap m_map;
    int m_characterCount = 1; // of the text that the map is of
    text::LineEnding m_lineEnding = text::LineEnding::Lf;
    quint64 m_revision = 0;
    Change m_lastChange;
    Untidy m_untidy;
    Origin m_origin;
    AnalysisStages m_stages;
    QTimer m_sliceTimer;
    std::optional<PiecewiseEdit> m_replacement; // on its way
    std::size_t m_sliceSize = 4096;             // 2 µs a block: about 10 ms of the window's thread
    bool m_isFirstPiece = false;
    bool m_isDisturbed = false; // somebody else edited while `m_replacement` was on its way
    int m_undoSteps = 0;
    bool m_canRedo = false;
    bool m_isNewStep = false;
    bool m_wasModified = false;
    bool m_hasNews = false;
    bool m_isLoading = false;
    bool m_isResetting = false;
    bool m_isInsertingSlice = false;
    bool m_isTidying = false;
};

} // namespace crawlright::session
