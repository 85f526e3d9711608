// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/about_box.h"

#include "ui/icons/icons.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QStringBuilder>

namespace crawlright::window {

using namespace Qt::StringLiterals;

namespace {

class AboutWords {
    Q_DECLARE_TR_FUNCTIONS(crawlright::window::AboutBox)
};

} // namespace

void showAbout(QWidget* parent)
{
    auto* box = new QMessageBox(parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setModal(false);
    box->setWindowTitle(AboutWords::tr("About Crawlright"));
    box->setIconPixmap(icons::application().pixmap(64, 64));
    box->setText(
        AboutWords::tr("<b>Crawlright %1</b>").arg(QCoreApplication::applicationVersion()));
    box->setInformativeText(
        AboutWords::tr("A workbench for robots.txt: who may crawl what, and why.") % u"\n\n"_s %
        AboutWords::tr("Nothing leaves this computer except the fetches that you ask for.") %
        u"\n\n"_s %
        AboutWords::tr("Free software under the MIT licence. Made with Qt %1.")
            .arg(QString::fromLatin1(qVersion())));
    box->show();
}

} // namespace crawlright::window
