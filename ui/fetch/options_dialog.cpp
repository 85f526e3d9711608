// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/options_dialog.h"

#include "ui/fetch/agent_field.h"
#include "ui/words/quoted.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace crawlright::fetch {

using namespace Qt::StringLiterals;

namespace {

QPlainTextEdit* makeLines(QLatin1StringView name, const QString& text, const QString& example)
{
    auto* lines = new QPlainTextEdit(text);
    lines->setObjectName(name);
    lines->setPlaceholderText(example);
    lines->setTabChangesFocus(true);
    lines->setLineWrapMode(QPlainTextEdit::NoWrap);
    lines->setFixedHeight(lines->fontMetrics().height() * 4);
    return lines;
}

QLabel* makeNote(const QString& text)
{
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

OptionsDialog::OptionsDialog(const SessionOptions& options, const QByteArray& usual,
                             const std::vector<AgentPreset>& presets, const QStringList& hosts,
                             QWidget* parent)
    : QDialog(parent)
    , m_agent(new AgentField(presets, tr("As in the preferences"), usual))
    , m_headers(makeLines("extraHeaders"_L1, textOf(options.headers), u"X-Staging: yes"_s))
    , m_headerFault(makeNote({}))
    , m_addresses(makeLines("fixedAddresses"_L1, textOf(options.fixedAddresses),
                            u"www.example.com 192.0.2.7"_s))
    , m_addressFault(makeNote({}))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setObjectName("fetchOptions"_L1);
    setWindowTitle(tr("Fetch Options"));
    m_agent->setUserAgent(options.userAgent);
    m_headerFault->setObjectName("extraHeadersFault"_L1);
    m_addressFault->setObjectName("fixedAddressesFault"_L1);
    makeLayout(hosts);
    connect(m_agent, &AgentField::changed, this, &OptionsDialog::check);
    connect(m_headers, &QPlainTextEdit::textChanged, this, &OptionsDialog::check);
    connect(m_addresses, &QPlainTextEdit::textChanged, this, &OptionsDialog::check);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
}

void OptionsDialog::makeLayout(const QStringList& hosts)
{
    auto* form = new QFormLayout;
    form->addRow(tr("&User agent:"), m_agent);
    form->addRow(tr("E&xtra headers:"), m_headers);
    form->addRow(QString(), makeNote(tr("A line each. They are sent to the host that is asked "
                                        "for, and to no other.")));
    form->addRow(QString(), m_headerFault);
    form->addRow(tr("Fixed &addresses:"), m_addresses);
    form->addRow(QString(), makeNote(tr("A host and its IP address, a line each: no name is "
                                        "looked up for it.")));
    form->addRow(QString(), m_addressFault);
    form->addRow(tr("Passwords:"), makePasswords(hosts));
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(makeNote(tr("All of this holds until the program ends. None of it is kept "
                                  "on disk.")));
    layout->addStretch(1);
    layout->addWidget(m_buttons);
}

QWidget* OptionsDialog::makePasswords(const QStringList& hosts)
{
    auto* part = new QWidget;
    auto* held = makeNote(hosts.isEmpty() ? tr("None are held.")
                                          : tr("Held for %1.").arg(hosts.join(u", "_s)));
    held->setObjectName("heldPasswords"_L1);
    auto* forget = new QPushButton(tr("&Forget Passwords"));
    forget->setObjectName("forgetHeld"_L1);
    forget->setAutoDefault(false);
    forget->setEnabled(!hosts.isEmpty());
    connect(forget, &QPushButton::clicked, this, [this, held, forget] {
        Q_EMIT forgetRequested();
        held->setText(tr("None are held."));
        forget->setEnabled(false);
    });
    auto* layout = new QHBoxLayout(part);
    layout->setContentsMargins({});
    layout->addWidget(held, 1);
    layout->addWidget(forget);
    return part;
}

SessionOptions OptionsDialog::options() const
{
    return {
        .userAgent = m_agent->userAgent(),
        .headers = headersIn(m_headers->toPlainText()).value_or(QList<net::Header>()),
        .fixedAddresses =
            fixedAddressesIn(m_addresses->toPlainText()).value_or(QHash<QString, QHostAddress>())};
}

void OptionsDialog::check()
{
    const auto headers = headersIn(m_headers->toPlainText());
    const auto addresses = fixedAddressesIn(m_addresses->toPlainText());
    m_headerFault->setVisible(!headers);
    if (!headers)
        m_headerFault->setText(tr("%1 is no header that can be added.")
                                   .arg(words::inQuotes(headers.error().toStdString())));
    m_addressFault->setVisible(!addresses);
    if (!addresses)
        m_addressFault->setText(tr("%1 is not a host and an IP address.")
                                    .arg(words::inQuotes(addresses.error().toStdString())));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(headers && addresses && m_agent->isValid());
}

} // namespace crawlright::fetch
