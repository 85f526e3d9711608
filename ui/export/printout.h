// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/export/html_listing.h"
#include "ui/export/listing.h"

#include <QFont>
#include <QObject>
#include <QPainter>
#include <QTextCharFormat>
#include <QTimer>

#include <memory>

class QPrinter;
class QTextLayout;

namespace KSyntaxHighlighting {
class Repository;
}

namespace crawlright::exports {

/// A file on paper: its colours, line numbers, what was found below each line, and on every page
/// its name, a date and the page's number. Painted piece by piece from the event loop, so that the
/// window goes on and it can be cancelled.
class Printout final : public QObject {
    Q_OBJECT

public:
    enum class End { Printed, Cancelled, Failed };
    Q_ENUM(End)

    struct Paper {
        Content content; ///< whose analysis is full
        QString date;    ///< as it is written
        QFont font;      ///< of the text; on paper it has 9 points
    };
    Printout(Paper paper, std::shared_ptr<QPrinter> printer,
             const KSyntaxHighlighting::Repository& highlighting, QObject* parent = nullptr);
    ~Printout() override;

    /// `ended` follows once, later.
    void start();
    /// Ends it at once; what the printer has already it may print.
    void cancel();
    /// Those that were begun.
    [[nodiscard]] int pages() const { return m_page; }

Q_SIGNALS:
    void progressed(qint64 lines, qint64 total);
    void ended(crawlright::exports::Printout::End how);

private:
    void goOn();
    void end(End how);
    void measure();
    void beginPage();
    [[nodiscard]] bool isWanted(int page) const;
    [[nodiscard]] bool isPastLast() const;
    void printLine(text::LineNumber number);
    void printNote(const Note& note);
    void printText(QTextLayout& layout, qreal indent, const QString& number);
    [[nodiscard]] QTextCharFormat formatOf(const Piece& piece) const;
    [[nodiscard]] QTextCharFormat colored(checks::Severity severity) const;

    Paper m_paper;
    std::shared_ptr<QPrinter> m_printer;
    Listing m_listing;
    QPainter m_painter;
    QTimer m_next;
    QFont m_font;      // of the text
    QFont m_smallFont; // of notes, header and footer
    QRectF m_area;     // between header and footer
    qreal m_numberWidth = 0;
    qreal m_gap = 0;
    qreal m_y = 0;
    int m_page = 0;
    bool m_hasPaper = false; // something was painted
    text::LineNumber m_done = 0;
};

} // namespace crawlright::exports
