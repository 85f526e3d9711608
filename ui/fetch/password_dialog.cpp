// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/password_dialog.h"

#include "ui/words/quoted.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

namespace crawlright::fetch {

using namespace Qt::StringLiterals;

namespace {

QString questionText(const PasswordQuestion& question)
{
    QStringList sentences;
    sentences += PasswordDialog::tr("%1 asks for a name and password.").arg(question.url.host());
    if (question.isAgain)
        sentences += PasswordDialog::tr("Those that were sent were not accepted.");
    if (!question.realm.isEmpty())
        //: A server's own words for what is behind the password
        sentences +=
            PasswordDialog::tr("It says: %1.").arg(words::inQuotes(question.realm.toStdString()));
    return sentences.join(u' ');
}

QString promise(const QUrl& url)
{
    const QString held = PasswordDialog::tr(
        "They are held in memory until the program ends, and sent to this host alone.");
    return url.scheme() == "https"_L1
               ? held
               : held + u' ' +
                     PasswordDialog::tr("This connection is not encrypted: others on the way can "
                                        "read them.");
}

QLabel* makeText(const QString& name, const QString& text)
{
    auto* label = new QLabel(text);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

PasswordDialog::PasswordDialog(const PasswordQuestion& question, QWidget* parent)
    : QDialog(parent)
    , m_isForTls(question.url.scheme() == "https"_L1)
    , m_user(new QLineEdit(question.user))
    , m_password(new QLineEdit)
{
    setObjectName("passwordDialog"_L1);
    setWindowTitle(tr("Name and Password"));
    m_user->setObjectName("userName"_L1);
    m_password->setObjectName("password"_L1);
    m_password->setEchoMode(QLineEdit::Password);
    auto* form = new QFormLayout;
    form->addRow(tr("&Name:"), m_user);
    form->addRow(tr("&Password:"), m_password);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Fetch Again"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeText(u"passwordQuestion"_s, questionText(question)));
    layout->addLayout(form);
    layout->addWidget(makeText(u"passwordPromise"_s, promise(question.url)));
    layout->addStretch(1);
    layout->addWidget(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    (question.user.isEmpty() ? m_user : m_password)->setFocus();
}

net::Credentials PasswordDialog::credentials() const
{
    return {.user = m_user->text(), .password = m_password->text(), .isForTls = m_isForTls};
}

QString realmOf(const QByteArray& header)
{
    static const QRegularExpression realm(u"\\brealm=\"([^\"]*)\""_s,
                                          QRegularExpression::CaseInsensitiveOption);
    return realm.match(QString::fromUtf8(header)).captured(1);
}

} // namespace crawlright::fetch
