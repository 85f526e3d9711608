// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/clipboard.h"

#include "ui/session/document_session.h"

#include <QMimeData>
#include <QUrl>

#include <algorithm>

namespace crawlright::editor {

namespace {

QString bytesType()
{
    return QStringLiteral("application/x-crawlright-bytes");
}

} // namespace

std::unique_ptr<QMimeData> mimeDataOf(std::string_view bytes)
{
    auto data = std::make_unique<QMimeData>();
    const QByteArray raw(bytes.data(), static_cast<qsizetype>(bytes.size()));
    data->setData(bytesType(), raw);
    QString text = QString::fromUtf8(raw);
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    text.replace(u'\r', u'\n');
    data->setText(text);
    return data;
}

bool isPasteable(const QMimeData& data)
{
    return data.hasFormat(bytesType()) ||
           (data.hasText() && !std::ranges::any_of(data.urls(), &QUrl::isLocalFile));
}

QString textToPaste(const QMimeData& data, const session::DocumentSession& session)
{
    if (!data.hasFormat(bytesType()))
        return session.typed(data.text());
    const QByteArray bytes = data.data(bytesType());
    return session.typed(
        std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

} // namespace crawlright::editor
