// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/tool_tip.h"

namespace crawlright::words {

using namespace Qt::StringLiterals;

QString asToolTip(const QString& text)
{
    if (!text.contains(u'<') && !text.contains("&lt;"_L1))
        return text;
    return u"<qt>"_s + text.toHtmlEscaped().replace(u'\n', "<br>"_L1) + u"</qt>"_s;
}

} // namespace crawlright::words
