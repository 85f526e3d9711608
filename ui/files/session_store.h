// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"
#include "core/urls/load.h"

#include <QString>

#include <optional>
#include <vector>

class QSettings;

namespace crawlright::files {

/// An open document and how it was looked at.
struct OpenDocument {
    QString path;
    QString address{};       ///< of a text that is no file: from where it was fetched
    text::Offset anchor = 0; ///< where the selection began
    text::Offset cursor = 0;
    text::LineNumber topLine = 1;
    std::vector<text::LineNumber> folds{}; ///< where folded groups begin
    friend bool operator==(const OpenDocument&, const OpenDocument&) = default;
};

struct OpenDocuments {
    std::vector<OpenDocument> documents; ///< in the order of the tabs
    std::optional<std::size_t> current;
    QString tested{}; ///< the address in the tester
    QString urls{};   ///< the file of the loaded URLs
    /// How it is read, if somebody chose that.
    std::optional<urls::LoadOptions> urlOptions{};
    friend bool operator==(const OpenDocuments&, const OpenDocuments&) = default;
};

/// Which documents were open and what was tested, kept in the settings.
class SessionStore {
public:
    /// The settings must outlive this.
    explicit SessionStore(QSettings& settings);

    /// Whether the user wants them open again.
    [[nodiscard]] bool isWanted() const;
    void setWanted(bool wanted);

    [[nodiscard]] OpenDocuments load() const;
    void store(const OpenDocuments& open);

private:
    void storeUrlOptions(const std::optional<urls::LoadOptions>& options);

    QSettings& m_settings;
};

} // namespace crawlright::files
