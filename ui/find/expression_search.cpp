// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/find/expression_search.h"

#include "core/text/codec.h"
#include "ui/find/plain_search.h"

#include <QDeadlineTimer>
#include <QStringBuilder>

#include <algorithm>
#include <utility>

namespace crawlright::find {

using namespace Qt::StringLiterals;

namespace {

// Ways that are tried from one place; some milliseconds. A line end is LF, CR or CRLF for `.`, `^`
// and `$`.
constexpr auto limits = "(*LIMIT_MATCH=1000000)(*LIMIT_HEAP=20000)(*ANYCRLF)"_L1;
// No word goes on across this place.
constexpr auto edge = "(?!(?<=\\w)(?=\\w))"_L1;

bool names(QStringView pattern, QStringView letters)
{
    for (qsizetype i = 0; i + 1 < pattern.size(); ++i) {
        if (pattern[i] != u'\\')
            continue;
        ++i;
        if (letters.contains(pattern[i]))
            return true;
    }
    return false;
}

} // namespace

std::string_view Captures::operator[](int number) const
{
    const qsizetype begin = m_match.capturedStart(number);
    if (begin < 0)
        return {};
    const std::size_t first = m_subject.byteAt(begin);
    // A look-behind can make a capture end before it begins.
    const std::size_t end = m_subject.byteAt(std::max(begin, m_match.capturedEnd(number)));
    return m_bytes.substr(first, end - first);
}

Expression::Expression(const Query& query)
    : m_namesLineEnds(names(query.text, u"nrR"))
    , m_joinsLineEnds(!names(query.text, u"r"))
{
    const std::string bytes = bytesOf(query.text);
    const QString pattern = Subject(bytes, false).text();
    QRegularExpression::PatternOptions options = QRegularExpression::UseUnicodePropertiesOption;
    if (!query.matchesCase)
        options |= QRegularExpression::CaseInsensitiveOption;
    if (m_namesLineEnds)
        options |= QRegularExpression::MultilineOption;
    m_expression.setPatternOptions(options);
    const auto take = [this](const QString& text) {
        m_expression.setPattern(text);
        if (m_expression.isValid())
            return true;
        m_fault = Fault{.kind = Fault::Kind::BadExpression,
                        .what = m_expression.errorString(),
                        .position = m_expression.patternErrorOffset()};
        return false;
    };
    // By itself first: with what is put around it `a)(b` would be a good one.
    if (!take(pattern))
        return;
    const bool isGood =
        take(query.isWholeWord ? QString(limits % edge % "(?:"_L1 % pattern % u')' % edge)
                               : QString(limits % pattern));
    if (isGood)
        m_expression.optimize();
    else
        m_fault->position = pattern.size();
}

class Expression::Run {
public:
    Run(const Expression& expression, std::string_view bytes, const Bounds& bounds,
        const Take& take)
        : m_expression(expression)
        , m_bytes(bytes)
        , m_bounds(bounds)
        , m_take(take)
        , m_deadline(bounds.time)
    {
    }

    [[nodiscard]] std::optional<Fault> all()
    {
        const text::Span scope = m_bounds.scope;
        if (m_expression.m_namesLineEnds)
            return in({0, scope.end});
        const std::size_t before = m_bytes.substr(0, scope.begin).find_last_of("\r\n");
        auto begin = static_cast<text::Offset>(before + 1); // npos + 1 is 0
        while (true) {
            const std::size_t found = m_bytes.find_first_of("\r\n", begin);
            const auto end = static_cast<text::Offset>(std::min(found, m_bytes.size()));
            const bool isSearched =
                begin < scope.end || begin <= scope.begin || scope.end == m_bytes.size();
            if (!isSearched)
                return {};
            if (auto fault = in({begin, std::max(begin, std::min(end, scope.end))}))
                return fault;
            if (found == std::string_view::npos)
                return {};
            const bool isPair = m_bytes.substr(end).starts_with("\r\n");
            begin = end + (isPair ? 2 : 1);
        }
    }

private:
    // Whether to stop, and why.
    [[nodiscard]] std::optional<Fault> pause()
    {
        if (++m_steps % 64 != 0)
            return {};
        if (m_bounds.isStopped && m_bounds.isStopped())
            return Fault{.kind = Fault::Kind::Stopped};
        if (m_deadline.hasExpired())
            return Fault{.kind = Fault::Kind::TooMuch};
        return {};
    }

    // Long texts are matched from one place after the other, so that one can stop between.
    [[nodiscard]] std::optional<Fault> in(text::Span span)
    {
        using Option = QRegularExpression;
        const std::string_view within = span.of(m_bytes);
        Subject subject(within, m_expression.m_joinsLineEnds);
        const QString& text = subject.text();
        const bool isStepwise =
            m_expression.m_namesLineEnds || text.size() > m_bounds.longestAtOnce;
        const auto options = isStepwise ? Option::DontCheckSubjectStringMatchOption |
                                              Option::AnchorAtOffsetMatchOption
                                        : Option::DontCheckSubjectStringMatchOption;
        qsizetype from = m_bounds.scope.begin > span.begin
                             ? subject.unitAt(m_bounds.scope.begin - span.begin)
                             : 0;
        while (from <= text.size()) {
            if (auto fault = pause())
                return fault;
            const QRegularExpressionMatch match =
                m_expression.m_expression.match(text, from, Option::NormalMatch, options);
            if (!match.isValid())
                return Fault{.kind = Fault::Kind::TooMuch};
            if (!match.hasMatch() && !isStepwise)
                return {};
            // `\K` in a look-ahead can put the start behind the end, or before what was found.
            const bool isHit = match.hasMatch() && match.capturedStart() >= from &&
                               match.capturedEnd() >= match.capturedStart();
            if (isHit) {
                const std::size_t begin = subject.byteAt(match.capturedStart());
                const std::size_t end = subject.byteAt(match.capturedEnd());
                const text::Span hit{span.begin + static_cast<text::Offset>(begin),
                                     span.begin + static_cast<text::Offset>(end)};
                if (!m_take(hit, Captures(within, subject, match)))
                    return Fault{.kind = Fault::Kind::Stopped};
            }
            from = isHit && match.capturedLength() > 0
                       ? match.capturedEnd()
                       : behind(text, isHit ? match.capturedStart() : from);
        }
        return {};
    }

    static qsizetype behind(const QString& text, qsizetype unit)
    {
        const bool isPair = unit < text.size() && text[unit].isHighSurrogate();
        return unit + (isPair ? 2 : 1);
    }

    const Expression& m_expression;
    std::string_view m_bytes;
    const Bounds& m_bounds;
    const Take& m_take;
    QDeadlineTimer m_deadline;
    unsigned m_steps = 0;
};

std::optional<Fault> Expression::search(std::string_view bytes, const Bounds& bounds,
                                        const Take& take) const
{
    return m_fault ? m_fault : Run(*this, bytes, bounds, take).all();
}

std::string expanded(const Replacement& replacement, const Captures& captures)
{
    std::string bytes;
    const QString& text = replacement.text;
    qsizetype plain = 0; // from here on nothing was added yet
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != u'\\')
            continue;
        const QChar letter = text[i + 1];
        const bool isNumber = letter >= u'0' && letter <= u'9';
        if (!isNumber && letter != u'n' && letter != u't' && letter != u'\\')
            continue;
        bytes += bytesOf(text.sliced(plain, i - plain));
        if (isNumber)
            bytes += captures[letter.unicode() - u'0'];
        else if (letter == u'n')
            bytes += text::bytesOf(replacement.lineEnding);
        else
            bytes += letter == u't' ? '\t' : '\\';
        plain = ++i + 1;
    }
    return bytes + bytesOf(text.sliced(plain));
}

} // namespace crawlright::find
