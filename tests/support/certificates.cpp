// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/certificates.h"

#include <QFile>
#include <QProcess>
#include <QSslCertificate>
#include <QSslKey>
#include <QSslSocket>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace crawlright::test {
namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    return file.readAll();
}

} // namespace

bool Certificates::isAvailable()
{
    return QSslSocket::supportsSsl() && !QStandardPaths::findExecutable(u"openssl"_s).isEmpty();
}

CertificateFiles Certificates::make(Kind kind)
{
    static int count = 0;
    const QString name = m_folder.filePath(QString::number(++count));
    const CertificateFiles files{name + u".pem"_s, name + u".key"_s};
    const bool isElsewhere = kind == Kind::WrongHost;
    QStringList arguments{u"req"_s,
                          u"-x509"_s,
                          u"-newkey"_s,
                          u"ec"_s,
                          u"-pkeyopt"_s,
                          u"ec_paramgen_curve:prime256v1"_s,
                          u"-nodes"_s,
                          u"-keyout"_s,
                          files.key,
                          u"-out"_s,
                          files.certificate,
                          u"-subj"_s,
                          isElsewhere ? u"/CN=other.example"_s : u"/CN=localhost"_s,
                          u"-addext"_s,
                          isElsewhere ? u"subjectAltName=DNS:other.example"_s
                                      : u"subjectAltName=IP:127.0.0.1,DNS:localhost"_s};
    if (kind == Kind::Expired)
        arguments +=
            {u"-not_before"_s, u"20200101000000Z"_s, u"-not_after"_s, u"20200131000000Z"_s};
    else
        arguments += {u"-days"_s, u"2"_s};
    QProcess openssl;
    openssl.start(u"openssl"_s, arguments);
    if (!openssl.waitForFinished(20'000) || openssl.exitCode() != 0) {
        m_problem = QString::fromLocal8Bit(openssl.readAllStandardError());
        return {};
    }
    return files;
}

QSslConfiguration serverTls(const CertificateFiles& files)
{
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setLocalCertificate(QSslCertificate(contentOf(files.certificate)));
    tls.setPrivateKey(QSslKey(contentOf(files.key), QSsl::Ec));
    tls.setPeerVerifyMode(QSslSocket::VerifyNone);
    return tls;
}

Trust::Trust(const CertificateFiles& files)
    : m_before(QSslConfiguration::defaultConfiguration())
{
    QSslConfiguration tls = m_before;
    tls.addCaCertificate(QSslCertificate(contentOf(files.certificate)));
    QSslConfiguration::setDefaultConfiguration(tls);
}

Trust::~Trust()
{
    QSslConfiguration::setDefaultConfiguration(m_before);
}

} // namespace crawlright::test
