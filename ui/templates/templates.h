// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

/// Lines that many files need, to be put into one's own. Does **not** know files or widgets beyond
/// the dialog that offers them.
namespace crawlright::templates {

/// A word in braces of a template, which one fills in.
struct Blank {
    QString key;
    QString label;
    QString example; ///< stands there at first
};

/// What a template promises of itself where all blanks hold their examples.
struct Promise {
    QString crawler;
    QString url;
    bool isAllowed = true;
};

struct Template {
    QString id;
    QString family; ///< for whom it is: "Google's guide", "WordPress"
    QString title;
    QString about;  ///< what it does and for whom, a sentence or two
    QString source; ///< where the rules come from
    QStringList lines;
    std::vector<Blank> blanks;
    std::vector<Promise> promises;
};

/// The templates that are built in, in the order in which to offer them.
[[nodiscard]] std::vector<Template> builtIn();

/// The text of a template: each blank filled, or left as its example where `values` has none or an
/// empty one. `{host}` is the host of the file.
[[nodiscard]] QString filled(const Template& which, const QMap<QString, QString>& values);

} // namespace crawlright::templates
