// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/completion/path_desk.h"

#include "core/access/governs.h"

#include <QPointer>

#include <algorithm>

namespace crawlright::completion {

namespace {

constexpr std::size_t mostShapes = 100;

} // namespace

PathDesk::PathDesk(QObject* parent)
    : QObject(parent)
{
}

PathDesk::~PathDesk()
{
    m_cancelCount.raise();
    m_cancel.raise();
}

void PathDesk::setTable(const urllist::UrlTablePtr& table)
{
    if (table == m_table)
        return;
    forget();
    m_cancelCount.raise();
    m_cancelCount = {};
    m_isCounting = false;
    m_shapes = nullptr;
    m_table = table;
}

void PathDesk::forget()
{
    m_cancel.raise();
    m_cancel = {};
    ++m_asked;
}

std::string PathDesk::host() const
{
    constexpr urls::Row looked = 100;
    constexpr std::string_view name = "/robots.txt";
    if (!m_table)
        return {};
    const urls::UrlList& list = m_table->loaded.urls;
    for (urls::Row row = 0; row < std::min(looked, list.size()); ++row) {
        if (const auto robots = access::robotsUrlOf(list[row])) {
            const std::size_t begin = robots->find("://") + 3;
            return robots->substr(begin, robots->size() - name.size() - begin);
        }
    }
    return {};
}

const UrlShapes* PathDesk::shapes()
{
    if (m_table && !m_shapes && !m_isCounting)
        count();
    return m_shapes.get();
}

void PathDesk::count()
{
    m_isCounting = true;
    work::inBackground(
        this,
        [table = m_table, cancel = m_cancelCount] {
            const auto shapes = shapesOf(table->loaded.urls, table->order.rows(), mostShapes,
                                         [&cancel] { return cancel.isRaised(); });
            return shapes ? std::make_shared<const UrlShapes>(*shapes) : nullptr;
        },
        [this, table = m_table](const ShapesPtr& shapes) {
            if (table != m_table || !shapes)
                return;
            m_isCounting = false;
            m_shapes = shapes;
            Q_EMIT shapesCounted();
        });
}

void PathDesk::ask(const PathQuestion& question, QObject* context,
                   const std::function<void(const PathAnswer&)>& told)
{
    forget();
    if (!m_table)
        return;
    (void)shapes(); // from now on they are counted
    work::inBackground(
        this,
        [table = m_table, shapes = m_shapes, question, cancel = m_cancel] {
            return pathProposals(table->loaded.urls, table->order, shapes.get(), question,
                                 [&cancel] { return cancel.isRaised(); });
        },
        [guard = QPointer(context), told, asked = m_asked,
         this](const std::optional<PathAnswer>& answer) {
            if (guard && answer && asked == m_asked)
                told(*answer);
        });
}

} // namespace crawlright::completion
