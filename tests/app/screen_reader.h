// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>
#include <vector>

namespace crawlright::test {

/// A display, a session bus and an accessibility bus of its own; everything ends with it.
class AccessibleDesktop {
public:
    AccessibleDesktop();
    ~AccessibleDesktop();

    /// Empty: all of it runs. Else what is missing or does not start.
    [[nodiscard]] const QString& fault() const { return m_fault; }
    /// Starts a program on it, in this folder or the test's own; it ends with the test at the
    /// latest, however that ends.
    [[nodiscard]] std::unique_ptr<QProcess>
    start(const QString& program, const QStringList& arguments, const QString& folder = {}) const;
    /// What programs kept in their home goes, as if none had run.
    void clearHome() const;

private:
    [[nodiscard]] QString firstLineOf(QProcess& process, const QString& program,
                                      const QStringList& arguments);

    QTemporaryDir m_folder;
    QProcess m_display;
    QProcess m_bus;
    QString m_fault;
};

/// What a screen reader is told of a program, through AT-SPI.
class ScreenReader {
public:
    ScreenReader();
    ~ScreenReader();

    struct Thing {
        QString role;
        QString name;
        QString text; ///< of a field or a label
        bool isShown = false;
    };
    /// Everything that the running programs show.
    [[nodiscard]] std::vector<Thing> everything() const;
    /// Whether this stands in a name or text, the marks for directions left out: they are not read.
    [[nodiscard]] bool hears(const QString& part) const;
    /// The text of the first field of this name; empty without one.
    [[nodiscard]] QString read(const QString& field) const;
    /// Presses the first button of this name.
    [[nodiscard]] bool press(const QString& button) const;
    /// How many programs show something.
    [[nodiscard]] int programs() const;
    /// Types into the first field of this name.
    [[nodiscard]] bool type(const QString& field, const QString& text) const;
    /// What was announced since this was made; lets events come in.
    [[nodiscard]] QStringList announced() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace crawlright::test
