// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"

#include <QWidget>

class QFormLayout;
class QSplitter;

namespace crawlright::fetch {

class HeaderModel;

/// The last answer itself: what its body is, and its headers.
class AnswerPage final : public QWidget {
    Q_OBJECT

public:
    explicit AnswerPage(QWidget* parent = nullptr);

    /// One without hops empties it.
    void setResult(const net::FetchResult& result);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* makeFacts();
    [[nodiscard]] QWidget* makeHeaders();

    QSplitter* m_splitter;
    QFormLayout* m_facts = nullptr;
    HeaderModel* m_headers;
};

} // namespace crawlright::fetch
