// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/completion/path_proposals.h"
#include "ui/urllist/url_load.h"
#include "ui/work/background.h"

#include <QObject>

#include <functional>
#include <memory>

namespace crawlright::completion {

/// The loaded URLs as completion needs them. It reads the table itself, which never changes, in the
/// background, and not by `UrlWorker::ask`: an answer there waits until all URLs are judged anew
/// after the very key that asked for it.
class PathDesk final : public QObject {
    Q_OBJECT

public:
    explicit PathDesk(QObject* parent = nullptr);
    ~PathDesk() override;

    /// Null: no list is loaded.
    void setTable(const urllist::UrlTablePtr& table);
    [[nodiscard]] bool hasUrls() const { return m_table != nullptr; }
    /// The host of the first URL that has one; empty where none of the first has.
    [[nodiscard]] std::string host() const;

    /// Null until they are counted, which begins with the first call for a table.
    [[nodiscard]] const UrlShapes* shapes();

    /// Without patterns while the shapes are being counted. Ends in `told` unless it is asked anew
    /// before, the table changes, or `context` goes.
    void ask(const PathQuestion& question, QObject* context,
             const std::function<void(const PathAnswer&)>& told);
    /// What was asked for is not wanted any more.
    void forget();

Q_SIGNALS:
    void shapesCounted();

private:
    using ShapesPtr = std::shared_ptr<const UrlShapes>;

    void count();

    urllist::UrlTablePtr m_table;
    ShapesPtr m_shapes;
    work::CancelFlag m_cancelCount;
    work::CancelFlag m_cancel;
    quint64 m_asked = 0; // counts, so that a late answer is dropped
    bool m_isCounting = false;
};

} // namespace crawlright::completion
