// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/copy_button.h"

#include "ui/files/file_words.h"
#include "ui/icons/icons.h"
#include "ui/words/explained.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>

namespace crawlright::tester {

using namespace Qt::StringLiterals;

repro::Case reproOf(const Question& question, const rules::Decision& decision)
{
    const crawlers::Crawler& crawler = question.crawler;
    const bool isOwn = crawlers::builtIn().resolve(crawler.text).dialect == crawler.dialect;
    return {.robots = std::string(question.analysis->document.bytes()),
            .url = question.url,
            .crawler = crawler.text,
            .dialect = isOwn ? std::nullopt : std::optional(crawler.dialect),
            .verdict = decision.verdict,
            .line = decision.line};
}

CopyButton::CopyButton(QWidget* parent)
    : QToolButton(parent)
{
    setObjectName("copyProof"_L1);
    setText(tr("Copy As"));
    setIcon(icons::themed("edit-copy"_L1));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setAutoRaise(true);
    setPopupMode(QToolButton::InstantPopup);
    setToolTip(tr("Copy the proof, to hand it on."));
    auto* menu = new QMenu(this);
    connect(menu->addAction(tr("&Text")), &QAction::triggered, this, [this] {
        copy(words::explainedText(*m_proof, m_question->crawler).join(u'\n') + u'\n');
    });
    connect(menu->addAction(tr("&Markdown")), &QAction::triggered, this, [this] {
        copy(QString::fromStdString(words::explainedMarkdown(*m_proof, m_question->crawler)));
    });
    //: A file with which the verdict can be shown again elsewhere.
    connect(menu->addAction(tr("&Repro File")), &QAction::triggered, this, [this] {
        copy(QString::fromStdString(repro::write(reproOf(*m_question, m_proof->decision))));
    });
    menu->addSeparator();
    QAction* save = menu->addAction(icons::themed("document-save-as"_L1), tr("&Save Repro File…"));
    connect(save, &QAction::triggered, this, &CopyButton::chooseFile);
    setMenu(menu);
    hide();
}

void CopyButton::setProof(const Question& question, const rules::Proof& proof)
{
    m_question = question;
    m_proof = proof;
    show();
}

void CopyButton::clear()
{
    hide();
    m_question.reset();
    m_proof.reset();
}

void CopyButton::copy(const QString& text) const
{
    QGuiApplication::clipboard()->setText(text);
}

void CopyButton::chooseFile()
{
    auto* dialog = new QFileDialog(window(), tr("Save Repro File"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setNameFilter(tr("Repro files (*.json)"));
    dialog->setDefaultSuffix(u"json"_s);
    dialog->selectFile(u"repro.json"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &CopyButton::saveRepro);
    dialog->open();
}

void CopyButton::saveRepro(const QString& path)
{
    if (!m_proof)
        return;
    work::inBackground(
        this,
        [path, shown = reproOf(*m_question, m_proof->decision)] {
            return files::writeFile(path, repro::write(shown));
        },
        [this, path](const std::expected<files::FileStamp, files::FileError>& written) {
            if (written)
                Q_EMIT saved(path);
            else
                Q_EMIT failed(files::FileWords::notSaved(written.error()));
        });
}

} // namespace crawlright::tester
