// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/encoding.h"
#include "core/text/codec.h"
#include "ui/problems/problem_list.h"

#include <QStatusBar>

#include <array>
#include <map>
#include <optional>

class QAction;
class QLabel;
class QProgressBar;
class QToolButton;

namespace crawlright::window {

/// Facts about the text as a status bar shows them.
struct TextFacts {
    /// What the bytes are.
    enum class Kind : std::uint8_t { Utf8, Utf8WithMark, PartlyUtf8, Utf16 };

    std::size_t bytes = 0;
    Kind kind = Kind::Utf8;
    QString encoding;
    std::optional<text::LineEnding> lineEnding; ///< nullopt: mixed
    QString lineEnds;
};
/// Total and linear. `ofNewLines`: the line end of a text that has none yet.
[[nodiscard]] TextFacts factsOf(const syntax::Document& document,
                                text::LineEnding ofNewLines = text::LineEnding::Lf);

/// The line below everything: place, size, encoding, line ends, problems.
class StatusLine final : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    [[nodiscard]] static QString nameOf(edits::Encoding encoding);
    [[nodiscard]] static QString nameOf(text::LineEnding ending);

    void setPlace(int line, int column);
    /// Whose group the cursor is in; empty: in none.
    void setGroup(const QString& names);
    void setFacts(const TextFacts& facts);
    /// The file cannot be written.
    void setReadOnly(bool on);
    void setCounts(const problems::Counts& counts);
    /// Without expectations and bad lines nothing is shown.
    void setExpectations(int holding, int total, int badLines);
    /// There is a file of them, but nobody knows whether they hold.
    void setExpectationsUnchecked();
    /// Shows that something takes time; a `total` of 0: nobody knows how long.
    void showProgress(const QString& what, qint64 done, qint64 total);
    void hideProgress();

Q_SIGNALS:
    void placeClicked();
    void groupClicked();
    void problemsClicked();
    void readOnlyClicked();
    void expectationsClicked();
    void cancelClicked();
    /// The bytes shall be read so and become UTF-8.
    void conversionAsked(crawlright::edits::Encoding from);
    void byteOrderMarkAsked(bool on);
    /// Every line shall end so.
    void lineEndingAsked(crawlright::text::LineEnding ending);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeEncodingMenu();
    void makeLineEndsMenu();
    void checkMenus(const TextFacts& facts);
    void showExpectations(const QIcon& icon, const QString& text, const QString& name);

    QToolButton* m_place;
    QToolButton* m_group;
    QLabel* m_size;
    QToolButton* m_encoding;
    QToolButton* m_lineEnds;
    QAction* m_utf8 = nullptr;
    QAction* m_utf8WithMark = nullptr;
    std::map<edits::Encoding, QAction*> m_conversions;
    std::map<text::LineEnding, QAction*> m_endings;
    QToolButton* m_readOnly;
    QToolButton* m_expectations;
    QToolButton* m_noProblems;
    std::array<QToolButton*, problems::severityCount> m_counts{}; // by checks::Severity
    QLabel* m_what;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
};

} // namespace crawlright::window
