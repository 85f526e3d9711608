// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonValue>
#include <QStringList>

/// What SARIF 2.1.0 says of the objects that `lint` writes: every property that the standard gives
/// them, its type, whether it is required. Written from the standard's chapters 3.4 to 3.58.
namespace crawlright::tests {

/// What of the value, as an object of this name (`sarifLog`, `run`, …), the standard does not
/// allow, with the path to it; also a property that it does not know. Empty: all is well. `met`
/// gets every property that was found, as `run.results`.
[[nodiscard]] QStringList faultsOfSarif(const QString& object, const QJsonValue& value,
                                        const QString& path, QStringList& met);

} // namespace crawlright::tests
