// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/folder_model.h"

#include "ui/urllist/crawler_column.h"
#include "ui/urllist/verdict_shapes.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/tallies.h"

#include <algorithm>
#include <map>
#include <utility>

namespace crawlright::urllist {

using urls::ChildQuery;
using urls::PathNode;
using verdicts::Tally;

namespace {

/// Children of a folder that are shown at a time.
constexpr urls::Row portion = 1000;
/// Characters of a name, or of a path in a tooltip.
constexpr int longestName = 200;

bool isFolder(const PathNode& place)
{
    return place.kind == PathNode::Kind::Folder;
}

QString nameFor(const PathNode& place, const UrlTable& table)
{
    const std::string name = urls::nameOf(place, table.loaded.urls, table.order);
    const QString text = words::shown(name, longestName);
    if (place.kind == PathNode::Kind::OwnPage)
        //: A row of a folder's children: the page whose path is the folder's, which ends with “/”.
        return FolderModel::tr("%1 (the folder’s own page)").arg(text);
    return text;
}

} // namespace

/// A row of the tree.
struct FolderModel::Node {
    PathNode place;
    QString name;
    std::optional<Tally> tally; // nullopt: not told yet
    Node* folder = nullptr;
    std::size_t row = 0; // in its folder
    bool isMore = false; // stands for the children of its folder that are not told
    urls::Row left = 0;  // of such a row: how many
    // Of a folder:
    std::vector<std::unique_ptr<Node>> children;
    std::unique_ptr<Node> more; // after the children; null where all of them are told
    urls::Row total = 0;        // children there are
    bool isKnown = false;       // children were told
    bool isAsked = false;       // more children are on their way

    [[nodiscard]] int rows() const { return static_cast<int>(children.size()) + (more ? 1 : 0); }
    void add(const PathNode& newPlace, const QString& newName)
    {
        auto child = std::make_unique<Node>();
        child->place = newPlace;
        child->name = newName;
        child->folder = this;
        child->row = children.size();
        children.push_back(std::move(child));
    }
    /// The last row says what is left.
    void setMore()
    {
        if (children.size() >= total) {
            more.reset();
            return;
        }
        if (!more)
            more = std::make_unique<Node>();
        more->isMore = true;
        more->folder = this;
        more->row = children.size();
        more->left = total - static_cast<urls::Row>(children.size());
    }
};

/// What is asked of the worker: pieces of the tree as it was then.
struct FolderModel::Request {
    struct Folder {
        Node* node = nullptr; // for the window's thread alone
        PathNode place;
        ChildQuery query;
    };
    quint64 shape = 0;
    UrlTablePtr table;
    std::string crawler;
    ChildQuery::Sort sort = ChildQuery::Sort::Name;
    bool isOrder = false; // the same children in another order
    std::vector<Folder> folders;
    std::vector<Node*> nodes; // for the window's thread alone
    std::vector<PathNode> places;
};

struct FolderModel::AnsweredLevel {
    urls::Children children;
    QStringList names;
    std::vector<Tally> tallies; // empty: there is no such crawler
};

struct FolderModel::Answer {
    std::vector<AnsweredLevel> levels; // of the request's folders
    std::vector<Tally> tallies;        // of the request's nodes; empty: there is no such crawler
};

FolderModel::FolderModel(UrlWorker& worker, QObject* parent)
    : QAbstractItemModel(parent)
    , m_worker(worker)
{
}

FolderModel::~FolderModel() = default;

void FolderModel::setSummary(const SummaryPtr& summary)
{
    const UrlTablePtr table = summary ? summary->table : nullptr;
    if (table != m_table) {
        m_table = table;
        reset();
    }
    ask();
}

void FolderModel::setCrawler(const std::string& text)
{
    if (text == m_crawler)
        return;
    m_crawler = text;
    ask();
}

void FolderModel::reset()
{
    beginResetModel();
    ++m_shape;
    m_root.reset();
    m_sortShown = m_sort;
    if (m_table && !m_table->order.rows().empty()) {
        m_root = std::make_unique<Node>();
        m_root->place = urls::rootOf(m_table->loaded.urls, m_table->order);
        m_root->name = nameFor(m_root->place, *m_table);
    }
    endResetModel();
}

// What is asked

void FolderModel::ask()
{
    if (!m_root)
        return;
    auto request = std::make_shared<Request>();
    request->shape = m_shape;
    request->table = m_table;
    request->crawler = m_crawler;
    request->sort = m_sort;
    request->isOrder = m_sort != m_sortShown;
    request->nodes = allNodes();
    for (Node* node : request->nodes) {
        request->places.push_back(node->place);
        const auto told = static_cast<urls::Row>(node->children.size());
        if (request->isOrder && node->isKnown)
            request->folders.push_back({node, node->place, {.sort = m_sort, .most = told}});
        else if (!request->isOrder && node->isAsked)
            request->folders.push_back(
                {node, node->place, {.sort = m_sort, .skip = told, .most = portion}});
    }
    m_worker.ask(UrlWorker::Topic::Folders, this,
                 [this, request](const Judging& judging, const UrlWorker::IsStopped& isStopped) {
                     return answerTo(*this, request, judging, isStopped);
                 });
}

/// On the worker's thread, where the model is only named.
UrlWorker::Done FolderModel::answerTo(FolderModel& model,
                                      const std::shared_ptr<const Request>& request,
                                      const Judging& judging, const UrlWorker::IsStopped& isStopped)
{
    if (judging.tablePtr() != request->table)
        return [] {}; // asked again with the summary of the other list
    const UrlTable& table = judging.table();
    const auto columns = columnFor(request->crawler, judging); // one, or none
    auto answer = std::make_shared<Answer>();
    for (const Request::Folder& folder : request->folders) {
        auto level = verdicts::levelOf(folder.place, folder.query, table.loaded.urls, table.order,
                                       columns, isStopped);
        if (!level)
            return {};
        QStringList names;
        for (const PathNode& child : level->children.nodes)
            names += nameFor(child, table);
        answer->levels.push_back({std::move(level->children), names, std::move(level->tallies)});
    }
    auto tallies = verdicts::talliesOf(request->places, table.order, columns, isStopped);
    if (!tallies)
        return {};
    answer->tallies = std::move(*tallies);
    return [&model, request, answer] { model.take(*request, *answer); };
}

std::vector<FolderModel::Node*> FolderModel::allNodes() const
{
    std::vector<Node*> nodes;
    if (m_root)
        nodes.push_back(m_root.get());
    for (std::size_t i = 0; i < nodes.size(); ++i)
        for (const auto& child : nodes[i]->children)
            nodes.push_back(child.get());
    return nodes;
}

// What is answered

void FolderModel::take(const Request& request, const Answer& answer)
{
    if (request.shape != m_shape)
        return; // its nodes may be gone; it was asked anew since
    for (std::size_t i = 0; i < request.nodes.size(); ++i)
        request.nodes[i]->tally =
            answer.tallies.empty() ? std::nullopt : std::optional(answer.tallies[i]);
    if (request.isOrder) {
        takeOrder(request, answer);
        ask(); // for what had to wait
        return;
    }
    tellNumbers();
    for (std::size_t i = 0; i < request.folders.size(); ++i)
        takeChildren(request, i, answer.levels[i]);
}

void FolderModel::tellNumbers()
{
    if (!m_root)
        return;
    Q_EMIT dataChanged(index(0, 0), index(0, ColumnCount - 1));
    for (const Node* node : allNodes()) {
        if (node->children.empty())
            continue;
        const QModelIndex folder = indexOf(*node);
        Q_EMIT dataChanged(index(0, 0, folder), index(static_cast<int>(node->children.size()) - 1,
                                                      ColumnCount - 1, folder));
    }
}

void FolderModel::takeChildren(const Request& request, std::size_t place,
                               const AnsweredLevel& level)
{
    const Request::Folder& asked = request.folders[place];
    Node& folder = *asked.node;
    if (!folder.isAsked || folder.children.size() != asked.query.skip)
        return; // told by an earlier answer
    folder.isAsked = false;
    folder.isKnown = true;
    folder.total = level.children.total;
    const QModelIndex parent = indexOf(folder);
    const int before = static_cast<int>(folder.children.size());
    const int come = static_cast<int>(level.children.nodes.size());
    const bool staysOpenEnded = folder.more != nullptr;
    const bool becomesOpenEnded = static_cast<urls::Row>(before + come) < folder.total;
    // The row that tells of more stays where it is, behind them: it may be the current one.
    if (const int rows = come + (becomesOpenEnded && !staysOpenEnded ? 1 : 0); rows > 0) {
        beginInsertRows(parent, before, before + rows - 1);
        for (int i = 0; i < come; ++i) {
            const auto at = static_cast<std::size_t>(i);
            folder.add(level.children.nodes[at], level.names[i]);
            if (!level.tallies.empty())
                folder.children.back()->tally = level.tallies[at];
        }
        if (folder.more)
            folder.more->row = folder.children.size();
        else
            folder.setMore();
        endInsertRows();
    }
    if (!folder.more)
        return;
    const int last = static_cast<int>(folder.children.size());
    if (becomesOpenEnded) {
        folder.setMore();
        Q_EMIT dataChanged(index(last, 0, parent), index(last, ColumnCount - 1, parent));
        return;
    }
    beginRemoveRows(parent, last, last);
    folder.more.reset();
    endRemoveRows();
}

/// The same number of children for each folder, in another order; where not all are told, they may
/// be others.
void FolderModel::takeOrder(const Request& request, const Answer& answer)
{
    Q_EMIT layoutAboutToBeChanged();
    ++m_shape;
    m_sortShown = request.sort;
    const QModelIndexList before = persistentIndexList();
    std::vector<Node*> named;
    for (const QModelIndex& one : before)
        named.push_back(nodeAt(one));
    std::vector<std::unique_ptr<Node>> gone; // kept until no index names them
    for (std::size_t i = 0; i < request.folders.size(); ++i)
        reorder(*request.folders[i].node, answer.levels[i], gone);
    QModelIndexList after;
    for (std::size_t i = 0; i < named.size(); ++i) {
        const Node* top = named[i];
        while (top->folder)
            top = top->folder;
        after += top == m_root.get()
                     ? indexOf(*named[i], before[static_cast<qsizetype>(i)].column())
                     : QModelIndex();
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

void FolderModel::reorder(Node& folder, const AnsweredLevel& level,
                          std::vector<std::unique_ptr<Node>>& gone)
{
    std::map<std::pair<urls::Row, PathNode::Kind>, std::unique_ptr<Node>> former;
    for (auto& child : std::exchange(folder.children, {})) {
        const std::pair key{child->place.begin, child->place.kind};
        former.emplace(key, std::move(child));
    }
    for (std::size_t at = 0; at < level.children.nodes.size(); ++at) {
        const PathNode& place = level.children.nodes[at];
        const auto same = former.find({place.begin, place.kind});
        if (same == former.end()) {
            folder.add(place, level.names[static_cast<qsizetype>(at)]);
        } else {
            same->second->row = folder.children.size();
            folder.children.push_back(std::move(same->second));
            former.erase(same);
        }
        if (!level.tallies.empty())
            folder.children.back()->tally = level.tallies[at];
    }
    for (auto& [key, child] : former) {
        child->folder = nullptr;
        gone.push_back(std::move(child));
    }
}

// As views see it

FolderModel::Node* FolderModel::nodeAt(const QModelIndex& index) const
{
    return static_cast<Node*>(index.internalPointer());
}

QModelIndex FolderModel::indexOf(const Node& node, int column) const
{
    return createIndex(static_cast<int>(node.row), column, &node);
}

FolderModel::Kind FolderModel::kindOf(const QModelIndex& index) const
{
    const Node* node = nodeAt(index);
    return node->isMore ? Kind::More : isFolder(node->place) ? Kind::Folder : Kind::Page;
}

QByteArray FolderModel::pathOf(const QModelIndex& index) const
{
    return QByteArray::fromStdString(
        urls::pathOf(nodeAt(index)->place, m_table->loaded.urls, m_table->order));
}

QByteArray FolderModel::urlOf(const QModelIndex& index) const
{
    const urls::Row row = m_table->order.rows()[nodeAt(index)->place.begin];
    const std::string_view url = m_table->loaded.urls[row];
    return QByteArray(url.data(), static_cast<qsizetype>(url.size()));
}

void FolderModel::loadMore(const QModelIndex& more)
{
    if (!more.isValid() || !nodeAt(more)->isMore)
        return;
    nodeAt(more)->folder->isAsked = true;
    ask();
}

QModelIndex FolderModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, m_root.get());
    const Node* folder = nodeAt(parent);
    const auto at = static_cast<std::size_t>(row);
    return createIndex(row, column,
                       at < folder->children.size() ? folder->children[at].get()
                                                    : folder->more.get());
}

QModelIndex FolderModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || !nodeAt(child)->folder)
        return {};
    return indexOf(*nodeAt(child)->folder);
}

int FolderModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return m_root ? 1 : 0;
    return parent.column() == NameColumn ? nodeAt(parent)->rows() : 0;
}

int FolderModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

bool FolderModel::hasChildren(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return m_root != nullptr;
    return parent.column() == NameColumn && kindOf(parent) == Kind::Folder;
}

bool FolderModel::canFetchMore(const QModelIndex& parent) const
{
    return parent.isValid() && hasChildren(parent) && !nodeAt(parent)->isKnown &&
           !nodeAt(parent)->isAsked;
}

void FolderModel::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent))
        return;
    nodeAt(parent)->isAsked = true;
    ask();
}

void FolderModel::sort(int column, Qt::SortOrder)
{
    const auto sort = column == CountColumn ? ChildQuery::Sort::Count : ChildQuery::Sort::Name;
    if (sort == m_sort)
        return;
    m_sort = sort;
    ++m_shape;
    ask();
}

// Cells

QVariant FolderModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Node& node = *nodeAt(index);
    if (node.isMore)
        return dataOfMore(node, index.column(), role);
    switch (role) {
    case Qt::DisplayRole:
        return textOf(node, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == CountColumn
                   ? QVariant(static_cast<int>(Qt::AlignRight | Qt::AlignVCenter))
                   : QVariant();
    case Qt::ToolTipRole:
        return toolTipOf(index);
    case Qt::AccessibleTextRole:
        if (index.column() == VerdictColumn && node.tally)
            return words::tallyText(*node.tally);
        return textOf(node, index.column());
    case TallyRole:
        return index.column() == VerdictColumn && node.tally ? QVariant::fromValue(*node.tally)
                                                             : QVariant();
    default:
        return {};
    }
}

QString FolderModel::textOf(const Node& node, int column) const
{
    switch (column) {
    case NameColumn:
        return node.name;
    case CountColumn:
        return words::number(node.place.count());
    case VerdictColumn:
        return node.tally ? words::blockedText(*node.tally) : QString();
    case ChangedColumn:
        return node.tally ? words::flipsText(node.tally->flips) : QString();
    default:
        return {};
    }
}

QString FolderModel::toolTipOf(const QModelIndex& index) const
{
    const Node& node = *nodeAt(index);
    QStringList lines{words::shown(pathOf(index).toStdString(), longestName)};
    lines += node.place.count() == 1 ? tr("1 URL")
                                     : tr("%1 URLs").arg(words::number(node.place.count()));
    if (node.tally) {
        //: %1: a crawler. %2: how many URLs are allowed and blocked for it.
        lines += tr("%1: %2").arg(QString::fromStdString(m_crawler), words::tallyText(*node.tally));
        if (const QString flips = words::flipsText(node.tally->flips); !flips.isEmpty())
            lines += flips;
    }
    return lines.join(u'\n');
}

QVariant FolderModel::dataOfMore(const Node& node, int column, int role)
{
    if (role == Qt::ToolTipRole)
        return tr("Press Enter to show more of them.");
    if (column != NameColumn || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    //: The last row of a folder, where not all of its children are shown.
    return tr("… and %1 more").arg(words::number(node.left));
}

QVariant FolderModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole && section == CountColumn)
        return tr("How many URLs of the list begin with this path.");
    if (role == Qt::ToolTipRole && section == ChangedColumn)
        return tr("Verdicts that are others than before your edits.");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Folder or page");
    case CountColumn:
        return tr("URLs");
    case VerdictColumn:
        return tr("Verdicts");
    case ChangedColumn:
        return tr("Changed");
    default:
        return {};
    }
}

} // namespace crawlright::urllist
