// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"

#include <QList>
#include <QString>

namespace crawlright::fetch {

/// Something that an answer is, for a list of such.
struct AnswerFact {
    QString id; ///< stable: an object name
    QString name;
    QString text;           ///< one or more sentences, or a value; never markup
    bool isOneWord = false; ///< which no line can hold
};

/// What the last answer is: bytes, digest, charset, mark, content type, where readers stop, and
/// what stands in front of the file. Empty where there was no answer.
[[nodiscard]] QList<AnswerFact> answerFacts(const net::FetchResult& result);

} // namespace crawlright::fetch
