// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QTextBrowser>

namespace crawlright::tester {

/// Rich text that is as high as what it holds, for a column that scrolls as a whole. Links go to
/// whoever listens.
class GrownText final : public QTextBrowser {
    Q_OBJECT

public:
    explicit GrownText(QWidget* parent = nullptr);

    /// Without text it is hidden.
    void setRichText(const QString& html);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void grow();

    QString m_html; // as given last
};

} // namespace crawlright::tester
