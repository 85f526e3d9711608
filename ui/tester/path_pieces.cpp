// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/path_pieces.h"

#include "ui/words/quoted.h"

#include <QCoreApplication>
#include <QStringBuilder>

#include <algorithm>
#include <span>

namespace crawlright::tester {

using namespace Qt::StringLiterals;
using Kind = PathPiece::Kind;

namespace {

class Pieces {
    Q_DECLARE_TR_FUNCTIONS(crawlright::tester::Pieces)
};

/// All of some bytes as people can read them.
QString whole(std::string_view bytes)
{
    return words::shown(bytes, static_cast<int>(bytes.size() * 4 + 4));
}

/// Bytes and where they were changed.
struct Side {
    std::string_view bytes;
    std::span<const access::PathChange> changes; ///< `to` counts in these bytes

    [[nodiscard]] MarkedText of(std::size_t begin, std::size_t end) const
    {
        begin = std::min(begin, bytes.size());
        end = std::clamp(end, begin, bytes.size());
        if (end - begin > longestPiece) {
            const std::size_t half = longestPiece / 2;
            MarkedText text = marked(begin, begin + half);
            text.append(u"…"_s, false);
            const MarkedText tail = marked(end - half, end);
            text.text += tail.text;
            text.changed.insert(text.changed.end(), tail.changed.begin(), tail.changed.end());
            return text;
        }
        return marked(begin, end);
    }

private:
    [[nodiscard]] MarkedText marked(std::size_t begin, std::size_t end) const
    {
        MarkedText text;
        for (const access::PathChange& change : changes) {
            const std::size_t from = std::clamp<std::size_t>(change.to.begin, begin, end);
            const std::size_t to = std::clamp<std::size_t>(change.to.end, from, end);
            text.append(whole(bytes.substr(begin, from - begin)), false);
            text.append(whole(bytes.substr(from, to - from)), true);
            begin = to;
        }
        text.append(whole(bytes.substr(begin, end - begin)), false);
        return text;
    }
};

class Cutter {
public:
    Cutter(const rules::RuleTried& rule, const rules::Proof& proof)
        : m_rule(rule)
        , m_path{proof.comparedPath, proof.changes}
        , m_pattern{rule.compared, rule.changes}
        , m_wildcards(dialects::get(proof.dialect).wildcards)
    {
    }

    std::vector<PathPiece> run()
    {
        const std::size_t end = m_rule.matched ? m_rule.compared.size() : m_rule.matchedPattern;
        while (m_inPattern < end && m_pieces.size() < mostPieces)
            cutNext(end);
        const std::size_t pathSize = m_path.bytes.size();
        const std::size_t patternSize = m_pattern.bytes.size();
        if (m_inPattern < end)
            add(Kind::More, pathSize, patternSize);
        else if (!m_rule.matched)
            add(Kind::Differs, pathSize, patternSize);
        else if (m_inPath < pathSize)
            add(Kind::Rest, pathSize, patternSize);
        return std::move(m_pieces);
    }

private:
    [[nodiscard]] bool isStar(std::size_t at) const
    {
        return m_wildcards && m_pattern.bytes[at] == '*';
    }
    [[nodiscard]] bool isEnd(std::size_t at) const
    {
        return m_wildcards && m_pattern.bytes[at] == '$' && at + 1 == m_pattern.bytes.size();
    }

    void cutNext(std::size_t end)
    {
        if (isEnd(m_inPattern)) {
            add(Kind::End, m_inPath, m_inPattern + 1);
        } else if (isStar(m_inPattern)) {
            const auto index = static_cast<std::size_t>(m_stars);
            const std::size_t caught =
                index < m_rule.stars.size() ? m_rule.stars[index].end : m_inPath;
            ++m_stars;
            add(Kind::Star, caught, m_inPattern + 1);
            m_pieces.back().star = m_stars;
        } else {
            std::size_t at = m_inPattern;
            while (at < end && !isStar(at) && !isEnd(at))
                ++at;
            add(Kind::Literal, m_inPath + (at - m_inPattern), at);
        }
    }

    void add(Kind kind, std::size_t pathEnd, std::size_t patternEnd)
    {
        m_pieces.push_back({.kind = kind,
                            .path = m_path.of(m_inPath, pathEnd),
                            .pattern = m_pattern.of(m_inPattern, patternEnd)});
        m_inPath = pathEnd;
        m_inPattern = patternEnd;
    }

    const rules::RuleTried& m_rule;
    Side m_path;
    Side m_pattern;
    bool m_wildcards;
    std::size_t m_inPath = 0;
    std::size_t m_inPattern = 0;
    int m_stars = 0;
    std::vector<PathPiece> m_pieces;
};

QString sentenceOf(const PathPiece& piece)
{
    const QString& path = piece.path.text;
    const QString& pattern = piece.pattern.text;
    switch (piece.kind) {
    case Kind::Literal:
        return Pieces::tr("“%1” is the same in both.").arg(path);
    case Kind::Star:
        return path.isEmpty() ? Pieces::tr("Wildcard %1 stands for nothing.").arg(piece.star)
                              : Pieces::tr("Wildcard %1 stands for “%2”.")
                                    .arg(QString::number(piece.star), path);
    case Kind::End:
        return Pieces::tr("“$” asks for the end, and the path ends here.");
    case Kind::Rest:
        return Pieces::tr("The path goes on with “%1”, which does not matter.").arg(path);
    case Kind::Differs:
        if (pattern.isEmpty())
            return Pieces::tr("It does not match.");
        return path.isEmpty()
                   ? Pieces::tr("Here the rule asks for “%1”, but the path ends.").arg(pattern)
                   : Pieces::tr("Here the rule asks for “%1”, but the path goes on with “%2”.")
                         .arg(pattern, path);
    case Kind::More:
        break;
    }
    return Pieces::tr("Both go on, which is not shown in pieces.");
}

} // namespace

void MarkedText::append(const QString& more, bool isChanged)
{
    text += more;
    changed.resize(static_cast<std::size_t>(text.size()), isChanged);
}

MarkedText MarkedText::mid(qsizetype begin, qsizetype count) const
{
    const qsizetype end = count < 0 ? text.size() : std::min(begin + count, text.size());
    return {text.sliced(begin, end - begin), {changed.begin() + begin, changed.begin() + end}};
}

std::vector<PathPiece> piecesOf(const rules::RuleTried& rule, const rules::Proof& proof)
{
    return Cutter(rule, proof).run();
}

QString piecesText(const std::vector<PathPiece>& pieces)
{
    QStringList sentences;
    for (const PathPiece& piece : pieces)
        sentences += sentenceOf(piece);
    return sentences.join(u' ');
}

QString piecesAsLines(const std::vector<PathPiece>& pieces)
{
    QString labels;
    QString path;
    QString pattern;
    for (const PathPiece& piece : pieces) {
        const QString label =
            piece.kind == Kind::Star ? QString(u'*' % QString::number(piece.star)) : QString();
        const qsizetype width =
            std::max({label.size(), piece.path.text.size(), piece.pattern.text.size()});
        labels += label.leftJustified(width);
        path += piece.path.text.leftJustified(width);
        pattern += piece.pattern.text.leftJustified(width);
    }
    QStringList lines{path.trimmed(), pattern.trimmed()};
    if (const QString trimmed = labels.trimmed(); !trimmed.isEmpty())
        lines.prepend(labels.left(labels.lastIndexOf(trimmed.back()) + 1));
    return lines.join(u'\n') % u'\n';
}

} // namespace crawlright::tester
