// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/find/search.h"
#include "ui/find/subject.h"

#include <QRegularExpression>

#include <optional>

namespace crawlright::find {

/// What an expression captured, as bytes of the file.
class Captures {
public:
    Captures(std::string_view bytes, Subject& subject, const QRegularExpressionMatch& match)
        : m_bytes(bytes)
        , m_subject(subject)
        , m_match(match)
    {
    }
    /// 0: all that matched. Empty where there is no such one.
    [[nodiscard]] std::string_view operator[](int number) const;

private:
    std::string_view m_bytes; // of the subject
    Subject& m_subject;
    const QRegularExpressionMatch& m_match;
};

/// A regular expression, ready for matching. It is matched with each line by itself, without its
/// end; only one that names line ends is matched with the whole text.
class Expression {
public:
    explicit Expression(const Query& query);

    /// What is wrong with it; nothing is.
    [[nodiscard]] const std::optional<Fault>& fault() const { return m_fault; }

    /// Is told of each hit, ascending; whether to go on.
    using Take = std::function<bool(text::Span hit, const Captures& captures)>;
    /// Returns why not all were found; nothing: they were.
    [[nodiscard]] std::optional<Fault> search(std::string_view bytes, const Bounds& bounds,
                                              const Take& take) const;

private:
    class Run;

    QRegularExpression m_expression;
    std::optional<Fault> m_fault;
    bool m_namesLineEnds = false;
    bool m_joinsLineEnds = false;
};

/// The bytes that a hit becomes.
[[nodiscard]] std::string expanded(const Replacement& replacement, const Captures& captures);

} // namespace crawlright::find
