// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/encoding.h"

#include <QObject>

namespace crawlright::window {

class Page;
class Pages;
class StatusLine;

/// Encoding and line ends of the document that is shown, changed from the status bar: each change
/// is one edit of its bytes that can be undone.
class EncodingFlow final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    EncodingFlow(StatusLine& status, Pages& pages, QObject* parent = nullptr);

private:
    void convert(edits::Encoding from);
    void setByteOrderMark(bool on);
    void setLineEnding(text::LineEnding ending);
    void apply(Page& page, const edits::Edits& edits);

    StatusLine& m_status;
    Pages& m_pages;
};

} // namespace crawlright::window
